//! O7.7 O7.8 O7.9 O20.20 The question which tokens pressure takes.

use crate::rules::pressing::{next_target, takeable};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::rooms::{Effect, exactly};
use crate::words::tokens::Tokens;
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O7.8 O20.20 Who chooses the tokens.
pub(crate) fn asked(state: &State, targets: SeatSet) -> SeatSet {
    let Some(attacker) = state.visit.map(|visit| visit.seat) else { return SeatSet::EMPTY };
    let rooms = &state.players[attacker].rooms;
    if rooms.full_with(exactly(Effect::ChooseLoot)).next().is_some() {
        SeatSet::one(attacker)
    } else {
        next_target(state, targets).into_iter().collect()
    }
}

/// Every choice of tokens.
pub(crate) fn legal(state: &State, seat: Seat, targets: SeatSet, pressure: u8, out: &mut Vec<Action>) {
    let Some(target) = next_target(state, targets) else { return };
    let action = if seat == target { Action::HandOver } else { Action::Demand };
    takeable(&state.players[target]).each_choice(pressure, |tokens| out.push(action(tokens)));
}

/// O7.8 Whether the target may hand over these tokens.
pub(crate) fn check_hand_over(state: &State, seat: Seat, tokens: Tokens) -> Result<(), Refusal> {
    let (target, pressure) = pressed(state)?;
    if target == seat { check(state, target, pressure, tokens) } else { Err(refusals::ATTACKER_CHOOSES) }
}

/// O20.20 Whether the attacker may demand these tokens.
pub(crate) fn check_demand(state: &State, seat: Seat, tokens: Tokens) -> Result<(), Refusal> {
    let (target, pressure) = pressed(state)?;
    if target == seat { Err(refusals::DEFENDER_CHOOSES) } else { check(state, target, pressure, tokens) }
}

/// Who loses tokens, and how many.
fn pressed(state: &State) -> Result<(Seat, u8), Refusal> {
    let Some(Ask::Loot { targets, pressure }) = state.asking() else { return Err(refusals::NOT_NOW) };
    Ok((next_target(state, targets).ok_or(refusals::NOT_NOW)?, pressure))
}

/// O7.7 Whether these tokens may change hands.
fn check(state: &State, target: Seat, pressure: u8, tokens: Tokens) -> Result<(), Refusal> {
    let fits = tokens.len() == pressure && tokens.within(&takeable(&state.players[target]));
    if fits { Ok(()) } else { Err(refusals::WRONG_LOOT) }
}

/// O7.7 Tokens go from the target to the attacker; the next target follows.
pub(crate) fn act(state: &mut State, tokens: Tokens, log: &mut impl Sink<Event>) {
    if let Some(Ask::Loot { targets, .. }) = state.asking() {
        hand_over(state, targets, tokens, log);
    }
}

fn hand_over(state: &mut State, targets: SeatSet, tokens: Tokens, log: &mut impl Sink<Event>) {
    let (Some(visit), Some(from)) = (state.visit, next_target(state, targets)) else { return };
    let to = visit.seat;
    state.players[from].tokens = state.players[from].tokens.minus(tokens);
    state.players[to].tokens = state.players[to].tokens.plus(tokens);
    if !tokens.is_empty() {
        log.emit(Audience::All, Event::HandedOver { from, to, tokens });
    }
    state.stack.goto(Ask::Pressure { targets: targets.without(from) });
}

/// O7.7 O7.9 Tokens change hands at once where there is nothing to choose.
pub(crate) fn settle(state: &mut State, targets: SeatSet, pressure: u8, log: &mut impl Sink<Event>) -> bool {
    let Some(target) = next_target(state, targets) else { return false };
    let all = takeable(&state.players[target]);
    if pressure > 0 && pressure < all.len() && all.kinds().len() > 1 {
        return false;
    }
    let mut tokens = Tokens::NONE;
    all.each_choice(pressure.min(all.len()), |choice| tokens = choice);
    hand_over(state, targets, tokens, log);
    true
}
