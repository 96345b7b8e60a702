//! T15.5 T15.6 T20.2 T20.3 T20.4 T20.5 T20.6 T20.30 T27.12 T31.3 Attacks: what attacks with what, on which enemies,
//! and what is added.

use super::means;
use crate::rules::story::race;
use crate::table::combat::{Attacker, Battle, Target};
use crate::table::frames::{Ask, Do, Fighting, Nature};
use crate::table::state::State;
use crate::words::cards::{Attack, Does, EVERY_ENEMY, Effect, More, Row, Trait, When};
use crate::words::notation::{Means, Spot};
use crate::words::{Area, DamageType, Keyword, refusals};
use kernel::{Refusal, Seat, SeatSet, Set};

/// T20.26 Whether the card there has Environment.
pub(super) fn nature(state: &State, at: Spot) -> Nature {
    if let Some(scene) = state.scene_at(at) {
        return if scene.has(Keyword::Environment) { Nature::Environment } else { Nature::Ordinary };
    }
    let environment = match at {
        Spot::Slot(slot) => {
            state.slot(slot).open_trouble().is_some_and(|card| card.has(Keyword::Environment))
        }
        Spot::Site => state.site.open.is_some_and(|open| open.card.has(Keyword::Environment)),
    };
    if environment { Nature::Environment } else { Nature::Ordinary }
}

/// T20.2 T20.4 The attack of this means in the action phase, with its row.
pub(crate) fn attack_of(state: &State, seat: Seat, by: Means) -> Option<(u8, &'static Attack)> {
    among(means::rows(state, seat, by))
}

/// T20.2 T20.3 The attack among what is printed on something, with its row.
pub(crate) fn among(rows: &'static [Row]) -> Option<(u8, &'static Attack)> {
    let usable = |row: &Row| matches!(row.when, When::Play | When::Use);
    let attack =
        |does: &'static Does| if let Effect::Attack(attack) = &does.what { Some(attack) } else { None };
    let rows = (0..).zip(rows).filter(|(_, row)| usable(row));
    rows.filter_map(|(place, row)| Some((place, row.does.iter().find_map(attack)?))).next()
}

/// T20.6 T20.30 T31.3 Whether the attack reaches an enemy there.
pub(crate) fn check_target(state: &State, seat: Seat, attack: &Attack, at: Spot) -> Result<(), Refusal> {
    state.enemy(at).ok_or(refusals::NO_ENEMY_THERE)?;
    race::check_attacker(state, seat, at)?;
    let own = state.pcs[seat].area;
    match at {
        // T27.12 Any participant, any number of times.
        Spot::Site if state.site.explorers.contains(seat) => Ok(()),
        Spot::Site => Err(refusals::NOT_EXPLORING),
        Spot::Slot(slot) if slot.area() == own => Ok(()),
        Spot::Slot(slot) => {
            let reaches =
                attack.traits.contains(&Trait::IntoAdjacent) && own != Area::Site && own.touches(slot.area());
            if reaches { Ok(()) } else { Err(refusals::OUT_OF_REACH) }
        }
    }
}

/// T20.22 What each hit of this attack on an enemy there deals, before what is added by others.
pub(crate) fn amount(state: &State, seat: Seat, attack: &Attack, at: Spot) -> u8 {
    let more = match attack.more {
        Some(More::AfterMove(more)) if state.round.moved.contains(seat) => more,
        Some(More::InCompany(more)) if !state.in_area(at.area()).is_empty() => more,
        Some(More::PerToken(_)) => state.battle.map_or(0, |battle| battle.tokens),
        Some(More::AfterMove(_) | More::InCompany(_)) | None => 0,
    };
    attack.amount + more
}

/// T20.9 The type of damage the attacker has chosen, before the attack begins.
pub(crate) fn remember_kind(state: &mut State, (seat, by): (Seat, Means), kind: DamageType) {
    state.battle = Some(battle((seat, by), kind));
}

fn battle((seat, by): (Seat, Means), kind: DamageType) -> Battle {
    Battle {
        first: Attacker { seat, by, kind },
        joined: None,
        targets: [None; 3],
        boost: 0,
        tokens: 0,
        extra: 0,
        times: 1,
        traits: Set::EMPTY,
        stopped: SeatSet::EMPTY,
    }
}

/// T20.5 T20.7 An attack begins. The enemy named is the one ranges are compared with.
pub(crate) fn begin(state: &mut State, (seat, by): (Seat, Means), at: Spot) {
    let Some((_, attack)) = attack_of(state, seat, by) else { return };
    let kind = state.battle.map_or(attack.kinds[0], |battle| battle.first.kind);
    let mut battle = battle((seat, by), kind);
    battle.targets[0] = Some(Target { at, defeated_by: None });
    if attack.spread == EVERY_ENEMY {
        let others = at.area().slots().map(Spot::Slot).filter(|&other| other != at);
        let struck =
            |&other: &Spot| state.enemy(other).is_some() && race::check_attacker(state, seat, other).is_ok();
        for (place, other) in others.filter(struck).enumerate() {
            battle.targets[place + 1] = Some(Target { at: other, defeated_by: None });
        }
    }
    state.battle = Some(battle);
    state.stack.push(Do::Fight { stage: Fighting::First });
    state.stack.push(Ask::Battle { passed: SeatSet::EMPTY });
}

/// T20.22 T15.5 Something is added to the attack.
pub(crate) fn boost(state: &mut State, amount: u8, kind: Option<DamageType>, traits: &[Trait]) {
    if let Some(battle) = state.battle.as_mut() {
        if kind.is_none_or(|kind| kind == battle.first.kind) {
            battle.boost += amount;
        } else {
            battle.extra += amount;
        }
        battle.traits = battle.traits | traits.iter().copied().collect();
    }
}

/// T15.6 Doubled.
pub(crate) fn double(state: &mut State) {
    if let Some(battle) = state.battle.as_mut() {
        battle.times = battle.times.saturating_mul(2);
    }
}
