//! P18.5 What carrying something out comes to: the game goes on, waits for somebody or for nature, or is decided.

use crate::table::state::Ending;
use std::ops::ControlFlow;

/// Something that may decide the game on its way. P18.5: after a break nothing more is carried out.
pub(crate) type Flow<T = ()> = ControlFlow<Ending, T>;

/// What a step cannot go on without.
pub(crate) enum Needed {
    /// A card turned up by chance, or a decision.
    CardOrChoice,
}
