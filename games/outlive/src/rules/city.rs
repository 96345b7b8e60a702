//! O2.13 O12.1 O12.2 O12.3 O12.4 O12.5 O12.6 O20.15 O20.18 O20.21 Cities: equipment on display, search tiles, and looking at a search pile.

use super::{bank, gauge};
use crate::table::event::{Event, Source};
use crate::table::frames::{Ask, Draw};
use crate::table::state::{CityState, State, Visit};
use crate::words::equipment::Equipment;
use crate::words::notation::{Action, Search};
use crate::words::refusals;
use crate::words::rooms::{Effect, exactly};
use crate::words::tokens::Tokens;
use crate::words::{City, SearchTile};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O12.1 O12.5 Everything that can be done in a city but use tiles and rooms, in rising order. O12.4: what has gone is not replaced by day.
pub(crate) fn each_action(state: &State, visit: &Visit, each: &mut impl FnMut(Action)) {
    let Some(city) = visit.area.city() else { return };
    for (kind, _) in state.city(city).shown.kinds() {
        if check_take(state, visit, kind).is_ok() {
            each(Action::Take(kind));
        }
    }
    for search in [Search::Point, Search::Room] {
        if check_search(state, visit, search).is_ok() {
            each(Action::Search(search));
        }
    }
}

/// O2.13 O12.2 Whether this tile can be taken.
pub(crate) fn check_take(state: &State, visit: &Visit, kind: Equipment) -> Result<(), Refusal> {
    let city = visit.area.city().ok_or(refusals::NOT_A_CITY)?;
    if !state.city(city).shown.contains(kind) {
        return Err(refusals::NOT_SHOWN);
    }
    if state.players[visit.seat].owned().contains(kind) {
        return Err(refusals::OWNED_ALREADY);
    }
    if visit.points > 0 { Ok(()) } else { Err(refusals::NO_POINTS) }
}

/// O12.2 A tile is taken, broken.
pub(crate) fn take(state: &mut State, kind: Equipment, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    let Some(city) = visit.area.city() else { return };
    state.city_mut(city).shown.take(kind);
    state.players[visit.seat].broken.insert(kind);
    state.visit = Some(Visit { points: visit.points - 1, ..visit });
    log.emit(Audience::All, Event::EquipmentTaken { seat: visit.seat, equipment: kind });
}

/// O12.3 O20.15 Whether a search tile can be drawn.
pub(crate) fn check_search(state: &State, visit: &Visit, search: Search) -> Result<(), Refusal> {
    let city = visit.area.city().ok_or(refusals::NOT_A_CITY)?;
    if state.city(city).search_left() == 0 {
        return Err(refusals::SEARCH_PILE_EMPTY);
    }
    match search {
        Search::Point if visit.points > 0 => Ok(()),
        Search::Point => Err(refusals::NO_POINTS),
        Search::Room if visit.searched && visit.free_searches < free_searches(state, visit.seat) => Ok(()),
        Search::Room => Err(refusals::NO_FREE_SEARCH),
    }
}

/// O12.6 O20.15 Tiles the rooms of a player give in a city.
fn free_searches(state: &State, seat: Seat) -> u8 {
    let rooms = &state.players[seat].rooms;
    let tiles = |effect| if let Effect::CitySearch(tiles) = effect { Some(tiles) } else { None };
    rooms.full_with(tiles).map(|(_, tiles)| tiles).sum()
}

/// O12.3 A search begins; nature tells what is found.
pub(crate) fn search(state: &mut State, search: Search) {
    let Some(visit) = state.visit else { return };
    let Some(city) = visit.area.city() else { return };
    state.visit = Some(match search {
        Search::Point => Visit { points: visit.points - 1, searched: true, ..visit },
        Search::Room => Visit { free_searches: visit.free_searches + 1, ..visit },
    });
    state.stack.push(Draw::Search { city });
}

/// O12.3 The tile is found.
pub(crate) fn find(state: &mut State, city: City, tile: SearchTile, log: &mut impl Sink<Event>) {
    state.stack.pop();
    let Some(visit) = state.visit else { return };
    state.city_mut(city).lay_open(tile);
    log.emit(Audience::All, Event::Found { seat: visit.seat, city, tile });
    give(state, visit.seat, tile, log);
    if tile == SearchTile::Empty {
        open_cupboard(state, visit, log);
    }
}

/// O20.21 What the rooms give that have not given anything for a cupboard of this city yet.
fn open_cupboard(state: &mut State, visit: Visit, log: &mut impl Sink<Event>) {
    let rooms = state.players[visit.seat].rooms;
    let mut cupboards = 0;
    let gain = |effect| if let Effect::Cupboard(gain) = effect { Some(gain) } else { None };
    for (room, gain) in rooms.full_with(gain) {
        if cupboards >= visit.cupboards {
            bank::gain(state, visit.seat, gain, Source::Room(room), log);
        }
        cupboards += 1;
    }
    state.visit = Some(Visit { cupboards: cupboards.max(visit.cupboards), ..visit });
}

/// O12.3 O12.3a What a search tile gives.
pub(crate) fn give(state: &mut State, seat: Seat, tile: SearchTile, log: &mut impl Sink<Event>) {
    if tile == SearchTile::Iodine {
        gauge::down(state, seat, log);
    }
    if let Some(resource) = tile.gives() {
        bank::gain(state, seat, Tokens::of(resource, 1), Source::SearchTile, log);
    }
}

fn can_peek(state: &State, seat: Seat) -> bool {
    state.players[seat].rooms.ready_with(exactly(Effect::Peek)).next().is_some()
}

/// O20.18 Every pile that can be looked at.
pub(crate) fn each_peek(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    if can_peek(state, seat) {
        for &city in City::ALL {
            if state.city(city).search_left() > 0 {
                each(Action::Peek(city));
            }
        }
    }
}

/// O20.18 Whether the pile can be looked at: during the owner's move.
pub(crate) fn check_peek(state: &State, seat: Seat, city: City) -> Result<(), Refusal> {
    let own_move = match state.asking() {
        Some(Ask::Move { seat: mover }) => mover == seat,
        Some(Ask::Visit) => state.visit.is_some_and(|visit| visit.seat == seat),
        Some(
            Ask::Choose
            | Ask::PlaceHeroes
            | Ask::SplitForMary { .. }
            | Ask::DiscardForMary { .. }
            | Ask::Strike { .. }
            | Ask::Pressure { .. }
            | Ask::Defend { .. }
            | Ask::Loot { .. }
            | Ask::House { .. }
            | Ask::Resolve { .. }
            | Ask::Shelters,
        )
        | None => false,
    };
    if !own_move {
        return Err(refusals::NOT_YOUR_TURN);
    }
    if !can_peek(state, seat) {
        return Err(refusals::ROOM_NOT_READY);
    }
    if state.city(city).search_left() > 0 { Ok(()) } else { Err(refusals::SEARCH_PILE_EMPTY) }
}

/// O20.18 A player looks at a pile. Everybody sees that it does.
pub(crate) fn peek(state: &mut State, seat: Seat, city: City, log: &mut impl Sink<Event>) {
    state.players[seat].rooms.use_with(exactly(Effect::Peek));
    log.emit(Audience::All, Event::SearchPileLookedAt { seat, city });
    state.stack.push(Draw::LookAtSearchPile { seat, city, seen: 0 });
}

/// O20.18 The next tile from the top is seen. It is an outcome also where another player has seen it before: the looker could
/// not know.
pub(crate) fn see(
    state: &mut State,
    (seat, city, seen): (Seat, City, u8),
    tile: SearchTile,
    log: &mut impl Sink<Event>,
) {
    let pile = state.city_mut(city);
    pile.order[usize::from(seen)] = Some(tile);
    let seen = seen + 1;
    log.emit(Audience::Only(SeatSet::one(seat)), Event::SearchTileSeen { city, tile });
    if u32::from(seen) < pile.search_left() {
        return state.stack.goto(Draw::LookAtSearchPile { seat, city, seen });
    }
    pile.seen_by.insert(seat);
    state.stack.pop();
}

impl CityState {
    /// The face-down tiles whose place nobody knows.
    pub(crate) fn unordered(&self) -> kernel::Counts<SearchTile, { crate::words::SEARCH_TILES }> {
        self.face_down.minus(&self.order.iter().flatten().copied().collect())
    }

    /// The top tile is laid open.
    pub(crate) fn lay_open(&mut self, tile: SearchTile) {
        self.face_down.take(tile);
        self.open.add(tile);
        self.order.copy_within(1.., 0);
        self.order[self.order.len() - 1] = None;
        if self.face_down.is_empty() {
            self.seen_by = SeatSet::EMPTY;
        }
    }
}
