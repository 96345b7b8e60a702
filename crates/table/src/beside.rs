//! What is shown beside the moves: entries of the table that are not lines of the record, since replays do not need them.
//!
//! Everybody is shown them, and the record keeps them as comments. Both place them by the lines before them: a number that counts
//! secret decisions and leaves neither before the end. Taking back moves does not undo them.

use crate::hand_over::HandOver;
use crate::newer_rules::NewerRules;
use kernel::Comment;

/// What has happened beside the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beside {
    /// A seat has changed hands.
    HandOver(HandOver),
    /// The table has gone over to newer rules.
    NewerRules(NewerRules),
}

/// What has happened beside the moves, with its place in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    pub(crate) what: Beside,
    /// How many lines of the record lie before it.
    pub(crate) after: usize,
}

impl Placed {
    pub(crate) fn comment(&self) -> Comment {
        let text = match self.what {
            Beside::HandOver(hand_over) => hand_over.to_string(),
            Beside::NewerRules(newer) => newer.to_string(),
        };
        Comment { after: self.after, text }
    }
}
