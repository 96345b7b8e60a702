//! How a finished game of Outlive went: the survival points of each clan, dawn by dawn, and what each clan did.

use crate::course::{Chart, Deed, Scale, Telling};
use outlive::{Event, State, View};

pub(super) const TELLING: Telling<State> =
    Telling { chart: Chart { text: "outlive-chart", scale: Scale::Count }, begins, heights, deed };

fn begins(event: &Event) -> bool {
    matches!(event, Event::Dawn { .. })
}

/// The survival points of each clan (O24.2), as the game stands.
fn heights(view: &View) -> Vec<i16> {
    view.seats.iter().map(|seat| seat.score.total).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is no clan's deed")]
fn deed(event: &Event) -> Option<Deed> {
    match *event {
        Event::Hunted { seat, meat, .. } => Some(Deed::of(seat, "outlive-did-hunted", u32::from(meat))),
        Event::Pressed { seat, .. } => Some(Deed::once(seat, "outlive-did-pressed")),
        Event::Built { seat, .. } => Some(Deed::once(seat, "outlive-did-built")),
        Event::SurvivorJoined { seat, .. } => Some(Deed::once(seat, "outlive-did-recruited")),
        Event::Repaired { seat, .. } => Some(Deed::once(seat, "outlive-did-repaired")),
        Event::EventResolved { seat, .. } => Some(Deed::once(seat, "outlive-did-resolved")),
        _ => None,
    }
}
