//! A city on the map: its name, its dish with the cubes, and a station.

use crate::face::Scene;
use crate::faces::pandemic::board::map;
use crate::faces::pandemic::board::pawns::{black_pawn_is_in, pawns_in};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::SeatSet;
use maud::{Markup, html};
use pandemic::{CITY_CUBES, City, Colour, State, View};

/// What a city is drawn from.
#[derive(PartialEq)]
struct Node {
    city: City,
    cubes: Vec<(Colour, u8)>,
    station: bool,
    pawns: SeatSet,
    /// P21.25 Whether the viewer knows the black pawn to be here.
    black_pawn: bool,
    /// Whether the others must expect the black pawn here.
    perhaps: bool,
}

/// All cities, in the order of the map.
pub(crate) fn cities(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let view = words.view;
    let pawns: Vec<City> = view.team().iter().map(|seat| view.seat(seat).city).collect();
    let black = view.bio_terrorist.map(|terrorist| (terrorist.city, terrorist.possible));
    scene.whole("cities", (view.cubes, view.stations, pawns, black), |_| {
        let node = |city: City| {
            let node = Node::of(view, city);
            scene.part(&format!("city-{}", slug(city.word())), node, |node| node.drawn(words))
        };
        html! { g #cities { @for &city in City::ALL { (node(city)) } } }
    })
}

impl Node {
    fn of(view: &View, city: City) -> Node {
        Node {
            city,
            cubes: cubes_in(view, city).collect(),
            station: view.stations.contains(city),
            pawns: pawns_in(view, city).collect(),
            black_pawn: black_pawn_is_in(view, city),
            perhaps: view.bio_terrorist.is_some_and(|terrorist| terrorist.possible.contains(city)),
        }
    }

    fn drawn(&self, words: &Words<'_>) -> Markup {
        let city = self.city;
        let (x, y) = map::place(city as u8);
        let key = slug(city.word());
        let full = full(self.own_cubes());
        let about = self.about(words);
        html! {
            g id=(format!("city-{key}")) .city .(city.colour().word()) .(full) {
                g role="img" aria-label=(about) data-stop=(key) data-roads=(roads(city)) { title { (about) } circle .touch cx=(x) cy=(y) r=(map::TOUCH) {} }
                @if self.own_cubes() > 1 {
                    circle .danger cx=(x) cy=(y) r=(if full.is_empty() { 34 } else { 48 }) fill=(format!("url(#danger-{})", city.colour())) {}
                }
                @if self.perhaps { circle .perhaps cx=(x) cy=(y) r=(map::TOUCH) {} }
                circle .rim cx=(x) cy=(y) r="17.500" {}
                circle .dish cx=(x) cy=(y) r=(map::DISH) {}
                (self.dishes(&key))
                @if self.station {
                    @let (x, y) = map::station(city as u8);
                    g id=(format!("station-{key}")) .station transform=(format!("translate({x} {y})")) {
                        use href="#station" {}
                        use .cross href="#cross" {}
                    }
                }
                (name(words, city))
            }
        }
    }

    fn own_cubes(&self) -> u8 {
        let own = self.cubes.iter().find(|(colour, _)| *colour == self.city.colour());
        own.map_or(0, |(_, count)| *count)
    }

    /// The city and what there is in it, in words.
    fn about(&self, words: &Words<'_>) -> String {
        let cubes = self.cubes.iter().map(|&(colour, count)| match count {
            CITY_CUBES => words.tell("board-cubes-full", &[("count", count.into()), ("hue", colour.into())]),
            _ => cubes_told(words, colour, count),
        });
        let station = self.station.then(|| words.say("board-station"));
        let pawns = self.pawns.iter().map(|seat| words.tell("board-pawn", &[("who", seat.into())]));
        let black = self.black_pawn.then(|| words.say("board-black-pawn"));
        let city = std::iter::once(words.city(self.city));
        words.list(city.chain(cubes).chain(station).chain(pawns).chain(black))
    }

    /// The cubes: those of the city's own colour in the dish, strangers in small dishes beside it.
    fn dishes(&self, key: &str) -> Markup {
        let own = self.city.colour();
        let strangers = self.cubes.iter().filter(|(colour, _)| *colour != own);
        let (x, y) = map::place(self.city as u8);
        html! {
            @match self.own_cubes() {
                0 => use .ghost href=(format!("#pip-{own}")) x=(x) y=(y) {},
                count => g id=(format!("cubes-{key}-{own}")) .pips transform=(format!("translate({x} {y})")) { (pips(own, count)) },
            }
            @for ((colour, count), index) in strangers.zip(0..) {
                @let (x, y) = map::side_dish(self.city as u8, index);
                g id=(format!("cubes-{key}-{colour}")) .side .(colour.word()) .(full(*count)) transform=(format!("translate({x} {y}) scale(.66)")) {
                    circle .rim r="18" {}
                    circle .dish r=(map::DISH) {}
                    g .pips { (pips(*colour, *count)) }
                }
            }
        }
    }
}

/// The name of a city as it stands on the map.
pub(crate) fn name(words: &Words<'_>, city: City) -> Markup {
    let ((x, y), anchor) = map::label(city as u8);
    let name = words.city(city);
    let room = room(x, anchor, &name);
    html! {
        text x=(x) y=(y) text-anchor=(anchor) textLength=[room]
            lengthAdjust=[room.map(|_| "spacingAndGlyphs")] aria-hidden="true" { (name) }
    }
}

/// The cities at the other ends of its roads, as keys: the arrows lead along them.
fn roads(city: City) -> String {
    city.neighbours().iter().map(|other| slug(other.word())).collect::<Vec<_>>().join(" ")
}

/// What there is in a city, in words.
pub(crate) fn there(words: &Words<'_>, city: City) -> Vec<String> {
    let view = words.view;
    let station = view.stations.contains(city).then(|| words.say("board-station"));
    let pawns = pawns_in(view, city).map(|seat| words.tell("board-pawn", &[("who", seat.into())]));
    let black = black_pawn_is_in(view, city).then(|| words.say("board-black-pawn"));
    cubes_in_words(words, city).into_iter().chain(station).chain(pawns).chain(black).collect()
}

fn cubes_in(view: &View, city: City) -> impl Iterator<Item = (Colour, u8)> + '_ {
    let here = view.cubes[city as usize];
    view.colours().iter().map(move |&colour| (colour, here[colour as usize])).filter(|(_, count)| *count > 0)
}

/// The cubes in a city, colour by colour.
pub(crate) fn cubes_in_words(words: &Words<'_>, city: City) -> Vec<String> {
    cubes_in(words.view, city).map(|(colour, count)| cubes_told(words, colour, count)).collect()
}

fn cubes_told(words: &Words<'_>, colour: Colour, count: u8) -> String {
    words.tell("board-cubes", &[("count", count.into()), ("hue", colour.into())])
}

/// The class of a dish in which the next cube is an outbreak.
fn full(cubes: u8) -> &'static str {
    if cubes == CITY_CUBES { "full" } else { "" }
}

/// The room there is for a name up to the edge of the map, if the name needs more.
fn room(x: i16, anchor: &str, name: &str) -> Option<i16> {
    let needed: i16 = name.chars().map(|letter| if letter < '\u{2e80}' { 8 } else { 15 }).sum();
    let room = match anchor {
        "end" => x,
        "start" => map::WIDTH - x,
        _ => return None,
    };
    (needed > room - 4).then_some(room - 4)
}

fn pips(colour: Colour, count: u8) -> Markup {
    html! {
        @for (x, y) in map::cubes(count) { use href=(format!("#pip-{colour}")) x=(x) y=(y) {} }
    }
}
