//! T19.1 T27.19 What an action asks for: its check with what the PC brings along, or its damage.

use crate::faces::tokyo::words::Words;
use kernel::Seat;
use tokyo::Action;

/// T27.19 Damage for each card left behind.
const RETREAT: u32 = 2;

/// What an action in the action phase asks for, beside its name.
pub(crate) fn cost(words: &Words<'_>, seat: Seat, action: Action) -> Option<String> {
    if action == Action::Retreat {
        let damage = u32::from(words.view.encounter) * RETREAT;
        return Some(words.tell("tokyo-cost-retreat", &[("damage", damage.into())]));
    }
    if !checks(action) {
        return None;
    }
    let opening = words.view.opening(seat, action)?;
    let id = if opening.strength >= opening.target { "tokyo-cost-free" } else { "tokyo-cost" };
    Some(words.tell(
        id,
        &[
            ("ability", opening.ability.into()),
            ("own", opening.strength.into()),
            ("target", opening.target.into()),
        ],
    ))
}

/// Whether the action is an attempt at a check.
fn checks(action: Action) -> bool {
    matches!(
        action,
        Action::Move(_)
            | Action::Buy(_)
            | Action::Equip(_)
            | Action::EquipWith { .. }
            | Action::Solve { .. }
            | Action::Side { .. }
            | Action::Drive
    )
}
