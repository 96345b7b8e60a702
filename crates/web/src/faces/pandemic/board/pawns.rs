//! The pawns on the map. Those that share a city stand side by side.

use crate::face::Scene;
use crate::faces::pandemic::board::black_pawn::is_seen;
use crate::faces::pandemic::board::map;
use crate::faces::pandemic::board::sprite::role_class;
use crate::faces::pandemic::words::Words;
use crate::kit::part::Slot;
use kernel::{Id, Seat};
use maud::html;
use pandemic::{City, State, View};

/// All pawns, the black one last.
pub(crate) fn pawns(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let view = words.view;
    let players: Vec<_> =
        view.team().iter().map(|seat| (view.seat(seat).role, view.seat(seat).city)).collect();
    let black = view.bio_terrorist.map(|terrorist| terrorist.city);
    scene.whole("pawns", (players, black, view.active, view.turn > 0), |_| {
        html! {
            g #pawns .pawns {
                @for seat in view.team().iter() { (pawn(view, scene, seat)) }
                @if let Some(pawn) = black_pawn(words, scene) { (pawn) }
            }
        }
    })
}

fn pawn(view: &View, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let known = view.seat(seat);
    let place = foot(view, seat);
    let on_turn = seat == view.active && view.turn > 0;
    let id = format!("pawn-{}", seat.number());
    scene.part(&id, (place, known.role, on_turn), |&((x, y), role, on_turn)| {
        let on_turn = if on_turn { "active" } else { "" };
        html! {
            g id=(id) .pawn .(role_class(role)) .(on_turn) transform=(format!("translate({x} {y})")) aria-hidden="true" {
                ellipse .foot-shadow cy="1.500" rx="10" ry="3" {}
                use href="#pawn" {}
                text y="-17.500" { (seat.number() + 1) }
            }
        }
    })
}

/// Where the foot of a player's pawn stands.
pub(crate) fn foot(view: &View, seat: Seat) -> (i16, i16) {
    let city = view.seat(seat).city;
    let rank = pawns_in(view, city).filter(|other| other.index() < seat.index()).count() as u8;
    map::pawn(city as u8, rank, crowd(view, city))
}

/// P21.25 The black pawn, behind the others. Only the Bio-Terrorist sees it where nobody else does.
fn black_pawn(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let view = words.view;
    let city = view.bio_terrorist?.city?;
    let crowd = crowd(view, city);
    let place = map::pawn(city as u8, crowd - 1, crowd);
    Some(scene.part("black-pawn", (place, is_seen(words, city)), |&((x, y), seen)| {
        let hidden = if seen { "" } else { "hidden-pawn" };
        html! {
            g #black-pawn .pawn .role-bio-terrorist .(hidden) transform=(format!("translate({x} {y})")) aria-hidden="true" {
                ellipse .foot-shadow cy="1.500" rx="10" ry="3" {}
                use href="#pawn" {}
            }
        }
    }))
}

/// The players' pawns in a city.
pub(crate) fn pawns_in(view: &View, city: City) -> impl Iterator<Item = Seat> + '_ {
    view.team().iter().filter(move |&seat| view.seat(seat).city == city)
}

/// P21.25 Whether the viewer knows the black pawn to be here.
pub(crate) fn black_pawn_is_in(view: &View, city: City) -> bool {
    view.bio_terrorist.is_some_and(|terrorist| terrorist.city == Some(city))
}

/// How many pawns stand in a city, the black one with them.
pub(crate) fn crowd(view: &View, city: City) -> u8 {
    pawns_in(view, city).count() as u8 + u8::from(black_pawn_is_in(view, city))
}
