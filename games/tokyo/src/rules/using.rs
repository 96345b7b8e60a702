//! T10.1 T12.1 T17.2 What can be played or used in the action phase, and at what.

use super::rows::{concerns_a_pc, targets};
use super::{attack, interrupts, means, moving};
use crate::rules::story::npc;
use crate::table::event::Event;
use crate::table::frames::{Do, Source};
use crate::table::state::State;
use crate::words::cards::{Effect, Odd, Row, When, Who};
use crate::words::notation::{At, Means, Spot};
use crate::words::{Area, DamageType, Slot, refusals};
use kernel::{Refusal, Seat, SeatSet, Sink};

/// T10.1 T12.1 Whether this can be played or used now, at this.
pub(crate) fn check_use(
    state: &State,
    (seat, by): (Seat, Means),
    at: At,
    kind: Option<DamageType>,
) -> Result<u8, Refusal> {
    let rows = means::rows(state, seat, by);
    let timing = |row: &Row| match by {
        Means::Hand(_) => row.when == When::Play,
        Means::Gear(_) | Means::Skill(_) | Means::Bot(_) => row.when == When::Use,
    };
    let place = rows.iter().position(timing).ok_or(refusals::NO_USE_NOW)?;
    let row = &rows[place];
    if row.fee > 0 && !interrupts::can_pay(state, seat, by, row.fee) {
        return Err(refusals::CANNOT_PAY_FEE);
    }
    check_aim(state, (seat, by), row, at, kind)?;
    Ok(place as u8)
}

/// T17.2 T31.5 Whether the first effect of the row can be aimed so.
fn check_aim(
    state: &State,
    (seat, by): (Seat, Means),
    row: &Row,
    at: At,
    kind: Option<DamageType>,
) -> Result<(), Refusal> {
    let Some(does) = row.does.first() else { return Err(refusals::NO_EFFECT) };
    if let Effect::Attack(attack) = &does.what {
        let At::Spot(spot) = at else { return Err(refusals::NO_ENEMY_THERE) };
        return match (attack.kinds, kind) {
            ([_], None) => attack::check_target(state, seat, attack, spot),
            ([_, _, ..], Some(kind)) if attack.kinds.contains(&kind) => {
                attack::check_target(state, seat, attack, spot)
            }
            (_, _) => Err(refusals::WRONG_TYPE),
        };
    }
    if kind.is_some() {
        return Err(refusals::WRONG_TYPE);
    }
    let exploring = super::site::is_open(state) && state.site.explorers.contains(seat);
    match (&does.what, at) {
        (Effect::Buy { most }, At::Spot(Spot::Slot(slot))) => {
            if exploring {
                return Err(refusals::NOT_OUTSIDE);
            }
            if does.who != Who::Any && slot.area() != state.pcs[seat].area {
                return Err(refusals::NOT_SOLD_HERE);
            }
            let card = state.slot(slot).open_goods().ok_or(refusals::NOTHING_TO_BUY)?;
            if card.row().cost > *most { Err(refusals::TOO_DEAR) } else { Ok(()) }
        }
        (Effect::Odd(Odd::DoorStep), At::Area(to)) => moving::check_door(state, seat, to),
        (Effect::Odd(Odd::Platform), At::Area(to)) => {
            if to == Area::Site {
                return Err(refusals::NOT_A_NEIGHBOUR);
            }
            moving::check_door(state, seat, to)
        }
        (Effect::Odd(Odd::Punch), At::Pc(other)) => moving::check_fetch(state, seat, other),
        (Effect::Odd(Odd::Punch), At::Area(to)) => moving::check_visit(state, seat, to),
        (Effect::Odd(Odd::Sweep), At::Spot(Spot::Slot(slot))) => {
            let trouble = state.slot(slot).open_trouble().ok_or(refusals::NOTHING_TO_SOLVE)?;
            if slot.area() != state.pcs[seat].area {
                return Err(refusals::NOT_IN_AREA);
            }
            if trouble.row().rarity == crate::words::Rarity::Unique {
                Err(refusals::NOT_A_TARGET)
            } else {
                Ok(())
            }
        }
        (Effect::Odd(Odd::RideAlong), At::Nothing) => moving::check_ride_along(state, seat),
        (Effect::Odd(Odd::Shadow), At::Nothing) => can_repeat(state, seat, by),
        (Effect::Odd(Odd::HandOver), At::Pc(to)) => {
            if to == seat || !state.seats().any(|other| other == to) {
                return Err(refusals::NOT_A_TARGET);
            }
            if state.options.stash_of(to) == state.options.stash_of(seat) {
                return Err(refusals::NOT_A_TARGET);
            }
            let has = state.stash(seat).hand.iter().any(|card| !card.is_starter());
            if has { Ok(()) } else { Err(refusals::STARTERS_STAY) }
        }
        (what, At::Pc(target)) if concerns_a_pc(what) && does.who.is_one() => {
            let among = targets(state, Source::Means(by), does.who, Some(seat));
            if !among.contains(target) {
                return Err(refusals::NOT_A_TARGET);
            }
            useful(state, what, SeatSet::one(target))
        }
        (Effect::Heal(_), At::Npc) if does.who.is_one() => {
            let of = (Source::Means(by), state.pcs[seat].area);
            let npc = npc::reached(state, of, row.when, does).ok_or(refusals::NOT_A_TARGET)?;
            if npc::damage(state, npc) > 0 { Ok(()) } else { Err(refusals::NO_EFFECT) }
        }
        (what, At::Nothing) if concerns_a_pc(what) && !does.who.is_one() => {
            let among = targets(state, Source::Means(by), does.who, Some(seat));
            let of = (Source::Means(by), state.pcs[seat].area);
            let npc = npc::reached(state, of, row.when, does).filter(|&npc| npc::damage(state, npc) > 0);
            if row.does.len() > 1 || npc.is_some() { Ok(()) } else { useful(state, what, among) }
        }
        (_, _) => Err(refusals::NOT_A_TARGET),
    }
}

/// Refuses what would do nothing at all.
fn useful(state: &State, what: &Effect, among: SeatSet) -> Result<(), Refusal> {
    let idle = if let Effect::Heal(_) = what {
        among.iter().all(|seat| state.pcs[seat].damage == 0)
    } else if let Effect::Refresh { of, .. } = what {
        !among.iter().any(|seat| can_refresh(state, seat, *of))
    } else {
        matches!(what, Effect::Token(_)) && state.supply() == 0
    };
    if idle { Err(refusals::NO_EFFECT) } else { Ok(()) }
}

/// T23.3 Whether a PC has an exhaustion token that effects can take off.
pub(crate) fn can_refresh(state: &State, seat: Seat, kind: Option<crate::words::CardKind>) -> bool {
    let mut can = false;
    means::each_refreshable(state, seat, kind, &mut |bearer| {
        can = can || means::is_exhausted(state, seat, bearer)
    });
    can
}

/// Whether another equipped card can be used in disregard of its exhaustion tokens.
fn can_repeat(state: &State, seat: Seat, by: Means) -> Result<(), Refusal> {
    let others = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    let usable = others
        .filter(|&card| by != Means::Gear(card))
        .any(|card| card.row().rows.iter().any(|row| row.when == When::Use));
    if usable { Ok(()) } else { Err(refusals::NO_EFFECT) }
}

/// T10.1 T12.1 It is played or used.
pub(crate) fn start(
    state: &mut State,
    (seat, by, row): (Seat, Means, u8),
    at: At,
    kind: Option<DamageType>,
    log: &mut impl Sink<Event>,
) {
    means::push_after(state, seat, by, row);
    repeat(state, (seat, by, row), at, kind, log);
}

/// As [`start`], without after-use processing.
pub(crate) fn repeat(
    state: &mut State,
    (seat, by, row): (Seat, Means, u8),
    at: At,
    kind: Option<DamageType>,
    log: &mut impl Sink<Event>,
) {
    let printed = &means::rows(state, seat, by)[usize::from(row)];
    state.stack.push(Do::Effects { of: Source::Means(by), row, next: 0, by: Some(seat), at });
    if let Some(kind) = kind {
        attack::remember_kind(state, (seat, by), kind);
    }
    means::begin(state, seat, by, printed, log);
}

/// Everything that can be aimed at, for the means of a PC.
pub(crate) fn candidates(
    state: &State,
    seat: Seat,
    by: Means,
    found: &mut impl FnMut(At, Option<DamageType>),
) {
    let rows = means::rows(state, seat, by);
    let timing = |row: &&Row| matches!(row.when, When::Play | When::Use);
    let Some(does) = rows.iter().find(timing).and_then(|row| row.does.first()) else { return };
    let what = &does.what;
    if let Effect::Attack(attack) = what {
        let mut aim = |at: Spot| match attack.kinds {
            [_] => found(At::Spot(at), None),
            kinds => kinds.iter().for_each(|&kind| found(At::Spot(at), Some(kind))),
        };
        let enemies = Slot::ALL.iter().filter(|&&slot| state.enemy(Spot::Slot(slot)).is_some());
        enemies.for_each(|&slot| aim(Spot::Slot(slot)));
        aim(Spot::Site);
    } else if matches!(what, Effect::Buy { .. } | Effect::Odd(Odd::Sweep)) {
        Slot::ALL.iter().for_each(|&slot| found(At::Spot(Spot::Slot(slot)), None));
    } else if matches!(what, Effect::Odd(Odd::DoorStep | Odd::Platform)) {
        Area::ALL.iter().for_each(|&area| found(At::Area(area), None));
    } else if matches!(what, Effect::Odd(Odd::Punch)) {
        Area::ALL.iter().for_each(|&area| found(At::Area(area), None));
        state.seats().for_each(|seat| found(At::Pc(seat), None));
    } else if concerns_a_pc(what) && does.who.is_one() {
        state.seats().for_each(|seat| found(At::Pc(seat), None));
        npc::companion(state).into_iter().for_each(|_| found(At::Npc, None));
    } else {
        found(At::Nothing, None);
    }
}
