//! O1.10 O1.11 O10.4 O22 Every number that no text of the game gives. Only these may be tuned; BALANCE.md keeps the record.

use crate::words::Resource::{Ammo, Can, Chip, Metal, Water, Wood};
use crate::words::tokens::Tokens;

/// O1.10 Prey tiles of each kind. 30 tiles and five kinds are printed.
pub const PREY_COPIES: u8 = 6;

/// O1.11 Meat of the first, second, third and fourth tile of a kind, by kind. Of endurance 6 the 4, 5 and 6 are printed.
pub const MEAT: [[u8; 4]; 5] = [[1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 7], [5, 6, 7, 8]];

/// O10.4 Cans of the rows 3, 4, 5 and 6 of the Cargo Ship. The 3 of row 5 are printed.
pub const CARGO_CANS: [u8; 4] = [1, 2, 3, 4];

/// O22.1 O22.2 O22.3 What a shortage event takes from its area with 2, 3 and 4 players.
pub(crate) const SHORTAGE_OF_ONE: [u8; 3] = [3, 4, 5];
/// O22.4 Search tiles the Wanderers take from each city with 2, 3 and 4 players.
pub(crate) const WANDERERS: [u8; 3] = [2, 2, 3];
/// O22.5 What the Shortage takes from each of its three areas with 2, 3 and 4 players.
pub(crate) const SHORTAGE_OF_ALL: [u8; 3] = [2, 2, 3];

/// O22.2 Cave-in.
pub(crate) const CAVE_IN_COST: Tokens = Tokens::of(Wood, 5);
/// O22.3 Looters.
pub(crate) const LOOTERS_COST: Tokens = Tokens::of(Ammo, 5);
/// O22.4 Wanderers: any food, written here as cans.
pub(crate) const WANDERERS_COST: Tokens = Tokens::of(Can, 3);
/// O22.5 Shortage.
pub(crate) const SHORTAGE_COST: Tokens = Tokens::of(Wood, 2).and(Metal, 2).and(Chip, 2);
/// O22.6 Sandstorm. Its 5 points are printed.
pub(crate) const SANDSTORM_COST: Tokens = Tokens::of(Metal, 4).and(Chip, 4);
/// O22.7 Radioactive cloud.
pub(crate) const RADIOACTIVE_CLOUD: (Tokens, u8) = (Tokens::of(Water, 5), 5);
/// O22.8 Hostile clan.
pub(crate) const HOSTILE_CLAN: (Tokens, u8) = (Tokens::of(Ammo, 8), 5);
/// O22.9 Nuclear winter.
pub(crate) const NUCLEAR_WINTER: (Tokens, u8) = (Tokens::of(Wood, 8), 5);
/// O22.10 Rats.
pub(crate) const RATS: (Tokens, u8) = (Tokens::of(Ammo, 6), 4);
/// O22.11 Zoonosis.
pub(crate) const ZOONOSIS: (Tokens, u8) = (Tokens::of(Chip, 6), 4);
/// O22.12 Mutant animals.
pub(crate) const MUTANT_ANIMALS: (Tokens, u8) = (Tokens::of(Metal, 6), 4);
