//! T8.2 T27.4 What nature decides.

use crate::words::cards::Trouble;
use crate::words::{Area, CardKind, Slot};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// T8.2 T8.4 Cards for a hand.
    Cards {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// T6 A trouble.
    Trouble {
        /// T6.4 Who draws; nobody where a card does.
        #[serde(default)]
        by: Option<Seat>,
        /// T24.5 The area it goes to.
        area: Area,
        /// What for.
        why: DrawnFor,
    },
    /// T27.4 T27.19 The top card of the encounter slot.
    Encounter {
        /// What for.
        why: Turned,
        /// How many more.
        left: u8,
    },
    /// T2.8 T25.1 Goods for a market slot.
    Goods {
        /// Which.
        slot: Slot,
    },
    /// T2.9 One of each goods for the scrap slot.
    ScrapGoods {
        /// The kind.
        kind: CardKind,
    },
    /// T22.5 T22.7 Cards revealed for a reward.
    Reveal {
        /// The kind.
        kind: CardKind,
        /// How many more of it.
        left: u8,
    },
    /// Troubles are looked at.
    LookAhead {
        /// Whose artifact it is.
        seat: Seat,
        /// Those seen so far, from the top.
        #[serde(default)]
        seen: [Option<Trouble>; 3],
    },
    /// T32.12 A MOD card.
    Mod,
    /// PCs are sent to areas by lot.
    Scatter {
        /// Who is still to be sent.
        left: SeatSet,
    },
}

vocabulary::words! {
    /// What a trouble is drawn for.
    pub enum DrawnFor as "reason to draw" {
        /// T6.3 To be placed.
        Placing = "placing",
        /// T19.5 For its AP.
        Check = "check",
    }
}

vocabulary::words! {
    /// What a card of the encounter slot is turned up for.
    pub enum Turned as "reason to turn up" {
        /// T27.4 To be solved.
        Exploring = "exploring",
        /// T27.19 To be discarded.
        Discarding = "discarding",
    }
}
