//! O1.2 O1.5 O10.1 Components and state: what lies on the table, as a plain value.

use crate::table::frames::{Ask, Stack, Todo};
use crate::table::shelter::{GAUGE_START, Rooms};
use crate::words::equipment::{EQUIPMENT, Effect as EquipmentEffect, Equipment};
use crate::words::event_cards::{Effect, EventCard};
use crate::words::leaders::Leader;
use crate::words::options::{Options, PLAYERS_MOST};
use crate::words::rooms::{CANS_MOST, Effect as RoomEffect, ROOMS, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{
    AREAS, Area, CITIES, City, HEROES, HUNTING_GROUNDS, Hero, HuntingGround, PREY, Prey, SEARCH_TILES,
    SearchTile,
};
use kernel::{Counts, PerSeat, Seat, SeatSet, Set};

/// O1.2 Turns of a game.
pub const TURNS: u8 = 6;
/// O1.5 The radiation level of each turn.
pub const RADIATION: [u8; TURNS as usize] = [1, 2, 2, 2, 3, 3];
/// O10.1 The rows of the Cargo Ship, 3 to 6.
pub const CARGO_ROWS: usize = 4;
/// The lowest row.
pub const FIRST_ROW: u8 = 3;
/// O4.5 Tiles shown at each city.
pub(crate) const SHOWN: usize = 3;
/// O3.5 Search tiles of each city.
pub(crate) const SEARCH_PILE: usize = 10;
/// O3.3 The most tiles in a prey pile.
pub(crate) const PREY_PILE: usize = 10;

/// O3.6 Leaders for each player.
pub(crate) const LEADERS_DEALT: u32 = 2;
/// O3.9 Advanced rooms for each player.
pub(crate) const ROOMS_DEALT: u32 = 6;
/// O3.9 Advanced rooms that are not kept.
pub(crate) const ROOMS_DISCARDED: u8 = 2;

/// The shuffles of the game, for keyed draws.
pub(crate) mod piles {
    /// O3.6
    pub(crate) const LEADERS: u8 = 0;
    /// O3.9
    pub(crate) const ROOMS: u8 = 1;
    /// O3.3 One shuffle a pile.
    pub(crate) const PREY: u8 = 2;
    /// O4.6 One shuffle a turn; number 0 is that of set-up.
    pub(crate) const SEARCH: [u8; 2] = [3, 4];
    /// O3.2 O2.14
    pub(crate) const EQUIPMENT: u8 = 5;
    /// O3.17
    pub(crate) const EVENTS: u8 = 6;
}

/// A game of Outlive.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) players: PerSeat<Player>,
    pub(crate) board: Board,
    pub(crate) prey: PreyTiles,
    pub(crate) cities: [CityState; CITIES],
    pub(crate) deck: EquipmentDeck,
    pub(crate) events: EventBoard,
    pub(crate) unopened: Unopened,
    pub(crate) turn: Turn,
    pub(crate) visit: Option<Visit>,
    pub(crate) stack: Stack,
    /// O24.1 Whether the last night is over.
    pub(crate) over: bool,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) leader: Option<Leader>,
    /// O3.6 Leaders to choose from, during set-up.
    pub(crate) dealt_leaders: Set<Leader>,
    /// O3.9 Advanced rooms to choose from, during set-up.
    pub(crate) dealt_rooms: Counts<Room, ROOMS>,
    /// O3.9 Those of them that are not kept, during set-up.
    pub(crate) discarded_rooms: Counts<Room, ROOMS>,
    pub(crate) tokens: Tokens,
    pub(crate) heroes: [HeroState; HEROES],
    /// O2.9a Survivors in the airlock; the rows follow.
    pub(crate) airlock: u8,
    pub(crate) rooms: Rooms,
    /// O1.8 The marker's place, an index of `GAUGE`.
    pub(crate) gauge: u8,
    pub(crate) broken: Set<Equipment>,
    pub(crate) repaired: Set<Equipment>,
    /// O18.2 Repaired tiles that have been used this turn.
    pub(crate) used: Set<Equipment>,
    /// O13.6 Event cards resolved.
    pub(crate) events: Set<EventCard>,
    /// O9.6 Prey tiles taken, by kind.
    pub(crate) prey: [u8; PREY],
    /// What this player still owes where all decide at once.
    pub(crate) todo: Todo,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            leader: None,
            dealt_leaders: Set::EMPTY,
            dealt_rooms: Counts::EMPTY,
            discarded_rooms: Counts::EMPTY,
            tokens: Tokens::NONE,
            heroes: [HeroState::default(); HEROES],
            airlock: 0,
            rooms: Rooms::basic(),
            gauge: GAUGE_START,
            broken: Set::EMPTY,
            repaired: Set::EMPTY,
            used: Set::EMPTY,
            events: Set::EMPTY,
            prey: [0; PREY],
            todo: Todo::Nothing,
        }
    }
}

/// A hero: where it is, and whether it has acted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct HeroState {
    /// Nowhere before it is placed.
    pub(crate) area: Option<Area>,
    /// O6.1a Standing: its movement of this turn has ended.
    pub(crate) active: bool,
    /// O10.2 Its row on the Cargo Ship while it is active there, 3 to 6.
    pub(crate) row: Option<u8>,
}

/// What lies on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Board {
    /// O4.2 Tokens for the taking, by area.
    pub(crate) stock: [u8; AREAS],
    /// O4.3 Whether the iodine can be taken.
    pub(crate) iodine: bool,
    /// O4.4 Survivors in the rows 3 to 6.
    pub(crate) cargo: [bool; CARGO_ROWS],
}

/// O3.3 The prey.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PreyTiles {
    pub(crate) piles: [PreyPile; HUNTING_GROUNDS],
    /// Tiles nobody has seen: in piles, or out of the game.
    pub(crate) unseen: Counts<Prey, PREY>,
}

/// O3.4 A pile whose top tile is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct PreyPile {
    /// How many tiles, the top one included.
    pub(crate) left: u8,
    /// The tiles from the top. Those below the top are nothing as long as nobody has looked.
    pub(crate) tiles: [Option<Prey>; PREY_PILE],
    /// O21.20 Who knows the tiles below the top.
    pub(crate) seen_by: SeatSet,
}

/// O12.1 A city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct CityState {
    /// O4.5 Equipment on display.
    pub(crate) shown: Counts<Equipment, EQUIPMENT>,
    /// O4.6 Search tiles lying face down, in an order that exists as far as somebody has looked.
    pub(crate) face_down: Counts<SearchTile, SEARCH_TILES>,
    /// Search tiles lying open: out of play, found or removed this turn.
    pub(crate) open: Counts<SearchTile, SEARCH_TILES>,
    /// O20.18 The face-down tiles from the top, once somebody has looked at them.
    pub(crate) order: [Option<SearchTile>; SEARCH_PILE],
    /// O20.18 Who has looked.
    pub(crate) seen_by: SeatSet,
}

/// O3.2 The equipment deck: which tiles it holds. No order exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct EquipmentDeck {
    pub(crate) tiles: Counts<Equipment, EQUIPMENT>,
    pub(crate) discard: Counts<Equipment, EQUIPMENT>,
    /// O2.13a Duplicates set aside until the draw is over.
    pub(crate) aside: Counts<Equipment, EQUIPMENT>,
    /// Shuffles made so far.
    pub(crate) shuffles: u8,
}

/// O1.5 The convoy board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct EventBoard {
    /// O13.6b The open card of each turn that nobody has resolved.
    pub(crate) open: [Option<EventCard>; TURNS as usize],
    /// Cards that have not been turned up: on the board face down, or out of the game.
    pub(crate) unseen: Set<EventCard>,
}

/// What is dealt from during set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Unopened {
    pub(crate) leaders: Set<Leader>,
    pub(crate) rooms: Counts<Room, ROOMS>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// O1.2 From 1 to 6; 0 during set-up.
    pub(crate) number: u8,
    /// O3.16 The player whose order of moves holds.
    pub(crate) first: Seat,
    /// O10.8 Who takes the token at nightfall: the first to arrive at the Cargo Ship this turn.
    pub(crate) next_first: Option<Seat>,
    /// O6.8b Players who have finished their day.
    pub(crate) finished: SeatSet,
}

/// O8.1 A hero that has moved and acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    /// Whose hero.
    pub seat: Seat,
    /// Which.
    pub hero: Hero,
    /// Where.
    pub area: Area,
    /// Action points left.
    pub points: u8,
    /// O8.6 Whether something was gathered with action points.
    #[serde(default)]
    pub gathered: bool,
    /// O9.2 Whether the hero has hunted.
    #[serde(default)]
    pub hunted: bool,
    /// O20.6a Whether the hunt has brought a tile, so that hunting rooms can add to it.
    #[serde(default)]
    pub prey_taken: bool,
    /// O21.20 Whether the owner has looked through the prey pile.
    #[serde(default)]
    pub any_prey: bool,
    /// O11.1 Whether the purifier runs.
    #[serde(default)]
    pub purifier: bool,
    /// O20.15 Whether a tile was searched with action points.
    #[serde(default)]
    pub searched: bool,
    /// O20.15 Free search tiles drawn.
    #[serde(default)]
    pub free_searches: u8,
    /// O20.21 Rooms that have given materials for an empty cupboard.
    #[serde(default)]
    pub cupboards: u8,
    /// O2.7a Cargo rooms that were full when the hero arrived, by cans: 1 and 2.
    #[serde(default)]
    pub cargo_rooms: [u8; CANS_MOST],
    /// O20.14c Whether the shelter was immune when the movement ended.
    #[serde(default)]
    pub immune: bool,
}

impl State {
    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.options.players
    }
    /// Everyone who still owes something.
    #[inline]
    pub(crate) fn busy(&self) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.todo != Todo::Nothing).map(|(seat, _)| seat).collect()
    }
    /// O5.6 O13.2 What the player owes, where all see to their own shelters at once.
    #[inline]
    pub(crate) fn owed(&self, seat: Seat) -> Option<Todo> {
        let at_home = matches!(self.asking(), Some(Ask::Strike { .. } | Ask::Shelters));
        at_home.then_some(self.players[seat].todo)
    }
    /// The seats in turn order, beginning with the first player.
    #[inline]
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.turn.first.and_following(self.seats())
    }
    /// O4.2 The stock of an area.
    #[inline]
    pub(crate) fn stock(&self, area: Area) -> u8 {
        self.board.stock[area as usize]
    }
    #[inline]
    pub(crate) fn city(&self, city: City) -> &CityState {
        &self.cities[city as usize]
    }
    #[inline]
    pub(crate) fn city_mut(&mut self, city: City) -> &mut CityState {
        &mut self.cities[city as usize]
    }
    #[inline]
    pub(crate) fn prey_pile(&self, ground: HuntingGround) -> &PreyPile {
        &self.prey.piles[ground as usize]
    }
    #[inline]
    pub(crate) fn prey_pile_mut(&mut self, ground: HuntingGround) -> &mut PreyPile {
        &mut self.prey.piles[ground as usize]
    }
    /// The index of tables that have a column for 2, 3 and 4 players.
    #[inline]
    pub(crate) fn column(&self) -> usize {
        usize::from(self.seats().clamp(2, PLAYERS_MOST) - 2)
    }
    /// O13.6b Open events, the oldest first.
    pub(crate) fn open_events(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.events.open.iter().flatten().copied()
    }
    /// Whether an open event has an effect of this kind; gives what `amount` makes of it.
    #[inline]
    pub(crate) fn in_force<T>(&self, amount: impl Fn(Effect) -> Option<T>) -> Option<T> {
        self.open_events().find_map(|card| amount(card.record().effect))
    }
}

impl Player {
    #[inline]
    pub(crate) fn hero(&self, hero: Hero) -> &HeroState {
        &self.heroes[hero as usize]
    }
    /// O2.13 Kinds of equipment owned, broken or repaired.
    #[inline]
    pub(crate) fn owned(&self) -> Set<Equipment> {
        self.broken | self.repaired
    }
    /// O18.2 Repaired tiles that can be used: once a turn each.
    #[inline]
    pub(crate) fn usable(&self) -> Set<Equipment> {
        self.repaired - self.used
    }
    /// O18.2 The usable tile whose effect is wanted, with what is wanted of it: the first of several.
    #[inline]
    pub(crate) fn usable_with<T>(
        &self,
        wanted: impl Fn(EquipmentEffect) -> Option<T>,
    ) -> Option<(Equipment, T)> {
        self.usable().iter().find_map(|kind| Some((kind, wanted(kind.record().effect)?)))
    }
    /// All survivors.
    #[inline]
    pub(crate) fn survivors(&self) -> u8 {
        self.airlock + self.rooms.survivors()
    }
    /// O20.10 Virtual water that can pay.
    #[inline]
    pub(crate) fn virtual_water(&self) -> u8 {
        self.rooms.ready_with(exactly(RoomEffect::PermanentWater)).count() as u8
    }
    /// O6.4 The areas where heroes of this player stand.
    #[inline]
    pub(crate) fn areas(&self) -> Set<Area> {
        self.heroes.iter().filter_map(|hero| hero.area).collect()
    }
}

impl CityState {
    pub(crate) fn search_left(&self) -> u32 {
        self.face_down.len()
    }
}

impl PreyPile {
    /// O3.4 The open tile.
    #[inline]
    pub(crate) fn top(&self) -> Option<Prey> {
        self.tiles[0]
    }
}
