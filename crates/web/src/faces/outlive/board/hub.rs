//! The centre of the ring: the sun on its way through the turns, who begins next and who acts, and what the night will cost.

use crate::faces::outlive::board::heroes;
use crate::faces::outlive::board::night;
use crate::faces::outlive::board::phase::Phase;
use crate::faces::outlive::board::sprite::{figure, hero_figure, icon, seat_class};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::{Seat, SeatSet};
use maud::{Markup, html};
use outlive::{Ask, Hero, TURNS, View};

/// The state of the turn. `own` is the seat whose night is looked ahead to.
pub(crate) fn hub(words: &Words<'_>, scene: &Scene<'_>, own: Option<Seat>) -> Slot {
    let tonight = own.and_then(|seat| night::tonight(words, scene, seat));
    let hub = html! {
        div #hub .hub .column-1 .line-1 .(Phase::of(words.view).icon()) {
            @if let Some(tonight) = tonight { (tonight) }
            (turn(words, scene))
            (acting(words, scene))
            @if let Some(ready) = own.and_then(|seat| ready(words, scene, seat)) { (ready) }
        }
    };
    scene.frame("hub", hub)
}

/// The phase and the turn, on the way of the sun, and who begins the next one.
fn turn(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let View { turn, first, next_first, .. } = *words.view;
    let next = next_first.filter(|&next| next != first);
    let phase = Phase::of(words.view);
    scene.part("hub-turn", (phase, turn, next), |_| {
        let night = coming_night(words, turn, phase);
        html! {
            div #hub-turn .clock data-over=[night.as_ref().map(|(over, _)| over)] data-radiation=[night.as_ref().map(|(_, rays)| rays)] {
                @if turn > 0 && phase != Phase::Over {
                    @let told = words.tell("outlive-hub-turn", &[("turn", turn.into()), ("turns", TURNS.into())]);
                    @let told = words.list([phase.name(words), told]);
                    p .dial role="img" aria-label=(told) title=(told) {
                        (way_of_the_sun(turn, phase))
                        span .word { (phase.name(words)) }
                        b { (turn) }
                        span .of { (words.tell("outlive-hub-of", &[("turns", TURNS.into())])) }
                    }
                    @if let Some(next) = next {
                        p .line .begins { (icon("first")) span { (words.tell("outlive-hub-next", &[("who", next.into())])) } }
                    }
                } @else {
                    p .phase { (icon(phase.icon())) (phase.name(words)) }
                }
            }
        }
    })
}

/// What is said when the night falls: that the day is over, and the radiation to come.
fn coming_night(words: &Words<'_>, turn: u8, phase: Phase) -> Option<(String, String)> {
    match phase {
        Phase::Dawn | Phase::Day => {
            let over = words.tell("outlive-night-begins", &[("turn", turn.into())]);
            Some((over, words.tell("outlive-night-level", &[("level", night::level(words).into())])))
        }
        Phase::SetUp | Phase::Night | Phase::Over => None,
    }
}

/// Where the turns lie on the arc, from morning to evening.
const STATIONS: [(u8, u8); TURNS as usize] = [(14, 37), (29, 22), (51, 13), (77, 13), (99, 22), (114, 37)];

/// The turns as the sun comes over them. By night the moon stands where the sun went down.
fn way_of_the_sun(turn: u8, phase: Phase) -> Markup {
    let light = STATIONS[usize::from(turn) - 1];
    html! {
        svg .arc viewBox="0 0 128 58" aria-hidden="true" {
            path .way d="M8 57A56 46 0 0 1 120 57" {}
            @for (station, (x, y)) in (1u8..).zip(STATIONS) {
                circle .(if station < turn { "past" } else { "to-come" }) cx=(x) cy=(y) r="3" {}
            }
            @if phase == Phase::Night {
                circle .moon cx=(light.0) cy=(light.1) r="10" {}
                circle .shade cx=(light.0 + 5) cy=(light.1 - 3) r="8" {}
            } @else {
                circle .glow cx=(light.0) cy=(light.1) r="13" {}
                circle .sun-disc cx=(light.0) cy=(light.1) r="9" {}
            }
        }
    }
}

/// O3.13 The heroes of this seat that are yet to be placed, by strength.
fn ready(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Option<Slot> {
    let known = words.view.seat(seat);
    known.leader.filter(|_| words.view.turn == 0)?;
    let ready = Hero::ALL.iter().copied().filter(|&hero| known.hero(hero).area.is_none());
    let ready: Vec<Slot> = ready.map(|hero| heroes::waiting(words, scene, seat, hero)).collect();
    if ready.is_empty() {
        return None;
    }
    let ready = html! {
        ul #hub-ready .ready .(seat_class(seat)) { @for hero in ready { (hero) } }
    };
    Some(scene.frame("hub-ready", ready))
}

/// Who is at it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Acting {
    /// The hero that acts, with the points it has left.
    Hero(Seat, Hero, u8),
    /// The player whose move it is.
    Player(Seat),
    /// All who still decide.
    All(SeatSet),
}

impl Acting {
    fn of(view: &View) -> Acting {
        match (view.visit, view.ask()) {
            (Some(visit), _) => Acting::Hero(visit.seat, visit.hero, visit.points),
            (None, Some(Ask::Move { seat } | Ask::Resolve { seat, .. })) => Acting::Player(seat),
            (None, _) => Acting::All(view.asked),
        }
    }
}

fn acting(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    scene.part("hub-acting", Acting::of(words.view), |acting| {
        html! {
            div #hub-acting .at-it {
                @match *acting {
                    Acting::Hero(seat, hero, points) => p .line .now {
                        (hero_figure(seat, hero))
                        span { (words.tell("outlive-hub-points", &[("count", points.into())])) }
                    },
                    Acting::Player(seat) => p .line .now {
                        (figure(seat))
                        span { (words.tell("outlive-hub-acts", &[("who", seat.into())])) }
                    },
                    Acting::All(seats) => @if !seats.is_empty() {
                        @let who = words.list(seats.iter().map(|seat| words.person(seat)));
                        @let told = words.say_with("outlive-hub-waits", &[("who", (&who).into())]);
                        p .line .now role="img" aria-label=(told) title=(told) { @for seat in seats.iter() { (figure(seat)) } }
                    },
                }
            }
        }
    })
}
