//! T26.5 T32.14 T32.15 T32.16 T32.17 S05 Curse Contagion: pages that ride on whatever is wrong. The
//! cards are in `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[8, 12, 17], [6, 8, 10], [4, 5, 7], [3, 4, 6]];
