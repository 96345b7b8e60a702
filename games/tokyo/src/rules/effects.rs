//! T10.1 T12.1 T17.2 T24.3 T24.5 T31.4 T31.5 Effects carried out one after the other.

use super::troubles;
use super::{attack, damage, means, moving, rewards};
use crate::rules::story::{deeds, given, npc, pages, spending, zones};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Foe, Frame, Harm, Nature, Source};
use crate::table::state::State;
use crate::words::cards::{Does, Effect, Odd, Row, When, Who, facility};
use crate::words::notation::{At, Means, Spot};
use crate::words::story::{Deed, Scene};
use crate::words::{Area, DamageType, Keyword};
use kernel::{Seat, SeatSet, Sink};

/// The rows of a source.
fn rows(state: &State, of: Source, by: Option<Seat>) -> &'static [Row] {
    match of {
        Source::Means(means) => by.map_or(&[], |seat| means::rows(state, seat, means)),
        Source::Trouble(trouble, _) => trouble.row().rows,
        Source::Site(card) => card.row().rows,
        Source::Facility(area) => facility(area).map_or(&[], std::slice::from_ref),
        Source::Scene(scene) => scene.row().rows,
        Source::Mod(card) => card.row().rows,
    }
}

/// "The area" of its texts.
fn area(state: &State, of: Source, by: Option<Seat>) -> Area {
    match of {
        Source::Means(_) => by.map_or(Area::Site, |seat| state.pcs[seat].area),
        Source::Trouble(_, slot) => slot.area(),
        Source::Site(_) => Area::Site,
        Source::Facility(area) => area,
        Source::Scene(scene) => zones::area_of(state, scene),
        Source::Mod(_) => Area::Site,
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
    let said = rows(state, of, by).get(usize::from(row));
    let Some((does, when)) = said.and_then(|row| Some((row.does.get(usize::from(next))?, row.when))) else {
        state.stack.pop();
        return;
    };
    let begun = said.and_then(|row| row.given);
    if next == 0 && begun.is_some_and(|given| !given::holds(state, area(state, of, by), given)) {
        state.stack.pop();
        return;
    }
    let among = targets(state, of, does.who, by);
    let npc = reached_npc(state, (of, row, by), does);
    let named = npc.filter(|_| at == At::Npc);
    let chosen = match at {
        At::Pc(seat) => SeatSet::one(seat) & among,
        At::Nothing | At::Spot(_) | At::Npc | At::Area(_) | At::Back => SeatSet::EMPTY,
    };
    let is_chosen = !chosen.is_empty() || named.is_some();
    let many = among.len() + u32::from(npc.is_some());
    let (hit, npc) = match (does.who.is_one() && concerns_a_pc(&does.what), is_chosen, many) {
        (false, ..) | (true, false, 0 | 1) => (among, npc),
        (true, true, _) => (chosen, named),
        (true, false, _) => {
            state.stack.push(Ask::Whom { by, among });
            return;
        }
    };
    state.stack.goto(Do::Effects { of, row, next: next + 1, by, at: forget(at) });
    carry_out(state, (does, when), (of, by, at), hit, log);
    if let Some(npc) = npc {
        concern_npc(state, does, of, npc, log);
    }
}

/// T32.18 The NPC, if an effect of this row can concern it.
fn reached_npc(state: &State, (of, row, by): (Source, u8, Option<Seat>), does: &Does) -> Option<Scene> {
    let when = rows(state, of, by).get(usize::from(row))?.when;
    npc::reached(state, (of, area(state, of, by)), when, does)
}

/// T32.18 The NPC that may be named instead of the PC that is asked for.
pub(crate) fn npc_below(state: &State) -> Option<Scene> {
    let below = state.stack.len().checked_sub(2).and_then(|place| state.stack.get(place));
    let Some(Frame::Do(Do::Effects { of, row, next, by, .. })) = below else { return None };
    let does = rows(state, of, by).get(usize::from(row))?.does.get(usize::from(next))?;
    reached_npc(state, (of, row, by), does)
}

/// T32.18 T32.19 What is done to the NPC.
fn concern_npc(state: &mut State, does: &Does, of: Source, npc: Scene, log: &mut impl Sink<Event>) {
    if let Effect::Heal(amount) = does.what {
        npc::heal(state, npc, amount, log);
    } else if let Effect::Harm { kind, amount } = does.what {
        harm_npc(state, of, npc, (kind, amount));
    }
}

/// T32.18 Damage of a source to the NPC.
pub(crate) fn harm_npc(state: &mut State, of: Source, card: Scene, (kind, amount): (DamageType, u8)) {
    let harm = Harm { kind: Some(kind), amount, from: foe(state, of), nature: nature(of) };
    npc::hurt(state, card, harm);
}

/// A PC chosen for one effect is not chosen for the next.
fn forget(at: At) -> At {
    match at {
        At::Pc(_) | At::Npc => At::Nothing,
        other @ (At::Nothing | At::Spot(_) | At::Area(_) | At::Back) => other,
    }
}

/// T31.5 Whether it is done to a PC that is chosen.
pub(super) fn concerns_a_pc(what: &Effect) -> bool {
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
            | Effect::Story(Deed::Crowd | Deed::Unburden(_) | Deed::Vessel(_))
    )
}

/// Whom an effect can concern.
pub(crate) fn targets(state: &State, of: Source, who: Who, by: Option<Seat>) -> SeatSet {
    let here = state.in_area(area(state, of, by));
    let own: SeatSet = by.into_iter().collect();
    match who {
        Who::You => own,
        Who::Near | Who::Each => here,
        Who::Holders => pages::holders(state, here),
        Who::BesidePages => pages::beside_many(state),
        Who::Ally => here - own,
        Who::Any | Who::Everybody => state.seats().collect(),
        Who::MostHurt => {
            let most = state.seats().map(|seat| state.pcs[seat].damage).max().unwrap_or(0);
            state.seats().filter(|&seat| most > 0 && state.pcs[seat].damage == most).collect()
        }
        Who::Crowded => {
            let areas = Area::NORMAL.iter().map(|&area| state.in_area(area));
            areas.filter(|here| here.len() > 1).fold(SeatSet::EMPTY, |all, here| all | here)
        }
        Who::Other => state.seats().collect::<SeatSet>() - own,
        Who::All => state.seats().filter(|&seat| state.pcs[seat].area != Area::Site).collect(),
    }
}

/// T20.26 Whether the damage of a source comes from a card with Environment.
fn nature(of: Source) -> Nature {
    let environment = match of {
        Source::Trouble(trouble, _) => trouble.has(Keyword::Environment),
        Source::Site(card) => card.has(Keyword::Environment),
        Source::Scene(scene) => scene.has(Keyword::Environment),
        Source::Mod(card) => card.has(Keyword::Environment),
        Source::Means(_) | Source::Facility(_) => false,
    };
    if environment { Nature::Environment } else { Nature::Ordinary }
}

/// T20.25 The enemy damage of a source comes from.
fn foe(state: &State, of: Source) -> Foe {
    match of {
        Source::Trouble(_, slot) if state.enemy(Spot::Slot(slot)).is_some() => Foe::Slot(slot),
        Source::Site(_) if state.enemy(Spot::Site).is_some() => Foe::Site,
        Source::Scene(scene) => match zones::slot_of(state, scene).map(Spot::Slot) {
            Some(at) if state.enemy(at).is_some() => Foe::from(at),
            Some(_) => Foe::None,
            None if state.scene_at(Spot::Site) == Some(scene) && state.enemy(Spot::Site).is_some() => {
                Foe::Site
            }
            None => Foe::None,
        },
        Source::Trouble(..) | Source::Site(_) | Source::Means(_) | Source::Facility(_) | Source::Mod(_) => {
            Foe::None
        }
    }
}

/// T20.31 Damage to these PCs, then what follows from it.
pub(crate) fn harm(state: &mut State, of: Source, hit: SeatSet, (kind, amount): (DamageType, u8)) {
    let harm = Harm { kind: Some(kind), amount, from: foe(state, of), nature: nature(of) };
    state.stack.push(Do::Consequences);
    state.stack.push(Do::Hurt { left: hit, harm });
}

/// T20.22 T32.14 Damage by the text of a card: a scenario card may make it worse, and a token may keep off what such a card
/// deals or adds.
fn scripted_harm(
    state: &mut State,
    (of, when): (Source, When),
    hit: SeatSet,
    (kind, amount): (DamageType, u8),
) {
    let fails = matches!(of, Source::Site(_)) && when == When::Failure;
    let worse = spending::worsened(state).filter(|_| fails);
    let more = worse.map_or(0, |(_, more)| more);
    harm(state, of, hit, (kind, amount + more));
    let by_text = if let Source::Scene(scene) = of { Some((scene, amount)) } else { worse };
    if let Some((scene, amount)) = by_text.filter(|_| !hit.is_empty()) {
        spending::offer_shelter(state, scene, amount);
    }
}

fn carry_out(
    state: &mut State,
    (does, when): (&Does, When),
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
                let bearer = crate::words::notation::Bearer::Bot(role);
                let seat = by.unwrap_or_default();
                (0..amount).for_each(|_| means::refresh(state, seat, bearer, log));
            }
        }
        Effect::Draw(cards) => {
            hit.iter().for_each(|seat| state.stack.push(Draw::Cards { seat, left: cards }))
        }
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
        Effect::Harm { kind, amount } => scripted_harm(state, (of, when), hit, (kind, amount)),
        Effect::Strip(cards) => {
            hit.iter().for_each(|seat| state.stack.push(Ask::Strip { seat, left: cards }))
        }
        Effect::Trouble(left) => state.stack.push(Do::MoreTroubles { left, by: None, area: here }),
        Effect::Deeper(left) if does.who == Who::Each => {
            state.stack.push(Do::Lay { left: left * hit.len() as u8 });
        }
        Effect::Deeper(left) => state.stack.push(Do::Lay { left }),
        Effect::Story(deed) => deeds::carry_out(state, (of, by), deed, hit, log),
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
        (Odd::DoorStep | Odd::Platform, Some(seat), At::Area(to)) => {
            state.stack.push(Ask::Companions { seat, to, with: SeatSet::EMPTY });
        }
        (Odd::Punch, Some(seat), At::Pc(other)) => {
            moving::depart(state, SeatSet::one(other), state.pcs[seat].area);
        }
        (Odd::Punch, Some(seat), At::Area(to)) => moving::depart(state, SeatSet::one(seat), to),
        (Odd::Sweep, _, At::Spot(Spot::Slot(slot))) => troubles::sweep(state, slot, log),
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
            | Odd::Platform
            | Odd::Punch
            | Odd::Delay
            | Odd::Overlook
            | Odd::SecondDraw
            | Odd::TokenIfUnhurt
            | Odd::Granted
            | Odd::Divert
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
