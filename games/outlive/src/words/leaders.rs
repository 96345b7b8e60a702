//! O23.1 O23.2 O23.3 O23.4 O23.5 O23.6 O23.7 O23.8 O23.9 O23.10 Leaders: one row a card. All of it is printed.

use crate::words::Area::{Blackwood, CargoShip, Dam, Fairground, Forest, MilitaryBase, Mine, SilentPeak};
use crate::words::Resource::{Ammo, Can, Chip, Meat, Metal, Water, Wood};
use crate::words::equipment::Equipment;
use crate::words::options::ComponentSet;
use crate::words::tokens::Tokens;
use crate::words::{Area, HEROES};
use kernel::Set;
use vocabulary::words;

words! {
    /// A leader.
    pub enum Leader as "leader" {
        /// O23.1
        JacobRowlett = "jacob_rowlett",
        /// O23.2
        KooperFroste = "kooper_froste",
        /// O23.3
        WilsonFrye = "wilson_frye",
        /// O23.4
        GraysonPigott = "grayson_pigott",
        /// O23.5
        SolenLivrich = "solen_livrich",
        /// O23.6
        LizaValentine = "liza_valentine",
        /// O23.7 O23.11
        MaryKoolpepper = "mary_koolpepper",
        /// O23.8
        LilyRoseWely = "lily_rose_wely",
        /// O23.9
        SwiftyBingham = "swifty_bingham",
        /// O23.10
        ErinMccarthy = "erin_mccarthy",
    }
}

/// How many leaders there are.
pub const LEADERS: usize = 10;

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    kind: Leader,
    /// O3.16 The oldest begins.
    pub age: u8,
    /// O3.13 Where the heroes begin.
    pub areas: [Area; HEROES],
    /// O3.14 What the shelter begins with. Mary Koolpepper draws search tiles instead (O23.11).
    pub resources: Tokens,
    /// O3.15 The broken tile it begins with.
    pub equipment: Equipment,
    set: ComponentSet,
}

const FULL: ComponentSet = ComponentSet::Full;
const EARLY: ComponentSet = ComponentSet::EarlyCounts;

const fn record(
    kind: Leader,
    age: u8,
    areas: [Area; HEROES],
    resources: Tokens,
    equipment: Equipment,
    set: ComponentSet,
) -> Record {
    Record { kind, age, areas, resources, equipment, set }
}

#[rustfmt::skip]
const RECORDS: [Record; LEADERS] = [
    record(Leader::JacobRowlett, 66, [SilentPeak, CargoShip, Fairground, Dam], Tokens::of(Metal, 2).and(Chip, 1), Equipment::Pickaxe, EARLY),
    record(Leader::KooperFroste, 51, [MilitaryBase, SilentPeak, Blackwood, Forest], Tokens::of(Ammo, 1).and(Wood, 2), Equipment::Axe, EARLY),
    record(Leader::WilsonFrye, 44, [SilentPeak, Mine, CargoShip, Blackwood], Tokens::of(Meat, 2), Equipment::Shotgun, EARLY),
    record(Leader::GraysonPigott, 38, [MilitaryBase, Mine, Fairground, Forest], Tokens::of(Ammo, 2).and(Chip, 1), Equipment::BaseballBat, EARLY),
    record(Leader::SolenLivrich, 32, [Mine, CargoShip, Blackwood, Forest], Tokens::of(Can, 2), Equipment::GrapplingHook, EARLY),
    record(Leader::LizaValentine, 25, [MilitaryBase, SilentPeak, CargoShip, Blackwood], Tokens::of(Ammo, 3), Equipment::AmmunitionKit, EARLY),
    record(Leader::MaryKoolpepper, 23, [Mine, CargoShip, Blackwood, Forest], Tokens::NONE, Equipment::Flashlight, FULL),
    record(Leader::LilyRoseWely, 20, [SilentPeak, Mine, Fairground, Blackwood], Tokens::of(Chip, 3), Equipment::Backpack, EARLY),
    record(Leader::SwiftyBingham, 19, [MilitaryBase, CargoShip, Fairground, Dam], Tokens::of(Ammo, 1).and(Chip, 2), Equipment::ThermalSensor, FULL),
    record(Leader::ErinMccarthy, 17, [SilentPeak, CargoShip, Blackwood, Dam], Tokens::of(Water, 2), Equipment::Jerrycan, EARLY),
];

impl Leader {
    /// What is printed on the card.
    #[inline]
    pub const fn record(self) -> &'static Record {
        &RECORDS[self as usize]
    }
}

/// O1.13 O1.14a The cards of the box.
pub(crate) fn cards(set: ComponentSet) -> Set<Leader> {
    Leader::ALL.iter().copied().filter(|card| set == ComponentSet::Full || card.record().set == set).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_2_the_sets_have_the_printed_numbers_of_leaders_of_different_ages() {
        assert_eq!((cards(ComponentSet::Full).len(), cards(ComponentSet::EarlyCounts).len()), (10, 8));
        assert!(RECORDS.windows(2).all(|pair| pair[0].age > pair[1].age));
        assert!(Leader::ALL.iter().all(|&card| card.record().kind == card));
    }
}
