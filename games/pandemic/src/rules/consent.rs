//! P3.11 Consent: the owner of a pawn or a card is asked before it moves.

use super::{movement, share, windows};
use crate::event::Event;
use crate::events::airlift;
use crate::frames::{Frame, Request};
use crate::notation::Action;
use crate::options::Consent;
use crate::refusals;
use crate::state::State;
use crate::words::Card;
use kernel::{Audience, Refusal, Seat, Sink};

/// The owner who must agree to this action, if one must.
#[inline]
pub(crate) fn owner(state: &State, asker: Seat, action: Action) -> Option<Seat> {
    let only_the_owner_knows = matches!(action, Action::Take { from, card } if !state.players[from].shown.contains(Card::City(card)));
    if state.options.consent == Consent::Auto && !only_the_owner_knows {
        return None;
    }
    action.other_party().filter(|&owner| owner != asker)
}

/// Whether the request may be made: not again in the same window, and not more than eight in vain.
#[inline]
pub(crate) fn check(state: &State, asker: Seat, action: Action) -> Result<(), Refusal> {
    if owner(state, asker, action).is_some() {
        if state.refused.contains(Request { asker, action }) {
            return Err(refusals::REFUSED_BEFORE);
        }
        if state.refused.is_full(asker) {
            return Err(refusals::TOO_MANY_REQUESTS);
        }
    }
    Ok(())
}

/// Whether the owner can agree: with closed hands a card may be asked for that is not there (I2).
pub(crate) fn check_agree(state: &State, request: Action) -> Result<(), Refusal> {
    if let Action::Take { from, card } = request
        && !state.players[from].hand.contains(Card::City(card))
    {
        return Err(refusals::CARD_NOT_HELD);
    }
    Ok(())
}

/// Puts the question.
pub(crate) fn ask(state: &mut State, asker: Seat, owner: Seat, request: Action, log: &mut impl Sink<Event>) {
    state.stack.push(Frame::Consent { asker, owner, request });
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Asked { asker, owner });
}

/// The owner agrees: the request is carried out.
pub(crate) fn agree(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Consent { asker, owner, request }) = state.stack.top() else { return };
    state.stack.pop();
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Agreed { owner });
    match request {
        Action::Move { by, pawn, to } => movement::act(state, asker, by, pawn, to, log),
        Action::Airlift { pawn, to } => airlift::play(state, asker, pawn, to, log),
        Action::Give { to, card } => share::pass_card(state, asker, to, card, log),
        Action::Take { from, card } => share::pass_card(state, from, asker, card, log),
        Action::Role(_)
        | Action::Build { .. }
        | Action::Cure(_)
        | Action::Treat(_)
        | Action::Forecast
        | Action::GovernmentGrant { .. }
        | Action::OneQuietNight
        | Action::ResilientPopulation(_)
        | Action::Place(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Pass
        | Action::End => debug_assert!(false, "nobody is asked about {request}"),
    }
}

/// The owner refuses: nothing is spent, and the window stays open.
pub(crate) fn refuse(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Consent { asker, owner, request }) = state.stack.top() else { return };
    state.stack.pop();
    state.refused.push(Request { asker, action: request });
    log.emit(Audience::Only([asker, owner].into_iter().collect()), Event::Declined { owner });
    debug_assert!(windows::open(state).is_some());
}
