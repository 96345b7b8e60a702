//! P2.7 P19.1 P19.3 What nature may decide, with its weights: draws from decks whose order does not exist.

use super::{draw, epidemic, infection};
use crate::rules::bio_terrorist;
use crate::rules::events::forecast;
use crate::rules::roles::troubleshooter;
use crate::rules::setup;
use crate::rules::strain;
use crate::table::event::Event;
use crate::table::frames::{Frame, Question, Setup, Step};
use crate::table::state::{DRAWN, State, Stretch, piles};
use crate::words::notation::Outcome;
use crate::words::options::{RoleAssignment, StrainModule};
use crate::words::refusals;
use crate::words::{Card, Colour, EventCard, InfectionCard, Role, StrainCard, cities_named, infection_cards};
use kernel::{End, Entropy, Id, Refusal, Seat, SeatSet, Set, Shuffle, Sink};

/// Whether an outcome is due.
#[inline]
pub(crate) fn is_due(state: &State) -> bool {
    match state.stack.top() {
        Some(Frame::Setup(Setup::Roles)) => state.options.role_assignment == RoleAssignment::Random,
        Some(Frame::Setup(_)) => true,
        Some(Frame::Step(_)) => true,
        Some(Frame::Question(Question::Forecast { to_reveal, .. })) => to_reveal > 0,
        Some(Frame::Moment(_) | Frame::Question(_)) | None => false,
    }
}

/// What is drawn from now.
enum Source {
    BioTerrorist(SeatSet),
    Roles(Set<Role>),
    Events(Set<EventCard>),
    Seats(SeatSet),
    Deal(Set<Card>),
    /// P2.7 The top stretch of the player deck, and its number.
    PlayerDeck(Stretch, u8),
    /// P19.3 The diseases that are tied.
    Strain(Set<Colour>),
    Top(fn(InfectionCard) -> Outcome),
    Take,
    Bottom,
    Nothing,
}

#[inline]
fn source(state: &State) -> Source {
    match state.stack.top() {
        Some(Frame::Setup(stage)) => match stage {
            Setup::BioTerroristSeat => Source::BioTerrorist(Seat::first(state.options.seats()).collect()),
            Setup::Roles if state.options.role_assignment == RoleAssignment::Chosen => Source::Nothing,
            Setup::Roles => Source::Roles(state.free_roles()),
            Setup::SetupInfection { .. } => Source::Top(Outcome::Infect),
            Setup::BioTerroristHand => Source::Take,
            Setup::Events => Source::Events(setup::events_left(state)),
            Setup::Deal => Source::Deal(state.player_deck.cards),
            Setup::Start => Source::Seats(state.team),
        },
        Some(Frame::Step(step)) => match step {
            Step::Draw => match state.player_deck.top() {
                Some(top) => Source::PlayerDeck(state.player_deck.stretches[top], top as u8),
                None => Source::Nothing,
            },
            Step::Infection => Source::Top(Outcome::Infect),
            Step::Look { .. } => Source::Top(Outcome::Reveal),
            Step::Bottom { .. } => Source::Bottom,
            Step::Strain => Source::Strain(strain::candidates(state)),
            Step::BioTerroristDraw => Source::Take,
            Step::NextSpecial
            | Step::Increase
            | Step::Infect { .. }
            | Step::Effect
            | Step::Intensify
            | Step::HandLimit
            | Step::PlaceInfection { .. }
            | Step::EndTurn
            | Step::BioTerroristTurn
            | Step::BioTerroristDone => Source::Nothing,
        },
        Some(Frame::Question(Question::Forecast { to_reveal: 1.., .. })) => Source::Top(Outcome::Reveal),
        Some(Frame::Question(_) | Frame::Moment(_)) | None => Source::Nothing,
    }
}

/// P19.1 The strain cards that have not come up; none without the module.
fn strain_cards_left(state: &State) -> Set<StrainCard> {
    match state.options.module_strain {
        StrainModule::Off => Set::EMPTY,
        StrainModule::On => StrainCard::ALL.iter().copied().collect::<Set<StrainCard>>() - state.strain.drawn,
    }
}

/// Everything nature may decide now. Weights are relative: an Epidemic that lies in a stretch of `n` cards
/// is next with 1 in `n`, each other card of the deck shares the rest evenly. P19.1: which strain card it is has
/// not been decided before.
pub(crate) fn outcomes(state: &State, out: &mut Vec<(Outcome, u32)>) {
    let pile = &state.infection.pile;
    match source(state) {
        Source::BioTerrorist(seats) => out.extend(seats.iter().map(|seat| (Outcome::BioTerrorist(seat), 1))),
        Source::Roles(roles) => out.extend(roles.iter().map(|role| (Outcome::Role(role), 1))),
        Source::Events(events) => out.extend(events.iter().map(|event| (Outcome::Event(event), 1))),
        Source::Seats(seats) => out.extend(seats.iter().map(|seat| (Outcome::Start(seat), 1))),
        Source::Deal(cards) => out.extend(cards.iter().map(|card| (Outcome::Draw(card), 1))),
        Source::PlayerDeck(stretch, _) => player_cards(state, stretch, out),
        Source::Strain(colours) => out.extend(colours.iter().map(|colour| (Outcome::Strain(colour), 1))),
        Source::Top(outcome) => out.extend(pile.top().0.iter().map(|card| (outcome(card), 1))),
        Source::Take => {
            out.extend(cities_named(pile.top().0).iter().map(|city| (Outcome::Take(city), 1)));
        }
        Source::Bottom => out.extend(pile.bottom().0.iter().map(|card| (Outcome::Bottom(card), 1))),
        Source::Nothing => {}
    }
}

fn player_cards(state: &State, stretch: Stretch, out: &mut Vec<(Outcome, u32)>) {
    let cards = state.player_deck.cards;
    let kinds = strain_cards_left(state);
    let others = u32::from(stretch.left - stretch.epidemics);
    if others > 0 {
        out.extend(cards.iter().map(|card| (Outcome::Draw(card), others * kinds.len().max(1))));
    }
    if stretch.epidemics > 0 {
        let weight = cards.len().max(1) * u32::from(stretch.epidemics);
        if kinds.is_empty() {
            out.push((Outcome::DrawEpidemic, weight));
        }
        out.extend(kinds.iter().map(|kind| (Outcome::DrawStrain(kind), weight)));
    }
}

/// One outcome by its weight.
#[inline]
pub(crate) fn sample(state: &State, entropy: &mut impl Entropy) -> Option<Outcome> {
    Some(match source(state) {
        Source::BioTerrorist(seats) => {
            Outcome::BioTerrorist(Seat::from_index(once(entropy, piles::BIO_TERRORIST, seats.bits())))
        }
        Source::Roles(roles) => Outcome::Role(Role::from_index(once(entropy, piles::ROLES, roles.bits()))),
        Source::Events(events) => {
            Outcome::Event(EventCard::from_index(once(entropy, piles::EVENTS, events.bits())))
        }
        Source::Seats(seats) => Outcome::Start(Seat::from_index(once(entropy, piles::START, seats.bits()))),
        Source::Deal(cards) => {
            Outcome::Draw(Card::from_index(once(entropy, piles::PLAYER_CARDS, cards.bits())))
        }
        Source::PlayerDeck(stretch, number) => {
            let shuffle = Shuffle { pile: piles::EPIDEMICS, number };
            if stretch.epidemics > 0
                && (stretch.left == stretch.epidemics
                    || entropy.marked(shuffle, u32::from(stretch.left), u32::from(stretch.of)))
            {
                let kinds = strain_cards_left(state);
                if kinds.is_empty() {
                    Outcome::DrawEpidemic
                } else {
                    let shuffle = Shuffle { pile: piles::STRAIN_CARDS, number: 0 };
                    Outcome::DrawStrain(StrainCard::from_index(entropy.draw(shuffle, End::Top, kinds.bits())))
                }
            } else {
                Outcome::Draw(Card::from_index(once(
                    entropy,
                    piles::PLAYER_CARDS,
                    state.player_deck.cards.bits(),
                )))
            }
        }
        Source::Strain(colours) => {
            Outcome::Strain(Colour::from_index(once(entropy, piles::STRAIN, colours.bits())))
        }
        Source::Top(outcome) => outcome(top_card(state, entropy)),
        Source::Take => Outcome::Take(top_card(state, entropy).city()?),
        Source::Bottom => {
            let (cards, number) = state.infection.pile.bottom();
            let shuffle = Shuffle { pile: piles::INFECTION, number };
            Outcome::Bottom(InfectionCard::from_index(entropy.draw(shuffle, End::Bottom, cards.bits())))
        }
        Source::Nothing => return None,
    })
}

/// One of a pile that is shuffled once.
#[inline]
fn once(entropy: &mut impl Entropy, pile: u8, bits: u64) -> u8 {
    entropy.draw(Shuffle { pile, number: 0 }, End::Top, bits)
}

fn top_card(state: &State, entropy: &mut impl Entropy) -> InfectionCard {
    let (cards, number) = state.infection.pile.top();
    let shuffle = Shuffle { pile: piles::INFECTION, number };
    InfectionCard::from_index(entropy.draw(shuffle, End::Top, cards.bits()))
}

/// Whether nature may decide so now, and if not, why.
pub(crate) fn check(state: &State, outcome: Outcome) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    let held = |possible: bool, refusal: Refusal| if possible { Ok(()) } else { Err(refusal) };
    let top = state.infection.pile.top().0;
    match source(state) {
        Source::BioTerrorist(seats) => {
            let Outcome::BioTerrorist(seat) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(seats.contains(seat), refusals::NO_SUCH_SEAT)
        }
        Source::Roles(roles) => {
            let Outcome::Role(role) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(roles.contains(role), refusals::ROLE_TAKEN)
        }
        Source::Events(events) => {
            let Outcome::Event(event) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(events.contains(event), refusals::NOT_IN_DECK)
        }
        Source::Seats(seats) => {
            let Outcome::Start(seat) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(seats.contains(seat), refusals::NO_SUCH_SEAT)
        }
        Source::Deal(cards) => match player_card(outcome)? {
            Some(card) => held(cards.contains(card), refusals::NOT_IN_DECK),
            None => Err(refusals::NO_EPIDEMIC_HERE),
        },
        Source::PlayerDeck(stretch, _) => {
            if let Some(card) = player_card(outcome)? {
                held(stretch.left > stretch.epidemics, refusals::EPIDEMIC_DUE)?;
                return held(state.player_deck.cards.contains(card), refusals::NOT_IN_DECK);
            }
            held(stretch.epidemics > 0, refusals::NO_EPIDEMIC_HERE)?;
            let kinds = strain_cards_left(state);
            if let Outcome::DrawStrain(kind) = outcome {
                held(kinds.contains(kind), refusals::NOT_IN_DECK)
            } else {
                held(kinds.is_empty(), refusals::NAME_A_STRAIN_CARD)
            }
        }
        Source::Strain(colours) => {
            let Outcome::Strain(colour) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(colours.contains(colour), refusals::NOT_TIED)
        }
        Source::Top(due) => {
            let (Outcome::Infect(card) | Outcome::Reveal(card)) = outcome else {
                return Err(refusals::WRONG_OUTCOME);
            };
            held(due(card) == outcome, refusals::WRONG_OUTCOME)?;
            held(top.contains(card), refusals::CARD_NOT_ON_TOP)
        }
        Source::Take => {
            let Outcome::Take(city) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(infection_cards(Set::one(city)).is_subset(top), refusals::CARD_NOT_ON_TOP)
        }
        Source::Bottom => {
            let Outcome::Bottom(card) = outcome else { return Err(refusals::WRONG_OUTCOME) };
            held(state.infection.pile.bottom().0.contains(card), refusals::CARD_NOT_AT_BOTTOM)
        }
        Source::Nothing => Err(refusals::WRONG_OUTCOME),
    }
}

/// The card of an outcome that draws from the player deck; `None` for an Epidemic.
fn player_card(outcome: Outcome) -> Result<Option<Card>, Refusal> {
    if let Outcome::Draw(card) = outcome {
        Ok(Some(card))
    } else if matches!(outcome, Outcome::DrawEpidemic | Outcome::DrawStrain(_)) {
        Ok(None)
    } else {
        Err(refusals::WRONG_OUTCOME)
    }
}

/// Carries out an outcome that [`check`] allows.
pub(crate) fn resolve(state: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    let top = state.stack.top();
    match outcome {
        Outcome::BioTerrorist(seat) => setup::take_bio_terrorist(state, seat, log),
        Outcome::Role(role) => setup::take_role(state, role, log),
        Outcome::Start(seat) => setup::start(state, seat, None, log),
        Outcome::Event(event) => setup::take_event(state, event, log),
        Outcome::Infect(card) => match top {
            Some(Frame::Setup(Setup::SetupInfection { done })) => setup::infect(state, card, done, log),
            Some(Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_)) | None => {
                infection::reveal(state, card, log);
            }
        },
        Outcome::Draw(card) if top == Some(Frame::Setup(Setup::Deal)) => setup::deal(state, card, log),
        Outcome::Draw(card) => draw::card(state, card, log),
        Outcome::DrawEpidemic => draw::epidemic(state, None, log),
        Outcome::DrawStrain(card) => draw::epidemic(state, Some(card), log),
        Outcome::Strain(colour) => strain::take(state, colour, log),
        Outcome::Bottom(card) => epidemic::bottom(state, card, log),
        Outcome::Reveal(card) => match top {
            Some(Frame::Step(_)) => troubleshooter::reveal(state, card, log),
            Some(Frame::Setup(_) | Frame::Moment(_) | Frame::Question(_)) | None => {
                forecast::reveal(state, card, log);
            }
        },
        Outcome::Take(city) => {
            bio_terrorist::take(state, city, log);
            if top == Some(Frame::Setup(Setup::BioTerroristHand)) {
                setup::take_first_card(state);
            } else {
                state.stack.pop();
            }
        }
    }
    debug_assert!(state.turn.cards_drawn <= DRAWN);
}
