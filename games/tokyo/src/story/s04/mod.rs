//! T26.5 T32.21 T32.22 T32.23 T32.24 S04 Wildball Run: a race round the loop. The
//! cards are in `scenes.rs`.

mod scenes;

pub(crate) use scenes::NINE;
pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[10, 14, 18], [7, 9, 11], [6, 8, 10], [5, 7, 8]];
