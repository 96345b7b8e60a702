//! What the map lies on: the sea with its shallows, the land by night, and what its cities are lit by.

use crate::faces::pandemic::board::map;
use maud::{Markup, html};
use pandemic::{City, Colour};

/// Sea and land. The coasts are written once and drawn several times.
pub(crate) fn ground() -> Markup {
    html! {
        g #ground .ground aria-hidden="true" {
            defs {
                path #coasts d=(map::LAND.concat()) {}
                clipPath #inland { use href="#coasts" {} }
                @for colour in [Colour::Blue, Colour::Yellow, Colour::Black, Colour::Red, Colour::Purple] {
                    radialGradient id=(format!("danger-{colour}")) .danger-light .(colour.word()) {
                        stop offset=".3" {}
                        stop offset="1" stop-opacity="0" {}
                    }
                }
            }
            rect .sea width=(map::WIDTH) height=(map::HEIGHT) {}
            path .graticule d=(graticule()) {}
            @for layer in ["deep", "shoal", "shore", "surf", "coast", "land"] { use .(layer) href="#coasts" {} }
            g clip-path="url(#inland)" { path .towns d=(towns()) {} }
            path .lake d=(map::LAKES.concat()) {}
            use .lamps href="#coasts" {}
        }
    }
}

/// Lines of latitude and longitude.
fn graticule() -> String {
    let (width, height) = (map::WIDTH, map::HEIGHT);
    let down = (1..12).map(|column| format!("M{} 0V{height}", column * width / 12));
    let across = (1..7).map(|row| format!("M0 {}H{width}", row * height / 7));
    down.chain(across).collect()
}

/// The lights of small towns around the cities, always the same.
fn towns() -> String {
    const AROUND: u32 = 13;
    let town = |city: City, nth: u32| {
        let (x, y) = map::place(city as u8);
        // Numbers that look drawn by chance; the farther out, the fewer.
        let number = (city as u32 * AROUND + nth + 1).wrapping_mul(2_654_435_761);
        let angle = f64::from(number >> 20) / 4096.0 * std::f64::consts::TAU;
        let away = 20.0 + 46.0 * (f64::from((number >> 8) & 0xfff) / 4096.0).powi(2);
        let at = |middle: i16, part: f64| (f64::from(middle) + away * part).round() as i16;
        format!("M{} {}h0", at(x, angle.cos()), at(y, angle.sin()))
    };
    City::ALL.iter().flat_map(|&city| (0..AROUND).map(move |nth| town(city, nth))).collect()
}
