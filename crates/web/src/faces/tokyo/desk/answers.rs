//! The answers to a single question: a role, a slot, a PC, a card, yes or no.

use crate::faces::tokyo::board::card::player_card;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::groups::Offers;
use crate::faces::tokyo::desk::lists;
use crate::faces::tokyo::words::text::tale;
use crate::kit::button::{MAIN, ORDINARY};
use maud::{Markup, html};
use tokyo::{Action, Ask, Frame, Scene};

pub(crate) fn all(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let gains = offers.iter().any(|choice| matches!(choice.action, Action::Gain { .. }));
    if gains {
        return lists::gains(desk, offers);
    }
    if offers.iter().any(|choice| matches!(choice.action, Action::Reward(_))) {
        return rewards(desk, offers);
    }
    if let Some(Frame::Ask(Ask::Choice { scene, .. })) = desk.view().top() {
        return letters(desk, offers, scene);
    }
    html! {
        div .choices {
            @for choice in offers {
                (desk.button(choice, if is_main(choice.action) { MAIN } else { ORDINARY }))
            }
        }
    }
}

/// T32.9 Each letter with what the story calls it and what follows at once.
fn letters(desk: &Desk<'_>, offers: &Offers<'_>, scene: Scene) -> Markup {
    html! {
        div .letter-choices {
            @for choice in offers {
                @if let Action::Choose(letter) = choice.action { (desk.tall(choice, &desk.words.offered(scene, letter))) }
                @else { (desk.button(choice, ORDINARY)) }
            }
        }
    }
}

/// T33.2 Each reward as a card, with its text.
fn rewards(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let cards = offers.iter().filter_map(|choice| {
        if let Action::Reward(card) = choice.action { Some((choice, card)) } else { None }
    });
    html! {
        div .rewards {
            @for (choice, card) in cards {
                div .offer {
                    @if let Some(tale) = tale(desk.words.texts, card.word()) { p .tale { (tale) } }
                    (player_card(&desk.words, card))
                    div .choices { (desk.button(choice, MAIN)) }
                }
            }
        }
    }
}

/// What is wanted more often than its alternative.
fn is_main(action: Action) -> bool {
    matches!(action, Action::Agree | Action::Keep | Action::Artifact)
}
