//! The ring of areas: one SVG that is morphed in place. Its nodes keep their ids and their order, so that a change of
//! `transform` is a movement on the screen.

pub(crate) mod convoy;
pub(crate) mod hub;
pub(crate) mod hunts;
pub(crate) mod menus;
pub(crate) mod night;
pub(crate) mod phase;
pub(crate) mod places;
pub(crate) mod pressing;
pub(crate) mod score;
pub(crate) mod shelter;
pub(crate) mod shelter_tiles;
pub(crate) mod sprite;
pub(crate) mod ways;

use crate::faces::outlive::Scene;
use crate::faces::outlive::words::{Words, slug};
use hub::hub;
use kernel::Seat;
use maud::{Markup, html};
use menus::menu_id;
use outlive::{
    Area, CARGO_CANS, City, EventCard, EventEffect, FIRST_ROW, Hero, HuntingGround, Resource, SeatView, View,
};
use places::{HEIGHT, WIDTH};
use sprite::{half_at, letter_line, search_shape, seat_class, shape, strength};

/// The ring, what it is tapped for, who presses whom, and the same in words.
pub(crate) fn ring(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let name = words.say("outlive-board-name");
    html! {
        section #board .ring-board aria-label=(name) {
            svg #ring .ring-map viewBox=(format!("0 0 {} {}", places::BOX_WIDTH, places::BOX_HEIGHT)) role="group" aria-label=(name) {
                path .road d=(places::road()) {}
                g #areas { @for &area in Area::ALL { (node(words, scene, area)) } }
                (hub(words))
                g #heroes {
                    @for (seat, known) in seats(words.view) {
                        @for &hero in Hero::ALL { (piece(words, scene, seat, known, hero)) }
                    }
                }
                (pressing::arrows(words.view))
            }
            div #menus { (menus::menus(words, scene)) }
            (pressing::told(words))
        }
    }
}

/// The seats in order.
pub(crate) fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::first(view.options.players).zip(&view.seats)
}

/// An area: its name, what lies there, and what it is tapped on.
fn node(words: &Words<'_>, scene: &Scene<'_>, area: Area) -> Markup {
    let key = slug(area.word());
    let lit = ways::open(scene).any(|(way, _)| way.to == area);
    let visited = words.view.visit.is_some_and(|visit| visit.area == area);
    let label = words.say_with("outlive-board-area", &[("area", (&words.area(area)).into())]);
    html! {
        g id=(format!("area-{key}")) .area .(key) .lit[lit] .visited[visited] transform=(places::translate(places::place(area))) {
            rect .ground width=(WIDTH) height=(HEIGHT) rx="14" {}
            use .scenery href=(format!("#scenery-{}", scenery(area))) {}
            text .name x="14" y="26" aria-hidden="true" { (words.area(area)) }
            (there(words, area))
            rect .glow width=(WIDTH) height=(HEIGHT) rx="14" {}
            foreignObject id=(format!("tap-{key}")) width=(WIDTH) height=(HEIGHT) {
                button id=(format!("show-{key}")) .tap type="button" popovertarget=(menu_id(&key))
                    title=(label) aria-label=(menus::about(words, area)) {}
            }
        }
    }
}

fn scenery(area: Area) -> String {
    if area.city().is_some() { "city".to_owned() } else { slug(area.word()) }
}

/// What lies in an area for the taking.
fn there(words: &Words<'_>, area: Area) -> Markup {
    let view = words.view;
    html! {
        @if let Some(resource) = area.resource() { (stock(view, area, resource)) }
        @if let Some(ground) = area.hunting_ground() { (prey(view, ground)) }
        @if let Some(city) = area.city() { (wares(view, city)) (displayed(words, city)) }
        @if area == Area::MilitaryBase { (iodine(view)) }
        @if area == Area::Dam { (purifier(view)) }
        @if area == Area::CargoShip { (rows(view)) }
    }
}

fn stock(view: &View, area: Area, resource: Resource) -> Markup {
    let count = view.stock(area);
    html! {
        g .stock .spent[count == 0] aria-hidden="true" {
            g .(format!("res-{resource}")) transform="translate(36 78) scale(1.900)" { use href=(shape(resource)) {} }
            text .count x="68" y="90" { (count) }
        }
    }
}

/// O3.4 The open tile of a pile, and how many there are.
fn prey(view: &View, ground: HuntingGround) -> Markup {
    let pile = view.prey(ground);
    let top = pile.tiles.first().copied().flatten();
    let more = toughened(view).map(|(_, more)| more);
    html! {
        g .prey transform="translate(138 44)" aria-hidden="true" {
            @if pile.left > 1 { rect .tile .below x="6" y="6" width="56" height="66" rx="7" {} }
            rect .tile .none[pile.left == 0] width="56" height="66" rx="7" {}
            @if let Some(top) = top {
                g .paw transform="translate(28 16)" { use href="#icon-prey" {} }
                text .endurance x="28" y="58" { (top.endurance()) @if let Some(more) = more { tspan .more { "+" (more) } } }
            }
            text .left x="31" y="94" { "×" (pile.left) }
        }
    }
}

/// O22.12 The open event that makes prey endure more, and by how much.
pub(crate) fn toughened(view: &View) -> Option<(EventCard, u8)> {
    let more = |effect| if let EventEffect::EnduranceMore(more) = effect { Some(more) } else { None };
    view.open_events().find_map(|card| Some((card, more(card.record().effect)?)))
}

/// O12.1 Search tiles, closed and open, and the equipment on display.
fn wares(view: &View, city: City) -> Markup {
    let known = view.city(city);
    html! {
        g .wares aria-hidden="true" {
            rect .tile x="14" y="40" width="28" height="34" rx="5" {}
            text .question x="28" y="64" { "?" }
            text .left x="48" y="64" { "×" (known.face_down.len()) }
            @for (place, tile) in known.open.iter().enumerate() {
                @let (shape, class) = search_shape(tile);
                @let (x, y) = (98 + 20 * (place as i16 % 6), 48 + 20 * (place as i16 / 6));
                g .found .(class) transform=(format!("translate({x} {y}) scale(.680)")) { use href=(shape) {} }
            }
        }
    }
}

/// O8.4 The iodine, as long as it can be taken.
fn iodine(view: &View) -> Markup {
    html! {
        g #iodine .iodine-token .spent[!view.iodine] transform="translate(158 78)" aria-hidden="true" {
            circle r="26" {}
            g .iodine transform="scale(1.500)" { use href="#icon-iodine" {} }
        }
    }
}

/// O11.1 What the water costs, and whether it flows for the hero that is there.
fn purifier(view: &View) -> Markup {
    let runs = view.visit.is_some_and(|visit| visit.purifier && visit.area == Area::Dam);
    html! {
        g .purifier .runs[runs] transform="translate(158 78)" aria-hidden="true" {
            rect x="-36" y="-22" width="78" height="44" rx="8" {}
            g .res-chip transform="translate(-18 0)" { use href=(shape(Resource::Chip)) {} }
            path d="M-2 0H10M5-5L10 0 5 5" {}
            g .res-water transform="translate(25 0)" { use href=(shape(Resource::Water)) {} }
        }
    }
}

/// O10.1 The rows of the Cargo Ship with their cans and survivors.
fn rows(view: &View) -> Markup {
    html! {
        g .rows aria-hidden="true" {
            @for ((row, cans), &survivor) in (FIRST_ROW..).zip(CARGO_CANS).zip(&view.cargo) {
                g .row transform=(format!("translate(8 {})", places::row_edge(row))) {
                    rect width=(WIDTH - 16) height=(places::ROW - 3) rx="6" {}
                    text .number x="14" y="24" { (row) }
                    g .res-can transform="translate(44 17) scale(.900)" { use href=(shape(Resource::Can)) {} }
                    text .cans x="58" y="23" { (cans) }
                    @if survivor {
                        g id=(format!("waiting-{row}")) .survivor transform="translate(98 17)" { use href="#icon-survivor" {} }
                    }
                }
            }
        }
    }
}

/// Where a hero stands, and whether in a row.
pub(crate) fn stands(view: &View, seat: Seat, hero: Hero) -> Option<((i16, i16), bool)> {
    let known = view.seat(seat).hero(hero);
    let area = known.area?;
    let earlier = |with: &dyn Fn(&outlive::HeroView) -> bool| {
        let before = seats(view).take_while(|(other, _)| *other != seat);
        before.flat_map(|(_, player)| &player.heroes).filter(|other| with(other)).count()
    };
    if let Some(row) = known.row {
        return Some((places::in_row(row, earlier(&|other| other.row == Some(row))), true));
    }
    let beside = |other: &outlive::HeroView| other.area == Some(area) && other.row.is_none();
    let count = seats(view).flat_map(|(_, player)| &player.heroes).filter(|other| beside(other)).count();
    Some((places::on_ground(area, earlier(&beside), count), false))
}

/// A hero: standing once it has acted, lying before. It is tapped on if something can be said of its movement.
fn piece(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView, hero: Hero) -> Markup {
    let Some((place, in_row)) = stands(words.view, seat, hero) else { return html! {} };
    let own = ways::mover(scene) == Some(seat);
    let lit = own && ways::open(scene).any(|(way, _)| way.hero == hero);
    let stuck = own && !lit && ways::shut(scene).any(|(way, _)| way.hero == hero);
    let acts = words.view.visit.is_some_and(|visit| visit.seat == seat && visit.hero == hero);
    let pose = if known.hero(hero).active { "standing" } else { "lying" };
    let key = format!("{}-{hero}", seat.number());
    let transform = if in_row { places::translate_in_row(place) } else { places::translate(place) };
    let label = menus::hero_name(words, seat, hero);
    html! {
        g id=(format!("hero-{key}")) .piece .(seat_class(seat)) .(pose) .lit[lit] .stuck[stuck] .acts[acts] transform=(transform) {
            ellipse .foot-shadow cy="1" rx="17" ry="4" {}
            g .figure-of { use href=(format!("#hero-{}", seat.number())) {} }
            text y=(letter_line(seat)) aria-hidden="true" { (strength(hero)) }
            @if lit || stuck {
                circle .glow cy="-17" r="23" {}
                foreignObject id=(format!("tap-hero-{key}")) x="-22" y="-40" width="44" height="44" {
                    button id=(format!("show-hero-{key}")) .tap type="button" popovertarget=(menu_id(&key))
                        title=(label) aria-label=(label) {}
                }
            }
        }
    }
}

/// The equipment on display, as far as there is room for names.
fn displayed(words: &Words<'_>, city: City) -> Markup {
    html! {
        @for (line, kind) in words.view.city(city).shown.iter().enumerate() {
            @let y = 88 + 26 * line as i16;
            (half_at(kind, 14, y, 22))
            text .ware x="32" y=(y + 17) { (words.equipment(kind)) }
        }
    }
}
