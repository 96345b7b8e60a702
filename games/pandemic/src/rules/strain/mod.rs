//! P19.1 P19.2 P19.3 P19.4 P19.5 P19.6 P19.7 P19.8 P19.9 P22.2 Virulent Strain: its Epidemic cards, one file each.

pub(crate) mod chronic_effect;
pub(crate) mod complex_molecular_structure;
pub(crate) mod government_interference;
pub(crate) mod hidden_pocket;
pub(crate) mod rate_effect;
pub(crate) mod slippery_slope;
pub(crate) mod unacceptable_loss;
pub(crate) mod uncounted_populations;

use crate::rules::flow::Flow;
use crate::rules::flow::Needed;
use crate::rules::{epidemic, windows};
use crate::table::event::Event;
use crate::table::frames::{Step, Window};
use crate::table::state::State;
use crate::words::options::StrainTime;
use crate::words::{Colour, StrainCard};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P19.2 P22.2 The standard diseases with most cubes on the board. P19.4: purple is not counted.
pub(crate) fn candidates(state: &State) -> Set<Colour> {
    let most = Colour::STANDARD.iter().map(|&colour| state.on_board(colour)).max();
    Colour::STANDARD.iter().copied().filter(|&colour| Some(state.on_board(colour)) == most).collect()
}

/// P19.2 The strain is chosen by itself unless diseases are tied (P19.3).
pub(crate) fn choose(state: &mut State, log: &mut impl Sink<Event>) -> Option<Needed> {
    let tied = candidates(state);
    match tied.first() {
        Some(colour) if tied.len() == 1 => {
            take(state, colour, log);
            None
        }
        Some(_) | None => Some(Needed::CardOrChoice),
    }
}

/// P19.1 P19.5 The strain, for the rest of the game.
pub(crate) fn take(state: &mut State, colour: Colour, log: &mut impl Sink<Event>) {
    state.strain.colour = Some(colour);
    log.emit(Audience::All, Event::StrainChosen { colour });
    match state.options.strain_time {
        StrainTime::OnDraw => state.stack.goto(Step::Increase),
        StrainTime::AfterInfect => epidemic::infected(state),
    }
}

/// P19.6 P19.9 The effect of the card: P19.7 continuing ones apply from now on, P19.8 immediate ones happen once.
pub(crate) fn effect(state: &mut State, log: &mut impl Sink<Event>) -> Flow {
    if let (Some(card), Some(colour)) = (state.strain.resolving.take(), state.strain.colour) {
        log.emit(Audience::All, Event::StrainEffect { card, colour });
        match card {
            StrainCard::ChronicEffect
            | StrainCard::ComplexMolecularStructure
            | StrainCard::GovernmentInterference
            | StrainCard::RateEffect
            | StrainCard::SlipperySlope => state.strain.in_force.insert(card),
            StrainCard::HiddenPocket => hidden_pocket::happen(state, colour, log)?,
            StrainCard::UnacceptableLoss => unacceptable_loss::happen(state, colour, log),
            StrainCard::UncountedPopulations => uncounted_populations::happen(state, colour, log)?,
        }
    }
    windows::open_before(state, Step::Intensify, Window::BeforeIntensify);
    ControlFlow::Continue(())
}
