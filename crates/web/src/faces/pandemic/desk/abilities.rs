//! P10 P21.30 What roles can do beside the actions that all have, and capturing the Bio-Terrorist.

use crate::face::Scene;
use crate::faces::pandemic::desk::groups::{Group, Offers, those};
use crate::faces::pandemic::desk::{MAIN, ORDINARY, buttons, group, group_of_many, tall};
use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::{Action, State};

/// P21.30 The black pawn is here.
pub(crate) fn capture(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Capture);
    group(words, scene, Group::Capture, (!offers.is_empty()).then(|| buttons(words, &offers, MAIN)))
}

/// P10.2 P10.5 P10.7 P10.14 The ability of the role that acts.
pub(crate) fn powers(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Power, |offers| {
        let (stored, plain): (Offers<'_>, Offers<'_>) =
            offers.iter().copied().partition(|choice| matches!(choice.action, Action::Store(_)));
        html! {
            div .ways {
                (buttons(words, &plain, ORDINARY))
                @if !stored.is_empty() {
                    div .choices {
                        @for choice in stored {
                            @if let Action::Store(event) = choice.action {
                                (tall(choice, &words.action(choice.action), &words.event_about(event)))
                            }
                        }
                    }
                }
            }
        }
    })
}

/// P10.10 Samples that can go back to the supply.
pub(crate) fn samples(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Samples);
    group(words, scene, Group::Samples, (!offers.is_empty()).then(|| buttons(words, &offers, ORDINARY)))
}
