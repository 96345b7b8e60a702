//! What a hero can bring home from an area.

use super::clan::Clan;
use super::known::Known;
use super::setup::find;
use kernel::Set;
use outlive::{
    Area, CARGO_CANS, City, Equipment, EquipmentEffect, EventEffect, FIRST_ROW, Gear, Hero, HuntingGround,
    MEAT, Prey, Resource, Room, SearchTile, Tokens,
};

/// A point of pressure given: the other clan may answer it.
const PRESSURE_GIVEN: f32 = 0.35;
/// A stronger hero that may still come, for each point of pressure.
const PRESSURE_RISK: f32 = 0.07;
/// O10.8 The first-player token.
const FIRST_PLAYER: f32 = 0.4;
/// A tile from a city, beside what its repair is worth.
const TILE: f32 = 0.15;
/// What a tile is worth in a city, against searching.
const TILES: f32 = 0.29;

/// What comes home.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gains {
    pub(super) tokens: Tokens,
    pub(super) spent: Tokens,
    pub(super) survivors: u8,
    /// Spaces the marker goes down.
    pub(super) cure: u8,
    pub(super) tiles: Set<Equipment>,
    /// Points for what is not certain.
    pub(super) more: f32,
}

impl Gains {
    /// Whether the clan can pay for it.
    pub(super) fn possible(&self, clan: &Clan) -> bool {
        self.spent.within(&clan.tokens)
    }

    /// The clan afterwards.
    pub(super) fn add_to(&self, known: &Known, clan: &mut Clan) {
        clan.tokens = clan.tokens.plus(self.tokens).minus(self.spent);
        clan.airlock = (clan.airlock + self.survivors).min(known.airlock_seats);
        clan.cure(self.cure);
        clan.broken = clan.broken | (self.tiles - clan.repaired);
    }
}

/// A hero, where it goes, with what, and what it brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errand {
    pub(super) hero: Hero,
    pub(super) to: Area,
    pub(super) with: Option<Gear>,
    pub(super) gains: Gains,
}

/// Calls `each` with what the hero can bring from the area.
pub(super) fn each_gains(
    known: &Known,
    hero: Hero,
    to: Area,
    with: Option<Gear>,
    each: &mut impl FnMut(Gains),
) {
    let points = known.strength(hero);
    let base = Gains { more: encounters(known, hero, to), ..Gains::default() };
    let base = arrival(known, to, base);
    match to {
        Area::CargoShip => each(ship(known, points, with, base)),
        Area::Dam => each(water(known, points, base)),
        Area::MilitaryBase => {
            each(gather(known, to, points, base));
            if known.view.iodine && known.clan.gauge > 0 {
                each(gather(known, to, points - 1, Gains { cure: 1, ..base }));
            }
        }
        Area::Forest | Area::Mine | Area::Fairground => {
            each(gather(known, to, points, base));
            if let Some((gains, left)) = hunt(known, to, points, base) {
                each(gather(known, to, left, gains));
            }
        }
        Area::Blackwood | Area::SilentPeak => {
            if let Some(city) = to.city() {
                each(visit_city(known, city, points, base));
            }
        }
    }
}

/// O8.7 What repaired tiles bring for having come.
fn arrival(known: &Known, to: Area, mut gains: Gains) -> Gains {
    for kind in known.own().repaired - known.own().used {
        match kind.record().effect {
            EquipmentEffect::Arrival { at, gain } if at.is(to) => gains.tokens = gains.tokens.plus(gain),
            EquipmentEffect::Survivor if to.city().is_some() => gains.survivors += 1,
            EquipmentEffect::Arrival { .. }
            | EquipmentEffect::Survivor
            | EquipmentEffect::More { .. }
            | EquipmentEffect::StartsPurifier
            | EquipmentEffect::HigherRow(_)
            | EquipmentEffect::HuntStrength(_)
            | EquipmentEffect::PressureGiven(_)
            | EquipmentEffect::PressureReceived(_)
            | EquipmentEffect::AnyDistance
            | EquipmentEffect::AnyPrey => {}
        }
    }
    gains
}

/// O8.2 O8.6 What this many action points gather.
pub(super) fn gather(known: &Known, at: Area, points: u8, mut gains: Gains) -> Gains {
    let Some(resource) = at.resource() else { return gains };
    let stock = known.view.stock(at);
    let gathered = points.min(stock);
    let mut more = 0;
    if gathered > 0 {
        for kind in known.own().repaired - known.own().used {
            if let EquipmentEffect::More { area, up_to } = kind.record().effect {
                more += if area == at { up_to } else { 0 };
            }
        }
    }
    gains.tokens = gains.tokens.and(resource, (gathered + more).min(stock));
    gains
}

/// O11 Water of the Dam.
fn water(known: &Known, points: u8, mut gains: Gains) -> Gains {
    let card = known.own().can_use(Equipment::AccessCard);
    if known.view.stock(Area::Dam) == 0 || !card && known.clan.has(Resource::Chip) == 0 {
        return gains;
    }
    if !card {
        gains.spent = Tokens::of(Resource::Chip, 1);
    }
    gather(known, Area::Dam, points, gains)
}

/// O10 Cans and a survivor.
fn ship(known: &Known, points: u8, with: Option<Gear>, mut gains: Gains) -> Gains {
    let row = usize::from(points + u8::from(with.is_some_and(Gear::hook)) - FIRST_ROW);
    let rooms = &known.own().rooms;
    let cans = CARGO_CANS.get(row).copied().unwrap_or(0)
        + rooms.ready(Room::CargoCan1)
        + 2 * rooms.ready(Room::CargoCan2Always);
    gains.tokens = gains.tokens.and(Resource::Can, cans);
    gains.survivors += u8::from(known.view.cargo.get(row).copied().unwrap_or(false));
    if known.view.next_first.is_none() && known.nights_left > 0 {
        gains.more += FIRST_PLAYER;
    }
    gains
}

/// O22.11 O22.12 By how much open events change endurance and meat.
fn changes(known: &Known) -> (u8, u8) {
    let more = known.in_force(
        |effect| {
            if let EventEffect::EnduranceMore(more) = effect { Some(more) } else { None }
        },
    );
    let less =
        known.in_force(|effect| if let EventEffect::MeatLess(less) = effect { Some(less) } else { None });
    (more.unwrap_or(0), less.unwrap_or(0))
}

/// O9.5 The meat this prey brings, rooms included.
pub(super) fn meat(known: &Known, prey: Prey) -> u8 {
    let taken = usize::from(known.own().prey[prey as usize]);
    let numbers = MEAT[prey as usize];
    let rooms = &known.own().rooms;
    numbers[taken.min(numbers.len() - 1)].saturating_sub(changes(known).1)
        + 2 * rooms.ready(Room::HuntMeat2)
        + rooms.ready(Room::HuntMeat1)
}

/// O9.4a Action points of a hunt.
pub(super) fn hunt_cost(known: &Known, prey: Prey, ammo: u8, bonus: u8) -> u8 {
    (prey.endurance() + changes(known).0).saturating_sub(ammo + bonus).max(known.view.options.hunt_min_points)
}

/// O9 The top prey, with as little ammo as possible. Says what points are left.
fn hunt(known: &Known, at: Area, points: u8, mut gains: Gains) -> Option<(Gains, u8)> {
    let ground: HuntingGround = at.hunting_ground()?;
    let prey = known.view.prey(ground).tiles.first().copied().flatten()?;
    let bonus = [Equipment::Shotgun, Equipment::BearTrap];
    let bonus = bonus.iter().filter(|&&kind| known.own().can_use(kind)).count() as u8;
    let ammo = hunt_cost(known, prey, 0, bonus).saturating_sub(points);
    if ammo > known.clan.has(Resource::Ammo) {
        return None;
    }
    gains.spent = Tokens::of(Resource::Ammo, ammo);
    gains.tokens = gains.tokens.and(Resource::Meat, meat(known, prey));
    Some((gains, points - hunt_cost(known, prey, ammo, bonus)))
}

/// O12 Tiles worth having first, then searching.
fn visit_city(known: &Known, city: City, points: u8, mut gains: Gains) -> Gains {
    let view = known.view.city(city);
    let owned = known.own().broken | known.own().repaired;
    let search = search_value(known, city);
    let left = view.face_down.len() as u8;
    let free = 2 * known.own().rooms.full(Room::CitySearch2);
    let mut points = points;
    let mut tiles: [(f32, Option<Equipment>); 6] = [(f32::MIN, None); 6];
    for ((kind, _), slot) in view.shown.kinds().filter(|(kind, _)| !owned.contains(*kind)).zip(&mut tiles) {
        *slot = (tile_value(known, kind), Some(kind));
    }
    tiles.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (value, kind) in tiles {
        if let Some(kind) = kind.filter(|_| points > 0 && value > search) {
            gains.tiles.insert(kind);
            gains.more += TILE;
            points -= 1;
        }
    }
    let searched = if points > 0 { (points + free).min(left) } else { 0 };
    gains.more += search * f32::from(searched);
    gains
}

/// What a tile on display is worth to the clan, repair included.
pub(super) fn tile_value(known: &Known, kind: Equipment) -> f32 {
    let nights = f32::from(known.nights_left);
    let missing = kind.cost().minus(known.clan.tokens).len();
    let soon = [0.9, 0.6, 0.45, 0.35][usize::from(missing.min(3))];
    let pair = if known.clan.owns_twin(kind) { 1.0 } else { 0.0 };
    let last = if known.nights_left == 0 && missing > 0 { 0.2 } else { 1.0 };
    TILES * soon * last * (1.0 + pair + nights * super::worth::use_of(kind))
}

/// What the next search tile is worth, on average or for certain.
pub(super) fn search_value(known: &Known, city: City) -> f32 {
    let view = known.view.city(city);
    let value = |tile: SearchTile| {
        let cupboard = tile == SearchTile::Empty && known.own().rooms.full(Room::Cupboard) > 0;
        find(tile) + if cupboard { 0.7 } else { 0.0 }
    };
    if let Some(tile) = view.order.as_ref().and_then(|order| order.first().copied()) {
        return value(tile);
    }
    let all: f32 = view.face_down.kinds().map(|(tile, count)| value(tile) * f32::from(count)).sum();
    all / (view.face_down.len().max(1) as f32)
}

/// Pressure given on arrival, and what may come from heroes that move later.
fn encounters(known: &Known, hero: Hero, to: Area) -> f32 {
    let mut more = 0.0;
    let goods = known.clan.tokens.len() - known.clan.has(Resource::Ammo);
    for seat in kernel::Seat::first(known.view.options.players).filter(|&seat| seat != known.me) {
        for &other in Hero::ALL {
            let there = known.view.seat(seat).hero(other);
            let Some(area) = there.area else { continue };
            if there.active {
                let pressure = hero.strength().saturating_sub(other.strength()).min(known.takeable(seat));
                more += if area == to { PRESSURE_GIVEN * f32::from(pressure) } else { 0.0 };
            } else if area.distance(to) <= 2 && area != to {
                let risk = other.strength().saturating_sub(hero.strength()).min(goods + 2);
                more -= PRESSURE_RISK * f32::from(risk);
            }
        }
    }
    more
}
