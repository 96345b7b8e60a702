//! T32.21 T32.22 T32.23 T32.24 The race, drawn plainly: who drives what, the way round with its stamps, and how near the others are.

use super::sprite::{figure, icon};
use super::words::{Thing, Words};
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Area, Cue, Deed, Effect, Given, Scene, View, When, by_pcs};

/// The way round, from the start: the areas in which checkpoints lie, by card.
type Checkpoints = &'static [(u8, Area)];

/// The page of the race, as soon as somebody drives.
pub(super) fn race(words: &Words<'_>) -> Markup {
    let view = words.view;
    let Some((driver, (own, checkpoints))) = view.story.race.driver.zip(stamps(view)) else {
        return html! {};
    };
    let at = view.pc(driver).area;
    let given = view.story.tokens[usize::from(own.row().number) - 1];
    html! {
        div #race .race {
            p .race-driver { (figure(view.pc(driver).role)) " " (driven(words, driver)) }
            ol .race-loop {
                @if let Some(area) = start(checkpoints) { (stop(words, (area, at == area), words.say("tokyo-race-start"), "start")) }
                @for (place, &(number, area)) in checkpoints.iter().enumerate() {
                    @let (told, class) = checkpoint(words, own, number, place, given);
                    (stop(words, (area, at == area), told, class))
                }
            }
            @if let Some(rivals) = rivals_told(words) { p .race-rivals { (icon("token")) " " (rivals) } }
        }
    }
}

/// The same in lines of text.
pub(super) fn race_in_words(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let Some((driver, (own, checkpoints))) = view.story.race.driver.zip(stamps(view)) else {
        return Vec::new();
    };
    let at = view.pc(driver).area;
    let given = view.story.tokens[usize::from(own.row().number) - 1];
    let start = start(checkpoints).map(|area| (area, words.say("tokyo-race-start")));
    let others = checkpoints
        .iter()
        .enumerate()
        .map(|(place, &(number, area))| (area, checkpoint(words, own, number, place, given).0));
    let stops = start.into_iter().chain(others).map(|(area, told)| {
        let here = (area == at).then(|| words.say("tokyo-race-here"));
        words.of(words.area(area), &words.list(std::iter::once(told).chain(here)))
    });
    std::iter::once(driven(words, driver)).chain(stops).chain(rivals_told(words)).collect()
}

fn driven(words: &Words<'_>, driver: Seat) -> String {
    match words.view.story.race.vehicle {
        Some(card) => words.tell("tokyo-race-driver", &[("who", Thing::Who(driver)), ("card", card.into())]),
        None => words.tell("tokyo-race-driver-alone", &[("who", Thing::Who(driver))]),
    }
}

/// The area without a checkpoint.
fn start(checkpoints: Checkpoints) -> Option<Area> {
    let mut areas = Area::NORMAL.into_iter();
    areas.find(|area| checkpoints.iter().all(|(_, other)| other != area))
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
fn checkpoint(words: &Words<'_>, own: Scene, number: u8, place: usize, given: u8) -> (String, &'static str) {
    let scenario = own.row().scenario;
    let solved = words.view.story.discard.iter().any(|card| card.row().number == number);
    let card =
        Scene::numbered(scenario, number).map_or_else(String::new, |card| words.scene(card).to_owned());
    let (id, class) = if place < usize::from(given) {
        ("tokyo-race-stamped", "stamped")
    } else if solved {
        ("tokyo-race-cleared", "cleared")
    } else {
        ("tokyo-race-blocked", "uncleared")
    };
    let class = if place == usize::from(given) { "next" } else { class };
    (words.tell(id, &[("card", (&card).into())]), class)
}

/// The card that gives stamps, and where.
fn stamps(view: &View) -> Option<(Scene, Checkpoints)> {
    view.story.table.iter().find_map(|scene| {
        let does = scene.row().rows.iter().flat_map(|row| row.does);
        let stamp = |what: Effect| if let Effect::Story(Deed::Stamp(all)) = what { Some(all) } else { None };
        does.map(|does| does.what).find_map(stamp).map(|all| (scene, all))
    })
}

/// T32.24 Whether the tokens of this card are the stamps.
pub(super) fn gives_stamps(view: &View, card: Scene) -> bool {
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
