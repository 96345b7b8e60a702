//! O23.11 Mary Koolpepper draws search tiles instead of fixed resources.

use crate::rules::{city, dawn};
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw};
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::options::MaryDraw;
use crate::words::refusals;
use crate::words::{City, SEARCH_TILES, SearchTile};
use kernel::{Audience, Counts, Refusal, Seat, Sink};

/// O23.11 Tiles drawn.
const TILES: u8 = 4;
/// O23.11d Tiles of Blackwood and of Silent Peak on her card.
const ON_THE_CARD: (u8, u8) = (2, 1);

/// Her player is asked, or draws what the card says.
pub(super) fn begin(state: &mut State, seat: Seat) {
    let (blackwood, silent_peak) = ON_THE_CARD;
    match state.options.mary_draw {
        MaryDraw::FourDiscardOne => state.stack.goto(Ask::SplitForMary { seat }),
        MaryDraw::Card => state.stack.goto(Draw::DrawForMary { seat, blackwood, silent_peak }),
    }
}

/// O23.11a How many can come from Blackwood.
pub(crate) fn legal_splits(out: &mut Vec<Action>) {
    out.extend((0..=TILES).map(Action::Split));
}

/// O23.11a Whether so many can come from Blackwood.
pub(crate) fn check_split(blackwood: u8) -> Result<(), Refusal> {
    if blackwood <= TILES { Ok(()) } else { Err(refusals::TOO_MANY_TILES) }
}

/// O23.11a The split is named; the tiles are drawn.
pub(crate) fn split(state: &mut State, seat: Seat, blackwood: u8) {
    state.stack.goto(Draw::DrawForMary { seat, blackwood, silent_peak: TILES - blackwood });
}

/// Which city the next tile comes from.
pub(crate) fn next_city(blackwood: u8) -> City {
    if blackwood > 0 { City::Blackwood } else { City::SilentPeak }
}

/// O23.11a A tile is turned up for everyone to see.
pub(crate) fn draw(
    state: &mut State,
    (seat, blackwood, silent_peak): (Seat, u8, u8),
    tile: SearchTile,
    log: &mut impl Sink<Event>,
) {
    let city = next_city(blackwood);
    state.city_mut(city).lay_open(tile);
    log.emit(Audience::All, Event::DrawnForMary { seat, city, tile });
    let (blackwood, silent_peak) = match city {
        City::Blackwood => (blackwood - 1, silent_peak),
        City::SilentPeak => (blackwood, silent_peak - 1),
    };
    if blackwood + silent_peak > 0 {
        return state.stack.goto(Draw::DrawForMary { seat, blackwood, silent_peak });
    }
    match state.options.mary_draw {
        MaryDraw::FourDiscardOne => state.stack.goto(Ask::DiscardForMary { seat }),
        MaryDraw::Card => gain(state, seat, drawn(state), log),
    }
}

/// The tiles that were drawn: until the first dawn no others lie open.
pub(crate) fn drawn(state: &State) -> Counts<SearchTile, SEARCH_TILES> {
    let mut tiles = state.city(City::Blackwood).open;
    tiles.add_all(&state.city(City::SilentPeak).open);
    tiles
}

/// O23.11 What can be discarded.
pub(crate) fn legal_discards(state: &State, out: &mut Vec<Action>) {
    out.extend(drawn(state).kinds().map(|(tile, _)| Action::DiscardTile(tile)));
}

/// O23.11 Whether this tile can be discarded.
pub(crate) fn check_discard(state: &State, tile: SearchTile) -> Result<(), Refusal> {
    if drawn(state).contains(tile) { Ok(()) } else { Err(refusals::TILE_NOT_DRAWN) }
}

/// O23.11 One is discarded, the others are gained.
pub(crate) fn discard(state: &mut State, seat: Seat, tile: SearchTile, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::DiscardedForMary { seat, tile });
    let mut tiles = drawn(state);
    tiles.take(tile);
    gain(state, seat, tiles, log);
}

fn gain(state: &mut State, seat: Seat, tiles: Counts<SearchTile, SEARCH_TILES>, log: &mut impl Sink<Event>) {
    tiles.iter().for_each(|tile| city::give(state, seat, tile, log));
    dawn::begin(state, log);
}
