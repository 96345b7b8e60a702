//! P13.5 P13.6 P13.7 P13.8 P13.9 P13.11 P19.6 P20.8 Epidemics: Increase, Infect, Intensify; cards from the bottom.

use super::flow::Flow;
use super::{draw, infection, outbreak, windows};
use crate::rules::mutation;
use crate::table::event::Event;
use crate::table::frames::{Bottom, Step, Window};
use crate::table::state::{CITY_CUBES, RATES, State};
use crate::words::InfectionCard;
use crate::words::map::City;
use crate::words::options::{StrainModule, StrainTime};
use kernel::{Audience, Sink};
use std::ops::ControlFlow;

/// P13.9 P20.5 The next mutation event, then the next Epidemic that was drawn, or the hand limit.
pub(crate) fn next(state: &mut State, log: &mut impl Sink<Event>) -> Flow {
    if !state.turn.mutations_waiting.is_empty() {
        return mutation::next(state, log);
    }
    if state.turn.epidemics_waiting == 0 {
        state.stack.goto(Step::HandLimit);
        return ControlFlow::Continue(());
    }
    state.turn.epidemics_waiting -= 1;
    let [first, second] = state.strain.waiting;
    state.strain.resolving = first;
    state.strain.waiting = [second, None];
    state.stack.goto(if chooses_strain(state, StrainTime::OnDraw) { Step::Strain } else { Step::Increase });
    ControlFlow::Continue(())
}

/// P19.2 P19.6 Whether the strain is chosen at this time of the first Epidemic.
fn chooses_strain(state: &State, time: StrainTime) -> bool {
    state.options.module_strain == StrainModule::On
        && state.strain.colour.is_none()
        && state.options.strain_time == time
}

/// P13.5 The rate marker moves, but not beyond the last space.
pub(crate) fn increase(state: &mut State, log: &mut impl Sink<Event>) {
    state.board.rate_index = (state.board.rate_index + 1).min(RATES.len() as u8 - 1);
    log.emit(Audience::All, Event::Increased { rate: infection::rate(state) });
    state.stack.goto(Step::Bottom { by: Bottom::Epidemic, left: 1 });
}

/// P13.6 The bottom card is turned up. P20.8: a mutation infection card is discarded and the next one taken.
pub(crate) fn bottom(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    let Some(Step::Bottom { by, left }) = state.step() else { return };
    state.infection.pile.take_bottom(card);
    log.emit(Audience::All, Event::BottomRevealed { card });
    match card {
        InfectionCard::City(city) => {
            windows::open_before(state, Step::Infect { city, by, left }, Window::BottomRevealed);
        }
        InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => {
            state.infection.discard.insert(card);
        }
    }
}

/// P13.6 P13.7 P13.11 Three cubes, filling up and one outbreak if they do not fit; or what a mutation asks for.
pub(crate) fn infect(
    state: &mut State,
    city: City,
    by: Bottom,
    left: u8,
    log: &mut impl Sink<Event>,
) -> Flow {
    match by {
        Bottom::Epidemic => {
            outbreak::place(state, city, city.colour(), CITY_CUBES, log)?;
            state.infection.discard.insert(InfectionCard::City(city));
            after_infect(state);
            ControlFlow::Continue(())
        }
        Bottom::MutationAppears | Bottom::MutationThreatens | Bottom::MutationSpreads => {
            mutation::infect(state, city, by, left, log)
        }
    }
}

/// P19.6 After Infect: the strain if it is chosen now, the effect of a strain card, Intensify.
fn after_infect(state: &mut State) {
    if chooses_strain(state, StrainTime::AfterInfect) {
        state.stack.goto(Step::Strain);
    } else {
        infected(state);
    }
}

/// P3.5 The window after Infect.
pub(crate) fn infected(state: &mut State) {
    let next = if state.strain.resolving.is_some() { Step::Effect } else { Step::Intensify };
    windows::open_before(state, next, Window::EpidemicInfected);
}

/// P13.8 The discard is shuffled and laid on top.
pub(crate) fn intensify(state: &mut State, log: &mut impl Sink<Event>) {
    let cards = state.infection.discard;
    infection::shuffle_discard_onto_deck(state);
    log.emit(Audience::All, Event::Intensified { cards: cards.len() as u8 });
    draw::special_resolved(state);
}
