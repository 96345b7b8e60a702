//! P21.53 Actions and outcomes, and how they are written in records and case files.

mod outcome;
mod parts;

pub use outcome::Outcome;

use crate::words::map::City;
use crate::words::{Card, Colour, EventCard, InfectionCard, MutationEvent, Role};
use kernel::Seat;
use parts::{FromStation, PaidWith};
use vocabulary::words;

/// Whose pawn moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pawn {
    /// The acting seat's own pawn; not written.
    Own,
    /// That of another seat, written `s1`.
    Of(Seat),
}

/// The four ways of moving that every role has, and the Dispatcher's fifth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// P4.1 To a neighbouring city.
    Drive,
    /// P4.2 Against the card of the destination.
    Direct,
    /// P4.3 Against the card of the place of departure.
    Charter,
    /// P4.4 Between research stations.
    Shuttle,
    /// P9.3 To the city of another pawn.
    Rendezvous,
}

impl Movement {
    /// All of them.
    pub const ALL: [Movement; 5] =
        [Movement::Drive, Movement::Direct, Movement::Charter, Movement::Shuttle, Movement::Rendezvous];

    /// The word that begins such an action.
    pub const fn word(self) -> &'static str {
        match self {
            Movement::Drive => "drive",
            Movement::Direct => "direct",
            Movement::Charter => "charter",
            Movement::Shuttle => "shuttle",
            Movement::Rendezvous => "rendezvous",
        }
    }
}

words! {
    /// P6.1 P10.8 What a cure is paid with.
    pub enum Payment as "payment" {
        /// City cards alone; not written.
        Cards = "cards",
        /// Three samples stand for two cards.
        Samples = "samples",
    }
}

vocabulary::moves! {
    /// One decision of a seat. P21.53: those of the Bio-Terrorist are written in records like all others.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Action as "action" {
        /// P2.2 `role medic`: picks a role during set-up.
        Role(role: Role) = "role", role;
        /// P21.5 `begin lagos`: where the Bio-Terrorist begins.
        Begin(city: City) = "begin", city;
        /// P4 P9.1 P9.3 P21.13 `drive lima`, `direct s1 lima`, …: moves a pawn.
        Move {
            /// How.
            by: Movement,
            /// Whose pawn.
            pawn: Pawn,
            /// Where to.
            to: City,
        } = by, pawn, to;
        /// P5.1 `build`, or P5.3 `build from lagos`: sets up a station in the seat's own city.
        Build {
            /// The station that is taken if the stock is empty.
            from: Option<City>,
        } = "build", from as FromStation;
        /// P6.1 `cure blue`, or P10.8 `cure blue samples`.
        Cure {
            /// Which disease.
            colour: Colour,
            /// What with.
            with: Payment,
        } = "cure", colour, with as PaidWith;
        /// P7.1 `treat blue`.
        Treat(colour: Colour) = "treat", colour;
        /// P8.1 `give s1 lima`: hands over a City card.
        Give {
            /// Who receives it.
            to: Seat,
            /// The city on the card.
            card: City,
        } = "give", to, card;
        /// P8.1 `take s1 lima`: receives a City card.
        Take {
            /// Who gives it.
            from: Seat,
            /// The city on the card.
            card: City,
        } = "take", from, card;
        /// P10.18 `operations_flight lima with cairo`: from a station against any City card.
        OperationsFlight {
            /// Where to.
            to: City,
            /// The card that pays.
            card: City,
        } = "operations_flight", to, "with", card;
        /// P10.2 `retrieve`: the Archivist takes the city's card from the discard.
        Retrieve = "retrieve";
        /// P10.5 `obtain s1 lima`: the Epidemiologist takes any City card.
        Obtain {
            /// Who gives it.
            from: Seat,
            /// The city on the card.
            card: City,
        } = "obtain", from, card;
        /// P10.7 `collect blue`: the Field Operative takes a sample.
        Collect(colour: Colour) = "collect", colour;
        /// P10.14 `store airlift`: the Contingency Planner keeps an event of the discard.
        Store(event: EventCard) = "store", event;
        /// P21.30 `capture`.
        Capture = "capture";
        /// P21.22 `local_infection`.
        LocalInfection = "local_infection";
        /// P21.23 `remote_infection tokyo`: against the card of the city.
        RemoteInfection(city: City) = "remote_infection", city;
        /// P21.24 `sabotage istanbul`: against this card.
        Sabotage(card: City) = "sabotage", card;
        /// P21.17 `draw`: the Bio-Terrorist takes the top infection card.
        Draw = "draw";
        /// P21.34 `escape osaka`.
        Escape(city: City) = "escape", city;
        /// P11.4 `airlift lima`, `airlift s1 lima`.
        Airlift {
            /// Whose pawn.
            pawn: Pawn,
            /// Where to.
            to: City,
        } = "airlift", pawn, to;
        /// P11.6 `forecast`.
        Forecast = "forecast";
        /// P11.9 `government_grant lima`, or P11.10 `government_grant lima from lagos`.
        GovernmentGrant {
            /// Where the station goes.
            city: City,
            /// The station that is taken if the stock is empty.
            from: Option<City>,
        } = "government_grant", city, from as FromStation;
        /// P11.11 `one_quiet_night`.
        OneQuietNight = "one_quiet_night";
        /// P11.14 `resilient_population lima`: removes a card of the infection discard.
        ResilientPopulation(city: City) = "resilient_population", city;
        /// P12.1 `borrowed_time`.
        BorrowedTime = "borrowed_time";
        /// P12.2 `commercial_travel_ban`.
        CommercialTravelBan = "commercial_travel_ban";
        /// P12.4 `mobile_hospital`.
        MobileHospital = "mobile_hospital";
        /// P12.6 `new_assignment s1 medic`.
        NewAssignment {
            /// Who changes.
            seat: Seat,
            /// The new role.
            role: Role,
        } = "new_assignment", seat, role;
        /// P12.8 `rapid_vaccine_deployment`.
        RapidVaccineDeployment = "rapid_vaccine_deployment";
        /// P12.10 `reexamined_research s1 lima`.
        ReexaminedResearch {
            /// Who takes the card.
            seat: Seat,
            /// The city on the card.
            card: City,
        } = "reexamined_research", seat, card;
        /// P12.11 `remote_treatment`.
        RemoteTreatment = "remote_treatment";
        /// P12.12 `special_orders s1`: whose pawn the current player may move.
        SpecialOrders(seat: Seat) = "special_orders", seat;
        /// P10.10 `return blue`: a sample goes back to the supply.
        Return(colour: Colour) = "return", colour;
        /// P11.6 `place lima`: the next card from the top of the forecast order.
        Place(card: InfectionCard) = "place", card;
        /// P12.4 P12.8 P12.11 `remove lima yellow`: the next cube an event removes.
        Remove {
            /// Where.
            city: City,
            /// Which.
            colour: Colour,
        } = "remove", city, colour;
        /// P20.5 `first mutation_spreads`: which of two mutation events comes first.
        First(event: MutationEvent) = "first", event;
        /// P12.8 `done`: no further cube.
        Done = "done";
        /// P6.3 P17.3 P21.19 `discard lima`.
        Discard(card: Card) = "discard", card;
        /// P3.11 `agree`.
        Agree = "agree";
        /// P3.11 `refuse`.
        Refuse = "refuse";
        /// P3.7 P21.18 `pass`: lets a window go by, or an action of the Bio-Terrorist.
        Pass = "pass";
        /// P3.3 `end`: ends the action step, or the Bio-Terrorist's turn.
        End = "end";
    }
}

impl Action {
    /// The event card this action plays, if it plays one.
    pub fn event(self) -> Option<EventCard> {
        #[expect(clippy::wildcard_enum_match_arm, reason = "no other action plays an event")]
        match self {
            Action::Airlift { .. } => Some(EventCard::Airlift),
            Action::Forecast => Some(EventCard::Forecast),
            Action::GovernmentGrant { .. } => Some(EventCard::GovernmentGrant),
            Action::OneQuietNight => Some(EventCard::OneQuietNight),
            Action::ResilientPopulation(_) => Some(EventCard::ResilientPopulation),
            Action::BorrowedTime => Some(EventCard::BorrowedTime),
            Action::CommercialTravelBan => Some(EventCard::CommercialTravelBan),
            Action::MobileHospital => Some(EventCard::MobileHospital),
            Action::NewAssignment { .. } => Some(EventCard::NewAssignment),
            Action::RapidVaccineDeployment => Some(EventCard::RapidVaccineDeployment),
            Action::ReexaminedResearch { .. } => Some(EventCard::ReexaminedResearch),
            Action::RemoteTreatment => Some(EventCard::RemoteTreatment),
            Action::SpecialOrders(_) => Some(EventCard::SpecialOrders),
            _ => None,
        }
    }

    /// P3.11 The seat the action concerns beside the one that takes it: whose pawn moves, who gives or receives,
    /// whose role changes.
    pub fn other_party(self) -> Option<Seat> {
        if let Action::Move { pawn: Pawn::Of(seat), .. }
        | Action::Airlift { pawn: Pawn::Of(seat), .. }
        | Action::Give { to: seat, .. }
        | Action::Take { from: seat, .. }
        | Action::Obtain { from: seat, .. }
        | Action::NewAssignment { seat, .. }
        | Action::SpecialOrders(seat) = self
        {
            Some(seat)
        } else {
            None
        }
    }
}
