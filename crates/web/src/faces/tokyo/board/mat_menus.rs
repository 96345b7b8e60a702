//! What areas, slots, the Site and the scrap slot are tapped for: what can be done there, and what lies there, in full.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card;
use crate::faces::tokyo::board::offers::offers;
use crate::faces::tokyo::board::pictured::in_a_hand;
use crate::faces::tokyo::board::places::number;
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::slots;
use crate::faces::tokyo::board::sprite::{ability, figure, icon, kind};
use crate::faces::tokyo::board::story;
use crate::faces::tokyo::desk::drawn::Drawn;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::kit::menu::{Kind, menu};
use maud::{Markup, html};
use tokyo::{Ability, Action, Area, Card, Slot, SlotState, Trouble};

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

/// A card that lies in a slot.
#[derive(Clone, Copy)]
enum Lying {
    Scene(tokyo::Scene),
    Trouble(Trouble),
    Goods(Card),
}

impl Lying {
    /// What lies in a slot, from above.
    fn of(state: &SlotState) -> impl Iterator<Item = Lying> + use<> {
        let trouble = state.trouble.map(Lying::Trouble);
        state.scene.map(Lying::Scene).into_iter().chain(trouble).chain(state.goods.map(Lying::Goods))
    }

    fn head(self, words: &Words<'_>, place: &str) -> Markup {
        match self {
            Lying::Scene(scene) => titled("scene", words.scene(scene), place),
            Lying::Trouble(trouble) => titled("trouble", words.trouble(trouble), place),
            Lying::Goods(card) => titled(kind(card.row().kind), words.card(card), place),
        }
    }

    /// The card whose name the heading says.
    fn below_its_name(self, words: &Words<'_>, state: &SlotState) -> Markup {
        match self {
            Lying::Scene(scene) => scene_text(words, scene, state.scene_damage),
            Lying::Trouble(trouble) => {
                card::shown(&pictures::trouble(trouble), &text::trouble(words.texts, trouble))
            }
            Lying::Goods(goods) => card::shown(&pictures::card(goods), &text::card(words.texts, goods)),
        }
    }

    /// The card with its name.
    fn whole(self, words: &Words<'_>, state: &SlotState) -> Markup {
        match self {
            Lying::Scene(scene) => scene_card(words, scene, state.scene_damage),
            Lying::Trouble(trouble) => card::trouble(words, trouble),
            Lying::Goods(goods) => card::player_card(words, goods),
        }
    }

    /// What else is to be said of it where it lies.
    fn besides(self, words: &Words<'_>, slot: Slot) -> Markup {
        match self {
            Lying::Scene(_) => html! {},
            Lying::Trouble(_) => hurt(words, words.view.slot(slot).damage),
            Lying::Goods(_) => {
                html! { @if let Some(price) = words.view.buy_target(slot) { (price_line(words, price)) } }
            }
        }
    }
}

/// A heading that names a card, with the place below.
fn titled(sign: &str, name: &str, place: &str) -> Markup {
    html! { (icon(sign)) span { (name) small .lies-at { (place) } } }
}

fn hurt(words: &Words<'_>, damage: u8) -> Markup {
    html! { @if damage > 0 { p .hint { (words.tell("tokyo-board-damage-on", &[("count", damage.into())])) } } }
}

/// The card that is to be placed there now.
fn coming(words: &Words<'_>, scene: &Scene<'_>, slot: Slot) -> Option<Lying> {
    scene.choices.iter().find(|choice| choice.action == Action::Slot(slot))?;
    Some(match Drawn::of(words.answered()?)? {
        Drawn::Trouble(trouble) => Lying::Trouble(trouble),
        Drawn::Scene(scene) => Lying::Scene(scene),
    })
}

/// T6.3 Where something is to be placed there, the menu is called by that; else by the card on top.
fn slot_menu(words: &Words<'_>, scene: &Scene<'_>, slot: Slot) -> Markup {
    let state = words.view.slot(slot);
    let place = words.slot(slot);
    let coming = coming(words, scene, slot);
    let mut lying = Lying::of(state);
    let top = if coming.is_some() { None } else { lying.next() };
    let head = match (coming, top) {
        (Some(card), _) => {
            card.head(words, &words.tell("tokyo-board-to-be-placed", &[("slot", (&place).into())]))
        }
        (None, Some(card)) => card.head(words, &place),
        (None, None) => html! { (place) },
    };
    let below = |card: Lying| {
        let covered = matches!(card, Lying::Goods(_)) && (state.trouble.is_some() || state.scene.is_some());
        html! {
            @if covered { p .hint { (words.say("tokyo-board-covered")) } }
            (card.whole(words, state))
            (card.besides(words, slot))
        }
    };
    let content = html! {
        (here(words, scene, Reach::Slot(slot)))
        @if let Some(card) = top { (card.below_its_name(words, state)) (card.besides(words, slot)) }
        @for card in lying { (below(card)) }
        @if state.goods.is_none() && state.trouble.is_none() && state.scene.is_none() {
            p .hint { (words.tell("tokyo-board-refilled-with", &[("kind", (&words.kind(slot.goods())).into())])) }
        }
    };
    menu(&Reach::Slot(slot).menu_id(), Kind::Mat, &head, &content)
}

/// T32.4 T32.5 A scenario card that lies on the mat.
pub(crate) fn scene_card(words: &Words<'_>, card: tokyo::Scene, hurt: u8) -> Markup {
    html! {
        (scene_picture(card))
        (slots::scene_strip(words, card, hurt))
        (scene_rest(words, card))
    }
}

/// The same below a heading that names it.
fn scene_text(words: &Words<'_>, card: tokyo::Scene, hurt: u8) -> Markup {
    html! {
        (scene_picture(card))
        (slots::scene_plates(words, card, hurt))
        (scene_rest(words, card))
    }
}

fn scene_picture(card: tokyo::Scene) -> Markup {
    let picture = pictures::scene(card);
    html! { div .shown .(picture.ground) { div .face { (in_a_hand(&picture)) } } }
}

fn scene_rest(words: &Words<'_>, card: tokyo::Scene) -> Markup {
    html! {
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
