//! P4.1 P4.4 P9.1 Journeys: where pawns come to in several steps, offered as one choice with what they cost.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::deeds;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::board::touches::{along, touches};
use crate::faces::pandemic::desk::{MAIN, ORDINARY};
use crate::faces::pandemic::words::Words;
use crate::kit::button::button_about;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, City, Journey, Movement, Pawn, State};

/// A journey that a pawn can make now.
pub(crate) struct Trip {
    pub(crate) pawn: Pawn,
    pub(crate) journey: Journey,
    /// Its last step, written as the whole of it.
    choice: Choice<Action>,
}

/// The pawns that the acting seat can move without a card now, each with whose it is: its own first.
pub(crate) fn pawns(words: &Words<'_>, scene: &Scene<'_, State>) -> Vec<(Pawn, Seat)> {
    if scene.acting != Some(words.view.active) {
        return Vec::new();
    }
    let mut pawns: Vec<Pawn> =
        scene.choices.iter().filter_map(|choice| moves_freely(choice.action)).collect();
    pawns.sort_unstable();
    pawns.dedup();
    pawns.into_iter().map(|pawn| (pawn, words.moved(pawn))).collect()
}

fn moves_freely(action: Action) -> Option<Pawn> {
    if let Action::Move { by: Movement::Drive | Movement::Shuttle | Movement::Rendezvous, pawn, .. } = action
    {
        Some(pawn)
    } else {
        None
    }
}

/// Every journey of several steps to where no single one leads without a card.
pub(crate) fn trips(words: &Words<'_>, scene: &Scene<'_, State>) -> Vec<Trip> {
    let near = |pawn: Pawn, city: City| {
        let leads = |action| matches!(action, Action::Move { to, .. } if to == city);
        let free = |action| moves_freely(action) == Some(pawn);
        scene.choices.iter().any(|choice| free(choice.action) && leads(choice.action))
    };
    let trip = |pawn: Pawn, journey: Journey| {
        let steps: Vec<Action> = journey.actions(pawn).collect();
        let written: Vec<String> = steps.iter().map(Action::to_string).collect();
        let choice = Choice { action: *steps.last()?, notation: written.join("; ") };
        Some(Trip { pawn, journey, choice })
    };
    let of = |(pawn, seat): (Pawn, Seat)| {
        let far = words.view.journeys(seat).into_iter().filter(move |journey| journey.steps.len() > 1);
        far.filter(move |journey| !near(pawn, journey.to())).filter_map(move |journey| trip(pawn, journey))
    };
    pawns(words, scene).into_iter().flat_map(of).collect()
}

impl Trip {
    /// A button that makes it, with the way and what it costs. The way is marked while the button, or what opens its menu, is
    /// pointed at.
    pub(crate) fn button(&self, words: &Words<'_>, menu: &str) -> Markup {
        let shown = deeds::journey(words, &self.told(words), self.journey.steps.iter().map(|&(by, _)| by));
        button_about(menu, &self.choice, MAIN, &shown, None, &along(words, self.pawn, &self.journey))
    }

    fn told_with_cost(&self, words: &Words<'_>) -> String {
        let cost = cost(words, self.journey.steps.len());
        words.say_with(
            "journey-with-cost",
            &[("journey", (&self.told(words)).into()), ("cost", (&cost).into())],
        )
    }

    fn told(&self, words: &Words<'_>) -> String {
        let way = self.journey.steps.iter().take(self.journey.steps.len() - 1);
        let via = words.list(way.map(|&(_, city)| words.city(city)));
        let to = words.city(self.journey.to());
        match self.pawn {
            Pawn::Own => words.say_with("do-journey", &[("to", (&to).into()), ("via", (&via).into())]),
            Pawn::Of(seat) => {
                let who = words.person(seat);
                words.say_with(
                    "do-journey-pawn",
                    &[("who", (&who).into()), ("to", (&to).into()), ("via", (&via).into())],
                )
            }
        }
    }
}

/// What a number of actions costs, in words.
pub(crate) fn cost(words: &Words<'_>, steps: usize) -> String {
    words.say_with("journey-cost", &[("count", (steps as u32).into())])
}

/// Where a pawn can go, by what it costs: the pawn is dragged onto one of these cities.
pub(crate) fn ways_of(words: &Words<'_>, scene: &Scene<'_, State>, menu: &str, pawn: Pawn) -> Markup {
    let single = |by: &[Movement]| -> Vec<(City, &Choice<Action>)> {
        let to = |action| {
            let Action::Move { by: way, pawn: of, to } = action else { return None };
            (of == pawn && by.contains(&way)).then_some(to)
        };
        scene.choices.iter().filter_map(|choice| Some((to(choice.action)?, choice))).collect()
    };
    let mut free = single(&[Movement::Drive, Movement::Shuttle, Movement::Rendezvous]);
    free.sort_by_key(|(to, _)| *to);
    free.dedup_by_key(|(to, _)| *to);
    let trips: Vec<Trip> = trips(words, scene).into_iter().filter(|trip| trip.pawn == pawn).collect();
    let most = trips.iter().map(|trip| trip.journey.steps.len()).max().unwrap_or_default();
    let dear = |by: Movement| {
        let mut flights = single(&[by]);
        flights.retain(|(to, _)| {
            free.iter().all(|(near, _)| near != to) && trips.iter().all(|trip| trip.journey.to() != *to)
        });
        flights
    };
    html! {
        @if !free.is_empty() {
            (group(&cost(words, 1), &html! { @for (to, choice) in &free { (chip(words, menu, *to, choice)) } }))
        }
        @for steps in 2..=most {
            @let far: Vec<&Trip> = trips.iter().filter(|trip| trip.journey.steps.len() == steps).collect();
            @if !far.is_empty() {
                (group(&cost(words, steps), &html! {
                    @for trip in far {
                        @let touches = along(words, pawn, &trip.journey);
                        (button_about(menu, &trip.choice, ORDINARY, &city(words, trip.journey.to()), Some(&trip.told_with_cost(words)), &touches))
                    }
                }))
            }
        }
        @for by in [Movement::Direct, Movement::Charter] {
            @let flights = dear(by);
            @if !flights.is_empty() {
                (group(&words.say(&format!("way-{}", by.word())), &html! { @for (to, choice) in flights { (chip(words, menu, to, choice)) } }))
            }
        }
    }
}

fn group(heading: &str, buttons: &Markup) -> Markup {
    html! { div .way role="group" aria-label=(heading) { p .name { (heading) } div .choices { (buttons) } } }
}

fn city(words: &Words<'_>, city: City) -> Markup {
    html! { (pip(city.colour())) (words.city(city)) }
}

fn chip(words: &Words<'_>, menu: &str, to: City, choice: &Choice<Action>) -> Markup {
    let full = words.action(choice.action);
    button_about(menu, choice, ORDINARY, &city(words, to), Some(&full), &touches(words, choice.action))
}
