//! What names of choices depend on: drawings that name them are made anew when it changes.

use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::about::at_spot;
use crate::faces::tokyo::words::seats::{Roles, roles};
use tokyo::{Action, Ask, GateStand, Scene, SiteCard, SlotState, Spot, View};

/// What lies in a spot, by which the spot is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum There {
    Slot(SlotState),
    Site(Option<SiteCard>, Option<Scene>),
}

pub(crate) fn there(view: &View, spot: Spot) -> There {
    match spot {
        Spot::Slot(slot) => There::Slot(*view.slot(slot)),
        Spot::Site => There::Site(
            view.open.map(|open| open.card),
            view.story.gate.filter(|gate| gate.stand == GateStand::Challenged).map(|gate| gate.scene),
        ),
    }
}

/// What the name of an action depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Naming {
    roles: Roles,
    asked: Option<Ask>,
    there: Option<There>,
    gate: Option<Scene>,
    companion: Option<Scene>,
    is_checked: bool,
}

impl Words<'_> {
    /// What the name of this action depends on.
    pub(crate) fn naming(&self, action: Action) -> Naming {
        let view = self.view;
        Naming {
            roles: roles(view),
            asked: self.answered(),
            there: at_spot(action).map(|spot| there(view, spot)),
            gate: view.story.gate.filter(|_| view.encounter == 0).map(|gate| gate.scene),
            companion: view.companion().map(|npc| npc.card),
            is_checked: view.check.is_some(),
        }
    }
}
