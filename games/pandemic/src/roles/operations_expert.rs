//! P9.8 P9.9 The Operations Expert builds a research station without a card, and has no other ability.

use super::{Abilities, ORDINARY};

pub(super) const ABILITIES: Abilities = Abilities { builds_without_card: true, ..ORDINARY };
