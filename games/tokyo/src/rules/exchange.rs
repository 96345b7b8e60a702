//! T9.6 T9.12 T28.1 T28.2 T28.3 T28.4 T28.5 T29.11 Cards that change hands, and what others must agree to.

use super::{hands, moving};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::cards::Card;
use crate::words::notation::{Action, At, Means};
use crate::words::options::{BotConsent, Group};
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// T28.1 T28.2 T28.4 T28.5 Whether these cards can be exchanged.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    (give, with, take): (Card, Seat, Card),
) -> Result<(), Refusal> {
    if with.number() >= state.count() {
        return Err(refusals::NOT_A_TARGET);
    }
    // T29.11 Two PCs with one hand have nothing to exchange.
    if state.options.stash_of(seat) == state.options.stash_of(with) {
        return Err(refusals::ONE_HAND);
    }
    if state.pcs[with].area != state.pcs[seat].area {
        return Err(refusals::NOT_TOGETHER);
    }
    if give.is_starter() || take.is_starter() {
        return Err(refusals::STARTERS_STAY);
    }
    if !state.stash(seat).holds(give) {
        return Err(refusals::NOT_IN_HAND);
    }
    if !state.stash(with).holds(take) {
        return Err(refusals::NOT_THEIRS);
    }
    if give == take { Err(refusals::NO_EFFECT) } else { Ok(()) }
}

/// T28.3 The cards go to the hands.
pub(crate) fn exchange(
    state: &mut State,
    seat: Seat,
    (give, with, take): (Card, Seat, Card),
    log: &mut impl Sink<Event>,
) {
    hands::take_out(state, seat, give);
    hands::take_out(state, with, take);
    state.stash_mut(seat).take_in(take);
    state.stash_mut(with).take_in(give);
    log.emit(Audience::All, Event::Exchanged { seat, give, with, take });
}

/// T9.12 Who must agree to what this seat decides for all PCs.
pub(crate) fn group(state: &State, seat: Seat) -> SeatSet {
    match state.options.group {
        Group::Acting => SeatSet::EMPTY,
        Group::All => others(state, seat),
    }
}

/// T9.6 T9.12 T16.13 T28.3 Who must agree before a PC does this.
pub(crate) fn consent(state: &State, seat: Seat, action: Action) -> SeatSet {
    if let Action::Exchange { with: other, .. } | Action::Board(other) = action {
        return SeatSet::one(other);
    }
    if let Action::Use { by, at: At::Pc(other), .. } = action
        && moving::fetches(state, seat, by)
    {
        return SeatSet::one(other);
    }
    if let Action::Use { by: Means::Bot(_), .. } = action {
        return match state.options.bot_consent {
            BotConsent::Asked => others(state, seat),
            BotConsent::Free => SeatSet::EMPTY,
        };
    }
    let together =
        matches!(action, Action::Explore | Action::Delve | Action::Fail | Action::Retreat | Action::Spend(_));
    if together { group(state, seat) & state.in_area(state.pcs[seat].area) } else { SeatSet::EMPTY }
}

fn others(state: &State, seat: Seat) -> SeatSet {
    state.seats().collect::<SeatSet>().without(seat)
}
