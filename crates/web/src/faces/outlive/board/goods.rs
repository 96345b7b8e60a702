//! What lies in an area for the taking: stock, prey, search tiles, equipment, the iodine, the purifier, the rows of the Cargo
//! Ship.

use crate::faces::outlive::Scene;
use crate::faces::outlive::board::places::{self, WIDTH};
use crate::faces::outlive::board::sprite::{half_at, search_shape, shape};
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{Area, CARGO_CANS, City, EventCard, EventEffect, FIRST_ROW, HuntingGround, Resource, View};

/// What decides how the goods of an area look, and how they are told.
pub(crate) fn seen(view: &View, area: Area) -> impl PartialEq + Send + Sync + use<> {
    let stock = area.resource().map(|_| view.stock(area));
    let prey = area.hunting_ground().map(|ground| {
        let pile = view.prey(ground);
        (pile.left, pile.tiles.first().copied().flatten(), toughened(view))
    });
    let search = area.city().map(|city| (view.city(city).face_down.len(), view.city(city).open));
    let iodine = area == Area::MilitaryBase && view.iodine;
    let runs = area == Area::Dam && runs(view);
    (stock, prey, search, iodine, runs, (area == Area::CargoShip).then_some(view.cargo))
}

/// The goods of an area, and the equipment it shows.
pub(crate) fn drawn(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Markup {
    let id = format!("goods-{key}");
    let goods =
        scene.part(&id, seen(words.view, area), |_| html! { g id=(id) { (goods(words.view, area)) } });
    html! {
        (goods)
        @if let Some(city) = area.city() { (displayed(words, scene, city, key)) }
    }
}

fn goods(view: &View, area: Area) -> Markup {
    html! {
        @if let Some(resource) = area.resource() { (stock(view, area, resource)) }
        @if let Some(ground) = area.hunting_ground() { (prey(view, ground)) }
        @if let Some(city) = area.city() { (wares(view, city)) }
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

/// O12.1 Search tiles, closed and open.
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
    html! {
        g .purifier .runs[runs(view)] transform="translate(158 78)" aria-hidden="true" {
            rect x="-36" y="-22" width="78" height="44" rx="8" {}
            g .res-chip transform="translate(-18 0)" { use href=(shape(Resource::Chip)) {} }
            path d="M-2 0H10M5-5L10 0 5 5" {}
            g .res-water transform="translate(25 0)" { use href=(shape(Resource::Water)) {} }
        }
    }
}

fn runs(view: &View) -> bool {
    view.visit.is_some_and(|visit| visit.purifier && visit.area == Area::Dam)
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

/// The equipment on display, as far as there is room for names.
fn displayed(words: &Words<'_>, scene: &Scene<'_>, city: City, key: &str) -> Slot {
    let id = format!("wares-{key}");
    scene.part(&id, words.view.city(city).shown, |shown| {
        html! {
            g id=(id) {
                @if !shown.is_empty() { rect .paper x="8" y="85" width=(WIDTH - 16) height=(26 * shown.len() + 4) rx="3" {} }
                @for (line, kind) in shown.iter().enumerate() {
                    @let y = 88 + 26 * line as i16;
                    (half_at(kind, 14, y, 22))
                    text .ware x="32" y=(y + 17) { (words.equipment(kind)) }
                }
            }
        }
    })
}
