//! The map of a finished game: as it was left, and around a city where something happened that decided it.

use super::board::map;
use crate::assets;
use maud::{Markup, html};
use pandemic::{City, Colour, View};

/// What happened in a city.
#[derive(Clone, Copy)]
pub(super) enum Happened {
    /// This many cubes came.
    Infected(u8),
    /// It broke out over its roads.
    BrokeOut,
    /// Cubes went.
    Treated,
}

/// How much of the map is shown around a city, each way.
const AROUND: i16 = 270;

/// The land with its roads, and on it the cubes and stations that were left.
pub(super) fn whole(view: &View) -> Markup {
    let sick = City::ALL.iter().flat_map(|&city| {
        let here = view.cubes[city as usize];
        view.colours().iter().map(move |&colour| (city, colour, here[colour as usize])).collect::<Vec<_>>()
    });
    html! {
        svg .last-map viewBox=(format!("0 0 {} {}", map::WIDTH, map::HEIGHT)) preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (land())
            defs {
                @for &colour in view.colours() {
                    radialGradient id=(format!("left-{colour}")) .left-light .(colour.word()) { stop {} stop offset="1" stop-opacity="0" {} }
                }
            }
            path .roads d=(roads(City::ALL)) {}
            @for &city in City::ALL {
                (town(city))
            }
            @for (city, colour, count) in sick.filter(|(_, _, count)| *count > 0) {
                @let (x, y) = map::place(city as u8);
                circle cx=(x) cy=(y) r=(26 + 18 * count) fill=(format!("url(#left-{colour})")) {}
                svg .cube .(colour.word()) x=(x - 11) y=(y - 11) width="22" height="22" viewBox="-6.500 -6.500 13 13" { use href=(format!("#pip-{colour}")) {} }
            }
            @for city in view.stations.iter() {
                @let (x, y) = map::place(city as u8);
                use .station href="#station" x=(x) y=(y) {}
            }
        }
    }
}

/// The map around a city, in the light of [`whole`]. The city lies off the middle: words stand before the other side.
pub(super) fn around(city: City, colour: Colour, happened: Happened) -> Markup {
    let (x, y) = map::place(city as u8);
    let (left, top) = (x - AROUND * 2 / 3, y - AROUND * 2 / 3);
    let near: Vec<City> = city.neighbours().iter().collect();
    let (light, pips, shocks): (i16, &[(i16, i16)], &[i16]) = match happened {
        Happened::Infected(cubes) => (40 + 12 * i16::from(cubes), map::cubes(cubes), &[]),
        Happened::BrokeOut => (96, map::cubes(3), &[32, 52, 76]),
        Happened::Treated => (40, &[], &[24]),
    };
    html! {
        svg .last-map.around viewBox=(format!("{left} {top} {AROUND} {AROUND}")) preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (land())
            path .roads d=(roads(&near)) {}
            @if matches!(happened, Happened::BrokeOut) { path .spread .(colour.word()) d=(roads(&[city])) {} }
            @for &city in &near { (town(city)) }
            circle cx=(x) cy=(y) r=(light) fill=(format!("url(#left-{colour})")) {}
            @for radius in shocks { circle .shock .(colour.word()) cx=(x) cy=(y) r=(radius) {} }
            circle .town .(city.colour().word()) cx=(x) cy=(y) r=(map::DISH) {}
            g .cube .(colour.word()) transform=(format!("translate({x} {y})")) {
                @for (x, y) in pips { use href=(format!("#pip-{colour}")) x=(x) y=(y) {} }
            }
        }
    }
}

fn land() -> Markup {
    html! { use .land href=(format!("{}#world", assets::address("pandemic/world.svg"))) width=(map::WIDTH) height=(map::HEIGHT) {} }
}

fn town(city: City) -> Markup {
    let (x, y) = map::place(city as u8);
    html! { circle .town .(city.colour().word()) cx=(x) cy=(y) r="8" {} }
}

/// The roads of these cities, each once.
fn roads(cities: &[City]) -> String {
    let of = |&a: &City| {
        let others = a.neighbours().iter().filter(move |&b| a < b || !cities.contains(&b));
        others.map(move |b| map::line(a as u8, b as u8)).collect::<String>()
    };
    cities.iter().map(of).collect()
}
