//! The board: one SVG that is morphed in place. Its nodes keep their ids and their order, so that a change
//! of `transform` is a movement on the screen.

use super::action::{Cost, leads_to};
use super::black_pawn::is_seen;
use super::map;
use super::sprite::{pip, role_class};
use super::words::{Words, slug};
use crate::face::{Choice, Scene};
use crate::kit;
use crate::kit::button::{ORDINARY, button_at};
use crate::kit::menu::Kind;
use kernel::{Id, Seat};
use maud::{Markup, html};
use pandemic::{Action, CITIES, CITY_CUBES, City, Colour, State, View};

/// A lit city: what can be done with it.
struct Lit<'a> {
    city: City,
    cost: Cost,
    offers: Vec<&'a Choice<Action>>,
}

/// The cities that an action leads to, in the order of the map.
fn lit<'a>(scene: &Scene<'a, State>) -> Vec<Lit<'a>> {
    City::ALL
        .iter()
        .filter_map(|&city| {
            let mut offers: Vec<_> =
                scene.choices.iter().filter(|choice| leads_to(choice.action) == Some(city)).collect();
            offers.sort_by_key(|choice| Cost::of(choice.action));
            let cost = Cost::of(offers.first()?.action);
            Some(Lit { city, cost, offers })
        })
        .collect()
}

/// The board, the menus of the cities that are not reached for free, and the same in a table.
pub(super) fn board(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let lit = lit(scene);
    let name = words.say_with("board-name", &[("count", (CITIES as u32).into())]);
    html! {
        section #board .board aria-label=(name) {
            div #reel .reel tabindex="0" role="region" aria-label=(words.say("board-reel")) {
                svg #map viewBox=(format!("0 0 {} {}", map::WIDTH, map::HEIGHT)) role="group" aria-label=(name) {
                    (ground())
                    (lines(words))
                    g #cities {
                        @for &city in City::ALL { (node(words, city, lit.iter().find(|lit| lit.city == city))) }
                    }
                    g #pawns .pawns {
                        @for seat in words.view.team().iter() { (pawn(words, seat)) }
                        (black_pawn(words))
                    }
                }
            }
            div #menus {
                @for lit in lit.iter().filter(|lit| direct(lit).is_none()) { (menu(words, lit)) }
            }
            (plain(words))
        }
    }
}

/// The one free way to a city: tapping the city takes it at once. What costs a card is asked for first, and so is which
/// of several cubes is meant.
fn direct<'a>(lit: &Lit<'a>) -> Option<&'a Choice<Action>> {
    let cubes = lit.offers.iter().filter(|choice| matches!(choice.action, Action::Remove { .. })).count();
    lit.offers.first().copied().filter(|_| lit.cost == Cost::Free && cubes < 2)
}

/// Sea and land. The coasts are written once and drawn three times.
fn ground() -> Markup {
    html! {
        defs { path #coasts d=(map::LAND.concat()) {} }
        g .ground aria-hidden="true" {
            rect .sea width=(map::WIDTH) height=(map::HEIGHT) {}
            @for layer in ["shoal", "shore", "coast", "land"] { use .(layer) href="#coasts" {} }
            path .lake d=(map::LAKES.concat()) {}
        }
    }
}

fn lines(words: &Words<'_>) -> Markup {
    html! {
        g .lines aria-hidden="true" {
            @for &a in City::ALL {
                @for b in a.neighbours().iter().filter(|&b| a < b) { path d=(map::line(a as u8, b as u8)) {} }
            }
        }
        g aria-hidden="true" {
            @for far in &map::FAR {
                text .far text-anchor=(if far.end.0 == 0 { "start" } else { "end" }) x=(far.text.0) y=(far.text.1) {
                    (words.city(City::from_index(far.partner)))
                }
            }
        }
    }
}

/// A city: its name, dish, cubes and station, and what it is tapped on if something leads there.
fn node(words: &Words<'_>, city: City, lit: Option<&Lit<'_>>) -> Markup {
    let (x, y) = map::place(city as u8);
    let ((name_x, name_y), anchor) = map::label(city as u8);
    let key = slug(city.word());
    let lights = lit.map(|lit| lit.cost.class()).unwrap_or_default();
    let full = full(words.view.cubes[city as usize][city.colour() as usize]);
    let about = about(words, city);
    let possible = words.view.bio_terrorist.is_some_and(|terrorist| terrorist.possible.contains(city));
    html! {
        g id=(format!("city-{key}")) .city .(city.colour().word()) .(full) .(lights) {
            g role="img" aria-label=(about) { title { (about) } circle .touch cx=(x) cy=(y) r=(map::TOUCH) {} }
            @if possible { circle .perhaps cx=(x) cy=(y) r=(map::TOUCH) {} }
            circle .ring .glow cx=(x) cy=(y) r=(map::RING) {}
            circle .ring cx=(x) cy=(y) r=(map::RING) {}
            circle .rim cx=(x) cy=(y) r="17.500" {}
            circle .dish cx=(x) cy=(y) r=(map::DISH) {}
            (cubes(words.view, city, &key))
            @if words.view.stations.contains(city) {
                @let (x, y) = map::station(city as u8);
                g id=(format!("station-{key}")) .station transform=(format!("translate({x} {y})")) {
                    use href="#station" {}
                    use .cross href="#cross" {}
                }
            }
            @let name = words.city(city);
            @let room = room(name_x, anchor, &name);
            text x=(name_x) y=(name_y) text-anchor=(anchor) textLength=[room]
                lengthAdjust=[room.map(|_| "spacingAndGlyphs")] aria-hidden="true" { (name) }
            @if let Some(lit) = lit { (target(words, lit)) }
        }
    }
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

/// A city and what there is in it, in words.
fn about(words: &Words<'_>, city: City) -> String {
    words.list(std::iter::once(words.city(city)).chain(there(words, city)))
}

/// What there is in a city, in words.
pub(super) fn there(words: &Words<'_>, city: City) -> Vec<String> {
    let view = words.view;
    let station = view.stations.contains(city).then(|| words.say("board-station"));
    let pawns = pawns(view, city).map(|seat| words.tell("board-pawn", &[("who", seat.into())]));
    let black = black_pawn_is_in(view, city).then(|| words.say("board-black-pawn"));
    cubes_in_words(words, city).into_iter().chain(station).chain(pawns).chain(black).collect()
}

/// The players' pawns in a city.
fn pawns(view: &View, city: City) -> impl Iterator<Item = Seat> + '_ {
    view.team().iter().filter(move |&seat| view.seat(seat).city == city)
}

/// P21.25 Whether the viewer knows the black pawn to be here.
fn black_pawn_is_in(view: &View, city: City) -> bool {
    view.bio_terrorist.is_some_and(|terrorist| terrorist.city == Some(city))
}

fn cubes_in_words(words: &Words<'_>, city: City) -> Vec<String> {
    let cubes = |colour: Colour| words.view.cubes[city as usize][colour as usize];
    let there = words.view.colours().iter().copied().filter(|&colour| cubes(colour) > 0);
    there
        .map(|colour| words.tell("board-cubes", &[("count", cubes(colour).into()), ("hue", colour.into())]))
        .collect()
}

/// The cubes of a city: those of its own colour in the dish, strangers in small dishes beside it.
fn cubes(view: &View, city: City, key: &str) -> Markup {
    let here = view.cubes[city as usize];
    let own = city.colour();
    let strangers =
        view.colours().iter().copied().filter(|&colour| colour != own && here[colour as usize] > 0);
    let (x, y) = map::place(city as u8);
    html! {
        @match here[own as usize] {
            0 => use .ghost href=(format!("#pip-{own}")) x=(x) y=(y) {},
            count => g id=(format!("cubes-{key}-{own}")) .pips transform=(format!("translate({x} {y})")) { (pips(own, count)) },
        }
        @for (colour, index) in strangers.zip(0..) {
            @let (x, y) = map::side_dish(city as u8, index);
            @let full = full(here[colour as usize]);
            g id=(format!("cubes-{key}-{colour}")) .side .(colour.word()) .(full) transform=(format!("translate({x} {y}) scale(.66)")) {
                circle .rim r="18" {}
                circle .dish r=(map::DISH) {}
                g .pips { (pips(colour, here[colour as usize])) }
            }
        }
    }
}

fn pips(colour: Colour, count: u8) -> Markup {
    html! {
        @for (x, y) in map::cubes(count) { use href=(format!("#pip-{colour}")) x=(x) y=(y) {} }
    }
}

/// A pawn. Those that share a city stand side by side.
fn pawn(words: &Words<'_>, seat: Seat) -> Markup {
    let view = words.view;
    let city = view.seat(seat).city;
    let rank = pawns(view, city).filter(|other| other.index() < seat.index()).count() as u8;
    let (x, y) = map::pawn(city as u8, rank, crowd(view, city));
    let on_turn = if seat == view.active && view.turn > 0 { "active" } else { "" };
    html! {
        g id=(format!("pawn-{}", seat.number())) .pawn .(role_class(view, seat)) .(on_turn)
            transform=(format!("translate({x} {y})")) aria-hidden="true" {
            ellipse .foot-shadow cy="1.500" rx="10" ry="3" {}
            use href="#pawn" {}
            text y="-17.500" { (seat.number() + 1) }
        }
    }
}

/// How many pawns stand in a city, the black one with them.
fn crowd(view: &View, city: City) -> u8 {
    pawns(view, city).count() as u8 + u8::from(black_pawn_is_in(view, city))
}

/// P21.25 The black pawn, behind the others. Only the Bio-Terrorist sees it where nobody else does.
fn black_pawn(words: &Words<'_>) -> Markup {
    let view = words.view;
    let Some(city) = view.bio_terrorist.and_then(|terrorist| terrorist.city) else { return html! {} };
    let crowd = crowd(view, city);
    let (x, y) = map::pawn(city as u8, crowd - 1, crowd);
    let hidden = if is_seen(words, city) { "" } else { "hidden-pawn" };
    html! {
        g #black-pawn .pawn .role-bio-terrorist .(hidden) transform=(format!("translate({x} {y})")) aria-hidden="true" {
            ellipse .foot-shadow cy="1.500" rx="10" ry="3" {}
            use href="#pawn" {}
        }
    }
}

/// What a lit city is tapped on: an ordinary button, so that it works by keyboard and without a script.
fn target(words: &Words<'_>, lit: &Lit<'_>) -> Markup {
    let (x, y) = map::place(lit.city as u8);
    let key = slug(lit.city.word());
    let side = 2 * map::TOUCH;
    html! {
        foreignObject id=(format!("at-{key}")) x=(x - map::TOUCH) y=(y - map::TOUCH) width=(side) height=(side) {
            @match direct(lit) {
                Some(choice) => button id=(format!("go-{key}")) .target type="submit" form="act" name="action"
                    value=(choice.notation) title=(words.action(choice.action)) aria-label=(words.action(choice.action)) {},
                None => {
                    @let label = words.say_with("board-offer", &[("city", (&words.city(lit.city)).into())]);
                    button id=(format!("go-{key}")) .target type="button" popovertarget=(format!("to-{key}"))
                        title=(label) aria-label=(label) {}
                },
            }
        }
    }
}

/// The map in words: every city in which there is something.
fn plain(words: &Words<'_>) -> Markup {
    let view = words.view;
    let busy = |city: City| {
        view.cubes[city as usize].iter().any(|&cubes| cubes > 0)
            || view.stations.contains(city)
            || crowd(view, city) > 0
    };
    html! {
        details #plain .plain .fold {
            summary { (words.say("plain-title")) }
            table {
                thead { tr {
                    th scope="col" { (words.say("group-city")) }
                    th scope="col" { (words.say("plain-cubes")) }
                    th scope="col" { (words.say("plain-pieces")) }
                } }
                tbody {
                    @for &city in City::ALL.iter().filter(|&&city| busy(city)) {
                        tr {
                            th scope="row" { (words.city(city)) }
                            td { (words.list(cubes_in_words(words, city))) }
                            td {
                                (words.list(
                                    view.stations.contains(city).then(|| words.say("board-station")).into_iter()
                                        .chain(pawns(view, city).map(|seat| words.person(seat)))
                                        .chain(black_pawn_is_in(view, city).then(|| words.say("role-bio-terrorist")))
                                ))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Everything that leads to a city.
fn menu(words: &Words<'_>, lit: &Lit<'_>) -> Markup {
    let head = html! { (pip(lit.city.colour())) (words.city(lit.city)) };
    let content = html! {
        div .choices {
            @for choice in &lit.offers {
                (button_at("menu", choice, ORDINARY, &html! { (words.action(choice.action)) }, None))
            }
        }
    };
    kit::menu::menu(&format!("to-{}", slug(lit.city.word())), Kind::City, &head, &content)
}
