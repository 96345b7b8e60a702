//! The log: every event as a sentence.

mod rule;
mod told;
mod weight;

use super::words::Words;
use crate::face::Sentence;
use rule::rule;
use tokyo::Event;
use weight::weight;

/// The sentence of this event, unless another one tells it.
pub(super) fn sentence(words: &Words<'_>, event: &Event) -> Option<Sentence> {
    let text = told::text(words, event)?;
    Some(Sentence { rule: rule(event), text, weight: weight(event) })
}
