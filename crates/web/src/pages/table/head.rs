//! The head of a table: what it is called, the reader's seats, and what somebody proposes.

use super::seat_query;
use crate::kit::button::Version;
use crate::kit::part::{Parts, Slot};
use crate::pages::home::called;
use crate::pages::play::{ProposalNote, ProposalPart, Stage, TablePage};
use i18n::Texts;
use maud::{Markup, html};

/// The title of the page.
pub(super) fn title(texts: &Texts, shown: &TablePage) -> String {
    let name = name(texts, shown);
    match &shown.stage {
        Stage::Running if shown.asked => format!("● {} · {name}", shown.question),
        Stage::Gathering | Stage::Running | Stage::Over(_) => name,
    }
}

/// The title of a tab that is not looked at while the reader is awaited.
fn awaited(texts: &Texts, name: &str) -> String {
    format!("● {} · {name}", texts.say("your-turn"))
}

/// What the table is called.
pub(super) fn name(texts: &Texts, shown: &TablePage) -> String {
    called(texts, shown.game, &shown.title, shown.played.as_deref())
}

pub(super) fn head(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    let stage = match shown.stage {
        Stage::Gathering => "stage-gathering",
        Stage::Running => "stage-running",
        Stage::Over(_) => "stage-over",
    };
    let name = name(texts, shown);
    let input = (name, stage, shown.pinned, shown.tabs.clone(), shown.proposals.clone());
    parts.part("table-head", input, |(name, stage, ..)| html! {
        header #table-head .table-head data-table=(shown.id) data-name=(name) data-awaited=(awaited(texts, name)) {
            h1 class=(if matches!(shown.stage, Stage::Gathering) { "" } else { "unseen" }) { (name) }
            span.tag.plain { (texts.say(stage)) }
            a href={ "/rules/" (shown.game) } target="_blank" rel="noopener" { (texts.say("rules-link")) }
            noscript { a.button href={ "/t/" (shown.id) (seat_query(shown.pinned)) } { (texts.say("refresh")) } }
            @if !shown.tabs.is_empty() {
                nav.seat-tabs aria-label=(texts.say("tabs-label")) {
                    @for tab in &shown.tabs {
                        a.button href={ "/t/" (shown.id) "?seat=" (tab.seat.number()) }
                            aria-current=[tab.current.then_some("page")] {
                            (tab.label)
                            @if tab.asked {
                                span.tag.asked { (texts.say("seat-asked")) }
                            }
                        }
                    }
                }
            }
            (proposals(texts, shown))
        }
    })
}

fn proposals(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        div #proposals {
            @for note in &shown.proposals {
                section.proposal.notice id={ (note.about) "-asked" } aria-live="polite" {
                    p { (note.wish) }
                    @if !note.waits_for.is_empty() {
                        p { (texts.say_with("proposal-waits-for", &[("names", (&note.waits_for.join(&texts.say("list-separator"))).into())])) }
                    }
                    @match note.part {
                        ProposalPart::Answers => {
                            (answer_button(texts, shown, note, "agree", "proposal-agree"))
                            (answer_button(texts, shown, note, "decline", "proposal-decline"))
                        }
                        ProposalPart::Asks => {
                            (answer_button(texts, shown, note, "decline", "proposal-withdraw"))
                        }
                        ProposalPart::Waits => "",
                    }
                }
            }
        }
    }
}

fn answer_button(texts: &Texts, shown: &TablePage, note: &ProposalNote, how: &str, label: &str) -> Markup {
    html! {
        form data-live method="post" action={ "/t/" (shown.id) "/" (note.about) } {
            @if let Some(seat) = note.seat { input type="hidden" name="seat" value=(seat.number()); }
            (Version)
            button.button type="submit" name="how" value=(how) { (texts.say(label)) }
        }
    }
}
