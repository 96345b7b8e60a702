//! How hard a game will be, as a part of the map: the more Epidemics, the more of the world is seen, and the more of it is ill.

use super::symbols::{person, thing, world};
use super::{Layer, Picture, Tone, shape};
use crate::faces::pandemic::board::map;
use pandemic::{City, Colour, Options, PurpleModule};

/// A part of the map.
struct Part {
    /// What lies in the middle, in units of the map.
    middle: (i16, i16),
    /// How many units of the map are as wide as the picture.
    wide: i32,
    /// How many cities are ill.
    ill: usize,
    /// How many of them break out.
    breaking: usize,
}

impl Part {
    fn of(options: &Options) -> Part {
        if options.module_purple != PurpleModule::None {
            return Part { middle: (620, 320), wide: 1180, ill: 24, breaking: 2 };
        }
        match options.epidemics {
            ..=4 => Part { middle: (590, 210), wide: 400, ill: 3, breaking: 0 },
            5 => Part { middle: (600, 300), wide: 560, ill: 7, breaking: 0 },
            6 => Part { middle: (980, 300), wide: 520, ill: 10, breaking: 2 },
            7.. => Part { middle: (620, 320), wide: 1180, ill: 30, breaking: 5 },
        }
    }

    /// A length on the map, in units of the picture.
    fn scaled(&self, units: i16) -> i16 {
        (i32::from(units) * i32::from(Picture::WIDTH) / self.wide) as i16
    }

    fn place(&self, (x, y): (i16, i16)) -> (i16, i16) {
        // The lower half of a card's picture lies under its words.
        let (middle_x, middle_y) = (Picture::WIDTH / 2, Picture::HEIGHT / 2 - 6);
        (middle_x + self.scaled(x - self.middle.0), middle_y + self.scaled(y - self.middle.1))
    }

    /// The cities that are seen, as if by chance.
    fn cities(&self) -> Vec<City> {
        let seen = |city: &City| {
            let (x, y) = self.place(map::place(*city as u8));
            (4..Picture::WIDTH - 4).contains(&x) && (30..60).contains(&y)
        };
        let mut cities: Vec<City> = City::ALL.iter().copied().filter(seen).collect();
        cities.sort_by_key(|&city| (city as usize * 29 + 17) % City::ALL.len());
        cities
    }
}

pub(in crate::faces::pandemic) fn outlook(options: &Options) -> Picture {
    let part = Part::of(options);
    let land =
        Layer::new(world(), part.place((map::WIDTH / 2, map::HEIGHT / 2)), part.scaled(map::WIDTH) as u16);
    let near = part.wide < 1000;
    let town = |city: &City| {
        let at = part.place(map::place(*city as u8));
        Layer::new(thing("town"), at, if near { 3 } else { 2 }).tone(Tone::Middle)
    };
    let cities = part.cities();
    let ill = cities.iter().take(part.ill).enumerate().flat_map(|(nth, &city)| {
        let colours = options.colours();
        let colour =
            if colours.contains(&Colour::Purple) && nth % 2 == 1 { Colour::Purple } else { city.colour() };
        falls_ill(part.place(map::place(city as u8)), colour, near, nth < part.breaking)
    });
    Picture::on("outlook-pandemic")
        .with(land.tone(Tone::Far))
        .with_all(City::ALL.iter().map(town))
        .with_all(ill.collect::<Vec<_>>())
}

/// The mark of a disease, its glow over it, and a ring around it if it breaks out.
fn falls_ill(at: (i16, i16), colour: Colour, near: bool, breaking: bool) -> Vec<Layer> {
    let (mark, glow, ring) = if near { (6, 20, 44) } else { (4, 11, 22) };
    let mut layers = vec![
        Layer::new(shape(colour), at, mark).tone(Tone::Bright),
        Layer::new(person("halo"), at, glow).tone(Tone::Faint),
    ];
    if breaking {
        layers.push(Layer::new(person("halo"), at, ring).tone(Tone::Rim));
    }
    layers
}
