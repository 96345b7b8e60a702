//! P1.3 P1.4 P1.5 P1.6 P1.7 P1.8 P1.9 Components and state: what lies on the table, as a plain value.

use crate::frames::{Refused, Stack};
use crate::map::{CITIES, City};
use crate::options::Options;
use crate::words::{COLOURS, Card, Colour, Cure, Role, words};
use kernel::{Id, PerSeat, Pile, Seat, SeatSet, Set};

/// P1.3 Cubes of each colour.
pub const CUBES: u8 = 24;
/// P1.4 The most cubes of one colour in a city.
pub const CITY_CUBES: u8 = 3;
/// P1.5 What the spaces of the infection rate track are worth.
pub const RATES: [u8; 7] = [2, 2, 2, 3, 3, 4, 4];
/// P1.5 The outbreak space with the skull.
pub const SKULL: u8 = 8;
/// P1.8 Research stations.
pub const STATIONS: u32 = 6;
/// P3.2 Actions a turn.
pub const ACTIONS: u8 = 4;
/// P11.6 Cards a Forecast looks at.
pub const FORECAST: usize = 6;
/// P13.1 Player cards drawn a turn.
pub(crate) const DRAWN: u8 = 2;
/// P17.1 Cards a hand may hold.
pub const HAND_LIMIT: u32 = 7;
/// P23.1 The most Epidemic cards.
pub(crate) const EPIDEMICS: usize = 7;
/// Layers of the infection deck: the first shuffle, one an Epidemic, the cards a Forecast puts in order, and as
/// many that a position may know.
pub(crate) const INFECTION_LAYERS: usize = 1 + EPIDEMICS + 2 * FORECAST;
/// P3.11 Requests that may be refused to a seat in one window.
pub(crate) const REFUSALS: usize = 8;
/// P3.11 Seats that can ask something in one window: the active one, and the one that holds Airlift.
pub(crate) const ASKERS: usize = 2;

/// The shuffles of the game, for keyed draws.
pub(crate) mod piles {
    /// P2.2
    pub(crate) const ROLES: u8 = 0;
    /// P2.9
    pub(crate) const START: u8 = 1;
    /// P2.6
    pub(crate) const PLAYER_CARDS: u8 = 2;
    /// P2.7 One shuffle a stretch.
    pub(crate) const EPIDEMICS: u8 = 3;
    /// P2.4 P13.8
    pub(crate) const INFECTION: u8 = 4;
}

/// A game of Pandemic.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) players: PerSeat<Player>,
    pub(crate) board: Board,
    pub(crate) player_deck: PlayerDeck,
    /// P3.10 City and event cards lying open.
    pub(crate) player_discard: Set<Card>,
    pub(crate) infection: InfectionDeck,
    pub(crate) turn: Turn,
    /// P11.6 The cards a Forecast looks at and has not put back.
    pub(crate) forecast: Set<City>,
    pub(crate) refused: Refused,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

/// What belongs to a player seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) role: Option<Role>,
    /// P1.9 Where the pawn stands.
    pub(crate) city: City,
    pub(crate) hand: Set<Card>,
    /// I3 The part of the hand that everybody knows.
    pub(crate) shown: Set<Card>,
}

impl Default for Player {
    fn default() -> Self {
        Player { role: None, city: City::Atlanta, hand: Set::EMPTY, shown: Set::EMPTY }
    }
}

/// The board: all of it is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) cubes: [[u8; COLOURS]; CITIES],
    pub(crate) supply: [u8; COLOURS],
    pub(crate) cures: [Cure; COLOURS],
    pub(crate) stations: Set<City>,
    /// P1.5 The marker's place on the infection rate track, an index of [`RATES`].
    pub(crate) rate_index: u8,
    pub(crate) outbreaks: u8,
}

/// P2.7 The player deck: which cards it holds and in which stretch each Epidemic lies. No order exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayerDeck {
    pub(crate) cards: Set<Card>,
    /// From the top. Used up stretches have no cards left.
    pub(crate) stretches: [Stretch; EPIDEMICS],
    pub(crate) epidemics_drawn: u8,
}

/// One of the piles an Epidemic was shuffled into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// Cards it still has, the Epidemic among them if it has not come up.
    pub left: u8,
    /// Cards it had.
    pub of: u8,
    /// Epidemics still in it: 0 or 1.
    pub epidemics: u8,
}

impl PlayerDeck {
    pub(crate) fn len(&self) -> u8 {
        self.stretches.iter().map(|stretch| stretch.left).sum()
    }

    /// The stretch the top card lies in.
    pub(crate) fn top(&self) -> Option<usize> {
        self.stretches.iter().position(|stretch| stretch.left > 0)
    }
}

/// The infection cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct InfectionDeck {
    pub(crate) pile: Pile<City, INFECTION_LAYERS>,
    pub(crate) discard: Set<City>,
    /// P11.14 Cards in the box.
    pub(crate) removed: Set<City>,
    /// Shuffles made so far.
    pub(crate) shuffles: u8,
}

/// P3.1 Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// Counted from 1; 0 during set-up.
    pub(crate) number: u16,
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    pub(crate) cards_drawn: u8,
    /// Epidemics drawn this turn and not begun.
    pub(crate) epidemics_waiting: u8,
    /// P14.1 Infection cards turned up this turn.
    pub(crate) infected: u8,
    /// P11.13 Bit `n`: the infection step of the `n`th turn from now is skipped.
    pub(crate) quiet: u8,
}

words! {
    /// P18.7 What decided the game.
    pub enum Ending as "ending" {
        /// P18.1 All diseases cured: won.
        Cures = "cures",
        /// P18.2 A cube was missing: lost.
        Cubes = "cubes",
        /// P18.3 The outbreak marker reached the skull: lost.
        Outbreaks = "outbreaks",
        /// P18.4 The player deck could not serve a draw: lost.
        PlayerDeck = "player_deck",
        /// P14.7 The infection deck was empty, with the option that makes this a loss.
        InfectionDeck = "infection_deck",
    }
}

impl State {
    #[inline]
    pub(crate) fn city_of(&self, seat: Seat) -> City {
        self.players[seat].city
    }
    #[inline]
    pub(crate) fn cubes(&self, city: City, colour: Colour) -> u8 {
        self.board.cubes[city as usize][colour as usize]
    }
    #[inline]
    pub(crate) fn cure(&self, colour: Colour) -> Cure {
        self.board.cures[colour as usize]
    }
    /// The seat with this role.
    #[inline]
    pub(crate) fn seat_of(&self, role: Role) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.role == Some(role)).map(|(seat, _)| seat)
    }
    #[inline]
    pub(crate) fn is(&self, seat: Seat, role: Role) -> bool {
        self.players[seat].role == Some(role)
    }
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }
    /// All seats in turn order from the active one (P3.7).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.turn.active.and_following(self.options.players)
    }
    /// P17.1 How many cards a seat has above the limit.
    #[inline]
    pub(crate) fn excess(&self, seat: Seat) -> u32 {
        self.players[seat].hand.len().saturating_sub(HAND_LIMIT)
    }
    /// P3.10 A card goes from a hand onto the player discard.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat];
        let held = player.hand.remove(card);
        debug_assert!(held, "{seat} does not hold {card}");
        player.shown.remove(card);
        self.player_discard.insert(card);
    }
    /// The seats whose pawn is in the city.
    pub(crate) fn pawns_in(&self, city: City) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.city == city).map(|(seat, _)| seat).collect()
    }
    /// The colours with their numbers.
    pub(crate) fn colours() -> impl Iterator<Item = Colour> {
        (0..COLOURS as u8).map(Colour::from_index)
    }
}
