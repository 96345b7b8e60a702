//! T14.10 T20.28 T20.29 The Gangster's attack beside another's.

use super::attack::{attack_of, check_target};
use super::{interrupts, means};
use crate::table::combat::{Attacker, Battle};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::cards::{Effect, Odd, On, When};
use crate::words::notation::Means;
use crate::words::{DamageType, Skill, refusals};
use kernel::{Audience, Refusal, Seat, Sink};

/// T14.10 Whether the Gangster in this seat can join the attack at all.
pub(crate) fn can_join(state: &State, battle: &Battle, seat: Seat) -> bool {
    if battle.joined.is_some() || battle.first.seat == seat || !joins(state, seat) {
        return false;
    }
    let mut can = false;
    means::each(state, seat, &mut |by| can = can || check_join(state, seat, by).is_ok());
    can
}

/// Whether the support skill of this seat is the one that joins attacks, ready for use.
fn joins(state: &State, seat: Seat) -> bool {
    let rows = means::rows(state, seat, Means::Skill(Skill::Support));
    let combination = rows.iter().any(|row| {
        matches!(row.when, When::Interrupt(On::Attack { .. }))
            && row.does.iter().any(|does| does.what == Effect::Odd(Odd::Combination))
    });
    combination && means::ready(state, seat, Means::Skill(Skill::Support)).is_ok()
}

/// T14.10 T20.28 Whether the Gangster can join with this.
pub(crate) fn check_join(state: &State, seat: Seat, by: Means) -> Result<(), Refusal> {
    let Some(battle) = state.battle else { return Err(refusals::NOT_NOW) };
    if battle.joined.is_some() || battle.first.seat == seat || !joins(state, seat) {
        return Err(refusals::CANNOT_JOIN);
    }
    means::ready(state, seat, by)?;
    let (row, attack) = match by {
        Means::Hand(_) | Means::Gear(_) => attack_of(state, seat, by).ok_or(refusals::CANNOT_JOIN)?,
        Means::Skill(_) | Means::Bot(_) => return Err(refusals::CANNOT_JOIN),
    };
    if !attack.kinds.contains(&DamageType::Physical) {
        return Err(refusals::WRONG_TYPE);
    }
    let fee = means::rows(state, seat, by)[usize::from(row)].fee;
    if fee > 0 && !interrupts::can_pay(state, seat, by, fee) {
        return Err(refusals::CANNOT_PAY_FEE);
    }
    let target = battle.spots().next().ok_or(refusals::CANNOT_JOIN)?;
    check_target(state, seat, attack, target)
}

/// T14.10 T20.29 The Gangster joins.
pub(crate) fn join(state: &mut State, seat: Seat, by: Means, kind: DamageType, log: &mut impl Sink<Event>) {
    let Some((row, _)) = attack_of(state, seat, by) else { return };
    let rows = means::rows(state, seat, by);
    if let Some(battle) = state.battle.as_mut() {
        battle.joined = Some(Attacker { seat, by, kind });
    }
    let skill = Means::Skill(Skill::Support);
    if let Some(place) = means::rows(state, seat, skill)
        .iter()
        .position(|row| matches!(row.when, When::Interrupt(On::Attack { .. })))
    {
        log.emit(Audience::All, Event::Used { seat, by: skill });
        means::after(state, (seat, skill), place as u8, log);
    }
    means::begin(state, seat, by, &rows[usize::from(row)], log);
}
