//! T32.21 T32.22 T32.23 T32.24 The race, drawn plainly: who drives what, the way round with its stamps, and how near the others are.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::sprite::{figure, icon};
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::{Thing, Words};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Area, Checkpoints, Cue, Deed, Effect, Given, Route, Scene, View, When, by_pcs};

/// The page of the race, as soon as somebody drives.
pub(crate) fn race(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let (driver, (own, route)) = view.story.race.driver.zip(stamps(view))?;
    let at = view.pc(driver).area;
    Some(board.scene.part("race", (at, view.story, roles(view)), |_| {
        html! {
            div #race .race {
                p .race-driver { (figure(view.pc(driver).role)) " " (driven(words, driver)) }
                ol .race-loop {
                    @if let Some(area) = start(route) { (stop(words, (area, at == area), words.say("tokyo-race-start"), "start")) }
                    @for &(number, area) in route {
                        @let (told, class) = checkpoint(words, (own, route), (number, area));
                        (stop(words, (area, at == area), told, class))
                    }
                }
                p .race-reading { (reading(words)) }
                @if let Some(rivals) = rivals_told(words) { p .race-rivals { (icon("token")) " " (rivals) } }
            }
        }
    }))
}

/// The same in lines of text.
pub(crate) fn race_in_words(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let Some((driver, (own, route))) = view.story.race.driver.zip(stamps(view)) else {
        return Vec::new();
    };
    let at = view.pc(driver).area;
    let start = start(route).map(|area| (area, words.say("tokyo-race-start")));
    let others =
        route.iter().map(|&(number, area)| (area, checkpoint(words, (own, route), (number, area)).0));
    let stops = start.into_iter().chain(others).map(|(area, told)| {
        let here = (area == at).then(|| words.say("tokyo-race-here"));
        words.of(words.area(area), &words.list(std::iter::once(told).chain(here)))
    });
    let driven = std::iter::once(driven(words, driver));
    driven.chain(stops).chain([reading(words)]).chain(rivals_told(words)).collect()
}

fn driven(words: &Words<'_>, driver: Seat) -> String {
    match words.view.story.race.vehicle {
        Some(card) => words.tell("tokyo-race-driver", &[("who", Thing::Who(driver)), ("card", card.into())]),
        None => words.tell("tokyo-race-driver-alone", &[("who", Thing::Who(driver))]),
    }
}

/// T32.24 When checkpoints count.
fn reading(words: &Words<'_>) -> String {
    words.say(match words.view.options.checkpoints {
        Checkpoints::Passing => "tokyo-race-passing",
        Checkpoints::Stopping => "tokyo-race-stopping",
    })
}

/// The area without a checkpoint.
fn start(route: Route) -> Option<Area> {
    let mut areas = Area::NORMAL.into_iter();
    areas.find(|area| route.iter().all(|(_, other)| other != area))
}

fn rivals_told(words: &Words<'_>) -> Option<String> {
    let (rivals, limit) = rivals(words.view)?;
    Some(words.tell("tokyo-race-rivals", &[("count", rivals.into()), ("limit", limit.into())]))
}

/// One area of the way round.
fn stop(words: &Words<'_>, (area, driven): (Area, bool), told: String, class: &str) -> Markup {
    html! {
        li .(class) .driven[driven] {
            b { (words.area(area)) } " "
            @if driven { span .tag { (words.say("tokyo-race-here")) } " " }
            span .told { (told) }
        }
    }
}

/// T32.24 How a checkpoint stands.
fn checkpoint(
    words: &Words<'_>,
    (own, route): (Scene, Route),
    (number, area): (u8, Area),
) -> (String, &'static str) {
    let (scenario, race) = (own.row().scenario, words.view.story.race);
    let solved = words.view.story.discard.iter().any(|card| card.row().number == number);
    let card =
        Scene::numbered(scenario, number).map_or_else(String::new, |card| words.scene(card).to_owned());
    let (id, class) = if race.stamps.contains(area) {
        ("tokyo-race-stamped", "stamped")
    } else if solved {
        ("tokyo-race-cleared", "cleared")
    } else {
        ("tokyo-race-blocked", "uncleared")
    };
    let is_due = race.due(route, words.view.options.checkpoints).any(|(_, due)| due == area);
    (words.tell(id, &[("card", (&card).into())]), if is_due { "next" } else { class })
}

/// The card that gives stamps, and where.
fn stamps(view: &View) -> Option<(Scene, Route)> {
    view.story.table.iter().find_map(|scene| Some((scene, scene.route()?)))
}

/// T32.24 Whether the tokens of this card are the stamps.
pub(crate) fn gives_stamps(view: &View, card: Scene) -> bool {
    stamps(view).is_some_and(|(own, _)| own == card)
}

/// T32.11 The tokens that lose the race, and how many there may be.
fn rivals(view: &View) -> Option<(u8, u8)> {
    let (number, limit) = view.story.table.iter().flat_map(|scene| scene.row().rows).find_map(|row| {
        let lost = row.does.iter().any(|does| does.what == Effect::Story(Deed::Defeat));
        let When::Story(Cue::Once(Given::Tokens(number, limit))) = row.when else { return None };
        lost.then_some((number, limit))
    })?;
    let there = view.story.tokens[usize::from(number) - 1];
    Some((there, by_pcs(limit, view.options.players)))
}
