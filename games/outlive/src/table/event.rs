//! What happens, as the log tells it. Each event names the rule it follows.

use crate::words::equipment::{Effect, Equipment};
use crate::words::event_cards::EventCard;
use crate::words::homes::{Home, RoomName};
use crate::words::leaders::Leader;
use crate::words::notation::{Discount, RepairRoom, Shield};
use crate::words::rooms::Room;
use crate::words::tokens::Tokens;
use crate::words::{Area, City, Hero, HuntingGround, Prey, SearchTile};
use kernel::Seat;
use vocabulary::Weight::{Glad, Grave, Heading, Plain};

vocabulary::events! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, strum::VariantNames)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs, reason = "seats, areas, tokens and tiles: the fields are named for what they are")]
    pub enum Event {
        /// To the seat alone.
        LeaderDealt { seat: Seat, leader: Leader } = "O3.6";
        /// To the seat alone.
        RoomDealt { seat: Seat, room: Room } = "O3.9";
        /// What a player has chosen, once all have.
        ShelterShown { seat: Seat, leader: Leader, built: RoomName, survivors: u8, airlock: u8 } = "O3.9a";
        /// Where a hero begins.
        HeroPlaced { seat: Seat, hero: Hero, area: Area } = "O3.13";
        /// O3.15 What the leader brings.
        LeaderBrings { seat: Seat, leader: Leader, tokens: Tokens, equipment: Equipment } = "O3.14";
        /// A search tile drawn for Mary Koolpepper.
        DrawnForMary { seat: Seat, city: City, tile: SearchTile } = "O23.11";
        /// The one of four that is not gained.
        DiscardedForMary { seat: Seat, tile: SearchTile } = "O23.11";
        /// O10.8 Who is the first player from now on.
        FirstPlayer { seat: Seat } = "O3.16";
        /// A turn begins with its dawn.
        Dawn { turn: u8 } = "O4.1", Heading;
        /// The open tile of a prey pile.
        PreyTurnedUp { ground: HuntingGround, prey: Prey } = "O3.4";
        /// Equipment on display.
        Shown { city: City, equipment: Equipment } = "O4.5";
        /// The discard pile has become the deck.
        DeckShuffled = "O2.14";
        /// O22.4 A search tile that is out of play this turn.
        SetAside { city: City, tile: SearchTile } = "O4.6";
        /// The event card of the turn.
        EventTurnedUp { turn: u8, event: EventCard } = "O5.1", Grave;
        /// O5.1 An open event strikes.
        EventStrikes { event: EventCard } = "O5.2";
        /// O22.1 O22.2 O22.3 O22.5 Tokens leave an area.
        StockLost { area: Area, tokens: Tokens } = "O5.5";
        /// A shelter is not touched.
        Immune { seat: Seat, event: EventCard } = "O20.14";
        /// Tokens lost to an event.
        TokensLost { seat: Seat, tokens: Tokens } = "O5.6";
        /// A survivor lost.
        SurvivorLost { seat: Seat, home: Home } = "O2.12", Grave;
        /// The marker moves; worse is up.
        RadiationUp { seat: Seat, spaces: u8, value: i8 } = "O15.3";
        /// The marker moves down, if it can.
        RadiationDown { seat: Seat, value: i8 } = "O15.6";
        /// A hero has moved.
        Moved { seat: Seat, hero: Hero, from: Area, to: Area, row: Option<u8> } = "O6.1";
        /// A repaired tile is used.
        EquipmentUsed { seat: Seat, equipment: Equipment } = "O18.2";
        /// A room is used.
        RoomUsed { seat: Seat, room: Room } = "O2.8";
        /// None of the player's heroes can move.
        Stuck { seat: Seat } = "O6.8";
        /// A hero is put under pressure.
        Pressed { seat: Seat, hero: Hero, target: Seat, target_hero: Hero, pressure: u8 } = "O7.1";
        /// A hero is spared.
        Spared { seat: Seat, target: Seat } = "O7.4";
        /// The answer to pressure, and what is left of it.
        Defended { seat: Seat, with: Option<Shield>, ammo: u8, left: u8 } = "O7.5";
        /// Tokens change hands.
        HandedOver { from: Seat, to: Seat, tokens: Tokens } = "O7.7";
        /// Tokens gained, from an area or from the bank.
        Gained { seat: Seat, tokens: Tokens, source: Source } = source.rule();
        /// The iodine of the base is taken.
        IodineTaken { seat: Seat } = "O8.4";
        /// A prey tile is taken.
        Hunted { seat: Seat, hero: Hero, ground: HuntingGround, prey: Prey, points: u8, ammo: u8, meat: u8 } = "O9.5";
        /// A prey pile is looked through.
        PreyLookedAt { seat: Seat, ground: HuntingGround } = "O21.20";
        /// To the seat alone: the next tile from the top.
        PreySeen { ground: HuntingGround, prey: Prey } = "O21.20";
        /// A search pile is looked at.
        SearchPileLookedAt { seat: Seat, city: City } = "O20.18";
        /// To the seat alone: the next tile from the top.
        SearchTileSeen { city: City, tile: SearchTile } = "O20.18";
        /// The first to arrive at the Cargo Ship.
        TokenTaken { seat: Seat } = "O10.8", Glad;
        /// A survivor joins a shelter.
        SurvivorJoined { seat: Seat, home: Home } = "O2.10", Glad;
        /// O10.5c A survivor stays on the Cargo Ship.
        SurvivorLeft { seat: Seat } = "O10.6";
        /// The purifier runs.
        PurifierStarted { seat: Seat } = "O11.1";
        /// O2.13a A tile joins a shelter, broken.
        EquipmentTaken { seat: Seat, equipment: Equipment } = "O12.2";
        /// A duplicate is set aside.
        DuplicateDrawn { seat: Seat, equipment: Equipment } = "O2.13";
        /// A search tile.
        Found { seat: Seat, city: City, tile: SearchTile } = "O12.3";
        /// The day is over.
        DayEnded = "O6.11", Heading;
        /// An event is resolved.
        EventResolved { seat: Seat, event: EventCard, tokens: Tokens, discount: Discount, virtual_water: u8 } = "O13.6", Glad;
        /// A pass.
        Passed { seat: Seat } = "O13.3";
        /// The survivors are fed, as far as it goes.
        Fed { seat: Seat, tokens: Tokens, virtual_water: u8, shortage: u8 } = "O14.4", if shortage > 0 { Grave } else { Plain };
        /// O15.1 What protects from the radiation of the night.
        RadiationHandled { seat: Seat, points: u8, cancelled: u8 } = "O15.2";
        /// A survivor is recruited.
        Recruited { seat: Seat, tokens: Tokens } = "O16.1", Glad;
        /// A room is built.
        Built { seat: Seat, room: RoomName, tokens: Tokens, discount: Discount } = "O17.2";
        /// Survivors move in.
        MovedIn { seat: Seat, room: RoomName, survivors: u8 } = "O17.3";
        /// A tile is dismantled.
        Dismantled { seat: Seat, equipment: Equipment } = "O20.11";
        /// A tile is repaired.
        Repaired { seat: Seat, equipment: Equipment, tokens: Tokens, with: Option<RepairRoom> } = "O18.1", Glad;
        /// O19.2 Food that does not keep.
        Spoiled { seat: Seat, tokens: Tokens } = "O19.1";
        /// The game is over.
        GameOver = "O24.1", Heading;
        /// What a player has reached.
        Scored { seat: Seat, points: i16 } = "O24.2";
    }
}

/// Where tokens come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// O8.2 The stock of the area, with action points.
    Stock,
    /// O8.6 O8.7 A tile.
    Equipment(Equipment),
    /// A room.
    Room(Room),
    /// O10.4 A row of the Cargo Ship.
    Row(u8),
    /// O12.3 A search tile.
    SearchTile,
    /// O9.5 A prey tile.
    Prey(Prey),
}

impl Source {
    /// The rule by which they come.
    const fn rule(self) -> &'static str {
        match self {
            Source::Stock => "O8.2",
            Source::Equipment(kind) => match kind.record().effect {
                Effect::More { .. } => "O8.6",
                Effect::Arrival { .. }
                | Effect::Survivor
                | Effect::StartsPurifier
                | Effect::HigherRow(_)
                | Effect::HuntStrength(_)
                | Effect::PressureGiven(_)
                | Effect::PressureReceived(_)
                | Effect::AnyDistance
                | Effect::AnyPrey => "O8.7",
            },
            Source::Room(_) => "O2.7",
            Source::Row(_) => "O10.4",
            Source::SearchTile => "O12.3",
            Source::Prey(_) => "O9.5",
        }
    }
}
