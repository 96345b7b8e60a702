//! The table in plain text, for terminals.

use crate::faces::pandemic::board::notes;
use crate::faces::pandemic::board::piles::stretches;
use crate::faces::pandemic::words::{Words, slug};
use kernel::{Seat, Viewer};
use pandemic::{BioTerroristView, City, Colour, DeckLayer, InfectionCard, SKULL};

/// A few lines that say all that lies open.
pub(crate) fn table(words: &Words<'_>) -> String {
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
    if view.turn > 0 {
        lines.push(stretches(words));
    }
    lines.extend(view.colours().iter().map(|&colour| cubes(words, colour)));
    let stations = words.list(view.stations.iter().map(|city| words.city(city)));
    lines.push(words.of(&words.say("plain-stations"), &stations));
    lines.extend(piles(words));
    lines.extend(notes::notes_in_force(words).map(|(name, text)| words.of(&name, &text)));
    lines.extend(view.bio_terrorist.iter().map(|terrorist| bio_terrorist(words, terrorist)));
    lines.extend(view.team().iter().flat_map(|seat| player(words, seat)));
    lines.join("\n")
}

/// A disease: how far it is beaten, cubes in the supply, cubes on the board.
fn cubes(words: &Words<'_>, colour: Colour) -> String {
    let view = words.view;
    let number = colour as usize;
    let infected = City::ALL
        .iter()
        .filter(|city| view.cubes[**city as usize][number] > 0)
        .map(|&city| format!("{} {}", words.city(city), view.cubes[city as usize][number]));
    let mut state = words.say(&format!("cure-{}", slug(view.cures[number].word())));
    if view.strain.colour == Some(colour) {
        state = words.list([state, words.say("panel-strain")]);
    }
    let head = format!("{} ({state}, {})", words.colour(colour), view.supply[number]);
    words.of(&head, &words.list(infected))
}

/// The discards, and what is known of the top of the infection deck.
fn piles(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let infections = |cards: kernel::Set<InfectionCard>| {
        cards.iter().map(|card| words.infection_card(card)).collect::<Vec<_>>()
    };
    let mut piles = vec![
        ("panel-player-discard", view.player_discard.iter().map(|card| words.card(card)).collect()),
        ("panel-infection-discard", infections(view.infection_discard)),
    ];
    let layers: Vec<&DeckLayer> = view.infection_deck.iter().filter(|layer| layer.left > 0).collect();
    let known = layers.iter().take_while(|layer| layer.cards.len() == 1).count();
    piles.push((
        "panel-infection-known",
        layers[..known].iter().flat_map(|layer| infections(layer.cards)).collect(),
    ));
    if let [next, _, ..] = layers[known..] {
        let id = if known == 0 { "panel-infection-shuffled-top" } else { "panel-infection-shuffled" };
        piles.push((id, infections(next.cards)));
    }
    let filled = piles.into_iter().filter(|(_, cards)| !cards.is_empty());
    filled
        .map(|(id, cards)| {
            words.say_with(
                "plain-pile",
                &[
                    ("name", (&words.say(id)).into()),
                    ("count", (cards.len() as u32).into()),
                    ("cards", (&words.list(cards)).into()),
                ],
            )
        })
        .collect()
}

/// P21.50 The Bio-Terrorist, as far as the viewer knows: where, and with which cards.
fn bio_terrorist(words: &Words<'_>, terrorist: &BioTerroristView) -> String {
    let place = terrorist.city.map_or_else(
        || words.list(terrorist.possible.iter().map(|city| format!("{}?", words.city(city)))),
        |city| words.city(city),
    );
    let role = words.say("role-bio-terrorist");
    let told = format!("{} — {role}, {place} ({})", words.person(terrorist.seat), terrorist.hand_count);
    let cards = terrorist.hand.unwrap_or(terrorist.known);
    if cards.is_empty() {
        return told;
    }
    words.of(&told, &words.list(cards.iter().map(|city| words.city(city))))
}

/// A player: role, place, hand; what their role can do.
fn player(words: &Words<'_>, seat: Seat) -> Vec<String> {
    let view = words.view;
    let known = view.seat(seat);
    let role = known.role.map_or_else(|| words.say("player-no-role"), |role| words.role(role));
    let open = known.hand.unwrap_or(known.shown);
    let hidden = u32::from(known.hand_count).saturating_sub(open.len());
    let hidden = (hidden > 0).then(|| words.say_with("plain-hidden", &[("count", hidden.into())]));
    let hand = words.list(open.iter().map(|card| words.card(card)).chain(hidden));
    let active = seat == view.active && view.turn > 0;
    let mut lines = vec![words.say_with(
        if active { "plain-seat-active" } else { "plain-seat" },
        &[
            ("who", (&words.person(seat)).into()),
            ("role", (&role).into()),
            ("city", (&words.city(known.city)).into()),
            ("count", known.hand_count.into()),
            ("limit", view.hand_limit(seat).into()),
            ("cards", (&hand).into()),
        ],
    )];
    if view.viewer == Viewer::Seat(seat) {
        lines.extend(known.role.map(|role| format!("   {}", words.role_about(role))));
    }
    let samples = view.colours().iter().filter(|&&colour| known.samples[colour as usize] > 0);
    let samples = words.list(samples.map(|&colour| {
        words.tell("board-cubes", &[("count", known.samples[colour as usize].into()), ("hue", colour.into())])
    }));
    if !samples.is_empty() {
        lines.push(format!("   {}", words.say_with("plain-samples", &[("samples", (&samples).into())])));
    }
    lines.extend(
        known
            .stored
            .map(|event| format!("   {}", words.of(&words.say("player-stored"), &words.event(event)))),
    );
    lines
}
