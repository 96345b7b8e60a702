//! What areas, slots, the Site and the scrap slot are tapped for: what can be done there, and what lies there, in full.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card;
use crate::faces::tokyo::board::mat::card::{MatCard, hurt, scene_card, scene_text, titled};
use crate::faces::tokyo::board::offers::offers;
use crate::faces::tokyo::board::places::number;
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::sprite::{ability, figure, icon};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::kit::menu::{Kind, menu};
use maud::{Markup, html};
use tokyo::{Ability, Action, Area, Slot};

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

/// The card that is to be placed there now.
fn coming(words: &Words<'_>, scene: &Scene<'_>, slot: Slot) -> Option<MatCard> {
    scene.choices.iter().find(|choice| choice.action == Action::Slot(slot))?;
    MatCard::asked_about(words.answered()?)
}

/// T6.3 Where something is to be placed there, the menu is called by that; else by the card on top.
fn slot_menu(words: &Words<'_>, scene: &Scene<'_>, slot: Slot) -> Markup {
    let state = words.view.slot(slot);
    let place = words.slot(slot);
    let coming = coming(words, scene, slot);
    let mut lying = MatCard::in_slot(state);
    let top = if coming.is_some() { None } else { lying.next() };
    let head = match (coming, top) {
        (Some(card), _) => {
            card.head(words, &words.tell("tokyo-board-to-be-placed", &[("slot", (&place).into())]))
        }
        (None, Some(card)) => card.head(words, &place),
        (None, None) => html! { (place) },
    };
    let below = |card: MatCard| {
        let covered = matches!(card, MatCard::Goods(_)) && (state.trouble.is_some() || state.scene.is_some());
        html! {
            @if covered { p .hint { (words.say("tokyo-board-covered")) } }
            (card.whole(words, state.scene_damage))
            (card.besides(words, slot))
        }
    };
    // What can be bought says its price with its check.
    let is_bought = scene.choices.iter().any(|choice| choice.action == Action::Buy(slot));
    let content = html! {
        (here(words, scene, Reach::Slot(slot)))
        @if let Some(card) = top {
            (card.below_its_name(words, state.scene_damage))
            @if !is_bought { (card.besides(words, slot)) }
        }
        @for card in lying { (below(card)) }
        @if state.goods.is_none() && state.trouble.is_none() && state.scene.is_none() {
            p .hint { (words.tell("tokyo-board-refilled-with", &[("kind", (&words.kind(slot.goods())).into())])) }
        }
    };
    menu(&Reach::Slot(slot).menu_id(), Kind::Mat, &head, &content)
}

/// T17.1 What a card costs here.
pub(crate) fn price_line(words: &Words<'_>, price: u8) -> Markup {
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

/// T27.4 T32.13 Called by the open card, else by the gate.
fn site_menu(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let view = words.view;
    let place = words.area(Area::Site);
    let head = match (view.open, view.story.gate) {
        (Some(open), _) => titled("site", words.site_card(open.card), place),
        (None, Some(gate)) => titled("scene", words.scene(gate.scene), place),
        (None, None) => html! { (place) },
    };
    let content = html! {
        (here(words, scene, Reach::Site))
        @if let Some(open) = view.open {
            (card::shown(&pictures::site_card(open.card), &text::site_card(words.texts, open.card)))
            (hurt(words, open.damage))
            @if !open.tried.is_empty() { p .hint { (words.tell("tokyo-board-tried", &[("who", (&words.pcs(open.tried)).into())])) } }
        }
        @if let Some(gate) = view.story.gate {
            @if view.open.is_some() { (scene_card(words, gate.scene, gate.damage)) }
            @else { (scene_text(words, gate.scene, gate.damage)) }
            p .hint { (site::gate_text(words, gate)) }
        } @else if view.open.is_none() {
            p .hint { (words.say("tokyo-board-site-about")) }
        }
        p .hint { (words.tell("tokyo-board-encounter-count", &[("count", view.encounter.into())])) }
    };
    menu(&Reach::Site.menu_id(), Kind::Mat, &head, &content)
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
