//! How a finished game of Outlive went: the survival points of each clan, dawn by dawn, what each clan did, and what a turn is told by.

use super::pictures::rooms::{self, Stage};
use super::pictures::signs::{Sign, sign};
use super::pictures::{equipment, events, prey};
use crate::course::{Better, Chart, Deed, Scale, Telling};
use maud::{Markup, Render};
use outlive::{Event, State, View};

pub(super) const TELLING: Telling<State> = Telling {
    chart: Chart {
        text: "outlive-chart",
        turn: "outlive-chart-turn",
        scale: Scale::Count,
        better: Better::Higher,
    },
    begins,
    heights,
    deed,
    tells,
    pictured,
};

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

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens tells nothing about a turn")]
fn tells(event: &Event) -> i16 {
    match *event {
        Event::GameOver => i16::MAX,
        Event::EventResolved { .. } => 60,
        Event::Recruited { .. } => 50,
        Event::Built { .. } => 40,
        Event::Repaired { .. } => 30,
        Event::SurvivorJoined { .. } => 20,
        Event::Hunted { points, meat, .. } => i16::from(points) + i16::from(meat),
        Event::SurvivorLost { .. } => -60,
        Event::Fed { shortage, .. } if shortage > 0 => -50,
        Event::EventTurnedUp { .. } => -40,
        Event::RadiationUp { spaces, .. } => -5 * i16::from(spaces),
        _ => 0,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is not told, or in words alone")]
fn pictured(event: &Event) -> Option<Markup> {
    let picture = match *event {
        Event::GameOver => sign(Sign::Dawn),
        Event::Recruited { .. }
        | Event::SurvivorJoined { .. }
        | Event::SurvivorLost { .. }
        | Event::Fed { .. } => sign(Sign::Survivor),
        Event::Built { room, .. } => rooms::room(room.kind, Stage::Built(0)),
        Event::RadiationUp { .. } => sign(Sign::Gauge),
        Event::EventResolved { event, .. } | Event::EventTurnedUp { event, .. } => events::event(event),
        Event::Repaired { equipment, .. } => equipment::equipment(equipment),
        Event::Hunted { prey, .. } => prey::prey(prey),
        _ => return None,
    };
    Some(picture.render())
}
