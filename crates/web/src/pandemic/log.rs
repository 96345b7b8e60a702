//! The log: every event as a sentence.

use super::words::{Words, slug};
use crate::face::{Sentence, Weight};
use kernel::Seat;
use pandemic::{City, Colour, Ending, Event, Movement};

/// The sentence of this event. What comes of an infection card names its city, so the card itself is left out.
pub(super) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let told = !matches!(event, Event::InfectionRevealed { .. });
    told.then(|| Sentence { rule: event.rule(), text: text(words, event), weight: weight(event) })
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::TurnBegan { .. } => Weight::Heading,
        Event::EpidemicDrawn { .. } | Event::Outbreak { .. } => Weight::Grave,
        Event::Ended { by: Ending::Cures } | Event::Cured { .. } | Event::Eradicated { .. } => Weight::Glad,
        Event::Ended {
            by: Ending::Cubes | Ending::Outbreaks | Ending::PlayerDeck | Ending::InfectionDeck,
        } => Weight::Grave,
        Event::RoleTaken { .. }
        | Event::SetupInfected { .. }
        | Event::Dealt { .. }
        | Event::DealtHidden { .. }
        | Event::Begins { .. }
        | Event::Moved { .. }
        | Event::Built { .. }
        | Event::Treated { .. }
        | Event::MedicCleared { .. }
        | Event::Shared { .. }
        | Event::ActionsEnded { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Airlifted { .. }
        | Event::Revealed { .. }
        | Event::Forecast { .. }
        | Event::Granted { .. }
        | Event::QuietNight { .. }
        | Event::Removed { .. }
        | Event::Asked { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::Drew { .. }
        | Event::DrewHidden { .. }
        | Event::Increased { .. }
        | Event::BottomRevealed { .. }
        | Event::Intensified { .. }
        | Event::InfectionRevealed { .. }
        | Event::CubesPlaced { .. }
        | Event::HeldOffEradicated { .. }
        | Event::HeldOffMedic { .. }
        | Event::InfectionSkipped
        | Event::InfectionReshuffled => Weight::Plain,
    }
}

fn text(words: &Words<'_>, event: &Event) -> String {
    let say = |id: &str, values: &[(&str, crate::Value<'_>)]| words.say_with(id, values);
    let who = |seat: Seat| words.who(seat);
    let name = |city: City| words.city(city);
    let spot = |id: &str, city: City, colour: Colour, cubes: u8| {
        say(
            id,
            &[("city", (&name(city)).into()), ("hue", (&words.hue(colour)).into()), ("cubes", cubes.into())],
        )
    };
    match *event {
        Event::RoleTaken { seat, role } => {
            say("log-role-taken", &[("who", (&who(seat)).into()), ("role", (&words.role(role)).into())])
        }
        Event::SetupInfected { city, cubes } => spot("log-setup-infected", city, city.colour(), cubes),
        Event::Dealt { seat, card } => {
            say("log-dealt", &[("who", (&who(seat)).into()), ("card", (&words.card(card)).into())])
        }
        Event::DealtHidden { seat } => say("log-dealt-hidden", &[("who", (&who(seat)).into())]),
        Event::Begins { seat, card: None } => say("log-begins", &[("who", (&who(seat)).into())]),
        Event::Begins { seat, card: Some(card) } => {
            say("log-begins-card", &[("who", (&who(seat)).into()), ("card", (&name(card)).into())])
        }
        Event::TurnBegan { seat, number } => {
            say("log-turn", &[("who", (&who(seat)).into()), ("number", u32::from(number).into())])
        }
        Event::Moved { seat, pawn, by, from, to, card: _ } => moved(words, seat, pawn, by, from, to),
        Event::Built { seat, city, from, card } => {
            let id = match (card, from) {
                (Some(_), None) => "log-built",
                (None, None) => "log-built-free",
                (Some(_), Some(_)) => "log-built-from",
                (None, Some(_)) => "log-built-from-free",
            };
            let from = from.map(name).unwrap_or_default();
            say(id, &[("who", (&who(seat)).into()), ("city", (&name(city)).into()), ("from", (&from).into())])
        }
        Event::Treated { seat, city, colour, cubes } => say(
            "log-treated",
            &[
                ("who", (&who(seat)).into()),
                ("city", (&name(city)).into()),
                ("hue", (&words.hue(colour)).into()),
                ("cubes", cubes.into()),
            ],
        ),
        Event::MedicCleared { city, colour, cubes } => spot("log-medic-cleared", city, colour, cubes),
        Event::Cured { seat, colour } => {
            say("log-cured", &[("who", (&who(seat)).into()), ("hue", (&words.hue(colour)).into())])
        }
        Event::Eradicated { colour } => say("log-eradicated", &[("hue", (&words.hue(colour)).into())]),
        Event::Shared { giver, receiver, card } => say(
            "log-shared",
            &[
                ("giver", (&who(giver)).into()),
                ("receiver", (&who(receiver)).into()),
                ("card", (&name(card)).into()),
            ],
        ),
        Event::ActionsEnded { seat, unused } => {
            say("log-actions-ended", &[("who", (&who(seat)).into()), ("unused", unused.into())])
        }
        Event::Discarded { seat, card } => {
            say("log-discarded", &[("who", (&who(seat)).into()), ("card", (&words.card(card)).into())])
        }
        Event::Played { seat, event } => {
            say("log-played", &[("who", (&who(seat)).into()), ("event", (&words.event(event)).into())])
        }
        Event::Airlifted { pawn, from, to } => say(
            "log-airlifted",
            &[("pawn", (&who(pawn)).into()), ("from", (&name(from)).into()), ("to", (&name(to)).into())],
        ),
        Event::Revealed { city } => say("log-revealed", &[("city", (&name(city)).into())]),
        Event::Forecast { order } => {
            say("log-forecast", &[("cities", (&words.list(order.iter().map(name))).into())])
        }
        Event::Granted { city, from: None } => say("log-granted", &[("city", (&name(city)).into())]),
        Event::Granted { city, from: Some(from) } => {
            say("log-granted-from", &[("city", (&name(city)).into()), ("from", (&name(from)).into())])
        }
        Event::QuietNight { turns } => say("log-quiet-night", &[("turns", turns.into())]),
        Event::Removed { city } => say("log-removed", &[("city", (&name(city)).into())]),
        Event::Asked { asker, owner } => {
            say("log-asked", &[("asker", (&who(asker)).into()), ("owner", (&who(owner)).into())])
        }
        Event::Agreed { owner } => say("log-agreed", &[("owner", (&who(owner)).into())]),
        Event::Declined { owner } => say("log-declined", &[("owner", (&who(owner)).into())]),
        Event::Drew { seat, card } => {
            say("log-drew", &[("who", (&who(seat)).into()), ("card", (&words.card(card)).into())])
        }
        Event::DrewHidden { seat } => say("log-drew-hidden", &[("who", (&who(seat)).into())]),
        Event::EpidemicDrawn { seat } => say("log-epidemic-drawn", &[("who", (&who(seat)).into())]),
        Event::Increased { rate } => say("log-increased", &[("rate", rate.into())]),
        Event::BottomRevealed { city } => say("log-bottom-revealed", &[("city", (&name(city)).into())]),
        Event::Intensified { cards } => say("log-intensified", &[("cards", cards.into())]),
        Event::InfectionRevealed { city } => say("log-infection-revealed", &[("city", (&name(city)).into())]),
        Event::CubesPlaced { city, colour, cubes } => spot("log-cubes-placed", city, colour, cubes),
        Event::HeldOffEradicated { city, colour } => spot("log-held-off-eradicated", city, colour, 0),
        Event::HeldOffMedic { city, colour } => spot("log-held-off-medic", city, colour, 0),
        Event::Outbreak { city, colour, marker } => say(
            "log-outbreak",
            &[
                ("city", (&name(city)).into()),
                ("hue", (&words.hue(colour)).into()),
                ("marker", marker.into()),
            ],
        ),
        Event::InfectionSkipped => words.say("log-infection-skipped"),
        Event::InfectionReshuffled => words.say("log-infection-reshuffled"),
        Event::Ended { by } => words.say(&format!("ending-{}", slug(by.word()))),
    }
}

fn moved(words: &Words<'_>, seat: Seat, pawn: Seat, by: Movement, from: City, to: City) -> String {
    let suffix = if seat == pawn { "" } else { "-pawn" };
    words.say_with(
        &format!("log-{}{suffix}", by.word()),
        &[
            ("who", (&words.who(seat)).into()),
            ("pawn", (&words.who(pawn)).into()),
            ("from", (&words.city(from)).into()),
            ("to", (&words.city(to)).into()),
        ],
    )
}
