//! T1.4 T2.9 T6.9 T27 The Site: the encounter slot, the open card, the scrap slot, and who explores.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::places::{self, SITE_HEIGHT, SITE_WIDTH};
use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::board::slots::{scene_strip, ways};
use crate::faces::tokyo::board::sprite::{icon, rarity};
use crate::faces::tokyo::words::Words;
use maud::{Markup, html};
use tokyo::{Area, Duty, Gate, GateStand, Goal, Spot};

/// The Site in the middle of the mat.
pub(crate) fn site(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let view = words.view;
    let area = Reach::Area(Area::Site);
    let lit = !area.open(scene).is_empty();
    let here = scene.acting.is_some_and(|seat| view.pc(seat).area == Area::Site);
    let label = words.say("tokyo-board-site-about");
    html! {
        g #site .quarter .site .lit[lit] .here[here] transform=(places::translate(places::corner(Area::Site))) {
            rect .ground width=(SITE_WIDTH) height=(SITE_HEIGHT) rx="44" {}
            ellipse .ring-of-fire cx=(SITE_WIDTH / 2) cy=(SITE_HEIGHT / 2) rx=(SITE_WIDTH / 2 - 26) ry=(SITE_HEIGHT / 2 - 18) {}
            text .name x=(SITE_WIDTH / 2) y="30" aria-hidden="true" { (words.area(Area::Site)) }
            rect .glow width=(SITE_WIDTH) height=(SITE_HEIGHT) rx="44" {}
            foreignObject #tap-area-site width=(SITE_WIDTH) height="38" {
                button #show-area-site .tap type="button" popovertarget=(area.menu_id()) title=(label) aria-label=(label) {}
            }
            foreignObject #site-cards x="14" y="42" width=(SITE_WIDTH - 28) height="100" {
                div .site-row {
                    (encounter(words))
                    (open_card(words, scene))
                    (scrap(words))
                }
            }
            foreignObject #site-state x="310" y=(SITE_HEIGHT - 48) width=(SITE_WIDTH - 345) height="40" {
                p .site-state .due[view.duty == Duty::Due] { (state(words)) }
            }
        }
    }
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

fn encounter(words: &Words<'_>) -> Markup {
    let count = words.view.encounter;
    let told = words.tell("tokyo-board-encounter-count", &[("count", count.into())]);
    html! {
        div #encounter .heap .face-down .none[count == 0] title=(told) {
            span .backs aria-hidden="true" { @for _ in 0..count.clamp(1, 3) { i { (icon("site")) } } }
            span .heap-count aria-hidden="true" { (count) }
            span .caption { (words.say("tokyo-board-encounter")) }
            span .unseen { (told) }
        }
    }
}

fn scrap(words: &Words<'_>) -> Markup {
    let count = words.view.scrap.len();
    let told = words.tell("tokyo-board-scrap-count", &[("count", count.into())]);
    html! {
        button #scrap .heap .none[count == 0] type="button" popovertarget="menu-scrap" title=(told) {
            span .backs aria-hidden="true" { i { (icon("discard")) } }
            span .heap-count aria-hidden="true" { (count) }
            span .caption { (words.say("tokyo-board-scrap")) }
            span .unseen { (told) }
        }
    }
}

/// T27.4 T32.13 The open card; below it, or alone, the gate of the scenario.
fn open_card(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let reach = Reach::Site;
    let lit = !reach.open(scene).is_empty();
    let view = words.view;
    let aimed = view.check.is_some_and(|check| check.goal == Goal::Solve(Spot::Site))
        || view.battle.is_some_and(|battle| battle.spots().any(|spot| spot == Spot::Site));
    html! {
        button #show-site-card .slot .open-site .lit[lit] .aimed[aimed && view.ending.is_none()] type="button" popovertarget=(reach.menu_id()) {
            @match (view.open, view.story.gate) {
                (Some(open), gate) => {
                    @let row = open.card.row();
                    span .strip .site-card .(rarity(row.rarity)) {
                        (icon("site"))
                        span .name { (words.site_card(open.card)) }
                        (ways(words, row, open.damage, open.done))
                    }
                    @if let Some(gate) = gate { span .edge { (icon("scene")) span { (words.scene(gate.scene)) } } }
                }
                (None, Some(gate)) => (scene_strip(words, gate.scene, gate.damage)),
                (None, None) => span .strip .bare { (icon("site")) span .name { (words.say("tokyo-board-no-open")) } },
            }
        }
    }
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
