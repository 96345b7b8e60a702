//! T1.4 T1.5 The mat: one SVG whose parts keep their ids and their order, so that a change of `transform` is a movement on the
//! screen.

use crate::faces::tokyo::board::journey;
use crate::faces::tokyo::board::mat_menus;
use crate::faces::tokyo::board::places::{
    self, BOX_HEIGHT, BOX_WIDTH, HEIGHT, SLOT_HEIGHT, SLOT_WIDTH, WIDTH,
};
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::slots::slot;
use crate::faces::tokyo::board::sprite::{icon_at, pawn, role_class};
use crate::faces::tokyo::board::{Board, roles};
use crate::faces::tokyo::desk::lines::lines;
use crate::faces::tokyo::words::Words;
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use tokyo::Area;

/// The mat, and what it is tapped for.
pub(crate) fn mat(board: &Board<'_>) -> Slot {
    mat_menus::menus(board);
    let lines = lines(board);
    let areas = Area::NORMAL.map(|area| normal(board, area));
    let site = site::site(board);
    let train = journey::on_the_mat(board);
    let pieces: Vec<Slot> = seats(&board.words).map(|seat| stands(board, seat)).collect();
    board.scene.part("board", train.is_some(), |_| {
        let name = board.words.say("tokyo-board-mat");
        html! {
            section #board .mat-board aria-label=(name) {
                svg #mat .mat viewBox=(format!("0 0 {BOX_WIDTH} {BOX_HEIGHT}")) role="group" aria-label=(name) {
                    g #lines { @for line in &lines { (line) } }
                    g #areas { @for area in &areas { (area) } }
                    (site)
                    @if let Some(train) = &train { (train) }
                    g #pieces { @for piece in &pieces { (piece) } }
                }
            }
        }
    })
}

/// The seats in order.
pub(crate) fn seats(words: &Words<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(words.view.options.players)
}

/// T1.6 The number beside the name of an area: its place in the order of processing.
pub(crate) const fn number(area: Area) -> u8 {
    area as u8 + 1
}

fn normal(board: &Board<'_>, area: Area) -> Slot {
    let floor = floor(board, area, (WIDTH, HEIGHT, 16));
    let plate = plate(board, area);
    let tap = tap(board, area);
    let slots: Vec<_> = area.slots().map(|at| (at, slot(board, at))).collect();
    let id = format!("area-{area}");
    board.scene.part(&id, (), |()| {
        html! {
            g id=(id) .quarter .(area.word()) transform=(places::translate(places::corner(area))) {
                (floor)
                (plate)
                foreignObject width=(WIDTH) height=(HEIGHT) { (tap) }
                @for (at, slot) in &slots {
                    @let (x, y) = places::slot(*at);
                    foreignObject id=(Reach::Slot(*at).key()) x=(x) y=(y) width=(SLOT_WIDTH) height=(SLOT_HEIGHT) { (slot) }
                }
            }
        }
    })
}

/// The ground of an area of this width, height and radius: marked where the acting PC is, and where it can choose the area.
pub(crate) fn floor(board: &Board<'_>, area: Area, (width, height, rx): (i16, i16, i16)) -> Slot {
    let here = board.scene.acting.is_some_and(|seat| board.words.view.pc(seat).area == area);
    let lit = Reach::Area(area).is_lit(board);
    let (id, ground) = (format!("floor-{area}"), format!("ground-{area}"));
    let ground = board.scene.part(&ground, (), |()| {
        html! {
            g id=(ground) {
                rect .ground width=(width) height=(height) rx=(rx) {}
                rect .glow width=(width) height=(height) rx=(rx) {}
            }
        }
    });
    board.scene.part(&id, (here, lit), |_| html! { g id=(id) .floor .here[here] .lit[lit] { (ground) } })
}

/// What is printed on an area.
fn plate(board: &Board<'_>, area: Area) -> Slot {
    let id = format!("plate-{area}");
    board.scene.part(&id, (), |()| {
        html! {
            g id=(id) .plate {
                g .scenery transform=(format!("translate(8 {}) scale(1 .62)", HEIGHT - 60)) { use href=(format!("#t-scenery-{area}")) {} }
                circle .order cx="24" cy="22" r="13" {}
                text .order-number x="24" y="28" aria-hidden="true" { (number(area)) }
                text .name x="46" y="30" aria-hidden="true" { (board.words.area(area)) }
                g .facility { (icon_at(&format!("facility-{area}"), WIDTH - 26, 22, 24)) }
            }
        }
    })
}

/// An area is tapped wherever no slot is.
pub(crate) fn tap(board: &Board<'_>, area: Area) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let id = format!("show-area-{area}");
    board.scene.part(&id, (words.view.in_area(area), roles(words.view)), |_| {
        let label = mat_menus::area_label(words, area);
        menu_link(scene, &id, "tap", &Reach::Area(area).menu_id(), Some(&label), "")
    })
}

/// A PC on the mat, marked where it acts and when it has ended its action phase.
fn stands(board: &Board<'_>, seat: Seat) -> Slot {
    let (acts, done) = (board.scene.acting == Some(seat), board.words.view.ended.contains(seat));
    let (id, piece) = (format!("stands-{}", seat.number()), piece(board, seat));
    board.scene.part(&id, (acts, done), |_| html! { g id=(id) .acts[acts] .done[done] { (piece) } })
}

/// A PC where it is, moved by `transform`.
fn piece(board: &Board<'_>, seat: Seat) -> Slot {
    let words = &board.words;
    let view = words.view;
    let pc = view.pc(seat);
    let there = view.in_area(pc.area);
    let rank = there.iter().take_while(|&other| other != seat).count();
    let place = places::piece(pc.area, rank, there.len() as usize);
    let named = pc.area != Area::Site && there.len() as usize <= places::FEW;
    let id = format!("pc-{}", seat.number());
    board.scene.part(
        &id,
        (pc.role, pc.area, place, named, pc.is_down()),
        |&(role, area, place, named, down)| {
            let label = words.tell(
                "tokyo-board-pc-at",
                &[
                    ("pc", (&words.pc(seat)).into()),
                    ("who", (&words.person(seat)).into()),
                    ("area", words.area(area).into()),
                ],
            );
            html! {
                g id=(id) .piece .(role_class(role)) .down[down]
                    transform=(places::translate(place)) role="img" aria-label=(label) {
                    ellipse .foot-shadow rx="15" ry="4" {}
                    g .standing { (pawn(role)) }
                    @if named { text .called x="22" y="-10" aria-hidden="true" { (words.pc(seat)) } }
                    @if down { g .down-mark { (icon_at("cross", 0, -16, 30)) } }
                }
            }
        },
    )
}
