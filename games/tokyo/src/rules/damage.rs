//! T11.7 T20.22 T20.23 T20.31 T21.1 T21.2 T21.3 T21.4 T21.7 T21.8 T21.9 T21.10 T21.11 T21.12 T21.15 T21.16 T22.11
//! T27.19 T32.23 Damage to PCs: reduction, tokens, Downs.

use super::means;
use crate::rules::story::{pages, race};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, DrawnFor, Falling, Frame, Harm};
use crate::table::state::{DOLL, HP, State};
use crate::words::cards::{Card, Effect, Odd, When};
use crate::words::notation::Means;
use crate::words::options::MergedDown;
use crate::words::{Area, CardKind, DamageType};
use kernel::{Audience, Seat, SeatSet, Sink};

/// T20.31 The next of several PCs is about to take damage. Says whether there was one.
pub(crate) fn next_hurt(state: &mut State, left: SeatSet, harm: Harm, log: &mut impl Sink<Event>) {
    let Some(seat) = left.first() else {
        state.stack.pop();
        return;
    };
    state.stack.goto(Do::Hurt { left: left.without(seat), harm });
    let more = if harm.amount > 0 && harm.kind.is_some() { aggravation(state, seat) } else { 0 };
    let harm = Harm { amount: harm.amount + more, ..harm };
    let reduced = standing_reduction(state, seat, harm.kind).min(harm.amount);
    if reduced > 0 {
        log.emit(Audience::All, Event::Reduced { seat, amount: reduced });
    }
    let amount = harm.amount - reduced;
    state.stack.push(Ask::Damage { seat, harm, amount, passed: SeatSet::EMPTY });
}

/// T20.22 What cards in the PC's area add to any damage it takes.
fn aggravation(state: &State, seat: Seat) -> u8 {
    let open = state.pcs[seat].area.slots().filter_map(|slot| state.slot(slot).open_trouble());
    let always = open.flat_map(|trouble| trouble.row().rows).filter(|row| row.when == When::Always);
    always.flat_map(|row| row.does).filter(|does| does.what == Effect::Odd(Odd::Aggravate)).count() as u8
}

/// T12.3 What equipped cards take off by themselves.
fn standing_reduction(state: &State, seat: Seat, kind: Option<DamageType>) -> u8 {
    let Some(kind) = kind else { return 0 };
    let of = |equipped: crate::table::state::Equipped| -> u8 {
        let always = equipped.card.row().rows.iter().filter(|row| row.when == When::Always);
        let effects = always.flat_map(|row| row.does).map(|does| &does.what);
        let amount = |what: &Effect| {
            if let Effect::Reduce { kinds, amount, .. } = what {
                if kinds.contains(&kind) { *amount } else { 0 }
            } else {
                u8::from(*what == Effect::Odd(Odd::Adapt) && equipped.shows == Some(kind))
            }
        };
        effects.map(amount).sum()
    };
    state.pcs[seat].equipment.iter().map(of).sum()
}

/// T21.1 T21.2 T21.7 T21.10 What is left of the damage is taken. The frame on top is left.
pub(crate) fn take(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Ask(Ask::Damage { seat, harm, amount, .. })) = state.stack.top() else { return };
    state.stack.pop();
    if amount == 0 {
        return;
    }
    log.emit(Audience::All, Event::Hurt { seat, amount, kind: harm.kind });
    adapt(state, seat, harm.kind);
    let pc = &mut state.pcs[seat];
    if state.falling.contains(seat) {
        // T21.2 T21.8 More of the same moment is beyond the limit.
    } else if pc.is_down() {
        state.shaken.insert(seat);
    } else {
        pc.damage = (pc.damage + amount).min(HP);
        if pc.is_down() {
            state.falling.insert(seat);
        }
    }
}

/// The Adapted One shows the type it has met.
fn adapt(state: &mut State, seat: Seat, kind: Option<DamageType>) {
    let pc = &mut state.pcs[seat];
    let place = pc.equipment.iter().position(|equipped| equipped.card.has_odd(Odd::Adapt));
    if let (Some(equipped), Some(kind)) = (place.and_then(|place| pc.equipment.get_mut(place)), kind) {
        equipped.shows = Some(kind);
    }
}

/// T21.16 The doll takes what is left.
pub(crate) fn onto_doll(state: &mut State, (seat, by): (Seat, Means), log: &mut impl Sink<Event>) {
    let amount = match state.stack.top() {
        Some(Frame::Ask(Ask::Damage { seat: hurt, harm, amount, passed })) => {
            state.stack.goto(Ask::Damage { seat: hurt, harm, amount: 0, passed });
            amount
        }
        Some(Frame::Ask(Ask::NpcDamage { npc, harm, amount, passed })) => {
            state.stack.goto(Ask::NpcDamage { npc, harm, amount: 0, passed });
            amount
        }
        Some(Frame::Ask(_) | Frame::Do(_) | Frame::Draw(_)) | None => return,
    };
    log.emit(Audience::All, Event::DollHit { seat, amount });
    let pc = &mut state.pcs[seat];
    let place = by.card().and_then(|card| pc.place_of(card));
    let Some(doll) = place.and_then(|place| pc.equipment.get_mut(place)) else { return };
    doll.damage += amount;
    if doll.damage >= DOLL {
        let card = doll.card;
        pc.equipment.remove(place.unwrap_or(0));
        means::remove(state, card, log);
    }
}

/// T21.8 T21.10 T21.15 What follows when all tokens are placed. Says whether something is still due.
pub(crate) fn consequences(state: &mut State, log: &mut impl Sink<Event>) {
    match (state.falling.len(), state.falling.first(), state.shaken.first()) {
        (0, _, Some(seat)) => {
            state.shaken.remove(seat);
            log.emit(Audience::All, Event::Shaken { seat });
            draw_trouble(state, seat);
        }
        (1, Some(seat), _) => fall(state, seat, log),
        (0, ..) | (_, None, _) => {
            state.stack.pop();
        }
        (_, Some(_), _) => state.stack.push(Ask::Falls),
    }
}

/// T21.3 T21.4 T21.9 A PC goes Down.
pub(crate) fn fall(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.falling.remove(seat);
    log.emit(Audience::All, Event::Down { seat });
    state.stack.push(Do::Fall { seat, stage: Falling::Cards });
}

/// T21.3 The next part of Down processing.
pub(crate) fn fall_on(state: &mut State, seat: Seat, stage: Falling, log: &mut impl Sink<Event>) {
    match stage {
        Falling::Cards => {
            state.stack.goto(Do::Fall { seat, stage: Falling::Tokens });
            let hand = state.stash(seat).hand.len() as u8;
            let merged = state.options.sharers(state.options.stash_of(seat)).len() == 2;
            let left = match state.options.merged_down {
                MergedDown::Half if merged => hand.div_ceil(2),
                MergedDown::Half | MergedDown::WholeHand => hand,
            };
            state.stack.push(Ask::LayDown { seat, left });
        }
        Falling::Tokens => {
            state.stack.goto(Do::Fall { seat, stage: Falling::Trouble });
            let lost = state.pcs[seat].artifact().filter(|&card| !race::all_fast(state, seat, card));
            if let Some(card) = lost {
                take_off(state, seat, card);
                means::remove(state, card, log);
            }
            let tokens = std::mem::take(&mut state.pcs[seat].ap);
            if tokens > 0 {
                log.emit(Audience::All, Event::TokensLost { seat, tokens });
            }
            pages::fall(state, seat, log);
        }
        Falling::Trouble => {
            state.stack.pop();
            draw_trouble(state, seat);
        }
    }
}

/// T21.3 T21.10 A PC draws a trouble and places it in its area.
fn draw_trouble(state: &mut State, seat: Seat) {
    let area = state.pcs[seat].area;
    state.stack.push(Draw::Trouble { by: Some(seat), area, why: DrawnFor::Placing });
}

/// T11.7 T20.23 An equipped card is taken off; its exhaustion tokens go with it.
pub(crate) fn take_off(state: &mut State, seat: Seat, card: Card) {
    let pc = &mut state.pcs[seat];
    // Of two alike the one with more exhaustion tokens goes first.
    let worst = pc.equipment.iter().enumerate().filter(|(_, equipped)| equipped.card == card);
    if let Some((place, _)) = worst.max_by_key(|(_, equipped)| equipped.exhaustion) {
        pc.equipment.remove(place);
    }
}

/// T22.11 T32.23 The equipped cards that can be taken off: no artifacts, and nothing a scenario keeps in its place.
pub(crate) fn ordinary(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let cards = state.pcs[seat].equipment.iter().enumerate();
    cards
        .filter(move |&(place, equipped)| {
            equipped.card.row().kind != CardKind::Artifact && !race::is_fast(state, seat, place)
        })
        .map(|(_, equipped)| equipped.card)
}

/// T11.6 An equipped card is discarded.
pub(crate) fn discard_equipped(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    take_off(state, seat, card);
    state.stash_mut(seat).discard.push(card);
    log.emit(Audience::All, Event::Discarded { seat, card });
}

/// T21.11 T21.12 Damage tokens are taken off.
pub(crate) fn heal(state: &mut State, seat: Seat, amount: u8, log: &mut impl Sink<Event>) {
    let pc = &mut state.pcs[seat];
    let healed = amount.min(pc.damage);
    pc.damage -= healed;
    if healed > 0 {
        log.emit(Audience::All, Event::Healed { seat, amount: healed });
    }
}

/// T27.19 Who can still be given a point of a retreat's damage.
pub(crate) fn can_bear(state: &State) -> SeatSet {
    let mut seats = state.in_area(Area::Site);
    for (seat, pc) in state.pcs.iter() {
        if pc.is_down() {
            seats.remove(seat);
        }
    }
    seats
}
