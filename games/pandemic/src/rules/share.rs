//! P8.1 P8.2 P8.3 P8.4 P8.5 P8.6 Share Knowledge.

use super::{consent, hand_limit, turn};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::options::Switch;
use crate::words::refusals;
use crate::words::{Card, Role, cities_in};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P8.1 P9.16 The City cards that may pass from this seat where it stands, of those in `cards`.
#[inline]
fn passable(state: &State, giver: Seat, cards: Set<Card>) -> Set<City> {
    let player = &state.players[giver];
    let cards = cities_in(cards);
    if state.abilities(giver).gives_any_city_card { cards } else { cards & Set::one(player.city) }
}

/// I2 The cards `from` may hold for all that `asker` knows: with closed hands any card not seen elsewhere.
pub(crate) fn perhaps_held(state: &State, asker: Seat, from: Seat) -> Set<Card> {
    let holder = &state.players[from];
    match state.options.open_hands {
        Switch::On => holder.hand,
        Switch::Off if holder.hand == holder.shown => holder.shown,
        Switch::Off => {
            let seen = state.players[asker].hand | state.player_discard;
            let elsewhere = state.team().fold(seen, |seen, (_, player)| seen | player.shown);
            holder.shown | (state.options.cards() - elsewhere)
        }
    }
}

/// The actions of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let others = state.pawns_in(state.city_of(seat)).without(seat);
    if others.is_empty() {
        return;
    }
    let mut offer = |action: Action| {
        if consent::check(state, seat, action).is_ok() {
            out.push(action);
        }
    };
    let own = passable(state, seat, state.players[seat].hand);
    for to in others {
        own.iter().for_each(|card| offer(Action::Give { to, card }));
    }
    for from in others {
        let cards = passable(state, from, perhaps_held(state, seat, from));
        cards.iter().for_each(|card| offer(Action::Take { from, card }));
    }
}

/// P8.3 P8.4 P8.5 Whether a card may pass from one to the other, and if not, why.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    giver: Seat,
    receiver: Seat,
    card: City,
) -> Result<(), Refusal> {
    let other = if giver == seat { receiver } else { giver };
    if !state.team.contains(other) {
        return Err(refusals::NO_SUCH_SEAT);
    }
    if giver == receiver || state.city_of(giver) != state.city_of(receiver) {
        return Err(refusals::NOT_TOGETHER);
    }
    let cards = if giver == seat { state.players[seat].hand } else { perhaps_held(state, seat, giver) };
    if !cards.contains(Card::City(card)) {
        return Err(refusals::CARD_NOT_HELD);
    }
    if !passable(state, giver, cards).contains(card) {
        return Err(if state.is(receiver, Role::Researcher) {
            refusals::RESEARCHER_RECEIVES_ONLY_THIS
        } else {
            refusals::NOT_THIS_CITYS_CARD
        });
    }
    Ok(())
}

/// P8.2 One action moves one card. P8.6: the receiver may have to discard at once.
pub(crate) fn act(state: &mut State, giver: Seat, receiver: Seat, city: City, log: &mut impl Sink<Event>) {
    pass_card(state, giver, receiver, city, log);
    turn::spend_action(state);
    hand_limit::check_one(state, receiver);
}

/// A City card changes hands. I3: everybody sees which.
pub(crate) fn pass_card(
    state: &mut State,
    giver: Seat,
    receiver: Seat,
    city: City,
    log: &mut impl Sink<Event>,
) {
    let card = Card::City(city);
    state.players[giver].hand.remove(card);
    state.players[giver].shown.remove(card);
    state.players[receiver].hand.insert(card);
    state.players[receiver].shown.insert(card);
    log.emit(Audience::All, Event::Shared { giver, receiver, card: city });
}
