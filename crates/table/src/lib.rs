//! One running game with people at it: seats, turns, draws from a sealed seed, undo, the log.
//!
//! A [`Table`] is a plain value without I/O, clock or randomness. Every change is first prepared on a copy
//! as [`Prepared`], which shares what has happened before; the caller stores [`Prepared::entries`] and only then puts [`Prepared::next`] in the
//! table's place and shows it. The entries are the truth: [`Stored::table`] rebuilds the table from them.

mod adviser;
mod alone;
mod beside;
mod declined;
mod entry;
mod fresh;
mod hand_over;
mod landmarks;
mod ledger;
mod log;
mod moments;
mod moves;
mod newer_rules;
mod notice;
mod play;
mod proposal;
mod seal;
mod seats;
mod shared_vec;
mod stored;
mod table;
mod undo;
mod verify;

pub use adviser::AdviceQuestion;
pub use alone::{between_bots, by_chance};
pub use bots::{Bot, Roster};
pub use declined::Declined;
pub use entry::{Entry, Occupant, PersonId, StandingAnswers};
pub use hand_over::{HandOver, Lateness};
pub use ledger::{By, Step};
pub use log::{Bookmark, Seen, Told};
pub use moments::{Moment, Since};
pub use newer_rules::NewerRules;
pub use notice::Revision;
pub use play::{Awaited, BotQuestion, LONGEST_RUN, Volunteers};
pub use proposal::{Answer, Motion, Proposal, Quorum, Topic, Voice};
pub use seal::{Seal, SealedDeal};
pub use seats::OpenWindow;
pub use shared_vec::SharedVec;
pub use stored::{Stored, Unplayable};
pub use table::{Phase, Prepared, Table};
pub use undo::{TakeBack, Terms};
pub use verify::{Sealed, Verdict, verify};
