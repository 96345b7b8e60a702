//! The areas of the ring: what each is called, what lies there, and what it is tapped on.

use crate::faces::outlive::Scene;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places::{self, HEIGHT, WIDTH};
use crate::faces::outlive::board::pressing::heroes_in;
use crate::faces::outlive::board::{goods, ways};
use crate::faces::outlive::pictures;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use outlive::{AREAS, Area, Hero};

/// All areas.
pub(crate) fn areas(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let mut lit = [false; AREAS];
    ways::open(scene).for_each(|(way, _)| lit[way.to as usize] = true);
    let areas = Area::ALL.iter().map(|&area| node(words, scene, area, lit[area as usize]));
    let areas: Vec<Slot> = areas.collect();
    scene.frame("areas", html! { g #areas { @for area in areas { (area) } } })
}

/// An area. It is lit when a hero can come there.
fn node(words: &Words<'_>, scene: &Scene<'_>, area: Area, lit: bool) -> Slot {
    let key = slug(area.word());
    let visited = words.view.visit.is_some_and(|visit| visit.area == area);
    let id = format!("area-{key}");
    let node = html! {
        g id=(id) .area .(key) .lit[lit] .visited[visited] transform=(places::translate(places::place(area))) {
            (land(words, scene, area, &key))
            (goods::drawn(words, scene, area, &key))
            (about(words, scene, area, &key))
            (tap(words, scene, area, &key))
        }
    };
    scene.frame(&id, node)
}

/// What never changes.
fn land(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let id = format!("land-{key}");
    scene.part(&id, (), |()| {
        html! {
            g id=(id) {
                rect .ground width=(WIDTH) height=(HEIGHT) rx="14" {}
                foreignObject y=(places::POSTER_TOP) width=(WIDTH) height=(HEIGHT - places::POSTER_TOP) {
                    (pictures::places::area(area))
                }
                text .name x="14" y="26" aria-hidden="true" { (words.area(area)) }
            }
        }
    })
}

/// An area and all that is there in one line, for those who do not see the ring.
fn about(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let heroes: Vec<(Seat, Hero, bool)> = heroes_in(words.view, area).collect();
    let id = format!("about-{key}");
    scene.part(&id, (goods::seen(words.view, area), heroes), |(_, heroes)| {
        html! { text id=(id) .untold { (menus::about(words, area, heroes)) } }
    })
}

/// What an area is tapped on for its menu.
fn tap(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let menu = menu_id(key);
    let id = format!("tap-{key}");
    scene.part(&id, (), |()| {
        let label = words.say_with("outlive-board-area", &[("area", (&words.area(area)).into())]);
        html! {
            g id=(id) {
                rect .glow width=(WIDTH) height=(HEIGHT) rx="14" {}
                foreignObject width=(WIDTH) height=(HEIGHT) {
                    a id=(format!("show-{key}")) .tap href=(scene.later.address(&menu)) data-menu=(menu) role="button" aria-haspopup="dialog"
                        title=(label) aria-labelledby=(format!("about-{key}")) {}
                }
            }
        }
    })
}
