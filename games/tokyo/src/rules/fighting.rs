//! T14.11 T20.7 T20.8 T20.9 T20.10 T20.12 T20.13 T20.14 T20.15 T20.16 T20.17 T20.21 T20.22 T20.23 T20.24 T20.27 The
//! course of an attack: ranges, hits, counters, defeats.

use super::attack::{attack_of, nature};
use super::{ap_tokens, means};
use crate::table::combat::{Attacker, Battle, Target};
use crate::table::event::Event;
use crate::table::frames::{Do, Fighting, Foe, Harm, Solving};
use crate::table::state::State;
use crate::words::cards::{Enemy, TokenIf, Trait};
use crate::words::notation::Spot;
use crate::words::options::{Counters, JoinedCounter};
use crate::words::{DamageType, Range};
use kernel::{Audience, Seat, SeatSet, Set, Sink};
use std::cmp::Ordering;

/// T20.8 T14.10 The ranges compared: that of the first attacker, that of the first target.
pub(crate) fn ranges(state: &State, battle: &Battle) -> Option<[Range; 2]> {
    let (_, attack) = attack_of(state, battle.first.seat, battle.first.by)?;
    let enemy = state.enemy(battle.spots().next()?)?;
    Some([attack.range, enemy.counter.2])
}

/// T20.8 Who moves first: less for the attackers.
fn order(state: &State, battle: &Battle) -> Ordering {
    ranges(state, battle).map_or(Ordering::Less, |[attackers, enemies]| attackers.cmp(&enemies))
}

/// T20.7 T20.14 T20.17 The next part of the attack.
pub(crate) fn fight(state: &mut State, stage: Fighting, log: &mut impl Sink<Event>) {
    let Some(battle) = state.battle else {
        state.stack.pop();
        return;
    };
    match stage {
        Fighting::First => {
            state.stack.goto(Do::Fight { stage: Fighting::Second });
            if order(state, &battle).is_le() {
                strike(state, 0, log);
            } else {
                counter(state, log);
            }
        }
        Fighting::Second => {
            state.stack.goto(Do::Fight { stage: Fighting::Further });
            match order(state, &battle) {
                Ordering::Less | Ordering::Equal => counter(state, log),
                Ordering::Greater => {
                    stop_the_fallen(state);
                    strike(state, 0, log);
                }
            }
        }
        Fighting::Further => {
            state.stack.goto(Do::Fight { stage: Fighting::Defeats });
            stop_the_fallen(state);
            for hit in 1..hits(state, &battle) {
                strike(state, hit, log);
            }
        }
        Fighting::Defeats => {
            state.stack.goto(Do::Fight { stage: Fighting::Falls });
            // The last one pushed is processed first.
            for target in battle.targets.into_iter().flatten().rev() {
                if let Some(by) = target.defeated_by {
                    state.stack.push(Do::Solved { by, at: target.at, stage: Solving::Effects });
                }
            }
        }
        Fighting::Falls => {
            state.stack.goto(Do::Fight { stage: Fighting::Over });
            state.stack.push(Do::Consequences);
        }
        Fighting::Over => {
            state.stack.pop();
            state.battle = None;
            if let Some(Attacker { seat, by, .. }) = battle.joined {
                if let Some((row, _)) = attack_of(state, seat, by) {
                    means::push_after(state, seat, by, row);
                }
                let defeated = battle.targets.iter().flatten().any(|target| target.defeated_by == Some(seat));
                if defeated && means::support_gives_token(state, seat, TokenIf::Defeated) {
                    ap_tokens::gain(state, seat, 1, log);
                }
            }
        }
    }
}

/// T20.21 The most hits of any attacker.
fn hits(state: &State, battle: &Battle) -> u8 {
    let attackers = [Some(battle.first), battle.joined];
    let hits = attackers.iter().flatten().filter_map(|it| attack_of(state, it.seat, it.by));
    hits.map(|(_, attack)| attack.hits).max().unwrap_or(1)
}

/// T20.12 Attackers that have been brought to their limit do not strike.
fn stop_the_fallen(state: &mut State) {
    let falling = state.falling;
    if let Some(battle) = state.battle.as_mut() {
        battle.stopped = battle.stopped | falling;
    }
}

/// T20.9 T20.22 One hit of each attacker on each target.
fn strike(state: &mut State, hit: u8, log: &mut impl Sink<Event>) {
    let Some(battle) = state.battle else { return };
    for attacker in [Some(battle.first), battle.joined].into_iter().flatten() {
        let Some((_, attack)) = attack_of(state, attacker.seat, attacker.by) else { continue };
        if hit >= attack.hits || battle.stopped.contains(attacker.seat) {
            continue;
        }
        let leads = attacker == battle.first;
        let boost = if leads && hit == 0 { battle.boost } else { 0 };
        let times = if leads { battle.times } else { 1 };
        let traits = attack.traits.iter().copied().collect::<Set<Trait>>()
            | if leads { battle.traits } else { Set::EMPTY };
        // T14.11 T20.27 Reduction does not count; immunity does.
        let pierces = traits.contains(Trait::IgnoresReduction);
        let extra = if leads && hit == 0 { battle.extra.saturating_mul(times) } else { 0 };
        let reach = if leads { battle.targets } else { [battle.targets[0], None, None] };
        for target in reach.into_iter().flatten() {
            let dealt = super::attack::amount(state, attacker.seat, attack, target.at);
            let amount = (dealt + boost).saturating_mul(times);
            land(state, attacker.seat, target.at, (attacker.kind, amount), pierces, log);
            if extra > 0 {
                land(state, attacker.seat, target.at, (other(attacker.kind), extra), pierces, log);
            }
        }
    }
}

fn other(kind: DamageType) -> DamageType {
    match kind {
        DamageType::Physical => DamageType::Cognitive,
        DamageType::Cognitive => DamageType::Physical,
    }
}

/// T14.11 T20.10 What is left of damage to an enemy after its reduction and immunity.
pub(crate) fn reduced(enemy: &Enemy, (kind, amount): (DamageType, u8), pierces: bool) -> u8 {
    if enemy.immune.contains(&kind) {
        return 0;
    }
    let (kinds, reduction) = enemy.reduce;
    if !pierces && kinds.contains(&kind) { amount.saturating_sub(reduction) } else { amount }
}

/// T20.15 Damage to an enemy, unless it has been brought to its limit before.
fn land(
    state: &mut State,
    by: Seat,
    at: Spot,
    damage: (DamageType, u8),
    pierces: bool,
    log: &mut impl Sink<Event>,
) {
    let beaten = |state: &State| {
        let targets = state.battle.map(|battle| battle.targets).unwrap_or_default();
        targets.into_iter().flatten().any(|target| target.at == at && target.defeated_by.is_some())
    };
    let Some(enemy) = state.enemy(at).filter(|_| !beaten(state)) else { return };
    let amount = reduced(enemy, damage, pierces);
    log.emit(Audience::All, Event::EnemyHit { at, kind: damage.0, amount });
    if !mark(state, at, amount) {
        return;
    }
    let targets = state.battle.iter_mut().flat_map(|battle| battle.targets.iter_mut().flatten());
    match targets.into_iter().find(|target| target.at == at) {
        Some(target) => target.defeated_by = Some(by),
        None => state.stack.push(Do::Solved { by, at, stage: Solving::Effects }),
    }
}

/// T20.15 T20.16 Damage tokens on an enemy. Says whether it has no HP left.
fn mark(state: &mut State, at: Spot, amount: u8) -> bool {
    let left = hp_left(state, at);
    let damage = match at {
        Spot::Slot(slot) if state.slot(slot).scene.is_some() => &mut state.slot_mut(slot).scene_damage,
        Spot::Slot(slot) => &mut state.slot_mut(slot).damage,
        Spot::Site => match (state.site.open.as_mut(), state.story.gate.as_mut()) {
            (Some(open), _) => &mut open.damage,
            (None, Some(gate)) => &mut gate.damage,
            (None, None) => return false,
        },
    };
    *damage = damage.saturating_add(amount);
    left.is_some_and(|left| amount >= left)
}

/// T20.15 What the enemy that lies open there has left of its HP.
pub(crate) fn hp_left(state: &State, at: Spot) -> Option<u8> {
    let hp = state.scene_hp(at).or_else(|| state.enemy(at).map(|enemy| enemy.hp))?;
    let damage = match at {
        Spot::Slot(slot) if state.slot(slot).scene.is_some() => state.slot(slot).scene_damage,
        Spot::Slot(slot) => state.slot(slot).damage,
        Spot::Site => match (state.site.open, state.story.gate) {
            (Some(open), _) => open.damage,
            (None, Some(gate)) => gate.damage,
            (None, None) => 0,
        },
    };
    Some(hp.saturating_sub(damage))
}

/// T32.31 Pressure on a scenario card: so much damage, neither reduced nor countered.
pub(crate) fn press(state: &mut State, by: Seat, at: Spot, amount: u8, log: &mut impl Sink<Event>) {
    let Some(enemy) = state.enemy(at) else { return };
    log.emit(Audience::All, Event::EnemyHit { at, kind: enemy.counter.0, amount });
    if mark(state, at, amount) {
        state.stack.push(Do::Solved { by, at, stage: Solving::Effects });
    }
}

/// T20.24 T20.25 Damage to an enemy that is not an attack action.
pub(crate) fn strike_back(
    state: &mut State,
    by: Seat,
    at: Spot,
    damage: (DamageType, u8),
    log: &mut impl Sink<Event>,
) {
    land(state, by, at, damage, false, log);
}

/// T20.13 T20.20 T20.23 T20.29 The enemies that still can counter, once each.
fn counter(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(battle) = state.battle else { return };
    let attack = attack_of(state, battle.first.seat, battle.first.by).map(|(_, attack)| attack);
    let prevented = attack.is_some_and(|attack| attack.traits.contains(&Trait::NoCounter))
        || battle.traits.contains(Trait::NoCounter);
    let simultaneous = order(state, &battle) == Ordering::Equal;
    if prevented {
        return;
    }
    let all = match state.options.counters {
        Counters::All => 3,
        Counters::Reference => 1,
    };
    let able = |target: &Target| simultaneous || target.defeated_by.is_none();
    let mut hurt = SeatSet::one(battle.first.seat);
    if let Some(joined) = battle.joined.filter(|_| state.options.joined_counter == JoinedCounter::Both) {
        hurt.insert(joined.seat);
    }
    for target in battle.targets.iter().take(all).flatten().filter(|target| able(target)) {
        let Some(enemy) = state.enemy(target.at) else { continue };
        let (kind, amount, _) = enemy.counter;
        if amount == 0 {
            continue;
        }
        let nature = nature(state, target.at);
        let harm = Harm { kind: Some(kind), amount, from: Foe::from(target.at), nature };
        // The Gangster is countered by the target it has joined against.
        let hurt =
            if Some(target.at) == battle.spots().next() { hurt } else { SeatSet::one(battle.first.seat) };
        log.emit(Audience::All, Event::Countered { at: target.at, seat: battle.first.seat });
        state.stack.push(Do::Hurt { left: hurt, harm });
    }
}
