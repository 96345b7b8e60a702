//! T27.4 T27.6 T27.11 T27.14 Gates: scenario cards that lie on the table and are solved in the Site as if they were
//! Site cards, once no card is left on the encounter slot.

use crate::table::event::Event;
use crate::table::state::State;
use crate::table::story::GateStand;
use crate::words::{Area, refusals};
use kernel::{Audience, Refusal, Sink};

/// T27.4 T27.6 Whether a gate can be challenged by those in the Site.
pub(crate) fn check_challenge(state: &State) -> Result<(), Refusal> {
    match state.story.gate.map(|gate| gate.stand) {
        Some(GateStand::Closed) => Ok(()),
        Some(GateStand::Challenged) => Err(refusals::CARD_OPEN),
        Some(GateStand::Tried) => Err(refusals::GATE_TRIED),
        None => Err(refusals::NOTHING_TO_REVEAL),
    }
}

/// T27.3 All in the Site take part.
pub(crate) fn challenge(state: &mut State) {
    let inside = state.in_area(Area::Site);
    if let Some(gate) = state.story.gate.as_mut() {
        gate.stand = GateStand::Challenged;
        state.site.explorers = inside;
    }
}

/// T27.11 T27.13 T27.14 The challenge is over without success; the gate stays.
pub(crate) fn withstood(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(gate) = state.story.gate.as_mut().filter(|gate| gate.stand == GateStand::Challenged) {
        gate.stand = GateStand::Tried;
        log.emit(Audience::All, Event::GateWithstood { scene: gate.scene });
    }
}

/// A new round: it can be challenged again.
pub(crate) fn new_round(state: &mut State) {
    if let Some(gate) = state.story.gate.as_mut() {
        gate.stand = GateStand::Closed;
    }
}
