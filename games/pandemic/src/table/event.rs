//! What happens, as the log tells it. Each event names the rule it follows.

use crate::table::frames::Order;
use crate::table::state::Ending;
use crate::words::map::City;
use crate::words::notation::Movement;
use crate::words::{Card, Colour, EventCard, InfectionCard, MutationEvent, Role, StrainCard};
use kernel::Seat;
use vocabulary::Weight::{Glad, Grave, Heading};

vocabulary::events! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, strum::VariantNames)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs, reason = "seats, cities, colours and cards: the fields are named for what they are")]
    pub enum Event {
        /// Who plays the Bio-Terrorist.
        BioTerroristChosen { seat: Seat } = "P21.2";
        /// A seat has its role.
        RoleTaken { seat: Seat, role: Role } = "P2.2";
        /// A city of the setup infection.
        SetupInfected { city: City, colour: Colour, cubes: u8 } = "P2.4";
        /// The events of this game went in unseen.
        EventsMixed { count: u8 } = "P2.12";
        /// A card dealt to a hand.
        Dealt { seat: Seat, card: Card } = "P2.6";
        /// A card dealt to a closed hand.
        DealtHidden { seat: Seat } = "P2.6";
        /// Who begins; with P2.10 the card that decided.
        Begins { seat: Seat, card: Option<City> } = if card.is_none() { "P2.9" } else { "P2.10" };
        /// A turn begins.
        TurnBegan { seat: Seat, number: u16 } = "P3.1", Heading;
        /// A pawn moved.
        Moved { seat: Seat, pawn: Seat, by: Movement, from: City, to: City, card: Option<City> } = moving(by);
        /// The Operations Expert flew from a station.
        OperationsFlown { seat: Seat, from: City, to: City, card: City } = "P10.18";
        /// The Troubleshooter showed a card instead of discarding it.
        CardShown { seat: Seat, card: City } = "P10.13";
        /// A station was set up, perhaps taken from another city.
        Built { seat: Seat, city: City, from: Option<City>, card: Option<City> } = if from.is_none() { "P5.1" } else { "P5.3" };
        /// Cubes were treated.
        Treated { seat: Seat, city: City, colour: Colour, cubes: u8 } = "P7.1";
        /// The Medic's presence removed cubes.
        MedicCleared { city: City, colour: Colour, cubes: u8 } = "P9.12";
        /// The Containment Specialist removed a cube on arrival.
        Contained { city: City, colour: Colour } = "P10.3";
        /// The Field Operative took a sample.
        SampleTaken { seat: Seat, city: City, colour: Colour } = "P10.7";
        /// Samples went back to the supply.
        SamplesReturned { seat: Seat, colour: Colour, cubes: u8 } = "P10.10";
        /// A cure was found.
        Cured { seat: Seat, colour: Colour } = "P6.1", Glad;
        /// A disease is gone for good.
        Eradicated { colour: Colour } = "P16.2", Glad;
        /// A City card changed hands.
        Shared { giver: Seat, receiver: Seat, card: City } = "P8.1";
        /// The Archivist took the card of the city back.
        Retrieved { seat: Seat, card: City } = "P10.2";
        /// The Contingency Planner keeps an event of the discard.
        Stored { seat: Seat, event: EventCard } = "P10.14";
        /// A stored event went to the discard with the role.
        StoredDiscarded { seat: Seat, event: EventCard } = "P12.7";
        /// The black pawn goes onto a role card.
        Captured { seat: Seat } = "P21.30", Glad;
        /// The action step ended with actions left.
        ActionsEnded { seat: Seat, unused: u8 } = "P3.3";
        /// A card was discarded.
        Discarded { seat: Seat, card: Card } = "P3.10";
        /// An event card was played.
        Played { seat: Seat, event: EventCard } = "P11.1";
        /// A pawn was flown by Airlift.
        Airlifted { pawn: Seat, from: City, to: City } = "P11.4";
        /// A Forecast shows a card.
        Revealed { card: InfectionCard } = "P11.6";
        /// The Troubleshooter looks at a card.
        Looked { card: InfectionCard } = "P10.12";
        /// A Forecast put the cards back, first on top.
        Forecast { order: Order } = "P11.6";
        /// A station came by Government Grant.
        Granted { city: City, from: Option<City> } = if from.is_none() { "P11.9" } else { "P11.10" };
        /// An infection step will be skipped: this turn's (0), the next turn's (1), ….
        QuietNight { turns: u8 } = "P11.11";
        /// An infection card left the game.
        Removed { city: City } = "P11.14";
        /// Borrowed Time gives actions.
        ActionsGained { seat: Seat, actions: u8 } = "P12.1";
        /// The infection rate counts as 1 until this seat's next turn.
        TravelBanned { seat: Seat } = "P12.2";
        /// A role was exchanged.
        RoleChanged { seat: Seat, role: Role } = "P12.6";
        /// An event removed a cube.
        CubeRemoved { event: EventCard, city: City, colour: Colour } = removing(event);
        /// A City card came back from the discard.
        Researched { seat: Seat, card: City } = "P12.10";
        /// Special Orders: this seat may move that pawn.
        Ordered { seat: Seat, pawn: Seat } = "P12.12";
        /// An owner is asked for consent.
        Asked { asker: Seat, owner: Seat } = "P3.11";
        /// The owner said yes.
        Agreed { owner: Seat } = "P3.11";
        /// The owner said no.
        Declined { owner: Seat } = "P3.11";
        /// A player card was drawn.
        Drew { seat: Seat, card: Card } = "P13.1";
        /// A player card was drawn into a closed hand.
        DrewHidden { seat: Seat } = "P13.1";
        /// An Epidemic card was drawn, perhaps one of Virulent Strain.
        EpidemicDrawn { seat: Seat, card: Option<StrainCard> } = "P13.4", Grave;
        /// A mutation event was drawn.
        MutationDrawn { seat: Seat, event: MutationEvent } = "P20.4", Grave;
        /// A mutation event is carried out.
        MutationBegan { event: MutationEvent } = "P20.4";
        /// A mutation card does nothing: purple is eradicated.
        MutationWithoutEffect = "P20.22";
        /// Which disease is the strain.
        StrainChosen { colour: Colour } = "P19.2", Grave;
        /// A strain card takes effect.
        StrainEffect { card: StrainCard, colour: Colour } = "P19.6";
        /// Hidden Pocket: an eradicated strain is back.
        StrainReturned { colour: Colour } = "P19.16", Grave;
        /// Unacceptable Loss: cubes left the supply for good.
        CubesLost { colour: Colour, cubes: u8 } = "P19.17";
        /// Increase: what the rate is now.
        Increased { rate: u8 } = "P13.5";
        /// The bottom infection card is turned up.
        BottomRevealed { card: InfectionCard } = "P13.6";
        /// Intensify: how many cards go back on top.
        Intensified { cards: u8 } = "P13.8";
        /// An infection card was turned up.
        InfectionRevealed { card: InfectionCard } = "P14.2";
        /// Rate Effect: one more infection card will be turned up.
        AdditionalCard = "P19.14";
        /// Cubes came to a city.
        CubesPlaced { city: City, colour: Colour, cubes: u8 } = "P14.2";
        /// Cubes stayed away because the disease is eradicated.
        HeldOffEradicated { city: City, colour: Colour } = "P16.4";
        /// Cubes stayed away because the Medic is there.
        HeldOffMedic { city: City, colour: Colour } = "P9.14";
        /// Cubes stayed away because the Quarantine Specialist is near.
        HeldOffQuarantine { city: City, colour: Colour } = "P10.16";
        /// A purple outbreak gave cubes back.
        PurpleReturned { city: City, cubes: u8 } = "P21.38";
        /// A city broke out; where the marker stands now.
        Outbreak { city: City, colour: Colour, marker: u8 } = "P15.2", Grave;
        /// The infection step is skipped.
        InfectionSkipped = "P14.6";
        /// The infection deck was made anew from the discard.
        InfectionReshuffled = "P14.7";
        /// The Bio-Terrorist's turn begins.
        BioTerroristTurnBegan = "P21.6", Heading;
        /// The Bio-Terrorist's turn is over.
        BioTerroristTurnEnded = "P21.6";
        /// Where the Bio-Terrorist begins; only that seat learns of it.
        BioTerroristBegan { city: City } = "P21.5";
        /// A step of the Bio-Terrorist; only that seat learns of it.
        BioTerroristMoved { by: Movement, from: City, to: City } = "P21.8";
        /// The Bio-Terrorist let an action go; only that seat learns of it.
        BioTerroristPassed = "P21.18";
        /// An infection of the Bio-Terrorist came to nothing; only that seat learns of it.
        BioTerroristInVain { city: City } = "P21.22";
        /// The Bio-Terrorist drew this card; only that seat learns of it.
        BioTerroristDrew { city: City } = "P21.17";
        /// The Bio-Terrorist drew a card; the others learn of it.
        BioTerroristDrewHidden = "P21.17";
        /// The Bio-Terrorist discarded a card.
        BioTerroristDiscarded { city: City } = "P21.19";
        /// A station was sabotaged.
        Sabotaged { city: City } = "P21.24", Grave;
        /// The black pawn appears.
        BioTerroristAppeared { city: City } = "P21.26";
        /// The black pawn disappears from a city.
        BioTerroristVanished { city: City } = "P21.27";
        /// The Bio-Terrorist escaped to a city.
        BioTerroristEscaped { city: City } = "P21.34", Grave;
        /// The Bio-Terrorist is out of the game.
        BioTerroristOut = "P21.44", Glad;
        /// The game is over.
        Ended { by: Ending } = ending(by), if by == Ending::Cures { Glad } else { Grave };
    }
}

const fn moving(by: Movement) -> &'static str {
    match by {
        Movement::Drive => "P4.1",
        Movement::Direct => "P4.2",
        Movement::Charter => "P4.3",
        Movement::Shuttle => "P4.4",
        Movement::Rendezvous => "P9.3",
    }
}

const fn removing(event: EventCard) -> &'static str {
    if matches!(event, EventCard::MobileHospital) {
        "P12.4"
    } else if matches!(event, EventCard::RapidVaccineDeployment) {
        "P12.8"
    } else {
        "P12.11"
    }
}

const fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Cures => "P18.1",
        Ending::Cubes => "P18.2",
        Ending::Outbreaks => "P18.3",
        Ending::PlayerDeck => "P18.4",
        Ending::InfectionDeck => "P14.7",
    }
}
