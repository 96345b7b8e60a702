//! O7.5 O7.6 O7.10 O20.19 O21.18 The question to the target of pressure: how it answers.

use crate::rules::movement::use_equipment;
use crate::rules::pressing::{next_target, value};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Player, State};
use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::notation::{Action, Shield};
use crate::words::refusals;
use crate::words::rooms::{Effect, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{Hero, Resource};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O7.10 The next target answers.
pub(crate) fn asked(state: &State, targets: SeatSet) -> SeatSet {
    next_target(state, targets).into_iter().collect()
}

/// O21.18 The tile that takes away from pressure, and how much.
fn gear(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(
        |effect| {
            if let EquipmentEffect::PressureReceived(less) = effect { Some(less) } else { None }
        },
    )
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

/// O7.10b What is left of the pressure with this shield, before ammo.
fn shielded(player: &Player, pressure: u8, with: Option<Shield>) -> u8 {
    match with {
        None => pressure,
        Some(Shield::Room) => 0,
        Some(Shield::BattleGear) => pressure.saturating_sub(gear(player).map_or(0, |(_, less)| less)),
    }
}

/// O7.10a What the target may answer.
pub(crate) fn legal(state: &State, seat: Seat, pressure: u8, out: &mut Vec<Action>) {
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
pub(crate) fn check(state: &State, seat: Seat, with: Option<Shield>, ammo: u8) -> Result<(), Refusal> {
    let Some(Ask::Defend { pressure, .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    check_shield(state, seat, with)?;
    let player = &state.players[seat];
    if ammo > player.tokens.count(Resource::Ammo) {
        return Err(refusals::CANNOT_PAY);
    }
    if ammo > shielded(player, pressure, with) { Err(refusals::TOO_MUCH_AMMO) } else { Ok(()) }
}

/// O7.5 The target has answered.
pub(crate) fn act(state: &mut State, seat: Seat, with: Option<Shield>, ammo: u8, log: &mut impl Sink<Event>) {
    let Some(Ask::Defend { targets, pressure }) = state.asking() else { return };
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
                use_equipment(state, seat, kind, log);
            }
        }
    }
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(Tokens::of(Resource::Ammo, ammo));
    log.emit(Audience::All, Event::Defended { seat, with, ammo, left });
    state.stack.goto(Ask::Loot { targets, pressure: left });
}

/// O7.6 Whoever has nothing to answer with is not asked.
pub(crate) fn settle(state: &mut State, targets: SeatSet, pressure: u8) -> bool {
    let Some(target) = next_target(state, targets) else { return false };
    let Some((_, hero, _)) = value(state, target) else { return false };
    let player = &state.players[target];
    let can_answer = player.tokens.count(Resource::Ammo) > 0
        || gear(player).is_some()
        || check_cover(player, hero).is_ok();
    if !can_answer {
        state.stack.goto(Ask::Loot { targets, pressure });
    }
    !can_answer
}
