//! T26.5 T32.13 T32.15 S06 Last Train Out: a train to wake, to fill, and to get out before dawn. The
//! cards are in `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[12, 15, 20], [9, 12, 14], [7, 9, 11], [5, 7, 9]];
