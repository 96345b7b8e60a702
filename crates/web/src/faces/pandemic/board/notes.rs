//! What stands for a while or for good: strain cards in force, and events that last.

use crate::face::Scene;
use crate::faces::pandemic::board::sprite::icon;
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::part::Slot;
use maud::html;
use pandemic::{EventCard, State};

/// A list of what holds now; nothing if nothing does.
pub(crate) fn notes(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let (strains, lasting) = (strains(words), lasting(words));
    if strains.is_empty() && lasting.is_empty() {
        return None;
    }
    let markup = html! {
        section #notes .notes .panel aria-label=(words.say("panel-notes")) {
            h2 { (words.say("panel-notes")) }
            ul {
                @for note in strains.into_iter().chain(lasting) {
                    li id=(format!("note-{}", note.key)) .note .(note.kind) {
                        (icon(note.icon))
                        p { b { (note.name) } " " (note.text) }
                    }
                }
            }
        }
    };
    Some(scene.frame("notes", markup))
}

/// The same as names with what they do.
pub(crate) fn notes_in_force(words: &Words<'_>) -> impl Iterator<Item = (String, String)> {
    strains(words).into_iter().chain(lasting(words)).map(|note| (note.name, note.text))
}

struct Note {
    key: String,
    kind: &'static str,
    icon: &'static str,
    name: String,
    text: String,
}

/// P19.7 The continuing effects in force.
fn strains(words: &Words<'_>) -> Vec<Note> {
    let note = |card: pandemic::StrainCard| Note {
        key: slug(card.word()),
        kind: "grave",
        icon: "strain",
        name: words.strain(card),
        text: words.strain_about(card),
    };
    words.view.strain.in_force.iter().map(note).collect()
}

/// P11.13 P12.2 P12.4 P12.12 Events whose effect lasts.
fn lasting(words: &Words<'_>) -> Vec<Note> {
    let view = words.view;
    let note = |event: EventCard, key: String, text: String| Note {
        key,
        kind: "glad",
        icon: "star",
        name: words.event(event),
        text,
    };
    let of = |event: EventCard, text: String| note(event, slug(event.word()), text);
    let active = ("who", view.active.into());
    let quiet = view
        .quiet_nights
        .iter()
        .map(|&turns| note(EventCard::OneQuietNight, format!("quiet-{turns}"), quiet(words, turns)));
    let ban = view.travel_ban.map(|seat| {
        of(EventCard::CommercialTravelBan, words.tell("note-travel-ban", &[("who", seat.into())]))
    });
    let hospital =
        view.hospital.then(|| of(EventCard::MobileHospital, words.tell("note-mobile-hospital", &[active])));
    let orders = (!view.special_orders.is_empty()).then(|| {
        let pawns = words.list(view.special_orders.iter().map(|seat| words.person(seat)));
        let who = words.person(view.active);
        let text =
            words.say_with("note-special-orders", &[("who", (&who).into()), ("pawns", (&pawns).into())]);
        of(EventCard::SpecialOrders, text)
    });
    quiet.chain(ban).chain(hospital).chain(orders).collect()
}

fn quiet(words: &Words<'_>, turns: u8) -> String {
    match turns {
        0 => words.say("panel-quiet-now"),
        1 => words.say("panel-quiet-next"),
        later => words.tell("panel-quiet-later", &[("turns", later.into())]),
    }
}
