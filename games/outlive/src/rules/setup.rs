//! O3.1 O3.2 O3.3 O3.4 O3.5 O3.6 O3.7 O3.8 O3.9 O3.16 O3.17 O1.13 O1.14 Set-up: what lies on the table, and what is dealt.

use crate::rules::dawn;
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw, SetupChoice, Stack, Todo};
use crate::table::state::{
    Board, CityState, EquipmentDeck, EventBoard, LEADERS_DEALT, Player, PreyPile, PreyTiles, ROOMS_DEALT,
    ROOMS_DISCARDED, State, Turn, Unopened,
};
use crate::words::equipment;
use crate::words::event_cards;
use crate::words::leaders::{self, Leader};
use crate::words::rooms::{self, Room};
use crate::words::tuning;
use crate::words::{HuntingGround, Prey};
use kernel::{Audience, Counts, PerSeat, Seat, SeatSet, Sink};

/// O3.3 Tiles in each prey pile with 2, 3 and 4 players.
const PREY_PILES: [u8; 3] = [6, 8, 10];

/// O3.1 O3.2 O3.5 O3.17 The table before anything is dealt: nothing has an order yet.
pub(crate) fn before(options: &crate::words::options::Options) -> State {
    let set = options.component_set;
    // O1.13 O1.14 The component set. O3.7 O3.8 Shelters with the marker on 0 and the basic rooms.
    let mut state = State {
        options: *options,
        players: PerSeat::filled(options.players, Player::default()),
        board: Board { iodine: true, ..Board::default() },
        prey: PreyTiles {
            piles: [PreyPile::default(); 3],
            unseen: Counts::from_array([tuning::PREY_COPIES; crate::words::PREY]),
        },
        cities: [CityState { face_down: dawn::search_tiles(), ..CityState::default() }; 2],
        deck: EquipmentDeck { tiles: equipment::tiles(set), ..EquipmentDeck::default() },
        events: EventBoard { open: [None; 6], unseen: event_cards::cards(set) },
        unopened: Unopened { leaders: leaders::cards(set), rooms: rooms::advanced(set) },
        turn: Turn::default(),
        visit: None,
        stack: Stack::EMPTY,
        over: false,
    };
    let column = state.column();
    for pile in &mut state.prey.piles {
        pile.left = PREY_PILES[column];
    }
    state.stack.push(Draw::DealLeaders);
    for &ground in HuntingGround::ALL.iter().rev() {
        state.stack.push(Draw::TurnUpPrey { ground });
    }
    state
}

/// O3.4 The top tile of a pile lies open.
pub(crate) fn turn_up_prey(state: &mut State, ground: HuntingGround, prey: Prey, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if state.prey_pile(ground).top().is_none() {
        state.prey.unseen.take(prey);
        state.prey_pile_mut(ground).tiles[0] = Some(prey);
    }
    log.emit(Audience::All, Event::PreyTurnedUp { ground, prey });
}

/// O3.6 Who gets the next leader.
fn next_leader(state: &State) -> Option<Seat> {
    Seat::first(state.seats()).find(|&seat| state.players[seat].dealt_leaders.len() < LEADERS_DEALT)
}

/// O3.9 Who gets the next room.
fn next_room(state: &State) -> Option<Seat> {
    Seat::first(state.seats()).find(|&seat| state.players[seat].dealt_rooms.len() < ROOMS_DEALT)
}

/// O3.6 A leader is dealt.
pub(crate) fn deal_leader(state: &mut State, leader: Leader, log: &mut impl Sink<Event>) {
    let Some(seat) = next_leader(state) else { return };
    state.unopened.leaders.remove(leader);
    state.players[seat].dealt_leaders.insert(leader);
    log.emit(Audience::Only(SeatSet::one(seat)), Event::LeaderDealt { seat, leader });
    if next_leader(state).is_none() {
        state.stack.goto(Draw::DealRooms);
    }
}

/// O3.9 A room is dealt.
pub(crate) fn deal_room(state: &mut State, room: Room, log: &mut impl Sink<Event>) {
    let Some(seat) = next_room(state) else { return };
    state.unopened.rooms.take(room);
    state.players[seat].dealt_rooms.add(room);
    log.emit(Audience::Only(SeatSet::one(seat)), Event::RoomDealt { seat, room });
    if next_room(state).is_none() {
        state.stack.goto(Ask::Choose);
        for seat in Seat::first(state.seats()) {
            state.players[seat].todo = Todo::Setup(SetupChoice::DiscardRooms { left: ROOMS_DISCARDED });
        }
    }
}

/// O3.13 The heroes of everyone are to be placed.
pub(crate) fn place_heroes(state: &mut State) {
    state.turn.first = oldest(state);
    state.stack.goto(Ask::PlaceHeroes);
    for seat in Seat::first(state.seats()) {
        // Only a written position can leave somebody without a leader.
        if state.players[seat].leader.is_some() {
            state.players[seat].todo = Todo::Setup(SetupChoice::PlaceHeroes);
        }
    }
}

/// O3.16 The owner of the oldest leader.
fn oldest(state: &State) -> Seat {
    let age = |player: &Player| player.leader.map_or(0, |leader| leader.record().age);
    state.players.iter().max_by_key(|(_, player)| age(player)).map(|(seat, _)| seat).unwrap_or_default()
}
