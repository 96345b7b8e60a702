//! Rooms, equipment, events, leaders and areas as they are looked up.

use crate::face::Sheet;
use crate::faces::outlive::board::menus::facts_in_words;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::seats::seats;
use outlive::{Area, Equipment, EventCard, Leader, Room, SeatView};

/// Everything with a text.
pub(crate) fn all(words: &Words<'_>) -> Vec<Sheet> {
    let rooms = Room::ALL.iter().map(|&kind| room(words, kind));
    let equipment = Equipment::ALL.iter().map(|&kind| equipment(words, kind));
    let events = EventCard::ALL.iter().map(|&card| event(words, card));
    let leaders = Leader::ALL.iter().map(|&leader| Sheet {
        name: words.leader(leader),
        also: vec![leader.word().to_owned()],
        lines: vec![words.leader_about(leader)],
        places: held(words, "outlive-plain-leads", |known| {
            known.leader == Some(leader) || known.dealt_leaders.contains(leader)
        }),
    });
    let areas = Area::ALL.iter().map(|&area| Sheet {
        name: words.area(area),
        also: vec![area.word().to_owned()],
        lines: std::iter::once(words.area_about(area)).chain(facts_in_words(words, area)).collect(),
        places: Vec::new(),
    });
    rooms.chain(equipment).chain(events).chain(leaders).chain(areas).collect()
}

/// The shelters where something is, in these words.
fn held(words: &Words<'_>, id: &str, has: impl Fn(&SeatView) -> bool) -> Vec<String> {
    let there = seats(words.view).filter(|(_, known)| has(known));
    there.map(|(seat, _)| words.tell(id, &[("who", seat.into())])).collect()
}

fn room(words: &Words<'_>, kind: Room) -> Sheet {
    let built = held(words, "outlive-plain-in-shelter", |known| {
        known.rooms.named().any(|(name, room)| name.kind == kind && room.built)
    });
    let not_built = held(words, "outlive-plain-unbuilt-in-shelter", |known| {
        let kept = known.rooms.named().any(|(name, room)| name.kind == kind && !room.built);
        kept || (words.view.turn == 0 && known.dealt_rooms.contains(kind))
    });
    Sheet {
        name: words.room(kind.into()),
        also: vec![kind.word().to_owned()],
        lines: vec![words.about_room(kind)],
        places: built.into_iter().chain(not_built).collect(),
    }
}

fn equipment(words: &Words<'_>, kind: Equipment) -> Sheet {
    let symbol = words.say(&format!("outlive-symbol-{}", kind.record().symbol));
    let pair = words
        .tell("outlive-shelter-symbol", &[("symbol", (&symbol).into()), ("equipment", kind.twin().into())]);
    let cost = words.tell("outlive-plain-repair", &[("tokens", kind.cost().into())]);
    let on_display = Area::ALL
        .iter()
        .filter(|area| area.city().is_some_and(|city| words.view.city(city).shown.contains(kind)));
    let on_display = on_display.map(|&area| words.area(area));
    let broken = held(words, "outlive-plain-broken-in-shelter", |known| known.broken.contains(kind));
    let repaired = held(words, "outlive-plain-in-shelter", |known| known.repaired.contains(kind));
    Sheet {
        name: words.equipment(kind),
        also: vec![kind.word().to_owned()],
        lines: vec![words.equipment_about(kind), cost, pair],
        places: on_display.chain(repaired).chain(broken).collect(),
    }
}

fn event(words: &Words<'_>, card: EventCard) -> Sheet {
    let cost = words.event_cost(card);
    let worth = words.tell(
        "outlive-plain-event-cost",
        &[("cost", (&cost).into()), ("points", card.record().points.into())],
    );
    let turns = (1u32..).zip(words.view.events).filter(|(_, open)| *open == Some(card));
    let turns = turns.map(|(turn, _)| words.tell("outlive-plain-turn-space", &[("turn", turn.into())]));
    let resolved = held(words, "outlive-plain-resolved", |known| known.events.contains(card));
    Sheet {
        name: words.event(card),
        also: vec![card.word().to_owned()],
        lines: vec![words.event_about(card), worth],
        places: turns.chain(resolved).collect(),
    }
}
