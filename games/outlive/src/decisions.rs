//! O2.18 O5.6 O6.7 O13.2 Decisions: who is asked, what is legal, why something is not, and carrying it out.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::frames::{Ask, Frame, Todo};
use crate::rules::pressure;
use crate::state::State;
use kernel::{Seat, SeatSet};

/// The seats that are asked something.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.stack.top() {
        Some(Frame::Ask(ask)) => asked_by(state, ask),
        Some(Frame::Draw(_)) | None => SeatSet::EMPTY,
    }
}

fn asked_by(state: &State, ask: Ask) -> SeatSet {
    match ask {
        Ask::Choose | Ask::Strike { .. } => busy(state),
        Ask::PlaceHeroes if state.options.places_together() => busy(state),
        Ask::PlaceHeroes => first_busy(state),
        Ask::Shelters if state.options.night_in_turn_order() => first_busy(state),
        Ask::Shelters => busy(state),
        Ask::SplitForMary { seat }
        | Ask::DiscardForMary { seat }
        | Ask::Move { seat }
        | Ask::Resolve { seat, .. } => SeatSet::one(seat),
        Ask::Visit | Ask::House { .. } | Ask::Pressure { .. } => {
            state.visit.iter().map(|visit| visit.seat).collect()
        }
        Ask::Defend { targets, .. } => pressure::next_target(state, targets).into_iter().collect(),
        Ask::Loot { targets, .. } => pressure::chooser(state, targets).into_iter().collect(),
    }
}

/// Everyone who still owes something.
pub(crate) fn busy(state: &State) -> SeatSet {
    state.players.iter().filter(|(_, player)| player.todo != Todo::Nothing).map(|(seat, _)| seat).collect()
}

/// The first in turn order who still owes something.
fn first_busy(state: &State) -> SeatSet {
    let next: Option<Seat> = state.in_turn_order().find(|&seat| state.players[seat].todo != Todo::Nothing);
    next.into_iter().collect()
}
