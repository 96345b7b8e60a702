//! T11 T16 T17 T18 T27 The choices of the action phase that ask for something, and those of an exploration.

use crate::face::Choice;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::groups::Offers;
use crate::kit::button::{MAIN, ORDINARY};
use maud::{Markup, html};
use tokyo::Action;

/// T16 T17 T18 T27.11 Each with what it asks for.
pub(crate) fn costed(desk: &Desk<'_>, offers: &[&Choice<Action>]) -> Markup {
    html! { div .choices { @for choice in offers { (desk.costed(choice, ORDINARY)) } } }
}

/// T11 Cards to equip with their checks; what is equipped can be discarded, behind a heading.
pub(crate) fn equip(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let (off, on): (Offers<'_>, Offers<'_>) =
        offers.iter().copied().partition(|choice| matches!(choice.action, Action::Unequip(_)));
    html! {
        @if !on.is_empty() { (costed(desk, &on)) }
        @if !off.is_empty() {
            (desk.folded("unequip", "tokyo-fold-unequip", off.len(), || desk.buttons(&off, ORDINARY)))
        }
    }
}

/// T27 Going on comes first, giving up last.
pub(crate) fn site(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let ranked = |rank: u8| {
        offers.iter().copied().filter(|choice| order(choice.action) == rank).collect::<Offers<'_>>()
    };
    html! {
        @for (rank, class) in [(0, MAIN), (1, ORDINARY)] {
            @let offers = ranked(rank);
            @if !offers.is_empty() { div .choices { @for choice in offers { (desk.costed(choice, class)) } } }
        }
    }
}

fn order(action: Action) -> u8 {
    if matches!(action, Action::Explore | Action::Delve) { 0 } else { 1 }
}
