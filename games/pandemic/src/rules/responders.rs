//! P3.7 P3.8 P21.52 Who can respond in a window, counted once everything that happened is complete.

use super::windows::{allowed, open, with_waiting};
use crate::rules::events;
use crate::rules::roles::{contingency_planner, field_operative};
use crate::table::frames::{Moment, UNCOUNTED, Window};
use crate::table::sight;
use crate::table::state::State;
use crate::words::options::Switch;
use crate::words::{EventCard, events_in};
use kernel::{SeatSet, Set};

/// P3.8 P21.52 The seats that can respond in this window. With hands closed to somebody at the table these are all
/// that might, for what everybody knows.
#[inline]
fn responders(state: &State, window: Window) -> SeatSet {
    let mut seats = field_operative::can_return(state, window);
    let stored = state.stored();
    let shown = state.team().fold(stored, |held, (_, player)| held | events_in(player.shown));
    let unknown = match sight::hands_are_open(&state.options) {
        Switch::On => Set::EMPTY,
        Switch::Off => unknown_events(state, shown),
    };
    let held = shown | unknown;
    if held.is_empty() {
        return seats;
    }
    let playable = held & allowed(state, window);
    if playable.is_empty() {
        return seats;
    }
    let playable = playable & events::with_effect(state);
    let might = !(unknown & playable).is_empty();
    for (seat, player) in state.team() {
        if !(events_in(player.shown) & playable).is_empty() || might && player.hand != player.shown {
            seats.insert(seat);
        }
    }
    seats | contingency_planner::can_play(state, playable)
}

/// With closed hands: the events nobody knows the place of, beside those shown.
fn unknown_events(state: &State, shown: Set<EventCard>) -> Set<EventCard> {
    state.options.events() - events_in(state.player_discard | state.player_removed) - shown
}

/// P3.7 Who can respond, once everything that happened is complete.
#[inline]
pub(crate) fn count(state: &mut State, moment: Moment) {
    let uncounted = match moment {
        Moment::Actions { waiting } | Moment::Window { waiting, .. } | Moment::OverLimit { waiting, .. } => {
            waiting == UNCOUNTED
        }
        Moment::BioTerrorist => false,
    };
    if let (true, Some(window)) = (uncounted, open(state)) {
        let responders = responders(state, window);
        let owner = match moment {
            Moment::Actions { .. } => SeatSet::one(state.turn.active),
            Moment::OverLimit { seat, .. } => SeatSet::one(seat),
            Moment::Window { .. } | Moment::BioTerrorist => SeatSet::EMPTY,
        };
        with_waiting(state, |_| responders - owner);
    }
}
