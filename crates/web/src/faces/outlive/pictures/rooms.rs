//! Rooms of a shelter, cut open: a wall by what the room is for, furniture by what it does, somebody in every seat, a bowl for
//! every food. A room that is not built is its plan in chalk on bare earth.

use super::tags::{self, Tag, repeated};
use super::{goods, row, scenery, thing};
use crate::kit::picture::{Layer, Picture, Tone};
use outlive::{Berth, Gain, Resource, Room, RoomEffect};

/// How far a room has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Not built yet.
    Plan,
    /// Built, and this many live there.
    Built(u8),
}

/// What rooms are for: a class of colours and a wall.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Family {
    ground: &'static str,
    wall: &'static str,
}

const FOOD: Family = Family { ground: "poster-room-food", wall: "tiles" };
const PANTRY: Family = Family { ground: "poster-room-pantry", wall: "boards" };
const CRAFT: Family = Family { ground: "poster-room-craft", wall: "boards" };
const RADIO: Family = Family { ground: "poster-room-radio", wall: "panels" };
const STEEL: Family = Family { ground: "poster-room-steel", wall: "panels" };

/// The floor of a room.
const FLOOR: i16 = 86;
/// How wide the part of a room is where people stand.
const STANDING_ROOM: i16 = 54;
/// Four kinds of people, as they come.
const PEOPLE: [&str; 4] = ["person_a", "person_c", "person_b", "person_d"];

/// The middle of something that stands on the floor: furniture and people end at 96 of their 100.
const fn standing(x: i16, size: u16) -> (i16, i16) {
    (x, FLOOR - (size as i16) * 46 / 100)
}

/// A room, with a bowl for every food it takes.
pub(crate) fn room(kind: Room, stage: Stage) -> Picture {
    inside_of(kind, stage).with_all(row(thing("bowl", (114, 8), 12), kind.record().food, -12))
}

/// A room whose food is told beside the picture.
pub(crate) fn inside_of(kind: Room, stage: Stage) -> Picture {
    let picture = furnished(kind, stage);
    match stage {
        Stage::Plan => picture,
        Stage::Built(_) => picture.with_all(tags::from((6, 28), 13, &inside(kind.record().effect).tags)),
    }
}

/// A room full of people above a card that says what it does, in a low frame that shows what is below the lamp.
pub(crate) fn card(kind: Room) -> Picture {
    furnished(kind, Stage::Built(kind.record().seats))
}

fn furnished(kind: Room, stage: Stage) -> Picture {
    let record = kind.record();
    let inside = inside(record.effect);
    let furniture = std::iter::once(thing(inside.furniture, standing(85, 66), 66)).chain(inside.pieces);
    match stage {
        Stage::Plan => Picture::on("poster-plan")
            .with(scenery("earth").tone(Tone::Faint))
            .with_all(furniture)
            .with_all(people(0, record.seats)),
        Stage::Built(living) => shell(inside.family)
            .with_all((living >= record.seats).then(|| scenery("cone").tone(Tone::Bright)))
            .with(thing("lamp", (40, 26), 24))
            .with_all(furniture)
            .with_all(people(living, record.seats)),
    }
}

/// Whoever lives there, and the seats that are free.
fn people(living: u8, seats: u8) -> impl Iterator<Item = Layer> {
    let places = i16::from(living.max(seats));
    let apart = (STANDING_ROOM / places.max(1)).min(13);
    (0..places).map(move |place| {
        let name = if place < i16::from(living) { PEOPLE[place as usize % PEOPLE.len()] } else { "seat" };
        thing(name, standing(12 + apart * place, 36), 36)
    })
}

/// The airlock: a ladder up to the hatch, the two rows with whoever sits there, and the water it takes.
pub(crate) fn airlock(taken: u8, sizes: [u8; 2]) -> Picture {
    lock(taken, sizes).with(scenery("hatch")).with(thing("water", (114, 8), 12))
}

/// The airlock whose hatch and water are seen beside the picture.
pub(crate) fn lock(taken: u8, [first, second]: [u8; 2]) -> Picture {
    let row_of = |at: (i16, i16), taken: u8, seats: u8| {
        (0..i16::from(seats)).map(move |seat| {
            let name = if seat < i16::from(taken) { PEOPLE[seat as usize % PEOPLE.len()] } else { "seat" };
            thing(name, (at.0 + 14 * seat, at.1), 30)
        })
    };
    shell(STEEL)
        .with_all((taken > 0).then(|| scenery("cone").tone(Tone::Bright)))
        .with(thing("lamp", (40, 26), 24))
        .with_all(row_of((58, 39), taken.min(first), first))
        .with_all(row_of(standing(52, 30), taken.saturating_sub(first), second))
}

fn shell(family: Family) -> Picture {
    Picture::on(family.ground)
        .with(scenery(family.wall).tone(Tone::Far))
        .with(scenery("shell").tone(Tone::Middle))
}

/// What makes a room this room.
struct Inside {
    family: Family,
    furniture: &'static str,
    /// With the furniture: one for each unit of what the room gives.
    pieces: Vec<Layer>,
    /// On the wall beside it.
    tags: Vec<Tag>,
}

impl Inside {
    const fn with(family: Family, furniture: &'static str) -> Inside {
        Inside { family, furniture, pieces: Vec::new(), tags: Vec::new() }
    }

    fn pieces(self, pieces: impl IntoIterator<Item = Layer>) -> Inside {
        Inside { pieces: pieces.into_iter().collect(), ..self }
    }

    fn tags(self, tags: impl IntoIterator<Item = Tag>) -> Inside {
        Inside { tags: tags.into_iter().collect(), ..self }
    }
}

fn inside(effect: RoomEffect) -> Inside {
    let less = |count| repeated(Tag::Plain("less"), count);
    match effect {
        RoomEffect::BuildFor(count) => Inside::with(CRAFT, "hoist").tags(less(count)),
        RoomEffect::DrawThenRepairFor(count) => {
            Inside::with(CRAFT, "tool_wall").tags(std::iter::once(Tag::Plain("plus")).chain(less(count)))
        }
        RoomEffect::EventDiscount { materials, ammo, food } => {
            let material = repeated(Tag::Plain(goods::token(Resource::Wood)), materials);
            let ammo = repeated(Tag::Plain(goods::token(Resource::Ammo)), ammo);
            let food = repeated(Tag::Plain("bowl"), food);
            Inside::with(RADIO, "radio_map").tags(less(1).chain(material).chain(ammo).chain(food))
        }
        RoomEffect::HuntMeat(meat) => {
            Inside::with(FOOD, "butchery").pieces(row(thing("ham", (72, 46), 34), meat, 24))
        }
        RoomEffect::CargoCans { cans, berth } => {
            let cans = row(thing("can", (74, 66), 20), cans, 20);
            let anchor = match berth {
                Berth::Free => None,
                Berth::Always => Some(thing("anchor", (84, 40), 32)),
            };
            Inside::with(PANTRY, "shelves").pieces(cans.chain(anchor))
        }
        RoomEffect::PermanentWater => Inside::with(PANTRY, "tank").tags([Tag::Plain("water")]),
        RoomEffect::Immunity => Inside::with(STEEL, "vault").tags([Tag::Plain("shield")]),
        RoomEffect::Dismantle => Inside::with(CRAFT, "strip_bench"),
        RoomEffect::Ventilation(points) => {
            Inside::with(STEEL, "fan").tags(repeated(Tag::Struck("trefoil"), points))
        }
        RoomEffect::CitySearch(more) => {
            Inside::with(RADIO, "street_plan").pieces(row(thing("lens", (72, 70), 22), more, 24))
        }
        RoomEffect::Peek => Inside::with(RADIO, "periscope").tags([Tag::Plain("lens")]),
        RoomEffect::Cover(strength) => {
            Inside::with(RADIO, "dummy").tags(repeated(Tag::Plain("pip"), strength))
        }
        RoomEffect::ChooseLoot => Inside::with(RADIO, "scales").tags([Tag::Plain("fist")]),
        RoomEffect::Cupboard(tokens) => {
            let found = tokens.kinds().iter().zip([44, 70]);
            let found = found.map(|(resource, y)| thing(goods::token(resource), (84, y), 20));
            Inside::with(PANTRY, "cupboard").pieces(found)
        }
        RoomEffect::RepairFor(count) => Inside::with(CRAFT, "anvil").tags(less(count)),
        RoomEffect::FreeRepair => Inside::with(CRAFT, "forge"),
        RoomEffect::AtBuilding(Gain::Ammo(ammo)) => Inside::with(CRAFT, "press").pieces(row(
            thing(goods::token(Resource::Ammo), (90, 62), 13),
            ammo,
            8,
        )),
        RoomEffect::AtBuilding(Gain::RadiationDown(spaces)) => {
            Inside::with(STEEL, "shower").tags(repeated(Tag::Struck("trefoil"), spaces))
        }
        RoomEffect::AtBuilding(Gain::SurvivorUpTo(_)) => {
            Inside::with(FOOD, "bunks").tags([Tag::Plain("plus"), Tag::Plain("survivor")])
        }
        RoomEffect::AtBuilding(Gain::Equipment(tiles)) => {
            Inside::with(PANTRY, "shelves").pieces(row(thing("crate", standing(74, 30), 30), tiles, 26))
        }
    }
}
