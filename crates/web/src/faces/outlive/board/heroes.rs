//! The heroes on the ring. One that can be moved is picked up first; then an area is touched.

use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places::{Pose, Stand};
use crate::faces::outlive::board::sprite::{seat_class, strength};
use crate::faces::outlive::board::ways;
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::seats::seats;
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use outlive::Hero;

/// All heroes that are there.
pub(crate) fn heroes(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let pieces = seats(words.view)
        .flat_map(|(seat, _)| Hero::ALL.iter().filter_map(move |&hero| piece(words, scene, seat, hero)));
    let pieces: Vec<Slot> = pieces.collect();
    scene.frame("heroes", html! { div #heroes .heroes { @for piece in pieces { (piece) } } })
}

/// A hero: standing once it has acted, lying before.
fn piece(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, hero: Hero) -> Option<Slot> {
    let stand = Stand::of(words.view, seat, hero)?;
    let (key, pose) = (format!("{}-{hero}", seat.number()), Pose::of(words.view, seat, hero));
    let (id, shape_id) = (format!("hero-{key}"), format!("shape-{key}"));
    let piece = html! {
        div id=(id) .piece .(seat_class(seat)) .(pose.class()) .(stand.classes()) {
            (shape(scene, &shape_id, seat, hero))
            @if moves(scene, seat, hero) { (tap(words, scene, &shape_id, seat, hero)) }
        }
    };
    Some(scene.frame(&id, piece))
}

/// O3.13 A hero that is yet to be placed.
pub(crate) fn waiting(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, hero: Hero) -> Slot {
    let key = format!("{}-{hero}", seat.number());
    let (id, shape_id) = (format!("waiting-{key}"), format!("waiting-shape-{key}"));
    let waiting = html! {
        li id=(id) title=(words.hero(hero)) {
            (shape(scene, &shape_id, seat, hero))
            @if moves(scene, seat, hero) { (tap(words, scene, &shape_id, seat, hero)) }
        }
    };
    scene.frame(&id, waiting)
}

fn shape(scene: &Scene<'_>, id: &str, seat: Seat, hero: Hero) -> Slot {
    scene.part(id, (), |()| {
        html! {
            span id=(id) .shape aria-hidden="true" {
                (pictures::heroes::figure(seat, hero))
                b .strength { (strength(hero)) }
            }
        }
    })
}

fn moves(scene: &Scene<'_>, seat: Seat, hero: Hero) -> bool {
    ways::movers(scene).any(|mover| mover == (seat, hero))
}

/// What a hero of whoever moves is touched on: it is picked up, or its menu says why it cannot be moved. Once it is picked up, its
/// menu has all its ways.
fn tap(words: &Words<'_>, scene: &Scene<'_>, shape: &str, seat: Seat, hero: Hero) -> Slot {
    let stuck = !ways::open(scene).any(|(way, _)| way.hero == hero);
    let (key, known) = (format!("{}-{hero}", seat.number()), *words.view.seat(seat).hero(hero));
    let (id, menu) = (format!("tap-hero-{key}"), menu_id(&key));
    scene.part(&id, (stuck, known), |_| {
        let label = menus::hero_name(words, seat, hero);
        html! {
            span id=(id) .hero-tap .stuck[stuck] data-drag=[(!stuck).then_some(shape)] data-menu-at=[(!stuck).then(|| scene.later.address(&menu))] {
                @if !stuck {
                    input #{ "pick-" (key) } .pick-up type="radio" name="picked" value=(hero) title=(label) aria-label=(label);
                }
                (menu_link(scene, &format!("show-hero-{key}"), "tap", &menu, Some(&label), ""))
            }
        }
    })
}
