//! T27.4 T27.6 T27.11 T27.14 T32.13 Gates: scenario cards that lie on the table and are solved in the Site as
//! if they were Site cards, once no card is left on the encounter slot.

use super::Scene;
use crate::event::Event;
use crate::refusals;
use crate::state::State;
use crate::words::Area;
use kernel::{Audience, Refusal, Sink};
use serde::{Deserialize, Serialize};

/// The gate that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gate {
    /// Which card.
    pub scene: Scene,
    /// T20.15 Damage tokens; they stay between challenges.
    #[serde(default)]
    pub damage: u8,
    /// Whether it is being challenged.
    #[serde(default)]
    pub stand: GateStand,
}

vocabulary::words! {
    /// Whether a gate can be or is being challenged.
    #[derive(Default)]
    pub enum GateStand as "stand of a gate" {
        /// It can be.
        #[default]
        Closed = "closed",
        /// It is.
        Challenged = "challenged",
        /// It has been in this round.
        Tried = "tried",
    }
}

impl Gate {
    /// One that nobody has challenged.
    pub(crate) const fn new(scene: Scene) -> Gate {
        Gate { scene, damage: 0, stand: GateStand::Closed }
    }
}

/// The gate being challenged.
#[inline]
pub(crate) fn challenged(state: &State) -> Option<Gate> {
    state.story.gate.filter(|gate| gate.stand == GateStand::Challenged)
}

/// Whether a gate can be challenged by those in the Site.
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

/// T27.11 T27.13 The challenge is over without success; the gate stays.
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
