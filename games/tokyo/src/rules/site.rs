//! T6.9 T6.12 T16.8 T27 The Site: encounters, exploration, failure, retreat.

use crate::cards::{SiteCard, Solve};
use crate::event::Event;
use crate::frames::{Ask, Do, Draw, Foe, Harm, Nature};
use crate::options::Attempts;
use crate::refusals;
use crate::state::{Duty, OpenCard, State};
use crate::words::Area;
use kernel::{Audience, Counts, Refusal, Seat, SeatSet, Sink};

/// T27.19 Damage of a retreat for each card left.
const RETREAT: u8 = 2;

/// T6.12 Makes ready for a draw. Says whether there is something to draw.
pub(crate) fn prepare(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let site = &mut state.site;
    if !site.over.is_empty() || !site.undrawn.is_empty() {
        return true;
    }
    if site.discard.is_empty() {
        return false;
    }
    site.undrawn = site.discard;
    site.discard = Counts::EMPTY;
    site.shuffles = site.shuffles.wrapping_add(1);
    log.emit(Audience::All, Event::SiteShuffled);
    true
}

/// T6.9 T16.8 A Site card goes face down onto the encounter slot. The frame on top is the draw.
pub(crate) fn lay(state: &mut State, card: SiteCard, left: u8, log: &mut impl Sink<Event>) {
    let site = &mut state.site;
    if site.over.top().is_some() {
        site.over.pop();
    } else {
        site.undrawn.take(card);
    }
    site.drawn += 1;
    site.encounter.push(card);
    state.stack.goto(Draw::Encounter { left: left - 1 });
    log.emit(Audience::All, Event::EncounterLaid);
}

/// T27.3 T27.4 T27.18 Whether the next card can be turned up.
pub(crate) fn check_explore(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if state.site.encounter.is_empty() { Err(refusals::NOTHING_TO_REVEAL) } else { Ok(()) }
}

/// T27.15 Whether one more card can be drawn.
pub(crate) fn check_delve(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if !state.site.encounter.is_empty() {
        return Err(refusals::CARDS_LEFT);
    }
    let site = &state.site;
    let some = !site.over.is_empty() || !site.undrawn.is_empty() || !site.discard.is_empty();
    if some { Ok(()) } else { Err(refusals::NOTHING_TO_REVEAL) }
}

fn idle_inside(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.pcs[seat].area != Area::Site {
        return Err(refusals::NOT_IN_SITE);
    }
    if state.site.open.is_some() { Err(refusals::CARD_OPEN) } else { Ok(()) }
}

/// T27.3 T27.4 The top card is turned up; all inside take part.
pub(crate) fn explore(state: &mut State, log: &mut impl Sink<Event>) {
    let inside = state.in_area(Area::Site);
    let Some(card) = state.site.encounter.pop() else { return };
    state.site.explorers = inside;
    state.site.open = Some(OpenCard { card, damage: 0, done: 0, tried: SeatSet::EMPTY });
    state.site.duty = Duty::Met;
    log.emit(Audience::All, Event::SiteCardTurned { card });
    state.stack.push(Ask::Turned { passed: SeatSet::EMPTY });
}

/// T27.15 One more card is drawn and turned up at once.
pub(crate) fn delve(state: &mut State) {
    state.stack.push(Do::TurnUp);
    state.stack.push(Draw::Encounter { left: 1 });
}

/// Whether the open card is solved by a check, so that it can be avoided.
pub(crate) fn is_check_card(state: &State) -> bool {
    state.site.open.is_some_and(|open| matches!(open.card.row().solve, Solve::Checks(_)))
}

/// T27.4 Nobody avoids it: a card that asks for nothing is solved by itself. The frame on top is left.
pub(crate) fn face(state: &mut State) {
    state.stack.pop();
    let Some(open) = state.site.open else { return };
    if let (Solve::ByItself, Some(by)) = (&open.card.row().solve, state.site.explorers.first()) {
        state.stack.push(Do::Solved {
            by,
            at: crate::notation::Spot::Site,
            stage: crate::frames::Solving::Effects,
        });
    }
}

/// The Engineer's skill: neither success nor failure. The frame on top is left.
pub(crate) fn avoid(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if let Some(open) = state.site.open {
        log.emit(Audience::All, Event::SiteCardAvoided { card: open.card });
    }
    discard_open(state);
}

/// T27.11 Whether this participant may still try.
pub(crate) fn may_attempt(state: &State, open: &OpenCard, seat: Seat) -> bool {
    match (state.options.site_attempts, &open.card.row().solve) {
        (Attempts::One | Attempts::OneEach, Solve::Defeat(..)) => !open.tried.contains(seat),
        (Attempts::OneEach, _) => !open.tried.contains(seat),
        (Attempts::One | Attempts::Any, _) => true,
    }
}

/// T27.11 A participant tries.
pub(crate) fn attempt(state: &mut State, seat: Seat) {
    if let Some(open) = state.site.open.as_mut() {
        open.tried.insert(seat);
    }
}

/// T27.11 An attempt has failed: with the last one the card has failed, unless it can still be beaten.
pub(crate) fn attempt_failed(state: &mut State) {
    let Some(open) = state.site.open else { return };
    let over = match (state.options.site_attempts, &open.card.row().solve) {
        (Attempts::Any, _) | (_, Solve::Defeat(..)) => false,
        (Attempts::One, _) => true,
        (Attempts::OneEach, _) => state.site.explorers.is_subset(open.tried),
    };
    if over {
        state.stack.push(Do::Failed);
    }
}

/// T27.11 T27.13 The open card goes to the Site discard. An exploration without cards left is over.
pub(crate) fn discard_open(state: &mut State) {
    let site = &mut state.site;
    if let Some(open) = site.open.take() {
        site.discard.add(open.card);
    }
    if site.encounter.is_empty() {
        site.explorers = SeatSet::EMPTY;
    }
}

/// T27.14 Whether failure can be declared.
pub(crate) fn check_fail(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.site.open.is_none() {
        return Err(refusals::NO_CARD_OPEN);
    }
    if state.site.explorers.contains(seat) { Ok(()) } else { Err(refusals::NOT_EXPLORING) }
}

/// T27.18 T27.19 Whether the participants can retreat.
pub(crate) fn check_retreat(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if !state.site.explorers.contains(seat) {
        return Err(refusals::NOT_EXPLORING);
    }
    if state.site.duty == Duty::Due { Err(refusals::DUTY) } else { Ok(()) }
}

/// T27.19 A retreat: damage is divided, the cards are discarded, all leave.
pub(crate) fn retreat(state: &mut State, by: Seat, log: &mut impl Sink<Event>) {
    let explorers = state.site.explorers;
    let cards = state.site.encounter.len() as u8;
    log.emit(Audience::All, Event::Retreated { cards });
    state.stack.push(Do::Retreated { explorers });
    state.stack.push(Do::Consequences);
    state.stack.push(Ask::Divide { by, left: RETREAT * cards });
}

/// T27.19 One point of it. The frame on top is the division.
pub(crate) fn bear(state: &mut State, (by, left): (Seat, u8), seat: Seat) {
    state.stack.goto(Ask::Divide { by, left: left - 1 });
    let harm = Harm { kind: None, amount: 1, from: Foe::None, nature: Nature::Ordinary };
    state.stack.push(Do::Hurt { left: SeatSet::one(seat), harm });
}

/// T27.19 The cards left are discarded and all go where they like.
pub(crate) fn retreated(state: &mut State, explorers: SeatSet) {
    let site = &mut state.site;
    while let Some(card) = site.encounter.pop() {
        site.discard.add(card);
    }
    site.explorers = SeatSet::EMPTY;
    state.stack.goto(Ask::Depart { left: explorers });
}

/// T27.7 T27.16 Whether a PC can leave the Site now.
pub(crate) fn check_leave(state: &State, seat: Seat, to: Area) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if to == Area::Site {
        return Err(refusals::NOT_A_NEIGHBOUR);
    }
    if !state.site.encounter.is_empty() {
        return Err(if state.site.duty == Duty::Due { refusals::DUTY } else { refusals::CARDS_LEFT });
    }
    Ok(())
}
