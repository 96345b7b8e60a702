//! T26.5 T32.18 T32.19 T32.20 S03 Once Upon a Time in Tokyo: a film, its director, and a last reel from under the Ring. The
//! cards are in `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[11, 13, 17], [7, 10, 12], [6, 7, 9], [5, 6, 8]];
