//! The gallery of a game: everything that has a name, with its picture and what it does.

use super::shell::{Reader, page};
use crate::gallery::{Exhibit, Shelf, Shown};
use i18n::Texts;
use maud::{Markup, html};

/// The gallery of this game, of which only what says all the wanted words is shown.
pub fn gallery(reader: &Reader<'_>, game: &str, shelves: &[Shelf], wanted: &str) -> Markup {
    let texts = reader.texts;
    let name = reader.say(&format!("game-{game}"));
    let title = texts.say_with("gallery-title", &[("game", (&name).into())]);
    let shown: Vec<(&Shelf, Vec<&Exhibit>)> = shelves
        .iter()
        .map(|shelf| (shelf, shelf.exhibits.iter().filter(|exhibit| exhibit.says(wanted)).collect()))
        .filter(|(_, exhibits): &(_, Vec<_>)| !exhibits.is_empty())
        .collect();
    let count: usize = shown.iter().map(|(_, exhibits)| exhibits.len()).sum();
    let main = html! {
        main #main class={ "page gallery gallery-" (game) } {
            header.gallery-head {
                h1 { (title) }
                form.gallery-filter method="get" role="search" {
                    label for="wanted" { (reader.say("gallery-filter")) }
                    input #wanted type="search" name="q" value=(wanted) maxlength="60";
                    button.button type="submit" { (reader.say("gallery-filter-go")) }
                    @if !wanted.trim().is_empty() {
                        a.button.quiet href={ "/gallery/" (game) } { (reader.say("gallery-filter-all")) }
                    }
                }
                p.hint { (texts.say_with("gallery-count", &[("count", (count as u32).into())])) }
                nav aria-label=(reader.say("gallery-shelves")) {
                    ul.shelves {
                        @for (shelf, exhibits) in &shown {
                            li { a href={ "#" (shelf.id) } { (shelf.name) } " " span.many { (exhibits.len()) } }
                        }
                    }
                }
            }
            @for (shelf, exhibits) in &shown {
                section.shelf aria-labelledby=(shelf.id) {
                    h2 id=(shelf.id) { (shelf.name) }
                    @let cards = html! { ul.exhibits { @for exhibit in exhibits { (card(texts, exhibit)) } } };
                    @match shelf.shown {
                        Shown::Openly => (cards),
                        Shown::WhenOpened => details.fold { summary { (reader.say("gallery-story")) } (cards) },
                    }
                }
            }
        }
    };
    page(&reader.shown(game), &title, &main)
}

fn card(texts: &Texts, exhibit: &Exhibit) -> Markup {
    html! {
        li class={ "exhibit " (exhibit.class) } {
            (exhibit.picture)
            @if let Some(voice) = &exhibit.picture.voice { (voice) }
            h3 { (exhibit.name) }
            p.kind {
                (exhibit.kind)
                @if exhibit.count > 1 {
                    " " span.many { (texts.say_with("gallery-copies", &[("count", exhibit.count.into())])) }
                }
            }
            div.does { @for line in &exhibit.lines { p { (line) } } }
        }
    }
}
