//! P1.1 P1.6 The game's vocabulary: colours, roles, cards. Each word has one spelling, used in notation, views and case files.

mod cards;
pub(crate) mod map;
pub(crate) mod notation;
pub(crate) mod options;
pub mod refusals;
pub(crate) mod roles;
pub(crate) mod spelling;

pub use cards::{Card, InfectionCard, cities_in, cities_named, city_cards, events_in};
pub(crate) use cards::{event_cards, infection_cards, mutation_cards};
pub use roles::Role;

use vocabulary::words;

words! {
    /// A disease and the colour of its cubes; the standard ones also have cities and cards.
    pub enum Colour as "colour" {
        /// Blue: North America and Europe.
        Blue = "blue",
        /// Yellow: Latin America and Africa.
        Yellow = "yellow",
        /// Black: the Near East and South Asia.
        Black = "black",
        /// Red: East Asia and Australia.
        Red = "red",
        /// Purple: the mutation (P20), or what the Bio-Terrorist spreads (P21). It has no cities of its own.
        Purple = "purple",
    }
}

/// How many diseases there are, purple among them.
pub const COLOURS: usize = 5;

impl Colour {
    /// P1.1 The four diseases of every game.
    pub const STANDARD: &'static [Colour] = &[Colour::Blue, Colour::Yellow, Colour::Black, Colour::Red];
}

words! {
    /// P11 P12 An event card. What it does lies in its own file below `events`.
    pub enum EventCard as "event" {
        /// Moves a pawn anywhere.
        Airlift = "airlift",
        /// Orders the coming infection cards.
        Forecast = "forecast",
        /// Sets up a research station anywhere.
        GovernmentGrant = "government_grant",
        /// Skips an infection step.
        OneQuietNight = "one_quiet_night",
        /// Removes an infection card.
        ResilientPopulation = "resilient_population",
        /// Two more actions.
        BorrowedTime = "borrowed_time",
        /// The infection rate counts as 1 for a round.
        CommercialTravelBan = "commercial_travel_ban",
        /// Driving removes cubes.
        MobileHospital = "mobile_hospital",
        /// Changes a role.
        NewAssignment = "new_assignment",
        /// Removes cubes of a disease just cured.
        RapidVaccineDeployment = "rapid_vaccine_deployment",
        /// Takes a City card back from the discard.
        ReexaminedResearch = "reexamined_research",
        /// Removes two cubes anywhere.
        RemoteTreatment = "remote_treatment",
        /// Moves another pawn like one's own.
        SpecialOrders = "special_orders",
    }
}

words! {
    /// P20 A mutation event: carried out as soon as it is drawn. Each lies in `mutation/events.rs`.
    pub enum MutationEvent as "mutation event" {
        /// P20.12
        Intensifies = "mutation_intensifies",
        /// P20.11
        Spreads = "mutation_spreads",
        /// P20.10
        Threatens = "mutation_threatens",
    }
}

words! {
    /// P19 An Epidemic card of Virulent Strain. What it does lies in its own file below `strain`.
    pub enum StrainCard as "strain card" {
        /// P19.10
        ChronicEffect = "chronic_effect",
        /// P19.11
        ComplexMolecularStructure = "complex_molecular_structure",
        /// P19.12 P19.13
        GovernmentInterference = "government_interference",
        /// P19.16
        HiddenPocket = "hidden_pocket",
        /// P19.14
        RateEffect = "rate_effect",
        /// P19.15
        SlipperySlope = "slippery_slope",
        /// P19.17
        UnacceptableLoss = "unacceptable_loss",
        /// P19.18
        UncountedPopulations = "uncounted_populations",
    }
}

words! {
    /// P1.6 How far a disease has been beaten. States only move forward.
    pub enum Cure as "state of a disease" {
        /// No cure is known.
        Active = "active",
        /// The cure is known; cubes still come.
        Cured = "cured",
        /// The cure is known and no cube is left: none will come again.
        Eradicated = "eradicated",
    }
}

impl StrainCard {
    /// P19.7 Whether its effect lasts to the end of the game; P19.8 the others happen once.
    pub const fn is_continuing(self) -> bool {
        match self {
            StrainCard::ChronicEffect
            | StrainCard::ComplexMolecularStructure
            | StrainCard::GovernmentInterference
            | StrainCard::RateEffect
            | StrainCard::SlipperySlope => true,
            StrainCard::HiddenPocket | StrainCard::UnacceptableLoss | StrainCard::UncountedPopulations => {
                false
            }
        }
    }
}

words! {
    /// P21.21 Something only a hidden Bio-Terrorist does.
    pub enum HiddenAction as "hidden action" {
        /// P21.22
        LocalInfection = "local_infection",
        /// P21.23
        RemoteInfection = "remote_infection",
        /// P21.24
        Sabotage = "sabotage",
    }
}
