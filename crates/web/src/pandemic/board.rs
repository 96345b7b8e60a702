//! The board: one SVG that is morphed in place. Its nodes keep their ids and their order, so that a change
//! of `transform` is a movement on the screen.

use super::action::{Cost, id, leads_to};
use super::map::{self, Side};
use super::words::{Words, slug};
use crate::face::{Choice, Scene};
use kernel::{Id, Seat, Set};
use maud::{Markup, html};
use pandemic::{Action, CITIES, City, Colour, State, View};

/// How large a city is drawn.
const NODE: i16 = 15;
/// A place to tap is wider than what is drawn.
const TAP: i16 = 22;

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

/// The board, and beside it a menu for each lit city that more than one action leads to.
pub(super) fn board(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let lit = lit(scene);
    let (width, height) = map::SIZE;
    let name = words.say_with("board-name", &[("count", (CITIES as u32).into())]);
    html! {
        svg #board .board viewBox=(format!("0 0 {width} {height}")) role="group" aria-label=(name) {
            g .ground aria-hidden="true" {
                rect .sea width=(width) height=(height) {}
                path .shelf d=(map::LAND) {}
                path .land d=(map::LAND) {}
                path .lake d=(map::WATER) {}
            }
            (lines(words))
            g #cities {
                @for &city in City::ALL {
                    (node(words, city, lit.iter().find(|lit| lit.city == city)))
                }
            }
            g #pawns {
                @for seat in Seat::first(words.view.options.players) { (pawn(words, seat)) }
            }
            g #targets {
                @for lit in &lit { (target(words, lit)) }
            }
        }
        div #menus .menus {
            @for lit in lit.iter().filter(|lit| direct(lit).is_none()) { (menu(words, lit)) }
        }
    }
}

/// The one free way to a city: tapping the city takes it at once. What costs a card is asked for first.
fn direct<'a>(lit: &Lit<'a>) -> Option<&'a Choice<Action>> {
    lit.offers.first().copied().filter(|_| lit.cost == Cost::Free)
}

fn lines(words: &Words<'_>) -> Markup {
    let over = |a: City, b: City| {
        map::OVER_THE_EDGE.iter().any(|&(from, _, _, to)| (from, to) == (a, b) || (from, to) == (b, a))
    };
    html! {
        g .lines aria-hidden="true" {
            @for &a in City::ALL {
                @for b in a.neighbours().iter().filter(|&b| a < b && !over(a, b)) {
                    @let (from, to) = (map::place(a), map::place(b));
                    path d=(format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)) {}
                }
            }
            @for &(city, x, y, _) in &map::OVER_THE_EDGE {
                @let from = map::place(city);
                path d=(format!("M{} {}L{x} {y}", from.x, from.y)) {}
            }
        }
        g .far aria-hidden="true" {
            @for &(city, x, y, to) in &map::OVER_THE_EDGE {
                @let above = y < map::place(city).y;
                text .(if x == 0 { "start" } else { "end" })
                    x=(if x == 0 { 6 } else { map::SIZE.0 - 6 }) y=(if above { y - 6 } else { y + 15 }) { (words.city(to)) }
            }
        }
    }
}

/// A city: its name, node, cubes and station.
fn node(words: &Words<'_>, city: City, lit: Option<&Lit<'_>>) -> Markup {
    let place = map::place(city);
    let key = slug(city.word());
    let colour = city.colour().word();
    let lights = lit.map(|lit| lit.cost.class()).unwrap_or_default();
    let (x, y, anchor) = match place.label {
        Side::Above => (0, -NODE - 8, "middle"),
        Side::Below => (0, NODE + 17, "middle"),
        Side::Left => (-NODE - 7, 5, "end"),
        Side::Right => (NODE + 7, 5, "start"),
    };
    html! {
        g id=(format!("city-{key}")) .city .(colour) .(lights)
            transform=(format!("translate({} {})", place.x, place.y)) role="img" aria-label=(about(words, city)) {
            title { (about(words, city)) }
            circle .halo r=(NODE + 5) {}
            circle .node r=(NODE) {}
            text .name .(anchor) x=(x) y=(y) { (words.city(city)) }
            @if words.view.stations.contains(city) {
                path id=(format!("station-{key}")) .station d="M-24 -6V-15L-16.500 -22L-9 -15V-6Z" {}
            }
            (cubes(words.view, city, &key))
        }
    }
}

/// What there is in a city, in words.
fn about(words: &Words<'_>, city: City) -> String {
    let view = words.view;
    let cubes = Colour::ALL.iter().filter_map(|&colour| match view.cubes[city as usize][colour as usize] {
        0 => None,
        count => Some(
            words.say_with("board-cubes", &[("count", count.into()), ("hue", (&words.hue(colour)).into())]),
        ),
    });
    let station = view.stations.contains(city).then(|| words.say("board-station"));
    let pawns = Seat::first(view.options.players)
        .filter(|&seat| view.seat(seat).city == city)
        .map(|seat| words.say_with("board-pawn", &[("who", (&words.who(seat)).into())]));
    words.list(std::iter::once(words.city(city)).chain(cubes).chain(station).chain(pawns))
}

/// The cubes of a city: those of its own colour inside the node, strangers as a number on its rim.
fn cubes(view: &View, city: City, key: &str) -> Markup {
    const INSIDE: [&[(i16, i16)]; 4] = [&[], &[(0, 0)], &[(-5, 0), (5, 0)], &[(-5, 4), (5, 4), (0, -5)]];
    const RIM: [(i16, i16); 3] = [(13, 11), (13, -11), (-13, 11)];
    let here = view.cubes[city as usize];
    let own = city.colour();
    let strangers = Colour::ALL.iter().copied().filter(|&colour| colour != own && here[colour as usize] > 0);
    html! {
        @if here[own as usize] > 0 {
            g id=(format!("cubes-{key}-{own}")) .cubes .(own.word()) {
                @for (x, y) in INSIDE[usize::from(here[own as usize]).min(3)] {
                    rect .cube x=(x - 4) y=(y - 4) width="8" height="8" rx="1.500" {}
                }
            }
        }
        @for (colour, (x, y)) in strangers.zip(RIM) {
            g id=(format!("cubes-{key}-{colour}")) .cubes .strangers .(colour.word())
                transform=(format!("translate({x} {y})")) {
                rect .cube x="-8" y="-8" width="16" height="16" rx="3" {}
                text .count y="4.500" { (here[colour as usize]) }
            }
        }
    }
}

/// A pawn. Those that share a city stand side by side.
fn pawn(words: &Words<'_>, seat: Seat) -> Markup {
    let view = words.view;
    let city = view.seat(seat).city;
    let here: Set<Seat> =
        Seat::first(view.options.players).filter(|&other| view.seat(other).city == city).collect();
    let rank = here.iter().filter(|other| other.index() < seat.index()).count() as i16;
    let place = map::place(city);
    let x = place.x + 15 * rank - (15 * (here.len() as i16 - 1)) / 2;
    let y = match place.label {
        Side::Above => place.y + NODE + 20,
        Side::Below | Side::Left | Side::Right => place.y - NODE + 4,
    };
    let on_turn = if seat == view.active && view.turn > 0 { "active" } else { "" };
    html! {
        g id=(format!("pawn-{}", seat.number())) .pawn .mover .(format!("seat-{}", seat.number())) .(on_turn)
            transform=(format!("translate({x} {y})")) aria-hidden="true" {
            path d="M-7 0C-7 -5 -3 -7 -2.500 -11A5.500 5.500 0 1 1 2.500 -11C3 -7 7 -5 7 0Z" {}
            text y="-12" { (seat.number() + 1) }
        }
    }
}

/// What a lit city is tapped on: an ordinary button, so that it works by keyboard and without a script.
fn target(words: &Words<'_>, lit: &Lit<'_>) -> Markup {
    let place = map::place(lit.city);
    let key = slug(lit.city.word());
    html! {
        foreignObject id=(format!("at-{key}")) x=(place.x - TAP) y=(place.y - TAP) width=(2 * TAP) height=(2 * TAP) {
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

/// Everything that leads to a city.
fn menu(words: &Words<'_>, lit: &Lit<'_>) -> Markup {
    let key = slug(lit.city.word());
    html! {
        div id=(format!("to-{key}")) .menu popover="auto" role="dialog" aria-labelledby=(format!("to-{key}-name")) {
            h3 id=(format!("to-{key}-name")) .(lit.city.colour().word()) { (words.city(lit.city)) }
            div .stack {
                @for choice in &lit.offers {
                    button id=(id("menu", &choice.notation)) .act type="submit" form="act" name="action"
                        value=(choice.notation) { (words.action(choice.action)) }
                }
            }
        }
    }
}
