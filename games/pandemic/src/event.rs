//! What happens, as the log tells it. Each event names the rule it follows.

use crate::frames::Order;
use crate::map::City;
use crate::notation::Movement;
use crate::state::Ending;
use crate::words::{Card, Colour, EventCard, InfectionCard, MutationEvent, Role, StrainCard};
use kernel::{RuleId, Seat};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "seats, cities, colours and cards: the fields are named for what they are")]
pub enum Event {
    /// P21.2 Who plays the Bio-Terrorist.
    BioTerroristChosen {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// A seat has its role.
    RoleTaken {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        role: Role,
    },
    /// A city of the setup infection.
    SetupInfected { city: City, cubes: u8 },
    /// P2.12 The events of this game went in unseen.
    EventsMixed { count: u8 },
    /// A card dealt to a hand.
    Dealt {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: Card,
    },
    /// A card dealt to a closed hand.
    DealtHidden {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// Who begins; with P2.10 the card that decided.
    Begins {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: Option<City>,
    },
    /// A turn begins.
    TurnBegan {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        number: u16,
    },
    /// A pawn moved.
    Moved {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        #[serde(with = "crate::spelling::seat")]
        pawn: Seat,
        by: Movement,
        from: City,
        to: City,
        card: Option<City>,
    },
    /// The Operations Expert flew from a station.
    OperationsFlown {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        from: City,
        to: City,
        card: City,
    },
    /// The Troubleshooter showed a card instead of discarding it.
    CardShown {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: City,
    },
    /// A station was set up, perhaps taken from another city.
    Built {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        city: City,
        from: Option<City>,
        card: Option<City>,
    },
    /// Cubes were treated.
    Treated {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        city: City,
        colour: Colour,
        cubes: u8,
    },
    /// The Medic's presence removed cubes.
    MedicCleared { city: City, colour: Colour, cubes: u8 },
    /// The Containment Specialist removed a cube on arrival.
    Contained { city: City, colour: Colour },
    /// The Field Operative took a sample.
    SampleTaken {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        city: City,
        colour: Colour,
    },
    /// Samples went back to the supply.
    SamplesReturned {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        colour: Colour,
        cubes: u8,
    },
    /// A cure was found.
    Cured {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        colour: Colour,
    },
    /// A disease is gone for good.
    Eradicated { colour: Colour },
    /// A City card changed hands.
    Shared {
        #[serde(with = "crate::spelling::seat")]
        giver: Seat,
        #[serde(with = "crate::spelling::seat")]
        receiver: Seat,
        card: City,
    },
    /// The Archivist took the card of the city back.
    Retrieved {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: City,
    },
    /// The Contingency Planner keeps an event of the discard.
    Stored {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        event: EventCard,
    },
    /// A stored event went to the discard with the role.
    StoredDiscarded {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        event: EventCard,
    },
    /// The black pawn goes onto a role card.
    Captured {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// The action step ended with actions left.
    ActionsEnded {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        unused: u8,
    },
    /// A card was discarded.
    Discarded {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: Card,
    },
    /// An event card was played.
    Played {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        event: EventCard,
    },
    /// A pawn was flown by Airlift.
    Airlifted {
        #[serde(with = "crate::spelling::seat")]
        pawn: Seat,
        from: City,
        to: City,
    },
    /// A Forecast shows a card.
    Revealed { card: InfectionCard },
    /// The Troubleshooter looks at a card.
    Looked { card: InfectionCard },
    /// A Forecast put the cards back, first on top.
    Forecast { order: Order },
    /// A station came by Government Grant.
    Granted { city: City, from: Option<City> },
    /// An infection step will be skipped: this turn's (0), the next turn's (1), ….
    QuietNight { turns: u8 },
    /// An infection card left the game.
    Removed { city: City },
    /// Borrowed Time gives actions.
    ActionsGained {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        actions: u8,
    },
    /// The infection rate counts as 1 until this seat's next turn.
    TravelBanned {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// A role was exchanged.
    RoleChanged {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        role: Role,
    },
    /// An event removed a cube.
    CubeRemoved { event: EventCard, city: City, colour: Colour },
    /// A City card came back from the discard.
    Researched {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: City,
    },
    /// Special Orders: this seat may move that pawn.
    Ordered {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        #[serde(with = "crate::spelling::seat")]
        pawn: Seat,
    },
    /// An owner is asked for consent.
    Asked {
        #[serde(with = "crate::spelling::seat")]
        asker: Seat,
        #[serde(with = "crate::spelling::seat")]
        owner: Seat,
    },
    /// The owner said yes.
    Agreed {
        #[serde(with = "crate::spelling::seat")]
        owner: Seat,
    },
    /// The owner said no.
    Declined {
        #[serde(with = "crate::spelling::seat")]
        owner: Seat,
    },
    /// A player card was drawn.
    Drew {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: Card,
    },
    /// A player card was drawn into a closed hand.
    DrewHidden {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// An Epidemic card was drawn, perhaps one of Virulent Strain.
    EpidemicDrawn {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        card: Option<StrainCard>,
    },
    /// A mutation event was drawn.
    MutationDrawn {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        event: MutationEvent,
    },
    /// A mutation event is carried out.
    MutationBegan { event: MutationEvent },
    /// A mutation card does nothing: purple is eradicated.
    MutationWithoutEffect,
    /// Which disease is the strain.
    StrainChosen { colour: Colour },
    /// A strain card takes effect.
    StrainEffect { card: StrainCard, colour: Colour },
    /// Hidden Pocket: an eradicated strain is back.
    StrainReturned { colour: Colour },
    /// Unacceptable Loss: cubes left the supply for good.
    CubesLost { colour: Colour, cubes: u8 },
    /// Increase: what the rate is now.
    Increased { rate: u8 },
    /// The bottom infection card is turned up.
    BottomRevealed { card: InfectionCard },
    /// Intensify: how many cards go back on top.
    Intensified { cards: u8 },
    /// An infection card was turned up.
    InfectionRevealed { card: InfectionCard },
    /// Rate Effect: one more infection card will be turned up.
    AdditionalCard,
    /// Cubes came to a city.
    CubesPlaced { city: City, colour: Colour, cubes: u8 },
    /// Cubes stayed away because the disease is eradicated.
    HeldOffEradicated { city: City, colour: Colour },
    /// Cubes stayed away because the Medic is there.
    HeldOffMedic { city: City, colour: Colour },
    /// Cubes stayed away because the Quarantine Specialist is near.
    HeldOffQuarantine { city: City, colour: Colour },
    /// A purple outbreak gave cubes back.
    PurpleReturned { city: City, cubes: u8 },
    /// A city broke out; where the marker stands now.
    Outbreak { city: City, colour: Colour, marker: u8 },
    /// The infection step is skipped.
    InfectionSkipped,
    /// The infection deck was made anew from the discard.
    InfectionReshuffled,
    /// The Bio-Terrorist's turn begins.
    BioTerroristTurnBegan,
    /// The Bio-Terrorist's turn is over.
    BioTerroristTurnEnded,
    /// Where the Bio-Terrorist begins; told to that seat alone.
    BioTerroristBegan { city: City },
    /// A step of the Bio-Terrorist; told to that seat alone.
    BioTerroristMoved { by: Movement, from: City, to: City },
    /// The Bio-Terrorist let an action go; told to that seat alone.
    BioTerroristPassed,
    /// An infection of the Bio-Terrorist came to nothing; told to that seat alone.
    BioTerroristInVain { city: City },
    /// The Bio-Terrorist drew this card; told to that seat alone.
    BioTerroristDrew { city: City },
    /// The Bio-Terrorist drew a card; told to the others.
    BioTerroristDrewHidden,
    /// The Bio-Terrorist discarded a card.
    BioTerroristDiscarded { city: City },
    /// A station was sabotaged.
    Sabotaged { city: City },
    /// The black pawn appears.
    BioTerroristAppeared { city: City },
    /// The black pawn disappears from a city.
    BioTerroristVanished { city: City },
    /// The Bio-Terrorist escaped to a city.
    BioTerroristEscaped { city: City },
    /// The Bio-Terrorist is out of the game.
    BioTerroristOut,
    /// The game is over.
    Ended { by: Ending },
}

impl Event {
    /// The rule that brought it about.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::BioTerroristChosen { .. } => "P21.2",
            Event::RoleTaken { .. } => "P2.2",
            Event::EventsMixed { .. } => "P2.12",
            Event::OperationsFlown { .. } => "P10.18",
            Event::CardShown { .. } => "P10.13",
            Event::Contained { .. } => "P10.3",
            Event::SampleTaken { .. } => "P10.7",
            Event::SamplesReturned { .. } => "P10.10",
            Event::Retrieved { .. } => "P10.2",
            Event::Stored { .. } => "P10.14",
            Event::StoredDiscarded { .. } => "P12.7",
            Event::Captured { .. } => "P21.30",
            Event::Looked { .. } => "P10.12",
            Event::ActionsGained { .. } => "P12.1",
            Event::TravelBanned { .. } => "P12.2",
            Event::RoleChanged { .. } => "P12.6",
            Event::CubeRemoved { event: EventCard::MobileHospital, .. } => "P12.4",
            Event::CubeRemoved { event: EventCard::RapidVaccineDeployment, .. } => "P12.8",
            Event::CubeRemoved { .. } => "P12.11",
            Event::Researched { .. } => "P12.10",
            Event::Ordered { .. } => "P12.12",
            Event::MutationDrawn { .. } | Event::MutationBegan { .. } => "P20.4",
            Event::MutationWithoutEffect => "P20.22",
            Event::StrainChosen { .. } => "P19.2",
            Event::StrainEffect { .. } => "P19.6",
            Event::StrainReturned { .. } => "P19.16",
            Event::CubesLost { .. } => "P19.17",
            Event::AdditionalCard => "P19.14",
            Event::HeldOffQuarantine { .. } => "P10.16",
            Event::PurpleReturned { .. } => "P21.38",
            Event::BioTerroristTurnBegan | Event::BioTerroristTurnEnded => "P21.6",
            Event::BioTerroristBegan { .. } => "P21.5",
            Event::BioTerroristMoved { .. } => "P21.8",
            Event::BioTerroristPassed => "P21.18",
            Event::BioTerroristInVain { .. } => "P21.22",
            Event::BioTerroristDrew { .. } | Event::BioTerroristDrewHidden => "P21.17",
            Event::BioTerroristDiscarded { .. } => "P21.19",
            Event::Sabotaged { .. } => "P21.24",
            Event::BioTerroristAppeared { .. } => "P21.26",
            Event::BioTerroristVanished { .. } => "P21.27",
            Event::BioTerroristEscaped { .. } => "P21.34",
            Event::BioTerroristOut => "P21.44",
            Event::SetupInfected { .. } => "P2.4",
            Event::Dealt { .. } | Event::DealtHidden { .. } => "P2.6",
            Event::Begins { card: None, .. } => "P2.9",
            Event::Begins { card: Some(_), .. } => "P2.10",
            Event::TurnBegan { .. } => "P3.1",
            Event::Moved { by: Movement::Drive, .. } => "P4.1",
            Event::Moved { by: Movement::Direct, .. } => "P4.2",
            Event::Moved { by: Movement::Charter, .. } => "P4.3",
            Event::Moved { by: Movement::Shuttle, .. } => "P4.4",
            Event::Moved { by: Movement::Rendezvous, .. } => "P9.3",
            Event::Built { from: None, .. } => "P5.1",
            Event::Built { from: Some(_), .. } => "P5.3",
            Event::Treated { .. } => "P7.1",
            Event::MedicCleared { .. } => "P9.12",
            Event::Cured { .. } => "P6.1",
            Event::Eradicated { .. } => "P16.2",
            Event::Shared { .. } => "P8.1",
            Event::ActionsEnded { .. } => "P3.3",
            Event::Discarded { .. } => "P3.10",
            Event::Played { .. } => "P11.1",
            Event::Airlifted { .. } => "P11.4",
            Event::Revealed { .. } | Event::Forecast { .. } => "P11.6",
            Event::Granted { from: None, .. } => "P11.9",
            Event::Granted { from: Some(_), .. } => "P11.10",
            Event::QuietNight { .. } => "P11.11",
            Event::Removed { .. } => "P11.14",
            Event::Asked { .. } | Event::Agreed { .. } | Event::Declined { .. } => "P3.11",
            Event::Drew { .. } | Event::DrewHidden { .. } => "P13.1",
            Event::EpidemicDrawn { .. } => "P13.4",
            Event::Increased { .. } => "P13.5",
            Event::BottomRevealed { .. } => "P13.6",
            Event::Intensified { .. } => "P13.8",
            Event::InfectionRevealed { .. } | Event::CubesPlaced { .. } => "P14.2",
            Event::HeldOffEradicated { .. } => "P16.4",
            Event::HeldOffMedic { .. } => "P9.14",
            Event::Outbreak { .. } => "P15.2",
            Event::InfectionSkipped => "P14.6",
            Event::InfectionReshuffled => "P14.7",
            Event::Ended { by: Ending::Cures } => "P18.1",
            Event::Ended { by: Ending::Cubes } => "P18.2",
            Event::Ended { by: Ending::Outbreaks } => "P18.3",
            Event::Ended { by: Ending::PlayerDeck } => "P18.4",
            Event::Ended { by: Ending::InfectionDeck } => "P14.7",
        })
    }
}
