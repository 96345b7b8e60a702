//! The table small, for lists: the cities of the map with their cubes, the stations and the pawns.

use crate::assets;
use crate::faces::pandemic::board::map;
use maud::{Markup, html};
use pandemic::{City, View};
use std::fmt::Write;

/// The map as points. The more cubes there are in a city, the larger is its point.
pub(crate) fn miniature(view: &View) -> Markup {
    let mut calm = String::new();
    let mut sick = Vec::new();
    for &city in City::ALL {
        let (x, y) = map::place(city as u8);
        let here = view.cubes[city as usize];
        let worst = view.colours().iter().max_by_key(|&&colour| here[colour as usize]);
        match worst.map(|&colour| (colour, here[colour as usize])) {
            None | Some((_, 0)) => write!(calm, "M{x} {y}h0").expect("text is written"),
            Some((colour, count)) => sick.push((x, y, colour, 14 + 8 * i16::from(count))),
        }
    }
    html! {
        svg .miniature viewBox=(format!("0 0 {} {}", map::WIDTH, map::HEIGHT)) aria-hidden="true" {
            use .land href=(format!("{}#world", assets::address("pandemic/world.svg"))) width=(map::WIDTH) height=(map::HEIGHT) {}
            path .calm d=(calm) {}
            @for (x, y, colour, radius) in sick { circle .(colour.word()) cx=(x) cy=(y) r=(radius) {} }
            @for city in view.stations.iter() {
                @let (x, y) = map::place(city as u8);
                path .station d=(format!("M{x} {}v44m-22-22h44", y - 22)) {}
            }
            @for seat in view.team().iter() {
                @let (x, y) = map::place(view.seat(seat).city as u8);
                circle .(format!("seat-{}", seat.number())) cx=(x + 26 * i16::from(seat.number()) - 40) cy=(y - 34) r="17" {}
            }
        }
    }
}
