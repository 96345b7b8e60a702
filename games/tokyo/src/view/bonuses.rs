//! T16.10 T19.1 T19.15 What PCs bring along to the checks they may come to make.

use super::{StashView, View};
use crate::check::Goal;
use crate::frames::{Ask, Frame};
use crate::notation::Spot;
use crate::rules::targets;
use crate::state::State;
use crate::words::{Ability, Area};
use kernel::Seat;

/// T12.3 T19.15 What equipped cards would add by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// To whose check.
    pub seat: Seat,
    /// What for.
    pub goal: Goal,
    /// How much, never nothing.
    pub amount: u8,
}

impl View {
    /// T19.1 The strength with which a PC would begin this check in the action phase: its ability, what equipped cards add, and
    /// for a move the vehicle that helps most.
    pub fn strength(&self, seat: Seat, goal: Goal, ability: Ability) -> u8 {
        let added = self.bonuses.iter().find(|bonus| bonus.seat == seat && bonus.goal == goal);
        let pc = self.pc(seat);
        let vehicles = pc.equipment.iter().filter_map(|equipped| equipped.card.vehicle());
        let driven = match goal {
            Goal::Move => vehicles.map(|(_, _, bonus)| bonus).max(),
            Goal::Equip(_) | Goal::Buy(_) | Goal::Solve(_) => None,
        };
        pc.ability(ability) + added.map_or(0, |bonus| bonus.amount) + driven.unwrap_or(0)
    }
}

/// Those of every PC in the action phase, as far as its hand is known.
pub(super) fn of(state: &State, stashes: &[StashView]) -> Vec<Bonus> {
    let bare = state.pcs.iter().all(|(_, pc)| pc.equipment.is_empty());
    if bare || state.stack.top() != Some(Frame::Ask(Ask::Act)) {
        return Vec::new();
    }
    let mut all = Vec::new();
    for (seat, stash) in state.seats().zip(stashes) {
        let area = state.pcs[seat].area;
        let lying = area.slots().flat_map(|slot| [Goal::Buy(slot), Goal::Solve(Spot::Slot(slot))]);
        let inside = (area == Area::Site).then_some(Goal::Solve(Spot::Site));
        let held = stash.hand.iter().map(|&card| Goal::Equip(card));
        for goal in std::iter::once(Goal::Move).chain(lying).chain(inside).chain(held) {
            let amount = targets::standing_bonus(state, seat, goal);
            if amount > 0 {
                all.push(Bonus { seat, goal, amount });
            }
        }
    }
    all
}
