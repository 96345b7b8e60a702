//! The night of a clan, played by rules of thumb from the current step on. All other decisions are valued by its result.

use super::clan::Clan;
use super::known::Known;
use super::worth::{after_night, harm};
use outlive::{MATERIALS, Resource, Room};

/// Points for a survivor that starves: itself, and the room that is not full any more.
const STARVED: f32 = 1.08;
/// Points for a survivor that dies of radiation.
const IRRADIATED: f32 = 1.4;
/// The food expected from a day, when survivors move into rooms.
const INCOME: u8 = 7;
/// Survivors that come in during the day help against radiation.
const EXPECTED: u8 = 1;
/// O17.2 Materials for a room, and with the discount.
const ROOM_COST: u8 = 3;
const ROOM_COST_LESS: u8 = 1;

/// The step of the night that comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Step {
    Events,
    Feed,
    Radiation,
    Recruit,
    Build,
    Repair,
    Clean,
}

/// What the clan has in the end, in points.
pub(super) fn worth(known: &Known, clan: &Clan, from: Step) -> f32 {
    let without = settle(known, *clan, from.max(Step::Feed));
    if from > Step::Events {
        return without;
    }
    known.view.open_events().fold(without, |best, event| {
        let cost = event.record().cost;
        let mut with = *clan;
        if event.takes_any_food() {
            let cans = clan.has(Resource::Can).min(cost.len());
            let water = clan.has(Resource::Water).min(cost.len() - cans);
            let meat = cost.len() - cans - water;
            if meat > clan.has(Resource::Meat) {
                return best;
            }
            with.pay(Resource::Can, cans);
            with.pay(Resource::Water, water);
            with.pay(Resource::Meat, meat);
        } else if cost.within(&clan.tokens) {
            with.tokens = with.tokens.minus(cost);
        } else {
            return best;
        }
        with.events += event.record().points;
        best.max(settle(known, with, Step::Feed) + harm(event) * f32::from(known.nights_left))
    })
}

fn settle(known: &Known, mut clan: Clan, from: Step) -> f32 {
    let mut lost = 0.0;
    if from <= Step::Feed {
        lost += STARVED * f32::from(feed(known, &mut clan));
    }
    if from <= Step::Radiation {
        let vented = clan.full(Room::Ventilation);
        let spaces = known.level.saturating_sub(clan.airlock + vented);
        lost += IRRADIATED * f32::from(clan.radiate(spaces));
    }
    if from <= Step::Recruit {
        recruit(known, &mut clan);
    }
    if from <= Step::Build {
        build(known, &mut clan);
    }
    if from <= Step::Repair {
        repair(&mut clan);
    }
    clean(&mut clan);
    after_night(known, &clan) - lost
}

/// O14 Pays what it can, with what spoils first. Says what is short.
fn feed(known: &Known, clan: &mut Clan) -> u8 {
    let airlock = clan.airlock_water(known.view.options.airlock_rows);
    let rooms = clan.food();
    let mut virtual_water = clan.virtual_water;
    let pay_virtual = virtual_water.min(airlock);
    virtual_water -= pay_virtual;
    let water = (airlock - pay_virtual).min(clan.has(Resource::Water));
    clan.pay(Resource::Water, water);
    let mut short = airlock - pay_virtual - water;
    let mut due = rooms - virtual_water.min(rooms);
    clan.virtual_water = virtual_water.saturating_sub(rooms);
    for (resource, kept) in
        [(Resource::Meat, 0), (Resource::Water, 2), (Resource::Can, 0), (Resource::Water, 0)]
    {
        let paid = clan.has(resource).saturating_sub(kept).min(due);
        clan.pay(resource, paid);
        due -= paid;
    }
    short += due;
    short
}

/// O16 What would spoil brings survivors; what keeps does as long as they are needed.
fn recruit(known: &Known, clan: &mut Clan) {
    let mut seats = known.airlock_seats.saturating_sub(clan.airlock);
    let mut take = |clan: &mut Clan, resource: Resource, most: u8| {
        let number = most.min(seats);
        clan.pay(resource, number);
        clan.airlock += number;
        seats -= number;
    };
    let (meat, water) = (clan.has(Resource::Meat), clan.has(Resource::Water));
    take(clan, Resource::Meat, meat);
    take(clan, Resource::Water, water.saturating_sub(if known.nights_left == 0 { 0 } else { 2 }));
    let cans = clan.has(Resource::Can);
    let wanted = if known.nights_left == 0 { cans } else { wanted(known, clan).saturating_sub(clan.airlock) };
    take(clan, Resource::Can, wanted.min(cans));
}

/// Survivors that the airlock should hold before some of them move into rooms.
fn wanted(known: &Known, clan: &Clan) -> u8 {
    let mut materials = clan.tokens.total(MATERIALS);
    let mut seats = kept_in_airlock(known, clan);
    for &place in &known.order {
        let Some(room) = clan.rooms().get(usize::from(place)) else { continue };
        if !room.built {
            if materials < ROOM_COST {
                continue;
            }
            materials -= ROOM_COST;
        }
        seats += room.kind.record().seats.saturating_sub(room.survivors);
    }
    seats
}

/// Survivors that stay in the airlock for the next night.
fn kept_in_airlock(known: &Known, clan: &Clan) -> u8 {
    known.next_level.saturating_sub(EXPECTED + clan.full(Room::Ventilation))
}

/// O17 Builds and fills the rooms that bring most, as far as food for the next night can be expected.
fn build(known: &Known, clan: &mut Clan) {
    let kept = kept_in_airlock(known, clan);
    let mut discounts = clan.ready(Room::BuildDiscount);
    let mut food = food_next_night(known, clan);
    for &place in &known.order {
        let place = usize::from(place);
        let Some(&room) = clan.rooms().get(place) else { continue };
        let record = room.kind.record();
        let missing = record.seats.saturating_sub(room.survivors);
        if missing == 0 && room.built {
            continue;
        }
        let costs = if room.survivors > 0 { 0 } else { record.food };
        let fills = missing + kept <= clan.airlock && costs <= food;
        if !fills {
            continue;
        }
        if !room.built {
            let price = if discounts > 0 { ROOM_COST_LESS } else { ROOM_COST };
            if clan.tokens.total(MATERIALS) < price {
                continue;
            }
            discounts = discounts.saturating_sub(1);
            clan.pay_materials(price);
            clan.room_mut(place).built = true;
        }
        clan.move_in(place, missing);
        food -= costs;
    }
}

/// Food that further rooms may cost in the next night.
fn food_next_night(known: &Known, clan: &Clan) -> u8 {
    if known.nights_left == 0 {
        return u8::MAX;
    }
    let stored = clan.has(Resource::Can) + clan.has(Resource::Water).min(2);
    (INCOME + stored).saturating_sub(clan.food() + 1)
}

/// O18 Repairs what can be paid, tiles of pairs first.
fn repair(clan: &mut Clan) {
    for pairs in [true, false] {
        for kind in clan.broken {
            if (clan.repaired.contains(kind.twin()) || !pairs) && kind.cost().within(&clan.tokens) {
                clan.tokens = clan.tokens.minus(kind.cost());
                clan.broken.remove(kind);
                clan.repaired.insert(kind);
            }
        }
    }
}

/// O19 What spoils.
fn clean(clan: &mut Clan) {
    let (meat, water) = (clan.has(Resource::Meat), clan.has(Resource::Water));
    clan.pay(Resource::Meat, meat);
    clan.pay(Resource::Water, water.saturating_sub(2));
}
