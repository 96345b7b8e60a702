//! O1.3 O1.4 O1.9 O1.12 O2.1 The game's vocabulary: areas, heroes, resources, search tiles. Each word has one spelling, used in
//! notation, views and case files.

pub(crate) mod equipment;
pub(crate) mod event_cards;
pub(crate) mod homes;
pub(crate) mod leaders;
pub(crate) mod notation;
pub(crate) mod options;
pub mod refusals;
pub(crate) mod rooms;
pub(crate) mod tokens;
pub(crate) mod tuning;

use kernel::Set;
use vocabulary::words;

words! {
    /// O1.4 The areas in ring order, clockwise from the top right corner.
    pub enum Area as "area" {
        /// Ammo, and the iodine.
        MilitaryBase = "military_base",
        /// The eastern city.
        SilentPeak = "silent_peak",
        /// Metal and prey.
        Mine = "mine",
        /// Cans and survivors.
        CargoShip = "cargo_ship",
        /// Chips and prey.
        Fairground = "fairground",
        /// The western city.
        Blackwood = "blackwood",
        /// Wood and prey.
        Forest = "forest",
        /// Water.
        Dam = "dam",
    }
}

/// How many areas there are.
pub const AREAS: usize = 8;

impl Area {
    /// O1.4 Steps to another area along the ring, the shorter way round: 0 to 4.
    #[inline]
    pub fn distance(self, other: Area) -> u8 {
        let clockwise = (other as u8 + AREAS as u8 - self as u8) % AREAS as u8;
        clockwise.min(AREAS as u8 - clockwise)
    }

    /// O6.3 The areas at most this many steps away, this one included.
    #[inline]
    pub(crate) const fn within(self, steps: u8) -> Set<Area> {
        let reach = (1u64 << (2 * steps + 1)) - 1;
        // The ring twice over, so that what reaches over its ends wraps round.
        let twice = reach << (self as u8 + AREAS as u8 - steps);
        Set::from_bits((twice | twice >> AREAS | twice >> (2 * AREAS)) & ((1 << AREAS) - 1))
    }

    /// O4.2 What lies there for the taking; nothing in the cities and on the Cargo Ship.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Area::MilitaryBase => Some(Resource::Ammo),
            Area::Mine => Some(Resource::Metal),
            Area::Fairground => Some(Resource::Chip),
            Area::Forest => Some(Resource::Wood),
            Area::Dam => Some(Resource::Water),
            Area::SilentPeak | Area::CargoShip | Area::Blackwood => None,
        }
    }

    /// O12.1 The city that it is, if it is one.
    #[inline]
    pub const fn city(self) -> Option<City> {
        match self {
            Area::Blackwood => Some(City::Blackwood),
            Area::SilentPeak => Some(City::SilentPeak),
            Area::MilitaryBase
            | Area::Mine
            | Area::CargoShip
            | Area::Fairground
            | Area::Forest
            | Area::Dam => None,
        }
    }

    /// O9.1 The hunting ground that it is, if it is one.
    #[inline]
    pub const fn hunting_ground(self) -> Option<HuntingGround> {
        match self {
            Area::Forest => Some(HuntingGround::Forest),
            Area::Mine => Some(HuntingGround::Mine),
            Area::Fairground => Some(HuntingGround::Fairground),
            Area::MilitaryBase | Area::SilentPeak | Area::CargoShip | Area::Blackwood | Area::Dam => None,
        }
    }
}

words! {
    /// O12.1 The two cities, in the order in which dawn serves them (O4.5a).
    pub enum City as "city" {
        /// In the west.
        Blackwood = "blackwood",
        /// In the east.
        SilentPeak = "silent_peak",
    }
}

/// How many cities there are.
pub const CITIES: usize = 2;

words! {
    /// O3.3 The areas with a pile of prey.
    pub enum HuntingGround as "hunting ground" {
        /// With wood.
        Forest = "forest",
        /// With metal.
        Mine = "mine",
        /// With chips.
        Fairground = "fairground",
    }
}

/// How many hunting grounds there are.
pub const HUNTING_GROUNDS: usize = 3;

words! {
    /// O1.3 The four heroes of a player.
    pub enum Hero as "hero" {
        /// The first of strength 3.
        H3a = "h3a",
        /// The second of strength 3.
        H3b = "h3b",
        /// Strength 4.
        H4 = "h4",
        /// Strength 5.
        H5 = "h5",
    }
}

/// How many heroes a player has.
pub const HEROES: usize = 4;

impl Hero {
    /// O1.3 The printed strength.
    #[inline]
    pub const fn strength(self) -> u8 {
        match self {
            Hero::H3a | Hero::H3b => 3,
            Hero::H4 => 4,
            Hero::H5 => 5,
        }
    }
}

words! {
    /// O1.9 O2.1 What tokens stand for.
    pub enum Resource as "resource" {
        /// Material.
        Wood = "wood",
        /// Material.
        Metal = "metal",
        /// Material: a microchip.
        Chip = "chip",
        /// Food that spoils.
        Meat = "meat",
        /// Food, and what the airlock needs.
        Water = "water",
        /// Food that keeps.
        Can = "can",
        /// Ammunition.
        Ammo = "ammo",
    }
}

/// How many resources there are.
pub const RESOURCES: usize = 7;
/// O2.1 Wood, metal and chips.
pub const MATERIALS: Set<Resource> = Set::from_bits(0b000_0111);
/// O2.1 Meat, water and cans.
pub const FOOD: Set<Resource> = Set::from_bits(0b011_1000);

words! {
    /// O1.12 What a search tile shows.
    pub enum SearchTile as "search tile" {
        /// 1 water.
        Water = "water",
        /// 1 can.
        Can = "can",
        /// The marker goes one space down.
        Iodine = "iodine",
        /// 1 wood.
        Wood = "wood",
        /// 1 metal.
        Metal = "metal",
        /// 1 chip.
        Chip = "chip",
        /// 1 ammo.
        Ammo = "ammo",
        /// Nothing: an empty cupboard.
        Empty = "empty",
    }
}

/// How many kinds of search tiles there are.
pub const SEARCH_TILES: usize = 8;

impl SearchTile {
    /// The token it gives, if it gives one.
    pub const fn gives(self) -> Option<Resource> {
        match self {
            SearchTile::Water => Some(Resource::Water),
            SearchTile::Can => Some(Resource::Can),
            SearchTile::Wood => Some(Resource::Wood),
            SearchTile::Metal => Some(Resource::Metal),
            SearchTile::Chip => Some(Resource::Chip),
            SearchTile::Ammo => Some(Resource::Ammo),
            SearchTile::Iodine | SearchTile::Empty => None,
        }
    }
}

words! {
    /// O1.10 A kind of prey: its endurance.
    pub enum Prey as "kind of prey" {
        /// Endurance 3.
        P3 = "prey_3",
        /// Endurance 4.
        P4 = "prey_4",
        /// Endurance 5.
        P5 = "prey_5",
        /// Endurance 6.
        P6 = "prey_6",
        /// Endurance 7.
        P7 = "prey_7",
    }
}

/// How many kinds of prey there are.
pub const PREY: usize = 5;

impl Prey {
    /// O1.10 The printed endurance: action points, less ammo.
    #[inline]
    pub const fn endurance(self) -> u8 {
        self as u8 + 3
    }
}

/// Where a number comes from. Only [`Provenance::Ours`] is free to tune.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Printed in the rules or on a component.
    Printed,
    /// Follows from printed facts, but no text says it.
    Inferred,
    /// Decided here, because no text gives it: see `tuning.rs`.
    Ours,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_1_the_areas_form_a_ring() {
        assert_eq!(Area::MilitaryBase.distance(Area::Forest), 2);
        assert_eq!(Area::MilitaryBase.distance(Area::Mine), 2);
        assert_eq!(Area::Forest.distance(Area::Mine), 4);
        assert_eq!(Area::CargoShip.distance(Area::Dam), 4);
        assert_eq!(Area::Blackwood.distance(Area::Fairground), 1);
        for (&from, steps) in Area::ALL.iter().flat_map(|from| (0..=2).map(move |steps| (from, steps))) {
            let near = Area::ALL.iter().copied().filter(|&area| from.distance(area) <= steps);
            assert_eq!(from.within(steps), near.collect(), "{from} {steps}");
        }
    }
}
