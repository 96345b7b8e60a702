//! What Outlive is measured by.

use crate::{Measure, Measured, Reading};
use outlive::{Equipment, EventCard, Leader, Room, State, View};

impl Measured for State {
    type Notes = ();

    const MEASURES: &'static [Measure<View>] = &[
        // O24.2
        Measure {
            name: "points",
            keys: &["total", "survivors", "events", "rooms", "equipment", "pairs", "radiation"],
            reading: Reading::SeatAmount(|view, seat, key| {
                let score = &view.seat(seat).score;
                let gained = [score.survivors, score.events, score.rooms, score.equipment, score.pairs];
                match key {
                    0 => Some(i32::from(score.total)),
                    6 => Some(i32::from(score.radiation)),
                    _ => gained.get(key - 1).map(|&points| i32::from(points)),
                }
            }),
        },
        Measure {
            name: "shelter",
            keys: &[
                "rooms_built",
                "rooms_full",
                "in_rooms",
                "in_airlock",
                "tiles_owned",
                "prey_taken",
                "tokens_left",
            ],
            reading: Reading::SeatAmount(|view, seat, key| {
                let own = view.seat(seat);
                let built = own.rooms.all().iter().filter(|room| room.built).count() as u8;
                let prey: u8 = own.prey.iter().sum();
                let tiles = (own.broken | own.repaired).len() as u8;
                let amounts = [
                    built,
                    own.rooms.full_count(),
                    own.rooms.survivors(),
                    own.airlock,
                    tiles,
                    prey,
                    own.tokens.len(),
                ];
                Some(i32::from(amounts[key]))
            }),
        },
        Measure {
            name: "leaders",
            keys: Leader::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                Some(view.seat(seat).leader == Some(Leader::ALL[key]))
            }),
        },
        // Of the seats that kept the room: the share that built it, or that fill it at the end.
        Measure {
            name: "rooms_built",
            keys: Room::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let mut kept =
                    view.seat(seat).rooms.all().iter().filter(|room| room.kind == Room::ALL[key]).peekable();
                kept.peek()?;
                Some(kept.any(|room| room.built))
            }),
        },
        Measure {
            name: "rooms_full",
            keys: Room::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let mut kept =
                    view.seat(seat).rooms.all().iter().filter(|room| room.kind == Room::ALL[key]).peekable();
                kept.peek()?;
                Some(kept.any(|room| room.is_full()))
            }),
        },
        Measure {
            name: "rooms_kept",
            keys: Room::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let kept = view.seat(seat).rooms.all().iter().any(|room| room.kind == Room::ALL[key]);
                (!Room::ALL[key].is_basic()).then_some(kept)
            }),
        },
        Measure {
            name: "repaired",
            keys: Equipment::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                Some(view.seat(seat).repaired.contains(Equipment::ALL[key]))
            }),
        },
        // Of the games in which the card was turned up.
        Measure {
            name: "events_resolved",
            keys: EventCard::WORDS,
            reading: Reading::GameHas(|view, key| {
                let card = EventCard::ALL[key];
                let resolved = view.seats.iter().any(|own| own.events.contains(card));
                (resolved || view.open_events().any(|open| open == card)).then_some(resolved)
            }),
        },
        Measure {
            name: "resolved_by",
            keys: EventCard::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let card = EventCard::ALL[key];
                let resolved = view.seats.iter().any(|own| own.events.contains(card));
                let seen = resolved || view.open_events().any(|open| open == card);
                seen.then(|| view.seat(seat).events.contains(card))
            }),
        },
    ];

    fn rounds(view: &View) -> u16 {
        view.turn.into()
    }
}
