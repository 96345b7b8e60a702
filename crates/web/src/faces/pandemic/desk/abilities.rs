//! P10 P21.30 What roles can do beside the actions that all have, and capturing the Bio-Terrorist.

use crate::face::Scene;
use crate::faces::pandemic::desk::groups::{Group, Offers, those};
use crate::faces::pandemic::desk::picks::select;
use crate::faces::pandemic::desk::{MAIN, MANY, ORDINARY, buttons, group, tall};
use crate::faces::pandemic::words::Words;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, State};

/// P21.30 The black pawn is here.
pub(crate) fn capture(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Capture);
    group(words, scene, Group::Capture, (!offers.is_empty()).then(|| buttons(words, &offers, MAIN)))
}

/// P10.2 P10.5 P10.7 P10.14 The ability of the role that acts.
pub(crate) fn powers(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Power);
    let plain: Offers<'_> = offers
        .iter()
        .copied()
        .filter(|choice| !matches!(choice.action, Action::Obtain { .. } | Action::Store(_)))
        .collect();
    let stored: Offers<'_> =
        offers.iter().copied().filter(|choice| matches!(choice.action, Action::Store(_))).collect();
    let content = (!offers.is_empty()).then(|| {
        html! {
            (buttons(words, &plain, ORDINARY))
            @for seat in words.view.team().iter() { (cards_of(words, seat, &offers)) }
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
    });
    group(words, scene, Group::Power, content)
}

/// P10.5 The City cards a colleague could hand over.
fn cards_of(words: &Words<'_>, seat: Seat, offers: &Offers<'_>) -> Markup {
    let is = |action| matches!(action, Action::Obtain { from, .. } if from == seat);
    let those: Offers<'_> = offers.iter().copied().filter(|choice| is(choice.action)).collect();
    if those.len() < MANY {
        return buttons(words, &those, ORDINARY);
    }
    let cards = those.iter().map(|&choice| (choice, words.action(choice.action)));
    select(words, &words.person(seat), cards)
}

/// P10.10 Samples that can go back to the supply.
pub(crate) fn samples(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Samples);
    group(words, scene, Group::Samples, (!offers.is_empty()).then(|| buttons(words, &offers, ORDINARY)))
}
