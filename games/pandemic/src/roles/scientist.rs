//! P9.10 The Scientist cures with four cards.

use super::{Abilities, ORDINARY};

pub(super) const ABILITIES: Abilities = Abilities { cure_cards: 4, ..ORDINARY };
