//! I1 I2 I3 I4 What a viewer knows: an information state, built by taking the state apart field by field.

mod spelled;
mod world;

pub(crate) use world::{rebuild, sample_world};

use crate::frames::{Frame, Request};
use crate::map::{CITIES, City};
use crate::options::{Options, SpectatorView, Switch};
use crate::state::{Board, Ending, InfectionDeck, Player, PlayerDeck, RATES, STATIONS, State, Stretch, Turn};
use crate::words::{COLOURS, Card, Cure, Role};
use kernel::{Game, Seat, SeatSet, Set, Viewer};

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
    pub refused: Vec<Request>,
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
    let concerns = |request: &Request| {
        takes_part(viewer, request.asker, request.action.other_party().unwrap_or(request.asker))
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
