//! T4.2 T7.6 T10.2 T10.4 T11.8 T12.2 T12.4 T12.7 T13.1 T13.2 T13.3 T14.1 T14.2 T14.5 T14.8 T15.1 T15.2 T20.19
//! T23.1 T23.2 T23.3 T23.5 T23.6 T23.7 T23.9 T27.24 T29.4 What a PC can play or use, and what bears exhaustion
//! tokens.

use super::hands;
use crate::rules::story::race;
use crate::table::check::Promise;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do};
use crate::table::state::{Equipped, Pc, State};
use crate::words::cards::{After, Card, Category, Effect, Row, SkillRow, TokenIf, bot_card};
use crate::words::notation::{Bearer, Means};
use crate::words::options::Options;
use crate::words::{Area, CardKind, Role, Skill, refusals};
use kernel::{Audience, Refusal, Seat, Sink};

/// T4.2 T14.7 A skill of a PC: of the Fixer's board, the side that lies up.
pub(crate) fn skill(options: &Options, pc: &Pc, skill: Skill) -> &'static SkillRow {
    let board = pc.board();
    match (&board.solo, skill) {
        (Some(solo), Skill::Support) if options.is_solo() => solo,
        (_, skill) => &board.skills[skill as usize],
    }
}

/// T1.10 What is printed on it.
#[inline]
pub(crate) fn rows(state: &State, seat: Seat, by: Means) -> &'static [Row] {
    printed(&state.options, &state.pcs[seat], by)
}

/// The same, for what a PC has.
#[inline]
pub(crate) fn printed(options: &Options, pc: &Pc, by: Means) -> &'static [Row] {
    match by {
        Means::Hand(card) | Means::Gear(card) => card.row().rows,
        Means::Skill(of) => skill(options, pc, of).rows,
        Means::Bot(role) => bot_card(role).rows,
    }
}

/// T12.2 T12.4 T14.1 T29.4 Whether the PC has it and it bears neither seal nor exhaustion token.
#[inline]
pub(crate) fn ready(state: &State, seat: Seat, by: Means) -> Result<(), Refusal> {
    let pc = &state.pcs[seat];
    match by {
        Means::Hand(card) if !state.stash(seat).holds(card) => Err(refusals::NOT_IN_HAND),
        Means::Hand(card) if card.row().category != Category::Consume => Err(refusals::NOT_CONSUMED),
        Means::Hand(_) => Ok(()),
        Means::Gear(card) => match pc.equipped(card) {
            None => Err(refusals::NOT_EQUIPPED),
            Some(_) if pc.ready_place_of(card).is_none() => Err(refusals::EXHAUSTED),
            Some(_) => Ok(()),
        },
        // T14.5 T29.4
        Means::Skill(Skill::Support) if state.count() == 1 => Err(refusals::NO_PARTNER),
        Means::Skill(skill) if pc.seals.contains(skill) => Err(refusals::SKILL_SEALED),
        Means::Skill(skill) if !pc.can_use(skill) => Err(refusals::SKILL_EXHAUSTED),
        Means::Skill(_) => Ok(()),
        // T15.1 Any PC may use it.
        Means::Bot(role) => match state.bots[role as usize] {
            None => Err(refusals::NO_BOT_CARD),
            Some(0) => Ok(()),
            Some(_) => Err(refusals::BOT_EXHAUSTED),
        },
    }
}

/// T10.2 T11.8 Everything the PC has, ready or not, in rising order; cards of the hand only once each.
#[inline]
pub(crate) fn each(state: &State, seat: Seat, found: &mut impl FnMut(Means)) {
    let mut last = None;
    for card in state.stash(seat).hand.iter().filter(|card| card.row().category == Category::Consume) {
        if last != Some(card) {
            found(Means::Hand(card));
            last = Some(card);
        }
    }
    state.pcs[seat].equipment.iter().for_each(|equipped| found(Means::Gear(equipped.card)));
    Skill::ALL.iter().for_each(|&skill| found(Means::Skill(skill)));
    Role::ALL
        .iter()
        .filter(|&&role| state.bots[role as usize].is_some())
        .for_each(|&role| found(Means::Bot(role)));
}

/// As [`each`], without cards of the hand that nobody else knows.
#[inline]
pub(crate) fn each_known(state: &State, seat: Seat, found: &mut impl FnMut(Means)) {
    let stash = state.stash(seat);
    if stash.secret.is_empty() {
        return each(state, seat, found);
    }
    let among =
        |cards: &mut dyn Iterator<Item = Card>, card: Card| cards.filter(|held| *held == card).count();
    each(state, seat, &mut |by| match by {
        Means::Hand(card) if among(&mut stash.hand.iter(), card) <= among(&mut stash.secret.iter(), card) => {
        }
        known @ (Means::Hand(_) | Means::Gear(_) | Means::Skill(_) | Means::Bot(_)) => found(known),
    });
}

/// T10.3 T12.1 T12.7 The PC begins to use it: a card played leaves the hand, a fee is asked for.
pub(crate) fn begin(state: &mut State, seat: Seat, by: Means, row: &Row, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::Used { seat, by });
    if let Means::Hand(card) = by {
        hands::take_out(state, seat, card);
    }
    if row.fee > 0 {
        state.stack.push(Ask::Fee { seat, left: row.fee, passed: kernel::SeatSet::EMPTY });
    }
}

/// T14.2 T15.2 T23.2 T23.9 T23 After-use processing.
pub(crate) fn after(state: &mut State, (seat, by): (Seat, Means), row: u8, log: &mut impl Sink<Event>) {
    let after = rows(state, seat, by)[usize::from(row)].after;
    match (by, after) {
        (Means::Hand(card), After::Nothing | After::Exhaust(_) | After::Discard) => {
            state.stash_mut(seat).discard.push(card);
            log.emit(Audience::All, Event::Discarded { seat, card });
        }
        (Means::Hand(card), After::Scrap) => about_to_scrap(state, seat, card),
        (Means::Hand(card), After::Remove) => remove(state, card, log),
        (Means::Gear(card), After::Exhaust(tokens)) => {
            let place = state.pcs[seat].ready_place_of(card).or_else(|| state.pcs[seat].place_of(card));
            if let Some(equipped) = place.and_then(|place| state.pcs[seat].equipment.get_mut(place)) {
                equipped.exhaustion += tokens;
                log.emit(Audience::All, Event::Exhausted { seat, what: Bearer::Gear(card), tokens });
            }
        }
        (Means::Gear(card), After::Discard | After::Scrap | After::Remove) => {
            let place = state.pcs[seat].place_of(card).filter(|_| !race::all_fast(state, seat, card));
            if let Some(place) = place {
                state.pcs[seat].equipment.remove(place);
                match after {
                    After::Scrap => about_to_scrap(state, seat, card),
                    After::Remove => remove(state, card, log),
                    After::Discard | After::Nothing | After::Exhaust(_) => {
                        state.stash_mut(seat).discard.push(card);
                        log.emit(Audience::All, Event::Discarded { seat, card });
                    }
                }
            }
        }
        (Means::Skill(skill), After::Exhaust(tokens)) => {
            state.pcs[seat].exhaustion[skill as usize] += tokens;
            log.emit(Audience::All, Event::Exhausted { seat, what: Bearer::Skill(skill), tokens });
        }
        (Means::Bot(role), After::Exhaust(tokens)) => {
            if let Some(exhaustion) = state.bots[role as usize].as_mut() {
                *exhaustion += tokens;
                log.emit(Audience::All, Event::Exhausted { seat, what: Bearer::Bot(role), tokens });
            }
        }
        (Means::Gear(_), After::Nothing)
        | (Means::Skill(_) | Means::Bot(_), After::Nothing | After::Discard | After::Scrap | After::Remove) =>
            {}
    }
}

/// T14.8 A card is about to be scrapped: somebody may have it discarded instead.
pub(crate) fn about_to_scrap(state: &mut State, seat: Seat, card: Card) {
    state.stack.push(Ask::Scrap { seat, card, passed: kernel::SeatSet::EMPTY });
}

/// T10.4 T23.5 T23.6 T27.24 A card is scrapped, or removed where its PC is in the Site.
pub(crate) fn scrap(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    if state.pcs[seat].area == Area::Site {
        remove(state, card, log);
    } else {
        state.goods.scrap.add(card);
        log.emit(Audience::All, Event::Scrapped { card });
    }
}

/// T23.7 A card leaves the game.
pub(crate) fn remove(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    state.goods.removed.add(card);
    log.emit(Audience::All, Event::Removed { card });
}

/// T13.1 Whether exhaustion tokens lie there.
pub(crate) fn is_exhausted(state: &State, seat: Seat, bearer: Bearer) -> bool {
    let pc = &state.pcs[seat];
    match bearer {
        Bearer::Skill(skill) => pc.exhaustion[skill as usize] > 0,
        Bearer::Gear(card) => {
            pc.equipment.iter().any(|equipped| equipped.card == card && equipped.exhaustion > 0)
        }
        Bearer::Bot(role) => state.bots[role as usize].is_some_and(|tokens| tokens > 0),
    }
}

/// T7.6 T13.2 T13.3 T23.3 One exhaustion token is taken off.
pub(crate) fn refresh(state: &mut State, seat: Seat, what: Bearer, log: &mut impl Sink<Event>) {
    let pc = &mut state.pcs[seat];
    let tokens = match what {
        Bearer::Skill(skill) => Some(&mut pc.exhaustion[skill as usize]),
        Bearer::Gear(card) => {
            let worn = |equipped: Equipped| equipped.card == card && equipped.exhaustion > 0;
            let place = pc.equipment.iter().position(worn);
            place.and_then(|place| pc.equipment.get_mut(place)).map(|equipped| &mut equipped.exhaustion)
        }
        Bearer::Bot(role) => state.bots[role as usize].as_mut(),
    };
    if let Some(tokens) = tokens.filter(|tokens| **tokens > 0) {
        *tokens -= 1;
        log.emit(Audience::All, Event::Refreshed { seat, what });
    }
}

/// T23.3 What effects can take tokens off: never off what takes tokens off itself, nor off what repeats other cards.
pub(crate) fn each_refreshable(
    state: &State,
    of: Seat,
    kind: Option<CardKind>,
    found: &mut impl FnMut(Bearer),
) {
    if kind.is_none() {
        let own = |skill: Skill| self::skill(&state.options, &state.pcs[of], skill).rows;
        for &skill in Skill::ALL.iter().filter(|&&skill| can_be_refreshed(own(skill))) {
            found(Bearer::Skill(skill));
        }
    }
    let fits =
        |card: Card| kind.is_none_or(|kind| card.row().kind == kind) && can_be_refreshed(card.row().rows);
    let mut last = None;
    for equipped in state.pcs[of].equipment.iter().filter(|equipped| fits(equipped.card)) {
        if last != Some(equipped.card) {
            found(Bearer::Gear(equipped.card));
            last = Some(equipped.card);
        }
    }
}

fn can_be_refreshed(rows: &[Row]) -> bool {
    !rows.iter().flat_map(|row| row.does).any(|does| {
        matches!(does.what, Effect::Refresh { .. } | Effect::Odd(crate::words::cards::Odd::Shadow))
    })
}

/// T14.4 The token a support skill gives under a condition.
pub(crate) fn promise(state: &State, seat: Seat, by: Means) -> Option<Promise> {
    match by {
        Means::Skill(of) => {
            let when = skill(&state.options, &state.pcs[seat], of).token_if?;
            Some(Promise { to: seat, when })
        }
        Means::Hand(_) | Means::Gear(_) | Means::Bot(_) => None,
    }
}

/// T14.4 Whether the support skill of a PC gives a token under this condition.
pub(crate) fn support_gives_token(state: &State, seat: Seat, when: TokenIf) -> bool {
    skill(&state.options, &state.pcs[seat], Skill::Support).token_if == Some(when)
}

/// T20.19 T23.1 Lays down what follows after use.
pub(crate) fn push_after(state: &mut State, seat: Seat, by: Means, row: u8) {
    state.stack.push(Do::After { seat, by, row });
}
