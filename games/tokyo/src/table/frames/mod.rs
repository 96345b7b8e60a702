//! T9.3 What waits: frames on a stack, as values.

mod ask;
mod draw;
mod harm;
mod run;

pub use ask::{Ask, Foreseen, Prize};
pub use draw::{Draw, DrawnFor, Turned};
pub use harm::{Foe, Harm, Nature};
pub use run::{Do, Falling, Fighting, Solving, Source};

use serde::{Deserialize, Serialize};

/// How deep frames lie on one another: a step, an action, its parts, a battle, its damage, a Down, a trouble, a question.
const DEPTH: usize = 24;

/// Frames on one another.
pub(crate) type Stack = kernel::Stack<Frame, DEPTH>;

/// T9.3 What waits: the top frame says what is asked or happens next, those below what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a frame is a table such as { frame = \"act\" }, with the words of CASES.md")]
pub enum Frame {
    /// Nature decides.
    Draw(Draw),
    /// Players decide.
    Ask(Ask),
    /// Something happens by itself.
    Do(Do),
}

impl From<Draw> for Frame {
    fn from(draw: Draw) -> Frame {
        Frame::Draw(draw)
    }
}

impl From<Ask> for Frame {
    fn from(ask: Ask) -> Frame {
        Frame::Ask(ask)
    }
}

impl From<Do> for Frame {
    fn from(does: Do) -> Frame {
        Frame::Do(does)
    }
}

/// T22.8 The number of cards of the scrap pile instead of an artifact, where nothing else is said.
pub(super) fn one() -> u8 {
    1
}
