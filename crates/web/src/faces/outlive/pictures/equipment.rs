//! Equipment: the thing before the place where it works, what it does on tags, and its half of a symbol at the edge where its
//! twin fits.

use super::places::{Backdrop, CITY, HUNT, ROAD};
use super::tags::{self, Tag, corner, repeated};
use super::{printed, scenery, thing};
use crate::faces::outlive::board::sprite::Half;
use crate::kit::picture::{Layer, Picture, Tone};
use outlive::{Area, Equipment, EquipmentEffect, Place, Symbol};

/// A tile of equipment.
pub(crate) fn equipment(kind: Equipment) -> Picture {
    let record = kind.record();
    let edge = match Half::of(kind) {
        Half::Left => Picture::WIDTH,
        Half::Right => 0,
    };
    backdrop(record.effect)
        .picture()
        .with_all(printed(tool(kind, (60, 55), 80)))
        .with(thing(half(record.symbol), (edge, 80), 36).tone(Tone::Bright))
        .with_all(corner(&effect(record.effect)))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// A tile on display: the thing alone.
pub(crate) fn alone(kind: Equipment) -> Picture {
    Picture::on(backdrop(kind.record().effect).ground).with(tool(kind, (60, 50), 100))
}

/// The thing alone, held as it is used.
pub(super) const fn tool(kind: Equipment, at: (i16, i16), size: u16) -> Layer {
    let (name, turn) = match kind {
        Equipment::Axe => ("axe", 32),
        Equipment::Bow => ("bow", -18),
        Equipment::Jerrycan => ("jerrycan", 0),
        Equipment::AccessCard => ("access_card", 10),
        Equipment::AmmunitionKit => ("ammunition_kit", 0),
        Equipment::Crowbar => ("crowbar", 30),
        Equipment::Flashlight => ("flashlight", -16),
        Equipment::Chainsaw => ("chainsaw", -20),
        Equipment::Pickaxe => ("pickaxe", 24),
        Equipment::WaterPurifier => ("water_purifier", 0),
        Equipment::Hacksaw => ("hacksaw", -14),
        Equipment::GrapplingHook => ("grappling_hook", 0),
        Equipment::Backpack => ("backpack", 0),
        Equipment::MetalDetector => ("metal_detector", 0),
        Equipment::Shotgun => ("shotgun", -22),
        Equipment::BearTrap => ("bear_trap", 0),
        Equipment::BaseballBat => ("baseball_bat", 38),
        Equipment::BattleGear => ("battle_gear", 0),
        Equipment::Exoskeleton => ("exoskeleton", 0),
        Equipment::ThermalSensor => ("thermal_sensor", -8),
    };
    thing(name, at, size).turned(turn)
}

/// Where it works.
pub(super) const fn backdrop(effect: EquipmentEffect) -> Backdrop {
    match effect {
        EquipmentEffect::More { area, .. } | EquipmentEffect::Arrival { at: Place::Area(area), .. } => {
            Backdrop::of(area)
        }
        EquipmentEffect::Arrival { at: Place::City, .. } | EquipmentEffect::Survivor => CITY,
        EquipmentEffect::StartsPurifier => Backdrop::of(Area::Dam),
        EquipmentEffect::HigherRow(_) => Backdrop::of(Area::CargoShip),
        EquipmentEffect::HuntStrength(_) | EquipmentEffect::AnyPrey => HUNT,
        EquipmentEffect::PressureGiven(_)
        | EquipmentEffect::PressureReceived(_)
        | EquipmentEffect::AnyDistance => ROAD,
    }
}

/// What it does.
fn effect(effect: EquipmentEffect) -> Vec<Tag> {
    let sign = |name, count| std::iter::once(Tag::Plain(name)).chain(repeated(Tag::Plain("pip"), count));
    match effect {
        EquipmentEffect::More { area, up_to } => {
            let token = area.resource().map_or("pip", super::goods::token);
            std::iter::once(Tag::Plain("plus")).chain(repeated(Tag::Plain(token), up_to)).collect()
        }
        EquipmentEffect::Arrival { gain, .. } => {
            std::iter::once(Tag::Plain("arrow")).chain(tags::tokens(gain)).collect()
        }
        EquipmentEffect::Survivor => vec![Tag::Plain("arrow"), Tag::Plain("survivor")],
        EquipmentEffect::StartsPurifier => vec![Tag::Struck("chip"), Tag::Plain("water")],
        EquipmentEffect::HigherRow(rows) => repeated(Tag::Plain("rows"), rows).collect(),
        EquipmentEffect::HuntStrength(points) => sign("paw", points).collect(),
        EquipmentEffect::PressureGiven(points) => sign("fist", points).collect(),
        EquipmentEffect::PressureReceived(points) => sign("shield", points).collect(),
        EquipmentEffect::AnyDistance => vec![Tag::Plain("prints")],
        EquipmentEffect::AnyPrey => vec![Tag::Plain("paw"), Tag::Plain("pile")],
    }
}

/// The whole symbol: the edge of the picture cuts it in two.
const fn half(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Tree => "tree",
        Symbol::Water => "drop",
        Symbol::Bullet => "bullet",
        Symbol::House => "house",
        Symbol::Ingot => "ingot",
        Symbol::Cutlery => "cutlery",
        Symbol::Circuit => "circuit",
        Symbol::Bone => "bone",
        Symbol::Burst => "burst",
        Symbol::Atom => "atom",
    }
}
