//! P10.6 P17.1 P17.2 P17.3 P17.4 P17.5 The hand limit.

use super::windows;
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Step, UNCOUNTED, Window};
use crate::table::state::State;
use crate::words::Card;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// P17.1 P17.2 P17.5 At the end of the draw step: seats over the limit settle it in turn order.
pub(crate) fn check_all(state: &mut State) {
    match state.turn_order().find(|&seat| state.excess(seat) > 0) {
        Some(seat) => state.stack.push(over_limit(seat)),
        None => windows::open_before(state, Step::Infection, Window::BeforeInfection),
    }
}

/// P8.6 P10.6 P17.2 At once when a card is received in any other way, or the limit falls (P12.7). A seat that is discarding
/// already goes on.
#[inline]
pub(crate) fn check_one(state: &mut State, seat: Seat) {
    let discards = matches!(state.moment(), Some(Moment::OverLimit { seat: owner, .. }) if owner == seat);
    if state.excess(seat) > 0 && !discards {
        state.stack.push(over_limit(seat));
    }
}

fn over_limit(seat: Seat) -> Frame {
    Frame::Moment(Moment::OverLimit { seat, waiting: UNCOUNTED })
}

/// P17.3 P17.4 Any card of the hand may go; P11.2: also an event, without effect.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.players[seat].hand.iter().map(Action::Discard));
}

/// Whether the card may be discarded, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.players[seat].hand.contains(card) { Ok(()) } else { Err(refusals::NOT_IN_HAND) }
}

/// Discards.
pub(crate) fn act(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    state.discard(seat, card);
    log.emit(Audience::All, Event::Discarded { seat, card });
    windows::reopen(state);
}
