//! How a finished game of Pandemic went: the chance to win, turn by turn, what each player did for it, and what a turn is told by.

use super::last_map::{Happened, around};
use super::pictures;
use crate::course::{Better, Chart, Deed, Scale, Telling};
use bots::Roster;
use maud::{Markup, Render};
use pandemic::{Ending, Event, State, View};

pub(super) const TELLING: Telling<State> = Telling {
    chart: Chart {
        text: "pandemic-chart",
        turn: "pandemic-chart-turn",
        scale: Scale::Percent,
        better: Better::Higher,
    },
    begins,
    heights,
    deed,
    tells,
    pictured,
};

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

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens tells nothing about a turn")]
fn tells(event: &Event) -> i16 {
    match *event {
        Event::Ended { by: Ending::Cures } => i16::MAX,
        Event::Ended { .. } => -i16::MAX,
        Event::Cured { .. } => 100,
        Event::Captured { .. } => 90,
        Event::Eradicated { .. } => 80,
        Event::BioTerroristOut => 70,
        Event::Played { .. } => 30,
        Event::Shared { .. } => 24,
        Event::Built { .. } => 20,
        Event::MedicCleared { cubes, .. } | Event::Treated { cubes, .. } => 4 * i16::from(cubes),
        Event::Outbreak { .. } => -90,
        Event::EpidemicDrawn { .. } => -80,
        Event::BottomRevealed { .. } => -70,
        Event::MutationDrawn { .. } | Event::StrainReturned { .. } => -60,
        Event::Sabotaged { .. } | Event::BioTerroristEscaped { .. } => -50,
        Event::CubesPlaced { cubes, .. } => -6 * i16::from(cubes),
        Event::Discarded { .. } => -2,
        _ => 0,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is not told, or in words alone")]
fn pictured(event: &Event) -> Option<Markup> {
    let picture = match *event {
        Event::Ended { by: Ending::Cures } | Event::Cured { .. } | Event::Eradicated { .. } => {
            pictures::cure()
        }
        Event::Ended { .. } => pictures::outbreaks(),
        Event::Outbreak { city, colour, .. } => return Some(around(city, colour, Happened::BrokeOut)),
        Event::Captured { .. }
        | Event::BioTerroristOut
        | Event::Sabotaged { .. }
        | Event::BioTerroristEscaped { .. } => pictures::bio_terrorist(),
        Event::Played { event, .. } => pictures::event(event),
        Event::Shared { card, .. } => pictures::city(card),
        Event::Built { .. } => pictures::station(),
        Event::CubesPlaced { city, colour, cubes } => {
            return Some(around(city, colour, Happened::Infected(cubes)));
        }
        Event::Treated { city, colour, .. } | Event::MedicCleared { city, colour, .. } => {
            return Some(around(city, colour, Happened::Treated));
        }
        Event::StrainReturned { colour } => pictures::disease(colour),
        Event::EpidemicDrawn { card: Some(card), .. } => pictures::strain(card),
        Event::EpidemicDrawn { card: None, .. } => pictures::epidemic(),
        Event::BottomRevealed { card } => pictures::infection(card),
        Event::MutationDrawn { event, .. } => pictures::mutation(event),
        Event::Discarded { card, .. } => pictures::card(card),
        _ => return None,
    };
    Some(picture.render())
}
