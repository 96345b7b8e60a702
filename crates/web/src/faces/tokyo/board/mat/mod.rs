//! T1.4 T1.5 The mat: four areas round the Site, and the pieces that stand on it. Its parts keep their ids and their order, so that
//! what moves can be followed.

pub(crate) mod card;
mod menus;

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::journey;
use crate::faces::tokyo::board::offers::menu_id;
use crate::faces::tokyo::board::pictured::sign;
use crate::faces::tokyo::board::piles;
use crate::faces::tokyo::board::places::number;
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::site;
use crate::faces::tokyo::board::slots::slot;
use crate::faces::tokyo::board::sprite::{icon, pawn, role_class};
use crate::faces::tokyo::desk::lines::lines;
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::about::About;
use crate::faces::tokyo::words::seats::{roles, seats};
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use tokyo::{Area, Role};

/// This many pieces of an area have their names beside them.
const FEW: usize = 2;

/// The mat, and what it is tapped for.
pub(crate) fn mat(board: &Board<'_>) -> Slot {
    menus::menus(board);
    let lines = lines(board);
    let areas = Area::NORMAL.map(|area| normal(board, area));
    let site = site::site(board);
    let decks = piles::on_the_mat(board);
    let train = journey::on_the_mat(board);
    let pieces: Vec<Slot> = seats(&board.words).map(|seat| stands(board, seat)).collect();
    board.scene.part("board", train.is_some(), |_| {
        let name = board.words.say("tokyo-board-mat");
        html! {
            section #board .mat-board aria-label=(name) {
                div #mat .mat data-walk {
                    div #lines .lines { @for line in &lines { (line) } }
                    @for area in &areas { (area) }
                    (site)
                    (decks)
                    div #pieces .pieces {
                        @if let Some(train) = &train { (train) }
                        @for piece in &pieces { (piece) }
                    }
                }
            }
        }
    })
}

fn normal(board: &Board<'_>, area: Area) -> Slot {
    let floor = floor(board, area);
    let plate = plate(board, area);
    let tap = tap(board, area);
    let slots: Vec<_> = area.slots().map(|at| (at, slot(board, at))).collect();
    let id = format!("area-{area}");
    board.scene.part(&id, (), |()| {
        html! {
            section id=(id) .quarter .(area.word()) aria-label=(board.words.area(area)) {
                (floor)
                (plate)
                (tap)
                div .slots { @for (at, slot) in &slots { div id=(Reach::Slot(*at).key()) .berth { (slot) } } }
            }
        }
    })
}

/// The ground of an area: marked where the acting PC is, and where it can choose the area.
pub(crate) fn floor(board: &Board<'_>, area: Area) -> Slot {
    let here = board.scene.acting.is_some_and(|seat| board.words.view.pc(seat).area == area);
    let lit = Reach::Area(area).is_lit(board);
    let (id, ground) = (format!("floor-{area}"), format!("ground-{area}"));
    let ground = board.scene.part(&ground, (), |()| {
        html! { div id=(ground) .ground aria-hidden="true" { (pictures::area(area)) } }
    });
    board.scene.part(&id, (here, lit), |_| html! { div id=(id) .floor .here[here] .lit[lit] { (ground) } })
}

/// What is printed on an area.
fn plate(board: &Board<'_>, area: Area) -> Slot {
    let id = format!("plate-{area}");
    board.scene.part(&id, (), |()| {
        html! {
            div id=(id) .plate aria-hidden="true" {
                b .order { (number(area)) }
                span .name { (board.words.area(area)) }
                (sign(&pictures::area(area)))
                span .facility { (icon(&format!("facility-{area}"))) }
            }
        }
    })
}

/// An area is tapped wherever no slot is.
pub(crate) fn tap(board: &Board<'_>, area: Area) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let id = format!("show-area-{area}");
    board.scene.part(&id, (words.view.in_area(area), roles(words.view)), |_| {
        let label = menus::area_label(words, area);
        menu_link(scene, &id, "tap", &Reach::Area(area).menu_id(), Some(&label), "")
    })
}

/// A PC on the mat, marked where it acts and when it has ended its action phase.
fn stands(board: &Board<'_>, seat: Seat) -> Slot {
    let (acts, done) = (board.scene.acting == Some(seat), board.words.view.ended.contains(seat));
    let (id, piece) = (format!("stands-{}", seat.number()), piece(board, seat));
    board.scene.part(&id, (acts, done), |_| {
        html! { div id=(id) .seamless .acts[acts] .done[done] { (piece) } }
    })
}

/// A PC where it is: its place among those who are there is a class. Where it can be chosen it is tapped.
fn piece(board: &Board<'_>, seat: Seat) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let view = words.view;
    let pc = view.pc(seat);
    let there = view.in_area(pc.area);
    let rank = there.iter().take_while(|&other| other != seat).count();
    let named = pc.area != Area::Site && there.len() as usize <= FEW;
    let (id, number) = (format!("pc-{}", seat.number()), seat.number());
    let standee = standee(board, seat, pc.role);
    let lit = board.is_lit(About::Pc(seat));
    let input = (pc.role, pc.area, rank, named, pc.is_down(), lit);
    board.scene.part(&id, input, |&(role, area, rank, named, down, lit)| {
        let label = words.tell(
            "tokyo-board-pc-at",
            &[
                ("pc", (&words.pc(seat)).into()),
                ("who", (&words.person(seat)).into()),
                ("area", words.area(area).into()),
            ],
        );
        html! {
            div id=(id) .piece .(format!("in-{area}")) .(format!("rank-{rank}")) .(role_class(role)) .down[down] .lit[lit] {
                span .standing role="img" aria-label=(label) title=(label) {
                    (standee)
                    @if down { span .down-mark { (icon("cross")) } }
                }
                @if named { span .called aria-hidden="true" { (words.pc(seat)) } }
                @if lit {
                    @let menu = menu_id(&format!("choose-pc-{number}"));
                    (menu_link(scene, &format!("touch-standee-{number}"), "tap", &menu, Some(&words.who(seat)), ""))
                }
            }
        }
    })
}

/// What a PC looks like.
fn standee(board: &Board<'_>, seat: Seat, role: Option<Role>) -> Slot {
    let id = format!("standee-{}", seat.number());
    board.scene.part(&id, role, |&role| {
        html! {
            span id=(id) .standee {
                @match role {
                    Some(role) => (pictures::role(role)),
                    None => svg .pawn-figure viewBox="-15 -43 30 45" aria-hidden="true" { (pawn(None)) },
                }
            }
        }
    })
}
