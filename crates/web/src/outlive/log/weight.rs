//! How much an event weighs in the log.

use crate::face::Weight;
use outlive::Event;

pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::Dawn { .. } | Event::DayEnded | Event::GameOver => Weight::Heading,
        Event::EventTurnedUp { .. } | Event::SurvivorLost { .. } => Weight::Grave,
        Event::Fed { shortage, .. } if *shortage > 0 => Weight::Grave,
        Event::EventResolved { .. }
        | Event::SurvivorJoined { .. }
        | Event::Recruited { .. }
        | Event::Repaired { .. }
        | Event::TokenTaken { .. } => Weight::Glad,
        Event::LeaderDealt { .. }
        | Event::RoomDealt { .. }
        | Event::ShelterShown { .. }
        | Event::HeroPlaced { .. }
        | Event::LeaderBrings { .. }
        | Event::DrawnForMary { .. }
        | Event::DiscardedForMary { .. }
        | Event::FirstPlayer { .. }
        | Event::PreyTurnedUp { .. }
        | Event::Shown { .. }
        | Event::DeckShuffled
        | Event::SetAside { .. }
        | Event::EventStrikes { .. }
        | Event::StockLost { .. }
        | Event::Immune { .. }
        | Event::TokensLost { .. }
        | Event::RadiationUp { .. }
        | Event::RadiationDown { .. }
        | Event::Moved { .. }
        | Event::EquipmentUsed { .. }
        | Event::RoomUsed { .. }
        | Event::Stuck { .. }
        | Event::Pressed { .. }
        | Event::Spared { .. }
        | Event::Defended { .. }
        | Event::HandedOver { .. }
        | Event::Gained { .. }
        | Event::IodineTaken { .. }
        | Event::Hunted { .. }
        | Event::PreyLookedAt { .. }
        | Event::PreySeen { .. }
        | Event::SearchPileLookedAt { .. }
        | Event::SearchTileSeen { .. }
        | Event::SurvivorLeft { .. }
        | Event::PurifierStarted { .. }
        | Event::EquipmentTaken { .. }
        | Event::DuplicateDrawn { .. }
        | Event::Found { .. }
        | Event::Passed { .. }
        | Event::Fed { .. }
        | Event::RadiationHandled { .. }
        | Event::Built { .. }
        | Event::MovedIn { .. }
        | Event::Dismantled { .. }
        | Event::Spoiled { .. }
        | Event::Scored { .. } => Weight::Plain,
    }
}
