//! T10.1 T12.1 T24.3 Effects carried out one after the other.

use super::{ap_tokens, attack, damage, means, moving, rewards, rows, troubles};
use crate::rules::story::{deeds, given, npc, spending};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Source};
use crate::table::state::State;
use crate::words::DamageType;
use crate::words::cards::{Does, Effect, Odd, When, Who};
use crate::words::notation::{At, Means, Spot};
use crate::words::story::Scene;
use kernel::{Seat, SeatSet, Sink};

/// The next effect of a row. Says nothing; the frame on top is that of the row.
pub(crate) fn proceed(
    state: &mut State,
    (of, row, next, by, at): (Source, u8, u8, Option<Seat>, At),
    log: &mut impl Sink<Event>,
) {
    let said = rows::rows(state, of, by).get(usize::from(row));
    let Some((does, when)) = said.and_then(|row| Some((row.does.get(usize::from(next))?, row.when))) else {
        state.stack.pop();
        return;
    };
    let begun = said.and_then(|row| row.given);
    if next == 0 && begun.is_some_and(|given| !given::holds(state, rows::area(state, of, by), given)) {
        state.stack.pop();
        return;
    }
    let among = rows::targets(state, of, does.who, by);
    let npc = rows::reached_npc(state, (of, row, by), does);
    let named = npc.filter(|_| at == At::Npc);
    let chosen = match at {
        At::Pc(seat) => SeatSet::one(seat) & among,
        At::Nothing | At::Spot(_) | At::Npc | At::Area(_) | At::Back => SeatSet::EMPTY,
    };
    let is_chosen = !chosen.is_empty() || named.is_some();
    let many = among.len() + u32::from(npc.is_some());
    let (hit, npc) = match (does.who.is_one() && rows::concerns_a_pc(&does.what), is_chosen, many) {
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

/// T32.18 T32.19 What is done to the NPC.
fn concern_npc(state: &mut State, does: &Does, of: Source, npc: Scene, log: &mut impl Sink<Event>) {
    if let Effect::Heal(amount) = does.what {
        npc::heal(state, npc, amount, log);
    } else if let Effect::Harm { kind, amount } = does.what {
        rows::harm_npc(state, of, npc, (kind, amount));
    }
}

/// A PC chosen for one effect is not chosen for the next.
fn forget(at: At) -> At {
    match at {
        At::Pc(_) | At::Npc => At::Nothing,
        other @ (At::Nothing | At::Spot(_) | At::Area(_) | At::Back) => other,
    }
}

/// T20.22 T24.3 T32.14 Damage by the text of a card: a scenario card may make it worse, and a token may keep off what
/// such a card
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
    rows::harm(state, of, hit, (kind, amount + more));
    let by_text = if let Source::Scene(scene) = of { Some((scene, amount)) } else { worse };
    if let Some((scene, amount)) = by_text.filter(|_| !hit.is_empty()) {
        spending::offer_shelter(state, scene, amount);
    }
}

/// T10.1 T12.1
fn carry_out(
    state: &mut State,
    (does, when): (&Does, When),
    (of, by, at): (Source, Option<Seat>, At),
    hit: SeatSet,
    log: &mut impl Sink<Event>,
) {
    let here = rows::area(state, of, by);
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
        Effect::Token(tokens) => hit.iter().for_each(|seat| ap_tokens::gain(state, seat, tokens, log)),
        Effect::Toll(tokens) => hit.iter().for_each(|seat| ap_tokens::lose(state, seat, tokens, log)),
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
                ap_tokens::gain(state, seat, 1, log);
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
