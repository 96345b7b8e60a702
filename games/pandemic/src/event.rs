//! What happens, as the log tells it. Each event names the rule it follows.

use crate::frames::Order;
use crate::map::City;
use crate::notation::Movement;
use crate::state::Ending;
use crate::words::{Card, Colour, EventCard, Role};
use kernel::{RuleId, Seat};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "seats, cities, colours and cards: the fields are named for what they are")]
pub enum Event {
    /// A seat has its role.
    RoleTaken {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        role: Role,
    },
    /// A city of the setup infection.
    SetupInfected { city: City, cubes: u8 },
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
    Revealed { city: City },
    /// A Forecast put the cards back, first on top.
    Forecast { order: Order },
    /// A station came by Government Grant.
    Granted { city: City, from: Option<City> },
    /// An infection step will be skipped: this turn's (0), the next turn's (1), ….
    QuietNight { turns: u8 },
    /// An infection card left the game.
    Removed { city: City },
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
    /// An Epidemic card was drawn.
    EpidemicDrawn {
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
    },
    /// Increase: what the rate is now.
    Increased { rate: u8 },
    /// Infect: the bottom card.
    BottomRevealed { city: City },
    /// Intensify: how many cards go back on top.
    Intensified { cards: u8 },
    /// An infection card was turned up.
    InfectionRevealed { city: City },
    /// Cubes came to a city.
    CubesPlaced { city: City, colour: Colour, cubes: u8 },
    /// Cubes stayed away because the disease is eradicated.
    HeldOffEradicated { city: City, colour: Colour },
    /// Cubes stayed away because the Medic is there.
    HeldOffMedic { city: City, colour: Colour },
    /// A city broke out; where the marker stands now.
    Outbreak { city: City, colour: Colour, marker: u8 },
    /// The infection step is skipped.
    InfectionSkipped,
    /// The infection deck was made anew from the discard.
    InfectionReshuffled,
    /// The game is over.
    Ended { by: Ending },
}

impl Event {
    /// The rule that brought it about.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::RoleTaken { .. } => "P2.2",
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
