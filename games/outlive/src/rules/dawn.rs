//! O4.1 O4.2 O4.3 O4.4 O4.5 O4.6 O4.7 O4.8 O2.14 O22.4 Dawn: the board is topped up. Nobody decides anything.

use super::bank;
use crate::table::event::Event;
use crate::table::frames::{Draw, Stack};
use crate::table::state::{CityState, SEARCH_PILE, SHOWN, State};
use crate::words::{Area, City, SEARCH_TILES, SearchTile};
use kernel::{Audience, Counts, SeatSet, Sink};

/// O4.2 What each area is topped up to with 2, 3 and 4 players; the Dam has one more.
const STOCK: [u8; 3] = [6, 8, 10];
const DAM_STOCK: [u8; 3] = [7, 9, 11];
/// O4.2 Tokens that lie at the Dam with four players: nowhere are more.
pub(crate) const LARGEST_STOCK: u8 = DAM_STOCK[2];
/// O4.6 Search tiles that lie face down.
const FACE_DOWN: [u8; 3] = [6, 8, 10];

/// O1.12 The ten search tiles of a city.
pub fn search_tiles() -> Counts<SearchTile, SEARCH_TILES> {
    let once = SearchTile::ALL.iter().copied();
    once.chain([SearchTile::Ammo, SearchTile::Empty]).collect()
}

/// O4.1 O4.5 The next turn begins; equipment that is still on display is discarded. O4.8: nobody decides anything.
pub(crate) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    state.turn.number += 1;
    state.turn.next_first = None;
    state.turn.finished = SeatSet::EMPTY;
    log.emit(Audience::All, Event::Dawn { turn: state.turn.number });
    top_up(state);
    for city in &mut state.cities {
        let CityState { shown, .. } = *city;
        state.deck.discard.add_all(&shown);
        *city = CityState { face_down: search_tiles(), ..CityState::default() };
    }
    let aside = SEARCH_PILE as u8 - FACE_DOWN[state.column()];
    state.stack = Stack::EMPTY;
    state.stack.push(Draw::TurnUpEvent);
    set_aside(state, aside);
    state.stack.push(Draw::ShowEquipment);
}

/// O4.6 Search tiles that lie face down in the morning.
pub(crate) fn face_down(state: &State) -> u32 {
    u32::from(FACE_DOWN[state.column()])
}

/// O4.2 Tokens that lie in an area in the morning.
pub(crate) fn full_stock(state: &State, area: Area) -> u8 {
    let of_area = if area == Area::Dam { DAM_STOCK } else { STOCK };
    of_area[state.column()]
}

/// O4.2 O4.3 O4.4 Tokens, iodine and survivors. O4.7: prey is not filled up.
pub(crate) fn top_up(state: &mut State) {
    for &area in Area::ALL {
        let Some(resource) = area.resource() else { continue };
        let missing = full_stock(state, area).saturating_sub(state.stock(area));
        state.board.stock[area as usize] += bank::gives(state, resource, missing);
    }
    state.board.iodine = true;
    for row in 0..state.board.cargo.len() {
        state.board.cargo[row] = state.board.cargo[row] || bank::has_survivor(state);
    }
}

/// O4.6 O22.4 This many tiles of each city are laid open, those of Blackwood first.
pub(crate) fn set_aside(state: &mut State, count: u8) {
    for &city in City::ALL.iter().rev() {
        let left = count.min(state.city(city).search_left() as u8);
        if left > 0 {
            state.stack.push(Draw::SetAside { city, left });
        }
    }
}

/// O4.5a The city that is shown the next tile.
pub(crate) fn next_shown(state: &State) -> Option<City> {
    City::ALL.iter().copied().find(|&city| (state.city(city).shown.len() as usize) < SHOWN)
}

/// O2.14 An empty deck is replaced by the discard pile. Says whether there is anything to draw.
pub(crate) fn deck_has_tiles(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let deck = &mut state.deck;
    if deck.tiles.is_empty() && !deck.discard.is_empty() {
        deck.tiles = deck.discard;
        deck.discard = Counts::EMPTY;
        deck.shuffles = deck.shuffles.wrapping_add(1);
        log.emit(Audience::All, Event::DeckShuffled);
    }
    !deck.tiles.is_empty()
}
