//! O2.7 O2.15 O8.1 O8.2 O8.3 O8.4 O8.5 O8.6 O8.7 O8.8 O11.1 O11.2 O11.3 O20.5 O20.6 O20.7 O20.8 O21.4 O21.7 The visit: what a hero that has
//! moved may do, and gathering.

use crate::rules::{bank, city, gauge, hunting, movement, survivors};
use crate::table::event::{Event, Source};
use crate::table::frames::{Ask, Origin};
use crate::table::state::{Player, State, Visit};
use crate::words::equipment::{Effect, Equipment};
use crate::words::notation::{Action, Starter};
use crate::words::refusals;
use crate::words::rooms::{Effect as RoomEffect, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{Area, Resource};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O8.1 The player whose hero acts.
pub(crate) fn asked(state: &State) -> SeatSet {
    state.visit.iter().map(|visit| visit.seat).collect()
}

/// O8.1 The hero that acts, if it does now.
#[inline]
pub(crate) fn acting(state: &State) -> Result<&Visit, Refusal> {
    state.visit.as_ref().filter(|_| state.asking() == Some(Ask::Visit)).ok_or(refusals::NOT_NOW)
}

/// O2.15 O8.1 O8.5 What the hero may do, in rising order: nothing has to be done.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    if let Some(visit) = &state.visit {
        each_action(state, visit, &mut |action| out.push(action));
    }
}

/// The last action ends the visit.
fn each_action(state: &State, visit: &Visit, each: &mut impl FnMut(Action)) {
    let seat = visit.seat;
    let most = most_gathered(state, visit);
    (1..=most).for_each(|count| each(Action::Gather(count)));
    if check_iodine(state, visit).is_ok() {
        each(Action::Iodine);
    }
    hunting::each_hunt(state, visit, each);
    let starters: &[Starter] = if visit.area == Area::Dam { Starter::ALL } else { &[] };
    for &starter in starters {
        if check_start(state, visit, starter).is_ok() {
            each(Action::Start(starter));
        }
    }
    city::each_action(state, visit, each);
    for kind in state.players[seat].usable() {
        if check_use(state, visit, kind).is_ok() {
            each(Action::Use(kind));
        }
    }
    if visit.prey_taken || visit.area == Area::CargoShip {
        let adds = |room: &Room| {
            matches!(room.record().effect, RoomEffect::HuntMeat(_) | RoomEffect::CargoCans { .. })
        };
        for room in Room::ALL.iter().copied().filter(adds) {
            if check_use_room(state, visit, room).is_ok() {
                each(Action::UseRoom(room));
            }
        }
    }
    city::each_peek(state, seat, each);
    each(Action::End);
}

/// O8.1a A visit in which nothing can be done any more ends by itself.
pub(crate) fn settle(state: &mut State) -> bool {
    let Some(visit) = state.visit else { return false };
    // Most visits go on because there is still something to gather or to search.
    let searches =
        visit.points > 0 && visit.area.city().is_some_and(|city| state.city(city).search_left() > 0);
    if searches || most_gathered(state, &visit) > 0 {
        return false;
    }
    let mut choices = 0;
    each_action(state, &visit, &mut |_| choices += 1);
    if choices == 1 {
        end(state);
    }
    choices == 1
}

/// O8.1a The visit is over, and the next player moves.
pub(crate) fn end(state: &mut State) {
    let Some(Visit { seat, .. }) = state.visit else { return };
    state.visit = None;
    state.stack.pop();
    state.stack.goto(Ask::Move { seat: seat.next(state.seats()) });
}

/// O8.2 O8.3 O8.8 O11.2 How many tokens the hero can gather.
fn most_gathered(state: &State, visit: &Visit) -> u8 {
    if visit.area == Area::Dam && !visit.purifier { 0 } else { visit.points.min(state.stock(visit.area)) }
}

/// O8.2 O8.3 O11.2 O11.3 Whether this many tokens can be gathered.
pub(crate) fn check_gather(state: &State, visit: &Visit, count: u8) -> Result<(), Refusal> {
    if visit.area.resource().is_none() {
        return Err(refusals::NOTHING_TO_GATHER_HERE);
    }
    if visit.area == Area::Dam && !visit.purifier {
        return Err(refusals::PURIFIER_NOT_STARTED);
    }
    if count > state.stock(visit.area) {
        return Err(refusals::STOCK_EMPTY);
    }
    if count == 0 || count > visit.points { Err(refusals::NO_POINTS) } else { Ok(()) }
}

/// O8.2 Tokens from the stock of the area.
pub(crate) fn gather(state: &mut State, count: u8, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    bank::take_stock(state, visit.seat, visit.area, count, Source::Stock, log);
    state.visit = Some(Visit { points: visit.points - count, gathered: true, ..visit });
}

/// O8.4 Whether the iodine can be taken.
pub(crate) fn check_iodine(state: &State, visit: &Visit) -> Result<(), Refusal> {
    if visit.area != Area::MilitaryBase || !state.board.iodine {
        return Err(refusals::NO_IODINE);
    }
    if visit.points > 0 { Ok(()) } else { Err(refusals::NO_POINTS) }
}

/// O8.4 The iodine is taken.
pub(crate) fn iodine(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    state.board.iodine = false;
    state.visit = Some(Visit { points: visit.points - 1, ..visit });
    log.emit(Audience::All, Event::IodineTaken { seat: visit.seat });
    gauge::down(state, visit.seat, log);
}

/// O21.4 The tile that starts the purifier.
fn access(player: &Player) -> Option<Equipment> {
    player.usable_with(exactly(Effect::StartsPurifier)).map(|(kind, ())| kind)
}

/// O11.1 O11.2c O21.4 Whether the purifier can be started so.
pub(crate) fn check_start(state: &State, visit: &Visit, with: Starter) -> Result<(), Refusal> {
    if visit.area != Area::Dam {
        return Err(refusals::NO_PURIFIER_HERE);
    }
    if visit.purifier {
        return Err(refusals::PURIFIER_RUNS);
    }
    if state.stock(Area::Dam) == 0 {
        return Err(refusals::STOCK_EMPTY);
    }
    let player = &state.players[visit.seat];
    match with {
        Starter::Chip if player.tokens.count(Resource::Chip) > 0 => Ok(()),
        Starter::Chip => Err(refusals::NO_CHIP),
        Starter::AccessCard if access(player).is_some() => Ok(()),
        Starter::AccessCard => Err(refusals::EQUIPMENT_NOT_READY),
    }
}

/// O11.1 The purifier runs for this visit.
pub(crate) fn start(state: &mut State, with: Starter, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    match with {
        Starter::Chip => {
            let player = &mut state.players[visit.seat];
            player.tokens = player.tokens.minus(Tokens::of(Resource::Chip, 1));
        }
        Starter::AccessCard => {
            if let Some(kind) = access(&state.players[visit.seat]) {
                movement::use_equipment(state, visit.seat, kind, log);
            }
        }
    }
    state.visit = Some(Visit { purifier: true, ..visit });
    log.emit(Audience::All, Event::PurifierStarted { seat: visit.seat });
}

/// O8.6 O8.7 Whether a repaired tile does something here at its owner's word.
pub(crate) fn check_use(state: &State, visit: &Visit, kind: Equipment) -> Result<(), Refusal> {
    if !state.players[visit.seat].usable().contains(kind) {
        return Err(refusals::EQUIPMENT_NOT_READY);
    }
    match kind.record().effect {
        Effect::More { area, .. } if area == visit.area => {
            if !visit.gathered {
                Err(refusals::NOTHING_GATHERED)
            } else if state.stock(area) == 0 {
                Err(refusals::STOCK_EMPTY)
            } else {
                Ok(())
            }
        }
        Effect::Arrival { at, .. } if at.is(visit.area) => Ok(()),
        Effect::Survivor if visit.area.city().is_some() => {
            if survivors::can_join(state, visit.seat, Origin::Flashlight) {
                Ok(())
            } else {
                Err(refusals::NO_PLACE_FOR_SURVIVOR)
            }
        }
        Effect::AnyPrey => hunting::check_sensor(state, visit),
        Effect::More { .. }
        | Effect::Arrival { .. }
        | Effect::Survivor
        | Effect::StartsPurifier
        | Effect::HigherRow(_)
        | Effect::HuntStrength(_)
        | Effect::PressureGiven(_)
        | Effect::PressureReceived(_)
        | Effect::AnyDistance => Err(refusals::NOT_USED_HERE),
    }
}

/// O8.6 O8.7 A repaired tile is used.
pub(crate) fn use_tile(state: &mut State, kind: Equipment, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    let seat = visit.seat;
    movement::use_equipment(state, seat, kind, log);
    match kind.record().effect {
        Effect::More { area, up_to } => {
            bank::take_stock(state, seat, area, up_to, Source::Equipment(kind), log);
        }
        Effect::Arrival { gain, .. } => bank::gain(state, seat, gain, Source::Equipment(kind), log),
        Effect::Survivor => take_in(state, seat, log),
        Effect::AnyPrey => hunting::look(state, visit, log),
        Effect::StartsPurifier
        | Effect::HigherRow(_)
        | Effect::HuntStrength(_)
        | Effect::PressureGiven(_)
        | Effect::PressureReceived(_)
        | Effect::AnyDistance => {}
    }
}

/// O21.7 A survivor of the bank; asks where it goes if that is open.
fn take_in(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let mut places = 0;
    let mut only = None;
    survivors::homes(state, seat, Origin::Flashlight, &mut |home| {
        places += 1;
        only = Some(home);
    });
    match only.filter(|_| places == 1) {
        Some(home) => survivors::join(state, seat, home, log),
        None => state.stack.push(Ask::House { from: Origin::Flashlight }),
    }
}

/// O2.7 Which count of [`Visit::cargo_rooms`] a room belongs to.
fn cargo_place(room: Room) -> Option<usize> {
    let RoomEffect::CargoCans { cans, .. } = room.record().effect else { return None };
    Some(usize::from(cans) - 1)
}

/// O20.5 O20.6 O20.7 O20.8 Whether a room adds something to this hunt or arrival.
pub(crate) fn check_use_room(state: &State, visit: &Visit, room: Room) -> Result<(), Refusal> {
    match (room.record().effect, cargo_place(room)) {
        (RoomEffect::HuntMeat(_), _) if !visit.prey_taken => return Err(refusals::NO_PREY_TAKEN),
        (RoomEffect::HuntMeat(_), _) => {}
        (_, Some(place)) if visit.area != Area::CargoShip || visit.cargo_rooms[place] == 0 => {
            return Err(refusals::NO_CARGO_ARRIVAL);
        }
        (_, Some(_)) => {}
        (_, None) => return Err(refusals::NOT_THIS_STEP),
    }
    if state.players[visit.seat].rooms.ready(room) > 0 { Ok(()) } else { Err(refusals::ROOM_NOT_READY) }
}

/// O20.5 O20.7 Meat or cans more.
pub(crate) fn use_room(state: &mut State, room: Room, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    let (seat, mut cargo_rooms) = (visit.seat, visit.cargo_rooms);
    state.players[seat].rooms.use_one(room);
    log.emit(Audience::All, Event::RoomUsed { seat, room });
    if let Some(place) = cargo_place(room) {
        cargo_rooms[place] -= 1;
    }
    state.visit = Some(Visit { cargo_rooms, ..visit });
    let effect = room.record().effect;
    if let RoomEffect::HuntMeat(meat) = effect {
        bank::gain(state, seat, Tokens::of(Resource::Meat, meat), Source::Room(room), log);
    }
    if let RoomEffect::CargoCans { cans, .. } = effect {
        bank::gain(state, seat, Tokens::of(Resource::Can, cans), Source::Room(room), log);
    }
}
