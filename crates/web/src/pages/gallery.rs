//! The gallery of a game: everything that has a name, with its picture and what it does.

use super::shell::{Reader, page};
use crate::assets;
use crate::gallery::{Exhibit, Shelf, Shown};
use i18n::Texts;
use maud::{Markup, html};

/// The gallery of this game, of which only what says all the wanted words is shown.
pub fn gallery(reader: &Reader<'_>, game: &str, sprite: &Markup, shelves: &[Shelf], wanted: &str) -> Markup {
    let texts = reader.texts;
    let name = reader.say(&format!("game-{game}"));
    let title = texts.say_with("gallery-title", &[("game", (&name).into())]);
    let shown: Vec<(&Shelf, Vec<(usize, &Exhibit)>)> = shelves
        .iter()
        .map(|shelf| {
            let exhibits = (1..).zip(&shelf.exhibits);
            (shelf, exhibits.filter(|(_, exhibit)| exhibit.says(wanted)).collect())
        })
        .filter(|(_, exhibits): &(_, Vec<_>)| !exhibits.is_empty())
        .collect();
    let count: usize = shown.iter().map(|(_, exhibits)| exhibits.len()).sum();
    let main = html! {
        main #main class={ "page gallery gallery-" (game) } {
            (sprite)
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
            }
            div.hall {
                nav.to-shelves aria-label=(reader.say("gallery-shelves")) {
                    ul.shelves {
                        @for (shelf, exhibits) in &shown {
                            li { a href={ "#" (shelf.id) } { (shelf.name) } " " span.many { (exhibits.len()) } }
                        }
                    }
                }
                div.shown {
                    @for (shelf, exhibits) in &shown {
                        section.shelf aria-labelledby=(shelf.id) {
                            h2 id=(shelf.id) { (shelf.name) }
                            @let cards = html! { ul.exhibits { @for (number, exhibit) in exhibits { (card(texts, &format!("{}-{number}", shelf.id), exhibit)) } } };
                            @match shelf.shown {
                                Shown::Openly => (cards),
                                Shown::WhenOpened => details.fold { summary { (reader.say("gallery-story")) } (cards) },
                            }
                        }
                    }
                }
            }
            script type="module" src=(assets::address("gallery.js")) {}
        }
    };
    page(&reader.shown(game), &title, &main)
}

/// A thing as a card. Its address shows it large, until it is laid back to its place.
fn card(texts: &Texts, id: &str, exhibit: &Exhibit) -> Markup {
    let place = format!("at-{id}");
    html! {
        li id=(place) {
            article id=(id) class={ "exhibit " (exhibit.class) } {
                (exhibit.picture)
                @if let Some(voice) = &exhibit.picture.voice { (voice) }
                h3 { a.enlarge href={ "#" (id) } { (exhibit.name) } }
                p.kind {
                    (exhibit.kind)
                    @if exhibit.count > 1 {
                        " " span.many { (texts.say_with("gallery-copies", &[("count", exhibit.count.into())])) }
                    }
                }
                @if let Some(marks) = &exhibit.marks {
                    div.marks aria-hidden="true" { (marks.drawn) }
                    @if !marks.said.is_empty() { p.unseen { (marks.said) } }
                }
                div.does { @for line in &exhibit.lines { p { (line) } } }
                a.button.quiet.lay-back href={ "#" (place) } { (texts.say("gallery-lay-back")) }
            }
        }
    }
}
