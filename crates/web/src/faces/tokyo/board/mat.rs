//! T1.4 T1.5 The mat: one SVG that is morphed in place. Its parts keep their ids and their order, so that a change of
//! `transform` is a movement on the screen.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::journey;
use crate::faces::tokyo::board::mat_menus;
use crate::faces::tokyo::board::places::{
    self, BOX_HEIGHT, BOX_WIDTH, HEIGHT, SLOT_HEIGHT, SLOT_WIDTH, WIDTH,
};
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::slots::slot;
use crate::faces::tokyo::board::sprite::{icon_at, pawn, role_class};
use crate::faces::tokyo::desk::lines::lines;
use crate::faces::tokyo::words::Words;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::Area;

/// The mat, and what it is tapped for.
pub(crate) fn mat(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let name = words.say("tokyo-board-mat");
    html! {
        section #board .mat-board aria-label=(name) {
            svg #mat .mat viewBox=(format!("0 0 {BOX_WIDTH} {BOX_HEIGHT}")) role="group" aria-label=(name) {
                g #lines { (lines(words, scene)) }
                g #areas { @for &area in &Area::NORMAL { (normal(words, scene, area)) } }
                (site::site(words, scene))
                (journey::on_the_mat(words))
                g #pieces { @for seat in seats(words) { (piece(words, scene, seat)) } }
            }
            div #menus { (mat_menus::menus(words, scene)) }
        }
    }
}

/// The seats in order.
pub(crate) fn seats(words: &Words<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(words.view.options.players)
}

/// T1.6 The number beside the name of an area: its place in the order of processing.
pub(crate) const fn number(area: Area) -> u8 {
    area as u8 + 1
}

fn normal(words: &Words<'_>, scene: &Scene<'_>, area: Area) -> Markup {
    let reach = Reach::Area(area);
    let lit = !reach.open(scene).is_empty();
    let here = scene.acting.is_some_and(|seat| words.view.pc(seat).area == area);
    let label = mat_menus::area_label(words, area);
    html! {
        g id=(format!("area-{area}")) .quarter .(area.word()) .lit[lit] .here[here] transform=(places::translate(places::corner(area))) {
            rect .ground width=(WIDTH) height=(HEIGHT) rx="16" {}
            g .scenery transform=(format!("translate(8 {}) scale(1 .62)", HEIGHT - 60)) { use href=(format!("#t-scenery-{area}")) {} }
            circle .order cx="24" cy="22" r="13" {}
            text .order-number x="24" y="28" aria-hidden="true" { (number(area)) }
            text .name x="46" y="30" aria-hidden="true" { (words.area(area)) }
            g .facility { (icon_at(&format!("facility-{area}"), WIDTH - 26, 22, 24)) }
            rect .glow width=(WIDTH) height=(HEIGHT) rx="16" {}
            foreignObject id=(format!("tap-area-{area}")) width=(WIDTH) height="40" {
                button id=(format!("show-area-{area}")) .tap type="button" popovertarget=(reach.menu_id())
                    title=(label) aria-label=(label) {}
            }
            @for at in area.slots() {
                @let (x, y) = places::slot(at);
                foreignObject id=(Reach::Slot(at).key()) x=(x) y=(y) width=(SLOT_WIDTH) height=(SLOT_HEIGHT) { (slot(words, scene, at)) }
            }
            foreignObject id=(format!("tap-ground-{area}")) y=(HEIGHT - 52) width=(WIDTH) height="52" {
                button id=(format!("show-ground-{area}")) .tap type="button" popovertarget=(reach.menu_id())
                    title=(label) aria-label=(label) tabindex="-1" {}
            }
        }
    }
}

/// A PC where it is, moved by `transform`.
fn piece(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = words.view;
    let pc = view.pc(seat);
    let there = view.in_area(pc.area);
    let rank = there.iter().take_while(|&other| other != seat).count();
    let count = there.len() as usize;
    let place = places::piece(pc.area, rank, count);
    let named = pc.area != Area::Site && count <= places::FEW;
    let mine = scene.acting == Some(seat);
    let label = words.tell(
        "tokyo-board-pc-at",
        &[
            ("pc", (&words.pc(seat)).into()),
            ("who", (&words.person(seat)).into()),
            ("area", words.area(pc.area).into()),
        ],
    );
    html! {
        g id=(format!("pc-{}", seat.number())) .piece .(role_class(pc.role)) .down[pc.is_down()] .acts[mine]
            .done[view.ended.contains(seat)] transform=(places::translate(place)) role="img" aria-label=(label) {
            title { (label) }
            ellipse .foot-shadow rx="15" ry="4" {}
            g .standing { (pawn(pc.role)) }
            @if named { text .called x="22" y="-10" aria-hidden="true" { (words.pc(seat)) } }
            @if pc.is_down() { g .down-mark { (icon_at("cross", 0, -16, 30)) } }
        }
    }
}
