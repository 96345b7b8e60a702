//! The centre of the ring: the turn, its phase, the radiation to come, who begins and who acts.

use crate::faces::outlive::board::phase::Phase;
use crate::faces::outlive::board::places::{self, HEIGHT, WIDTH};
use crate::faces::outlive::board::sprite::{figure, hero_figure, icon};
use crate::faces::outlive::words::Words;
use maud::{Markup, html};
use outlive::{Ask, RADIATION, TURNS};

/// The state of the turn.
pub(crate) fn hub(words: &Words<'_>) -> Markup {
    let view = words.view;
    let (x, y) = places::centre();
    let phase = Phase::of(view);
    html! {
        foreignObject #hub x=(x) y=(y) width=(WIDTH) height=(HEIGHT) {
            div .hub .(phase.icon()) {
                p .phase { (icon(phase.icon())) (phase.name(words)) }
                @if view.turn > 0 && !view.over {
                    p .turn { (words.tell("outlive-hub-turn", &[("turn", view.turn.into()), ("turns", TURNS.into())])) }
                    p .line { (icon("radiation")) (words.tell("outlive-hub-radiation", &[("level", RADIATION[usize::from(view.turn) - 1].into())])) }
                    p .line { (figure(view.first)) span { (words.tell("outlive-hub-first", &[("who", view.first.into())])) } }
                    @if let Some(next) = view.next_first.filter(|&next| next != view.first) {
                        p .line { (icon("first")) span { (words.tell("outlive-hub-next", &[("who", next.into())])) } }
                    }
                }
                (acting(words))
            }
        }
    }
}

/// Who is at it: the hero that acts with the points it has left, the player whose move it is, or all who still decide.
fn acting(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        @if let Some(visit) = view.visit {
            p .line .now {
                (hero_figure(visit.seat, visit.hero))
                span { (words.tell("outlive-hub-points", &[("count", visit.points.into())])) }
            }
        } @else if let Some(Ask::Move { seat } | Ask::Resolve { seat, .. }) = view.ask() {
            p .line .now { (figure(seat)) span { (words.tell("outlive-hub-acts", &[("who", seat.into())])) } }
        } @else if !view.asked.is_empty() {
            @let who = words.list(view.asked.iter().map(|seat| words.person(seat)));
            @let told = words.say_with("outlive-hub-waits", &[("who", (&who).into())]);
            p .line .now role="img" aria-label=(told) title=(told) { @for seat in view.asked.iter() { (figure(seat)) } }
        }
    }
}
