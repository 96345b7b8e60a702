//! P9.16 P9.17 P9.18 The Researcher gives any City card, on anyone's turn, and receives like everybody.

use super::{Abilities, ORDINARY};

pub(super) const ABILITIES: Abilities = Abilities { gives_any_city_card: true, ..ORDINARY };
