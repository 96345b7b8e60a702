//! O23.11 Mary Koolpepper draws search tiles instead of fixed resources.

use crate::rules::{city, dawn};
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw};
use crate::table::state::State;
use crate::words::options::MaryDraw;
use crate::words::{City, SEARCH_TILES, SearchTile};
use kernel::{Audience, Counts, Seat, Sink};

/// O23.11 Tiles drawn.
pub(crate) const TILES: u8 = 4;
/// O23.11d Tiles of Blackwood and of Silent Peak on her card.
const ON_THE_CARD: (u8, u8) = (2, 1);

/// Her player is asked, or draws what the card says.
pub(crate) fn begin(state: &mut State, seat: Seat) {
    let (blackwood, silent_peak) = ON_THE_CARD;
    match state.options.mary_draw {
        MaryDraw::FourDiscardOne => state.stack.goto(Ask::SplitForMary { seat }),
        MaryDraw::Card => state.stack.goto(Draw::DrawForMary { seat, blackwood, silent_peak }),
    }
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

/// O23.11 What is drawn and kept is gained, and the first turn begins.
pub(crate) fn gain(
    state: &mut State,
    seat: Seat,
    tiles: Counts<SearchTile, SEARCH_TILES>,
    log: &mut impl Sink<Event>,
) {
    tiles.iter().for_each(|tile| city::give(state, seat, tile, log));
    dawn::begin(state, log);
}
