//! Tables that this program cannot play: the rules are unknown to it or go differently, or what is stored is damaged.

use crate::look::sitter_name;
use crate::visitor::Visitor;
use kernel::{Record, RulesVersion};
use maud::Markup;
use store::{Phase, TableId, TableInfo};
use table::Unplayable;
use web::Texts;
use web::pages::PastPage;

/// A table that cannot be played.
#[derive(Debug)]
pub(crate) struct Past {
    info: TableInfo,
    /// The version of the rules it is played by.
    rules: RulesVersion,
    why: Unplayable,
    /// Of a game that is over, if its entries can be read.
    record: Option<Record>,
}

impl Past {
    pub(crate) fn new(info: TableInfo, rules: RulesVersion, why: Unplayable, record: Option<Record>) -> Past {
        let record = record.filter(|_| matches!(info.phase, Phase::Over { .. }));
        Past { info, rules, why, record }
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.info.id
    }

    /// The record, once the game is over.
    pub(crate) fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// The first move that goes differently. Of a running game it would count secret decisions.
    pub(crate) fn differs_at(&self) -> Option<usize> {
        match (&self.record, &self.why) {
            (Some(_), Unplayable::Differs(error)) => error.at_move,
            (_, Unplayable::Differs(_) | Unplayable::Damaged(_)) => None,
        }
    }

    /// Why it cannot be played, in the reader's words.
    pub(crate) fn why(&self, texts: &Texts) -> String {
        let rules = ("rules", self.rules.0.into());
        match (&self.why, self.differs_at()) {
            (Unplayable::Damaged(_), _) => texts.say("past-damaged"),
            (Unplayable::Differs(_), Some(at)) if at > 1 => texts.say_with(
                "past-differs-at",
                &[rules, ("moves", u32::try_from(at - 1).unwrap_or(u32::MAX).into())],
            ),
            (Unplayable::Differs(_), Some(_)) => texts.say_with("past-differs", &[rules]),
            (Unplayable::Differs(error), None) if error.at_move.is_none() => {
                texts.say_with("past-unknown-rules", &[rules])
            }
            (Unplayable::Differs(_), None) => texts.say_with("past-differs", &[rules]),
        }
    }

    /// The page of a game that is over; `None` while it runs.
    pub(crate) fn page(&self, visitor: &Visitor) -> Option<Markup> {
        let record = self.record.as_ref()?;
        let people: Vec<String> =
            self.info.seats.iter().map(|sitter| sitter_name(visitor.texts, sitter)).collect();
        let (id, why) = (self.info.id.to_string(), self.why(visitor.texts));
        Some(web::pages::past(
            &visitor.reader(),
            &PastPage {
                id: &id,
                game: &self.info.game,
                title: &self.info.title,
                people: &people,
                moves: u32::try_from(record.lines.len()).unwrap_or(u32::MAX),
                why: &why,
            },
        ))
    }
}
