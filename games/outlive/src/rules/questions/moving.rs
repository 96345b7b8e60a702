//! O2.16 O6.1 O6.2 O6.3 O6.4 O6.7 O6.8 O6.9 O6.10 O6.11 O6.12 O7.1 O10.8 The question of the day: a player moves a hero. Whose move it is,
//! and when the day is over.

use crate::rules::city;
use crate::rules::movement::{
    STEPS, action_strength, can_move, cargo_rooms, each_move, hook, long_way, row, use_equipment,
};
use crate::rules::striking;
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{State, Visit};
use crate::words::notation::{Action, Gear};
use crate::words::refusals;
use crate::words::{Area, Hero};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O6.8d Whether every movable hero needs a tool for it.
fn needs_tools(state: &State, seat: Seat) -> bool {
    let mut free = false;
    each_move(state, seat, &mut |_, _, with| free |= with.is_none());
    !free
}

/// What the player may do at its move.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = out.len();
    each_move(state, seat, &mut |hero, to, with| out.push(Action::Move { hero, to, with }));
    let needs_tools = out[first..].iter().all(|action| !matches!(action, Action::Move { with: None, .. }));
    if needs_tools {
        out.push(Action::Stay);
    }
    city::each_peek(state, seat, &mut |action| out.push(action));
}

/// O6.2 O6.3 O6.4 Whether the hero may go there so. O6.9: to the ship only if a row is open.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    hero: Hero,
    to: Area,
    with: Option<Gear>,
) -> Result<(), Refusal> {
    let Some(Ask::Move { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    let player = &state.players[seat];
    let own = player.hero(hero);
    let from = own.area.ok_or(refusals::NOT_NOW)?;
    if own.active {
        return Err(refusals::HERO_ACTIVE);
    }
    if from == to {
        return Err(refusals::MUST_LEAVE);
    }
    if player.areas().contains(to) {
        return Err(refusals::OWN_HERO_THERE);
    }
    let far = from.distance(to) > STEPS;
    let exoskeleton = with.is_some_and(Gear::exoskeleton);
    let hooked = with.is_some_and(Gear::hook);
    // O6.10 A tool carries a hero any distance, and is not for less.
    if far && !exoskeleton {
        return Err(refusals::TOO_FAR);
    }
    if exoskeleton && !far {
        return Err(refusals::NEAR_ENOUGH);
    }
    if exoskeleton && long_way(player).is_none() || hooked && hook(player).is_none() {
        return Err(refusals::EQUIPMENT_NOT_READY);
    }
    if hooked && to != Area::CargoShip {
        return Err(refusals::HOOK_IS_FOR_THE_SHIP);
    }
    if to == Area::CargoShip && row(state, seat, hero, with).is_none() {
        return Err(if hooked { refusals::NO_HIGHER_ROW } else { refusals::ROW_TAKEN });
    }
    Ok(())
}

/// O6.7 O6.8d Whether the player may let its heroes stay.
pub(crate) fn check_stay(state: &State, seat: Seat) -> Result<(), Refusal> {
    let Some(Ask::Move { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    if needs_tools(state, seat) { Ok(()) } else { Err(refusals::MUST_MOVE) }
}

/// O6.8d The heroes stay: the player's day is over.
pub(crate) fn stay(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.turn.finished.insert(seat);
    log.emit(Audience::All, Event::Stuck { seat });
    state.stack.goto(Ask::Move { seat: seat.next(state.seats()) });
}

/// O2.16 O6.1 A hero moves and stays there for the day. It begins its visit with the pressure it puts on others (O7.1).
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    hero: Hero,
    to: Area,
    with: Option<Gear>,
    log: &mut impl Sink<Event>,
) {
    let row = if to == Area::CargoShip { row(state, seat, hero, with) } else { None };
    let points = action_strength(state, seat, hero);
    let immune = striking::immune_by_day(state, seat);
    let player = &state.players[seat];
    let far = long_way(player).filter(|_| with.is_some_and(Gear::exoskeleton));
    let higher = hook(player).map(|(kind, _)| kind).filter(|_| with.is_some_and(Gear::hook));
    for kind in [far, higher].into_iter().flatten() {
        use_equipment(state, seat, kind, log);
    }
    let player = &mut state.players[seat];
    let own = &mut player.heroes[hero as usize];
    let from = own.area.replace(to).unwrap_or(to);
    own.active = true;
    own.row = row;
    log.emit(Audience::All, Event::Moved { seat, hero, from, to, row });
    state.visit = Some(Visit {
        seat,
        hero,
        area: to,
        points,
        gathered: false,
        hunted: false,
        prey_taken: false,
        any_prey: false,
        purifier: false,
        searched: false,
        free_searches: 0,
        cupboards: 0,
        cargo_rooms: cargo_rooms(state, seat),
        immune,
    });
    if to == Area::CargoShip && state.turn.next_first.is_none() {
        state.turn.next_first = Some(seat);
        log.emit(Audience::All, Event::TokenTaken { seat });
    }
    state.stack.push(Ask::Visit);
    let others: SeatSet = Seat::first(state.seats()).filter(|&other| other != seat).collect();
    state.stack.push(Ask::Pressure { targets: others });
}

/// O6.1b O6.8 O6.12 The first from this seat on who can do anything moves; if nobody can, the day is over.
pub(crate) fn settle(state: &mut State, from: Seat, log: &mut impl Sink<Event>) -> bool {
    for seat in from.and_following(state.seats()) {
        let waiting = state.players[seat].heroes.iter().any(|hero| !hero.active);
        if !waiting || state.turn.finished.contains(seat) {
            continue;
        }
        if can_move(state, seat) {
            state.stack.goto(Ask::Move { seat });
            return false;
        }
        state.turn.finished.insert(seat);
        log.emit(Audience::All, Event::Stuck { seat });
    }
    end_of_day(state, log);
    true
}

/// O6.11 All heroes lie down. O10.8: the token changes hands.
fn end_of_day(state: &mut State, log: &mut impl Sink<Event>) {
    for seat in Seat::first(state.seats()) {
        for hero in &mut state.players[seat].heroes {
            hero.active = false;
            hero.row = None;
        }
    }
    log.emit(Audience::All, Event::DayEnded);
    if let Some(seat) = state.turn.next_first.take() {
        state.turn.first = seat;
        log.emit(Audience::All, Event::FirstPlayer { seat });
    }
    state.stack.goto(Ask::Resolve { seat: state.turn.first, passes: 0 });
}
