//! What a viewer knows: an information state, built by taking the state apart field by field. RULES.md "Information" lists
//! who sees what.

pub(crate) mod hidden;
mod spelled;

use crate::table::frames::{Ask, Frame, Todo};
use crate::table::scoring::{self, Score};
use crate::table::shelter::{self, GAUGE, Rooms};
use crate::table::state::{
    Board, CARGO_ROWS, CityState, EquipmentDeck, EventBoard, Player, PreyPile, PreyTiles, State, TURNS, Turn,
    Visit,
};
use crate::words::equipment::{EQUIPMENT, Equipment};
use crate::words::event_cards::EventCard;
use crate::words::leaders::Leader;
use crate::words::options::Options;
use crate::words::rooms::{Effect, ROOMS, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{
    AREAS, Area, CITIES, City, HEROES, HUNTING_GROUNDS, Hero, HuntingGround, PREY, Prey, SEARCH_TILES,
    SearchTile,
};
use kernel::{Counts, Seat, SeatSet, Set, Viewer};

/// What a careful person with pencil and paper knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The options; public.
    pub options: Options,
    /// The turn, 1 to 6; 0 during set-up.
    pub turn: u8,
    /// The first player of this turn.
    pub first: Seat,
    /// O10.8 Who holds the first-player token from nightfall on, once somebody has arrived at the Cargo Ship.
    pub next_first: Option<Seat>,
    /// O6.8b Players who have finished their day.
    pub finished: SeatSet,
    /// The seats that are asked something.
    pub asked: SeatSet,
    /// What waits, from the bottom; the last one is asked or happens next.
    pub frames: Vec<Frame>,
    /// The hero that acts.
    pub visit: Option<Visit>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// O4.2 Tokens for the taking, by area.
    pub stock: [u8; AREAS],
    /// Whether the iodine can be taken.
    pub iodine: bool,
    /// Survivors in the rows 3 to 6 of the Cargo Ship.
    pub cargo: [bool; CARGO_ROWS],
    /// The prey piles: Forest, Mine, Fairground.
    pub prey: [PreyView; HUNTING_GROUNDS],
    /// Prey tiles whose place the viewer does not know, by kind: in piles, or out of the game.
    pub prey_unseen: Counts<Prey, PREY>,
    /// The cities: Blackwood, Silent Peak.
    pub cities: [CityView; CITIES],
    /// The open event of each turn that nobody has resolved.
    pub events: [Option<EventCard>; TURNS as usize],
    /// Event cards that have not been turned up.
    pub events_unseen: Set<EventCard>,
    /// Tiles of the equipment deck: its order is unknown.
    pub deck: Counts<Equipment, EQUIPMENT>,
    /// Discarded equipment.
    pub discard: Counts<Equipment, EQUIPMENT>,
    /// Duplicates set aside until a draw is over.
    pub aside: Counts<Equipment, EQUIPMENT>,
    /// Shuffles of the equipment deck so far.
    pub shuffles: u8,
    /// Leaders that may be in the box or in front of others, during set-up.
    pub leaders_unseen: Set<Leader>,
    /// Advanced rooms that may be in the box or in front of others, during set-up.
    pub rooms_unseen: Counts<Room, ROOMS>,
    /// Advanced rooms dealt so far, during set-up.
    pub rooms_dealt: u8,
    /// Leaders dealt so far, during set-up.
    pub leaders_dealt: u8,
    /// Whether the game is over.
    pub over: bool,
}

/// A pile of prey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreyView {
    /// Tiles, the open one included.
    pub left: u8,
    /// The tiles from the top as far as the viewer knows them.
    pub tiles: Vec<Option<Prey>>,
    /// O21.20 Who has looked through it.
    pub seen_by: SeatSet,
}

/// A city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityView {
    /// Equipment on display.
    pub shown: Counts<Equipment, EQUIPMENT>,
    /// Search tiles lying face down.
    pub face_down: Counts<SearchTile, SEARCH_TILES>,
    /// Search tiles lying open.
    pub open: Counts<SearchTile, SEARCH_TILES>,
    /// O20.18 The face-down tiles from the top, for those who have looked.
    pub order: Option<Vec<SearchTile>>,
    /// Who has looked.
    pub seen_by: SeatSet,
}

/// A player as the viewer knows it. During set-up, secret choices are shown to their owner alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The leader, once shown.
    pub leader: Option<Leader>,
    /// O3.12 The leaders that the viewer can choose from.
    pub dealt_leaders: Set<Leader>,
    /// O3.9 The advanced rooms that the viewer can choose from.
    pub dealt_rooms: Counts<Room, ROOMS>,
    /// Those of them that are not kept.
    pub discarded_rooms: Counts<Room, ROOMS>,
    /// Tokens.
    pub tokens: Tokens,
    /// The heroes.
    pub heroes: [HeroView; HEROES],
    /// Survivors in the airlock.
    pub airlock: u8,
    /// The rooms.
    pub rooms: Rooms,
    /// O1.8 The marker's place, an index of [`GAUGE`].
    pub gauge: u8,
    /// Equipment to be repaired.
    pub broken: Set<Equipment>,
    /// Repaired equipment.
    pub repaired: Set<Equipment>,
    /// Repaired equipment that has been used this turn.
    pub used: Set<Equipment>,
    /// Events resolved.
    pub events: Set<EventCard>,
    /// Prey taken, by kind.
    pub prey: [u8; PREY],
    /// What this player still owes where all decide at once. Of others' set-up nothing but that they are not ready.
    pub todo: Todo,
    /// O24.2 Survival points by source, as the game stands.
    pub score: Score,
}

/// A hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroView {
    /// Where it is, once placed.
    pub area: Option<Area>,
    /// Whether it has acted this turn.
    pub active: bool,
    /// Its row on the Cargo Ship.
    pub row: Option<u8>,
}

impl View {
    /// What is asked or happens next.
    pub fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }
    /// What players are asked, if they are.
    pub fn ask(&self) -> Option<Ask> {
        match self.top() {
            Some(Frame::Ask(ask)) => Some(ask),
            Some(Frame::Draw(_)) | None => None,
        }
    }
    /// The seat's view.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.number() as usize]
    }
    /// A city.
    pub fn city(&self, city: City) -> &CityView {
        &self.cities[city as usize]
    }
    /// A pile of prey.
    pub fn prey(&self, ground: HuntingGround) -> &PreyView {
        &self.prey[ground as usize]
    }
    /// The stock of an area.
    pub fn stock(&self, area: Area) -> u8 {
        self.stock[area as usize]
    }
    /// O24.3 O24.4 Who has won, once the game is over.
    pub fn winners(&self) -> SeatSet {
        let rank = |seat: &SeatView| scoring::rank(seat.score.total, &seat.tokens);
        let best = self.seats.iter().map(rank).max().filter(|_| self.over);
        let seats = Seat::first(self.options.players).zip(&self.seats);
        seats.filter(|(_, own)| Some(rank(own)) == best).map(|(seat, _)| seat).collect()
    }
    /// O13.6b The open events.
    pub fn open_events(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.events.iter().flatten().copied()
    }
}

impl SeatView {
    /// A hero.
    pub fn hero(&self, hero: Hero) -> &HeroView {
        &self.heroes[hero as usize]
    }
    /// O1.8 The value of the marker's space.
    pub fn radiation(&self) -> i8 {
        GAUGE[usize::from(self.gauge)]
    }
    /// All survivors.
    pub fn survivors(&self) -> u8 {
        self.airlock + self.rooms.survivors()
    }
    /// O20.10 Virtual water that can pay.
    pub fn virtual_water(&self) -> u8 {
        self.rooms.ready_with(exactly(Effect::PermanentWater)).count() as u8
    }
    /// O14.1 O14.2 Food for the rooms and water for the airlock, a night.
    pub fn needs(&self, options: &Options) -> (u8, u8) {
        (self.rooms.food(), shelter::occupied_rows(options.airlock_rows, self.airlock))
    }
    /// O18.2 Whether a repaired tile of this kind can be used.
    pub fn can_use(&self, kind: Equipment) -> bool {
        self.repaired.contains(kind) && !self.used.contains(kind)
    }
}

/// The view of this viewer. Each field of the state is named here, so that a new one is not shown before somebody has
/// decided who sees it.
pub(crate) fn of(state: &State, asked: SeatSet, viewer: Viewer) -> View {
    let State { options, players, board, prey, cities: _, deck, events, unopened, turn, visit, stack, over } =
        state;
    let Board { stock, iodine, cargo } = *board;
    let EquipmentDeck { tiles: deck_tiles, discard, aside, shuffles } = *deck;
    let EventBoard { open, unseen: events_unseen } = *events;
    let Turn { number, first, next_first, finished } = *turn;
    let PreyTiles { piles: _, unseen: _ } = prey;
    let (leaders_unseen, rooms_unseen) = hidden::undealt(state, *unopened, viewer);
    View {
        viewer,
        options: *options,
        turn: number,
        first,
        next_first,
        finished,
        asked,
        frames: stack.iter().collect(),
        visit: *visit,
        seats: players.iter().map(|(seat, player)| seat_view(state, seat, player, viewer)).collect(),
        stock,
        iodine,
        cargo,
        prey: std::array::from_fn(|ground| prey_view(state, HuntingGround::ALL[ground], viewer)),
        prey_unseen: hidden::prey_unseen(state, viewer),
        cities: std::array::from_fn(|city| city_view(state, City::ALL[city], viewer)),
        events: open,
        events_unseen,
        deck: deck_tiles,
        discard,
        aside,
        shuffles,
        leaders_unseen,
        rooms_unseen,
        rooms_dealt: players.iter().map(|(_, player)| player.dealt_rooms.len() as u8).sum(),
        leaders_dealt: players.iter().map(|(_, player)| player.dealt_leaders.len() as u8).sum(),
        over: *over,
    }
}

fn seat_view(state: &State, seat: Seat, player: &Player, viewer: Viewer) -> SeatView {
    let score = scoring::score(&hidden::shown(state, seat, player, viewer));
    let Player {
        leader,
        dealt_leaders,
        dealt_rooms,
        discarded_rooms,
        tokens,
        heroes,
        airlock,
        rooms,
        gauge,
        broken,
        repaired,
        used,
        events,
        prey,
        todo,
    } = hidden::shown(state, seat, player, viewer);
    SeatView {
        leader,
        dealt_leaders,
        dealt_rooms,
        discarded_rooms,
        tokens,
        heroes: heroes.map(|hero| HeroView { area: hero.area, active: hero.active, row: hero.row }),
        airlock,
        rooms,
        gauge,
        broken,
        repaired,
        used,
        events,
        prey,
        todo,
        score,
    }
}

fn prey_view(state: &State, ground: HuntingGround, viewer: Viewer) -> PreyView {
    let PreyPile { left, tiles, seen_by } = *state.prey_pile(ground);
    let known = hidden::known_prey(state, ground, viewer);
    let seen = |(place, tile): (usize, &Option<Prey>)| if place < known { *tile } else { None };
    PreyView { left, tiles: tiles[..usize::from(left)].iter().enumerate().map(seen).collect(), seen_by }
}

fn city_view(state: &State, city: City, viewer: Viewer) -> CityView {
    let CityState { shown, face_down, open, order, seen_by } = *state.city(city);
    let known: Vec<SearchTile> =
        order[..hidden::known_search_tiles(state, city, viewer)].iter().flatten().copied().collect();
    CityView { shown, face_down, open, order: Some(known).filter(|known| !known.is_empty()), seen_by }
}
