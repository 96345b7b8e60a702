//! What lies at hand at a table: standing answers, links to share, the seal, newer rules.

use super::layout;
use crate::kit::asking::{self, Asking};
use crate::kit::part::{Parts, Slot};
use crate::pages::play::{NewerRulesNote, Offer, Stage, TablePage};
use crate::pages::{keys, theatre};
use i18n::Texts;
use maud::{Markup, html};

pub(super) fn tools(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    let asking = shown.asking.as_ref().filter(|_| matches!(shown.stage, Stage::Gathering));
    let of_seat = (shown.acting, asking.cloned());
    let of_table =
        (layout(&shown.stage), shown.invite.clone(), shown.host, shown.newer_rules, shown.deletable);
    parts.whole("tools", (of_seat, of_table), |_| html! {
        section #tools .extras aria-label=(texts.say("tools-label")) {
            div #theatre-settings .theatre-settings {
                @if !watches(shown) { (theatre::speeds(texts, "theatre-speed")) }
                (theatre::sounds(texts))
            }
            p.buttons { (keys::opener(texts)) a.button href="/settings" { (texts.say("settings-all")) } }
            @if let Some(asking) = asking { (parts.frame("standing-answers", answers(texts, asking))) }
            @if matches!(shown.stage, Stage::Running | Stage::Over(_)) {
                @if let Some(seat) = shown.acting {
                    p { a href={ "/t/" (shown.id) "/replay?seat=s" (seat.number()) } { (texts.say("replay-so-far")) } }
                }
            }
            p { a href={ "/rules/" (shown.game) } target="_blank" rel="noopener" { (texts.say("rules-link")) } }
            (parts.frame("links", links(texts, shown)))
            (parts.part("seal", (), |()| html! {
                details #seal .fold.panel {
                    summary { (texts.say("seal-title")) }
                    p { (texts.say("seal-about")) }
                    p.seal { code { (shown.commitment) } }
                }
            }))
            @if let Some(note) = &shown.newer_rules {
                (parts.frame("newer-rules", newer_rules(texts, shown, note)))
            }
            p { a href={ "/t/" (shown.id) "/report" } { (texts.say("report-link")) } }
            @if shown.deletable {
                p { a href={ "/t/" (shown.id) "/delete" } { (texts.say("delete-table-link")) } }
            }
        }
    })
}

/// Whether the reader only watches a game, with the speed above its log.
pub(super) fn watches(shown: &TablePage) -> bool {
    shown.acting.is_none() && matches!(shown.stage, Stage::Running)
}

fn links(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        details #links .fold.panel {
            summary { (texts.say("links-title")) }
            @if let Some(invite) = &shown.invite {
                @if !matches!(shown.stage, Stage::Over(_)) {
                    (copied(texts, "invite-again", "invite-label", invite))
                    @if shown.host {
                        form method="post" action={ "/t/" (shown.id) "/invite" } {
                            button.button type="submit" { (texts.say("invite-renew")) }
                        }
                    }
                }
            }
            (copied(texts, "spectate", "spectate-label", &shown.spectate))
        }
    }
}

/// Which rules hold, and the form that confirms the wish for newer ones.
fn newer_rules(texts: &Texts, shown: &TablePage, note: &NewerRulesNote) -> Markup {
    let NewerRulesNote { from, to, offer } = *note;
    let (how, label) = match offer {
        Offer::IfOthersAgree => ("ask", "newer-rules-ask"),
        Offer::Nothing | Offer::AtOnce => ("now", "newer-rules-now"),
    };
    html! {
        details #newer-rules .fold.panel {
            summary { (texts.say("newer-rules-title")) }
            form.options data-live method="post" action={ "/t/" (shown.id) "/rules" } {
                p.hint { (texts.say_with("newer-rules-about", &[("from", from.into()), ("to", to.into())])) }
                button.button type="submit" name="how" value=(how) {
                    (texts.say_with(label, &[("to", to.into())]))
                }
            }
        }
    }
}

/// What the acting seat says in advance, before the game begins; afterwards that stands beside what is asked.
fn answers(texts: &Texts, asking: &Asking) -> Markup {
    html! {
        details #standing-answers .fold.panel {
            summary { (texts.say("windows-title")) }
            (asking::rows(texts, asking))
        }
    }
}

/// An address to give away, with a button that copies it.
pub(super) fn copied(texts: &Texts, id: &str, label: &str, address: &str) -> Markup {
    html! {
        div.copied {
            label for=(id) { (texts.say(label)) }
            input id=(id) type="text" readonly value=(address);
            button.button type="button" data-copy=(id) hidden { (texts.say("copy")) }
        }
    }
}
