//! What a clan has hunted and got over.

use crate::faces::outlive::words::Words;
use outlive::{EventCard, Prey, SeatView};

/// O9.6 The prey taken, by kind.
pub(crate) fn prey_taken(words: &Words<'_>, known: &SeatView) -> Option<String> {
    let prey: Vec<String> = Prey::ALL
        .iter()
        .zip(known.prey)
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            words.tell(
                "outlive-shelter-prey-kind",
                &[("endurance", kind.endurance().into()), ("count", count.into())],
            )
        })
        .collect();
    let kinds = words.list(prey.iter().cloned());
    (!prey.is_empty()).then(|| words.say_with("outlive-shelter-prey", &[("kinds", (&kinds).into())]))
}

/// O13.6 The events resolved, with their points.
pub(crate) fn events_resolved(words: &Words<'_>, known: &SeatView) -> Option<String> {
    let event = |card: EventCard| {
        words
            .tell("outlive-shelter-event", &[("event", card.into()), ("points", card.record().points.into())])
    };
    let events = words.list(known.events.iter().map(event));
    (!known.events.is_empty())
        .then(|| words.say_with("outlive-shelter-events", &[("events", (&events).into())]))
}
