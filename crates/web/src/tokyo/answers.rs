//! The answers to a single question: a role, a slot, a PC, a card, yes or no.

use super::desk::Desk;
use super::groups::Offers;
use super::lists;
use crate::desk::{MAIN, ORDINARY};
use maud::{Markup, html};
use tokyo::Action;

/// From this many on, a list to choose from stands in for the buttons.
const MANY: usize = 13;

pub(super) fn all(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let gains = offers.iter().any(|choice| matches!(choice.action, Action::Gain { .. }));
    if gains {
        return lists::gains(desk, offers);
    }
    if offers.len() >= MANY {
        let (verb, label) = (desk.words.say("tokyo-verb-choose"), desk.words.say("tokyo-group-answer"));
        return desk.chooser("answer", &label, &verb, offers, &|action| desk.full(action));
    }
    html! {
        div .choices {
            @for choice in offers {
                (desk.button(choice, if is_main(choice.action) { MAIN } else { ORDINARY }))
            }
        }
    }
}

/// What is wanted more often than its alternative.
fn is_main(action: Action) -> bool {
    matches!(action, Action::Agree | Action::Keep | Action::Artifact)
}
