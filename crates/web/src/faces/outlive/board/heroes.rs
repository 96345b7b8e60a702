//! The heroes on the ring. One that can be moved is picked up first; then an area is touched.

use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places::Stand;
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
use outlive::{Hero, SeatView};

/// All heroes that are there.
pub(crate) fn heroes(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let pieces = seats(words.view).flat_map(|(seat, known)| {
        Hero::ALL.iter().filter_map(move |&hero| piece(words, scene, seat, known, hero))
    });
    let pieces: Vec<Slot> = pieces.collect();
    scene.frame("heroes", html! { div #heroes .heroes { @for piece in pieces { (piece) } } })
}

/// A hero: standing once it has acted, lying before.
fn piece(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView, hero: Hero) -> Option<Slot> {
    let stand = Stand::of(words.view, seat, hero)?;
    let acts = words.view.visit.is_some_and(|visit| visit.seat == seat && visit.hero == hero);
    let pose = if known.hero(hero).active { "standing" } else { "lying" };
    let key = format!("{}-{hero}", seat.number());
    let shape_id = format!("shape-{key}");
    let shape = scene.part(&shape_id, (), |()| {
        html! {
            span id=(shape_id) .shape aria-hidden="true" {
                (pictures::heroes::figure(seat, hero))
                b .strength { (strength(hero)) }
            }
        }
    });
    let moves = ways::movers(scene).any(|mover| mover == (seat, hero));
    let id = format!("hero-{key}");
    let piece = html! {
        div id=(id) .piece .(seat_class(seat)) .(pose) .(stand.classes()) .acts[acts] {
            (shape)
            @if moves { (tap(words, scene, seat, hero)) }
        }
    };
    Some(scene.frame(&id, piece))
}

/// What a hero of whoever moves is touched on: it is picked up, or its menu says why it cannot be moved. Once it is picked up, its
/// menu has all its ways.
fn tap(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, hero: Hero) -> Slot {
    let stuck = !ways::open(scene).any(|(way, _)| way.hero == hero);
    let (key, known) = (format!("{}-{hero}", seat.number()), *words.view.seat(seat).hero(hero));
    let (id, menu) = (format!("tap-hero-{key}"), menu_id(&key));
    scene.part(&id, (stuck, known), |_| {
        let label = menus::hero_name(words, seat, hero);
        let shape = format!("shape-{key}");
        html! {
            span id=(id) .hero-tap .stuck[stuck] data-drag=[(!stuck).then_some(&shape)] data-menu-at=[(!stuck).then(|| scene.later.address(&menu))] {
                @if !stuck {
                    input #{ "pick-" (key) } .pick-up type="radio" name="picked" value=(hero) title=(label) aria-label=(label);
                }
                (menu_link(scene, &format!("show-hero-{key}"), "tap", &menu, Some(&label), ""))
            }
        }
    })
}
