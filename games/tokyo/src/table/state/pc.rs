//! T4.12 T11.1 T14.1 T21.2 T21.13 A PC.

use crate::words::cards::{Board, Card, board};
use crate::words::{Ability, Area, DamageType, Role, SKILLS, Skill};
use kernel::Set;

use super::HP;

/// T4 A PC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pc {
    /// Its role; nothing before it is taken.
    pub role: Option<Role>,
    /// Where its piece is.
    pub area: Area,
    /// T21.1 Damage tokens.
    pub damage: u8,
    /// T32.14 Pages: progress tokens it holds.
    pub pages: u8,
    /// T19.4 AP tokens.
    pub ap: u8,
    /// T4.4 Sealed skills.
    pub seals: Set<Skill>,
    /// T14.2 Exhaustion tokens on the skills.
    pub exhaustion: [u8; SKILLS],
    /// T11.4 Equipped cards.
    pub equipment: kernel::Stack<Equipped, 4>,
}

/// T11.1 An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipped {
    /// Which.
    pub card: Card,
    /// T23.2 Exhaustion tokens.
    #[serde(default)]
    pub exhaustion: u8,
    /// T21.16 Damage tokens on the substitute doll.
    #[serde(default)]
    pub damage: u8,
    /// The type of damage the Adapted One shows.
    #[serde(default)]
    pub shows: Option<DamageType>,
}

impl Equipped {
    /// A card without tokens.
    pub const fn new(card: Card) -> Equipped {
        Equipped { card, exhaustion: 0, damage: 0, shows: None }
    }
}

impl Pc {
    /// T4.12 A PC without anything.
    pub(crate) const fn new() -> Pc {
        Pc {
            role: None,
            area: Area::Shinagawa,
            damage: 0,
            pages: 0,
            ap: 0,
            seals: Set::EMPTY,
            exhaustion: [0; SKILLS],
            equipment: kernel::Stack::EMPTY,
        }
    }
    /// Its board; that of the first role before one is taken.
    #[inline]
    pub fn board(&self) -> &'static Board {
        board(self.role.unwrap_or(Role::Fixer))
    }
    /// T1.16
    #[inline]
    pub fn ability(&self, ability: Ability) -> u8 {
        self.board().abilities[ability as usize]
    }
    /// T21.2 T21.13 Its maximum HP: each page it holds lowers it by one.
    #[inline]
    pub fn most_hp(&self) -> u8 {
        HP.saturating_sub(self.pages)
    }
    /// T21.2 What is left of its HP.
    #[inline]
    pub fn hp(&self) -> u8 {
        self.most_hp().saturating_sub(self.damage)
    }
    /// T21.2 T21.13 Whether it is Down.
    #[inline]
    pub fn is_down(&self) -> bool {
        self.damage >= self.most_hp()
    }
    /// T14.1 Whether a skill bears neither seal nor exhaustion token.
    #[inline]
    pub fn can_use(&self, skill: Skill) -> bool {
        !self.seals.contains(skill) && self.exhaustion[skill as usize] == 0
    }
    /// The place of an equipped card.
    #[inline]
    pub fn place_of(&self, card: Card) -> Option<usize> {
        self.equipment.iter().position(|equipped| equipped.card == card)
    }
    /// T12.2 The place of one that bears no exhaustion token.
    #[inline]
    pub fn ready_place_of(&self, card: Card) -> Option<usize> {
        self.equipment.iter().position(|equipped| equipped.card == card && equipped.exhaustion == 0)
    }
    /// An equipped card.
    #[inline]
    pub fn equipped(&self, card: Card) -> Option<Equipped> {
        self.equipment.iter().find(|equipped| equipped.card == card)
    }
    /// T22.10 Its artifact.
    pub fn artifact(&self) -> Option<Card> {
        self.equipment
            .iter()
            .map(|equipped| equipped.card)
            .find(|card| card.row().kind == crate::words::CardKind::Artifact)
    }
}

impl Default for Pc {
    fn default() -> Self {
        Pc::new()
    }
}
