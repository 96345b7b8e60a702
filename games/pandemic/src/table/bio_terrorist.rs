//! P21.5 P21.8 P21.19 P21.25 P21.32 P21.44 P21.48 The Bio-Terrorist on the table: seat, place, what is left of the turn, and the trail.

use super::state::State;
use super::trail::Trail;
use crate::words::map::City;
use crate::words::refusals;
use crate::words::{HiddenAction, cities_named};
use kernel::{Refusal, Seat, Set};

/// P21.8 Moves a turn.
pub(crate) const MOVES: u8 = 1;
/// P21.8 Actions a turn.
pub(crate) const ACTIONS: u8 = 2;
/// P21.19 Cards the Bio-Terrorist may hold.
pub(crate) const HAND_LIMIT: u32 = 7;

/// Where the Bio-Terrorist is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Place {
    /// P21.5 Nowhere before the first turn.
    Nowhere,
    /// In a city.
    City(City),
    /// P21.32 On the captor's role card.
    Captured(Seat),
    /// P21.44 Out of the game.
    Out,
}

/// The Bio-Terrorist. The hand is what the infection pile has dealt face down ([`hand`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct BioTerrorist {
    pub(crate) seat: Seat,
    pub(crate) place: Place,
    pub(crate) moves_left: u8,
    pub(crate) actions_left: u8,
    /// Hidden actions taken this turn.
    pub(crate) hidden_used: Set<HiddenAction>,
    /// What the others can work out.
    pub(crate) trail: Trail,
}

impl BioTerrorist {
    pub(crate) fn new(seat: Seat) -> Self {
        BioTerrorist {
            seat,
            place: Place::Nowhere,
            moves_left: 0,
            actions_left: 0,
            hidden_used: Set::EMPTY,
            trail: Trail::default(),
        }
    }

    /// The city, unless captured, out, or not begun.
    #[inline]
    pub(crate) fn city(&self) -> Option<City> {
        match self.place {
            Place::City(city) => Some(city),
            Place::Nowhere | Place::Captured(_) | Place::Out => None,
        }
    }

    /// P21.44 Whether purple's end has put the Bio-Terrorist out.
    pub(crate) fn is_out(&self) -> bool {
        self.place == Place::Out
    }
}

/// The infection cards in the Bio-Terrorist's hand.
pub(crate) fn hand(state: &State) -> Set<City> {
    cities_named(state.infection.pile.dealt())
}

/// P21.25 The city where the black pawn stands on the board, seen by all.
#[inline]
pub(crate) fn seen_in(state: &State) -> Option<City> {
    let city = state.bio_terrorist.as_ref()?.city()?;
    if state.pawns_in(city).is_empty() { None } else { Some(city) }
}

/// P21.48 Why this seat, which is not a player seat, has no pawn that could be moved.
pub(crate) fn no_pawn(state: &State, seat: Seat) -> Refusal {
    match &state.bio_terrorist {
        Some(terrorist) if terrorist.seat == seat => refusals::NOT_THE_BLACK_PAWN,
        Some(_) | None => refusals::NO_SUCH_SEAT,
    }
}
