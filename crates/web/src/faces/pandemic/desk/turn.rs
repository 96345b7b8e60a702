//! The course of a turn, for whoever waits: who plays, what comes next, and who is next.

use crate::face::Scene;
use crate::faces::pandemic::board::sprite::figure;
use crate::faces::pandemic::words::Words;
use crate::kit::part::Slot;
use kernel::{Id, Seat};
use maud::{Markup, html};
use pandemic::{Frame, Moment, State, View, Window};

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Stage {
    Actions,
    Draw,
    Infect,
    Passed,
}

/// The course of the turn that others play.
pub(crate) fn course(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let view = words.view;
    if scene.acting.is_some() || view.turn == 0 || view.ended_by.is_some() {
        return None;
    }
    let active = view.active;
    let next = follower(view);
    let role = |seat: Seat| view.seat(seat).role;
    let pawns = (role(active), next.map(role));
    let input = (active, next, stage(view), view.rate(), view.seat(active).actions_left, pawns);
    Some(scene.part("turn-course", input, |&(active, next, stage, rate, left, _)| {
        let actions = words.say_with("turn-course-actions", &[("left", left.into())]);
        html! {
            ol #turn-course .turn-course aria-label=(words.say("turn-course-title")) {
                (step(stage, Stage::Actions, &html! { (pawn(words, active)) (words.person(active)) " " small { (actions) } }))
                (step(stage, Stage::Draw, &html! { (words.say("turn-course-draw")) }))
                (step(stage, Stage::Infect, &html! { (words.say_with("turn-course-infect", &[("count", rate.into())])) }))
                @if let Some(next) = next {
                    (step(stage, Stage::Passed, &html! {
                        (pawn(words, next)) (words.say_with("turn-course-next", &[("who", (&words.person(next)).into())]))
                    }))
                }
            }
        }
    }))
}

fn step(now: Stage, of: Stage, shown: &Markup) -> Markup {
    let (class, current) = if of == now {
        ("now", Some("step"))
    } else if of < now {
        ("past", None)
    } else {
        ("ahead", None)
    };
    html! { li .(class) aria-current=[current] { (shown) } }
}

fn pawn(words: &Words<'_>, seat: Seat) -> Markup {
    figure(words.view.seat(seat).role, seat)
}

/// Whose turn comes next. The Bio-Terrorist's come in between.
fn follower(view: &View) -> Option<Seat> {
    if view.bio_terrorist.is_some() {
        return None;
    }
    let later = view.team().iter().find(|seat| seat.index() > view.active.index());
    later.or_else(|| view.team().first()).filter(|seat| *seat != view.active)
}

/// How far the turn has come.
fn stage(view: &View) -> Stage {
    let infects = [
        Window::BeforeInfection,
        Window::InfectionRevealed,
        Window::InfectionResolved,
        Window::TurnEnd,
        Window::BtTurnBefore,
        Window::BtTurnAfter,
    ];
    match view.top() {
        Some(Frame::Moment(Moment::Window { window, .. })) if infects.contains(&window) => Stage::Infect,
        Some(Frame::Moment(Moment::BioTerrorist)) => Stage::Infect,
        Some(Frame::Moment(Moment::OverLimit { .. })) if view.seat(view.active).actions_left == 0 => {
            Stage::Draw
        }
        Some(Frame::Moment(Moment::Window { window, .. })) if is_of_the_draw(window) => Stage::Draw,
        Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Step(_) | Frame::Question(_)) | None => {
            Stage::Actions
        }
    }
}

fn is_of_the_draw(window: Window) -> bool {
    [
        Window::BeforeDraw,
        Window::CardsDrawn,
        Window::BottomRevealed,
        Window::EpidemicInfected,
        Window::BeforeIntensify,
        Window::SpecialResolved,
    ]
    .contains(&window)
}
