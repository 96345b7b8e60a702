//! What is kept from a viewer: private questions, cards others looked at, the box, and the Bio-Terrorist.

use super::{DeckLayer, is_one_of, takes_part};
use crate::table::bio_terrorist::{BioTerrorist, Place, hand, seen_in};
use crate::table::frames::{Frame, Moment, Order, Question, Step};
use crate::table::sight::{forecasts_lookers, troubleshooters_lookers};
use crate::table::state::State;
use crate::table::trail::Trail;
use crate::words::map::City;
use crate::words::{Card, HiddenAction, InfectionCard, cities_named, event_cards};
use kernel::{Layer, ONLOOKERS, Seat, SeatSet, Set, Viewer};

/// P21 The Bio-Terrorist as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BioTerroristView {
    /// Whose seat it is.
    pub seat: Seat,
    /// Where the pawn is: for the Bio-Terrorist, and for all while it stands on the board.
    pub city: Option<City>,
    /// P21.31 Whose role card the black pawn lies on.
    pub captor: Option<Seat>,
    /// P21.44 Whether purple's end has put the Bio-Terrorist out.
    pub out: bool,
    /// The hand, for the Bio-Terrorist.
    pub hand: Option<Set<City>>,
    /// How many cards it has.
    pub hand_count: u8,
    /// Cards the viewer knows to be in it.
    pub known: Set<City>,
    /// Moves left this turn, for the Bio-Terrorist.
    pub moves_left: Option<u8>,
    /// Actions left this turn, for the Bio-Terrorist.
    pub actions_left: Option<u8>,
    /// Hidden actions taken this turn, for the Bio-Terrorist.
    pub hidden_used: Option<Set<HiddenAction>>,
    /// The cities where the Bio-Terrorist may be, for all that the other seats have seen; none before the first turn,
    /// while captured, and once out.
    pub possible: Set<City>,
    /// How they know.
    pub(crate) trail: Trail,
}

impl BioTerroristView {
    /// P21.5 Whether the first city is not chosen yet. The others must expect any city as soon as the first turn has
    /// begun.
    pub fn has_not_begun(&self) -> bool {
        let elsewhere = self.city.is_some() || self.captor.is_some() || self.out;
        !elsewhere && (self.hand.is_some() || self.possible.is_empty())
    }
}

/// The Bio-Terrorist in the eyes of this viewer.
pub(super) fn bio_terrorist(state: &State, terrorist: &BioTerrorist, viewer: Viewer) -> BioTerroristView {
    let knows = matches!(viewer, Viewer::Omniscient) || viewer == Viewer::Seat(terrorist.seat);
    let cards = hand(state);
    let pawns = state.pawn_cities();
    let acting = state.stack.iter().any(|frame| frame == Frame::Moment(Moment::BioTerrorist));
    let silent = acting && seen_in(state).is_none();
    let trail = terrorist.trail;
    let captor = match terrorist.place {
        Place::Captured(seat) => Some(seat),
        Place::Nowhere | Place::City(_) | Place::Out => None,
    };
    let possible = match captor {
        Some(_) => Set::EMPTY,
        None if silent => trail.after_silence(pawns).cities(),
        None => trail.cities(),
    };
    BioTerroristView {
        seat: terrorist.seat,
        city: if knows { terrorist.city() } else { seen_in(state) },
        captor,
        out: terrorist.is_out(),
        hand: knows.then_some(cards),
        hand_count: cards.len() as u8,
        known: if knows { cards } else { known_to(state, viewer) },
        moves_left: knows.then_some(terrorist.moves_left),
        actions_left: knows.then_some(terrorist.actions_left),
        hidden_used: knows.then_some(terrorist.hidden_used),
        possible,
        trail,
    }
}

/// The cards in the Bio-Terrorist's hand that this viewer can be sure of: nothing else is left of their layer.
fn known_to(state: &State, viewer: Viewer) -> Set<City> {
    let layers = infection_deck(state, viewer);
    cities_named(
        layers.iter().filter(|layer| layer.left == 0).fold(Set::EMPTY, |known, layer| known | layer.cards),
    )
}

/// P2.12 With a mixed set: the events nobody has seen that may have been left in the box.
pub(super) fn perhaps_in_the_box(state: &State) -> Set<Card> {
    let in_hands = state.team().fold(Set::EMPTY, |cards, (_, player)| cards | player.hand);
    let seen = in_hands | state.player_discard | state.player_removed;
    event_cards(state.options.events() - state.stored()) - seen
}

/// The infection deck in the eyes of this viewer. To others than the Bio-Terrorist a card of a hidden hand may be any of
/// its layer.
pub(super) fn infection_deck(state: &State, viewer: Viewer) -> Vec<DeckLayer> {
    let mut pile = state.infection.pile;
    if let Some((cards, lookers)) = looked_at(state).filter(|(_, lookers)| !is_one_of(viewer, *lookers)) {
        pile.push(Layer { cards, dealt: Set::EMPTY, parted_for: lookers, shuffle: 0 });
    }
    let terrorist = state.bio_terrorist.as_ref().map(|terrorist| Viewer::Seat(terrorist.seat));
    let (pile, knows) = match viewer {
        Viewer::Omniscient => (pile, true),
        Viewer::Seat(seat) => (pile.as_seen_by(SeatSet::one(seat)), terrorist == Some(viewer)),
        Viewer::Spectator => (pile.as_seen_by(ONLOOKERS), false),
    };
    pile.layers()
        .map(|Layer { cards, dealt, parted_for, shuffle }| DeckLayer {
            cards: if knows { cards } else { cards | dealt },
            left: cards.len() as u8,
            dealt: if knows { dealt } else { Set::EMPTY },
            parted_for,
            shuffle,
        })
        .collect()
}

/// Cards off the deck because somebody looks at them, and who sees them.
fn looked_at(state: &State) -> Option<(Set<InfectionCard>, SeatSet)> {
    match state.stack.top()? {
        Frame::Question(Question::Forecast { order, .. }) => {
            let ordered: Set<InfectionCard> = order.iter().collect();
            Some((state.forecast | ordered, forecasts_lookers(state)))
        }
        Frame::Step(Step::Look { seen, .. }) => Some((seen.iter().collect(), troubleshooters_lookers(state))),
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => None,
    }
}

/// What waits in the eyes of this viewer; the seat asked a question the viewer is not told; the cards of a Forecast.
pub(super) fn frames(state: &State, viewer: Viewer) -> (Vec<Frame>, Option<Seat>, Set<InfectionCard>) {
    let mut frames: Vec<Frame> = state.stack.iter().collect();
    let mut forecast = state.forecast;
    let mut private_question = None;
    if let Some(&Frame::Question(Question::Consent { asker, owner, .. })) = frames.last()
        && !takes_part(viewer, asker, owner)
    {
        frames.pop();
        private_question = Some(owner);
    }
    if let Some((cards, lookers)) = looked_at(state)
        && !is_one_of(viewer, lookers)
        && let Some(top) = frames.last_mut()
    {
        *top = unlooked(*top, cards.len() as u8);
        forecast = Set::EMPTY;
    }
    (frames, private_question, forecast)
}

/// A look at cards as if none had been seen: the others cannot tell how far it has come.
fn unlooked(frame: Frame, seen: u8) -> Frame {
    match frame {
        Frame::Question(Question::Forecast { seat, to_reveal, .. }) => {
            Question::Forecast { seat, to_reveal: to_reveal + seen, order: Order::default() }.into()
        }
        Frame::Step(Step::Look { left, .. }) => {
            Step::Look { left: left + seen, seen: Order::default() }.into()
        }
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => frame,
    }
}
