//! How much an event weighs in the log.

use crate::face::Weight;
use tokyo::{Ending, Event};

pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::Round { .. } => Weight::Heading,
        Event::Down { .. }
        | Event::Shaken { .. }
        | Event::CheckFailed { .. }
        | Event::SiteCardFailed { .. }
        | Event::GateWithstood { .. }
        | Event::Retreated { .. }
        | Event::Over { ending: Ending::Overflow | Ending::Defeat } => Weight::Grave,
        Event::TroubleSolved { .. }
        | Event::SiteCardSolved { .. }
        | Event::SceneSolved { .. }
        | Event::SealLifted { .. }
        | Event::Gained { .. }
        | Event::Over { ending: Ending::Cleared } => Weight::Glad,
        Event::RoleTaken { .. }
        | Event::Step { .. }
        | Event::GoodsShown { .. }
        | Event::Scrapped { .. }
        | Event::Removed { .. }
        | Event::TroubleDrawn { .. }
        | Event::TroublePlaced { .. }
        | Event::TroubleDiscarded { .. }
        | Event::TroublesShuffled
        | Event::SiteShuffled
        | Event::EncounterLaid
        | Event::Discarded { .. }
        | Event::Drew { .. }
        | Event::DrewHidden { .. }
        | Event::DeckTurned { .. }
        | Event::Redrew { .. }
        | Event::Shown { .. }
        | Event::Ended { .. }
        | Event::Resumed { .. }
        | Event::Used { .. }
        | Event::CheckOpened { .. }
        | Event::CheckTakenOver { .. }
        | Event::Paid { .. }
        | Event::TokenPaid { .. }
        | Event::TroubleAdds { .. }
        | Event::BonusAdds { .. }
        | Event::CheckSucceeded { .. }
        | Event::Moved { .. }
        | Event::Equipped { .. }
        | Event::Bought { .. }
        | Event::Exhausted { .. }
        | Event::Refreshed { .. }
        | Event::EnemyHit { .. }
        | Event::Countered { .. }
        | Event::Hurt { .. }
        | Event::Reduced { .. }
        | Event::DollHit { .. }
        | Event::Healed { .. }
        | Event::TokensGained { .. }
        | Event::TokensLost { .. }
        | Event::Revealed { .. }
        | Event::SiteCardTurned { .. }
        | Event::SiteCardAvoided { .. }
        | Event::Exchanged { .. }
        | Event::HandedOver { .. }
        | Event::Refused { .. }
        | Event::Foreseen { .. }
        | Event::TroubleUnder { .. }
        | Event::SceneOpened { .. }
        | Event::ScenePlaced { .. }
        | Event::SceneDiscarded { .. } => Weight::Plain,
    }
}
