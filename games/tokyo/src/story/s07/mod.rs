//! T26.5 T32.25 T32.26 S07 Wish Machine: a terminal that roams among the troubles. The
//! cards are in `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[17, 21, 28], [9, 12, 15], [7, 9, 11], [5, 7, 9]];
