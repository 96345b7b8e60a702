//! The areas of the ring: what each is called, what lies there, and what it is touched on.

use crate::faces::outlive::board::goods;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places::{self, Pose, heroes_in};
use crate::faces::outlive::board::sprite::hero_figure;
use crate::faces::outlive::board::touch;
use crate::faces::outlive::board::ways::{self, Way};
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::button::button_at;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use outlive::{Action, Area, Hero};

/// All areas.
pub(crate) fn areas(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let mut lit = [false; Area::ALL.len()];
    ways::open(scene).for_each(|(way, _)| lit[way.to as usize] = true);
    if let Some(visit) = words.view.visit.filter(|_| touch::visits(scene).next().is_some()) {
        lit[visit.area as usize] = true;
    }
    let areas = Area::ALL.iter().map(|&area| poster(words, scene, area, lit[area as usize]));
    let areas: Vec<Slot> = areas.collect();
    scene.frame("areas", html! { div #areas .areas { @for area in areas { (area) } } })
}

/// An area. It is lit when a hero can come there, or when there is something to do.
fn poster(words: &Words<'_>, scene: &Scene<'_>, area: Area, lit: bool) -> Slot {
    let key = slug(area.word());
    let visited = words.view.visit.is_some_and(|visit| visit.area == area);
    let id = format!("area-{key}");
    let poster = html! {
        div id=(id) .area .(key) .(places::at(area)) .lit[lit] .visited[visited] {
            (land(words, scene, area, &key))
            (goods::drawn(words, scene, area, &key))
            (about(words, scene, area, &key))
            (tap(words, scene, area, &key))
            @if let Some(steps) = steps(words, scene, area, &key) { (steps) }
        }
    };
    scene.frame(&id, poster)
}

/// What never changes.
fn land(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let id = format!("land-{key}");
    scene.part(&id, (), |()| {
        let picture = pictures::places::panorama(area);
        html! {
            div id=(id) .land .(picture.ground) aria-hidden="true" {
                (picture)
                b .name { (words.area(area)) }
            }
        }
    })
}

/// An area and all that is there in one line, for those who do not see the ring.
fn about(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let heroes: Vec<(Seat, Hero, Pose)> = heroes_in(words.view, area).collect();
    let id = format!("about-{key}");
    scene.part(&id, (goods::seen(words.view, area), heroes), |(_, heroes)| {
        html! { span id=(id) hidden { (menus::about(words, area, heroes)) } }
    })
}

/// What an area is touched on for its menu.
fn tap(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Slot {
    let menu = menu_id(key);
    let id = format!("show-{key}");
    scene.part(&id, (), |()| {
        let label = words.say_with("outlive-board-area", &[("area", (&words.area(area)).into())]);
        html! {
            a id=(id) .tap href=(scene.later.address(&menu)) data-menu=(menu) role="button" aria-haspopup="dialog"
                title=(label) aria-labelledby=(format!("about-{key}")) {}
        }
    })
}

/// What brings the hero that is picked up here: one button for each that can begin here or come on foot, of which the stylesheet
/// shows that of the one picked up.
fn steps(words: &Words<'_>, scene: &Scene<'_>, area: Area, key: &str) -> Option<Slot> {
    let offers: Vec<_> = ways::open(scene).filter(|(way, _)| way.to == area && way.with.is_none()).collect();
    if offers.is_empty() {
        return None;
    }
    let id = format!("steps-{key}");
    let actions: Vec<Action> = offers.iter().map(|(_, choice)| choice.action).collect();
    let mover = ways::mover(scene);
    let vain = mover.and_then(|mover| ways::in_vain(words.view, mover, area));
    let pressed = |hero| mover.map_or_else(Vec::new, |mover| ways::presses(words.view, mover, hero, area));
    let presses: Vec<_> = offers.iter().map(|(way, _)| pressed(way.hero)).collect();
    let here = words.say(if mover.is_some() { "outlive-step-here" } else { "outlive-begin-here" });
    Some(scene.part(&id, (scene.acting, actions, vain, presses), |(.., presses)| {
        html! {
            div id=(id) .steps-here {
                @for ((Way { hero, .. }, choice), presses) in offers.iter().zip(presses) {
                    @let shown = html! {
                        span .sign {
                            span aria-hidden="true" { (here) } span .unseen { (words.action(choice.action)) }
                            @for &(target, other, count) in presses {
                                " " small .presses { (hero_figure(target, other)) (words.tell("outlive-step-presses", &[("count", count.into())])) }
                            }
                            @if let Some(why) = vain { " " small .vain { (words.say(why)) } }
                        }
                    };
                    (button_at("step", choice, &format!("step step-{hero}"), &shown, None))
                }
            }
        }
    }))
}
