//! P2.4 P2.6 P2.7 P13.1 P13.6 P14.2 What nature may decide, with its weights: draws from decks whose order does not exist.

use super::{draw, epidemic, infection};
use crate::event::Event;
use crate::events::forecast;
use crate::frames::Frame;
use crate::map::City;
use crate::notation::Outcome;
use crate::options::RoleAssignment;
use crate::refusals;
use crate::setup;
use crate::state::{DRAWN, InfectionDeck, PlayerDeck, State, Stretch, piles};
use crate::words::{Card, Role};
use kernel::{End, Entropy, Id, Refusal, Seat, Set, Shuffle, Sink};

/// Whether an outcome is due.
#[inline]
pub(crate) fn is_due(state: &State) -> bool {
    match state.stack.top() {
        Some(Frame::Roles) => state.options.role_assignment == RoleAssignment::Random,
        Some(Frame::SetupInfection { .. } | Frame::Deal | Frame::Start | Frame::Draw) => true,
        Some(Frame::Bottom | Frame::Infection) => true,
        Some(Frame::Forecast { to_reveal, .. }) => to_reveal > 0,
        Some(
            Frame::Actions { .. }
            | Frame::Window { .. }
            | Frame::Increase
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::OverLimit { .. }
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Consent { .. }
            | Frame::CureCards { .. },
        )
        | None => false,
    }
}

/// What is drawn from now.
enum Source {
    Roles(Set<Role>),
    Seats(Set<Seat>),
    Deal(Set<Card>),
    /// P2.7 The top stretch of the player deck, and its number.
    PlayerDeck(Stretch, u8),
    Top(fn(City) -> Outcome),
    Bottom,
    Nothing,
}

#[inline]
fn source(state: &State) -> Source {
    if !is_due(state) {
        return Source::Nothing;
    }
    match state.stack.top() {
        Some(Frame::Roles) => Source::Roles(state.free_roles()),
        Some(Frame::Start) => Source::Seats(state.all_seats().collect()),
        Some(Frame::Deal) => Source::Deal(state.player_deck.cards),
        Some(Frame::Draw) => match state.player_deck.top() {
            Some(top) => Source::PlayerDeck(state.player_deck.stretches[top], top as u8),
            None => Source::Nothing,
        },
        Some(Frame::SetupInfection { .. } | Frame::Infection) => Source::Top(Outcome::Infect),
        Some(Frame::Forecast { .. }) => Source::Top(Outcome::Reveal),
        Some(Frame::Bottom) => Source::Bottom,
        Some(
            Frame::Actions { .. }
            | Frame::Window { .. }
            | Frame::Increase
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::OverLimit { .. }
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Consent { .. }
            | Frame::CureCards { .. },
        )
        | None => Source::Nothing,
    }
}

/// Everything nature may decide now. Weights are relative: an Epidemic that lies in a stretch of `n` cards
/// is next with 1 in `n`, each other card of the deck shares the rest evenly.
pub(crate) fn outcomes(state: &State, out: &mut Vec<(Outcome, u32)>) {
    let InfectionDeck { pile, .. } = &state.infection;
    match source(state) {
        Source::Roles(roles) => out.extend(roles.iter().map(|role| (Outcome::Role(role), 1))),
        Source::Seats(seats) => out.extend(seats.iter().map(|seat| (Outcome::Start(seat), 1))),
        Source::Deal(cards) => out.extend(cards.iter().map(|card| (Outcome::Draw(card), 1))),
        Source::PlayerDeck(stretch, _) => {
            let cards = state.player_deck.cards;
            let others = u32::from(stretch.left - stretch.epidemics);
            if others > 0 {
                out.extend(cards.iter().map(|card| (Outcome::Draw(card), others)));
            }
            if stretch.epidemics > 0 {
                out.push((Outcome::DrawEpidemic, cards.len().max(1) * u32::from(stretch.epidemics)));
            }
        }
        Source::Top(outcome) => out.extend(pile.top().0.iter().map(|city| (outcome(city), 1))),
        Source::Bottom => out.extend(pile.bottom().0.iter().map(|city| (Outcome::Bottom(city), 1))),
        Source::Nothing => {}
    }
}

/// One outcome by its weight.
#[inline]
pub(crate) fn sample(state: &State, entropy: &mut impl Entropy) -> Option<Outcome> {
    let once = |pile: u8| Shuffle { pile, number: 0 };
    Some(match source(state) {
        Source::Roles(roles) => {
            Outcome::Role(Role::from_index(entropy.draw(once(piles::ROLES), End::Top, roles.bits())))
        }
        Source::Seats(seats) => {
            Outcome::Start(Seat::from_index(entropy.draw(once(piles::START), End::Top, seats.bits())))
        }
        Source::Deal(cards) => draw_card(cards, entropy),
        Source::PlayerDeck(stretch, number) => {
            let shuffle = Shuffle { pile: piles::EPIDEMICS, number };
            if stretch.epidemics > 0
                && (stretch.left == stretch.epidemics
                    || entropy.marked(shuffle, u32::from(stretch.left), u32::from(stretch.of)))
            {
                Outcome::DrawEpidemic
            } else {
                draw_card(state.player_deck.cards, entropy)
            }
        }
        Source::Top(outcome) => {
            let (cards, number) = state.infection.pile.top();
            let shuffle = Shuffle { pile: piles::INFECTION, number };
            outcome(City::from_index(entropy.draw(shuffle, End::Top, cards.bits())))
        }
        Source::Bottom => {
            let (cards, number) = state.infection.pile.bottom();
            let shuffle = Shuffle { pile: piles::INFECTION, number };
            Outcome::Bottom(City::from_index(entropy.draw(shuffle, End::Bottom, cards.bits())))
        }
        Source::Nothing => return None,
    })
}

fn draw_card(cards: Set<Card>, entropy: &mut impl Entropy) -> Outcome {
    let shuffle = Shuffle { pile: piles::PLAYER_CARDS, number: 0 };
    Outcome::Draw(Card::from_index(entropy.draw(shuffle, End::Top, cards.bits())))
}

/// Whether nature may decide so now, and if not, why.
pub(crate) fn check(state: &State, outcome: Outcome) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    let held = |possible: bool, refusal: Refusal| if possible { Ok(()) } else { Err(refusal) };
    let PlayerDeck { cards, .. } = &state.player_deck;
    match (source(state), outcome) {
        (Source::Roles(roles), Outcome::Role(role)) => held(roles.contains(role), refusals::ROLE_TAKEN),
        (Source::Seats(seats), Outcome::Start(seat)) => held(seats.contains(seat), refusals::NO_SUCH_SEAT),
        (Source::Deal(cards), Outcome::Draw(card)) => held(cards.contains(card), refusals::NOT_IN_DECK),
        (Source::PlayerDeck(stretch, _), Outcome::Draw(card)) => {
            held(stretch.left > stretch.epidemics, refusals::EPIDEMIC_DUE)?;
            held(cards.contains(card), refusals::NOT_IN_DECK)
        }
        (Source::Deal(_), Outcome::DrawEpidemic) => Err(refusals::NO_EPIDEMIC_HERE),
        (Source::PlayerDeck(stretch, _), Outcome::DrawEpidemic) => {
            held(stretch.epidemics > 0, refusals::NO_EPIDEMIC_HERE)
        }
        (Source::Top(due), Outcome::Infect(city) | Outcome::Reveal(city)) => {
            held(due(city) == outcome, refusals::WRONG_OUTCOME)?;
            held(state.infection.pile.top().0.contains(city), refusals::CARD_NOT_ON_TOP)
        }
        (Source::Bottom, Outcome::Bottom(city)) => {
            held(state.infection.pile.bottom().0.contains(city), refusals::CARD_NOT_AT_BOTTOM)
        }
        (
            Source::Roles(_)
            | Source::Seats(_)
            | Source::Deal(_)
            | Source::PlayerDeck(..)
            | Source::Top(_)
            | Source::Bottom
            | Source::Nothing,
            Outcome::Role(_)
            | Outcome::Infect(_)
            | Outcome::Draw(_)
            | Outcome::DrawEpidemic
            | Outcome::Start(_)
            | Outcome::Bottom(_)
            | Outcome::Reveal(_),
        ) => Err(refusals::WRONG_OUTCOME),
    }
}

/// Carries out an outcome that [`check`] allows.
pub(crate) fn resolve(state: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    match (outcome, state.stack.top()) {
        (Outcome::Role(role), _) => setup::take_role(state, role, log),
        (Outcome::Start(seat), _) => setup::start(state, seat, None, log),
        (Outcome::Infect(city), Some(Frame::SetupInfection { done })) => {
            setup::infect(state, city, done, log)
        }
        (Outcome::Infect(city), _) => infection::reveal(state, city, log),
        (Outcome::Draw(card), Some(Frame::Deal)) => setup::deal(state, card, log),
        (Outcome::Draw(card), _) => draw::card(state, card, log),
        (Outcome::DrawEpidemic, _) => draw::epidemic(state, log),
        (Outcome::Bottom(city), _) => epidemic::bottom(state, city, log),
        (Outcome::Reveal(city), _) => forecast::reveal(state, city, log),
    }
    debug_assert!(state.turn.cards_drawn <= DRAWN);
}
