//! Tokens, and what search tiles show.

use super::places::{Backdrop, CITY, HUNT};
use super::{printed, scenery, thing};
use crate::kit::picture::{Picture, Tone};
use outlive::{Area, Resource, SearchTile};

/// The symbol of a token.
pub(super) const fn token(resource: Resource) -> &'static str {
    match resource {
        Resource::Wood => "wood",
        Resource::Metal => "metal",
        Resource::Chip => "chip",
        Resource::Meat => "meat",
        Resource::Water => "water",
        Resource::Can => "can",
        Resource::Ammo => "ammo",
    }
}

/// A token, before the area it is gathered in; meat is hunted, and cans come by sea.
pub(crate) fn resource(resource: Resource) -> Picture {
    let area = Area::ALL.iter().copied().find(|area| area.resource() == Some(resource));
    let backdrop = match resource {
        Resource::Meat => HUNT,
        Resource::Can => Backdrop::of(Area::CargoShip),
        Resource::Wood | Resource::Metal | Resource::Chip | Resource::Water | Resource::Ammo => {
            area.map_or(CITY, Backdrop::of)
        }
    };
    backdrop
        .picture()
        .with_all(printed(thing(token(resource), (54, 54), 66)))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// A search tile: a cupboard of a city with what it holds.
pub(crate) fn search_tile(tile: SearchTile) -> Picture {
    let found = match (tile, tile.gives()) {
        (_, Some(resource)) => token(resource),
        (SearchTile::Iodine, None) => "iodine",
        (
            SearchTile::Empty
            | SearchTile::Water
            | SearchTile::Can
            | SearchTile::Wood
            | SearchTile::Metal
            | SearchTile::Chip
            | SearchTile::Ammo,
            None,
        ) => "cobweb",
    };
    CITY.picture()
        .with_all(printed(thing("cupboard", (60, 50), 100)))
        .with(thing(found, (60, 48), 58))
        .with(scenery("bleach").tone(Tone::Faint))
}
