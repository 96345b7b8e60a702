//! What happens, as the log tells it. Each event names the rule it follows.

mod rules;

use crate::frames::Order;
use crate::map::City;
use crate::notation::Movement;
use crate::state::Ending;
use crate::words::{Card, Colour, EventCard, InfectionCard, MutationEvent, Role, StrainCard};
use kernel::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, strum::VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "seats, cities, colours and cards: the fields are named for what they are")]
pub enum Event {
    /// P21.2 Who plays the Bio-Terrorist.
    BioTerroristChosen { seat: Seat },
    /// A seat has its role.
    RoleTaken { seat: Seat, role: Role },
    /// A city of the setup infection.
    SetupInfected { city: City, cubes: u8 },
    /// P2.12 The events of this game went in unseen.
    EventsMixed { count: u8 },
    /// A card dealt to a hand.
    Dealt { seat: Seat, card: Card },
    /// A card dealt to a closed hand.
    DealtHidden { seat: Seat },
    /// Who begins; with P2.10 the card that decided.
    Begins { seat: Seat, card: Option<City> },
    /// A turn begins.
    TurnBegan { seat: Seat, number: u16 },
    /// A pawn moved.
    Moved { seat: Seat, pawn: Seat, by: Movement, from: City, to: City, card: Option<City> },
    /// The Operations Expert flew from a station.
    OperationsFlown { seat: Seat, from: City, to: City, card: City },
    /// The Troubleshooter showed a card instead of discarding it.
    CardShown { seat: Seat, card: City },
    /// A station was set up, perhaps taken from another city.
    Built { seat: Seat, city: City, from: Option<City>, card: Option<City> },
    /// Cubes were treated.
    Treated { seat: Seat, city: City, colour: Colour, cubes: u8 },
    /// The Medic's presence removed cubes.
    MedicCleared { city: City, colour: Colour, cubes: u8 },
    /// The Containment Specialist removed a cube on arrival.
    Contained { city: City, colour: Colour },
    /// The Field Operative took a sample.
    SampleTaken { seat: Seat, city: City, colour: Colour },
    /// Samples went back to the supply.
    SamplesReturned { seat: Seat, colour: Colour, cubes: u8 },
    /// A cure was found.
    Cured { seat: Seat, colour: Colour },
    /// A disease is gone for good.
    Eradicated { colour: Colour },
    /// A City card changed hands.
    Shared { giver: Seat, receiver: Seat, card: City },
    /// The Archivist took the card of the city back.
    Retrieved { seat: Seat, card: City },
    /// The Contingency Planner keeps an event of the discard.
    Stored { seat: Seat, event: EventCard },
    /// A stored event went to the discard with the role.
    StoredDiscarded { seat: Seat, event: EventCard },
    /// The black pawn goes onto a role card.
    Captured { seat: Seat },
    /// The action step ended with actions left.
    ActionsEnded { seat: Seat, unused: u8 },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// An event card was played.
    Played { seat: Seat, event: EventCard },
    /// A pawn was flown by Airlift.
    Airlifted { pawn: Seat, from: City, to: City },
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
    ActionsGained { seat: Seat, actions: u8 },
    /// The infection rate counts as 1 until this seat's next turn.
    TravelBanned { seat: Seat },
    /// A role was exchanged.
    RoleChanged { seat: Seat, role: Role },
    /// An event removed a cube.
    CubeRemoved { event: EventCard, city: City, colour: Colour },
    /// A City card came back from the discard.
    Researched { seat: Seat, card: City },
    /// Special Orders: this seat may move that pawn.
    Ordered { seat: Seat, pawn: Seat },
    /// An owner is asked for consent.
    Asked { asker: Seat, owner: Seat },
    /// The owner said yes.
    Agreed { owner: Seat },
    /// The owner said no.
    Declined { owner: Seat },
    /// A player card was drawn.
    Drew { seat: Seat, card: Card },
    /// A player card was drawn into a closed hand.
    DrewHidden { seat: Seat },
    /// An Epidemic card was drawn, perhaps one of Virulent Strain.
    EpidemicDrawn { seat: Seat, card: Option<StrainCard> },
    /// A mutation event was drawn.
    MutationDrawn { seat: Seat, event: MutationEvent },
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
