//! The end of a game: what the world has come to, over a picture of it, what can be done now, and who did what.

use super::story;
use crate::course::{Chart, Course, Deed, Turning};
use crate::finale::{Finale, Mark, Reached, Track};
use crate::pages::play::TablePage;
use crate::pages::result::Verdict;
use i18n::Texts;
use kernel::Standing;
use maud::{Markup, html};

/// How many deeds of a seat are told.
const DEEDS: usize = 3;

/// A finished game, as its last page shows it.
pub struct Over {
    /// How it ended, in a sentence.
    pub ending: String,
    /// How each seat stands.
    pub standings: Vec<Standing>,
    /// What is shown of it besides.
    pub finale: Finale,
    /// How long it was and what was played, in short texts.
    pub facts: Vec<String>,
    /// What the chart of the game shows.
    pub chart: Option<Chart>,
    /// How it went.
    pub course: Course,
    /// The moments that decided it, in their order.
    pub story: Vec<Turning>,
    /// The seed, now shown.
    pub seed: String,
    /// How many moves were replayed.
    pub moves: u32,
    /// Whether every draw follows from the seed.
    pub honest: bool,
}

/// The whole end of a game but its last scene.
pub(super) fn over(texts: &Texts, shown: &TablePage, over: &Over, buttons: &Markup) -> Markup {
    let verdict = Verdict {
        standings: &over.standings,
        own: shown.acting,
        ending: &over.ending,
        group: shown.group.as_ref(),
    };
    let Finale { title, backdrop, marks, .. } = &over.finale;
    html! {
        section #result .finale.(verdict.class()).{ "world-" (shown.game) } aria-labelledby="result-title" {
            div.backdrop aria-hidden="true" { @if let Some(backdrop) = backdrop { (backdrop) } }
            div.words aria-live="polite" {
                p.facts {
                    @if title.is_some() { span.outcome { (texts.say(verdict.outcome())) } }
                    @for (place, fact) in over.facts.iter().enumerate() {
                        @if place > 0 || title.is_some() { span aria-hidden="true" { "·" } }
                        span { (fact) }
                    }
                }
                @match title {
                    Some(title) => h2 #result-title { (title) },
                    None => h2 #result-title.outcome { (texts.say(verdict.outcome())) },
                }
                p.ending { (over.ending) }
                @if let Some(entered) = verdict.entered(texts) { p.entered { (entered) } }
            }
            @if !marks.is_empty() { ul.marks { @for of in marks { (mark(of)) } } }
            (deeds(texts, shown, over))
        }
        div #after-game .after-game.{ "world-" (shown.game) } { (buttons) (verdict.log_of_group(texts)) }
        (story::told(texts, shown, over.chart, &over.course, &over.story))
        (proof(texts, shown, over))
    }
}

fn mark(mark: &Mark) -> Markup {
    let class = match mark.reached {
        Reached::Yes => "reached",
        Reached::No => "missed",
    };
    html! { li class=(class) { (mark.picture) b { (mark.name) } span { (mark.state) } } }
}

fn deeds(texts: &Texts, shown: &TablePage, over: &Over) -> Markup {
    let honours = over.course.honours();
    html! {
        section #deeds .deeds aria-labelledby="deeds-title" {
            h3 #deeds-title { (texts.say("deeds-title")) }
            ul {
                @for row in &shown.seats {
                    li {
                        @if let Some(figure) = over.finale.figures.get(usize::from(row.seat.number())) { (figure) }
                        p.who { b { (row.name) } @if let Some(part) = &row.part { " " span { (part) } } }
                        @if let Some(honour) = honours.iter().find(|honour| honour.seat == row.seat) {
                            span.honour { (texts.say(&format!("{}-honour", honour.text))) }
                        }
                        @let own: Vec<&Deed> = over.course.deeds.iter().filter(|deed| deed.seat == row.seat).take(DEEDS).collect();
                        ul {
                            @if own.is_empty() { li.hint { (texts.say("deeds-none")) } }
                            @for deed in own {
                                li { b { (deed.count) } " " span { (texts.say_with(deed.text, &[("count", deed.count.into())])) } }
                            }
                        }
                    }
                }
            }
            @for of in &over.finale.tracks { (track(texts, of)) }
        }
    }
}

fn track(texts: &Texts, track: &Track) -> Markup {
    html! {
        p.so-far {
            span { (track.name) }
            span.fields aria-hidden="true" { @for place in 1..=track.of { i .full[place <= track.at] {} } }
            span.count { (texts.say_with("finale-track", &[("at", track.at.into()), ("of", track.of.into())])) }
        }
    }
}

fn proof(texts: &Texts, shown: &TablePage, over: &Over) -> Markup {
    html! {
        details #proof .proof.fold.{ "world-" (shown.game) } {
            summary {
                (texts.say("proof-title"))
                span.short { (texts.say(if over.honest { "proof-honest-short" } else { "proof-broken-short" })) }
            }
            p { (texts.say(if over.honest { "proof-honest" } else { "proof-broken" })) }
            dl.seal {
                dt { (texts.say("proof-commitment")) } dd { code { (shown.commitment) } }
                dt { (texts.say("proof-seed")) } dd { code { (over.seed) } }
                dt { (texts.say("proof-moves")) } dd { (over.moves) }
            }
            p.hint { (texts.say("proof-check")) " " code { "holdfast record check" } }
        }
    }
}
