//! Which rule each event follows.

use super::{Event, Source};
use crate::equipment::Effect;
use kernel::RuleId;

impl Event {
    /// The rule that brought it about.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::LeaderDealt { .. } => "O3.6",
            Event::RoomDealt { .. } => "O3.9",
            Event::ShelterShown { .. } => "O3.9a",
            Event::HeroPlaced { .. } => "O3.13",
            Event::LeaderBrings { .. } => "O3.14",
            Event::DrawnForMary { .. } | Event::DiscardedForMary { .. } => "O23.11",
            Event::FirstPlayer { .. } => "O3.16",
            Event::Dawn { .. } => "O4.1",
            Event::PreyTurnedUp { .. } => "O3.4",
            Event::Shown { .. } => "O4.5",
            Event::DeckShuffled => "O2.14",
            Event::SetAside { .. } => "O4.6",
            Event::EventTurnedUp { .. } => "O5.1",
            Event::EventStrikes { .. } => "O5.2",
            Event::StockLost { .. } => "O5.5",
            Event::Immune { .. } => "O20.14",
            Event::TokensLost { .. } => "O5.6",
            Event::SurvivorLost { .. } => "O2.12",
            Event::RadiationUp { .. } => "O15.3",
            Event::RadiationDown { .. } => "O15.6",
            Event::Moved { .. } => "O6.1",
            Event::EquipmentUsed { .. } => "O18.2",
            Event::RoomUsed { .. } => "O2.8",
            Event::Stuck { .. } => "O6.8",
            Event::Pressed { .. } => "O7.1",
            Event::Spared { .. } => "O7.4",
            Event::Defended { .. } => "O7.5",
            Event::HandedOver { .. } => "O7.7",
            Event::Gained { source: Source::Stock, .. } => "O8.2",
            Event::Gained { source: Source::Equipment(kind), .. } => match kind.record().effect {
                Effect::More { .. } => "O8.6",
                Effect::Arrival { .. }
                | Effect::Survivor
                | Effect::StartsPurifier
                | Effect::HigherRow
                | Effect::HuntStrength
                | Effect::PressureGiven
                | Effect::PressureReceived
                | Effect::AnyDistance
                | Effect::AnyPrey => "O8.7",
            },
            Event::Gained { source: Source::Room(_), .. } => "O2.7",
            Event::Gained { source: Source::Row(_), .. } => "O10.4",
            Event::Gained { source: Source::SearchTile, .. } => "O12.3",
            Event::Gained { source: Source::Prey(_), .. } => "O9.5",
            Event::IodineTaken { .. } => "O8.4",
            Event::Hunted { .. } => "O9.5",
            Event::PreyLookedAt { .. } | Event::PreySeen { .. } => "O21.20",
            Event::SearchPileLookedAt { .. } | Event::SearchTileSeen { .. } => "O20.18",
            Event::TokenTaken { .. } => "O10.8",
            Event::SurvivorJoined { .. } => "O2.10",
            Event::SurvivorLeft { .. } => "O10.6",
            Event::PurifierStarted { .. } => "O11.1",
            Event::EquipmentTaken { .. } => "O12.2",
            Event::DuplicateDrawn { .. } => "O2.13",
            Event::Found { .. } => "O12.3",
            Event::DayEnded => "O6.11",
            Event::EventResolved { .. } => "O13.6",
            Event::Passed { .. } => "O13.3",
            Event::Fed { .. } => "O14.4",
            Event::RadiationHandled { .. } => "O15.2",
            Event::Recruited { .. } => "O16.1",
            Event::Built { .. } => "O17.2",
            Event::MovedIn { .. } => "O17.3",
            Event::Dismantled { .. } => "O20.11",
            Event::Repaired { .. } => "O18.1",
            Event::Spoiled { .. } => "O19.1",
            Event::GameOver => "O24.1",
            Event::Scored { .. } => "O24.2",
        })
    }
}
