//! P21.5 P21.17 P21.21 The Bio-Terrorist's own choices: where to begin, and what only a hidden one does.

use crate::face::Scene;
use crate::faces::pandemic::desk::groups::{Group, Offers};
use crate::faces::pandemic::desk::picks::pick;
use crate::faces::pandemic::desk::{ORDINARY, buttons, chip, group_of_many};
use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::{Action, Card, State};

/// P21.5 Where to begin.
pub(crate) fn beginning(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Begin, |offers| pick(words, "begin", &words.say("group-city"), offers))
}

/// P21.17 P21.22 P21.23 P21.24 Infections, Sabotage and the drawing of a card.
pub(crate) fn secret(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Secret, |offers| {
        let only = |is: fn(Action) -> bool| -> Offers<'_> {
            offers.iter().copied().filter(|choice| is(choice.action)).collect()
        };
        html! {
            div .ways {
                (buttons(words, &only(|action| matches!(action, Action::LocalInfection | Action::Draw)), ORDINARY))
                (by_card(words, "hidden-remote-infection", &only(|action| matches!(action, Action::RemoteInfection(_)))))
                (by_card(words, "hidden-sabotage", &only(|action| matches!(action, Action::Sabotage(_)))))
            }
        }
    })
}

/// What takes a card: its name, and the cards.
fn by_card(words: &Words<'_>, id: &str, offers: &Offers<'_>) -> Markup {
    let name = words.say(id);
    html! {
        @if !offers.is_empty() {
            div .way role="group" aria-label=(name) {
                p .name { b { (name) } (words.say(&format!("{id}-cost"))) }
                div .choices {
                    @for choice in offers {
                        @if let Action::RemoteInfection(card) | Action::Sabotage(card) = choice.action {
                            (chip(words, choice, Card::City(card)))
                        }
                    }
                }
            }
        }
    }
}
