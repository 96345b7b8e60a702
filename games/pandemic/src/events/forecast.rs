//! P11.6 P11.7 P11.8 Forecast: the top six infection cards are looked at and put back in any order.

use super::spend;
use crate::event::Event;
use crate::frames::{Frame, Order};
use crate::map::City;
use crate::refusals;
use crate::rules::turn::Needed;
use crate::state::{FORECAST, State};
use crate::words::EventCard;
use kernel::{Audience, EVERYONE, Refusal, Seat, Sink};

/// Begins to look. P11.7: with fewer cards, at all of them.
pub(crate) fn play(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    spend(state, seat, EventCard::Forecast, log);
    let to_reveal = state.infection.pile.len().min(FORECAST as u32) as u8;
    state.stack.push(Frame::Forecast { seat, to_reveal, order: Order::default() });
}

/// Looks at the next card by itself where its place is known, and puts the last one back by itself.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> Option<Needed> {
    let Some(Frame::Forecast { to_reveal, .. }) = state.stack.top() else { return None };
    let known = if to_reveal > 0 { state.infection.pile.top().0 } else { state.forecast };
    match (known.first(), known.len()) {
        (Some(city), 1) if to_reveal > 0 => reveal(state, city, log),
        (Some(city), 1) => place(state, city, log),
        (Some(_) | None, _) => return Some(Needed::CardOrChoice),
    }
    None
}

/// The next card is looked at, by all seats (P11.8).
pub(crate) fn reveal(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    let Some(Frame::Forecast { seat, to_reveal, order }) = state.stack.top() else { return };
    state.infection.pile.take_top(city);
    state.forecast.insert(city);
    log.emit(Audience::All, Event::Revealed { city });
    state.stack.goto(Frame::Forecast { seat, to_reveal: to_reveal - 1, order });
}

/// Whether the card is one of those looked at.
pub(crate) fn check(state: &State, city: City) -> Result<(), Refusal> {
    if state.forecast.contains(city) { Ok(()) } else { Err(refusals::NOT_A_FORECAST_CARD) }
}

/// The next card of the order. After the last one all lie on top of the deck, and everybody knows it.
pub(crate) fn place(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    let Some(Frame::Forecast { seat, mut order, .. }) = state.stack.top() else { return };
    state.forecast.remove(city);
    order.push(city);
    if !state.forecast.is_empty() {
        state.stack.goto(Frame::Forecast { seat, to_reveal: 0, order });
        return;
    }
    for city in order.iter().rev() {
        state.infection.pile.lay_on(city, EVERYONE);
    }
    log.emit(Audience::All, Event::Forecast { order });
    state.stack.pop();
}
