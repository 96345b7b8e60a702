//! The seats of the table, and who plays which role.

use crate::faces::tokyo::words::Words;
use kernel::Seat;
use tokyo::{Role, View};

/// The seats in order.
pub(crate) fn seats(words: &Words<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(words.view.options.players)
}

/// Who plays which role: PCs are named by it.
pub(crate) type Roles = [Option<Role>; 4];

pub(crate) fn roles(view: &View) -> Roles {
    std::array::from_fn(|seat| view.pcs.get(seat).and_then(|pc| pc.role))
}
