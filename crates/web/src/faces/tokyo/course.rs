//! How a finished game of Tokyo Siteseeing went: the troubles in the city, round by round, and what each PC did about them.

use crate::course::{Chart, Deed, Scale, Telling};
use tokyo::{Event, State, View};

pub(super) const TELLING: Telling<State> =
    Telling { chart: Chart { text: "tokyo-chart", scale: Scale::Count }, begins, heights, deed };

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
