//! The table in plain text.

use super::words::{Words, slug};
use pandemic::{City, SKULL};

/// A few lines that say all that lies open.
pub(super) fn table(words: &Words<'_>) -> String {
    let view = words.view;
    let mut lines = vec![words.say_with(
        "plain-tracks",
        &[
            ("turn", u32::from(view.turn).into()),
            ("rate", view.rate().into()),
            ("outbreaks", view.outbreaks.into()),
            ("most", SKULL.into()),
            ("playerdeck", view.player_deck_left().into()),
            ("infectiondeck", view.infection_deck_left().into()),
        ],
    )];
    for &colour in view.colours() {
        let number = colour as usize;
        let infected = City::ALL
            .iter()
            .filter(|city| view.cubes[**city as usize][number] > 0)
            .map(|&city| format!("{} {}", words.city(city), view.cubes[city as usize][number]));
        let mut state = words.say(&format!("cure-{}", slug(view.cures[number].word())));
        if view.strain.colour == Some(colour) {
            state = words.list([state, words.say("panel-strain")]);
        }
        lines.push(format!(
            "{} ({state}, {}): {}",
            words.colour(colour),
            view.supply[number],
            words.list(infected)
        ));
    }
    let stations = words.list(view.stations.iter().map(|city| words.city(city)));
    lines.push(format!("{}: {stations}", words.say("plain-stations")));
    for card in view.strain.in_force.iter() {
        lines.push(format!("{}: {}", words.strain(card), words.strain_about(card)));
    }
    if let Some(terrorist) = &view.bio_terrorist {
        let place = terrorist.city.map_or_else(
            || {
                words.list(
                    terrorist.possible.iter().map(|city| words.city(city)).map(|city| format!("{city}?")),
                )
            },
            |city| words.city(city),
        );
        lines.push(format!(
            " {} {} — {}, {place} ({})",
            terrorist.seat,
            words.who(terrorist.seat),
            words.say("role-bio-terrorist"),
            terrorist.hand_count
        ));
    }
    for seat in view.team().iter() {
        let shown = view.seat(seat);
        let role = shown.role.map(|role| words.role(role)).unwrap_or_default();
        let hand = match shown.hand {
            Some(hand) => words.list(hand.iter().map(|card| words.card(card))),
            None => words.list(shown.shown.iter().map(|card| words.card(card))),
        };
        let mark = if seat == view.active { "*" } else { " " };
        lines.push(format!(
            "{mark}{seat} {} — {role}, {} ({}): {hand}",
            words.who(seat),
            words.city(shown.city),
            shown.hand_count
        ));
    }
    lines.join("\n")
}
