//! The board: one SVG that is morphed in place. Its nodes keep their ids and their order, so that a change
//! of `transform` is a movement on the screen.

pub(crate) mod black_pawn;
pub(crate) mod city;
pub(crate) mod deeds;
pub(crate) mod epidemic;
pub(crate) mod ground;
pub(crate) mod hands;
pub(crate) mod inset;
pub(crate) mod map;
pub(crate) mod miniature;
pub(crate) mod notes;
pub(crate) mod papers;
pub(crate) mod pawns;
pub(crate) mod piles;
pub(crate) mod rings;
pub(crate) mod sprite;
pub(crate) mod targets;
pub(crate) mod touches;
pub(crate) mod tracks;

use crate::face::Scene;
use crate::faces::pandemic::words::Words;
use crate::kit::later;
use crate::kit::part::Slot;
use city::cubes_in_words;
use kernel::Id;
use maud::{Markup, html};
use pandemic::{CITIES, City, State};
use pawns::{black_pawn_is_in, crowd, pawns_in};
use touches::line_id;

/// The board, and the same in a table.
pub(crate) fn board(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let name = words.say_with("board-name", &[("count", (CITIES as u32).into())]);
    let markup = html! {
        section #board .board aria-label=(name) {
            div #reel .reel tabindex="0" role="region" aria-label=(words.say("board-reel")) {
                svg #map data-walk viewBox=(format!("0 0 {} {}", map::WIDTH, map::HEIGHT)) role="group" aria-label=(name) {
                    (scene.part("ground", (), |()| ground::ground()))
                    (scene.part("lines", (), |()| lines(words)))
                    (city::cities(words, scene))
                    (targets::targets(words, scene))
                    (pawns::pawns(words, scene))
                }
            }
            (tracks::tracks(words, scene))
            (inset::inset(scene))
            (rings::rings(words, scene))
            (scene.part("epidemic-card", (), |()| epidemic::card(words)))
            (later::fold(scene, "plain", "plain fold", words.say("plain-title"), || plain(words)))
        }
    };
    scene.frame("board", markup)
}

/// The connections, and the names of the cities beyond the edges.
fn lines(words: &Words<'_>) -> Markup {
    html! {
        g #lines aria-hidden="true" {
            g .lines {
                @for &a in City::ALL {
                    @for b in a.neighbours().iter().filter(|&b| a < b) { path id=(line_id(a, b)) d=(map::line(a as u8, b as u8)) {} }
                }
                @for far in &map::FAR { path d=(far.beyond()) {} }
            }
            @for far in &map::FAR {
                text .far text-anchor=(if far.end.0 == 0 { "start" } else { "end" }) x=(far.text.0) y=(far.text.1) {
                    @let name = words.city(City::from_index(far.partner));
                    @if far.end.0 == 0 { "‹ " (name) } @else { (name) " ›" }
                }
            }
        }
    }
}

/// The map in words: every city in which there is something.
fn plain(words: &Words<'_>) -> Markup {
    let view = words.view;
    let busy = |city: City| {
        view.cubes[city as usize].iter().any(|&cubes| cubes > 0)
            || view.stations.contains(city)
            || crowd(view, city) > 0
    };
    html! {
        div {
            p .hint { (words.say("board-legend")) }
            table {
                thead { tr {
                    th scope="col" { (words.say("group-city")) }
                    th scope="col" { (words.say("plain-cubes")) }
                    th scope="col" { (words.say("plain-pieces")) }
                } }
                tbody {
                    @for &city in City::ALL.iter().filter(|&&city| busy(city)) {
                        tr {
                            th scope="row" { (words.city(city)) }
                            td { (words.list(cubes_in_words(words, city))) }
                            td {
                                (words.list(
                                    view.stations.contains(city).then(|| words.say("board-station")).into_iter()
                                        .chain(pawns_in(view, city).map(|seat| words.person(seat)))
                                        .chain(black_pawn_is_in(view, city).then(|| words.say("role-bio-terrorist")))
                                ))
                            }
                        }
                    }
                }
            }
        }
    }
}
