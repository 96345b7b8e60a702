//! T10.1 T12.1 T24.3 T24.5 T31.4 T31.5 Effects carried out one after the other.

use super::{attack, damage, means, moving, rewards};
use crate::cards::{Does, Effect, Odd, Row, When, Who, facility};
use crate::event::Event;
use crate::frames::{Ask, Do, Draw, Foe, Harm, Nature, Source};
use crate::notation::{At, Means, Spot};
use crate::refusals;
use crate::state::State;
use crate::words::{Area, DamageType, Keyword, Slot};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// The rows of a source.
fn rows(state: &State, of: Source, by: Option<Seat>) -> &'static [Row] {
    match of {
        Source::Means(means) => by.map_or(&[], |seat| means::rows(state, seat, means)),
        Source::Trouble(trouble, _) => trouble.row().rows,
        Source::Site(card) => card.row().rows,
        Source::Facility(area) => facility(area).map_or(&[], std::slice::from_ref),
    }
}

/// "The area" of its texts.
fn area(state: &State, of: Source, by: Option<Seat>) -> Area {
    match of {
        Source::Means(_) => by.map_or(Area::Site, |seat| state.pcs[seat].area),
        Source::Trouble(_, slot) => slot.area(),
        Source::Site(_) => Area::Site,
        Source::Facility(area) => area,
    }
}

/// Lays down the rows of this timing, the first one on top. `rewards` says which part of the rows of a solved card.
pub(crate) fn push(state: &mut State, of: Source, when: When, by: Option<Seat>) {
    let rows = rows(state, of, by);
    for (place, _) in rows.iter().enumerate().rev().filter(|(_, row)| row.when == when) {
        state.stack.push(Do::Effects { of, row: place as u8, next: 0, by, at: At::Nothing });
    }
}

/// The next effect of a row. Says nothing; the frame on top is that of the row.
pub(crate) fn proceed(
    state: &mut State,
    (of, row, next, by, at): (Source, u8, u8, Option<Seat>, At),
    log: &mut impl Sink<Event>,
) {
    let Some(does) = rows(state, of, by).get(usize::from(row)).and_then(|row| row.does.get(usize::from(next))) else {
        state.stack.pop();
        return;
    };
    let among = targets(state, of, does.who, by);
    let chosen = match at {
        At::Pc(seat) => SeatSet::one(seat) & among,
        At::Nothing | At::Spot(_) | At::Area(_) | At::Back => SeatSet::EMPTY,
    };
    let hit = match does.who {
        Who::Near | Who::Any | Who::Ally | Who::Other if concerns_a_pc(&does.what) => {
            match (chosen.is_empty(), among.len()) {
                (false, _) => chosen,
                (true, 0 | 1) => among,
                (true, _) => {
                    state.stack.push(Ask::Whom { by, among });
                    return;
                }
            }
        }
        Who::You | Who::Near | Who::Any | Who::Ally | Who::Other | Who::Each | Who::All => among,
    };
    state.stack.goto(Do::Effects { of, row, next: next + 1, by, at: forget(at) });
    carry_out(state, does, (of, by, at), hit, log);
}

/// A PC chosen for one effect is not chosen for the next.
fn forget(at: At) -> At {
    match at {
        At::Pc(_) => At::Nothing,
        other @ (At::Nothing | At::Spot(_) | At::Area(_) | At::Back) => other,
    }
}

/// T31.5 Whether it is done to a PC that is chosen.
fn concerns_a_pc(what: &Effect) -> bool {
    matches!(
        what,
        Effect::Heal(_)
            | Effect::Refresh { .. }
            | Effect::Draw(_)
            | Effect::Discard(_)
            | Effect::Token(_)
            | Effect::Toll(_)
            | Effect::Harm { .. }
            | Effect::Strip(_)
            | Effect::Odd(Odd::HandOver)
    )
}

/// Whom an effect can concern.
pub(crate) fn targets(state: &State, of: Source, who: Who, by: Option<Seat>) -> SeatSet {
    let here = state.in_area(area(state, of, by));
    let own: SeatSet = by.into_iter().collect();
    match who {
        Who::You => own,
        Who::Near | Who::Each => here,
        Who::Ally => here - own,
        Who::Any => state.seats().collect(),
        Who::Other => state.seats().collect::<SeatSet>() - own,
        Who::All => state.seats().filter(|&seat| state.pcs[seat].area != Area::Site).collect(),
    }
}

/// T20.26 Whether the damage of a source comes from a card with Environment.
fn nature(of: Source) -> Nature {
    let environment = match of {
        Source::Trouble(trouble, _) => trouble.has(Keyword::Environment),
        Source::Site(card) => card.has(Keyword::Environment),
        Source::Means(_) | Source::Facility(_) => false,
    };
    if environment { Nature::Environment } else { Nature::Ordinary }
}

/// T20.25 The enemy damage of a source comes from.
fn foe(state: &State, of: Source) -> Foe {
    match of {
        Source::Trouble(_, slot) if attack::enemy(state, Spot::Slot(slot)).is_some() => Foe::Slot(slot),
        Source::Site(_) if attack::enemy(state, Spot::Site).is_some() => Foe::Site,
        Source::Trouble(..) | Source::Site(_) | Source::Means(_) | Source::Facility(_) => Foe::None,
    }
}

/// T20.31 Damage to these PCs, then what follows from it.
pub(crate) fn harm(state: &mut State, of: Source, hit: SeatSet, (kind, amount): (DamageType, u8)) {
    let harm = Harm { kind: Some(kind), amount, from: foe(state, of), nature: nature(of) };
    state.stack.push(Do::Consequences);
    state.stack.push(Do::Hurt { left: hit, harm });
}

fn carry_out(
    state: &mut State,
    does: &Does,
    (of, by, at): (Source, Option<Seat>, At),
    hit: SeatSet,
    log: &mut impl Sink<Event>,
) {
    let here = area(state, of, by);
    match does.what {
        Effect::Attack(_) => {
            if let (Source::Means(means), Some(seat), At::Spot(spot)) = (of, by, at) {
                attack::begin(state, (seat, means), spot);
            }
        }
        Effect::Heal(amount) => hit.iter().for_each(|seat| damage::heal(state, seat, amount, log)),
        Effect::Refresh { amount, of: kind } => {
            for seat in hit {
                state.stack.push(Ask::Refresh { by: by.unwrap_or(seat), of: seat, kind, left: amount });
            }
        }
        Effect::RefreshThis(amount) => {
            if let Source::Means(Means::Bot(role)) = of {
                let bearer = crate::notation::Bearer::Bot(role);
                let seat = by.unwrap_or_default();
                (0..amount).for_each(|_| means::refresh(state, seat, bearer, log));
            }
        }
        Effect::Draw(cards) => hit.iter().for_each(|seat| state.stack.push(Draw::Cards { seat, left: cards })),
        Effect::Discard(cards) => {
            hit.iter().for_each(|seat| state.stack.push(Ask::Discard { seat, left: cards }));
        }
        Effect::Token(tokens) => hit.iter().for_each(|seat| rewards::tokens(state, seat, tokens, log)),
        Effect::Toll(tokens) => hit.iter().for_each(|seat| rewards::toll(state, seat, tokens, log)),
        Effect::Buy { .. } => {
            if let (At::Spot(Spot::Slot(slot)), Some(seat)) = (at, by) {
                rewards::take_from_market(state, seat, slot, log);
            }
        }
        Effect::Salvage(cards) => {
            if let Some(by) = by {
                rewards::salvage(state, by, cards);
            }
        }
        Effect::Artifact => {
            if let Some(by) = by {
                rewards::artifact(state, by);
            }
        }
        Effect::Harm { kind, amount } => harm(state, of, hit, (kind, amount)),
        Effect::Strip(cards) => hit.iter().for_each(|seat| state.stack.push(Ask::Strip { seat, left: cards })),
        Effect::Trouble(left) => state.stack.push(Do::MoreTroubles { left, by: None, area: here }),
        Effect::Deeper(left) => state.stack.push(Do::Lay { left }),
        Effect::Odd(odd) => self::odd(state, odd, (by, at), hit, log),
        Effect::Strike { .. }
        | Effect::Boost { .. }
        | Effect::Reduce { .. }
        | Effect::Bonus { .. }
        | Effect::Tax { .. }
        | Effect::Vehicle { .. }
        | Effect::Redraw => {}
    }
}

fn odd(state: &mut State, odd: Odd, (by, at): (Option<Seat>, At), hit: SeatSet, log: &mut impl Sink<Event>) {
    match (odd, by, at) {
        (Odd::HandOver, Some(seat), _) => {
            if let Some(to) = hit.first() {
                state.stack.push(Ask::HandOver { seat, to });
            }
        }
        (Odd::RideAlong, Some(seat), _) => moving::ride_along(state, seat),
        (Odd::DoorStep, Some(seat), At::Area(to)) => {
            state.stack.push(Ask::Companions { seat, to, with: SeatSet::EMPTY });
        }
        (Odd::Sweep, _, At::Spot(Spot::Slot(slot))) => sweep(state, slot, log),
        (Odd::Scatter, _, _) => state.stack.push(Draw::Scatter { left: hit }),
        (Odd::ScrapCard, _, _) => hit.iter().for_each(|seat| state.stack.push(Ask::Facility { seat })),
        (Odd::TokenIfNone, _, _) => {
            for seat in hit.iter().filter(|&seat| state.pcs[seat].ap == 0).collect::<SeatSet>() {
                rewards::tokens(state, seat, 1, log);
            }
        }
        (Odd::Foresee, Some(seat), _) => state.stack.push(Draw::LookAhead { seat, seen: [None; 3] }),
        (Odd::Shadow, Some(seat), _) => state.stack.push(Ask::Shadow { seat }),
        (
            Odd::HandOver
            | Odd::RideAlong
            | Odd::DoorStep
            | Odd::Sweep
            | Odd::Foresee
            | Odd::Shadow
            | Odd::ProxyPurchase
            | Odd::SpareScrap
            | Odd::Appraise
            | Odd::Sidestep
            | Odd::Combination
            | Odd::DoubleDamage
            | Odd::CoverFee
            | Odd::Aggravate
            | Odd::NoPlacement
            | Odd::Adapt
            | Odd::Doll
            | Odd::HandSize
            | Odd::SharedHand,
            _,
            _,
        ) => {}
    }
}

/// A trouble is discarded without reward and without being solved.
fn sweep(state: &mut State, slot: Slot, log: &mut impl Sink<Event>) {
    let there = state.slot_mut(slot);
    there.damage = 0;
    there.done = 0;
    if let Some(trouble) = there.trouble.take() {
        state.troubles.discard.add(trouble);
        log.emit(Audience::All, Event::TroubleDiscarded { trouble });
    }
}

// ------------------------------------------------------------------------------------------- use in step 4

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
    if row.fee > 0 && !means::can_pay(state, seat, by, row.fee) {
        return Err(refusals::CANNOT_PAY_FEE);
    }
    check_aim(state, (seat, by), row, at, kind)?;
    Ok(place as u8)
}

/// T31.5 Whether the first effect of the row can be aimed so.
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
            ([_, _, ..], Some(kind)) if attack.kinds.contains(&kind) => attack::check_target(state, seat, attack, spot),
            (_, _) => Err(refusals::WRONG_TYPE),
        };
    }
    if kind.is_some() {
        return Err(refusals::WRONG_TYPE);
    }
    let exploring = state.site.open.is_some() && state.site.explorers.contains(seat);
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
        (Effect::Odd(Odd::Sweep), At::Spot(Spot::Slot(slot))) => {
            let trouble = state.slot(slot).open_trouble().ok_or(refusals::NOTHING_TO_SOLVE)?;
            if slot.area() != state.pcs[seat].area {
                return Err(refusals::NOT_IN_AREA);
            }
            if trouble.row().rarity == crate::words::Rarity::Unique { Err(refusals::NOT_A_TARGET) } else { Ok(()) }
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
        (what, At::Pc(target)) if concerns_a_pc(what) && is_chosen(does.who) => {
            let among = targets(state, Source::Means(by), does.who, Some(seat));
            if !among.contains(target) {
                return Err(refusals::NOT_A_TARGET);
            }
            useful(state, what, SeatSet::one(target))
        }
        (what, At::Nothing) if concerns_a_pc(what) && !is_chosen(does.who) => {
            let among = targets(state, Source::Means(by), does.who, Some(seat));
            if row.does.len() > 1 { Ok(()) } else { useful(state, what, among) }
        }
        (_, _) => Err(refusals::NOT_A_TARGET),
    }
}

/// Whether one PC is chosen.
fn is_chosen(who: Who) -> bool {
    match who {
        Who::Near | Who::Any | Who::Ally | Who::Other => true,
        Who::You | Who::Each | Who::All => false,
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
    means::each_refreshable(state, seat, kind, &mut |bearer| can = can || means::is_exhausted(state, seat, bearer));
    can
}

/// Whether another equipped card can be used in disregard of its exhaustion tokens.
fn can_repeat(state: &State, seat: Seat, by: Means) -> Result<(), Refusal> {
    let others = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    let usable = others.filter(|&card| by != Means::Gear(card)).any(|card| {
        card.row().rows.iter().any(|row| row.when == When::Use)
    });
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
pub(crate) fn candidates(state: &State, seat: Seat, by: Means, found: &mut impl FnMut(At, Option<DamageType>)) {
    let rows = means::rows(state, seat, by);
    let timing = |row: &&Row| matches!(row.when, When::Play | When::Use);
    let Some(does) = rows.iter().find(timing).and_then(|row| row.does.first()) else { return };
    let what = &does.what;
    if let Effect::Attack(attack) = what {
        let mut aim = |at: Spot| match attack.kinds {
            [_] => found(At::Spot(at), None),
            kinds => kinds.iter().for_each(|&kind| found(At::Spot(at), Some(kind))),
        };
        let enemies = Slot::ALL.iter().filter(|&&slot| state.slot(slot).open_trouble().is_some());
        enemies.for_each(|&slot| aim(Spot::Slot(slot)));
        aim(Spot::Site);
    } else if matches!(what, Effect::Buy { .. } | Effect::Odd(Odd::Sweep)) {
        Slot::ALL.iter().for_each(|&slot| found(At::Spot(Spot::Slot(slot)), None));
    } else if matches!(what, Effect::Odd(Odd::DoorStep)) {
        Area::ALL.iter().for_each(|&area| found(At::Area(area), None));
    } else if concerns_a_pc(what) && is_chosen(does.who) {
        state.seats().for_each(|seat| found(At::Pc(seat), None));
    } else {
        found(At::Nothing, None);
    }
}
