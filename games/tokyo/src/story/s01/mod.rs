//! T26.5 T32.8 T32.9 S01 Manhunt: three people to bring in, and what becomes of what they carry. The cards are in
//! `scenes.rs`.

mod scenes;

pub(super) use scenes::ROWS;

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[7, 11, 15], [5, 7, 9], [4, 5, 7], [4, 5, 6]];
