//! P11.6 P11.7 P11.8 Forecast: the top six infection cards are looked at and put back in any order.

use crate::rules::flow::Needed;
use crate::table::event::Event;
use crate::table::frames::{Order, Question};
use crate::table::sight::forecasts_lookers;
use crate::table::state::{FORECAST, State};
use crate::words::InfectionCard;
use crate::words::refusals;
use kernel::{Audience, EVERYONE, Refusal, Seat, Sink};

/// P11.3 Whether there is a card to look at.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !state.infection.pile.is_empty()
}

fn audience(state: &State) -> Audience {
    let lookers = forecasts_lookers(state);
    if lookers == EVERYONE { Audience::All } else { Audience::Only(lookers) }
}

/// P11.6 Begins to look. P11.7: with fewer cards, at all of them.
pub(crate) fn happen(state: &mut State, seat: Seat) {
    let to_reveal = state.infection.pile.len().min(FORECAST as u32) as u8;
    state.stack.push(Question::Forecast { seat, to_reveal, order: Order::default() });
}

/// Looks at the next card by itself where its place is known, and puts the last one back by itself.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> Option<Needed> {
    let Some(Question::Forecast { to_reveal, .. }) = state.question() else { return None };
    let known = if to_reveal > 0 { state.infection.pile.top().0 } else { state.forecast };
    match (known.first(), known.len()) {
        (Some(card), 1) if to_reveal > 0 => reveal(state, card, log),
        (Some(card), 1) => place(state, card, log),
        (Some(_) | None, _) => return Some(Needed::CardOrChoice),
    }
    None
}

/// P11.8 The next card is looked at.
pub(crate) fn reveal(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    let Some(Question::Forecast { seat, to_reveal, order }) = state.question() else { return };
    state.infection.pile.take_top(card);
    state.forecast.insert(card);
    log.emit(audience(state), Event::Revealed { card });
    state.stack.goto(Question::Forecast { seat, to_reveal: to_reveal - 1, order });
}

/// Whether the card is one of those looked at.
pub(crate) fn check(state: &State, card: InfectionCard) -> Result<(), Refusal> {
    if state.forecast.contains(card) { Ok(()) } else { Err(refusals::NOT_A_FORECAST_CARD) }
}

/// The next card of the order. After the last one all lie on top of the deck, and those who looked know it.
pub(crate) fn place(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    let Some(Question::Forecast { seat, mut order, .. }) = state.question() else { return };
    state.forecast.remove(card);
    order.push(card);
    if !state.forecast.is_empty() {
        state.stack.goto(Question::Forecast { seat, to_reveal: 0, order });
        return;
    }
    let lookers = forecasts_lookers(state);
    for card in order.iter().rev() {
        state.infection.pile.lay_on(card, lookers);
    }
    log.emit(audience(state), Event::Forecast { order });
    state.stack.pop();
}
