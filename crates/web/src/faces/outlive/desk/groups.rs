//! The groups the choices fall into.

use crate::face::{Choice, Scene};
use crate::faces::outlive::words::Words;
use outlive::{Action, State};

/// Choices, as the page has them.
pub(crate) type Offers<'a> = Vec<&'a Choice<Action>>;

/// A heading on the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    Rooms,
    FreeRoom,
    Settle,
    Leader,
    Place,
    Mary,
    Lose,
    Survivor,
    Move,
    Pressure,
    Defend,
    Loot,
    House,
    Gather,
    Hunt,
    Take,
    Search,
    Use,
    UseRoom,
    Peek,
    Resolve,
    Feed,
    Recruit,
    Build,
    MoveIn,
    Dismantle,
    Repair,
    End,
}

impl Group {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Group::Rooms => "rooms",
            Group::FreeRoom => "free-room",
            Group::Settle => "settle",
            Group::Leader => "leader",
            Group::Place => "place",
            Group::Mary => "mary",
            Group::Lose => "lose",
            Group::Survivor => "survivor",
            Group::Move => "move",
            Group::Pressure => "pressure",
            Group::Defend => "defend",
            Group::Loot => "loot",
            Group::House => "house",
            Group::Gather => "gather",
            Group::Hunt => "hunt",
            Group::Take => "take",
            Group::Search => "search",
            Group::Use => "use",
            Group::UseRoom => "use-room",
            Group::Peek => "peek",
            Group::Resolve => "resolve",
            Group::Feed => "feed",
            Group::Recruit => "recruit",
            Group::Build => "build",
            Group::MoveIn => "move-in",
            Group::Dismantle => "dismantle",
            Group::Repair => "repair",
            Group::End => "end",
        }
    }

    /// Whether its choices are about things of the table, which are touched for them.
    pub(crate) const fn is_touched(self) -> bool {
        match self {
            Group::Rooms
            | Group::FreeRoom
            | Group::Leader
            | Group::Place
            | Group::Survivor
            | Group::Move
            | Group::House
            | Group::Gather
            | Group::Hunt
            | Group::Take
            | Group::Search
            | Group::Use
            | Group::UseRoom
            | Group::Peek
            | Group::Resolve
            | Group::Recruit
            | Group::Build
            | Group::MoveIn
            | Group::Dismantle
            | Group::Repair => true,
            Group::Settle
            | Group::Mary
            | Group::Lose
            | Group::Pressure
            | Group::Defend
            | Group::Loot
            | Group::Feed
            | Group::End => false,
        }
    }

    /// What it says.
    pub(crate) fn heading(self, words: &Words<'_>) -> String {
        words.say(&format!("outlive-group-{}", self.word()))
    }

    /// The group an action is looked for in.
    pub(crate) const fn of(action: Action) -> Group {
        match action {
            Action::DiscardRoom(_) => Group::Rooms,
            Action::BuildFree(_) => Group::FreeRoom,
            Action::Settle(_) => Group::Settle,
            Action::Leader(_) => Group::Leader,
            Action::Place { .. } => Group::Place,
            Action::Split(_) | Action::DiscardTile(_) => Group::Mary,
            Action::Lose(_) => Group::Lose,
            Action::LoseSurvivor(_) => Group::Survivor,
            Action::Move { .. } => Group::Move,
            Action::Press | Action::PressWithBat | Action::Spare => Group::Pressure,
            Action::Defend { .. } => Group::Defend,
            Action::HandOver(_) | Action::Demand(_) => Group::Loot,
            Action::House(_) => Group::House,
            Action::Gather(_) | Action::Iodine | Action::Start(_) => Group::Gather,
            Action::Hunt { .. } => Group::Hunt,
            Action::Take(_) => Group::Take,
            Action::Search(_) => Group::Search,
            Action::Use(_) => Group::Use,
            Action::UseRoom(_) => Group::UseRoom,
            Action::Peek(_) => Group::Peek,
            Action::Resolve { .. } => Group::Resolve,
            Action::Feed { .. } => Group::Feed,
            Action::Recruit(_) | Action::RecruitWithVirtualWater => Group::Recruit,
            Action::Build { .. } => Group::Build,
            Action::MoveIn { .. } => Group::MoveIn,
            Action::Dismantle(_) => Group::Dismantle,
            Action::Repair { .. } => Group::Repair,
            Action::Stay | Action::Leave | Action::End | Action::Pass | Action::Done => Group::End,
        }
    }
}

/// The choices by group, in the order in which each group first occurs.
pub(crate) fn grouped<'a>(scene: &Scene<'a, State>) -> Vec<(Group, Offers<'a>)> {
    let mut groups: Vec<(Group, Offers<'a>)> = Vec::new();
    for choice in scene.choices {
        let group = Group::of(choice.action);
        match groups.iter_mut().find(|(known, _)| *known == group) {
            Some((_, offers)) => offers.push(choice),
            None => groups.push((group, vec![choice])),
        }
    }
    groups
}
