//! T32.12 Where the MOD cards are.

use crate::words::cards::ModCard;
use kernel::Set;
use serde::{Deserialize, Serialize};

/// T32.12 Where the MOD cards of the game are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mods {
    /// In the shuffled deck.
    pub undrawn: Set<ModCard>,
    /// Open on the table.
    pub open: Set<ModCard>,
}

impl Mods {
    /// All in the deck.
    pub(crate) fn shuffled() -> Mods {
        Mods { undrawn: ModCard::all().collect(), open: Set::EMPTY }
    }
}
