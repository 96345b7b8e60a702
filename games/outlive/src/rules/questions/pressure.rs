//! O7.4 O7.10 O7.11 O7.12 O7.13 O21.17 The question of pressure: the attacker decides about the next target.

use crate::rules::cargo;
use crate::rules::movement::use_equipment;
use crate::rules::pressing::{next_target, takeable, value, weaker_hero};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Player, State, Visit};
use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::notation::Action;
use crate::words::options::Duty;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O21.17 The tile that adds to pressure, and how much.
fn bat(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(
        |effect| if let EquipmentEffect::PressureGiven(more) = effect { Some(more) } else { None },
    )
}

/// O7.4 What the attacker may decide.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Press);
    if bat(&state.players[seat]).is_some() {
        out.push(Action::PressWithBat);
    }
    if state.options.pressure == Duty::May {
        out.push(Action::Spare);
    }
}

/// O7.4 O21.17 Whether the bat is there, and whether a target may be spared.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(Ask::Pressure { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    if action == Action::PressWithBat && bat(&state.players[seat]).is_none() {
        return Err(refusals::EQUIPMENT_NOT_READY);
    }
    if action == Action::Spare && state.options.pressure == Duty::Must {
        return Err(refusals::MUST_PRESS);
    }
    Ok(())
}

/// O7.10a The attacker has decided.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let Some(Ask::Pressure { targets }) = state.asking() else { return };
    let Some(target) = next_target(state, targets) else { return };
    if action == Action::Spare {
        log.emit(Audience::All, Event::Spared { seat, target });
        return state.stack.goto(Ask::Pressure { targets: targets.without(target) });
    }
    let bat = bat(&state.players[seat]).filter(|_| action == Action::PressWithBat);
    if let Some((kind, _)) = bat {
        use_equipment(state, seat, kind, log);
    }
    press(state, targets, bat.map_or(0, |(_, more)| more), log);
}

/// O7.10a The target is pressed, by so much more than the strengths say.
fn press(state: &mut State, targets: SeatSet, more: u8, log: &mut impl Sink<Event>) {
    let Some(target) = next_target(state, targets) else { return };
    let Some((visit, hero, value)) = value(state, target) else { return };
    let pressure = value + more;
    let Visit { seat, hero: own, .. } = visit;
    log.emit(Audience::All, Event::Pressed { seat, hero: own, target, target_hero: hero, pressure });
    if takeable(&state.players[target]).is_empty() {
        return state.stack.goto(Ask::Pressure { targets: targets.without(target) });
    }
    state.stack.goto(Ask::Defend { targets, pressure });
}

/// O7.10 O7.12 O7.13 The next target that can be pressed, wherever that is; where the attacker has nothing to decide it is pressed at once. After the last
/// one the hero acts as always (O7.11).
pub(crate) fn settle(state: &mut State, targets: SeatSet, log: &mut impl Sink<Event>) -> bool {
    let Some(visit) = state.visit else { return false };
    let targets: SeatSet =
        targets.into_iter().filter(|&seat| weaker_hero(state, &visit, seat).is_some()).collect();
    let Some(target) = next_target(state, targets) else {
        state.stack.pop();
        cargo::arrive(state, log);
        return true;
    };
    let attacker = &state.players[visit.seat];
    let decides = state.options.pressure == Duty::May || bat(attacker).is_some();
    state.stack.goto(Ask::Pressure { targets });
    if decides && !takeable(&state.players[target]).is_empty() {
        return false;
    }
    press(state, targets, 0, log);
    true
}
