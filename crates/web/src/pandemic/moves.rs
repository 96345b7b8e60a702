//! P4 P9.1 P9.3 Movements, by pawn and by kind.

use super::choices::{Group, MANY, Offers, chip, group, those};
use super::picks::pick;
use super::words::Words;
use crate::face::Scene;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, Card, Movement, Pawn, State};

/// The movements in the order people think of them: the cheap ones first.
const BY_COST: [Movement; 5] =
    [Movement::Drive, Movement::Shuttle, Movement::Rendezvous, Movement::Direct, Movement::Charter];

/// P4 P9.1 P9.3 Movements: the own pawn first, then those the Dispatcher can move.
pub(super) fn moves(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Move);
    let of = |wanted: Pawn| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { pawn, .. } if pawn == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    let own = of(Pawn::Own);
    let content = (!own.is_empty()).then(|| ways(words, scene, "own", &own));
    html! {
        (group(words, scene, Group::Move, content))
        @for seat in Seat::first(words.view.options.players) {
            @let theirs = of(Pawn::Of(seat));
            @if !theirs.is_empty() {
                @let key = format!("move-s{}", seat.number());
                details id=(format!("group-{key}")) .group .fold {
                    summary { (words.say_with("group-pawn", &[("who", (&words.who(seat)).into())])) }
                    (ways(words, scene, &key, &theirs))
                }
            }
        }
    }
}

/// The movements of one pawn, by kind.
fn ways(words: &Words<'_>, scene: &Scene<'_, State>, key: &str, offers: &Offers<'_>) -> Markup {
    let of = |wanted: Movement| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { by, .. } if by == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    html! {
        div .ways {
            @for by in BY_COST {
                @let those = of(by);
                @if let Some(Action::Move { pawn, .. }) = those.first().map(|choice| choice.action) {
                    @let name = words.say(&format!("way-{}", by.word()));
                    @let cost = cost(words, by, pawn);
                    @if those.len() < MANY {
                        div .way role="group" aria-label=(name) {
                            p .name { b { (name) } (cost) }
                            div .choices {
                                @for choice in &those {
                                    @if let Action::Move { to, .. } = choice.action { (chip(words, choice, Card::City(to))) }
                                }
                            }
                        }
                    } @else {
                        (pick(words, scene, &format!("{key}-{}", by.word()), &format!("{name}{cost}"), "choose-fly", &those))
                    }
                }
            }
        }
    }
}

/// What a movement takes, as the end of a sentence that begins with its name.
fn cost(words: &Words<'_>, by: Movement, pawn: Pawn) -> String {
    match by {
        Movement::Drive | Movement::Shuttle | Movement::Rendezvous => String::new(),
        Movement::Direct => words.say("way-direct-cost"),
        Movement::Charter => {
            let from = words.city(words.view.seat(words.moved(pawn)).city);
            words.say_with("way-charter-cost", &[("city", (&from).into())])
        }
    }
}
