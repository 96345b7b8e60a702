//! Roles, cards and cities as they are looked up.

use crate::face::Sheet;
use crate::faces::pandemic::board::city::there;
use crate::faces::pandemic::words::Words;
use pandemic::{Card, City, EventCard, MutationEvent, Role, StrainCard};

/// Everything with a text.
pub(crate) fn all(words: &Words<'_>) -> Vec<Sheet> {
    let roles = Role::ALL.iter().map(|&role| Sheet {
        name: words.role(role),
        also: vec![role.word().to_owned()],
        lines: vec![words.role_about(role)],
        places: played_by(words, role),
    });
    let events = EventCard::ALL.iter().map(|&event| Sheet {
        name: words.event(event),
        also: vec![event.word().to_owned()],
        lines: vec![words.event_about(event)],
        places: lies(words, Card::Event(event)),
    });
    let strains = StrainCard::ALL.iter().map(|&card| Sheet {
        name: words.strain(card),
        also: vec![card.word().to_owned()],
        lines: vec![words.strain_about(card)],
        places: in_force(words, card),
    });
    let mutations = MutationEvent::ALL.iter().map(|&event| Sheet {
        name: words.mutation(event),
        also: vec![event.word().to_owned()],
        lines: vec![words.mutation_about(event)],
        places: lies(words, Card::Mutation(event)),
    });
    let cities = City::ALL.iter().map(|&city| Sheet {
        name: words.city(city),
        also: vec![city.word().to_owned()],
        lines: about_city(words, city),
        places: lies(words, Card::City(city)),
    });
    roles.chain(events).chain(strains).chain(mutations).chain(cities).collect()
}

fn played_by(words: &Words<'_>, role: Role) -> Vec<String> {
    let team = words.view.team().iter().filter(|&seat| words.view.seat(seat).role == Some(role));
    team.map(|seat| words.tell("plain-played-by", &[("who", seat.into())])).collect()
}

fn in_force(words: &Words<'_>, card: StrainCard) -> Vec<String> {
    let strain = words.view.strain;
    let shown = strain.in_force.contains(card) || strain.resolving == Some(card);
    shown.then(|| words.say("panel-notes")).into_iter().collect()
}

/// Where the viewer sees a player card.
fn lies(words: &Words<'_>, card: Card) -> Vec<String> {
    let view = words.view;
    let holds = |seat: &kernel::Seat| {
        let known = view.seat(*seat);
        known.hand.unwrap_or(known.shown).contains(card) || known.stored.map(Card::Event) == Some(card)
    };
    let hands = view.team().iter().filter(holds);
    let hands = hands.map(|seat| words.tell("plain-hand-of", &[("who", seat.into())]));
    let piles = [(view.player_discard, "panel-player-discard"), (view.player_removed, "panel-removed")];
    let piles = piles.into_iter().filter(|(pile, _)| pile.contains(card)).map(|(_, id)| words.say(id));
    hands.chain(piles).collect()
}

/// P1.2 A city: its colour, where its lines lead, what is there.
fn about_city(words: &Words<'_>, city: City) -> Vec<String> {
    let colour = words.colour(city.colour());
    let cities = words.list(city.neighbours().iter().map(|city| words.city(city)));
    let there = words.list(there(words, city));
    let mut lines = vec![
        words.say_with("plain-city", &[("colour", (&colour).into())]),
        words.say_with("plain-neighbours", &[("cities", (&cities).into())]),
    ];
    if !there.is_empty() {
        lines.push(words.say_with("plain-there", &[("there", (&there).into())]));
    }
    lines
}
