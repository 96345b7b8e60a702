//! O1.13 O2.6 O20.1 O20.2 O20.3 O20.4 O20.5 O20.6 O20.7 O20.8 O20.9 O20.10 O20.11 O20.12 O20.13 O20.14 O20.15 O20.16 O20.17
//! O20.18 O20.19 O20.20 O20.21 O20.22 O20.23 Rooms: one row a kind. `rules/` asks for the effect where it matters.

use crate::words::Resource::{Metal, Wood};
use crate::words::options::ComponentSet;
use crate::words::tokens::Tokens;
use kernel::Counts;
use vocabulary::words;

words! {
    /// A kind of room. The first three are basic: every player has one of each.
    pub enum Room as "room" {
        /// O20.2 Build for 2 less.
        BuildDiscount = "build_discount",
        /// O20.3 Draw 1, repair for 1 less.
        DrawAndRepair = "draw_and_repair",
        /// O20.4 Event discount.
        EventDiscount = "event_discount",
        /// O20.5 Hunting: +2 meat.
        HuntMeat2 = "hunt_meat_2",
        /// O20.6 Hunting: +1 meat.
        HuntMeat1 = "hunt_meat_1",
        /// O20.7 Cargo Ship: +1 can.
        CargoCan1 = "cargo_can_1",
        /// O20.8 Cargo Ship: +2 cans, always a place.
        CargoCan2Always = "cargo_can_2_always",
        /// O20.9 4 ammo.
        Ammo4 = "ammo_4",
        /// O20.10 1 permanent water.
        PermanentWater = "permanent_water",
        /// O20.14 Immune to events except shortages.
        EventImmunity = "event_immunity",
        /// O20.11 Dismantle 1 equipment.
        Dismantle = "dismantle",
        /// O20.12 Radiation gauge −1.
        Decontamination = "decontamination",
        /// O20.13 Airlock: permanent ventilation 1.
        Ventilation = "ventilation",
        /// O20.16 1 survivor here per turn (max 8).
        Growth = "growth",
        /// O20.15 City: +2 search tiles.
        CitySearch2 = "city_search_2",
        /// O20.17 Draw 2 equipment.
        Draw2 = "draw_2",
        /// O20.18 Look at one search pile.
        PeekSearch = "peek_search",
        /// O20.19 A hero of strength 3 ignores one pressure.
        CoverHero3 = "cover_hero_3",
        /// O20.22 Free repair of 1 equipment.
        FreeRepair = "free_repair",
        /// O20.20 Pressure: you choose what is taken.
        PressureChoice = "pressure_choice",
        /// O20.21 Empty cupboard: 1 wood and 1 metal.
        Cupboard = "cupboard",
        /// O20.23 Repair for 2 less.
        RepairDiscount = "repair_discount",
    }
}

/// How many kinds of rooms there are.
pub const ROOMS: usize = 22;
/// O3.8 The basic ones.
pub const BASIC: [Room; 3] = [Room::BuildDiscount, Room::DrawAndRepair, Room::EventDiscount];
/// O1.13 Tiles of each advanced kind: inferred from 38 tiles of 19 kinds.
pub const ROOM_COPIES: u8 = 2;

/// What a full room does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Night 5: a room costs this many materials less.
    BuildFor(u8),
    /// Night 6: draws a tile, then one repair costs this many materials less.
    DrawThenRepairFor(u8),
    /// O13.7 Night 1: an event costs so much less, of what its cost consists of.
    EventDiscount {
        /// Off materials.
        materials: u8,
        /// Off ammo.
        ammo: u8,
        /// Off food.
        food: u8,
    },
    /// A prey tile brings so much meat more.
    HuntMeat(u8),
    /// An arrival at the Cargo Ship brings this many cans more.
    CargoCans {
        /// How many: 1 to [`CANS_MOST`].
        cans: u8,
        /// Which rows the owner's heroes can take.
        berth: Berth,
    },
    /// A water that only pays.
    PermanentWater,
    /// Events other than shortages do not touch the shelter.
    Immunity,
    /// Night 5: a tile becomes its materials.
    Dismantle,
    /// Night 3: cancels this many points.
    Ventilation(u8),
    /// This many more search tiles a city.
    CitySearch(u8),
    /// Looks at a search pile.
    Peek,
    /// A hero of this printed strength ignores a pressure.
    Cover(u8),
    /// The attacker chooses the tokens.
    ChooseLoot,
    /// What an empty cupboard gives.
    Cupboard(Tokens),
    /// Night 6: a repair costs this many materials less.
    RepairFor(u8),
    /// O17.5 A repair costs nothing; the text names no moment for it.
    FreeRepair,
    /// Night 5, at the owner's word.
    AtBuilding(Gain),
}

/// O10.3 O20.8 Which rows of the Cargo Ship are open to the owner of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Berth {
    /// Rows that are free.
    Free,
    /// A hero's own row, taken or not.
    Always,
}

/// O17.5 What a room gives in night step 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// So much ammo.
    Ammo(u8),
    /// The marker goes this many spaces down.
    RadiationDown(u8),
    /// O20.16 A survivor into this room, up to this many.
    SurvivorUpTo(u8),
    /// This many tiles of equipment.
    Equipment(u8),
}

/// O20.1 What is printed on a tile. Kinds, food, seats and effects are printed; two of each advanced kind are inferred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    kind: Room,
    /// O14.1 Food a night as soon as somebody lives there.
    pub food: u8,
    /// O2.6 Seats; full when all are taken.
    pub seats: u8,
    /// O1.14a Tiles in the edition early: the choice is ours, the total printed.
    copies_early: u8,
    /// What it does.
    pub effect: Effect,
}

const fn record(kind: Room, food: u8, seats: u8, copies_early: u8, effect: Effect) -> Record {
    Record { kind, food, seats, copies_early, effect }
}

#[rustfmt::skip]
const RECORDS: [Record; ROOMS] = [
    record(Room::BuildDiscount,   2, 3, 4, Effect::BuildFor(2)),
    record(Room::DrawAndRepair,   2, 3, 4, Effect::DrawThenRepairFor(1)),
    record(Room::EventDiscount,   1, 4, 4, Effect::EventDiscount { materials: 2, ammo: 2, food: 1 }),
    record(Room::HuntMeat2,       3, 3, 2, Effect::HuntMeat(2)),
    record(Room::HuntMeat1,       1, 4, 2, Effect::HuntMeat(1)),
    record(Room::CargoCan1,       1, 4, 2, Effect::CargoCans { cans: 1, berth: Berth::Free }),
    record(Room::CargoCan2Always, 3, 3, 2, Effect::CargoCans { cans: 2, berth: Berth::Always }),
    record(Room::Ammo4,           3, 3, 2, Effect::AtBuilding(Gain::Ammo(4))),
    record(Room::PermanentWater,  2, 3, 1, Effect::PermanentWater),
    record(Room::EventImmunity,   2, 3, 1, Effect::Immunity),
    record(Room::Dismantle,       2, 3, 1, Effect::Dismantle),
    record(Room::Decontamination, 2, 3, 1, Effect::AtBuilding(Gain::RadiationDown(1))),
    record(Room::Ventilation,     2, 3, 1, Effect::Ventilation(1)),
    record(Room::Growth,          2, 3, 1, Effect::AtBuilding(Gain::SurvivorUpTo(8))),
    record(Room::CitySearch2,     2, 3, 1, Effect::CitySearch(2)),
    record(Room::Draw2,           2, 3, 1, Effect::AtBuilding(Gain::Equipment(2))),
    record(Room::PeekSearch,      1, 4, 2, Effect::Peek),
    record(Room::CoverHero3,      1, 4, 2, Effect::Cover(3)),
    record(Room::FreeRepair,      3, 3, 2, Effect::FreeRepair),
    record(Room::PressureChoice,  1, 4, 2, Effect::ChooseLoot),
    record(Room::Cupboard,        2, 3, 1, Effect::Cupboard(Tokens::of(Wood, 1).and(Metal, 1))),
    record(Room::RepairDiscount,  2, 3, 1, Effect::RepairFor(2)),
];

/// O2.7a The most cans a room adds to an arrival.
pub const CANS_MOST: usize = {
    let (mut most, mut kind) = (0, 0);
    while kind < ROOMS {
        if let Effect::CargoCans { cans, .. } = RECORDS[kind].effect
            && cans as usize > most
        {
            most = cans as usize;
        }
        kind += 1;
    }
    most
};

impl Room {
    /// What is printed on it.
    #[inline]
    pub const fn record(self) -> &'static Record {
        &RECORDS[self as usize]
    }

    /// O3.8 Whether every player has one.
    #[inline]
    pub const fn is_basic(self) -> bool {
        (self as usize) < BASIC.len()
    }

    /// O2.6 O20.16 The most that can live in it: its seats, unless survivors join it beyond them.
    #[inline]
    pub const fn most(self) -> u8 {
        if let Effect::AtBuilding(Gain::SurvivorUpTo(most)) = self.record().effect {
            most
        } else {
            self.record().seats
        }
    }
}

/// Asks a room or a tile for exactly this effect.
pub(crate) fn exactly<E: PartialEq>(wanted: E) -> impl Fn(E) -> Option<()> {
    move |effect| (effect == wanted).then_some(())
}

/// O1.13 O1.14a The advanced rooms of the box.
pub(crate) fn advanced(set: ComponentSet) -> Counts<Room, ROOMS> {
    Counts::from_array(std::array::from_fn(|kind| match set {
        _ if kind < BASIC.len() => 0,
        ComponentSet::Full => ROOM_COPIES,
        ComponentSet::EarlyCounts => RECORDS[kind].copies_early,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_2_the_sets_have_the_printed_numbers_of_rooms() {
        assert_eq!(advanced(ComponentSet::Full).len(), 38);
        assert_eq!(advanced(ComponentSet::EarlyCounts).len(), 28);
    }

    #[test]
    fn x20_1_food_1_goes_with_4_seats_and_more_with_3() {
        for &room in Room::ALL {
            let record = room.record();
            assert_eq!(record.kind, room);
            assert_eq!(record.seats, if record.food == 1 { 4 } else { 3 }, "{room}");
        }
    }
}
