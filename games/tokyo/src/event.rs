//! What happens, for logs.

use crate::cards::{Card, SiteCard, Trouble};
use crate::check::Goal;
use crate::notation::{Bearer, Means, Spot};
use crate::state::{Ending, Step};
use crate::words::{Ability, Area, DamageType, Role, Skill, Slot};
use kernel::Seat;
use serde::Serialize;
use vocabulary::spelling::{maybe_seat, notation, seat};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// T4.1
    RoleTaken {
        /// Which seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Its role.
        role: Role,
    },
    /// T5.1
    Round {
        /// Its number.
        number: u8,
    },
    /// T5.1
    Step {
        /// Which.
        step: Step,
    },
    /// T2.8 T25.1
    GoodsShown {
        /// Where.
        slot: Slot,
        /// What.
        card: Card,
    },
    /// T2.9 T23.5
    Scrapped {
        /// What.
        card: Card,
    },
    /// T23.7
    Removed {
        /// What.
        card: Card,
    },
    /// T6.1
    TroubleDrawn {
        /// Who drew; nobody where a card did.
        #[serde(with = "maybe_seat")]
        by: Option<Seat>,
        /// What.
        trouble: Trouble,
    },
    /// T6.3
    TroublePlaced {
        /// What.
        trouble: Trouble,
        /// Where.
        slot: Slot,
    },
    /// T6.13 T6.16 T18.8
    TroubleDiscarded {
        /// What.
        trouble: Trouble,
    },
    /// T6.10
    TroublesShuffled,
    /// T6.12
    SiteShuffled,
    /// T6.9 T16.8
    EncounterLaid,
    /// T8.1 T13.1 T21.3
    Discarded {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T8.2 A card drawn, for those who see it.
    Drew {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T8.2 A card drawn that others do not see.
    DrewHidden {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T8.4
    DeckTurned {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T8.3
    Redrew {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T30.5
    Shown {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T9.8
    Ended {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T9.8
    Resumed {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T10.1 T12.1 T14 T15
    Used {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        #[serde(with = "notation")]
        by: Means,
    },
    /// T19.1
    CheckOpened {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// What for.
        goal: Goal,
        /// With what.
        ability: Ability,
        /// The target number.
        target: u8,
        /// Ability with modifiers.
        strength: u8,
    },
    /// T14.7
    CheckTakenOver {
        /// By whom.
        #[serde(with = "seat")]
        by: Seat,
    },
    /// T19.3
    Paid {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T19.4 T19.6
    TokenPaid {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T19.5 T19.12
    TroubleAdds {
        /// What.
        trouble: Trouble,
    },
    /// T19.15
    BonusAdds {
        /// How much.
        amount: u8,
    },
    /// T19.7
    CheckSucceeded {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T19.10
    CheckFailed {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T16
    Moved {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// Where to.
        to: Area,
    },
    /// T11.1 T22.9
    Equipped {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T17.3
    Bought {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
        /// From where.
        slot: Slot,
    },
    /// T23.2
    Exhausted {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        #[serde(with = "notation")]
        what: Bearer,
        /// Tokens added.
        tokens: u8,
    },
    /// T23.3
    Refreshed {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        #[serde(with = "notation")]
        what: Bearer,
    },
    /// T20.9
    EnemyHit {
        /// Where it lies.
        #[serde(with = "notation")]
        at: Spot,
        /// Of which type.
        kind: DamageType,
        /// After reduction.
        amount: u8,
    },
    /// T20.13
    Countered {
        /// Where it lies.
        #[serde(with = "notation")]
        at: Spot,
        /// Whom.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T21.1
    Hurt {
        /// Whom.
        #[serde(with = "seat")]
        seat: Seat,
        /// After reduction.
        amount: u8,
        /// Of which type.
        kind: Option<DamageType>,
    },
    /// T20.10
    Reduced {
        /// Whose damage.
        #[serde(with = "seat")]
        seat: Seat,
        /// By how much.
        amount: u8,
    },
    /// T21.16
    DollHit {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// T21.12
    Healed {
        /// Whom.
        #[serde(with = "seat")]
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// T21.2
    Down {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T21.10
    Shaken {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// T18.4 T20.16
    TroubleSolved {
        /// By whom.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        trouble: Trouble,
    },
    /// T27.11 T27.12
    SiteCardSolved {
        /// By whom.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: SiteCard,
    },
    /// T22.1
    TokensGained {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// An effect took AP tokens.
    TokensLost {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// T18.9
    SealLifted {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
        /// Which.
        skill: Skill,
    },
    /// T22.2 T22.3
    Gained {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// T22.5 T22.7
    Revealed {
        /// What.
        card: Card,
    },
    /// T27.4
    SiteCardTurned {
        /// What.
        card: SiteCard,
    },
    /// T27.14
    SiteCardFailed {
        /// What.
        card: SiteCard,
    },
    /// The Engineer's skill.
    SiteCardAvoided {
        /// What.
        card: SiteCard,
    },
    /// T27.19
    Retreated {
        /// Cards left behind.
        cards: u8,
    },
    /// T28.1
    Exchanged {
        /// Who gave the first card.
        #[serde(with = "seat")]
        seat: Seat,
        /// The first card.
        give: Card,
        /// With whom.
        #[serde(with = "seat")]
        with: Seat,
        /// The second card.
        take: Card,
    },
    /// T14.6
    HandedOver {
        /// Who gave.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        card: Card,
        /// To whom.
        #[serde(with = "seat")]
        to: Seat,
    },
    /// T9.12 T28.3
    Refused {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// Troubles were looked at.
    Foreseen {
        /// What.
        trouble: Trouble,
    },
    /// A trouble went under the deck.
    TroubleUnder {
        /// What.
        trouble: Trouble,
    },
    /// T26
    Over {
        /// How.
        ending: Ending,
    },
}
