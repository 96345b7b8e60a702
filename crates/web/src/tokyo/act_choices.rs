//! T11 T16 T17 T18 T27 The choices of the action phase that lead to a check, with what it asks for, and those of an
//! exploration.

use super::desk::Desk;
use super::groups::Offers;
use crate::desk::{MAIN, ORDINARY};
use crate::face::Choice;
use maud::{Markup, html};
use tokyo::{Ability, Action, Area, Category, Spot};

/// T27.19 Damage for each card left behind.
const RETREAT: u32 = 2;

/// T16 Areas with their targets, then vehicles.
pub(super) fn moves(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let here = desk.own().area;
    let vehicles = desk.own().equipment.iter().filter_map(|equipped| equipped.card.vehicle());
    let bonus = vehicles.map(|(_, _, bonus)| bonus).max().unwrap_or(0);
    let cost = |to| desk.cost_with(bonus, Ability::Technique, desk.view().move_target(here, to));
    html! {
        div .choices {
            @for choice in offers {
                @if let Action::Move(to) = choice.action {
                    (desk.priced(choice, ORDINARY, &cost(to)))
                } @else {
                    (desk.button(choice, ORDINARY))
                }
            }
        }
    }
}

/// T17 Goods with their prices.
pub(super) fn buy(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let price = |choice: &Choice<Action>| {
        let slot = if let Action::Buy(slot) = choice.action { Some(slot) } else { None };
        slot.and_then(|slot| desk.view().buy_target(slot))
    };
    html! {
        div .choices {
            @for choice in offers {
                @match price(choice) {
                    Some(target) => (desk.priced(choice, ORDINARY, &desk.cost(Ability::Economy, target))),
                    None => (desk.button(choice, ORDINARY)),
                }
            }
        }
    }
}

/// T18 T27.11 Cards with the checks that solve them.
pub(super) fn solve(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! {
        div .choices {
            @for choice in offers {
                @match target(desk, choice.action) {
                    Some((with, target)) => (desk.priced(choice, ORDINARY, &desk.cost(with, target))),
                    None => (desk.button(choice, ORDINARY)),
                }
            }
        }
    }
}

/// T18.4 The check that this solves a card by, as printed.
fn target(desk: &Desk<'_>, action: Action) -> Option<(Ability, u8)> {
    let Action::Solve { at, with } = action else { return None };
    let row = match at {
        Spot::Slot(slot) => desk.view().slot(slot).open_trouble()?.row(),
        Spot::Site => desk.view().open?.card.row(),
    };
    row.checks().iter().copied().find(|&(ability, _)| ability == with)
}

/// T11 Cards to equip with their checks; what is equipped can be discarded, behind a heading.
pub(super) fn equip(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let (off, on): (Offers<'_>, Offers<'_>) =
        offers.iter().copied().partition(|choice| matches!(choice.action, Action::Unequip(_)));
    let check = |choice: &Choice<Action>| {
        let Action::Equip(card) = choice.action else { return None };
        match card.row().category {
            Category::Equip(ability, target) => Some(desk.cost(ability, target)),
            Category::Consume | Category::Artifact => None,
        }
    };
    html! {
        @if !on.is_empty() {
            div .choices {
                @for choice in on {
                    @match check(choice) {
                        Some(cost) => (desk.priced(choice, ORDINARY, &cost)),
                        None => (desk.button(choice, ORDINARY)),
                    }
                }
            }
        }
        @if !off.is_empty() {
            (desk.folded("unequip", &desk.words.say("tokyo-fold-unequip"), off.len(), &desk.buttons(&off, ORDINARY)))
        }
    }
}

/// T27 Going on comes first; then leaving, by area; giving up comes last.
pub(super) fn site(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let ranked = |rank: u8| offers.iter().copied().filter(move |choice| order(choice.action) == rank);
    html! {
        div .choices { @for choice in ranked(0) { (desk.button(choice, MAIN)) } }
        div .choices { @for choice in ranked(1) { (desk.button(choice, ORDINARY)) } }
        div .choices {
            @for choice in ranked(2) {
                @if choice.action == Action::Retreat {
                    (desk.priced(choice, ORDINARY, &retreat(desk)))
                } @else {
                    (desk.button(choice, ORDINARY))
                }
            }
        }
    }
}

fn order(action: Action) -> u8 {
    if matches!(action, Action::Explore | Action::Delve) {
        0
    } else if matches!(action, Action::Leave(_)) {
        1
    } else {
        2
    }
}

/// T27.19 What a retreat costs.
fn retreat(desk: &Desk<'_>) -> String {
    debug_assert_eq!(desk.own().area, Area::Site);
    let damage = u32::from(desk.view().encounter) * RETREAT;
    desk.words.tell("tokyo-cost-retreat", &[("damage", damage.into())])
}
