//! T19 Paying for a check: what reaches the target with the least waste comes first.

use super::desk::Desk;
use super::groups::Offers;
use crate::desk::{MAIN, ORDINARY};
use maud::{Markup, html};
use tokyo::Action;

/// Hand cards, tokens, one trouble.
pub(super) fn pay(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let missing = desk.view().check.map_or(0, |check| check.missing());
    let mut sorted = offers.clone();
    sorted.sort_by_key(|choice| rank(choice.action, missing));
    html! {
        div .choices {
            @for (place, choice) in sorted.iter().enumerate() {
                @let enough = place == 0 && worth(choice.action).is_some_and(|ap| ap >= missing);
                (desk.button(choice, if enough { MAIN } else { ORDINARY }))
            }
        }
    }
}

/// Enough with little waste, then much towards it, then what is drawn by chance.
fn rank(action: Action, missing: u8) -> (u8, u8) {
    match worth(action) {
        Some(ap) if ap >= missing => (0, ap - missing),
        Some(ap) => (1, u8::MAX - ap),
        None => (2, 0),
    }
}

/// T19.3 T19.4 What a payment adds, where that is known.
fn worth(action: Action) -> Option<u8> {
    if let Action::Pay(card) = action {
        Some(card.row().ap)
    } else if action == Action::Token {
        Some(1)
    } else {
        None
    }
}
