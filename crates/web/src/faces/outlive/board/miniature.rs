//! The table small, for lists: the areas of the ring, the heroes in them, and how far the convoy has come.

use crate::faces::outlive::board::places::{cell, heroes_in};
use maud::{Markup, html};
use outlive::{Area, View};

/// The size of an area, and how far the next one is away.
const SIZE: (usize, usize) = (100, 54);
const STEP: (usize, usize) = (110, 64);

/// The ring with a point for each hero; in its middle, a mark for each turn.
pub(crate) fn miniature(view: &View) -> Markup {
    let corner = |area: Area| {
        let (column, line) = cell(area);
        (usize::from(column) * STEP.0 + 5, usize::from(line) * STEP.1 + 5)
    };
    html! {
        svg .miniature viewBox="0 0 330 192" aria-hidden="true" {
            @for &area in Area::ALL {
                @let (x, y) = corner(area);
                rect .area.(format!("area-{}", area as u8)) x=(x) y=(y) width=(SIZE.0) height=(SIZE.1) rx="4" {}
                @for (place, (seat, _, _)) in heroes_in(view, area).enumerate() {
                    circle .(format!("seat-{}", seat.number())) cx=(x + 14 + place % 5 * 18) cy=(y + 16 + place / 5 * 20) r="8" {}
                }
            }
            @for (place, turn) in (1..=view.events.len()).enumerate() {
                rect .turn .past[turn <= usize::from(view.turn)] x=(122 + place * 15) y="86" width="11" height="20" rx="2" {}
            }
        }
    }
}
