//! O2.16 O6.1 O6.2 O6.3 O6.4 O6.5 O6.6 O6.7 O6.8 O6.9 O6.10 O6.11 O6.12 O10.2 O10.3 O18.2 O20.14 O21.12 O21.19 O22.6 Movement: whose
//! move it is, and where a hero may go.

use super::{pressure, resolve, strike};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{CARGO_ROWS, FIRST_ROW, Player, State, Visit};
use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::event_cards::Effect;
use crate::words::notation::{Action, Gear};
use crate::words::refusals;
use crate::words::rooms::{Berth, CANS_MOST, Effect as RoomEffect, exactly};
use crate::words::{AREAS, Area, Hero};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// O6.3 How far a hero moves.
const STEPS: u8 = 2;

/// O6.1 The first player begins.
pub(crate) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    pass_on(state, state.turn.first, log);
}

/// O6.1 The next player after this one moves.
pub(crate) fn next(state: &mut State, after: Seat, log: &mut impl Sink<Event>) {
    pass_on(state, after.next(state.seats()), log);
}

/// The day goes on with this player, or whoever comes next and can move.
pub(crate) fn resume(state: &mut State, seat: Seat) {
    pass_on(state, seat, &mut ());
}

/// O2.7a Cargo rooms that can add to an arrival, by cans.
pub(crate) fn cargo_rooms(state: &State, seat: Seat) -> [u8; CANS_MOST] {
    let mut rooms = [0; CANS_MOST];
    for (_, (cans, _)) in state.players[seat].rooms.ready_with(cargo) {
        rooms[usize::from(cans) - 1] += 1;
    }
    rooms
}

fn cargo(effect: RoomEffect) -> Option<(u8, Berth)> {
    if let RoomEffect::CargoCans { cans, berth } = effect { Some((cans, berth)) } else { None }
}

/// O6.1b O6.8b The first from this seat on who can do anything; if nobody can, the day is over.
fn pass_on(state: &mut State, from: Seat, log: &mut impl Sink<Event>) {
    for seat in from.and_following(state.seats()) {
        let waiting = state.players[seat].heroes.iter().any(|hero| !hero.active);
        if !waiting || state.turn.finished.contains(seat) {
            continue;
        }
        if can_move(state, seat) {
            return state.stack.goto(Ask::Move { seat });
        }
        state.turn.finished.insert(seat);
        log.emit(Audience::All, Event::Stuck { seat });
    }
    end_of_day(state, log);
}

/// O6.8b Whether any hero of this player can move, with tools or without.
fn can_move(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let taken = player.areas();
    let near =
        |from: Area, to: Area| to != Area::CargoShip && from.distance(to) <= STEPS && !taken.contains(to);
    let waiting = || player.heroes.iter().filter(|hero| !hero.active).filter_map(|hero| hero.area);
    // Nearly always there is a way without the Cargo Ship and without tools.
    if waiting().any(|from| Area::ALL.iter().any(|&to| near(from, to))) {
        return true;
    }
    let mut can_move = false;
    each_move(state, seat, &mut |_, _, _| can_move = true);
    can_move
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
    resolve::begin(state, log);
}

/// O22.6 O20.14b The strength a hero acts with: that of a Sandstorm, unless the shelter is immune.
#[inline]
pub(crate) fn action_strength(state: &State, seat: Seat, hero: Hero) -> u8 {
    let storm = state.in_force(|effect| match effect {
        Effect::ActionStrength(strength) => Some(strength),
        Effect::Stock(..)
        | Effect::SearchTiles(_)
        | Effect::RadiationUp(_)
        | Effect::LoseGoods(_)
        | Effect::LoseSurvivor
        | Effect::LoseFood
        | Effect::MeatLess(_)
        | Effect::EnduranceMore(_) => None,
    });
    storm.filter(|_| !strike::immune_by_day(state, seat)).unwrap_or(hero.strength())
}

/// O10.3 Whether no active hero stands in the row.
fn row_is_free(state: &State, row: u8) -> bool {
    state.players.iter().all(|(_, player)| player.heroes.iter().all(|hero| hero.row != Some(row)))
}

/// O21.19 The tile that lets a hero move any distance.
#[inline]
fn long_way(player: &Player) -> Option<Equipment> {
    player.usable_with(exactly(EquipmentEffect::AnyDistance)).map(|(kind, ())| kind)
}

/// O21.12 The tile that brings a hero to a higher row, and by how many rows.
#[inline]
fn hook(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(|effect| if let EquipmentEffect::HigherRow(rows) = effect { Some(rows) } else { None })
}

/// O10.2 O10.3 O21.12 The row a hero takes on the Cargo Ship, if it is open to it.
fn row(state: &State, seat: Seat, hero: Hero, with: Option<Gear>) -> Option<u8> {
    let own = action_strength(state, seat, hero);
    let player = &state.players[seat];
    let higher = if with.is_some_and(Gear::hook) { hook(player).map_or(0, |(_, rows)| rows) } else { 0 };
    let row = own + higher;
    let mut berths = player.rooms.full_with(cargo).map(|(_, (_, berth))| berth);
    let always = higher == 0 && berths.any(|berth| berth == Berth::Always);
    (row < FIRST_ROW + CARGO_ROWS as u8 && (always || row_is_free(state, row))).then_some(row)
}

/// O6.2 O6.3 O6.4 O6.9 O6.10 Whether the hero may go there so.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    hero: Hero,
    to: Area,
    with: Option<Gear>,
) -> Result<(), Refusal> {
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

const fn all_areas() -> Set<Area> {
    Set::from_bits((1 << AREAS) - 1)
}

/// Every move of this player, in rising order, tools included.
#[inline]
pub(crate) fn each_move(state: &State, seat: Seat, each: &mut impl FnMut(Hero, Area, Option<Gear>)) {
    let player = &state.players[seat];
    let taken = player.areas();
    let exoskeleton = long_way(player).is_some();
    let hook = hook(player).is_some();
    for &hero in Hero::ALL {
        let own = player.hero(hero);
        let Some(from) = own.area.filter(|_| !own.active) else { continue };
        let near = from.within(STEPS);
        for to in (if exoskeleton { all_areas() } else { near }) - taken {
            let far = !near.contains(to);
            let plain = if far { Some(Gear::Exoskeleton) } else { None };
            let hooked = if far { Gear::Both } else { Gear::GrapplingHook };
            if to != Area::CargoShip || row(state, seat, hero, plain).is_some() {
                each(hero, to, plain);
            }
            if to == Area::CargoShip && hook && row(state, seat, hero, Some(hooked)).is_some() {
                each(hero, to, Some(hooked));
            }
        }
    }
}

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
}

/// O6.7 O6.8d Whether the player may let its heroes stay.
pub(crate) fn check_stay(state: &State, seat: Seat) -> Result<(), Refusal> {
    if needs_tools(state, seat) { Ok(()) } else { Err(refusals::MUST_MOVE) }
}

/// O6.8d The heroes stay: the player's day is over.
pub(crate) fn stay(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.turn.finished.insert(seat);
    log.emit(Audience::All, Event::Stuck { seat });
    next(state, seat, log);
}

/// O6.1 A hero moves and begins its visit with the pressure it puts on others.
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
    let immune = strike::immune_by_day(state, seat);
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
    pressure::begin(state, log);
}

/// O18.2 A tile is used for this turn.
pub(crate) fn use_equipment(state: &mut State, seat: Seat, kind: Equipment, log: &mut impl Sink<Event>) {
    state.players[seat].used.insert(kind);
    log.emit(Audience::All, Event::EquipmentUsed { seat, equipment: kind });
}
