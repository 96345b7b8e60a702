//! T1.4 T2.9 T6.9 T27 The Site: the encounter slot, the open card, the scrap slot, and who explores.

use crate::faces::tokyo::board::mat::{floor, tap};
use crate::faces::tokyo::board::places::{self, SITE_HEIGHT, SITE_WIDTH};
use crate::faces::tokyo::board::reach::{Reach, link};
use crate::faces::tokyo::board::slots::{scene_strip, ways};
use crate::faces::tokyo::board::sprite::{icon, rarity};
use crate::faces::tokyo::board::{Board, roles};
use crate::faces::tokyo::words::Words;
use crate::kit::part::Slot;
use maud::html;
use tokyo::{Area, Duty, Gate, GateStand, Goal, Spot};

/// The Site in the middle of the mat.
pub(crate) fn site(board: &Board<'_>) -> Slot {
    let floor = floor(board, Area::Site, (SITE_WIDTH, SITE_HEIGHT, 44));
    let tap = tap(board, Area::Site);
    let (encounter, open, scrap) = (encounter(board), open_place(board), scrap(board));
    let stand = stand(board);
    board.scene.part("site", (), |()| {
        html! {
            g #site .quarter .site transform=(places::translate(places::corner(Area::Site))) {
                (floor)
                ellipse .ring-of-fire cx=(SITE_WIDTH / 2) cy=(SITE_HEIGHT / 2) rx=(SITE_WIDTH / 2 - 26) ry=(SITE_HEIGHT / 2 - 18) {}
                text .name x=(SITE_WIDTH / 2) y="30" aria-hidden="true" { (board.words.area(Area::Site)) }
                foreignObject width=(SITE_WIDTH) height=(SITE_HEIGHT) { (tap) }
                foreignObject #site-cards x="14" y="42" width=(SITE_WIDTH - 28) height="100" {
                    div .site-row { (encounter) (open) (scrap) }
                }
                foreignObject #site-state x="310" y=(SITE_HEIGHT - 48) width=(SITE_WIDTH - 345) height="40" { (stand) }
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
    board.scene.part("show-site-card", (open, gate, story), |&(open, gate, _)| {
        let shown = html! {
            @match (open, gate) {
                (Some((card, damage, done)), gate) => {
                    @let row = card.row();
                    span .strip .site-card .(rarity(row.rarity)) {
                        (icon("site"))
                        span .name { (words.site_card(card)) }
                        (ways(words, row, damage, done))
                    }
                    @if let Some((scene, _)) = gate { span .edge { (icon("scene")) span { (words.scene(scene)) } } }
                }
                (None, Some((scene, damage))) => (scene_strip(words, scene, damage)),
                (None, None) => span .strip .bare { (icon("site")) span .name { (words.say("tokyo-board-no-open")) } },
            }
        };
        let title = words.area(Area::Site);
        link(board.scene, "show-site-card", "slot open-site", &Reach::Site.menu_id(), title, shown)
    })
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
