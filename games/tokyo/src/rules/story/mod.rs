//! T2.4 T26.1 T32.1 T32.3 Scenarios: what each does at the moments the rules know.
//!
//! Its cards are a table in `words/story`; what it remembers is [`Story`](crate::table::story::Story). Zones are in `zones.rs`,
//! solving in `solving.rs`, gates in `gate.rs`, the guide in `guide.rs`.

pub(crate) mod deeds;
pub(crate) mod gate;
pub(crate) mod given;
pub(crate) mod guide;
pub(crate) mod lead;
pub(crate) mod lesson;
pub(crate) mod mods;
pub(crate) mod npc;
pub(crate) mod pages;
pub(crate) mod race;
pub(crate) mod roaming;
mod s00;
pub(crate) mod solving;
pub(crate) mod spending;
pub(crate) mod tokens;
pub(crate) mod train;
pub(crate) mod zones;

use crate::table::event::Event;
use crate::table::state::State;
use crate::table::story::Mods;
use crate::words::options::Telling;
use crate::words::story::Scene;
use kernel::Sink;

/// T2.4 The scenario's own decks, before anything is dealt.
pub(crate) fn stack_decks(state: &mut State) {
    match state.options.scenario.telling() {
        Telling::Practice => {}
        Telling::Guided => s00::stack_decks(state),
        Telling::Story => {
            state.story.mods = Mods::shuffled();
            roaming::hide(state);
        }
    }
}

/// T2.4 What the scenario lays into the market once it is dealt.
pub(crate) fn stock_market(state: &mut State, log: &mut impl Sink<Event>) {
    match state.options.scenario.telling() {
        Telling::Practice | Telling::Story => {}
        Telling::Guided => s00::stock_market(state, log),
    }
}

/// T2.4 What the scenario changes when the PCs have their cards.
pub(crate) fn equip_pcs(state: &mut State) {
    match state.options.scenario.telling() {
        Telling::Practice | Telling::Story => {}
        Telling::Guided => s00::equip_pcs(state),
    }
}

/// T32.1 Card 01 is revealed when set-up is complete.
pub(crate) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(first) = Scene::numbered(state.options.scenario, 1) {
        zones::open(state, first, log);
    }
}

/// T26.1 Whether the scenario is cleared when a round is over.
pub(crate) fn round_over(state: &State) -> bool {
    match state.options.scenario.telling() {
        Telling::Practice => state.round.number >= state.options.rounds,
        Telling::Guided | Telling::Story => false,
    }
}

/// T32.3 What the scenario does between finished actions and finished steps. Says whether anything has happened.
#[inline]
pub(crate) fn between(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    match state.options.scenario.telling() {
        Telling::Practice => false,
        Telling::Guided => state.story.guide.is_some() && zones::at_rest(state) && guide::go_on(state, log),
        Telling::Story => zones::at_rest(state) && (zones::conditions(state) || train::embark(state)),
    }
}

#[cfg(test)]
mod tests;
