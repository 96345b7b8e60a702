//! T26.5 T32.29 S00 Welcome to Tokyo!: the guided first night. Its cards: SC00-01 to SC00-12.

use super::deed::{Cue, Deed};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use super::steps::Cast::{self, Any, The};
use super::steps::{Blows, GuideStep, GuideTask, Payment};
use crate::words::Ability::{Empathy, Technique};
use crate::words::Role::{Engineer, Gangster, Negotiator};
use crate::words::cards::short::{does, harm};
use crate::words::cards::{Does, Effect, Enemy, Row, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, DamageType, Range, Skill, Slot};

/// T26.5 The most evaluated rounds for S, A and B.
pub(super) const RANKS: [u8; 3] = [4, 5, 6];

/// T32.29 A card of the list.
const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S00, number, word)
}

const fn step(who: Cast, task: GuideTask) -> GuideStep {
    GuideStep { who, task }
}

const READ: GuideStep = step(Any, GuideTask::Read);

/// When the guide is through with a card.
const fn taught(does: &'static [Does]) -> Row {
    cue(Cue::Taught, does)
}

pub(super) static ROWS: [SceneRow; 12] = [
    scene(1, "sc00_01")
        .steps(&[step(The(Engineer), GuideTask::Place(Slot::Akiba2)), READ, READ])
        .rows(&[taught(&[deed(Deed::Open(2))])]),
    scene(2, "sc00_02")
        .steps(&[
            step(The(Engineer), GuideTask::Buy(Slot::Akiba1, "brass_knuckles", 3)),
            step(The(Gangster), GuideTask::Buy(Slot::Shinjuku1, "motorbike", 3)),
        ])
        .rows(&[taught(&[deed(Deed::Open(3))])]),
    scene(3, "sc00_03")
        .steps(&[step(The(Engineer), GuideTask::Solve(Slot::Akiba2, Empathy, Payment::Tokens)), READ])
        .rows(&[taught(&[each(Effect::Token(1)), deed(Deed::Open(4))])]),
    scene(4, "sc00_04")
        .steps(&[step(Any, GuideTask::End), READ, READ])
        .rows(&[taught(&[deed(Deed::Open(5))])]),
    scene(5, "sc00_05")
        .steps(&[READ, step(The(Engineer), GuideTask::Move(Area::Shinjuku))])
        .rows(&[taught(&[deed(Deed::Open(6))])]),
    scene(6, "sc00_06")
        .steps(&[
            step(The(Engineer), GuideTask::Exchange("brass_knuckles", "motorbike")),
            step(The(Gangster), GuideTask::Equip("brass_knuckles")),
            step(The(Engineer), GuideTask::Equip("motorbike")),
        ])
        .rows(&[taught(&[deed(Deed::Open(7))])]),
    scene(7, "sc00_07")
        .solved(Way::Here(Task::enemy(always(4), Enemy::new(4, (DamageType::Physical, 2, Range::Near)), &[])))
        .reward(1)
        .steps(&[
            step(The(Gangster), GuideTask::Attack("brass_knuckles", Blows::One)),
            step(The(Gangster), GuideTask::Return("brass_knuckles")),
            step(The(Gangster), GuideTask::Attack("brass_knuckles", Blows::ToTheEnd)),
        ])
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::PlaceIn(7, Slot::Shinjuku1))]),
            when(When::Success, &[deed(Deed::LiftSeal(Skill::Support))]),
            taught(&[deed(Deed::Open(8))]),
        ]),
    scene(8, "sc00_08")
        .steps(&[
            step(The(Engineer), GuideTask::Buy(Slot::Shinjuku2, "first_aid_pouch", 3)),
            step(Any, GuideTask::End),
            step(The(Engineer), GuideTask::Place(Slot::Shinjuku3)),
            step(The(Gangster), GuideTask::Place(Slot::Shinjuku2)),
            step(The(Engineer), GuideTask::Play("first_aid_pouch")),
        ])
        .rows(&[taught(&[deed(Deed::Open(9))])]),
    scene(9, "sc00_09")
        .steps(&[
            step(The(Gangster), GuideTask::Solve(Slot::Shinjuku2, Empathy, Payment::Trouble)),
            step(Any, GuideTask::Bot(Negotiator)),
            READ,
            READ,
        ])
        .rows(&[taught(&[deed(Deed::Open(10))])]),
    scene(10, "sc00_10")
        .steps(&[
            READ,
            step(The(Engineer), GuideTask::RideIn("motorbike")),
            step(Any, GuideTask::Explore),
            step(Any, GuideTask::Explore),
            READ,
        ])
        .rows(&[taught(&[deed(Deed::Open(11))])]),
    scene(11, "sc00_11")
        .solved(Way::Gate(Task::check(&[(Technique, 5)])))
        .reward(1)
        .rows(&[
            when(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            when(When::Failure, &[does(Who::Near, harm(DamageType::Physical, 1))]),
            taught(&[deed(Deed::Open(12))]),
        ])
        .steps(&[
            step(Any, GuideTask::Explore),
            step(The(Engineer), GuideTask::Gate(Technique)),
            step(Any, GuideTask::Leave(Area::Shibuya)),
        ]),
    scene(12, "sc00_12").rows(&[cue(Cue::TroubleSolved, &[deed(Deed::Clear)])]),
];
