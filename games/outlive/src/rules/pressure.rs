//! O2.8 O2.18 O7.1 O7.2 O7.3 O7.4 O7.5 O7.6 O7.7 O7.8 O7.9 O7.10 O7.11 O7.12 O7.13 O20.19 O20.20 O21.17 O21.18 Pressure on weaker active
//! heroes.

use super::{cargo, movement};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Player, State, Visit};
use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::notation::{Action, Shield};
use crate::words::options::Duty;
use crate::words::refusals;
use crate::words::rooms::{Effect, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{FOOD, Hero, MATERIALS, Resource};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O21.17 The tile that adds to pressure, and how much.
fn bat(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(
        |effect| if let EquipmentEffect::PressureGiven(more) = effect { Some(more) } else { None },
    )
}

/// O21.18 The tile that takes away from pressure, and how much.
fn gear(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(
        |effect| {
            if let EquipmentEffect::PressureReceived(less) = effect { Some(less) } else { None }
        },
    )
}

/// O7.2 The weaker active hero of a player in the area of the visit.
fn weaker_hero(state: &State, visit: &Visit, seat: Seat) -> Option<Hero> {
    let there = |hero: &&Hero| {
        let own = state.players[seat].hero(**hero);
        own.active && own.area == Some(visit.area) && hero.strength() < visit.hero.strength()
    };
    Hero::ALL.iter().find(there).copied()
}

/// Whether all of these can be pressed by the hero that acts.
pub(crate) fn are_targets(state: &State, seats: &[Seat]) -> bool {
    let can_be = |visit: &Visit, seat: Seat| seat != visit.seat && weaker_hero(state, visit, seat).is_some();
    state.visit.is_some_and(|visit| !seats.is_empty() && seats.iter().all(|&seat| can_be(&visit, seat)))
}

/// O7.10 The next target, clockwise from the attacker.
pub(crate) fn next_target(state: &State, targets: SeatSet) -> Option<Seat> {
    let attacker = state.visit?.seat;
    attacker.and_following(state.seats()).find(|&seat| targets.contains(seat))
}

/// O7.8 O20.20 Who chooses the tokens.
pub(crate) fn chooser(state: &State, targets: SeatSet) -> Option<Seat> {
    let attacker = state.visit?.seat;
    let rooms = &state.players[attacker].rooms;
    if rooms.full_with(exactly(Effect::ChooseLoot)).next().is_some() {
        Some(attacker)
    } else {
        next_target(state, targets)
    }
}

/// O7.7 What can be taken from a player.
fn takeable(player: &Player) -> Tokens {
    player.tokens.only(FOOD | MATERIALS)
}

/// O7.1 Pressure on everyone it meets.
pub(crate) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    let others = Seat::first(state.seats()).filter(|&seat| seat != visit.seat);
    let targets: SeatSet = others.filter(|&seat| weaker_hero(state, &visit, seat).is_some()).collect();
    if targets.is_empty() {
        return cargo::arrive(state, log);
    }
    state.stack.push(Ask::Pressure { targets });
    proceed(state, targets, log);
}

/// O7.10 The next target, or the end of the pressure. The frame on top is that of the pressure.
fn proceed(state: &mut State, targets: SeatSet, log: &mut impl Sink<Event>) {
    let (Some(visit), Some(target)) = (state.visit, next_target(state, targets)) else {
        state.stack.pop();
        return cargo::arrive(state, log);
    };
    let attacker = &state.players[visit.seat];
    let decides = state.options.pressure == Duty::May || bat(attacker).is_some();
    if decides && !takeable(&state.players[target]).is_empty() {
        return state.stack.goto(Ask::Pressure { targets });
    }
    press(state, targets, 0, log);
}

/// O7.3 The value before the target answers.
fn value(state: &State, target: Seat) -> Option<(Visit, Hero, u8)> {
    let visit = state.visit?;
    let hero = weaker_hero(state, &visit, target)?;
    Some((visit, hero, visit.hero.strength() - hero.strength()))
}

/// O7.10a The target is pressed, by so much more than the strengths say.
fn press(state: &mut State, targets: SeatSet, more: u8, log: &mut impl Sink<Event>) {
    let Some(target) = next_target(state, targets) else { return };
    let Some((visit, hero, value)) = value(state, target) else { return };
    let pressure = value + more;
    let Visit { seat, hero: own, .. } = visit;
    log.emit(Audience::All, Event::Pressed { seat, hero: own, target, target_hero: hero, pressure });
    let player = &state.players[target];
    if takeable(player).is_empty() {
        return proceed(state, targets.without(target), log);
    }
    let can_answer = player.tokens.count(Resource::Ammo) > 0
        || gear(player).is_some()
        || check_cover(player, hero).is_ok();
    if can_answer {
        state.stack.goto(Ask::Defend { targets, pressure });
    } else {
        loot(state, targets, pressure, log);
    }
}

/// O20.19 What covers this hero.
fn cover(hero: Hero) -> impl Fn(Effect) -> Option<()> {
    exactly(Effect::Cover(hero.strength()))
}

fn check_cover(player: &Player, hero: Hero) -> Result<(), Refusal> {
    if player.rooms.ready_with(cover(hero)).next().is_some() {
        return Ok(());
    }
    let covered = Room::ALL.iter().any(|room| cover(hero)(room.record().effect).is_some());
    Err(if covered { refusals::ROOM_NOT_READY } else { refusals::NOT_A_HERO_3 })
}

/// O7.7 O7.9 Tokens change hands, at once where there is nothing to choose.
fn loot(state: &mut State, targets: SeatSet, pressure: u8, log: &mut impl Sink<Event>) {
    let Some(target) = next_target(state, targets) else { return };
    let all = takeable(&state.players[target]);
    if pressure > 0 && pressure < all.len() && all.kinds().len() > 1 {
        return state.stack.goto(Ask::Loot { targets, pressure });
    }
    let mut tokens = Tokens::NONE;
    all.each_choice(pressure.min(all.len()), |choice| tokens = choice);
    hand_over(state, targets, tokens, log);
}

/// O7.4 What the attacker may decide.
pub(crate) fn legal_attack(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Press);
    if bat(&state.players[seat]).is_some() {
        out.push(Action::PressWithBat);
    }
    if state.options.pressure == Duty::May {
        out.push(Action::Spare);
    }
}

/// O7.4 O21.17 Whether the bat is there, and whether a target may be spared.
pub(crate) fn check_attack(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if action == Action::PressWithBat && bat(&state.players[seat]).is_none() {
        return Err(refusals::EQUIPMENT_NOT_READY);
    }
    if action == Action::Spare && state.options.pressure == Duty::Must {
        return Err(refusals::MUST_PRESS);
    }
    Ok(())
}

/// O7.10a The attacker has decided.
pub(crate) fn attack(
    state: &mut State,
    targets: SeatSet,
    seat: Seat,
    action: Action,
    log: &mut impl Sink<Event>,
) {
    let Some(target) = next_target(state, targets) else { return };
    if action == Action::Spare {
        log.emit(Audience::All, Event::Spared { seat, target });
        return proceed(state, targets.without(target), log);
    }
    let bat = bat(&state.players[seat]).filter(|_| action == Action::PressWithBat);
    if let Some((kind, _)) = bat {
        movement::use_equipment(state, seat, kind, log);
    }
    press(state, targets, bat.map_or(0, |(_, more)| more), log);
}

/// O7.10b What is left of the pressure with this shield, before ammo.
fn shielded(player: &Player, pressure: u8, with: Option<Shield>) -> u8 {
    match with {
        None => pressure,
        Some(Shield::Room) => 0,
        Some(Shield::BattleGear) => pressure.saturating_sub(gear(player).map_or(0, |(_, less)| less)),
    }
}

/// O7.10a What the target may answer.
pub(crate) fn legal_defence(state: &State, seat: Seat, pressure: u8, out: &mut Vec<Action>) {
    for with in [None, Some(Shield::Room), Some(Shield::BattleGear)] {
        if check_shield(state, seat, with).is_ok() {
            let player = &state.players[seat];
            let most = shielded(player, pressure, with).min(player.tokens.count(Resource::Ammo));
            out.extend((0..=most).map(|ammo| Action::Defend { with, ammo }));
        }
    }
}

fn check_shield(state: &State, seat: Seat, with: Option<Shield>) -> Result<(), Refusal> {
    let player = &state.players[seat];
    match with {
        None => Ok(()),
        Some(Shield::Room) => {
            let (_, hero, _) = value(state, seat).ok_or(refusals::NOT_NOW)?;
            check_cover(player, hero)
        }
        Some(Shield::BattleGear) if gear(player).is_some() => Ok(()),
        Some(Shield::BattleGear) => Err(refusals::EQUIPMENT_NOT_READY),
    }
}

/// O7.5a Whether the target may answer so.
pub(crate) fn check_defence(
    state: &State,
    seat: Seat,
    pressure: u8,
    with: Option<Shield>,
    ammo: u8,
) -> Result<(), Refusal> {
    check_shield(state, seat, with)?;
    let player = &state.players[seat];
    if ammo > player.tokens.count(Resource::Ammo) {
        return Err(refusals::CANNOT_PAY);
    }
    if ammo > shielded(player, pressure, with) { Err(refusals::TOO_MUCH_AMMO) } else { Ok(()) }
}

/// O7.5 The target has answered.
pub(crate) fn defend(
    state: &mut State,
    targets: SeatSet,
    pressure: u8,
    (seat, with, ammo): (Seat, Option<Shield>, u8),
    log: &mut impl Sink<Event>,
) {
    let left = shielded(&state.players[seat], pressure, with) - ammo;
    match with {
        None => {}
        Some(Shield::Room) => {
            if let Some((_, hero, _)) = value(state, seat)
                && let Some(room) = state.players[seat].rooms.use_with(cover(hero))
            {
                log.emit(Audience::All, Event::RoomUsed { seat, room });
            }
        }
        Some(Shield::BattleGear) => {
            if let Some((kind, _)) = gear(&state.players[seat]) {
                movement::use_equipment(state, seat, kind, log);
            }
        }
    }
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(Tokens::of(Resource::Ammo, ammo));
    log.emit(Audience::All, Event::Defended { seat, with, ammo, left });
    loot(state, targets, left, log);
}

/// Every choice of tokens.
pub(crate) fn legal_loot(state: &State, seat: Seat, targets: SeatSet, pressure: u8, out: &mut Vec<Action>) {
    let Some(target) = next_target(state, targets) else { return };
    let action = if seat == target { Action::HandOver } else { Action::Demand };
    takeable(&state.players[target]).each_choice(pressure, |tokens| out.push(action(tokens)));
}

/// O7.7 Whether these tokens may change hands.
pub(crate) fn check_loot(
    state: &State,
    targets: SeatSet,
    pressure: u8,
    tokens: Tokens,
) -> Result<(), Refusal> {
    let target = next_target(state, targets).ok_or(refusals::NOT_NOW)?;
    let fits = tokens.len() == pressure && tokens.within(&takeable(&state.players[target]));
    if fits { Ok(()) } else { Err(refusals::WRONG_LOOT) }
}

/// O7.7 Tokens go from the target to the attacker; the next target follows.
pub(crate) fn hand_over(state: &mut State, targets: SeatSet, tokens: Tokens, log: &mut impl Sink<Event>) {
    let (Some(visit), Some(from)) = (state.visit, next_target(state, targets)) else { return };
    let to = visit.seat;
    state.players[from].tokens = state.players[from].tokens.minus(tokens);
    state.players[to].tokens = state.players[to].tokens.plus(tokens);
    if !tokens.is_empty() {
        log.emit(Audience::All, Event::HandedOver { from, to, tokens });
    }
    proceed(state, targets.without(from), log);
}
