//! T1.4 T2.9 T6.9 T27 The Site: the encounter slot, the open card, the scrap slot, and who explores.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::mat::{floor, tap};
use crate::faces::tokyo::board::pictured::{on_the_mat, sign};
use crate::faces::tokyo::board::reach::{Reach, link};
use crate::faces::tokyo::board::slots::{scene_plates, ways};
use crate::faces::tokyo::board::sprite::{icon, rarity};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::seats::roles;
use crate::kit::part::Slot;
use maud::html;
use tokyo::{Area, Duty, Gate, GateStand, Goal, Scene, SiteCard, Spot};

/// The Site in the middle of the mat.
pub(crate) fn site(board: &Board<'_>) -> Slot {
    let floor = floor(board, Area::Site);
    let tap = tap(board, Area::Site);
    let (encounter, open, scrap) = (encounter(board), open_place(board), scrap(board));
    let stand = stand(board);
    board.scene.part("site", (), |()| {
        html! {
            section #site .quarter .site aria-label=(board.words.area(Area::Site)) {
                (floor)
                span .ring-of-fire aria-hidden="true" {}
                div .plate aria-hidden="true" {
                    span .name { (board.words.area(Area::Site)) }
                    (sign(&pictures::area(Area::Site)))
                }
                (tap)
                div #site-cards .site-row { (encounter) (open) (scrap) }
                (stand)
            }
        }
    })
}

fn stand(board: &Board<'_>) -> Slot {
    let view = board.words.view;
    let gate = view.story.gate.map(|gate| gate.stand);
    let input = (view.duty, gate, view.explorers, view.encounter > 0, roles(view));
    board.scene.part("site-stand", input, |&(duty, ..)| {
        html! { p #site-stand .site-state .due[duty == Duty::Due] { (state(&board.words)) } }
    })
}

/// What goes on in the Site, in a few words.
pub(crate) fn state(words: &Words<'_>) -> String {
    let view = words.view;
    if view.duty == Duty::Due {
        return words.say("tokyo-board-duty");
    }
    if let Some(gate) = view.story.gate.filter(|gate| gate.stand == GateStand::Tried) {
        return gate_text(words, gate);
    }
    if !view.explorers.is_empty() {
        let who = words.list(view.explorers.iter().map(|seat| words.pc(seat)));
        return words.tell("tokyo-board-exploring", &[("who", (&who).into())]);
    }
    String::new()
}

fn encounter(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("encounter", words.view.encounter, |&count| {
        let told = words.tell("tokyo-board-encounter-count", &[("count", count.into())]);
        html! {
            div #encounter .heap .face-down .none[count == 0] title=(told) {
                span .backs aria-hidden="true" { @for _ in 0..count.clamp(1, 3) { i { (icon("site")) } } }
                span .heap-count aria-hidden="true" { (count) }
                span .caption { (words.say("tokyo-board-encounter")) }
                span .unseen { (told) }
            }
        }
    })
}

fn scrap(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("scrap", words.view.scrap.len(), |&count| {
        let told = words.tell("tokyo-board-scrap-count", &[("count", count.into())]);
        let shown = html! {
            span .backs aria-hidden="true" { i { (icon("discard")) } }
            span .heap-count aria-hidden="true" { (count) }
            span .caption { (words.say("tokyo-board-scrap")) }
            span .unseen { (told) }
        };
        link(board.scene, "scrap", if count == 0 { "heap none" } else { "heap" }, "menu-scrap", &told, shown)
    })
}

/// T27.4 The place of the open card, marked where it can be chosen and where it is fought or tried.
fn open_place(board: &Board<'_>) -> Slot {
    let view = board.words.view;
    let aimed = view.check.is_some_and(|check| check.goal == Goal::Solve(Spot::Site))
        || view.battle.is_some_and(|battle| battle.spots().any(|spot| spot == Spot::Site));
    let (lit, aimed) = (Reach::Site.is_lit(board), aimed && view.ending.is_none());
    let card = open_card(board);
    board.scene.part("at-site-card", (lit, aimed), |_| {
        html! { div #at-site-card .place .lit[lit] .aimed[aimed] { (card) } }
    })
}

/// T27.4 T32.13 The open card; below it, or alone, the gate of the scenario.
fn open_card(board: &Board<'_>) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let open = view.open.map(|open| (open.card, open.damage, open.done));
    let gate = view.story.gate.map(|gate| (gate.scene, gate.damage));
    let story = gate.filter(|_| open.is_none()).map(|_| view.story);
    let face = face(board, open.map(|(card, ..)| card), gate.map(|(scene, _)| scene));
    board.scene.part("show-site-card", (open, gate, story), |&(open, gate, _)| {
        let shown = html! {
            @match (open, gate) {
                (Some((card, damage, done)), gate) => {
                    @let row = card.row();
                    span .strip .site-card .(rarity(row.rarity)) .(pictures::site_card(card).ground) {
                        @if let Some(face) = &face { (face) }
                        span .name { (words.site_card(card)) }
                        (ways(words, row, damage, done))
                    }
                    @if let Some((scene, _)) = gate { span .edge { (icon("scene")) span { (words.scene(scene)) } } }
                }
                (None, Some((scene, damage))) => {
                    span .strip .scene-card .(pictures::scene(scene).ground) title=(words.say("tokyo-board-scene-card")) {
                        @if let Some(face) = &face { (face) }
                        span .name { (words.scene(scene)) }
                        (scene_plates(words, scene, damage))
                    }
                }
                (None, None) => span .strip .bare { (icon("site")) span .name { (words.say("tokyo-board-no-open")) } },
            }
        };
        let title = words.area(Area::Site);
        link(board.scene, "show-site-card", "slot open-site", &Reach::Site.menu_id(), title, shown)
    })
}

/// The picture of what lies open.
fn face(board: &Board<'_>, open: Option<SiteCard>, gate: Option<Scene>) -> Option<Slot> {
    if open.is_none() && gate.is_none() {
        return None;
    }
    Some(board.scene.part("face-site-card", (open, gate), |&(open, gate)| {
        let picture = open.map(pictures::site_card).or_else(|| gate.map(pictures::scene));
        html! { span #face-site-card .face { @if let Some(picture) = picture { (on_the_mat(&picture)) } } }
    }))
}

/// T27.6 T27.13 Whether the gate can be tried.
pub(crate) fn gate_text(words: &Words<'_>, gate: Gate) -> String {
    words.say(match gate.stand {
        GateStand::Challenged => "tokyo-gate-challenged",
        GateStand::Tried => "tokyo-gate-tried",
        GateStand::Closed if words.view.encounter > 0 => "tokyo-gate-later",
        GateStand::Closed => "tokyo-gate-closed",
    })
}
