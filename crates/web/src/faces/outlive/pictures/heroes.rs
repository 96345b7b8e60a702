//! Heroes: a figure by strength, in the colour of its clan and before its banner.

use super::places::ROAD;
use super::{printed, row, scenery, thing};
use crate::kit::picture::{Picture, Tone};
use kernel::Seat;
use outlive::Hero;

/// A hero of the clan in this seat.
pub(crate) fn hero(seat: Seat, hero: Hero) -> Picture {
    let (ground, banner) = clan(seat);
    Picture { ground, ..ROAD.picture() }
        .with(thing(banner, (88, 38), 64))
        .with_all(printed(thing(build(hero), (48, 52), 84)))
        .with_all(row(thing("pip", (70, 92), 10), hero.strength(), 11))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// The hero alone, as it stands on the ring.
pub(crate) fn figure(seat: Seat, hero: Hero) -> Picture {
    Picture::on(clan(seat).0).with_all(printed(thing(build(hero), (60, 50), 100)))
}

const fn build(hero: Hero) -> &'static str {
    match hero {
        Hero::H3a => "hero_3a",
        Hero::H3b => "hero_3b",
        Hero::H4 => "hero_4",
        Hero::H5 => "hero_5",
    }
}

/// The colours of a clan and its banner, whose shape tells it from the others.
pub(super) const fn clan(seat: Seat) -> (&'static str, &'static str) {
    match seat.number() {
        0 => ("poster-clan-a", "clan_a"),
        1 => ("poster-clan-b", "clan_b"),
        2 => ("poster-clan-c", "clan_c"),
        _ => ("poster-clan-d", "clan_d"),
    }
}
