//! P4 P9.1 P9.3 P10.18 P21.34 Movements, by pawn and by kind.

use crate::face::Scene;
use crate::faces::pandemic::desk::groups::{Group, Offers, those};
use crate::faces::pandemic::desk::picks::pick;
use crate::faces::pandemic::desk::{MANY, ORDINARY, buttons, chip};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::{self, later};
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, Card, City, Movement, Pawn, State};

/// The movements in the order people think of them: the cheap ones first.
const BY_COST: [Movement; 5] =
    [Movement::Drive, Movement::Shuttle, Movement::Rendezvous, Movement::Direct, Movement::Charter];

/// P4 P9.1 P9.3 Movements: this seat's pawn first, then those the Dispatcher can move. They are made on the map; the lists of
/// them come when they are wanted.
pub(crate) fn moves(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Move);
    let of = |wanted: Pawn| -> Offers<'_> {
        let is = |action| matches!(action, Action::Move { pawn, .. } if pawn == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    let own = of(Pawn::Own);
    let theirs: Vec<(Seat, Offers<'_>)> = words
        .view
        .team()
        .iter()
        .map(|seat| (seat, of(Pawn::Of(seat))))
        .filter(|(_, offers)| !offers.is_empty())
        .collect();
    let escapes: Offers<'_> =
        offers.iter().copied().filter(|choice| matches!(choice.action, Action::Escape(_))).collect();
    let heading = Group::Move.heading(words);
    html! {
        @if !own.is_empty() {
            @let summary = html! { (heading) " " span .count { (own.len()) } };
            (later::choices(scene, "group-move", "group fold", summary, || ways(words, "own", &own)))
        }
        (operations_flights(words, scene, &offers))
        @if !escapes.is_empty() {
            (kit::group::group(scene, "escape", &heading, &buttons(words, &escapes, ORDINARY)))
        }
        @if !theirs.is_empty() {
            @let summary = html! {
                (words.say("group-pawns")) " "
                span .count { (theirs.iter().map(|(_, offers)| offers.len()).sum::<usize>()) }
            };
            (later::choices(scene, "group-pawns", "group fold", summary, || html! {
                div .ways {
                    @for (seat, offers) in &theirs {
                        h4 { (words.tell("board-pawn", &[("who", (*seat).into())])) }
                        (ways(words, &format!("move-s{}", seat.number()), offers))
                    }
                }
            }))
        }
    }
}

/// P10.18 Flights of the Operations Expert: for each card that could pay, a list of cities.
fn operations_flights(words: &Words<'_>, scene: &Scene<'_, State>, offers: &Offers<'_>) -> Markup {
    let for_card = |wanted: City| -> Offers<'_> {
        let is = |action| matches!(action, Action::OperationsFlight { card, .. } if card == wanted);
        offers.iter().copied().filter(|choice| is(choice.action)).collect()
    };
    let flights: Vec<_> = City::ALL
        .iter()
        .map(|&card| (card, for_card(card)))
        .filter(|(_, flights)| !flights.is_empty())
        .collect();
    html! {
        @if !flights.is_empty() {
            (later::choices(scene, "operations-flights", "group fold", words.say("way-operations-flight"), || html! {
                div .ways {
                    @for (card, flights) in &flights {
                        @let label = words.tell("way-operations-flight-cost", &[("card", (*card).into())]);
                        (pick(words, &format!("operations-{}", slug(card.word())), &label, flights))
                    }
                }
            }))
        }
    }
}

/// The movements of one pawn, by kind.
fn ways(words: &Words<'_>, key: &str, offers: &Offers<'_>) -> Markup {
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
                        (pick(words, &format!("{key}-{}", by.word()), &format!("{name}{cost}"), &those))
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
        Movement::Direct if words.only_shows() => words.say("way-direct-shown-cost"),
        Movement::Direct => words.say("way-direct-cost"),
        Movement::Charter => {
            let from = words.place(words.moved(pawn)).map(|city| words.city(city)).unwrap_or_default();
            words.say_with("way-charter-cost", &[("city", (&from).into())])
        }
    }
}
