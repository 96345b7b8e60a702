//! P18.1 P18.2 P18.3 P18.4 P18.5 P18.6 P18.7 P20.20 P21.41 P21.43 P21.45 Winning and losing.

use super::flow::Flow;
use crate::table::event::Event;
use crate::table::state::{Ending, State};
use crate::words::options::FourCureWin;
use crate::words::{Colour, Cure};
use kernel::{Audience, PerSeat, Sink, Standing};
use std::ops::ControlFlow;

/// P18.1 All four cures are known. P20.20: with a purple module the fifth as well, or no purple on the board.
#[inline]
pub(crate) fn is_won(state: &State) -> bool {
    let known = |colour: Colour| state.cure(colour) != Cure::Active;
    Colour::STANDARD.iter().all(|&colour| known(colour))
        && (!state.colours().contains(&Colour::Purple) || known(Colour::Purple) || no_purple(state))
}

/// P20.20 No purple cube is on the board; with `after_first_purple` there must have been one before.
fn no_purple(state: &State) -> bool {
    let appeared = match state.options.mutation_four_cure_win {
        FourCureWin::Literal => true,
        FourCureWin::AfterFirstPurple => state.board.purple_appeared,
    };
    appeared && state.on_board(Colour::Purple) == 0
}

/// P18.1 P20.20 P21.41 The win, checked after everything a seat does: only then are cures found and cubes removed.
#[inline]
pub(crate) fn check_win(state: &State) -> Flow {
    if is_won(state) { ControlFlow::Break(Ending::Cures) } else { ControlFlow::Continue(()) }
}

/// P18.5 P18.7 The game is decided.
pub(crate) fn decide(state: &mut State, ending: Ending, log: &mut impl Sink<Event>) {
    state.ending = Some(ending);
    state.stack.clear();
    state.refused.clear();
    log.emit(Audience::All, Event::Ended { by: ending });
}

/// P18.6 All player seats win or lose together. P21.43: their loss with purple on the board is the Bio-Terrorist's
/// win; P21.45: without, everybody has lost.
pub(crate) fn standings(state: &State) -> PerSeat<Standing> {
    let (team, terrorist) = match state.ending {
        None => (Standing::Playing, Standing::Playing),
        Some(Ending::Cures) => (Standing::Won, Standing::Lost),
        // P18.2 P18.3 P18.4
        Some(Ending::Cubes | Ending::Outbreaks | Ending::PlayerDeck | Ending::InfectionDeck) => {
            let purple = state.plays_bio_terrorist() && state.on_board(Colour::Purple) > 0;
            (Standing::Lost, if purple { Standing::Won } else { Standing::Lost })
        }
    };
    let mut standings = PerSeat::filled(state.options.seats(), team);
    if let Some(bio_terrorist) = &state.bio_terrorist {
        standings[bio_terrorist.seat] = if bio_terrorist.is_out() { Standing::Lost } else { terrorist };
    }
    standings
}
