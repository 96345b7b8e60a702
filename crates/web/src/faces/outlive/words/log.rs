//! The log: every event as a sentence.

use crate::face::Sentence;
use crate::faces::outlive::words::action::helper;
use crate::faces::outlive::words::{Words, ground_area};
use heck::AsKebabCase;
use i18n::Said;
use outlive::{Event, RepairRoom, Room, Source, Tokens};

/// The sentence of this event. The gain from a hunt is part of the sentence of the hunt, so that event has none.
pub(crate) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let told = !matches!(event, Event::Gained { source: Source::Prey(_), .. });
    told.then(|| Sentence { rule: event.rule(), text: text(words, event), weight: event.weight() })
}

/// The text `outlive-log-` with the name of the event, and the fields of the event as its variables. Said here is where the
/// text has several forms and what is put otherwise.
fn text(words: &Words<'_>, event: &Event) -> String {
    let mut id = format!("outlive-log-{}", AsKebabCase(event.name()));
    let mut said = words.named(event.fields());
    let mut put = |name, text| said.push((name, Said::Name(text)));
    let paid = |tokens, virtual_water| words.payment(tokens, virtual_water);
    let mut helped = None;
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other events are told by their fields")]
    match *event {
        Event::LeaderBrings { tokens: Tokens::NONE, .. } => id += "-equipment",
        Event::DrawnForMary { city, .. }
        | Event::SearchPileLookedAt { city, .. }
        | Event::Found { city, .. } => put("city", words.place_of(city)),
        Event::PreyLookedAt { ground, .. } => put("ground", words.place(ground_area(ground))),
        Event::EventTurnedUp { event, .. } => put("about", words.event_about(event)),
        Event::SurvivorLost { home, .. } | Event::SurvivorJoined { home, .. } => {
            put("home", words.dwelling(home));
        }
        Event::Moved { from, to, row, .. } => {
            put("from", words.place(from));
            put("to", words.place(to));
            id += if row.is_some() { "-row" } else { "" };
        }
        Event::Defended { with: Some(shield), .. } => {
            put("with", words.shield(shield));
            id += "-with";
        }
        Event::Gained { source, .. } => id += gained(source),
        Event::IodineTaken { .. } => put("iodine", words.iodine()),
        Event::EventResolved { tokens, discount, virtual_water, .. } => {
            put("tokens", paid(tokens, virtual_water));
            helped = helper(discount, Room::EventDiscount);
        }
        Event::Fed { tokens, virtual_water, shortage, .. } => {
            put("tokens", paid(tokens, virtual_water));
            id += match (tokens.is_empty() && virtual_water == 0, shortage) {
                (true, 0) => "-unneeded",
                (true, _) => "-nothing",
                (false, _) => "",
            };
        }
        // O16.2a Without a token it was the virtual water that paid.
        Event::Recruited { tokens, .. } => put("tokens", paid(tokens, u8::from(tokens.is_empty()))),
        Event::Built { discount, .. } => helped = helper(discount, Room::BuildDiscount),
        Event::Repaired { with, .. } => helped = with.map(RepairRoom::room),
        _ => {}
    }
    if let Some(room) = helped {
        put("helper", words.room(room.into()));
        id += "-with";
    }
    words.texts.tell(&id, &said)
}

const fn gained(source: Source) -> &'static str {
    match source {
        Source::Stock => "-stock",
        Source::Equipment(_) => "-equipment",
        Source::Room(_) => "-room",
        Source::Row(_) => "-row",
        Source::SearchTile => "-search",
        Source::Prey(_) => "-prey",
    }
}
