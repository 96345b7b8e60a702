//! P3.7 P3.8 P21.52 Who can respond in a window, counted once everything that happened is complete.

use super::windows::{action_window, allowed, perhaps_held};
use crate::rules::events;
use crate::rules::roles::{contingency_planner, field_operative};
use crate::table::frames::{Moment, UNCOUNTED, Window};
use crate::table::state::State;
use crate::words::events_in;
use kernel::SeatSet;

/// P3.8 P21.52 The seats that can respond in this window. With hands closed to somebody at the table these are all
/// that might, for what everybody knows.
#[inline]
fn responders(state: &State, window: Window) -> SeatSet {
    let mut seats = field_operative::can_return(state, window);
    let (shown, unknown) = perhaps_held(state);
    let playable = (shown | unknown) & allowed(state, window);
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

/// P3.7 The moment with the seats that can respond in it, once everything that happened is complete.
#[inline]
pub(crate) fn counted(state: &State, moment: Moment) -> Moment {
    match moment {
        Moment::Window { window, waiting } if waiting == UNCOUNTED => {
            Moment::Window { window, waiting: responders(state, window) }
        }
        Moment::Actions { waiting } if waiting == UNCOUNTED => {
            let waiting = responders(state, action_window(state)).without(state.turn.active);
            Moment::Actions { waiting }
        }
        Moment::OverLimit { seat, waiting } if waiting == UNCOUNTED => {
            Moment::OverLimit { seat, waiting: responders(state, Window::OverLimit).without(seat) }
        }
        Moment::Actions { .. } | Moment::Window { .. } | Moment::OverLimit { .. } | Moment::BioTerrorist => {
            moment
        }
    }
}
