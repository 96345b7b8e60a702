//! How a finished game of Tokyo Siteseeing went: the troubles in the city, round by round, what each PC did about them, and what a
//! round is told by.

use super::board::sprite::icon;
use super::pictures;
use crate::course::{Better, Chart, Deed, Scale, Telling};
use maud::{Markup, Render};
use tokyo::{Area, Ending, Event, State, View};

pub(super) const TELLING: Telling<State> = Telling {
    chart: Chart {
        text: "tokyo-chart",
        turn: "tokyo-chart-round",
        scale: Scale::Count,
        better: Better::Lower,
    },
    begins,
    heights,
    deed,
    tells,
    pictured,
};

fn begins(event: &Event) -> bool {
    matches!(event, Event::Round { .. })
}

/// The troubles that lie in the city.
fn heights(view: &View) -> Vec<i16> {
    vec![view.slots.iter().filter(|slot| slot.trouble.is_some()).count() as i16]
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is nobody's deed")]
fn deed(event: &Event) -> Option<Deed> {
    match *event {
        Event::TroubleSolved { seat, .. } => Some(Deed::once(seat, "tokyo-did-solved")),
        Event::SiteCardSolved { seat, .. } => Some(Deed::once(seat, "tokyo-did-site")),
        Event::SceneSolved { seat, .. } => Some(Deed::once(seat, "tokyo-did-scene")),
        Event::Bought { seat, .. } => Some(Deed::once(seat, "tokyo-did-bought")),
        Event::Hurt { seat, amount, .. } => Some(Deed::of(seat, "tokyo-did-hurt", u32::from(amount))),
        Event::Healed { seat, amount } => Some(Deed::of(seat, "tokyo-did-healed", u32::from(amount))),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens tells nothing about a round")]
fn tells(event: &Event) -> i16 {
    match *event {
        Event::Over { ending: Ending::Cleared } => i16::MAX,
        Event::Over { ending: Ending::Overflow | Ending::Defeat } => -i16::MAX,
        Event::SceneSolved { .. } => 90,
        Event::SiteCardSolved { .. } => 80,
        Event::TroubleSolved { .. } => 60,
        Event::SealLifted { .. } => 20,
        Event::Gained { .. } => 10,
        Event::Down { .. } => -90,
        Event::SiteCardFailed { .. } => -70,
        Event::Retreated { .. } => -60,
        Event::SceneDrawn { .. } => -50,
        Event::TroublePlaced { .. } => -40,
        Event::Shaken { .. } => -30,
        Event::CheckFailed { .. } => -20,
        _ => 0,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else happens is not told, or in words alone")]
fn pictured(event: &Event) -> Option<Markup> {
    let picture = match *event {
        Event::Over { .. } => pictures::area(Area::Site),
        Event::SceneSolved { scene, .. } | Event::SceneDrawn { scene, .. } => pictures::scene(scene),
        Event::SiteCardSolved { card, .. } | Event::SiteCardFailed { card } => pictures::site_card(card),
        Event::TroubleSolved { trouble, .. } | Event::TroublePlaced { trouble, .. } => {
            pictures::trouble(trouble)
        }
        Event::Gained { card, .. } => pictures::card(card),
        Event::Down { .. } => return Some(icon("heart")),
        _ => return None,
    };
    Some(picture.render())
}
