//! T32.14 T32.15 How far a journey has come: the shaft of S02 with its floors, the train of S06 with its passengers and its way.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::places;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text::floor_name;
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{Area, Cue, Deed, Effect, Given, Row, Scenario, Scene, View, When, by_pcs};

/// What the scenario counts, above its pages.
pub(crate) fn journey(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    match view.options.scenario {
        Scenario::S02 => Some(board.scene.part("shaft", view.story, |_| shaft(words))),
        Scenario::S06 => Some(board.scene.part("line", (view.story, view.slots), |_| line(words))),
        Scenario::HoldOut
        | Scenario::S00
        | Scenario::S01
        | Scenario::S03
        | Scenario::S04
        | Scenario::S05
        | Scenario::S07 => None,
    }
}

fn card(view: &View, number: u8) -> Option<Scene> {
    Scene::numbered(view.options.scenario, number)
}

fn tokens(view: &View, card: Scene) -> u8 {
    view.story.tokens[usize::from(card.row().number) - 1]
}

fn on_table(view: &View, card: Scene) -> bool {
    view.story.table.iter().any(|it| it == card)
}

fn read(view: &View, card: Scene) -> bool {
    view.story.discard.iter().any(|it| it == card)
}

/// The tokens a condition asks of a card, unless it holds for another branch only.
fn asked(view: &View, given: Given, of: u8) -> Option<u8> {
    let part = |given: &Given| {
        if let Given::Tokens(number, least) = *given {
            (number == of).then(|| by_pcs(least, view.options.players))
        } else {
            None
        }
    };
    if let Given::All(all) = given {
        let other_branch = all.iter().any(|given| {
            if let Given::Chosen(number, letter) = *given {
                let chosen = view.story.letters[usize::from(number) - 1];
                chosen.is_some_and(|chosen| chosen != letter)
            } else {
                false
            }
        });
        all.iter().filter(|_| !other_branch).find_map(part)
    } else {
        part(&given)
    }
}

/// T32.14 The next number of tokens on a card at which its text goes on.
pub(crate) fn goal(view: &View, of: Scene) -> Option<u8> {
    let number = of.row().number;
    let once = |row: &Row| if let When::Story(Cue::Once(given)) = row.when { Some(given) } else { row.given };
    let asked = of.row().rows.iter().filter_map(once).filter_map(|given| asked(view, given, number));
    asked.filter(|&count| count > tokens(view, of)).min()
}

/// The same in lines of text.
pub(crate) fn journey_in_words(words: &Words<'_>) -> Vec<String> {
    match words.view.options.scenario {
        Scenario::S02 => shaft_in_words(words),
        Scenario::S06 => line_in_words(words),
        Scenario::HoldOut
        | Scenario::S00
        | Scenario::S01
        | Scenario::S03
        | Scenario::S04
        | Scenario::S05
        | Scenario::S07 => Vec::new(),
    }
}

/// S02: the floors from above.
fn floors(view: &View) -> Vec<Scene> {
    [5, 7, 11, 13].into_iter().filter_map(|number| card(view, number)).collect()
}

/// S02: the floor where the group is.
fn reached(view: &View, floors: &[Scene]) -> Option<usize> {
    floors.iter().rposition(|&floor| on_table(view, floor) || read(view, floor))
}

/// S02: how deep the group has come on this floor.
fn depth(view: &View) -> u8 {
    card(view, 2).map_or(0, |log| tokens(view, log))
}

fn shaft_in_words(words: &Words<'_>) -> Vec<String> {
    let floors = floors(words.view);
    let Some(here) = reached(words.view, &floors) else { return Vec::new() };
    let floor = floors[here];
    vec![words.of(words.scene(floor), &standing(words, floor, depth(words.view)))]
}

/// S02: the floors, where the group is, and how deep.
fn shaft(words: &Words<'_>) -> Markup {
    let view = words.view;
    let floors = floors(view);
    let reached = reached(view, &floors);
    let depth = depth(view);
    html! {
        ol #shaft .shaft aria-label=(words.say("tokyo-journey-shaft")) {
            @for (place, &floor) in floors.iter().enumerate() {
                @let here = reached == Some(place);
                @let passed = reached.is_some_and(|reached| place < reached);
                li .now[here] .past[passed] {
                    span .floor { @if place < 3 { "B" (place + 1) } @else { "↑" } }
                    span .floor-name {
                        @if here || passed { (floor_name(words.texts, floor)) } @else { (words.say("tokyo-journey-unknown")) }
                        @if here {
                            small { (standing(words, floor, depth)) }
                        }
                    }
                }
            }
        }
    }
}

/// S02: what the floor waits for.
fn standing(words: &Words<'_>, floor: Scene, depth: u8) -> String {
    let view = words.view;
    match view.story.gate {
        Some(gate) => words.tell("tokyo-journey-gate", &[("card", gate.scene.into())]),
        None if floor.row().number == 13 => {
            words.tell("tokyo-journey-departs", &[("count", tokens(view, floor).into())])
        }
        None => {
            let needed = view.options.players;
            words.tell("tokyo-journey-depth", &[("done", depth.into()), ("needed", needed.into())])
        }
    }
}

/// The card that rolls on round the loop, and the slot it stands in.
fn train(view: &View) -> Option<(Scene, tokyo::Slot, Area)> {
    tokyo::Slot::ALL.iter().find_map(|&slot| {
        let scene = view.slot(slot).scene?;
        let mut does = scene.row().rows.iter().flat_map(|row| row.does);
        let rolls = does.any(|does| does.what == Effect::Story(Deed::Roll));
        rolls.then(|| (scene, slot, slot.area().clockwise(1)))
    })
}

/// Whether three troubles block the way there.
fn blocked(view: &View, to: Area) -> bool {
    to.slots().all(|slot| view.slot(slot).open_trouble().is_some())
}

/// What is said of the train: its passengers, and where it goes.
fn train_told(words: &Words<'_>, (train, slot, to): (Scene, tokyo::Slot, Area)) -> String {
    let view = words.view;
    let id = if blocked(view, to) { "tokyo-journey-blocked" } else { "tokyo-journey-train" };
    words.tell(
        id,
        &[
            ("card", train.into()),
            ("count", tokens(view, train).into()),
            ("area", slot.area().into()),
            ("to", to.into()),
        ],
    )
}

/// S06: the train beside the mat.
fn beside_the_mat(view: &View) -> Option<Scene> {
    card(view, 5).filter(|&card| on_table(view, card))
}

/// S06: the hour, and the one at which the scenario is lost.
fn hours(view: &View) -> Option<(u8, u8)> {
    let clock = card(view, 6).filter(|&card| on_table(view, card))?;
    Some((tokens(view, clock), dawn(view, clock)?))
}

fn passengers(words: &Words<'_>, train: Scene) -> Option<String> {
    let needed = goal(words.view, train)?;
    let done = tokens(words.view, train);
    Some(words.tell("tokyo-journey-passengers", &[("done", done.into()), ("needed", needed.into())]))
}

fn waits_beside(words: &Words<'_>, train: Scene) -> String {
    let count = tokens(words.view, train);
    words.tell("tokyo-journey-full", &[("card", train.into()), ("count", count.into())])
}

fn hours_left(words: &Words<'_>, (now, dawn): (u8, u8)) -> String {
    words.tell("tokyo-journey-hours", &[("count", dawn.saturating_sub(now).into())])
}

fn line_in_words(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let train = train(view).into_iter();
    let train =
        train.flat_map(|found| std::iter::once(train_told(words, found)).chain(passengers(words, found.0)));
    let beside = beside_the_mat(view).map(|train| waits_beside(words, train));
    train.chain(beside).chain(hours(view).map(|hours| hours_left(words, hours))).collect()
}

/// S06: the train, and the hours until dawn.
fn line(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        div #line .journey {
            @if let Some(train) = train(view) {
                p { (icon("scene")) " " (train_told(words, train)) }
                @if let Some(passengers) = passengers(words, train.0) { p .hint { (passengers) } }
            }
            @if let Some(train) = beside_the_mat(view) { p { (icon("scene")) " " (waits_beside(words, train)) } }
            @if let Some((now, dawn)) = hours(view) {
                p { (hours_left(words, (now, dawn))) }
                ol .rounds aria-hidden="true" {
                    @for hour in 1..=dawn { li .past[hour < now] .now[hour == now] { (hour) } }
                }
            }
        }
    }
}

/// The hour at which the scenario is lost.
fn dawn(view: &View, clock: Scene) -> Option<u8> {
    let lost = |row: &&Row| row.does.iter().any(|does| does.what == Effect::Story(Deed::Defeat));
    let row = clock.row().rows.iter().find(lost)?;
    asked(view, row.given?, clock.row().number)
}

/// T32.15 The train on the mat, in the area where it stands, with an arrow to the next one.
pub(crate) fn on_the_mat(board: &Board<'_>) -> Option<Slot> {
    let view = board.words.view;
    let (scene, slot, to) = train(view)?;
    let input = ((scene, slot, to), tokens(view, scene), goal(view, scene), blocked(view, to));
    Some(board.scene.part("train", input, |&(found, count, goal, blocked)| {
        let told = train_told(&board.words, found);
        let (area, turned) = (slot.area(), places::bearing(slot.area(), to).unwrap_or_default());
        html! {
            div #train .train .(format!("in-{area}")) .blocked[blocked] {
                svg viewBox="0 -2 90 32" role="img" aria-label=(told) {
                    title { (told) }
                    rect .car width="58" height="22" rx="5" {}
                    circle .wheel cx="14" cy="24" r="4" {}
                    circle .wheel cx="44" cy="24" r="4" {}
                    text .aboard x="29" y="17" aria-hidden="true" { (count) @if let Some(needed) = goal { "/" (needed) } }
                    path .onward transform=(format!("translate(76 12) rotate({turned})")) d="M-9 0H7M1-6L8 0L1 6" {}
                }
            }
        }
    }))
}
