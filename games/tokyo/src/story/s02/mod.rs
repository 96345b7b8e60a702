//! T26.5 T27.4 T32.13 S02 Tokyo Dungeon: three floors under the Ring, and the way back up. The
//! cards are in `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[17, 20, 25], [9, 11, 14], [7, 9, 11], [5, 7, 8]];
