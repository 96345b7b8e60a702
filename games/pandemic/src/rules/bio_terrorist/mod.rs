//! P21.1 P21.6 P21.8 P21.11 P21.17 P21.33 The Bio-Terrorist: one seat against the others, out of their sight.

mod actions;
pub(crate) mod capture;
pub(crate) mod leaving;
mod list;
pub(crate) mod sighting;

pub(crate) use actions::{act, check, legal};

use crate::rules::windows;
use crate::table::bio_terrorist::{ACTIONS, MOVES, Place};
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Step, Window};
use crate::table::state::State;
use crate::table::trail::Trail;
use crate::words::InfectionCard;
use crate::words::map::City;
use crate::words::options::{BtTurns, Options};
use kernel::{Audience, SeatSet, Set, Sink};

/// P21.1 P21.6 Whether the Bio-Terrorist's turn follows the player turn that ends.
pub(crate) fn is_due(state: &State) -> bool {
    let Some(terrorist) = &state.bio_terrorist else { return false };
    !terrorist.is_out() && state.turn.number.is_multiple_of(round(&state.options))
}

/// P21.6 Player turns that the Bio-Terrorist's turn follows.
pub(crate) fn round(options: &Options) -> u16 {
    match options.bt_turns {
        BtTurns::AfterAllPlayers => u16::from(options.players),
        BtTurns::AfterEachPlayer => 1,
    }
}

/// P21.8 P21.33 The turn begins: a move and two actions; a captive has no move.
pub(crate) fn begin_turn(state: &mut State, log: &mut impl Sink<Event>) {
    let pawns = state.pawn_cities();
    let Some(terrorist) = &mut state.bio_terrorist else { return };
    if terrorist.is_out() {
        state.stack.goto(Step::BioTerroristDone);
        return;
    }
    terrorist.actions_left = ACTIONS;
    terrorist.hidden_used = Set::EMPTY;
    terrorist.moves_left = match terrorist.place {
        Place::Captured(captor) => {
            terrorist.trail = Trail::captive(state.players[captor].city);
            0
        }
        Place::Nowhere => {
            terrorist.trail = Trail::anywhere(pawns);
            MOVES
        }
        Place::City(_) | Place::Out => {
            terrorist.trail.begin_turn();
            MOVES
        }
    };
    log.emit(Audience::All, Event::BioTerroristTurnBegan);
    state.stack.goto(Frame::Moment(Moment::BioTerrorist));
}

/// P21.18 The turn is over, at the word of its seat (P21.11).
fn end_turn(state: &mut State, log: &mut impl Sink<Event>) {
    let pawns = state.pawn_cities();
    let Some(terrorist) = &mut state.bio_terrorist else { return };
    match terrorist.place {
        Place::Captured(_) => terrorist.trail = Trail::default(),
        Place::City(_) | Place::Nowhere | Place::Out => terrorist.trail.end_turn(pawns),
    }
    terrorist.moves_left = 0;
    terrorist.actions_left = 0;
    terrorist.hidden_used = Set::EMPTY;
    log.emit(Audience::All, Event::BioTerroristTurnEnded);
    windows::open_before(state, Step::BioTerroristDone, Window::BtTurnAfter);
}

/// P21.3 P21.17 A card is taken into the hand, seen by nobody else.
pub(crate) fn take(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    let Some(seat) = state.bio_terrorist.as_ref().map(|terrorist| terrorist.seat) else { return };
    state.infection.pile.deal_top(InfectionCard::City(city));
    log.emit(Audience::Only(SeatSet::one(seat)), Event::BioTerroristDrew { city });
    log.emit(Audience::AllBut(SeatSet::one(seat)), Event::BioTerroristDrewHidden);
}
