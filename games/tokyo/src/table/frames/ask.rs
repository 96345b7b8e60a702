//! T9.1 T12.5 T31.5 What players decide.

use super::{DrawnFor, Harm};
use crate::words::cards::{Card, ModCard, Trouble};
use crate::words::notation::Action;
use crate::words::story::Scene;
use crate::words::{Area, CardKind, Slot};
use kernel::{Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// What players decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// T4.1 A seat takes a role.
    Role {
        /// Which seat.
        seat: Seat,
    },
    /// T6.2 The next PC to draw in step 1.
    NextToDraw {
        /// Who has not drawn.
        left: SeatSet,
    },
    /// T8.1 All adjust their hands.
    Adjust,
    /// T8.3 All may redraw once.
    Redraw,
    /// T9.1 Free order.
    Act,
    /// T19 A check is being made.
    Check,
    /// T16.10 A ride is being planned.
    Ride,
    /// T9.12 T16.13 T28.3 Others agree or refuse.
    Consent {
        /// Who wants it.
        asker: Seat,
        /// Who has not answered.
        left: SeatSet,
        /// What is wanted.
        action: Action,
    },
    /// T6.16 T19.13 A trouble has been drawn.
    Drawn {
        /// Who drew.
        #[serde(default)]
        by: Option<Seat>,
        /// What.
        trouble: Trouble,
        /// The area it goes to.
        area: Area,
        /// What for.
        why: DrawnFor,
        /// Who lets it be.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T6.3 A trouble is placed.
    Place {
        /// Whose player chooses; the group where nobody drew.
        #[serde(default)]
        by: Option<Seat>,
        /// What.
        trouble: Trouble,
        /// The area it goes to.
        area: Area,
    },
    /// T12.5 T20.7 An attack is being made.
    Battle {
        /// Who adds nothing more.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T20.11 T21.6 A PC is about to take damage.
    Damage {
        /// Which.
        seat: Seat,
        /// The damage.
        harm: Harm,
        /// What is left of it.
        amount: u8,
        /// Who does nothing more about it.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T32.18 The NPC that accompanies the PCs is about to take damage.
    NpcDamage {
        /// Its card.
        npc: Scene,
        /// The damage.
        harm: Harm,
        /// What is left of it.
        amount: u8,
        /// Who does nothing more about it.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T14.8 A card is about to be scrapped.
    Scrap {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Who lets it be.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T27.4 A Site card has been turned up.
    Turned {
        /// Who lets it be.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T22.3 T22.7 A reward card is about to be gained in the Site.
    Reward {
        /// Who solved the card.
        by: Seat,
        /// Cards still to be gained.
        left: u8,
        /// From where.
        kind: Prize,
        /// Who lets it be.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T12.7 A fee is due.
    Fee {
        /// Whose.
        seat: Seat,
        /// Cards still to be discarded.
        left: u8,
        /// Who does not pay for it.
        #[serde(default)]
        passed: SeatSet,
    },
    /// T21.8 Several PCs go Down.
    Falls,
    /// T21.3 T21.5 A PC that goes Down lays its cards down.
    LayDown {
        /// Who.
        seat: Seat,
        /// T21.17 How many more.
        left: u8,
    },
    /// T31.4 A PC discards hand cards.
    Discard {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A PC discards equipped cards.
    Strip {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// T23.3 Exhaustion tokens are taken off.
    Refresh {
        /// Who chooses.
        by: Seat,
        /// Whose tokens.
        of: Seat,
        /// From cards of this kind only.
        #[serde(default)]
        kind: Option<CardKind>,
        /// How many more.
        left: u8,
    },
    /// T31.5 One PC is chosen.
    Whom {
        /// Who chooses; the group where no PC acts or is concerned.
        #[serde(default)]
        by: Option<Seat>,
        /// Among whom.
        among: SeatSet,
    },
    /// T14.6 The Fixer hands a card over.
    HandOver {
        /// The Fixer.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// Another equipped card is used without regard to exhaustion.
    Shadow {
        /// Who.
        seat: Seat,
    },
    /// T22.8 An artifact, or a card of the scrap pile instead.
    ArtifactOrScrap {
        /// Who solved the card.
        by: Seat,
        /// Artifacts to choose from.
        choice: u8,
        /// Cards of the scrap pile.
        #[serde(default = "super::one")]
        cards: u8,
    },
    /// T22.3 T22.5 T22.7 Who takes which card.
    Gain {
        /// Who solved the card.
        by: Seat,
        /// From where.
        kind: Prize,
        /// Cards still to be gained.
        left: u8,
    },
    /// T22.9 An equipped card makes room for an artifact.
    MakeRoom {
        /// Whose.
        seat: Seat,
        /// The artifact.
        card: Card,
    },
    /// T27.19 Damage of a retreat is divided.
    Divide {
        /// Who decides.
        by: Seat,
        /// Points left.
        left: u8,
    },
    /// T27.19 All go where they like.
    Depart {
        /// Who has not left.
        left: SeatSet,
    },
    /// T16.20 Who comes along.
    Companions {
        /// Who goes.
        seat: Seat,
        /// Where to.
        to: Area,
        /// Who comes.
        #[serde(default)]
        with: SeatSet,
    },
    /// T24.10 The facility of an area serves a PC.
    Facility {
        /// Which PC.
        seat: Seat,
    },
    /// T32.6 A scenario card is placed in an area.
    Stage {
        /// Which.
        scene: Scene,
        /// The area.
        area: Area,
    },
    /// T32.9 The group, or one PC, chooses what a scenario card lets it choose.
    Choice {
        /// Which card.
        scene: Scene,
        /// Which PC; the group where none is named.
        #[serde(default)]
        by: Option<Seat>,
    },
    /// T32.21 The driver names the race vehicle.
    Vehicle {
        /// The driver.
        seat: Seat,
    },
    /// T32.14 A PC lays down pages on a scenario card.
    Seal {
        /// Who.
        seat: Seat,
        /// On which card.
        scene: Scene,
    },
    /// T32.14 Pages are laid on different slots with face-up troubles.
    Copies {
        /// How many more.
        left: u8,
        /// Where they lie already.
        #[serde(default)]
        on: Set<Slot>,
    },
    /// T33.2 The scenario is cleared: the group takes one of its rewards.
    ClearReward,
    /// T32.13 T32.15 Who goes along with a card, or into the Site.
    Along {
        /// The card that moves; none where a text only opens the way.
        #[serde(default)]
        scene: Option<Scene>,
        /// Where to.
        to: Area,
        /// Who has not answered.
        left: SeatSet,
        /// Who goes along.
        #[serde(default)]
        with: SeatSet,
    },
    /// T32.14 A token may be spent to keep off what a scenario text deals.
    Shelter {
        /// The card that bears it.
        scene: Scene,
        /// How much it keeps off.
        amount: u8,
    },
    /// A PC may take damage for a token of a scenario card.
    Atone {
        /// Which PC.
        seat: Seat,
        /// Which card.
        scene: Scene,
    },
    /// T24.5 Of several areas with the fewest troubles one is named.
    Where,
    /// SM-09 Troubles may be discarded for a MOD card.
    Lull {
        /// Which card.
        card: ModCard,
        /// How many more.
        left: u8,
    },
    /// T25.4 Where the last goods go.
    LastGoods {
        /// Their kind.
        kind: CardKind,
    },
    /// Troubles that were looked at are put back.
    Foresee {
        /// By whom.
        seat: Seat,
        /// They.
        seen: [Option<Trouble>; 3],
        /// Whether one may still go under the deck.
        stage: Foreseen,
    },
}

vocabulary::words! {
    /// What can become of troubles that were looked at.
    pub enum Foreseen as "stage of looking ahead" {
        /// One may go under the deck.
        Under = "under",
        /// All go back on top.
        Top = "top",
    }
}

vocabulary::words! {
    /// T22 Where a reward card comes from.
    pub enum Prize as "kind of prize" {
        /// T22.3
        Scrap = "scrap",
        /// T22.5 Cards revealed because the scrap pile is too small.
        Revealed = "revealed",
        /// T22.7
        Artifact = "artifact",
    }
}
