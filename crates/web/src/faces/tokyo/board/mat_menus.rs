//! What areas, slots, the Site and the scrap slot are tapped for: what can be done there, and what lies there, in full.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card;
use crate::faces::tokyo::board::offers::offers;
use crate::faces::tokyo::board::pictured::in_a_hand;
use crate::faces::tokyo::board::places::number;
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::slots;
use crate::faces::tokyo::board::sprite::{ability, figure, icon};
use crate::faces::tokyo::board::story;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::kit::menu::{Kind, menu};
use maud::{Markup, html};
use tokyo::{Ability, Area, Slot};

/// Names all menus.
pub(crate) fn menus(board: &Board<'_>) {
    let (words, scene) = (&board.words, board.scene);
    for &area in Area::ALL {
        scene.parts.later(&Reach::Area(area).menu_id(), || area_menu(words, scene, area));
    }
    for &slot in Slot::ALL {
        scene.parts.later(&Reach::Slot(slot).menu_id(), || slot_menu(words, scene, slot));
    }
    scene.parts.later(&Reach::Site.menu_id(), || site_menu(words, scene));
    scene.parts.later("menu-scrap", || scrap_menu(words));
}

/// What can be chosen there.
fn here(words: &Words<'_>, scene: &Scene<'_>, reach: Reach) -> Markup {
    offers(words, scene, &reach.menu_id(), &reach.open(scene))
}

fn slot_menu(words: &Words<'_>, scene: &Scene<'_>, slot: Slot) -> Markup {
    let state = words.view.slot(slot);
    let covers = state.trouble.is_some() || state.scene.is_some();
    let content = html! {
        (here(words, scene, Reach::Slot(slot)))
        @if let Some(card) = state.scene { (scene_card(words, card, state.scene_damage)) }
        @if let Some(trouble) = state.trouble {
            (card::trouble(words, trouble))
            @if state.damage > 0 { p .hint { (words.tell("tokyo-board-damage-on", &[("count", state.damage.into())])) } }
        }
        @if let Some(goods) = state.goods {
            @if covers { p .hint { (words.say("tokyo-board-covered")) } }
            (card::player_card(words, goods))
            @if let Some(price) = words.view.buy_target(slot) { (price_line(words, price)) }
        }
        @if state.goods.is_none() && !covers {
            p .hint { (words.tell("tokyo-board-refilled-with", &[("kind", (&words.kind(slot.goods())).into())])) }
        }
    };
    menu(&Reach::Slot(slot).menu_id(), Kind::Mat, &html! { (words.slot(slot)) }, &content)
}

/// T32.4 T32.5 A scenario card that lies on the mat.
fn scene_card(words: &Words<'_>, card: tokyo::Scene, hurt: u8) -> Markup {
    let picture = pictures::scene(card);
    html! {
        div .shown .(picture.ground) { div .face { (in_a_hand(&picture)) } }
        (slots::scene_strip(words, card, hurt))
        (story::printed(words, card))
        @for tale in text::tales(words.texts, card, Some(&words.view.story)) { p .tale { (tale) } }
        (story::account(words, card))
    }
}

/// T17.1 What a card costs here.
fn price_line(words: &Words<'_>, price: u8) -> Markup {
    let name = words.ability(Ability::Economy);
    html! { p .price-line { (ability(&name, Ability::Economy, price)) span { (words.tell("tokyo-board-price", &[("target", price.into())])) } } }
}

/// An area in words, as its link says it.
pub(crate) fn area_label(words: &Words<'_>, area: Area) -> String {
    let there = words.view.in_area(area);
    let who = if there.is_empty() { words.say("tokyo-board-nobody") } else { words.pcs(there) };
    words.tell("tokyo-board-area", &[("area", area.into()), ("who", (&who).into())])
}

fn area_menu(words: &Words<'_>, scene: &Scene<'_>, area: Area) -> Markup {
    let view = words.view;
    let head = html! { @if area != Area::Site { span .order-badge { (number(area)) } } (words.area(area)) };
    let content = html! {
        (here(words, scene, Reach::Area(area)))
        ul .there { @for seat in view.in_area(area).iter() { li { (figure(view.pc(seat).role)) (words.who(seat)) } }
            @if let Some(npc) = view.companion().filter(|_| view.companion_is_in(area)) { li .companion { (icon("scene")) (words.scene(npc.card)) } }
        }
        @if let Some(facility) = text::facility_text(words.texts, area) {
            p .facility-line { (icon(&format!("facility-{area}"))) span { (facility) } }
        }
        (ways_out(words, area))
    };
    menu(&Reach::Area(area).menu_id(), Kind::Mat, &head, &content)
}

/// T16.2 T16.6 The moves from an area with how their targets come about.
fn ways_out(words: &Words<'_>, area: Area) -> Markup {
    let view = words.view;
    let ends: Vec<(Area, Area)> = if area == Area::Site {
        Area::NORMAL.iter().map(|&from| (from, Area::Site)).collect()
    } else {
        area.neighbours().iter().chain([Area::Site]).map(|to| (area, to)).collect()
    };
    let open =
        |area: Area| area.slots().filter(|&slot| view.slot(slot).open_trouble().is_some()).count() as u8;
    html! {
        h4 { (words.say(if area == Area::Site { "tokyo-board-ways-in" } else { "tokyo-board-ways" })) }
        ul .ways-out {
            @for (from, to) in ends {
                @let target = view.move_target(from, to);
                @let id = if to == Area::Site { "tokyo-board-way-site" } else { "tokyo-board-way" };
                @let troubles = if to == Area::Site { open(from) } else { open(from).max(open(to)) };
                li {
                    b { (words.area(if area == Area::Site { from } else { to })) }
                    (ability(&words.ability(Ability::Technique), Ability::Technique, target))
                    span .hint { (words.tell(id, &[("count", troubles.into())])) }
                }
            }
        }
        @if area == Area::Site { p .hint { (words.say("tokyo-board-way-out")) } }
    }
}

fn site_menu(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let view = words.view;
    let content = html! {
        (here(words, scene, Reach::Site))
        @match view.open {
            Some(open) => {
                (card::site_card(words, open.card))
                @if open.damage > 0 { p .hint { (words.tell("tokyo-board-damage-on", &[("count", open.damage.into())])) } }
                @if !open.tried.is_empty() { p .hint { (words.tell("tokyo-board-tried", &[("who", (&words.pcs(open.tried)).into())])) } }
            }
            None => {
                @if view.story.gate.is_none() { p .hint { (words.say("tokyo-board-site-about")) } }
            }
        }
        @if let Some(gate) = view.story.gate {
            (scene_card(words, gate.scene, gate.damage))
            p .hint { (site::gate_text(words, gate)) }
        }
        p .hint { (words.tell("tokyo-board-encounter-count", &[("count", view.encounter.into())])) }
    };
    menu(&Reach::Site.menu_id(), Kind::Mat, &html! { (words.area(Area::Site)) }, &content)
}

fn scrap_menu(words: &Words<'_>) -> Markup {
    let view = words.view;
    let content = html! {
        p .hint { (words.say("tokyo-board-scrap-about")) }
        (card::counted(words, "scrap", view.scrap.kinds()))
        @if !view.revealed.is_empty() {
            h4 { (words.say("tokyo-board-revealed")) }
            @for &card in &view.revealed { (card::player_card(words, card)) }
        }
    };
    menu("menu-scrap", Kind::Mat, &html! { (words.say("tokyo-board-scrap")) }, &content)
}
