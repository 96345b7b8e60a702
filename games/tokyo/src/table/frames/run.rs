//! T18.6 T20.7 T21.3 T24.6 What happens by itself.

use super::{Harm, Prize};
use crate::words::cards::{ModCard, SiteCard, Trouble};
use crate::words::notation::{At, Means, Spot};
use crate::words::story::Scene;
use crate::words::{Area, Slot};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// T2 Set-up goes on.
    SetUp {
        /// What comes next.
        next: u8,
    },
    /// T6.1 The PCs draw in step 1.
    DrawTroubles {
        /// Who has not drawn.
        left: SeatSet,
    },
    /// T7.1 T7.2 Scenario cards at the start of the phase.
    StartScenes {
        /// The place of the next one.
        next: u8,
    },
    /// T7.1 Start-of-phase effects.
    StartEffects {
        /// The place of the next one.
        next: u8,
    },
    /// T8.2 The hands are filled.
    FillHands,
    /// T9.8 The action phase is about to end.
    EndActions,
    /// T24.1 5-1 Scenario cards.
    EndScenes {
        /// The place of the next one.
        next: u8,
    },
    /// T24.6 5-2 Troubles: the cursor.
    EndTroubles {
        /// The slots that have been reached.
        passed: u8,
    },
    /// T24.1 5-4 Facilities.
    Facilities {
        /// Areas served.
        areas: u8,
    },
    /// T25.1 The market is refilled.
    Refill {
        /// Slots looked at.
        next: u8,
    },
    /// T10.1 T31 Effects of a card, one after the other.
    Effects {
        /// Whose card.
        of: Source,
        /// Which of its rows.
        row: u8,
        /// Which effect of it.
        next: u8,
        /// The PC that acts or is concerned.
        #[serde(default)]
        by: Option<Seat>,
        /// What it is aimed at.
        #[serde(default)]
        at: At,
    },
    /// T23.1 After-use processing.
    After {
        /// Whose.
        seat: Seat,
        /// Of what.
        by: Means,
        /// Which row was used.
        row: u8,
    },
    /// T18.6 T20.16 A card is solved.
    Solved {
        /// By whom.
        by: Seat,
        /// Where it lies.
        at: Spot,
        /// What has been done.
        stage: Solving,
    },
    /// T27.13 The open Site card has not been solved.
    Failed,
    /// T6.9 T16.8 Site cards go face down onto the encounter slot.
    Lay {
        /// How many more.
        left: u8,
    },
    /// T27.15 The card just drawn is turned up.
    TurnUp,
    /// T27.13 It is discarded after its failure effects.
    DiscardOpen,
    /// T19.7 T19.10 A check is over.
    CheckOver,
    /// T19.11 The trouble held apart during an action is placed.
    Held,
    /// T16.18 The next leg of a move.
    Leg,
    /// T16.18 PCs leave an area.
    Leaving {
        /// Who leaves together.
        movers: SeatSet,
        /// Those on whom cards are still to act.
        left: SeatSet,
        /// Which slots of the area have acted on the first of them.
        slots: u8,
        /// Where to.
        to: Area,
    },
    /// T16.18 PCs enter an area.
    Entering {
        /// Whose entering has its effects still to come.
        left: SeatSet,
        /// Which slots of the area have acted on the first of them.
        slots: u8,
    },
    /// T20.7 An attack goes on.
    Fight {
        /// What comes next.
        stage: Fighting,
    },
    /// T20.31 T21.8 Several PCs take damage, each for itself.
    Hurt {
        /// Who has not taken it.
        left: SeatSet,
        /// The damage.
        harm: Harm,
    },
    /// T21.8 Those that have reached their limit go Down; Down ones that were hit draw.
    Consequences,
    /// T21.3 A PC goes Down.
    Fall {
        /// Who.
        seat: Seat,
        /// What has been done.
        stage: Falling,
    },
    /// T22.8 An artifact is gained.
    GainArtifact {
        /// Who solved the card.
        by: Seat,
        /// Artifacts to choose from.
        choice: u8,
        /// Cards of the scrap pile instead.
        #[serde(default = "super::one")]
        cards: u8,
    },
    /// T22.3 Cards of the scrap pile are gained.
    GainScrap {
        /// Who solved the card.
        by: Seat,
        /// How many more.
        left: u8,
        /// From where now.
        kind: Prize,
    },
    /// T12.6 An interrupt takes effect on the moment it answers.
    Answer {
        /// Whose.
        seat: Seat,
        /// With what.
        by: Means,
        /// Which row.
        row: u8,
        /// At what.
        #[serde(default)]
        at: At,
    },
    /// T27.19 What follows a retreat.
    Retreated {
        /// Who leaves.
        explorers: SeatSet,
    },
    /// T32.15 A scenario card has moved to another area.
    MovedOn {
        /// Which.
        scene: Scene,
        /// From where.
        from: Area,
    },
    /// Two troubles drawn for a card.
    MoreTroubles {
        /// How many more.
        left: u8,
        /// Who draws.
        #[serde(default)]
        by: Option<Seat>,
        /// Where they go.
        area: Area,
    },
}

/// T10.1 Whose effects are carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A card, skill or BOT card.
    Means(Means),
    /// A trouble.
    Trouble(Trouble, Slot),
    /// A Site card.
    Site(SiteCard),
    /// A facility.
    Facility(Area),
    /// T32.3 A scenario card.
    Scene(Scene),
    /// T32.12 A MOD card.
    Mod(ModCard),
}

vocabulary::words! {
    /// T18.6 The order in which a card is solved: what comes next.
    pub enum Solving as "stage of solving" {
        /// Effects.
        Effects = "effects",
        /// AP tokens and seals.
        Tokens = "tokens",
        /// Further rewards.
        Rewards = "rewards",
        /// The card goes to its discard pile.
        Discard = "discard",
    }
}

vocabulary::words! {
    /// T20.7 The course of an attack: what comes next.
    pub enum Fighting as "stage of an attack" {
        /// The first mover.
        First = "first",
        /// The second mover.
        Second = "second",
        /// T20.21 The further hits.
        Further = "further",
        /// T20.16 Enemies without HP.
        Defeats = "defeats",
        /// T20.17 PCs at their limit.
        Falls = "falls",
        /// T20.19 After-use processing.
        Over = "over",
    }
}

vocabulary::words! {
    /// T21.3 The order of Down processing: what comes next.
    pub enum Falling as "stage of a Down" {
        /// The cards.
        Cards = "cards",
        /// The equipment and the tokens.
        Tokens = "tokens",
        /// A trouble.
        Trouble = "trouble",
    }
}
