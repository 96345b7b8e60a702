//! T1.4 T1.5 T1.6 T1.11 T1.16 T20.8 The words of the game: roles, areas, slots, abilities, damage.

pub(crate) mod cards;
pub(crate) mod notation;
pub(crate) mod options;
pub mod refusals;
pub(crate) mod story;

use kernel::Set;

vocabulary::words! {
    /// T1.16 A role: a PC board, or the BOT card that stands for it.
    pub enum Role as "role" {
        /// Strong in economy.
        Fixer = "fixer",
        /// Strong in technique.
        Engineer = "engineer",
        /// Strong in empathy.
        Negotiator = "negotiator",
        /// Strong in combat.
        Gangster = "gangster",
    }
}

/// T4.1 How many roles there are.
pub const ROLES: usize = 4;

impl Role {
    /// T4.1 The order in which roles are given out where they are not chosen.
    pub(crate) const ORDER: [Role; ROLES] = [Role::Engineer, Role::Gangster, Role::Negotiator, Role::Fixer];
}

vocabulary::words! {
    /// T1.4 The areas: four normal ones in processing order, then the Site.
    pub enum Area as "area" {
        /// The first in processing order.
        Shinagawa = "shinagawa",
        /// The second.
        Shibuya = "shibuya",
        /// The third.
        Shinjuku = "shinjuku",
        /// The last.
        Akiba = "akiba",
        /// What lies inside the Ring.
        Site = "site",
    }
}

/// T1.4 How many normal areas there are.
pub const NORMAL_AREAS: usize = 4;

impl Area {
    /// T1.6 The normal areas in processing order.
    pub const NORMAL: [Area; NORMAL_AREAS] = [Area::Shinagawa, Area::Shibuya, Area::Shinjuku, Area::Akiba];

    /// T1.6 This many steps clockwise round the loop from a normal area.
    pub fn clockwise(self, steps: usize) -> Area {
        let at = Area::NORMAL.iter().position(|&area| area == self).unwrap_or(0);
        Area::NORMAL[(at + steps) % NORMAL_AREAS]
    }

    /// T1.5 T6.7 The normal areas next to this one: two on the ring, or all four round the Site.
    pub fn neighbours(self) -> Set<Area> {
        let areas: &[Area] = match self {
            Area::Shinagawa => &[Area::Shibuya, Area::Akiba],
            Area::Shibuya => &[Area::Shinagawa, Area::Shinjuku],
            Area::Shinjuku => &[Area::Shibuya, Area::Akiba],
            Area::Akiba => &[Area::Shinagawa, Area::Shinjuku],
            Area::Site => &Area::NORMAL,
        };
        areas.iter().copied().collect()
    }

    /// T1.5 Whether one step along a line leads there.
    pub fn touches(self, other: Area) -> bool {
        self.neighbours().contains(other) || other.neighbours().contains(self)
    }

    /// T1.6 The market slots from left to right; none in the Site.
    pub fn slots(self) -> impl DoubleEndedIterator<Item = Slot> + Clone {
        let first = self as usize * SLOTS_PER_AREA;
        let last = if self == Area::Site { first } else { first + SLOTS_PER_AREA };
        Slot::ALL[first.min(SLOTS)..last.min(SLOTS)].iter().copied()
    }
}

vocabulary::words! {
    /// T1.4 T1.6 The market slots in processing order.
    pub enum Slot as "market slot" {
        /// Left.
        Shinagawa1 = "shinagawa_1",
        /// Middle.
        Shinagawa2 = "shinagawa_2",
        /// Right.
        Shinagawa3 = "shinagawa_3",
        /// Left.
        Shibuya1 = "shibuya_1",
        /// Middle.
        Shibuya2 = "shibuya_2",
        /// Right.
        Shibuya3 = "shibuya_3",
        /// Left.
        Shinjuku1 = "shinjuku_1",
        /// Middle.
        Shinjuku2 = "shinjuku_2",
        /// Right.
        Shinjuku3 = "shinjuku_3",
        /// Left.
        Akiba1 = "akiba_1",
        /// Middle.
        Akiba2 = "akiba_2",
        /// Right.
        Akiba3 = "akiba_3",
    }
}

/// T1.4 Market slots of a normal area.
pub const SLOTS_PER_AREA: usize = 3;
/// T1.4 Market slots of the mat.
pub const SLOTS: usize = SLOTS_PER_AREA * NORMAL_AREAS;

impl Slot {
    /// The area it is in.
    pub const fn area(self) -> Area {
        Area::NORMAL[self as usize / SLOTS_PER_AREA]
    }

    /// T1.7 The kind of goods it is marked with.
    pub const fn goods(self) -> CardKind {
        match self {
            Slot::Shinagawa1 | Slot::Shinjuku1 | Slot::Shinjuku2 | Slot::Akiba3 => CardKind::Weapon,
            Slot::Shinagawa2 | Slot::Shibuya3 | Slot::Akiba1 | Slot::Akiba2 => CardKind::Item,
            Slot::Shinagawa3 | Slot::Shibuya1 | Slot::Shibuya2 | Slot::Shinjuku3 => CardKind::Follower,
        }
    }
}

vocabulary::words! {
    /// T1.16 An ability of a PC.
    pub enum Ability as "ability" {
        /// With tools and machines.
        Technique = "technique",
        /// With weapons.
        Combat = "combat",
        /// With people.
        Empathy = "empathy",
        /// With money.
        Economy = "economy",
    }
}

/// T1.16 How many abilities there are.
pub const ABILITIES: usize = 4;

vocabulary::words! {
    /// T1.8 The kind of a player card.
    pub enum CardKind as "kind of card" {
        /// To attack with.
        Weapon = "weapon",
        /// To use.
        Item = "item",
        /// People who help.
        Follower = "follower",
        /// A find from the Site.
        Artifact = "artifact",
    }
}

/// T1.8 How many kinds of player cards there are.
pub const CARD_KINDS: usize = 4;

impl CardKind {
    /// The three kinds of goods.
    pub const GOODS: [CardKind; 3] = [CardKind::Weapon, CardKind::Item, CardKind::Follower];
}

vocabulary::words! {
    /// T1.11 Rarity, in rising order.
    pub enum Rarity as "rarity" {
        /// Part of a deck from the start.
        Starter = "starter",
        /// Four copies.
        Common = "common",
        /// Three copies.
        Rare = "rare",
        /// Two copies.
        Epic = "epic",
        /// One copy.
        Unique = "unique",
    }
}

impl Rarity {
    /// T1.11 How many copies of a card are in the game; of a starter at least one.
    pub const fn copies(self) -> u8 {
        match self {
            Rarity::Common => 4,
            Rarity::Rare => 3,
            Rarity::Epic => 2,
            Rarity::Unique | Rarity::Starter => 1,
        }
    }
}

vocabulary::words! {
    /// T20.9 A type of damage.
    pub enum DamageType as "type of damage" {
        /// To the body.
        Physical = "physical",
        /// To the mind.
        Cognitive = "cognitive",
    }
}

vocabulary::words! {
    /// T20.8 A range, in the order in which they strike: the first mover stands first.
    pub enum Range as "range" {
        /// Far, before others that are far.
        FarPlus = "far+",
        /// Far.
        Far = "far",
        /// Near, before others that are near.
        NearPlus = "near+",
        /// Near.
        Near = "near",
    }
}

vocabulary::words! {
    /// T11.8 T12.7 T20.26 A keyword that other texts look at.
    pub enum Keyword as "keyword" {
        /// Carries PCs.
        Vehicle = "vehicle",
        /// Paid for each use.
        Hired = "hired",
        /// Damage that comes from the surroundings.
        Environment = "environment",
    }
}

vocabulary::words! {
    /// T1.16 A skill of a PC board.
    pub enum Skill as "skill" {
        /// Supports another PC; opened by a common card that is solved.
        Support = "support",
        /// Opened by a rare one.
        Enhanced = "enhanced",
        /// Opened by an epic one.
        Site = "site_skill",
    }
}

/// T1.16 Skills of a PC.
pub const SKILLS: usize = 3;

vocabulary::words! {
    /// Where a datum comes from.
    pub enum Provenance as "provenance" {
        /// Stated by the game or its designer.
        Printed = "printed",
        /// Follows from what is stated.
        Inferred = "inferred",
        /// Decided here; free to tune.
        Ours = "ours",
    }
}
