//! T6.9 T6.12 T16.8 T27.1 T27.2 T27.3 T27.4 T27.5 T27.7 T27.8 T27.11 T27.14 T27.15 T27.18 T27.19 The Site:
//! encounters, exploration, failure, retreat.

use crate::rules::story::gate;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Turned};
use crate::table::state::{Duty, OpenCard, Site, State, Unseen};
use crate::words::cards::{SiteCard, Solve};
use crate::words::options::Attempts;
use crate::words::{Area, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// T27.19 Damage of a retreat for each card left.
const RETREAT: u8 = 2;

/// T6.12 Makes ready for a draw. Says whether there is something to draw.
fn prepare(site: &mut Site, log: &mut impl Sink<Event>) -> bool {
    if site.deck_layer().is_some() {
        return true;
    }
    let scripted = !site.beneath.is_empty();
    let known = site.under.get(0).filter(|_| !scripted);
    let cards = match known {
        // A layer of one card: everybody knows which it is.
        Some(card) => {
            site.under.remove(0);
            std::iter::once(card).collect()
        }
        None => std::mem::take(if scripted { &mut site.beneath } else { &mut site.discard }),
    };
    if cards.is_empty() {
        return false;
    }
    site.shuffles = site.shuffles.wrapping_add(1);
    site.layers.push(Unseen { cards, face_down: 0, shuffle: site.shuffles });
    if !scripted && known.is_none() {
        log.emit(Audience::All, Event::SiteShuffled);
    }
    true
}

/// T6.9 T16.8 T27.2 T30.6 Site cards go face down onto the encounter slot: nobody knows which. The frame on top says
/// how many.
pub(crate) fn lay(state: &mut State, left: u8, log: &mut impl Sink<Event>) {
    let ready = left > 0 && prepare(&mut state.site, log);
    let next = state.site.deck_layer().filter(|_| ready);
    match next.and_then(|place| state.site.layers.get_mut(place)) {
        Some(layer) => {
            layer.face_down += 1;
            state.site.drawn += 1;
            state.stack.goto(Do::Lay { left: left - 1 });
            log.emit(Audience::All, Event::EncounterLaid);
        }
        None => {
            state.stack.pop();
        }
    }
}

/// T27.4 The top card of the encounter slot goes unseen under the Site deck. Cards of one shuffle are alike as long as nobody
/// has seen them: it is one more in the deck.
pub(crate) fn sink(state: &mut State, log: &mut impl Sink<Event>) {
    let site = &mut state.site;
    if let Some(layer) = site.next_layer().and_then(|place| site.layers.get_mut(place)) {
        layer.face_down -= 1;
        log.emit(Audience::All, Event::EncounterSunk);
    }
    if site.encounter() == 0 {
        site.explorers = SeatSet::EMPTY;
    }
}

/// The cards that can be the top one of the encounter slot, and which shuffle decides.
pub(crate) fn next(state: &State) -> Option<Unseen> {
    state.site.next_layer().and_then(|place| state.site.layers.get(place))
}

/// T27.4 T27.19 The top card of the encounter slot is turned up. The frame on top is the draw.
pub(crate) fn turn_up(
    state: &mut State,
    (why, left): (Turned, u8),
    card: SiteCard,
    log: &mut impl Sink<Event>,
) {
    let Some(place) = state.site.next_layer() else { return };
    if let Some(layer) = state.site.layers.get_mut(place) {
        layer.cards.take(card);
        layer.face_down -= 1;
        if layer.cards.is_empty() {
            state.site.layers.remove(place);
        }
    }
    log.emit(Audience::All, Event::SiteCardTurned { card });
    match why {
        Turned::Exploring => {
            state.site.open = Some(OpenCard { card, damage: 0, done: 0, tried: SeatSet::EMPTY });
            state.stack.goto(Ask::Turned { passed: SeatSet::EMPTY });
        }
        Turned::Discarding => {
            state.site.discard.add(card);
            state.stack.goto(Draw::Encounter { why, left: left - 1 });
        }
    }
}

/// T27.3 T27.4 T27.18 Whether the next card can be turned up.
pub(crate) fn check_explore(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if state.site.encounter() == 0 { gate::check_challenge(state) } else { Ok(()) }
}

/// T27.15 Whether one more card can be drawn.
pub(crate) fn check_delve(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if state.site.encounter() > 0 {
        return Err(refusals::SLOT_NOT_CLEARED);
    }
    if has_more(state) { Ok(()) } else { Err(refusals::NOTHING_TO_REVEAL) }
}

/// T6.12 Whether another Site card can be drawn.
pub(crate) fn has_more(state: &State) -> bool {
    state.site.deck_len() > 0 || !state.site.discard.is_empty()
}

fn idle_inside(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.pcs[seat].area != Area::Site {
        return Err(refusals::NOT_IN_SITE);
    }
    if is_open(state) { Err(refusals::CARD_OPEN) } else { Ok(()) }
}

/// T27.4 Whether a Site card is open, or a gate is being challenged as if it were one.
#[inline]
pub(crate) fn is_open(state: &State) -> bool {
    state.site.open.is_some() || state.challenged().is_some()
}

/// T27.3 T27.4 T27.18 The top card is turned up; with none left, the gate is challenged.
pub(crate) fn explore(state: &mut State) {
    if state.site.encounter() == 0 {
        gate::challenge(state);
    } else {
        turn_next(state);
    }
}

/// T27.1 T27.3 T27.4 The top card is turned up; all inside take part.
pub(crate) fn turn_next(state: &mut State) {
    if state.site.encounter() > 0 {
        state.site.explorers = state.in_area(Area::Site);
        state.site.duty = Duty::Met;
        state.stack.push(Draw::Encounter { why: Turned::Exploring, left: 1 });
    }
}

/// T27.15 One more card is drawn and turned up at once.
pub(crate) fn delve(state: &mut State) {
    state.stack.push(Do::TurnUp);
    state.stack.push(Do::Lay { left: 1 });
}

/// Whether the open card is solved by a check, so that it can be avoided.
pub(crate) fn is_check_card(state: &State) -> bool {
    state.site.open.is_some_and(|open| matches!(open.card.row().solve, Solve::Checks(_)))
}

/// T27.4 T27.5 Nobody avoids it: a card that asks for nothing is solved by itself. The frame on top is left.
pub(crate) fn face(state: &mut State) {
    state.stack.pop();
    let Some(open) = state.site.open else { return };
    if let (Solve::ByItself, Some(by)) = (&open.card.row().solve, state.site.explorers.first()) {
        state.stack.push(Do::Solved {
            by,
            at: crate::words::notation::Spot::Site,
            stage: crate::table::frames::Solving::Effects,
        });
    }
}

/// The Engineer's skill: neither success nor failure. The frame on top is left.
pub(crate) fn avoid(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if let Some(open) = state.site.open {
        log.emit(Audience::All, Event::SiteCardAvoided { card: open.card });
    }
    discard_open(state, log);
}

/// The card just turned up goes under the deck, and another one is drawn and turned up. The frame on top is left.
pub(crate) fn delay(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if let Some(open) = state.site.open.take() {
        state.site.under.push(open.card);
        log.emit(Audience::All, Event::SiteCardDelayed { card: open.card });
    }
    delve(state);
}

/// T27.8 T27.11 Whether this participant may still try.
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
pub(crate) fn discard_open(state: &mut State, log: &mut impl Sink<Event>) {
    gate::withstood(state, log);
    let site = &mut state.site;
    if let Some(open) = site.open.take() {
        site.discard.add(open.card);
    }
    if site.encounter() == 0 {
        site.explorers = SeatSet::EMPTY;
    }
}

/// T27.14 Whether failure can be declared.
pub(crate) fn check_fail(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !is_open(state) {
        return Err(refusals::NO_CARD_OPEN);
    }
    if state.site.explorers.contains(seat) { Ok(()) } else { Err(refusals::NOT_THEIR_FAILURE) }
}

/// T27.18 T27.19 Whether the participants can retreat.
pub(crate) fn check_retreat(state: &State, seat: Seat) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if !state.site.explorers.contains(seat) {
        return Err(refusals::NOTHING_TO_RETREAT_FROM);
    }
    if state.site.duty == Duty::Due { Err(refusals::DUTY) } else { Ok(()) }
}

/// T27.19 A retreat: damage is divided, the cards are discarded, all leave.
pub(crate) fn retreat(state: &mut State, by: Seat, log: &mut impl Sink<Event>) {
    let explorers = state.site.explorers;
    let cards = state.site.encounter();
    log.emit(Audience::All, Event::Retreated { cards });
    state.stack.push(Do::Retreated { explorers });
    state.stack.push(Do::Consequences);
    state.stack.push(Ask::Divide { by, left: RETREAT * cards });
}

/// T27.19 The cards left are discarded and all go where they like.
pub(crate) fn retreated(state: &mut State, explorers: SeatSet) {
    state.site.explorers = SeatSet::EMPTY;
    state.stack.goto(Ask::Depart { left: explorers });
    state.stack.push(Draw::Encounter { why: Turned::Discarding, left: state.site.encounter() });
}

/// T27.7 T27.16 Whether a PC can leave the Site now.
pub(crate) fn check_leave(state: &State, seat: Seat, to: Area) -> Result<(), Refusal> {
    idle_inside(state, seat)?;
    if to == Area::Site {
        return Err(refusals::NOT_A_NEIGHBOUR);
    }
    if state.site.encounter() > 0 {
        return Err(if state.site.duty == Duty::Due { refusals::DUTY } else { refusals::CARDS_LEFT });
    }
    Ok(())
}
