//! The heroes on the ring, and what those that can be moved are tapped on.

use crate::faces::outlive::Scene;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::sprite::{letter_line, seat_class, strength};
use crate::faces::outlive::board::{places, seats, ways};
use crate::faces::outlive::words::Words;
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use outlive::{Hero, SeatView, View};

/// All heroes that are there.
pub(crate) fn heroes(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let pieces = seats(words.view).flat_map(|(seat, known)| {
        Hero::ALL.iter().filter_map(move |&hero| piece(words, scene, seat, known, hero))
    });
    let pieces: Vec<Slot> = pieces.collect();
    scene.frame("heroes", html! { g #heroes { @for piece in pieces { (piece) } } })
}

/// Where a hero stands, and whether in a row.
pub(crate) fn stands(view: &View, seat: Seat, hero: Hero) -> Option<((i16, i16), bool)> {
    let known = view.seat(seat).hero(hero);
    let area = known.area?;
    let earlier = |with: &dyn Fn(&outlive::HeroView) -> bool| {
        let before = seats(view).take_while(|(other, _)| *other != seat);
        before.flat_map(|(_, player)| &player.heroes).filter(|other| with(other)).count()
    };
    if let Some(row) = known.row {
        return Some((places::in_row(row, earlier(&|other| other.row == Some(row))), true));
    }
    let beside = |other: &outlive::HeroView| other.area == Some(area) && other.row.is_none();
    let count = seats(view).flat_map(|(_, player)| &player.heroes).filter(|other| beside(other)).count();
    Some((places::on_ground(area, earlier(&beside), count), false))
}

/// A hero: standing once it has acted, lying before.
fn piece(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView, hero: Hero) -> Option<Slot> {
    let (place, in_row) = stands(words.view, seat, hero)?;
    let acts = words.view.visit.is_some_and(|visit| visit.seat == seat && visit.hero == hero);
    let pose = if known.hero(hero).active { "standing" } else { "lying" };
    let key = format!("{}-{hero}", seat.number());
    let transform = if in_row { places::translate_in_row(place) } else { places::translate(place) };
    let shape_id = format!("shape-{key}");
    let shape = scene.part(&shape_id, (), |()| {
        html! {
            g id=(shape_id) {
                ellipse .foot-shadow cy="1" rx="17" ry="4" {}
                g .figure-of { use href=(format!("#hero-{}", seat.number())) {} }
                text y=(letter_line(seat)) aria-hidden="true" { (strength(hero)) }
            }
        }
    });
    let id = format!("hero-{key}");
    let piece = html! {
        g id=(id) .piece .(seat_class(seat)) .(pose) .acts[acts] transform=(transform) { (shape) }
    };
    Some(scene.frame(&id, piece))
}

/// What the heroes of whoever moves are tapped on: those that can go somewhere, and those that cannot, to say why.
pub(crate) fn taps(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let taps: Vec<Slot> =
        ways::movers(scene).filter_map(|(seat, hero)| tap(words, scene, seat, hero)).collect();
    scene.frame("hero-taps", html! { g #hero-taps { @for tap in taps { (tap) } } })
}

fn tap(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, hero: Hero) -> Option<Slot> {
    let (place, in_row) = stands(words.view, seat, hero)?;
    let stuck = !ways::open(scene).any(|(way, _)| way.hero == hero);
    let (key, known) = (format!("{}-{hero}", seat.number()), *words.view.seat(seat).hero(hero));
    let (id, menu) = (format!("tap-hero-{key}"), menu_id(&key));
    let input = (place, in_row, stuck, known);
    Some(scene.part(&id, input, |_| {
        let transform = if in_row { places::translate_in_row(place) } else { places::translate(place) };
        let label = menus::hero_name(words, seat, hero);
        html! {
            g id=(id) .hero-tap .stuck[stuck] transform=(transform) {
                circle .glow cy="-17" r="23" {}
                foreignObject x="-22" y="-40" width="44" height="44" {
                    (menu_link(scene, &format!("show-hero-{key}"), "tap", &menu, Some(&label), ""))
                }
            }
        }
    }))
}
