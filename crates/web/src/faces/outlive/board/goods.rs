//! What lies in an area for the taking: stock, prey, search tiles, equipment, the iodine, the purifier, the rows of the Cargo
//! Ship.

use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places;
use crate::faces::outlive::board::sprite::{half, hero_figure, icon, search_shape, token};
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{
    Area, CARGO_CANS, City, Equipment, EventCard, EventEffect, FIRST_ROW, HuntingGround, Resource, Tokens,
    View,
};

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
    let rows = (area == Area::CargoShip).then(|| (view.cargo, places::in_rows(view).collect::<Vec<_>>()));
    (stock, prey, search, iodine, runs, rows)
}

/// The goods of an area, and the equipment it shows.
pub(crate) fn drawn(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Markup {
    let id = format!("goods-{key}");
    let goods = scene.part(&id, seen(words.view, area), |_| {
        html! { div id=(id) .goods aria-hidden="true" { (goods(words.view, area)) } }
    });
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
    html! { span .chip .stock .spent[count == 0] { (token(resource)) b { (count) } } }
}

/// O3.4 The open tile of a pile, and how many there are.
fn prey(view: &View, ground: HuntingGround) -> Markup {
    let pile = view.prey(ground);
    let top = pile.tiles.first().copied().flatten();
    let more = toughened(view).map(|(_, more)| more);
    html! {
        span .prey .thick[pile.left > 1] .none[pile.left == 0] {
            @if let Some(top) = top {
                (pictures::prey::head(top))
                b .endurance { (top.endurance()) @if let Some(more) = more { span .more { "+" (more) } } }
            }
            span .left { "×" (pile.left) }
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
        span .chip .pile { b { "?" } "×" (known.face_down.len()) }
        @if !known.open.is_empty() {
            span .chip .found {
                @for tile in known.open.iter() {
                    @let (shape, class) = search_shape(tile);
                    svg .token .(class) viewBox="-12 -12 24 24" { use href=(shape) {} }
                }
            }
        }
    }
}

/// O8.4 The iodine, as long as it can be taken.
fn iodine(view: &View) -> Markup {
    html! {
        span #iodine .chip .iodine-token .spent[!view.iodine] {
            svg .token .iodine viewBox="-12 -12 24 24" { use href="#icon-iodine" {} }
        }
    }
}

/// O11.1 What the water costs, and whether it flows for the hero that is there.
fn purifier(view: &View) -> Markup {
    html! {
        span .chip .purifier .runs[runs(view)] { (token(Resource::Chip)) (icon("arrow")) (token(Resource::Water)) }
    }
}

fn runs(view: &View) -> bool {
    view.visit.is_some_and(|visit| visit.purifier && visit.area == Area::Dam)
}

/// O10.1 The rows of the Cargo Ship with their cans and survivors, and who has taken them, the highest on top.
fn rows(view: &View) -> Markup {
    let rows: Vec<_> = (FIRST_ROW..).zip(CARGO_CANS).zip(&view.cargo).collect();
    html! {
        span .rows {
            @for &((row, cans), &survivor) in rows.iter().rev() {
                @let takers: Vec<_> = places::in_rows(view).filter(|(taken, ..)| *taken == row).collect();
                span .row .{ "row-" (row) } .taken[!takers.is_empty()] {
                    b .number { (row) }
                    (token(Resource::Can)) span .cans { (cans) }
                    @if survivor { span id=(format!("waiting-{row}")) .survivor { (icon("survivor")) } }
                    @for (_, seat, hero) in takers { (hero_figure(seat, hero)) }
                }
            }
        }
    }
}

/// The equipment on display.
fn displayed(words: &Words<'_>, scene: &Scene<'_>, city: City, key: &str) -> Slot {
    let id = format!("wares-{key}");
    let id_of = |place: usize| format!("ware-{key}-{place}");
    for (place, kind) in words.view.city(city).shown.iter().enumerate() {
        let menu = menu_id(&id_of(place));
        scene.parts.later(&menu, || menus::ware_menu(words, scene, &menu, kind));
    }
    scene.part(&id, words.view.city(city).shown, |shown| {
        html! {
            div id=(id) .wares {
                @for (place, kind) in shown.iter().enumerate() {
                    @let told = words.of(&words.equipment(kind), &words.equipment_about(kind));
                    @let id = id_of(place);
                    (menu_link(scene, &id, "ware", &menu_id(&id), Some(&told), pictures::equipment::alone(kind)))
                }
            }
        }
    })
}

/// What an event costs and what it is worth: in words, and for where there is no room for them as numbers beside icons.
pub(crate) fn price(words: &Words<'_>, card: EventCard) -> Markup {
    let record = card.record();
    html! {
        p .price {
            span .costs { (words.say("outlive-convoy-cost")) }
            @if card == EventCard::Wanderers {
                span .worth { (icon("food")) (amount(&words.event_cost(card), record.cost.len())) }
            } @else { (tokens(words, record.cost)) }
            span .worth {
                (icon("star"))
                (amount(&words.tell("outlive-points", &[("count", record.points.into())]), record.points))
            }
        }
    }
}

fn amount(words: &str, number: u8) -> Markup {
    html! { span .whole { (words) } span .short aria-hidden="true" { (number) } }
}

/// Tokens as icons with numbers.
pub(crate) fn tokens(words: &Words<'_>, tokens: Tokens) -> Markup {
    html! {
        span .tokens role="img" aria-label=(words.tokens(tokens)) title=(words.tokens(tokens)) {
            @for (resource, count) in tokens.iter() { span .some aria-hidden="true" { (token(resource)) (count) } }
        }
    }
}

/// A tile in a list, with what it does and what its repair costs.
pub(crate) fn tile_line(words: &Words<'_>, kind: Equipment) -> Markup {
    html! {
        li .tile-line {
            (half(kind)) b { (words.equipment(kind)) } (tokens(words, kind.cost()))
            p .hint { (words.equipment_about(kind)) }
        }
    }
}
