//! The log: every event as a sentence.

use crate::face::Sentence;
use crate::faces::pandemic::words::Words;
use heck::AsKebabCase;
use i18n::Said;
use pandemic::{Event, InfectionCard, Movement};

/// The sentence of this event. What comes of an infection card names its city, so the card itself is left out.
pub(crate) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let told = !matches!(event, Event::InfectionRevealed { card: InfectionCard::City(_) });
    told.then(|| Sentence { rule: event.rule(), text: text(words, event), weight: event.weight() })
}

/// The sentence of this event where the table has decided for the seat.
pub(crate) fn sentence_by_itself(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let mut said = sentence(words, event)?;
    if let Event::Agreed { .. } = event {
        said.text = words.texts.tell("log-agreed-by-itself", &words.named(event.fields()));
    }
    Some(said)
}

/// The text `log-` with the name of the event, and the fields of the event as its variables. Said here is where the text
/// has several forms and what is put otherwise.
fn text(words: &Words<'_>, event: &Event) -> String {
    let mut id = format!("log-{}", AsKebabCase(event.name()));
    let mut said = words.named(event.fields());
    let mut put = |name, text| said.push((name, Said::Name(text)));
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other events are told by their fields")]
    match *event {
        Event::Begins { card: Some(_), .. } => id += "-card",
        Event::Moved { by: Movement::Direct, card: None, .. } => id += "-direct-shown",
        Event::Moved { seat, pawn, by, .. } => {
            id = format!("{id}-{}{}", by.word(), if seat == pawn { "" } else { "-pawn" });
        }
        Event::BioTerroristMoved { by, .. } => id = format!("{id}-{}", by.word()),
        Event::Built { from, card, .. } => {
            id += if from.is_some() { "-from" } else { "" };
            id += if card.is_none() { "-free" } else { "" };
        }
        Event::Granted { from: Some(_), .. } => id += "-from",
        Event::EpidemicDrawn { card: Some(_), .. } => id += "-strain",
        Event::Forecast { order } => {
            put("order", words.list(order.iter().map(|card| words.infection_card(card))));
        }
        Event::MutationBegan { event } => put("about", words.mutation_about(event)),
        Event::StrainEffect { card, .. } => put("about", words.strain_about(card)),
        Event::Ended { by } => return words.ending(by.word()),
        _ => {}
    }
    words.texts.tell(&id, &said)
}
