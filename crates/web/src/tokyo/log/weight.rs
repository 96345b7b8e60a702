//! How much an event weighs in the log.

use crate::face::Weight;
use tokyo::{Ending, Event};

pub(super) fn weight(event: &Event) -> Weight {
    if matches!(event, Event::Round { .. }) {
        Weight::Heading
    } else if is_grave(event) {
        Weight::Grave
    } else if is_glad(event) {
        Weight::Glad
    } else {
        Weight::Plain
    }
}

fn is_grave(event: &Event) -> bool {
    matches!(
        event,
        Event::Down { .. }
            | Event::Shaken { .. }
            | Event::CheckFailed { .. }
            | Event::SiteCardFailed { .. }
            | Event::GateWithstood { .. }
            | Event::NpcHurt { .. }
            | Event::SceneDrawn { .. }
            | Event::Retreated { .. }
            | Event::Over { ending: Ending::Overflow | Ending::Defeat }
    )
}

fn is_glad(event: &Event) -> bool {
    matches!(
        event,
        Event::TroubleSolved { .. }
            | Event::SiteCardSolved { .. }
            | Event::SceneSolved { .. }
            | Event::SealLifted { .. }
            | Event::Gained { .. }
            | Event::Over { ending: Ending::Cleared }
    )
}
