//! P10.11 The Generalist has five actions.

use super::{Abilities, ORDINARY};

pub(super) const ABILITIES: Abilities = Abilities { actions: 5, ..ORDINARY };
