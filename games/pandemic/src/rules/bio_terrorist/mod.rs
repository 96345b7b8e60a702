//! P21.1 P21.4 P21.5 P21.6 P21.7 P21.8 P21.11 P21.17 P21.19 P21.32 P21.33 P21.44 P21.48 The Bio-Terrorist: one seat against the
//! others, out of their sight.

mod actions;
pub(crate) mod capture;
mod list;
pub(crate) mod sighting;

pub(crate) use actions::{act, check, legal};

use crate::rules::setup;
use crate::rules::windows;
use crate::table::bio_terrorist::{ACTIONS, BioTerrorist, MOVES, Place, hand};
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Setup, Step, Window};
use crate::table::state::State;
use crate::table::trail::Trail;
use crate::words::map::City;
use crate::words::options::{BtTurns, Options};
use crate::words::refusals;
use crate::words::{Colour, Cure, InfectionCard};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

/// P21.48 Why this seat, which is no player seat, has no pawn that could be moved.
pub(crate) fn no_pawn(state: &State, seat: Seat) -> Refusal {
    match &state.bio_terrorist {
        Some(terrorist) if terrorist.seat == seat => refusals::NOT_THE_BLACK_PAWN,
        Some(_) | None => refusals::NO_SUCH_SEAT,
    }
}

/// P21.6 Whether the Bio-Terrorist's turn follows the player turn that ends.
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

/// P21.18 The turn is over.
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
    if state.stack.top() == Some(Frame::Setup(Setup::BioTerroristHand)) {
        setup::take_first_card(state);
    } else {
        state.stack.pop();
    }
}

/// P21.19 A card leaves the hand, face up onto the infection discard.
fn discard(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    state.infection.pile.show_dealt(InfectionCard::City(city));
    state.infection.discard.insert(InfectionCard::City(city));
    log.emit(Audience::All, Event::BioTerroristDiscarded { city });
}

/// P21.44 With purple eradicated the Bio-Terrorist has lost and leaves; the hand goes to the infection discard.
pub(crate) fn leave_if_eradicated(state: &mut State, log: &mut impl Sink<Event>) {
    if state.bio_terrorist.as_ref().is_none_or(BioTerrorist::is_out)
        || state.cure(Colour::Purple) != Cure::Eradicated
    {
        return;
    }
    for city in hand(state) {
        discard(state, city, log);
    }
    if let Some(terrorist) = &mut state.bio_terrorist {
        *terrorist = BioTerrorist { place: Place::Out, ..BioTerrorist::new(terrorist.seat) };
    }
    log.emit(Audience::All, Event::BioTerroristOut);
}
