//! P3.11 Consent: the owner of a pawn or a card is asked before it moves.

use super::windows;
use crate::table::event::Event;
use crate::table::frames::{Question, Request};
use crate::table::state::State;
use crate::words::Card;
use crate::words::notation::{Action, Pawn};
use crate::words::options::Consent;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// P3.11 The owner who must agree to this action, if one must. P12.12: to Special Orders once, and not to each move.
#[inline]
pub(crate) fn owner(state: &State, asker: Seat, action: Action) -> Option<Seat> {
    let only_the_owner_knows = matches!(action, Action::Take { from, card } | Action::Obtain { from, card } if !state.open_hand(from).contains(Card::City(card)));
    if state.options.consent == Consent::Auto && !only_the_owner_knows {
        return None;
    }
    if let Action::Move { pawn: Pawn::Of(pawn), .. } = action
        && state.turn.special_orders.contains(pawn)
    {
        return None;
    }
    action.other_party().filter(|&owner| owner != asker)
}

/// Whether the request may be made: not again in the same window, and not more than eight in vain.
#[inline]
pub(crate) fn check(state: &State, asker: Seat, action: Action) -> Result<(), Refusal> {
    if !state.refused.is_empty() && owner(state, asker, action).is_some() {
        if state.refused.contains(Request { asker, action }) {
            return Err(refusals::REFUSED_BEFORE);
        }
        if state.refused.is_full(asker) {
            return Err(refusals::TOO_MANY_REQUESTS);
        }
    }
    Ok(())
}

/// P3.11 Whether the owner can agree: with closed hands a card may be asked for that is not there (I2).
pub(crate) fn check_agree(state: &State, request: Action) -> Result<(), Refusal> {
    if let Action::Take { from, card } | Action::Obtain { from, card } = request
        && !state.players[from].hand.contains(Card::City(card))
    {
        return Err(refusals::CARD_NOT_HELD);
    }
    Ok(())
}

/// Puts the question.
pub(crate) fn ask(state: &mut State, asker: Seat, owner: Seat, request: Action, log: &mut impl Sink<Event>) {
    state.stack.push(Question::Consent { asker, owner, request });
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Asked { asker, owner });
}

/// The owner agrees: the request is to be carried out.
pub(crate) fn agree(state: &mut State, log: &mut impl Sink<Event>) -> Option<Request> {
    let Some(Question::Consent { asker, owner, request }) = state.question() else { return None };
    state.stack.pop();
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Agreed { owner });
    Some(Request { asker, action: request })
}

/// The owner refuses: nothing is spent, and the window stays open.
pub(crate) fn refuse(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Question::Consent { asker, owner, request }) = state.question() else { return };
    state.stack.pop();
    state.refused.push(Request { asker, action: request });
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Declined { owner });
    debug_assert!(windows::open(state).is_some());
}
