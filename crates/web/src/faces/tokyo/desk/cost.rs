//! T19.1 T27.19 What an action asks for: its check with what the PC brings along, or its damage.

use crate::faces::tokyo::words::Words;
use kernel::Seat;
use tokyo::{Action, Opening, View};

/// T27.19 Damage for each card left behind.
const RETREAT: u32 = 2;

/// What an action in the action phase asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    /// T27.19 So much damage.
    Retreat(u32),
    /// T19.1 A check.
    Check(Opening),
}

pub(crate) fn cost(view: &View, seat: Seat, action: Action) -> Option<Cost> {
    if action == Action::Retreat {
        return Some(Cost::Retreat(u32::from(view.encounter) * RETREAT));
    }
    if !checks(action) {
        return None;
    }
    view.opening(seat, action).map(Cost::Check)
}

impl Cost {
    /// T19.2 The AP that a check asks for beyond what the PC brings along.
    pub(crate) fn missing(self) -> Option<u8> {
        match self {
            Cost::Retreat(_) => None,
            Cost::Check(Opening { target, strength, .. }) => {
                target.checked_sub(strength).filter(|&missing| missing > 0)
            }
        }
    }

    /// As it stands beside the name of the action.
    pub(crate) fn told(self, words: &Words<'_>) -> String {
        match self {
            Cost::Retreat(damage) => words.tell("tokyo-cost-retreat", &[("damage", damage.into())]),
            Cost::Check(Opening { ability, target, strength }) => words.tell(
                if strength >= target { "tokyo-cost-free" } else { "tokyo-cost" },
                &[("ability", ability.into()), ("own", strength.into()), ("target", target.into())],
            ),
        }
    }
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

/// T19.3 T19.4 What a payment adds, where that is known.
pub(crate) fn worth(action: Action) -> Option<u8> {
    if let Action::Pay(card) = action {
        Some(card.row().ap)
    } else if action == Action::Token {
        Some(1)
    } else {
        None
    }
}
