//! Actions and outcomes, and how they are written in records and case files.

mod outcome;
mod parts;

pub use outcome::Outcome;

use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::event_cards::EventCard;
use crate::words::homes::{Home, RoomName};
use crate::words::leaders::Leader;
use crate::words::rooms::{Effect, Room};
use crate::words::tokens::Tokens;
use crate::words::{Area, City, Hero, Resource, SearchTile};
use parts::{Ammo, BuildDiscount, EventDiscount, Repair, SearchWith, TileOfPile, VirtualWater};

vocabulary::words! {
    /// O6.10 O10.2b What helps a movement.
    pub enum Gear as "gear for a movement" {
        /// O21.19 Farther than two areas.
        Exoskeleton = "exoskeleton",
        /// O21.12 One row higher.
        GrapplingHook = "grappling_hook",
        /// Both.
        Both = "both",
    }
}

impl Gear {
    /// O21.12 Whether the hook is used.
    pub const fn hook(self) -> bool {
        matches!(self, Gear::GrapplingHook | Gear::Both)
    }
    /// O21.19 Whether the exoskeleton is used.
    pub const fn exoskeleton(self) -> bool {
        matches!(self, Gear::Exoskeleton | Gear::Both)
    }
}

vocabulary::words! {
    /// O7.10a What a defender uses beside ammo.
    pub enum Shield as "shield against pressure" {
        /// O20.19 The room.
        Room = "cover_hero_3",
        /// O21.18
        BattleGear = "battle_gear",
    }
}

vocabulary::words! {
    /// O9.4a What adds to a hunt.
    pub enum HuntingTools as "hunting tools" {
        /// O21.15
        Shotgun = "shotgun",
        /// O21.16
        BearTrap = "bear_trap",
        /// Both.
        Both = "both",
    }
}

impl HuntingTools {
    const fn kinds(self) -> &'static [Equipment] {
        match self {
            HuntingTools::Shotgun => &[Equipment::Shotgun],
            HuntingTools::BearTrap => &[Equipment::BearTrap],
            HuntingTools::Both => &[Equipment::Shotgun, Equipment::BearTrap],
        }
    }
    /// O9.4a How much they add.
    #[inline]
    pub fn bonus(self) -> u8 {
        let more = |kind: &Equipment| {
            if let EquipmentEffect::HuntStrength(more) = kind.record().effect { Some(more) } else { None }
        };
        self.kinds().iter().filter_map(more).sum()
    }
    /// Which tiles are used.
    pub fn tiles(self) -> kernel::Set<Equipment> {
        self.kinds().iter().copied().collect()
    }
}

vocabulary::words! {
    /// O11.1 What starts the purifier.
    pub enum Starter as "starter of the purifier" {
        /// O11.1 A chip.
        Chip = "chip",
        /// O21.4
        AccessCard = "access_card",
    }
}

vocabulary::words! {
    /// O12.3 O20.15 What pays for a search.
    pub enum Search as "search" {
        /// An action point; not written.
        Point = "point",
        /// The room.
        Room = "city_search_2",
    }
}

/// O18.4 A room that makes a repair cheaper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RepairRoom(Room);

impl RepairRoom {
    /// Every one, in the order of rooms.
    pub fn all() -> impl Iterator<Item = RepairRoom> + Clone {
        Room::ALL.iter().copied().filter_map(RepairRoom::of)
    }
    /// This room, if it makes repairs cheaper.
    #[inline]
    pub fn of(room: Room) -> Option<RepairRoom> {
        let effect = room.record().effect;
        let repairs =
            matches!(effect, Effect::DrawThenRepairFor(_) | Effect::RepairFor(_) | Effect::FreeRepair);
        repairs.then_some(RepairRoom(room))
    }
    /// The room.
    pub const fn room(self) -> Room {
        self.0
    }
    /// O18.4 How many of the printed materials of a tile it takes off; [`u8::MAX`] if a repair costs nothing.
    pub const fn takes_off(self) -> u8 {
        if let Effect::DrawThenRepairFor(less) | Effect::RepairFor(less) = self.0.record().effect {
            less
        } else {
            u8::MAX
        }
    }
    /// Its spelling: that of the room.
    pub const fn word(self) -> &'static str {
        self.0.word()
    }
}

vocabulary::spelled_by_word!(RepairRoom as "room for repairs" in RepairRoom::all());

vocabulary::moves! {
    /// One decision of a player.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Action as "action" {
        /// O3.9 `discard_room ammo_4`: an advanced room that is not kept.
        DiscardRoom(room: Room) = "discard_room", room;
        /// O3.10 `build_free ammo_4`: the room that is built at the start.
        BuildFree(room: RoomName) = "build_free", room;
        /// O3.11 `settle 3`: this many of the four survivors go into that room, the others into the airlock.
        Settle(count: u8) = "settle", count;
        /// O3.12 `leader erin_mccarthy`.
        Leader(leader: Leader) = "leader", leader;
        /// O3.13 `place h3a forest`.
        Place {
            /// Which hero.
            hero: Hero,
            /// One of the leader's areas.
            area: Area,
        } = "place", hero, area;
        /// O23.11 `split 3`: this many of four search tiles come from Blackwood.
        Split(count: u8) = "split", count;
        /// O23.11 `discard_tile empty`.
        DiscardTile(tile: SearchTile) = "discard_tile", tile;
        /// O5.6 `lose 1 wood 1 ammo`: tokens lost to an event.
        Lose(tokens: Tokens) = "lose", tokens;
        /// O2.12 `lose_survivor airlock`.
        LoseSurvivor(home: Home) = "lose_survivor", home;
        /// O6.1 `move h4 dam`, `move h5 cargo_ship grappling_hook`.
        Move {
            /// Which hero.
            hero: Hero,
            /// Where to.
            to: Area,
            /// With what.
            with: Option<Gear>,
        } = "move", hero, to, with;
        /// O6.8d `stay`: tools are not used, and the player's day is over.
        Stay = "stay";
        /// O7.4 `press`: the target is put under pressure.
        Press = "press";
        /// O7.13 `press baseball_bat`.
        PressWithBat = "press", "baseball_bat";
        /// O7.4 `spare`.
        Spare = "spare";
        /// O7.5 `defend`, `defend 2 ammo`, `defend battle_gear 1 ammo`.
        Defend {
            /// O7.10a What is used first.
            with: Option<Shield>,
            /// Ammo spent.
            ammo: u8,
        } = "defend", with, ammo as Ammo;
        /// O7.8 `hand_over 1 wood 1 can`: the defender chooses.
        HandOver(tokens: Tokens) = "hand_over", tokens;
        /// O20.20 `demand 1 wood 1 can`: the attacker chooses.
        Demand(tokens: Tokens) = "demand", tokens;
        /// O10.5 O21.7 `house airlock`: where a survivor goes.
        House(home: Home) = "house", home;
        /// O10.6 `leave`: the survivor stays on the Cargo Ship.
        Leave = "leave";
        /// O8.2 `gather 3`: this many tokens, an action point each.
        Gather(count: u8) = "gather", count;
        /// O8.4 `iodine`.
        Iodine = "iodine";
        /// O9.1 `hunt`, `hunt 3 ammo shotgun`, `hunt tile 2 1 ammo`.
        Hunt {
            /// O21.20 Which tile of the pile, 0 for the top one.
            tile: u8,
            /// Ammo paid.
            ammo: u8,
            /// Tools used.
            with: Option<HuntingTools>,
        } = "hunt", tile as TileOfPile, ammo as Ammo, with;
        /// O11.1 `start chip`: the purifier.
        Start(with: Starter) = "start", with;
        /// O12.2 `take axe`: a tile shown in the city.
        Take(equipment: Equipment) = "take", equipment;
        /// O12.3 `search`, O20.15 `search city_search_2`.
        Search(with: Search) = "search", with as SearchWith;
        /// O8.6 O8.7 `use axe`.
        Use(equipment: Equipment) = "use", equipment;
        /// O20.5 O20.7 `use_room hunt_meat_2`; in the night O20.3 O20.9 O20.12 O20.16 O20.17.
        UseRoom(room: Room) = "use_room", room;
        /// O20.18 `peek blackwood`.
        Peek(city: City) = "peek", city;
        /// O8.1a `end`: the visit.
        End = "end";
        /// O13.6 `resolve forest_fire 3 water`, `resolve rats 4 ammo event_discount`,
        /// `resolve forest_fire 2 water permanent_water`.
        Resolve {
            /// Which event.
            event: EventCard,
            /// The tokens.
            pay: Tokens,
            /// O13.7 Whether the room makes it cheaper.
            discount: Discount,
            /// O13.8 Virtual water spent.
            virtual_water: u8,
        } = "resolve", event, pay, discount as EventDiscount, virtual_water as VirtualWater;
        /// O13.3 `pass`.
        Pass = "pass";
        /// O14.3 `feed 2 meat 1 water`, `feed 1 can permanent_water`.
        Feed {
            /// The tokens.
            pay: Tokens,
            /// O14.4c Virtual water spent.
            virtual_water: u8,
        } = "feed", pay, virtual_water as VirtualWater;
        /// O16.1 `recruit meat`.
        Recruit(food: Resource) = "recruit", food;
        /// O16.2a `recruit permanent_water`.
        RecruitWithVirtualWater = "recruit", "permanent_water";
        /// O17.2 `build ammo_4 1 wood 2 metal`, O20.2 `build ammo_4 1 wood build_discount`.
        Build {
            /// Which room.
            room: RoomName,
            /// The materials.
            pay: Tokens,
            /// O20.2 Whether the room makes it cheaper.
            discount: Discount,
        } = "build", room, pay, discount as BuildDiscount;
        /// O17.3 `move_in 3 ammo_4`: survivors out of the airlock.
        MoveIn {
            /// Where to.
            room: RoomName,
            /// How many.
            survivors: u8,
        } = "move_in", survivors, room;
        /// O20.11 `dismantle axe`.
        Dismantle(equipment: Equipment) = "dismantle", equipment;
        /// O18.1 `repair axe`, O18.4 `repair axe 1 metal repair_discount`.
        Repair {
            /// Which tile.
            kind: Equipment,
            /// The materials; all that are printed, unless a room makes it cheaper.
            pay: Tokens,
            /// Which room does.
            with: Option<RepairRoom>,
        } = "repair", (kind, pay, with) as Repair;
        /// O16.2 O17.6 O18.1 `done`: with this step of the night.
        Done = "done";
    }
}

vocabulary::words! {
    /// Whether a room that makes something cheaper is used.
    pub enum Discount as "discount" {
        /// The full price; not written.
        None = "full_price",
        /// The room is used.
        Room = "discount",
    }
}
