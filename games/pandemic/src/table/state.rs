//! P1.3 P1.4 P1.5 P1.7 P1.8 P1.9 P3.10 Components and state: what lies on the table, as a plain value.

use crate::table::bio_terrorist::BioTerrorist;
use crate::table::frames::{Refused, Stack};
use crate::words::map::{CITIES, City};
use crate::words::options::{Options, PurpleModule, Switch};
use crate::words::roles::Abilities;
use crate::words::{COLOURS, Card, Colour, Cure, EventCard, InfectionCard, MutationEvent, Role, StrainCard};
use kernel::{PerSeat, Pile, Seat, SeatSet, Set};
use vocabulary::words;

/// P1.3 Cubes of each colour; purple ones only with a module that has them.
pub const CUBES: [u8; COLOURS] = [24, 24, 24, 24, 12];
/// P1.4 The most cubes of one colour in a city.
pub const CITY_CUBES: u8 = 3;
/// P1.5 What the spaces of the infection rate track are worth.
pub const RATES: [u8; 7] = [2, 2, 2, 3, 3, 4, 4];
/// P1.5 The outbreak space with the skull.
pub const SKULL: u8 = 8;
/// P1.8 Research stations.
pub const STATIONS: u32 = 6;
/// P11.6 Cards a Forecast looks at.
pub const FORECAST: usize = 6;
/// P13.1 Player cards drawn a turn.
pub(crate) const DRAWN: u8 = 2;
/// P23.1 The most Epidemic cards.
pub(crate) const EPIDEMICS: usize = 7;
/// Layers of the infection deck: the first shuffle, one an Epidemic, the cards two Forecasts put in order, and
/// those a Troubleshooter has looked at before each of seven Epidemics buried them, and after the last (P10.12).
pub(crate) const INFECTION_LAYERS: usize = 1 + EPIDEMICS + 2 * FORECAST + 24;
/// P3.11 Requests that may be refused to a seat in one window.
pub(crate) const REFUSALS: usize = 8;
/// P3.11 Seats that can ask something in one window: the active one, and those with Airlift, New Assignment and Special
/// Orders.
pub(crate) const ASKERS: usize = 4;

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
    /// P2.12
    pub(crate) const EVENTS: u8 = 5;
    /// P19.1 The Epidemic cards of Virulent Strain.
    pub(crate) const STRAIN_CARDS: u8 = 6;
    /// P19.3
    pub(crate) const STRAIN: u8 = 7;
    /// P21.2
    pub(crate) const BIO_TERRORIST: u8 = 8;
}

/// A game of Pandemic.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    /// P2.1 The player seats: all but the Bio-Terrorist's.
    pub(crate) team: SeatSet,
    pub(crate) players: PerSeat<Player>,
    pub(crate) role_cards: RoleCards,
    pub(crate) board: Board,
    pub(crate) player_deck: PlayerDeck,
    /// P3.10 City and event cards lying open, and mutation events (P20.4).
    pub(crate) player_discard: Set<Card>,
    /// P10.15 Player cards that left the game in play.
    pub(crate) player_removed: Set<Card>,
    pub(crate) infection: InfectionDeck,
    pub(crate) turn: Turn,
    /// P12.2 The player whose next turn ends a Commercial Travel Ban.
    pub(crate) travel_ban: Option<Seat>,
    pub(crate) strain: Strain,
    pub(crate) bio_terrorist: Option<BioTerrorist>,
    /// P11.6 The cards a Forecast looks at and has not put back.
    pub(crate) forecast: Set<InfectionCard>,
    pub(crate) refused: Refused,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

/// What lies on role cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct RoleCards {
    /// P10.7 The Field Operative's samples.
    pub(crate) samples: [u8; COLOURS],
    /// P10.14 The Contingency Planner's event.
    pub(crate) stored: Option<EventCard>,
}

/// P19 Virulent Strain: what its Epidemic cards have brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Strain {
    /// P19.2 The virulent disease, once chosen.
    pub(crate) colour: Option<Colour>,
    /// P19.1 Strain cards drawn so far.
    pub(crate) drawn: Set<StrainCard>,
    /// P19.7 Continuing effects that apply.
    pub(crate) in_force: Set<StrainCard>,
    /// Strain cards drawn this turn and not begun, in the order drawn.
    pub(crate) waiting: [Option<StrainCard>; DRAWN as usize],
    /// The strain card of the Epidemic that is being resolved.
    pub(crate) resolving: Option<StrainCard>,
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
    /// P20.20 Whether a purple cube has ever lain on the board.
    pub(crate) purple_appeared: bool,
    /// P19.17 Cubes in the box.
    pub(crate) removed: [u8; COLOURS],
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
    pub(crate) pile: Pile<InfectionCard, INFECTION_LAYERS>,
    pub(crate) discard: Set<InfectionCard>,
    /// P11.14 Cards in the box.
    pub(crate) removed: Set<InfectionCard>,
    /// Shuffles made so far.
    pub(crate) shuffles: u8,
}

/// P3.1 Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// Counted from 1; 0 during set-up.
    pub(crate) number: u16,
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    pub(crate) cards_drawn: u8,
    /// Epidemics drawn this turn and not begun.
    pub(crate) epidemics_waiting: u8,
    /// P20.4 Mutation events drawn this turn and not carried out.
    pub(crate) mutations_waiting: Set<MutationEvent>,
    /// P14.1 Infection cards turned up this turn.
    pub(crate) infected: u8,
    /// P19.14 Additional infection cards of this turn: 0 or 1.
    pub(crate) additional: u8,
    /// Roles whose ability of once a turn has been used.
    pub(crate) abilities_used: Set<Role>,
    /// P19.12 Cities where a cube of the strain was treated this turn.
    pub(crate) strain_treated: Set<City>,
    /// P12.8 The disease cured a moment ago, while its window is open.
    pub(crate) just_cured: Option<Colour>,
    /// P12.4 Whether a Mobile Hospital is at work this turn.
    pub(crate) hospital: bool,
    /// P12.12 Pawns the active player may move this turn.
    pub(crate) special_orders: SeatSet,
    /// P11.13 Bit `n`: the infection step of the `n`th turn from now is skipped.
    pub(crate) quiet: u8,
}

words! {
    /// P18.7 What decided the game.
    pub enum Ending as "ending" {
        /// P18.1 P20.20 The cures that were needed are found: won.
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
    /// P1.3 Cubes of the colour that lie on the board. P10.9: samples do not.
    #[inline]
    pub(crate) fn on_board(&self, colour: Colour) -> u8 {
        let away = self.board.supply[colour as usize]
            + self.board.removed[colour as usize]
            + self.role_cards.samples[colour as usize];
        CUBES[colour as usize] - away
    }
    /// The cities that hold cubes of the colour.
    pub(crate) fn cities_with(&self, colour: Colour) -> Set<City> {
        City::ALL.iter().copied().filter(|&city| self.cubes(city, colour) > 0).collect()
    }
    /// The diseases of this game: purple only with a module that has it.
    #[inline]
    pub(crate) fn colours(&self) -> &'static [Colour] {
        self.options.colours()
    }
    /// The player seats with what belongs to them, in seat order.
    #[inline]
    pub(crate) fn team(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let team = self.team;
        self.players.iter().filter(move |(seat, _)| team.contains(*seat))
    }
    /// The player seat with this role.
    #[inline]
    pub(crate) fn seat_of(&self, role: Role) -> Option<Seat> {
        self.team().find(|(_, player)| player.role == Some(role)).map(|(seat, _)| seat)
    }
    #[inline]
    pub(crate) fn is(&self, seat: Seat, role: Role) -> bool {
        self.players[seat].role == Some(role)
    }
    #[inline]
    pub(crate) fn abilities(&self, seat: Seat) -> &'static Abilities {
        Abilities::of(self.players[seat].role)
    }
    /// All player seats in turn order from the active one (P3.7).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let team = self.team;
        self.turn.active.and_following(self.players.count()).filter(move |&seat| team.contains(seat))
    }
    /// P2.11 The player seat after this one.
    pub(crate) fn next_player(&self, seat: Seat) -> Seat {
        let team = self.team;
        let mut others = seat.next(self.players.count()).and_following(self.players.count());
        others.find(|&other| team.contains(other)).unwrap_or(seat)
    }
    /// I2 The part of a hand that the other player seats know.
    #[inline]
    pub(crate) fn open_hand(&self, seat: Seat) -> Set<Card> {
        match self.options.open_hands {
            Switch::On => self.players[seat].hand,
            Switch::Off => self.players[seat].shown,
        }
    }
    /// P10.14 The event on the Contingency Planner's role card, open to all.
    #[inline]
    pub(crate) fn stored(&self) -> Set<EventCard> {
        self.role_cards.stored.map_or(Set::EMPTY, Set::one)
    }
    /// P19.7 The strain, if this continuing effect applies.
    #[inline]
    pub(crate) fn strain_under(&self, card: StrainCard) -> Option<Colour> {
        if self.strain.in_force.contains(card) { self.strain.colour } else { None }
    }
    /// P17.1 P10.1 How many cards a seat has above its limit.
    #[inline]
    pub(crate) fn excess(&self, seat: Seat) -> u32 {
        self.players[seat].hand.len().saturating_sub(self.abilities(seat).hand_limit)
    }
    /// P1.7 P3.10 A card goes from a hand onto the player discard.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat];
        let held = player.hand.remove(card);
        debug_assert!(held, "{seat} does not hold {card}");
        player.shown.remove(card);
        self.player_discard.insert(card);
    }
    /// The player seats whose pawn is in the city.
    #[inline]
    pub(crate) fn pawns_in(&self, city: City) -> SeatSet {
        self.team().filter(|(_, player)| player.city == city).map(|(seat, _)| seat).collect()
    }
    /// The cities where player pawns stand.
    pub(crate) fn pawn_cities(&self) -> Set<City> {
        self.team().map(|(_, player)| player.city).collect()
    }
    /// Whether the Bio-Terrorist's module is played.
    #[inline]
    pub(crate) fn plays_bio_terrorist(&self) -> bool {
        self.options.module_purple == PurpleModule::BioTerrorist
    }
}
