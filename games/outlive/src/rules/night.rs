//! O2.7 O13.1 O15.1 O15.2 O15.3 O15.4 O15.5 O19.1 O19.2 O19.3 O19.4 O20.10 O20.13 O24.1 The night from step 2 on: everyone sees to their
//! own shelter, step by step.

use super::{dawn, gauge};
use crate::table::event::Event;
use crate::table::frames::{Ask, Chore, Todo};
use crate::table::scoring::score;
use crate::table::state::{Player, RADIATION, State, TURNS};
use crate::words::Resource;
use crate::words::refusals;
use crate::words::rooms::{Effect, exactly};
use crate::words::tokens::Tokens;
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// O19.2 Water that keeps.
const WATER_KEPT: u8 = 2;

/// O13.1 Step 2 begins for everyone.
pub(crate) fn begin(state: &mut State) {
    for seat in Seat::first(state.seats()) {
        state.players[seat].todo = Todo::Chore(Chore::Feed);
    }
    state.stack.goto(Ask::Shelters);
}

/// O13.1 The step of the night in which the player is.
#[inline]
pub(crate) fn step(state: &State, seat: Seat) -> Result<Chore, Refusal> {
    state.owed(seat).ok_or(refusals::NOT_NOW)?.chore().ok_or(refusals::NOT_THIS_STEP)
}

/// O15.1 O15.3 O15.4 O15.5 Night step 3. Says what follows.
pub(crate) fn radiation(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) -> Chore {
    let points = RADIATION[usize::from(state.turn.number.clamp(1, TURNS)) - 1];
    let cancelled = protection(&state.players[seat]).min(points);
    log.emit(Audience::All, Event::RadiationHandled { seat, points, cancelled });
    match gauge::up(state, seat, points - cancelled, log) {
        0 => Chore::Recruit,
        left => Chore::Irradiated { left },
    }
}

/// O2.7 O15.2 O20.13 Points a shelter cancels: survivors in the airlock, and ventilation.
pub(crate) fn protection(player: &Player) -> u8 {
    let points = |effect| if let Effect::Ventilation(points) = effect { Some(points) } else { None };
    player.airlock + player.rooms.full_with(points).map(|(_, points)| points).sum::<u8>()
}

/// O20.10 Virtual water is spent: the rooms it comes from are used.
pub(crate) fn use_virtual_water(player: &mut Player, count: u8) {
    for _ in 0..count {
        player.rooms.use_with(exactly(Effect::PermanentWater));
    }
}

/// O19.1 O19.2 Tokens that do not keep over night.
pub(crate) fn spoils(tokens: Tokens) -> Tokens {
    let water = tokens.count(Resource::Water).saturating_sub(WATER_KEPT);
    Tokens::of(Resource::Meat, tokens.count(Resource::Meat)).and(Resource::Water, water)
}

/// O19.1 O19.2 O19.3 Night step 7.
pub(crate) fn clean(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let player = &mut state.players[seat];
    let spoiled = spoils(player.tokens);
    player.tokens = player.tokens.minus(spoiled);
    player.used = Set::EMPTY;
    for room in player.rooms.all_mut() {
        room.used = false;
    }
    if !spoiled.is_empty() {
        log.emit(Audience::All, Event::Spoiled { seat, tokens: spoiled });
    }
}

/// O19.4 O24.1 Everyone has finished: the next turn begins, or the game is over.
pub(crate) fn end_of_turn(state: &mut State, log: &mut impl Sink<Event>) {
    if state.turn.number < TURNS {
        return dawn::begin(state, log);
    }
    state.over = true;
    log.emit(Audience::All, Event::GameOver);
    for (seat, player) in state.players.iter() {
        let points = score(player).total;
        log.emit(Audience::All, Event::Scored { seat, points });
    }
}
