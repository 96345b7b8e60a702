//! What things are worth in survival points: rooms, tiles, tokens, and what a clan has when a night is over.

use super::clan::Clan;
use super::known::Known;
use outlive::{Equipment, EventCard, MATERIALS, Resource, Room};

/// O24.2 Points for full rooms, by how many there are.
const FULL_ROOMS: [f32; 8] = [0.0, 0.0, 1.0, 2.0, 4.0, 7.0, 11.0, 17.0];
/// What a full room brings in the end if all seven become full.
const ROOM: f32 = 17.0 / 7.0;
/// The fraction of a full room's value that a built room without survivors has.
const BUILT: f32 = 0.4;
/// A can that is kept: half a survivor, and it still has to find its use.
const CAN: f32 = 0.48;
/// Water that keeps.
const WATER: f32 = 0.39;
/// Materials that rooms still need, and further ones.
const MATERIAL: f32 = 0.45;
const SPARE_MATERIAL: f32 = 0.2;
/// This many materials beyond the rooms find a use.
const SPARE_MATERIALS: u8 = 6;
/// The first chips start the purifier.
const FIRST_CHIPS: [f32; 2] = [0.5, 0.2];
/// Ammo hunts, defends and pays for events.
const AMMO: f32 = 0.6;
const AMMO_USED: u8 = 5;
const SPARE_AMMO: f32 = 0.1;
/// A broken tile that may be repaired some day.
const BROKEN: f32 = 0.15;
/// A broken tile that may be repaired some day, if the other half of its symbol is owned.
const BROKEN_TWIN: f32 = 0.3;
/// A token at the end of the game: it only breaks ties.
const TIE_BREAK: f32 = 0.002;
/// Food a night that a room with survivors costs, in points each.
pub(super) const UPKEEP: f32 = 0.68;

/// What a full room does for the clan in a turn.
pub(super) fn effect(room: Room) -> f32 {
    match room {
        Room::BuildDiscount => 0.9,
        Room::DrawAndRepair => 0.7,
        Room::EventDiscount => 0.4,
        Room::HuntMeat2 => 1.1,
        Room::HuntMeat1 => 0.7,
        Room::CargoCan1 => 0.8,
        Room::CargoCan2Always => 1.6,
        Room::Ammo4 => 1.7,
        Room::PermanentWater => 0.8,
        Room::EventImmunity => 0.7,
        Room::Dismantle => 0.7,
        Room::Decontamination => 0.8,
        Room::Ventilation => 0.7,
        Room::Growth => 1.2,
        Room::CitySearch2 => 0.7,
        Room::Draw2 => 0.4,
        Room::PeekSearch => 0.1,
        Room::CoverHero3 => 0.2,
        Room::FreeRepair => 1.2,
        Room::PressureChoice => 0.1,
        Room::Cupboard => 0.4,
        Room::RepairDiscount => 0.8,
    }
}

/// What a repaired tile does for the clan in a turn, beside its point.
pub(super) fn use_of(kind: Equipment) -> f32 {
    match kind {
        Equipment::Bow | Equipment::WaterPurifier | Equipment::MetalDetector => 0.3,
        Equipment::Jerrycan => 0.3,
        Equipment::AccessCard => 0.35,
        Equipment::Axe | Equipment::Pickaxe | Equipment::Backpack | Equipment::AmmunitionKit => 0.4,
        Equipment::Crowbar | Equipment::Hacksaw | Equipment::Chainsaw => 0.4,
        Equipment::Flashlight => 0.7,
        Equipment::GrapplingHook => 0.4,
        Equipment::Shotgun | Equipment::BearTrap => 0.4,
        Equipment::BaseballBat => 0.15,
        Equipment::BattleGear => 0.2,
        Equipment::Exoskeleton => 0.15,
        Equipment::ThermalSensor => 0.15,
    }
}

/// What an open event costs a clan on each day.
pub(super) fn harm(event: EventCard) -> f32 {
    match event {
        EventCard::ForestFire | EventCard::CaveIn | EventCard::Looters | EventCard::Wanderers => 0.1,
        EventCard::Shortage => 0.2,
        EventCard::Sandstorm => 1.2,
        EventCard::RadioactiveCloud => 2.2,
        EventCard::HostileClan => 0.9,
        EventCard::NuclearWinter => 1.3,
        EventCard::Rats => 0.8,
        EventCard::Zoonosis => 0.6,
        EventCard::MutantAnimals => 0.6,
    }
}

/// How much of a room there is, from 0 to 1.
fn progress(room: &outlive::RoomState) -> f32 {
    if !room.built {
        return 0.0;
    }
    let seats = room.kind.record().seats;
    BUILT + (1.0 - BUILT) * f32::from(room.survivors.min(seats)) / f32::from(seats)
}

/// What the clan has after the night, in points at the end of the game.
pub(super) fn after_night(known: &Known, clan: &Clan) -> f32 {
    let points =
        f32::from(clan.survivors()) + f32::from(clan.events) + clan.radiation() + clan.equipment_points();
    let table = FULL_ROOMS[clan.full_rooms()];
    if known.nights_left == 0 {
        return points + table + TIE_BREAK * f32::from(clan.tokens.len());
    }
    let nights = f32::from(known.nights_left);
    let mut rooms = 0.0;
    let mut living = 0.0;
    let mut unbuilt = 0;
    for room in clan.rooms() {
        rooms += progress(room);
        unbuilt += u8::from(!room.built);
        if room.is_full() {
            living += known.effect(room.kind) * nights;
        }
        if room.survivors > 0 {
            living -= UPKEEP * nights * f32::from(room.kind.record().food);
        }
    }
    let later = known.share_of_later_rooms();
    let tools: f32 = clan.repaired.iter().map(use_of).sum();
    points
        + later * ROOM * rooms
        + (1.0 - later) * table
        + living
        + nights * tools
        + broken(clan)
        + kept(clan, unbuilt)
}

fn broken(clan: &Clan) -> f32 {
    clan.broken.iter().map(|kind| BROKEN + if clan.owns_twin(kind) { BROKEN_TWIN } else { 0.0 }).sum()
}

/// Tokens for another turn.
fn kept(clan: &Clan, unbuilt: u8) -> f32 {
    let materials = clan.tokens.total(MATERIALS);
    let for_rooms = materials.min(3 * unbuilt);
    let spare = (materials - for_rooms).min(SPARE_MATERIALS);
    let chips = usize::from(clan.has(Resource::Chip)).min(FIRST_CHIPS.len());
    let ammo = clan.has(Resource::Ammo);
    CAN * f32::from(clan.has(Resource::Can))
        + WATER * f32::from(clan.has(Resource::Water).min(2))
        + MATERIAL * f32::from(for_rooms)
        + SPARE_MATERIAL * f32::from(spare)
        + FIRST_CHIPS[..chips].iter().sum::<f32>()
        + AMMO * f32::from(ammo.min(AMMO_USED))
        + SPARE_AMMO * f32::from(ammo.saturating_sub(AMMO_USED))
        + TIE_BREAK * f32::from(materials)
}
