//! O10.1 O10.4 O10.5 O10.7 Arriving at the Cargo Ship: cans, then a survivor.

use super::{bank, survivors};
use crate::table::event::{Event, Source};
use crate::table::frames::{Ask, Origin};
use crate::table::state::{FIRST_ROW, State};
use crate::words::Resource;
use crate::words::homes::Home;
use crate::words::options::Duty;
use crate::words::tokens::Tokens;
use crate::words::tuning::CARGO_CANS;
use kernel::{Audience, Seat, Sink};

/// O10.1 O10.4 O10.7 After the pressure: what the arrival brings, if it is at the Cargo Ship.
pub(crate) fn arrive(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(visit) = state.visit else { return };
    let seat = visit.seat;
    let Some(row) = state.players[seat].hero(visit.hero).row else { return };
    let cans = CARGO_CANS[usize::from(row - FIRST_ROW)];
    bank::gain(state, seat, Tokens::of(Resource::Can, cans), Source::Row(row), log);
    let aboard = if is_shared(state, row) { bank::has_survivor(state) } else { has_survivor(state, row) };
    if !aboard {
        return;
    }
    let mut places = 0;
    let mut last = Home::Airlock;
    survivors::homes(state, seat, Origin::CargoShip, &mut |home| {
        places += 1;
        last = home;
    });
    if places == 0 {
        log.emit(Audience::All, Event::SurvivorLeft { seat });
    } else if places == 1 && state.options.cargo_survivor == Duty::Must {
        take(state, seat, last, log);
    } else {
        state.stack.push(Ask::House { from: Origin::CargoShip });
    }
}

fn has_survivor(state: &State, row: u8) -> bool {
    state.board.cargo[usize::from(row - FIRST_ROW)]
}

/// O10.5b Whether two heroes stand in the row: then the survivor comes from the bank.
fn is_shared(state: &State, row: u8) -> bool {
    let in_row = |count, hero: &crate::table::state::HeroState| count + u8::from(hero.row == Some(row));
    state.players.iter().fold(0, |count, (_, player)| player.heroes.iter().fold(count, in_row)) > 1
}

/// O10.5 The survivor of the row comes home.
pub(crate) fn take(state: &mut State, seat: Seat, home: Home, log: &mut impl Sink<Event>) {
    let row = state.visit.and_then(|visit| state.players[seat].hero(visit.hero).row);
    if let Some(row) = row.filter(|&row| !is_shared(state, row)) {
        state.board.cargo[usize::from(row - FIRST_ROW)] = false;
    }
    survivors::join(state, seat, home, log);
}
