//! O24 Survival points by source: as the game stands, and in the end where each of them came from and who wins.

use crate::account::{Account, Item, drawn, signed};
use crate::faces::outlive::board::sprite::{figure, icon};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::seats::seats;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Equipment, FOOD, Score, SeatView, View};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Survivors,
    Events,
    Rooms,
    Equipment,
    Pairs,
    Radiation,
}

impl Source {
    const ALL: [Source; 6] = [
        Source::Survivors,
        Source::Events,
        Source::Rooms,
        Source::Equipment,
        Source::Pairs,
        Source::Radiation,
    ];

    fn icon(self) -> &'static str {
        match self {
            Source::Survivors => "survivor",
            Source::Events => "event",
            Source::Rooms => "full",
            Source::Equipment => "gear",
            Source::Pairs => "pair",
            Source::Radiation => "radiation",
        }
    }

    fn name(self, words: &Words<'_>) -> String {
        words.say(match self {
            Source::Survivors => "outlive-score-survivors",
            Source::Events => "outlive-score-events",
            Source::Rooms => "outlive-score-rooms",
            Source::Equipment => "outlive-score-equipment",
            Source::Pairs => "outlive-score-pairs",
            Source::Radiation => "outlive-score-radiation",
        })
    }

    fn points(self, score: &Score) -> i16 {
        match self {
            Source::Survivors => score.survivors.into(),
            Source::Events => score.events.into(),
            Source::Rooms => score.rooms.into(),
            Source::Equipment => score.equipment.into(),
            Source::Pairs => score.pairs.into(),
            Source::Radiation => score.radiation.into(),
        }
    }

    /// What the points were given for.
    fn origin(self, words: &Words<'_>, known: &SeatView) -> String {
        let names = |kinds: &[Equipment]| words.list(kinds.iter().map(|&kind| words.equipment(kind)));
        match self {
            Source::Survivors => words.tell("outlive-survivors", &[("count", known.survivors().into())]),
            Source::Events => words.list(known.events.iter().map(|card| {
                words.tell(
                    "outlive-shelter-event",
                    &[("event", card.into()), ("points", card.record().points.into())],
                )
            })),
            Source::Rooms => {
                words.tell("outlive-score-full-rooms", &[("count", known.rooms.full_count().into())])
            }
            Source::Equipment => names(&known.repaired.iter().collect::<Vec<_>>()),
            Source::Pairs => {
                let firsts = known
                    .repaired
                    .iter()
                    .filter(|kind| known.repaired.contains(kind.twin()) && *kind < kind.twin());
                words.list(firsts.map(|kind| words.say(&format!("outlive-symbol-{}", kind.record().symbol))))
            }
            Source::Radiation => words
                .say_with("outlive-shelter-gauge", &[("value", (&signed(known.radiation().into())).into())]),
        }
    }
}

/// Points by source and player while the game goes on.
pub(crate) fn points(words: &Words<'_>, scene: &Scene<'_>) -> Option<Slot> {
    if words.view.turn == 0 {
        return None;
    }
    let points = html! {
        details #points .score .fold {
            summary { (words.say("outlive-score")) }
            (figures(words, scene, "outlive-score"))
        }
    };
    Some(scene.frame("points", points))
}

/// The same once it is over, with who has won.
pub(crate) fn score(words: &Words<'_>, scene: &Scene<'_>) -> Option<Slot> {
    if !words.view.over {
        return None;
    }
    let score = html! {
        section #score .score .panel aria-labelledby="score-title" {
            h2 #score-title { (words.say("outlive-score-final")) }
            (winners(words, scene))
            (figures(words, scene, "outlive-score-final"))
            (in_the_end(words, scene))
        }
    };
    Some(scene.frame("score", score))
}

/// The table of the points.
fn figures(words: &Words<'_>, scene: &Scene<'_>, title: &str) -> Markup {
    html! {
        div .figures role="table" aria-label=(words.say(title)) {
            (head(words, scene))
            @for source in Source::ALL { (row(words, scene, source)) }
            (sums(words, scene))
        }
    }
}

fn winners(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let ranks: Vec<_> = words.view.seats.iter().map(rank).collect();
    scene.part("winners", ranks, |_| html! { p #winners .winners { (victory(words)) } })
}

fn head(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    scene.part("score-head", (), |()| {
        html! {
            div #score-head .head role="row" {
                span role="cell" {}
                @for (seat, _) in seats(words.view) {
                    span role="columnheader" { (figure(seat)) span .who { (words.person(seat)) } }
                }
            }
        }
    })
}

fn row(words: &Words<'_>, scene: &Scene<'_>, source: Source) -> Slot {
    let id = format!("score-{}", source.icon());
    let points: Vec<i16> = words.view.seats.iter().map(|known| source.points(&known.score)).collect();
    scene.part(&id, points, |points| {
        html! {
            div id=(id) role="row" {
                span role="rowheader" { (icon(source.icon())) span { (source.name(words)) } }
                @for points in points { span role="cell" { (signed(*points)) } }
            }
        }
    })
}

fn sums(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let best = if words.view.over { best(words.view) } else { Vec::new() };
    let sums = seats(words.view).map(|(seat, known)| (seat, known.score.total, best.contains(&seat)));
    let sums: Vec<(Seat, i16, bool)> = sums.collect();
    scene.part("score-sums", sums, |sums| {
        html! {
            div #score-sums .sums role="row" {
                span role="rowheader" { (words.say("outlive-score-sum")) }
                @for &(seat, sum, best) in sums {
                    span id=(format!("sum-{}", seat.number())) .best[best] role="cell" { (signed(sum)) }
                }
            }
        }
    })
}

/// Where each point came from.
fn in_the_end(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    scene.part("accounts", words.view.seats.clone(), |_| {
        html! { div #accounts { (drawn(&accounts(words), figure, |seat| words.person(seat))) } }
    })
}

/// The points of a player by source.
fn items(words: &Words<'_>, known: &SeatView) -> Vec<Item> {
    let item = |source: Source| Item {
        name: source.name(words),
        origin: source.origin(words, known),
        points: source.points(&known.score),
    };
    Source::ALL.map(item).into()
}

/// The same, a source a line.
pub(crate) fn sources(words: &Words<'_>, known: &SeatView) -> Vec<String> {
    let line = |Item { name, origin, points }: &Item| match origin.as_str() {
        "" => words.of(name, &signed(*points)),
        origin => words.of(name, &words.list([signed(*points), origin.to_owned()])),
    };
    items(words, known).iter().map(line).collect()
}

/// O24.4 By what players are ranked: points, then food, then all tokens.
fn rank(known: &SeatView) -> (i16, u8, u8) {
    (known.score.total, known.tokens.total(FOOD), known.tokens.len())
}

/// O24.3 O24.4b Who wins.
fn best(view: &View) -> Vec<Seat> {
    let most = view.seats.iter().map(rank).max();
    seats(view).filter(|(_, known)| Some(rank(known)) == most).map(|(seat, _)| seat).collect()
}

/// Who wins, and by what when points alone do not tell.
pub(crate) fn victory(words: &Words<'_>) -> String {
    let view = words.view;
    let best = best(view);
    let Some(&first) = best.first() else { return String::new() };
    let (total, food, tokens) = rank(view.seat(first));
    let names = words.list(best.iter().map(|&seat| words.person(seat)));
    let id = if best.len() > 1 { "outlive-score-shared" } else { "outlive-score-won" };
    let won = words.tell(id, &[("who", (&names).into()), ("points", (&total.to_string()).into())]);
    let level = |decides: &dyn Fn((i16, u8, u8)) -> bool| {
        view.seats.iter().filter(|known| decides(rank(known))).count() > 1
    };
    let by_tokens = level(&|other| other.0 == total && other.1 == food);
    let by_food = level(&|other| other.0 == total);
    let tie = match (by_tokens, by_food) {
        (true, _) => Some(("outlive-score-tie-tokens", tokens)),
        (false, true) => Some(("outlive-score-tie-food", food)),
        (false, false) => None,
    };
    let tie = tie.map(|(id, count)| words.tell(id, &[("count", count.into())]));
    words.sentences(std::iter::once(won).chain(tie))
}

/// Where each point came from, player by player, the best first.
pub(crate) fn accounts(words: &Words<'_>) -> Vec<Account> {
    let mut order: Vec<(Seat, &SeatView)> = seats(words.view).collect();
    order.sort_by_key(|(_, known)| std::cmp::Reverse(rank(known)));
    let account = |(seat, known): (Seat, &SeatView)| {
        let left = [("food", known.tokens.total(FOOD).into()), ("tokens", known.tokens.len().into())];
        Account {
            seat,
            points: known.score.total,
            items: items(words, known),
            left: words.tell("outlive-score-left", &left),
        }
    };
    order.into_iter().map(account).collect()
}
