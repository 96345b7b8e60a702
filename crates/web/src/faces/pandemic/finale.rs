//! A finished game of Pandemic: the map as it was left, the cures, and how far the outbreaks have come.

use super::board::sprite;
use super::last_map;
use super::words::Words;
use crate::finale::{Ended, Finale, Mark, Reached, Track};
use kernel::Seat;
use maud::html;
use pandemic::{Card, Colour, Cure, Ending, Event, State, View};

pub(super) fn finale(ended: &Ended<'_, State>) -> Finale {
    let words = Words { texts: ended.texts, view: ended.view, people: ended.people };
    let view = ended.view;
    let figure = |seat: Seat| match view.bio_terrorist {
        Some(terrorist) if terrorist.seat == seat => sprite::black_figure(),
        Some(_) | None => sprite::figure(view.seat(seat).role, seat),
    };
    Finale {
        title: title(&words, ended.ended_by),
        backdrop: Some(last_map::whole(view)),
        figures: Seat::first(view.seats.len() as u8).map(figure).collect(),
        marks: view.colours().iter().map(|&colour| mark(&words, ended, colour)).collect(),
        tracks: vec![Track { name: words.say("panel-outbreaks"), at: view.outbreaks, of: pandemic::SKULL }],
    }
}

fn title(words: &Words<'_>, ended_by: &str) -> Option<String> {
    let id = match Ending::ALL.iter().find(|ending| ending.word() == ended_by)? {
        Ending::Cures => "pandemic-finale-cures",
        Ending::Cubes => {
            let gone = words.view.colours().iter().find(|&&colour| words.view.supply[colour as usize] == 0);
            let colour = gone.map(|&colour| words.hue(colour)).unwrap_or_default();
            return Some(words.say_with("pandemic-finale-cubes", &[("hue", colour.as_str().into())]));
        }
        Ending::Outbreaks => "pandemic-finale-outbreaks",
        Ending::PlayerDeck => "pandemic-finale-player-deck",
        Ending::InfectionDeck => "pandemic-finale-infection-deck",
    };
    Some(words.say(id))
}

/// P18.1 A disease: who found its cure, or how many cards of its colour somebody held.
fn mark(words: &Words<'_>, ended: &Ended<'_, State>, colour: Colour) -> Mark {
    let view = words.view;
    let mut found = None;
    for (turn, event) in ended.happened {
        if let Event::Cured { seat, colour: of } = **event
            && of == colour
        {
            found = Some((*turn as u32, seat));
        }
    }
    let state = match (found, view.cures[colour as usize]) {
        (Some((turn, seat)), cure) => {
            let id =
                if cure == Cure::Eradicated { "pandemic-mark-eradicated" } else { "pandemic-mark-cured" };
            words.say_with(id, &[("who", words.person(seat).as_str().into()), ("turn", turn.into())])
        }
        (None, Cure::Active | Cure::Cured | Cure::Eradicated) => {
            words.say_with("pandemic-mark-cards", &[("count", most(view, colour).into())])
        }
    };
    let picture = html! {
        span .medal .(colour.word()) { svg viewBox="-9 -9 18 18" aria-hidden="true" { use href=(format!("#pip-{colour}")) {} } }
    };
    Mark { picture, name: words.colour(colour), state, reached: Reached::when(found.is_some()) }
}

/// The most cards of this colour in one hand, of the hands the viewer knows.
fn most(view: &View, colour: Colour) -> u32 {
    let of_colour = |card: Card| matches!(card, Card::City(city) if city.colour() == colour);
    let held = view.seats.iter().filter_map(|seat| seat.hand);
    held.map(|hand| hand.iter().filter(|card| of_colour(*card)).count() as u32).max().unwrap_or_default()
}
