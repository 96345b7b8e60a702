//! P10.12 P10.13 The Troubleshooter looks at coming infection cards, and only shows the card of a Direct Flight.

use crate::rules::flow::Needed;
use crate::rules::infection;
use crate::table::event::Event;
use crate::table::frames::{Order, Step};
use crate::table::sight::troubleshooters_lookers;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::{Card, InfectionCard, Role};
use kernel::{Audience, Seat, Sink};

/// P10.12 The turn begins with a look. The additional card of Rate Effect is not counted: it has not come up.
pub(crate) fn look(state: &mut State, seat: Seat) {
    if state.is(seat, Role::Troubleshooter) {
        let left = state.infection.pile.len().min(u32::from(infection::cards_due(state))) as u8;
        state.stack.push(Step::Look { left, seen: Order::default() });
    }
}

/// Looks at the next card by itself where its place is known, and puts all back when done.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> Option<Needed> {
    let Some(Step::Look { left, seen }) = state.step() else { return None };
    if left == 0 {
        let lookers = troubleshooters_lookers(state);
        for card in seen.iter().rev() {
            state.infection.pile.lay_on(card, lookers);
        }
        state.stack.pop();
        return None;
    }
    let top = state.infection.pile.top().0;
    match top.first() {
        Some(card) if top.len() == 1 => {
            reveal(state, card, log);
            None
        }
        Some(_) | None => Some(Needed::CardOrChoice),
    }
}

/// The next card from the top is seen.
pub(crate) fn reveal(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    let Some(Step::Look { left, mut seen }) = state.step() else { return };
    state.infection.pile.take_top(card);
    seen.push(card);
    let audience = if state.plays_bio_terrorist() { Audience::Only(state.team) } else { Audience::All };
    log.emit(audience, Event::Looked { card });
    state.stack.goto(Step::Look { left: left - 1, seen });
}

/// P10.13 Whether this seat keeps the card of a Direct Flight.
#[inline]
pub(crate) fn only_shows(state: &State, seat: Seat) -> bool {
    state.is(seat, Role::Troubleshooter)
}

/// P10.13 Everybody has seen the card.
pub(crate) fn show(state: &mut State, seat: Seat, city: City, log: &mut impl Sink<Event>) {
    state.players[seat].shown.insert(Card::City(city));
    log.emit(Audience::All, Event::CardShown { seat, card: city });
}
