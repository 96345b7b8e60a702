//! What a table page shows: plain values, with the game already drawn and put into words.

use super::advice::{AdvicePart, AdviceText};
use super::levels::LevelRow;
use super::table::Over;
use crate::kit::asking::Asking;
use crate::kit::part::Slot;
use i18n::Texts;
use kernel::{RuleId, Seat};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::sync::Arc;
use table::Since;
use vocabulary::Weight;

/// A table as one reader sees it.
pub struct TablePage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// What its host calls it; may be empty.
    pub title: String,
    /// What tells its game from others of its kind.
    pub played: Option<String>,
    /// The reader's revision of the table.
    pub version: u64,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The seat with whose eyes the page looks and that acts on it.
    pub acting: Option<Seat>,
    /// The seat the reader has chosen to stay with; otherwise the page follows whichever is asked.
    pub pinned: Option<Seat>,
    /// The reader's seats, if there is more than one to choose from.
    pub tabs: Vec<SeatTab>,
    /// What is asked, in a sentence.
    pub question: String,
    /// Whether it is the acting seat that is asked.
    pub asked: bool,
    /// The playing area, a frame of parts; none before the start.
    pub scene: Option<Slot>,
    /// The newest lines of the log, oldest first.
    pub log: Vec<Arc<LogLine>>,
    /// Whether the log has older lines.
    pub log_goes_back: bool,
    /// What has happened since the reader's last decision, if anything has.
    pub since: Option<SinceNote>,
    /// When the acting seat is asked, in games with windows.
    pub asking: Option<Asking>,
    /// Newer rules that the reader could want the table to go over to.
    pub newer_rules: Option<NewerRulesNote>,
    /// Whether the reader has a say in whether the table is deleted.
    pub deletable: bool,
    /// What somebody proposes.
    pub proposals: Vec<ProposalNote>,
    /// The advice the acting seat has asked for, or could.
    pub advice: AdvicePart,
    /// The levels of bots, weakest first.
    pub levels: fn(&Texts) -> Vec<LevelRow>,
    /// What those who sit down should know of the parts of the seats.
    pub parts: Option<String>,
    /// The options as sentences, name and value, as long as people sit down.
    pub options: Vec<(String, String)>,
    /// The address of the form for another game with the same options and people.
    pub again: String,
    /// The address that seats a friend, if the reader may give it away.
    pub invite: Option<String>,
    /// The address for onlookers.
    pub spectate: String,
    /// The group the table belongs to, for those who sit here.
    pub group: Option<GroupNote>,
    /// Whether the reader may start the game.
    pub may_start: bool,
    /// Whether the reader made the table.
    pub host: bool,
    /// The SHA-256 of the secret seed.
    pub commitment: String,
}

/// Where a reader sees what has happened without them.
#[derive(Clone, PartialEq)]
pub struct SinceNote {
    /// Since when.
    pub from: Since,
    /// The address of the replay from there.
    pub address: String,
}

/// The group whose log a game goes into.
pub struct GroupNote {
    /// What it is called.
    pub name: String,
    /// Where its log is.
    pub address: String,
    /// What the finished game has given to it; nothing after a defeat.
    pub entered: Option<String>,
}

/// How far a table has come.
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game runs.
    Running,
    /// The game is over.
    Over(Box<Over>),
}

/// A seat in the list.
#[derive(Clone, PartialEq)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// The name of whoever sits there.
    pub name: String,
    /// What the seat plays, if it is not one player among others.
    pub part: Option<String>,
    /// The class by which the game's stylesheet colours what is the seat's.
    pub class: Option<String>,
    /// The level of a bot, in words.
    pub level: Option<String>,
    /// What the bot in it thought when it last decided, if the reader may know.
    pub thoughts: Option<AdviceText>,
    /// Who that is to the reader.
    pub sitting: Sitting,
    /// Whether the seat is asked now.
    pub asked: bool,
    /// Whether the reader may sit down here.
    pub take: Offer,
    /// Whether the reader may give the seat to a bot.
    pub bot: Offer,
}

/// Who sits in a seat, as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// Nobody.
    Nobody,
    /// The reader.
    Me,
    /// Somebody else.
    Other,
    /// A program.
    Bot,
}

/// One of several seats of the reader.
#[derive(Clone, PartialEq)]
pub struct SeatTab {
    /// The seat.
    pub seat: Seat,
    /// What the tab says.
    pub label: String,
    /// Whether the page shows this seat.
    pub current: bool,
    /// Whether the seat is asked now.
    pub asked: bool,
}

/// What the reader could do, or propose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Nothing.
    Nothing,
    /// At once and alone.
    AtOnce,
    /// If the others agree, who are asked.
    IfOthersAgree,
}

/// Rules that are newer than those of the table.
#[derive(Clone, Copy, PartialEq)]
pub struct NewerRulesNote {
    /// The version the table is played by.
    pub from: u32,
    /// The newest version.
    pub to: u32,
    /// What the reader could do about it.
    pub offer: Offer,
}

/// A line of the log, and the step it tells of: for programs an object of its fields, with words for rule and weight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// Its number for the reader.
    pub number: usize,
    /// The rule it follows; none if it tells of the table.
    #[serde(serialize_with = "rule")]
    pub rule: Option<RuleId>,
    /// What it says.
    pub text: String,
    /// How much it weighs.
    #[serde(serialize_with = "weight")]
    pub weight: Weight,
    /// What happened in the game; none if it tells of the table.
    pub step: Option<Step>,
}

/// What happened, as a JSON object: the kind of event, and who, what, from where and to where under the names of the event's fields.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Step(Box<RawValue>);

impl Step {
    /// An event of a game.
    pub fn new(event: &impl Serialize) -> Step {
        Step(to_raw_value(event).expect("events are JSON"))
    }
}

impl Step {
    /// Whose step it is, and which colour of the game it is about.
    pub(super) fn traits(&self) -> StepTraits {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

/// What a line of the log is coloured by.
#[derive(Default, Deserialize)]
pub(super) struct StepTraits {
    /// The seat.
    pub(super) seat: Option<u8>,
    /// The word of the colour.
    pub(super) colour: Option<String>,
}

impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Step {}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get())
    }
}

fn rule<S: Serializer>(rule: &Option<RuleId>, serializer: S) -> Result<S::Ok, S::Error> {
    rule.map(|rule| rule.0).serialize(serializer)
}

fn weight<S: Serializer>(weight: &Weight, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(weight.word())
}

/// An open proposal.
#[derive(Clone, PartialEq)]
pub struct ProposalNote {
    /// What it is about, as the address says that takes answers, and the beginning of its texts.
    pub about: &'static str,
    /// What is proposed, in a sentence.
    pub wish: String,
    /// Who has not yet answered.
    pub waits_for: Vec<String>,
    /// What the reader can say to it.
    pub part: ProposalPart,
    /// The seat the reader answers with, where the address wants one.
    pub seat: Option<Seat>,
}

/// The reader's part in an open proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProposalPart {
    /// It has made it and can withdraw it.
    Asks,
    /// It is asked and can answer.
    Answers,
    /// It waits for others.
    Waits,
}
