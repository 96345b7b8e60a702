//! How a finished game of Pandemic went: the chance to win, turn by turn, and what each player did for it.

use crate::course::{Chart, Deed, Scale, Telling};
use bots::Roster;
use pandemic::{Ending, Event, State, View};

pub(super) const TELLING: Telling<State> =
    Telling { chart: Chart { text: "pandemic-chart", scale: Scale::Percent }, begins, heights, deed };

fn begins(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

/// The chance to win, in parts of a hundred.
fn heights(view: &View) -> Vec<i16> {
    let chance = match view.ended_by {
        Some(Ending::Cures) => 1.0,
        Some(Ending::Cubes | Ending::Outbreaks | Ending::PlayerDeck | Ending::InfectionDeck) => 0.0,
        None => State::glance(view, view.active).unwrap_or_default(),
    };
    vec![(100.0 * chance).round() as i16]
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is nobody's deed")]
fn deed(event: &Event) -> Option<Deed> {
    match *event {
        Event::Treated { seat, cubes, .. } => Some(Deed::of(seat, "pandemic-did-treated", u32::from(cubes))),
        Event::Cured { seat, .. } => Some(Deed::once(seat, "pandemic-did-cured")),
        Event::Moved { seat, .. } | Event::OperationsFlown { seat, .. } => {
            Some(Deed::once(seat, "pandemic-did-moved"))
        }
        Event::Built { seat, .. } => Some(Deed::once(seat, "pandemic-did-built")),
        Event::Shared { giver, .. } => Some(Deed::once(giver, "pandemic-did-shared")),
        Event::Played { seat, .. } => Some(Deed::once(seat, "pandemic-did-played")),
        _ => None,
    }
}
