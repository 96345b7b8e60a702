//! I1 I2 I3 I4 What a viewer knows: an information state, built by taking the state apart field by field.

use crate::map::{CITIES, City, cities_of};
use crate::notation::{Action, Movement, Pawn};
use crate::options::{Options, SpectatorView, Switch};
use crate::spelling::{ByColour, Cubes, Words, hand};
use crate::state::{
    Board, Ending, Frame, InfectionDeck, Player, PlayerDeck, RATES, Refused, STATIONS, Stack, State, Stretch,
    Turn,
};
use crate::words::{COLOURS, Card, Cure, EventCard, Role, city_cards};
use kernel::{End, Entropy, Game, Id, PerSeat, Pile, Seat, SeatSet, Set, Shuffle, Viewer};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// What a careful person with pencil and paper knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The options; public.
    pub options: Options,
    /// The turn, counted from 1; 0 during set-up.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The seats that are asked something.
    pub asked: SeatSet,
    /// What waits, from the bottom; the last one is asked or happens next.
    pub frames: Vec<Frame>,
    /// The seat that answers a question (P3.11) this viewer is not told.
    pub private_question: Option<Seat>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Cubes by city and colour.
    pub cubes: [[u8; COLOURS]; CITIES],
    /// Cubes left off the board, by colour.
    pub supply: [u8; COLOURS],
    /// States of the diseases, by colour.
    pub cures: [Cure; COLOURS],
    /// Cities with a research station.
    pub stations: Set<City>,
    /// The marker's place on the infection rate track.
    pub rate_index: u8,
    /// The outbreak marker.
    pub outbreaks: u8,
    /// City and event cards whose place the viewer does not know: in the deck or in a closed hand.
    pub unseen: Set<Card>,
    /// The stretches of the player deck from the top (P2.7). Empty before hands are dealt.
    pub stretches: Vec<Stretch>,
    /// Epidemics drawn so far.
    pub epidemics_drawn: u8,
    /// The player discard without Epidemics.
    pub player_discard: Set<Card>,
    /// Epidemics on the player discard.
    pub epidemics_discarded: u8,
    /// The infection deck from the top: cards of a layer lie in an order nobody knows.
    pub infection_deck: Vec<DeckLayer>,
    /// The infection discard.
    pub infection_discard: Set<City>,
    /// Infection cards out of the game.
    pub infection_removed: Set<City>,
    /// Shuffles of infection cards so far.
    pub infection_shuffles: u8,
    /// Player cards drawn this turn.
    pub cards_drawn: u8,
    /// Epidemics drawn this turn and not begun.
    pub epidemics_waiting: u8,
    /// Infection cards turned up this turn.
    pub infection_cards_drawn: u8,
    /// P11.13 Infection steps to be skipped: 0 is this turn's, 1 the next turn's.
    pub quiet_nights: Vec<u8>,
    /// P11.6 Cards a Forecast looks at and has not put back.
    pub forecast: Set<City>,
    /// P3.11 Requests refused in this window, as far as the viewer was concerned.
    pub refused: Vec<Action>,
    /// What ended the game.
    pub ended_by: Option<Ending>,
}

/// A layer of the infection deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckLayer {
    /// Its cards; a single one is a card whose place is known.
    pub cards: Set<City>,
    /// Which shuffle decides their order.
    pub shuffle: u8,
}

/// A player seat as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The role, once given out.
    pub role: Option<Role>,
    /// Where the pawn stands.
    pub city: City,
    /// The hand, unless it is closed to the viewer.
    pub hand: Option<Set<Card>>,
    /// How many cards it has.
    pub hand_count: u8,
    /// The part of it that everybody knows (I3).
    pub shown: Set<Card>,
    /// Actions left this turn.
    pub actions_left: u8,
}

impl View {
    /// What is asked or happens next.
    pub fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }
    /// P1.5 What the infection rate is.
    pub fn rate(&self) -> u8 {
        RATES[self.rate_index as usize]
    }
    /// The seat's view.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.number() as usize]
    }
    /// Cards left in the player deck.
    pub fn player_deck_left(&self) -> u8 {
        match self.stretches.as_slice() {
            [] => self.unseen.len() as u8,
            stretches => stretches.iter().map(|stretch| stretch.left).sum(),
        }
    }
    /// Cards left in the infection deck.
    pub fn infection_deck_left(&self) -> u32 {
        self.infection_deck.iter().map(|layer| layer.cards.len()).sum()
    }
    /// P1.8 Stations in the stock.
    pub fn stations_left(&self) -> u32 {
        STATIONS - self.stations.len()
    }
}

/// Whether the viewer sees the hand of this seat.
fn sees_hand(viewer: Viewer, owner: Seat, options: &Options) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) => seat == owner || options.open_hands == Switch::On,
        Viewer::Spectator => {
            options.open_hands == Switch::On && options.spectator_view == SpectatorView::Public
        }
    }
}

/// Whether the viewer takes part in a question between these two.
fn takes_part(viewer: Viewer, asker: Seat, owner: Seat) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) => seat == asker || seat == owner,
        Viewer::Spectator => false,
    }
}

/// P3.11 The seat a request concerns beside the one that makes it.
fn other_party(request: Action) -> Option<Seat> {
    match request {
        Action::Move { pawn: Pawn::Of(seat), .. } | Action::Airlift { pawn: Pawn::Of(seat), .. } => {
            Some(seat)
        }
        Action::Give { to, .. } => Some(to),
        Action::Take { from, .. } => Some(from),
        Action::Move { pawn: Pawn::Own, .. }
        | Action::Airlift { pawn: Pawn::Own, .. }
        | Action::Role(_)
        | Action::Build { .. }
        | Action::Cure(_)
        | Action::Treat(_)
        | Action::Forecast
        | Action::GovernmentGrant { .. }
        | Action::OneQuietNight
        | Action::ResilientPopulation(_)
        | Action::Place(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Pass
        | Action::End => None,
    }
}

/// The view of this viewer.
pub(crate) fn of(state: &State, viewer: Viewer) -> View {
    let State {
        options,
        players,
        board: Board { cubes, supply, cures, stations, rate_index, outbreaks },
        player_deck: PlayerDeck { cards, stretches, epidemics_drawn },
        player_discard,
        infection: InfectionDeck { pile, discard, removed, shuffles },
        turn: Turn { number, active, actions_left, cards_drawn, epidemics_waiting, infected, quiet },
        forecast,
        refused,
        stack,
        ending,
    } = state;
    let pile = match viewer {
        Viewer::Omniscient => *pile,
        Viewer::Seat(seat) => pile.as_seen_by(SeatSet::one(seat)),
        Viewer::Spectator => pile.as_seen_by(SeatSet::from_bits(1 << 63)),
    };
    let mut unseen = *cards;
    let seats = players
        .iter()
        .map(|(seat, Player { role, city, hand, shown })| {
            let seen = sees_hand(viewer, seat, options);
            if !seen {
                unseen = unseen | (*hand - *shown);
            }
            SeatView {
                role: *role,
                city: *city,
                hand: seen.then_some(*hand),
                hand_count: hand.len() as u8,
                shown: *shown,
                actions_left: if seat == *active { *actions_left } else { 0 },
            }
        })
        .collect();
    let mut frames: Vec<Frame> = stack.iter().collect();
    let mut private_question = None;
    if let Some(&Frame::Consent { asker, owner, .. }) = frames.last()
        && !takes_part(viewer, asker, owner)
    {
        frames.pop();
        private_question = Some(owner);
    }
    let holder_of_airlift = players
        .iter()
        .find(|(_, player)| player.hand.contains(Card::Event(EventCard::Airlift)))
        .map(|(seat, _)| seat);
    let concerns = |request: &Action| {
        let asker = match request.event() {
            Some(_) => holder_of_airlift,
            None => Some(*active),
        };
        match (asker, other_party(*request)) {
            (Some(asker), Some(owner)) => takes_part(viewer, asker, owner),
            (Some(_) | None, _) => viewer == Viewer::Omniscient,
        }
    };
    View {
        viewer,
        options: *options,
        turn: *number,
        active: *active,
        asked: state.pending().seats(),
        frames,
        private_question,
        seats,
        cubes: *cubes,
        supply: *supply,
        cures: *cures,
        stations: *stations,
        rate_index: *rate_index,
        outbreaks: *outbreaks,
        unseen,
        stretches: stretches.iter().copied().filter(|stretch| stretch.of > 0).collect(),
        epidemics_drawn: *epidemics_drawn,
        player_discard: *player_discard,
        epidemics_discarded: state.epidemics_discarded(),
        infection_deck: pile
            .layers()
            .zip(pile.shuffles())
            .map(|((cards, _), shuffle)| DeckLayer { cards, shuffle })
            .collect(),
        infection_discard: *discard,
        infection_removed: *removed,
        infection_shuffles: *shuffles,
        cards_drawn: *cards_drawn,
        epidemics_waiting: *epidemics_waiting,
        infection_cards_drawn: *infected,
        quiet_nights: (0..8).filter(|turns| quiet >> turns & 1 == 1).collect(),
        forecast: *forecast,
        refused: refused.iter().filter(concerns).collect(),
        ended_by: *ending,
    }
}

/// A state this viewer cannot tell from the real one: closed hands are dealt anew from the unseen cards,
/// and a question the viewer was not told is some question that could have been asked.
pub(crate) fn sample_world(view: &View, entropy: &mut impl Entropy) -> State {
    let mut unseen = view.unseen;
    let mut draw = |seat: Seat, from: Set<Card>| {
        let shuffle = Shuffle { pile: u8::MAX, number: seat.number() };
        let card = Card::from_index(entropy.draw(shuffle, End::Top, (unseen & from).bits()));
        unseen.remove(card);
        card
    };
    let mut players = PerSeat::filled(view.options.players, Player::default());
    for (seat, known) in Seat::first(view.options.players).zip(&view.seats) {
        let mut hand = known.hand.unwrap_or(known.shown);
        let (cards, at_least) = needed_cards(view, seat);
        while known.hand.is_none() && (hand & cards).len() < at_least {
            hand.insert(draw(seat, cards));
        }
        players[seat] = Player { role: known.role, city: known.city, hand, shown: known.shown };
    }
    for (seat, known) in Seat::first(view.options.players).zip(&view.seats) {
        while players[seat].hand.len() < u32::from(known.hand_count) {
            let card = draw(seat, Card::all());
            players[seat].hand.insert(card);
        }
    }
    let mut state = rebuild(view, players, unseen);
    if let Some(owner) = view.private_question {
        let mut requests = Vec::new();
        for asker in state.all_seats().filter(|&asker| asker != owner) {
            if takes_part(view.viewer, asker, owner) {
                continue;
            }
            let mut actions = Vec::new();
            state.legal_actions(asker, &mut actions);
            requests.extend(
                actions
                    .into_iter()
                    .filter(|&action| crate::rules::consent::owner(&state, asker, action) == Some(owner))
                    .map(|request| Frame::Consent { asker, owner, request }),
            );
        }
        let shuffle = Shuffle { pile: u8::MAX, number: u8::MAX };
        let all = u64::MAX >> (64 - requests.len().clamp(1, 64));
        if let Some(question) = requests.get(entropy.draw(shuffle, End::Top, all) as usize) {
            state.stack.push(*question);
        }
    }
    state
}

/// What the half-resolved decision on top tells of a closed hand: it holds at least so many of these cards.
fn needed_cards(view: &View, seat: Seat) -> (Set<Card>, u32) {
    match view.top() {
        Some(Frame::Consent { asker, request, .. }) if asker == seat => {
            let pays = if let Action::Move { by: Movement::Direct, to: city, .. }
            | Action::Give { card: city, .. } = request
            {
                Some(Card::City(city))
            } else if let Action::Move { by: Movement::Charter, pawn: Pawn::Of(pawn), .. } = request {
                Some(Card::City(view.seat(pawn).city))
            } else {
                request.event().map(Card::Event)
            };
            pays.map_or((Set::EMPTY, 0), |card| (Set::one(card), 1))
        }
        Some(Frame::CureCards { colour, left }) if view.active == seat => {
            (city_cards(cities_of(colour)), u32::from(left) + 1)
        }
        Some(_) | None => (Set::EMPTY, 0),
    }
}

/// The state of a view in which every place is known.
pub(crate) fn rebuild(view: &View, players: PerSeat<Player>, deck: Set<Card>) -> State {
    let mut stretches = [Stretch::default(); crate::state::EPIDEMICS];
    stretches[..view.stretches.len()].copy_from_slice(&view.stretches);
    let mut pile = Pile::empty();
    for layer in view.infection_deck.iter().rev() {
        pile.shuffle_onto(layer.cards, layer.shuffle);
    }
    let mut refused = Refused::default();
    view.refused.iter().for_each(|&request| refused.push(request));
    State {
        options: view.options,
        players,
        board: Board {
            cubes: view.cubes,
            supply: view.supply,
            cures: view.cures,
            stations: view.stations,
            rate_index: view.rate_index,
            outbreaks: view.outbreaks,
        },
        player_deck: PlayerDeck { cards: deck, stretches, epidemics_drawn: view.epidemics_drawn },
        player_discard: view.player_discard,
        infection: InfectionDeck {
            pile,
            discard: view.infection_discard,
            removed: view.infection_removed,
            shuffles: view.infection_shuffles,
        },
        turn: Turn {
            number: view.turn,
            active: view.active,
            actions_left: view.seat(view.active).actions_left,
            cards_drawn: view.cards_drawn,
            epidemics_waiting: view.epidemics_waiting,
            infected: view.infection_cards_drawn,
            quiet: view.quiet_nights.iter().fold(0, |quiet, turns| quiet | 1 << turns),
        },
        forecast: view.forecast,
        refused,
        stack: view.frames.iter().copied().collect::<Stack>(),
        ending: view.ended_by,
    }
}

impl Serialize for SeatView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("SeatView", 6)?;
        fields.serialize_field("role", &self.role)?;
        fields.serialize_field("city", &self.city)?;
        fields.serialize_field("hand", &hand(self.hand))?;
        fields.serialize_field("hand_count", &self.hand_count)?;
        fields.serialize_field("shown", &Words(self.shown))?;
        fields.serialize_field("actions_left", &self.actions_left)?;
        fields.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let layers: Vec<_> = self.infection_deck.iter().map(|layer| Words(layer.cards)).collect();
        let shuffles: Vec<_> = self.infection_deck.iter().map(|layer| layer.shuffle).collect();
        let refused: Vec<_> = self.refused.iter().map(ToString::to_string).collect();
        let mut fields = serializer.serialize_struct("View", 34)?;
        fields.serialize_field("options", &self.options)?;
        fields.serialize_field("turn", &self.turn)?;
        fields.serialize_field("active", &self.active.number())?;
        fields.serialize_field("asked", &self.asked.iter().map(Seat::number).collect::<Vec<_>>())?;
        fields.serialize_field("frames", &self.frames)?;
        fields.serialize_field("private_question", &self.private_question.map(Seat::number))?;
        fields.serialize_field("seats", &self.seats)?;
        fields.serialize_field("cubes", &Cubes(&self.cubes))?;
        fields.serialize_field("supply", &ByColour(self.supply))?;
        fields.serialize_field("cures", &ByColour(self.cures))?;
        fields.serialize_field("stations", &Words(self.stations))?;
        fields.serialize_field("stations_left", &self.stations_left())?;
        fields.serialize_field("rate_index", &self.rate_index)?;
        fields.serialize_field("rate", &self.rate())?;
        fields.serialize_field("outbreaks", &self.outbreaks)?;
        fields.serialize_field("unseen", &Words(self.unseen))?;
        fields.serialize_field("player_deck", &PlayerDeckWords(self))?;
        fields.serialize_field("player_discard", &Words(self.player_discard))?;
        fields.serialize_field("epidemics_drawn", &self.epidemics_drawn)?;
        fields.serialize_field("epidemics_discarded", &self.epidemics_discarded)?;
        fields.serialize_field(
            "infection_deck",
            &InfectionDeckWords {
                left: self.infection_deck_left(),
                layers,
                shuffles,
                shuffled: self.infection_shuffles,
            },
        )?;
        fields.serialize_field("infection_discard", &Words(self.infection_discard))?;
        fields.serialize_field("infection_removed", &Words(self.infection_removed))?;
        fields.serialize_field("cards_drawn", &self.cards_drawn)?;
        fields.serialize_field("epidemics_waiting", &self.epidemics_waiting)?;
        fields.serialize_field("infection_cards_drawn", &self.infection_cards_drawn)?;
        fields.serialize_field("quiet_nights", &self.quiet_nights)?;
        fields.serialize_field("forecast", &Words(self.forecast))?;
        fields.serialize_field("refused", &refused)?;
        fields.serialize_field("ended_by", &self.ended_by)?;
        fields.serialize_field("won", &(self.ended_by == Some(Ending::Cures)))?;
        fields.end()
    }
}

struct PlayerDeckWords<'a>(&'a View);

impl Serialize for PlayerDeckWords<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("PlayerDeck", 2)?;
        fields.serialize_field("left", &self.0.player_deck_left())?;
        fields.serialize_field("stretches", &self.0.stretches)?;
        fields.end()
    }
}

#[derive(Serialize)]
struct InfectionDeckWords {
    left: u32,
    layers: Vec<Words<City>>,
    shuffles: Vec<u8>,
    shuffled: u8,
}
