//! T32.1 T32.2 T32.3 T32.4 T32.6 T32.8 T32.9 T32.10 T32.11 T32.12 T32.14 T32.15 What only scenarios do, and on which
//! conditions.

use super::scaled::Scaled;
use crate::words::cards::Enemy;
use crate::words::{Ability, Area, DamageType, Skill, Slot};

/// T32.24 The checkpoints of a race, the finish last: the number of the card that has to be solved, and its area.
pub type Route = &'static [(u8, Area)];

/// What only scenarios do. Cards are named by their number in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// T32.1 The card is revealed, wherever it lies.
    Open(u8),
    /// T32.6 The card is placed in a slot of the area.
    Place(u8, Area),
    /// T32.5 The card is placed in exactly this slot.
    PlaceIn(u8, Slot),
    /// These cards leave the game for this scenario, wherever they lie.
    Out(&'static [u8]),
    /// T32.4 These cards go to the scenario discard.
    Discard(&'static [u8]),
    /// T32.15 This card moves on to the next area, with all that lies on it.
    Move(Turn),
    /// T32.14 Progress tokens are put on the card.
    Put(u8, Scaled),
    /// T32.14 Progress tokens are taken off the card, as far as it bears this many.
    TakeOff(u8, Scaled),
    /// T24.5 This many troubles are drawn and placed in the area of the first of these cards that lies in a slot.
    TroublesAt(&'static [u8], Scaled),
    /// T32.26 The card moves one area towards another, the shorter way, clockwise of two alike.
    Towards(u8),
    /// T6.15 If the card is not on the mat it is taken out of the trouble deck, which is shuffled, and placed in the area.
    Fetch(u8, Area),
    /// T32.6 The first card is placed in the area opposite to the second.
    PlaceOpposite(u8, u8),
    /// T32.14 As many tokens are put on the first card as the second one bears.
    PutAsOn(u8, u8),
    /// Each PC may take one damage that cannot be reduced to take a progress token off the card.
    Settle(u8),
    /// As long as it works: once per round each PC in this area may let a check it makes here succeed without payment, for a
    /// token on this card.
    Credit,
    /// As long as it works: the enemy has one HP more for each token on it, and with this many tokens it is the other one.
    Swell(u8, &'static Enemy),
    /// T24.5 A trouble is drawn and placed in the area with the fewest.
    Seep,
    /// T32.9 The group chooses between the letters of the card. What follows stands in rows of its own; the letter is remembered.
    Choose,
    /// T32.9 The solver chooses between A and B.
    Decide,
    /// T32.18 Damage to the NPC that accompanies the PCs.
    HarmNpc(DamageType, u8),
    /// As long as it works: for a PC with an equipped vehicle this card's check with this ability has this target.
    WithVehicle(Ability, u8),
    /// T32.12 MOD cards come into play.
    Mod(Renewal),
    /// T18.10 A seal of the solver comes off.
    LiftSeal(Skill),
    /// T32.10 The scenario is cleared.
    Clear,
    /// T32.11 The scenario is lost.
    Defeat,
    /// As long as it works: these targets change everywhere by so much, but not below the last number.
    Targets(Aim, i8, u8),
    /// As long as it works: the facility of the area with most troubles does nothing.
    Blackout,
    /// Exhaustion tokens off each PC in a normal area where no trouble lies open.
    Rest(u8),
    /// A trouble is drawn and placed where the PC is.
    Crowd,
    /// This many troubles may be discarded for this MOD card.
    Lull(Scaled),
    /// T32.21 The solver is the driver of the race from now on.
    Driver,
    /// T32.21 The driver names the race vehicle.
    NameVehicle,
    /// T32.23 As long as it works: nothing takes the race vehicle out of its place.
    VehicleStays,
    /// T32.23 As long as it works: nothing takes this very card out of its place.
    ThisStays,
    /// T32.24 A progress token on this card if the driver has reached one more checkpoint of this route.
    Stamp(Route),
    /// The card, a vehicle, is equipped at once by the solver.
    Lend(u8),
    /// T24.5 This many troubles are drawn and placed in the driver's area.
    TroublesAtDriver(Scaled),
    /// T32.9 The driver chooses between A and B.
    DriverChooses,
    /// T32.14 As long as it works: a trouble placed in step 1 brings a page to its slot.
    PagesArrive,
    /// T32.15 How pages ride on the top card of their slot, and stay there.
    PagesRide,
    /// T32.16 Who solves a card takes its pages.
    PagesTaken,
    /// T21.13 T32.17 What pages do to who holds them.
    PagesWeigh,
    /// T32.14 This many pages on the slot of each of these cards.
    PagesOn(&'static [u8], Scaled),
    /// T32.14 This many pages on the slot of the first face-up trouble here.
    PagesOnTrouble(u8),
    /// T32.14 One page each on this many different slots with face-up troubles.
    Copies(Scaled),
    /// T32.15 This many pages on the slot this card has just left.
    Trail(u8),
    /// T32.14 The solver lays down as many pages as it likes on this card.
    Seal,
    /// T32.14 One page goes back from a PC, and it heals so much.
    Unburden(u8),
    /// T32.14 The solver takes this many pages from the stock.
    TakePages(u8),
    /// T32.14 A PC is the vessel and takes this many pages from the stock.
    Vessel(Scaled),
    /// T32.13 As long as it works: the vessel keeps this many pages until it has been Down.
    VesselKeeps(Scaled),
    /// T22.7 T22.8 An artifact, or this many cards of the scrap slot.
    Treasure(u8),
    /// As long as it works: for a token off this card the group keeps off what the texts of these cards would deal to all PCs.
    Shelter(&'static [u8]),
    /// As long as it works: for a token off this card the top card of the encounter slot goes unseen under the Site deck.
    Bypass,
    /// T20.22 As long as it works: failure effects of Site cards deal so much more to each PC they hit, before reduction.
    Worse(u8),
    /// T24.10 As long as it works: the facility of this card's area does nothing.
    Shut,
    /// T32.15 This card moves on with all that lies on it, and the PCs there may ride along; where three troubles lie open in
    /// the next area it stays and loses a progress token.
    Roll,
    /// T24.5 This many troubles are drawn and placed in these areas in turn.
    TroublesIn(&'static [Area], Scaled),
    /// T32.4 The card is taken off the mat and lies beside it, with its progress tokens.
    LayBeside(u8),
    /// T27.21 Each PC in the area where this card stood may go into the Site without a check, after an exploration under way.
    Embark(u8),
}

vocabulary::words! {
    /// T32.15 Which way a card moves round the loop.
    pub enum Turn as "way round" {
        /// From Shinagawa by Shibuya and Shinjuku to Akiba.
        Clockwise = "clockwise",
        /// The other way.
        Counterclockwise = "counterclockwise",
        /// T32.26 To the neighbour with more face-up troubles; clockwise of two alike.
        Busier = "busier",
    }
}

vocabulary::words! {
    /// T32.12 How a MOD card comes into play.
    pub enum Renewal as "way to draw a MOD card" {
        /// Beside those that lie open.
        More = "more",
        /// Those that lie open are discarded first.
        Instead = "instead",
    }
}

vocabulary::words! {
    /// T32.9 A choice that the scenario remembers.
    pub enum Letter as "letter" {
        /// The first.
        A = "a",
        /// The second.
        B = "b",
        /// The third.
        C = "c",
    }
}

/// T32.2 T32.3 A moment that only scenario and MOD cards know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// T32.2 The card is revealed.
    Revealed,
    /// T32.28 The guide has come to the end of the card's steps.
    Taught,
    /// T32.3 As soon as this is so while the card lies open, between finished actions and finished steps.
    Once(Given),
    /// T32.9 This has just been chosen.
    Chosen(Letter),
    /// T18.5 A check against the card has failed.
    Missed,
    /// T32.3 A trouble is solved while the card lies open.
    TroubleSolved,
    /// T32.3 A Site card is solved while the card lies open.
    SiteSolved,
    /// T18.5 The side task of the card is done.
    Side,
    /// T32.31 Pressure on the card has succeeded.
    Pressed,
    /// T32.15 For the first time in an end phase it shares an area with this card after a move of either.
    Meets(u8),
}

/// On what something depends. Cards are named by their number in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// T32.8 At least this many of these cards lie in the scenario discard.
    Discarded(&'static [u8], Scaled),
    /// T32.14 The card bears at least this many progress tokens.
    Tokens(u8, Scaled),
    /// T32.9 This has been chosen on the card.
    Chosen(u8, Letter),
    /// This card lies in the area.
    Here(Area),
    /// This card lies in the area of that one.
    With(u8),
    /// A PC is in the area of this card.
    Visited,
    /// No PC is.
    Deserted,
    /// This many PCs play.
    Pcs(u8),
    /// At least this many troubles lie face up on the mat.
    Troubles(Scaled),
    /// T32.24 The driver is in the area of this card.
    DriverHere,
    /// The driver is not.
    DriverElsewhere,
    /// T32.24 At least this many PCs are in the area of this card, the driver among them.
    Gathered(Scaled),
    /// T32.14 At least this many pages lie on slots.
    Pages(Scaled),
    /// All of these.
    All(&'static [Given]),
    /// T32.13 No gate lies open on the table.
    NoGate,
    /// T32.14 The card bears no progress token.
    Bare(u8),
    /// T32.4 The card lies open beside the mat.
    Beside(u8),
    /// T32.1 The card has not been revealed and is not out of the game.
    Unread(u8),
}

vocabulary::words! {
    /// T20.28 T32.13 What a PC must be or have to solve or to attack a card.
    pub enum Fit as "condition for a PC" {
        /// T32.21 A vehicle is equipped that has room for all PCs.
        Seats = "seats",
        /// A vehicle is equipped, or the PC has ridden in one in this phase.
        Wheels = "wheels",
        /// T32.24 The driver is in the area.
        DriverHere = "driver_here",
        /// T32.14 The PC holds a page.
        Page = "page",
    }
}

/// T19.15 Which targets change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// T16.2 Moves between normal areas.
    Move,
    /// T32.24 Moves of the driver.
    DriverMove,
    /// T16.6 Moves into the Site.
    IntoSite,
    /// T17.1 Purchases.
    Buy,
    /// T19.1 All checks with this ability.
    With(Ability),
}
