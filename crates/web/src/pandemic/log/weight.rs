//! How much an event weighs in the log.

use crate::face::Weight;
use pandemic::{Ending, Event};

pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::TurnBegan { .. } | Event::BioTerroristTurnBegan => Weight::Heading,
        Event::EpidemicDrawn { .. }
        | Event::MutationDrawn { .. }
        | Event::StrainChosen { .. }
        | Event::StrainReturned { .. }
        | Event::Sabotaged { .. }
        | Event::BioTerroristEscaped { .. }
        | Event::Outbreak { .. }
        | Event::Ended {
            by: Ending::Cubes | Ending::Outbreaks | Ending::PlayerDeck | Ending::InfectionDeck,
        } => Weight::Grave,
        Event::Ended { by: Ending::Cures }
        | Event::Cured { .. }
        | Event::Eradicated { .. }
        | Event::Captured { .. }
        | Event::BioTerroristOut => Weight::Glad,
        Event::BioTerroristChosen { .. }
        | Event::RoleTaken { .. }
        | Event::SetupInfected { .. }
        | Event::EventsMixed { .. }
        | Event::Dealt { .. }
        | Event::DealtHidden { .. }
        | Event::Begins { .. }
        | Event::Moved { .. }
        | Event::OperationsFlown { .. }
        | Event::CardShown { .. }
        | Event::Built { .. }
        | Event::Treated { .. }
        | Event::MedicCleared { .. }
        | Event::Contained { .. }
        | Event::SampleTaken { .. }
        | Event::SamplesReturned { .. }
        | Event::Shared { .. }
        | Event::Retrieved { .. }
        | Event::Stored { .. }
        | Event::StoredDiscarded { .. }
        | Event::ActionsEnded { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Airlifted { .. }
        | Event::Revealed { .. }
        | Event::Looked { .. }
        | Event::Forecast { .. }
        | Event::Granted { .. }
        | Event::QuietNight { .. }
        | Event::Removed { .. }
        | Event::ActionsGained { .. }
        | Event::TravelBanned { .. }
        | Event::RoleChanged { .. }
        | Event::CubeRemoved { .. }
        | Event::Researched { .. }
        | Event::Ordered { .. }
        | Event::Asked { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::Drew { .. }
        | Event::DrewHidden { .. }
        | Event::MutationBegan { .. }
        | Event::MutationWithoutEffect
        | Event::StrainEffect { .. }
        | Event::CubesLost { .. }
        | Event::Increased { .. }
        | Event::BottomRevealed { .. }
        | Event::Intensified { .. }
        | Event::InfectionRevealed { .. }
        | Event::AdditionalCard
        | Event::CubesPlaced { .. }
        | Event::HeldOffEradicated { .. }
        | Event::HeldOffMedic { .. }
        | Event::HeldOffQuarantine { .. }
        | Event::PurpleReturned { .. }
        | Event::InfectionSkipped
        | Event::InfectionReshuffled
        | Event::BioTerroristTurnEnded
        | Event::BioTerroristBegan { .. }
        | Event::BioTerroristMoved { .. }
        | Event::BioTerroristPassed
        | Event::BioTerroristInVain { .. }
        | Event::BioTerroristDrew { .. }
        | Event::BioTerroristDrewHidden
        | Event::BioTerroristDiscarded { .. }
        | Event::BioTerroristAppeared { .. }
        | Event::BioTerroristVanished { .. } => Weight::Plain,
    }
}
