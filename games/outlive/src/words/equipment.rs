//! O1.15 O21.1 O21.2 O21.3 O21.4 O21.5 O21.6 O21.7 O21.8 O21.9 O21.10 O21.11 O21.12 O21.13 O21.14 O21.15 O21.16 O21.17
//! O21.18 O21.19 O21.20 O21.21 Equipment: one row a kind. `rules/` asks for the effect where it matters.

use crate::words::Area;
use crate::words::Resource::{Can, Chip, Meat, Metal, Water, Wood};
use crate::words::tokens::Tokens;
use kernel::{Counts, Set};
use vocabulary::words;

words! {
    /// A kind of equipment. There are two tiles of each.
    pub enum Equipment as "equipment" {
        /// O21.1
        Axe = "axe",
        /// O21.2
        Bow = "bow",
        /// O21.3
        Jerrycan = "jerrycan",
        /// O21.4
        AccessCard = "access_card",
        /// O21.5
        AmmunitionKit = "ammunition_kit",
        /// O21.6
        Crowbar = "crowbar",
        /// O21.7
        Flashlight = "flashlight",
        /// O21.8
        Chainsaw = "chainsaw",
        /// O21.9
        Pickaxe = "pickaxe",
        /// O21.10
        WaterPurifier = "water_purifier",
        /// O21.11
        Hacksaw = "hacksaw",
        /// O21.12
        GrapplingHook = "grappling_hook",
        /// O21.13
        Backpack = "backpack",
        /// O21.14
        MetalDetector = "metal_detector",
        /// O21.15
        Shotgun = "shotgun",
        /// O21.16
        BearTrap = "bear_trap",
        /// O21.17
        BaseballBat = "baseball_bat",
        /// O21.18
        BattleGear = "battle_gear",
        /// O21.19
        Exoskeleton = "exoskeleton",
        /// O21.20
        ThermalSensor = "thermal_sensor",
    }
}

/// How many kinds of equipment there are.
pub const EQUIPMENT: usize = 20;
/// O1.13 Tiles of each kind.
pub const EQUIPMENT_COPIES: u8 = 2;

words! {
    /// O1.15 A symbol, half of it on each of two kinds.
    pub enum Symbol as "symbol" {
        /// O21.1 O21.2
        Tree = "tree",
        /// O21.3 O21.4
        Water = "water",
        /// O21.5 O21.6
        Bullet = "bullet",
        /// O21.7 O21.8
        House = "house",
        /// O21.9 O21.10
        Ingot = "ingot",
        /// O21.11 O21.12
        Cutlery = "cutlery",
        /// O21.13 O21.14
        Circuit = "circuit",
        /// O21.15 O21.16
        Bone = "bone",
        /// O21.17 O21.18
        Burst = "burst",
        /// O21.19 O21.20
        Atom = "atom",
    }
}

/// Where a hero must arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In this area.
    Area(Area),
    /// In either city.
    City,
}

impl Place {
    /// Whether the area is meant.
    pub fn is(self, area: Area) -> bool {
        match self {
            Place::Area(own) => own == area,
            Place::City => area.city().is_some(),
        }
    }
}

/// O8.6 O8.7 What a repaired tile does, once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// O8.6 With a "+": more of what was gathered, from the stock of the area.
    More {
        /// Where.
        area: Area,
        /// At most this many.
        up_to: u8,
    },
    /// O8.7 Without a "+": tokens from the bank for a hero that has arrived.
    Arrival {
        /// Where.
        at: Place,
        /// What.
        gain: Tokens,
    },
    /// O21.7 A survivor for a hero that has arrived in a city.
    Survivor,
    /// O21.4 Starts the purifier of the Dam.
    StartsPurifier,
    /// O21.12 This many rows higher on the Cargo Ship.
    HigherRow(u8),
    /// O21.15 O21.16 So much strength more for a hunt.
    HuntStrength(u8),
    /// O21.17 So much pressure more.
    PressureGiven(u8),
    /// O21.18 So much pressure less.
    PressureReceived(u8),
    /// O21.19 A movement without limit.
    AnyDistance,
    /// O21.20 Any tile of the prey pile.
    AnyPrey,
}

/// What is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    kind: Equipment,
    /// O1.15 What a repair costs: three materials.
    pub cost: Tokens,
    /// Of which symbol it has a half.
    pub symbol: Symbol,
    /// O1.14a Tiles in the edition early: the choice is ours, the total printed.
    copies_early: u8,
    /// What it does.
    pub effect: Effect,
}

#[rustfmt::skip]
const RECORDS: [Record; EQUIPMENT] = [
    Record { kind: Equipment::Axe, cost: Tokens::of(Wood, 1).and(Metal, 2), symbol: Symbol::Tree, copies_early: 2, effect: Effect::More { area: Area::Forest, up_to: 2 } },
    Record { kind: Equipment::Bow, cost: Tokens::of(Wood, 2).and(Metal, 1), symbol: Symbol::Tree, copies_early: 1, effect: Effect::Arrival { at: Place::Area(Area::Forest), gain: Tokens::of(Meat, 1) } },
    Record { kind: Equipment::Jerrycan, cost: Tokens::of(Wood, 1).and(Metal, 2), symbol: Symbol::Water, copies_early: 2, effect: Effect::More { area: Area::Dam, up_to: 1 } },
    Record { kind: Equipment::AccessCard, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Water, copies_early: 1, effect: Effect::StartsPurifier },
    Record { kind: Equipment::AmmunitionKit, cost: Tokens::of(Wood, 2).and(Metal, 1), symbol: Symbol::Bullet, copies_early: 2, effect: Effect::More { area: Area::MilitaryBase, up_to: 2 } },
    Record { kind: Equipment::Crowbar, cost: Tokens::of(Metal, 3), symbol: Symbol::Bullet, copies_early: 1, effect: Effect::Arrival { at: Place::Area(Area::MilitaryBase), gain: Tokens::of(Chip, 2) } },
    Record { kind: Equipment::Flashlight, cost: Tokens::of(Metal, 1).and(Chip, 2), symbol: Symbol::House, copies_early: 1, effect: Effect::Survivor },
    Record { kind: Equipment::Chainsaw, cost: Tokens::of(Metal, 1).and(Chip, 2), symbol: Symbol::House, copies_early: 1, effect: Effect::Arrival { at: Place::City, gain: Tokens::of(Wood, 2) } },
    Record { kind: Equipment::Pickaxe, cost: Tokens::of(Wood, 2).and(Metal, 1), symbol: Symbol::Ingot, copies_early: 2, effect: Effect::More { area: Area::Mine, up_to: 2 } },
    Record { kind: Equipment::WaterPurifier, cost: Tokens::of(Metal, 1).and(Chip, 2), symbol: Symbol::Ingot, copies_early: 1, effect: Effect::Arrival { at: Place::Area(Area::Mine), gain: Tokens::of(Water, 1) } },
    Record { kind: Equipment::Hacksaw, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Cutlery, copies_early: 1, effect: Effect::Arrival { at: Place::Area(Area::CargoShip), gain: Tokens::of(Metal, 2) } },
    Record { kind: Equipment::GrapplingHook, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Cutlery, copies_early: 2, effect: Effect::HigherRow(1) },
    Record { kind: Equipment::Backpack, cost: Tokens::of(Wood, 3), symbol: Symbol::Circuit, copies_early: 2, effect: Effect::More { area: Area::Fairground, up_to: 2 } },
    Record { kind: Equipment::MetalDetector, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Circuit, copies_early: 1, effect: Effect::Arrival { at: Place::Area(Area::Fairground), gain: Tokens::of(Can, 1) } },
    Record { kind: Equipment::Shotgun, cost: Tokens::of(Wood, 2).and(Metal, 1), symbol: Symbol::Bone, copies_early: 2, effect: Effect::HuntStrength(1) },
    Record { kind: Equipment::BearTrap, cost: Tokens::of(Wood, 1).and(Metal, 2), symbol: Symbol::Bone, copies_early: 1, effect: Effect::HuntStrength(1) },
    Record { kind: Equipment::BaseballBat, cost: Tokens::of(Wood, 3), symbol: Symbol::Burst, copies_early: 2, effect: Effect::PressureGiven(1) },
    Record { kind: Equipment::BattleGear, cost: Tokens::of(Wood, 1).and(Chip, 2), symbol: Symbol::Burst, copies_early: 1, effect: Effect::PressureReceived(2) },
    Record { kind: Equipment::Exoskeleton, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Atom, copies_early: 1, effect: Effect::AnyDistance },
    Record { kind: Equipment::ThermalSensor, cost: Tokens::of(Wood, 1).and(Metal, 1).and(Chip, 1), symbol: Symbol::Atom, copies_early: 1, effect: Effect::AnyPrey },
];

impl Equipment {
    /// What is printed on it.
    #[inline]
    pub const fn record(self) -> &'static Record {
        &RECORDS[self as usize]
    }

    /// O1.15 What a repair costs.
    #[inline]
    pub const fn cost(self) -> Tokens {
        RECORDS[self as usize].cost
    }

    /// O1.15 The kind with the other half of its symbol.
    pub fn twin(self) -> Equipment {
        Equipment::ALL[self as usize ^ 1]
    }
}

/// O1.13 O1.14a All tiles of the box.
pub(crate) fn tiles(set: crate::words::options::ComponentSet) -> Counts<Equipment, EQUIPMENT> {
    use crate::words::options::ComponentSet;
    Counts::from_array(std::array::from_fn(|kind| match set {
        ComponentSet::Full => EQUIPMENT_COPIES,
        ComponentSet::EarlyCounts => RECORDS[kind].copies_early,
    }))
}

/// O18.3 O21.21 Symbols with both halves among these kinds.
pub(crate) fn pairs(repaired: Set<Equipment>) -> u8 {
    const FIRST_OF_PAIR: u64 = 0x5_5555;
    (repaired.bits() & repaired.bits() >> 1 & FIRST_OF_PAIR).count_ones() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::MATERIALS;
    use crate::words::options::ComponentSet;

    #[test]
    fn o1_15_every_repair_costs_three_materials_and_every_symbol_has_two_halves() {
        for &kind in Equipment::ALL {
            assert_eq!(kind.record().kind, kind);
            assert_eq!((kind.cost().total(MATERIALS), kind.cost().len()), (3, 3), "{kind}");
            assert_eq!(kind.record().symbol, kind.twin().record().symbol, "{kind}");
            assert_eq!(kind.record().symbol as u8, kind as u8 / 2);
        }
    }

    #[test]
    fn x1_2_the_sets_have_the_printed_numbers_of_tiles() {
        assert_eq!(tiles(ComponentSet::Full).len(), 40);
        assert_eq!(tiles(ComponentSet::EarlyCounts).len(), 28);
    }

    #[test]
    fn x21_7_a_pair_counts_once_both_are_repaired() {
        use Equipment::{Axe, Backpack, BearTrap, Bow, Pickaxe, Shotgun};
        assert_eq!(pairs([Axe, Bow, Shotgun, BearTrap, Pickaxe, Backpack].into_iter().collect()), 2);
        assert_eq!(pairs([Bow, Axe].into_iter().collect()), 1);
        assert_eq!(pairs([Bow, Equipment::Jerrycan].into_iter().collect()), 0);
    }
}
