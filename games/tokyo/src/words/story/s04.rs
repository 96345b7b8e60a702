//! T26.5 S04 Wildball Run: a race round the loop. Its cards: SC04-01 to SC04-13.

use super::deed::{Aim, Cue, Deed, Fit, Given, Letter, Renewal, Turn};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::cards::short::{PHYSICAL, does, harm};
use crate::words::cards::{Effect, Enemy, Row, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[10, 14, 18], [7, 9, 11], [6, 8, 10], [5, 7, 8]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S04, number, word)
}

/// What SC04-12 does, on its page and among the equipment.
pub(crate) const NINE: &[Row] = &[
    when(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 1, bonus: 1 })]),
    when(When::Always, &[deed(Deed::ThisStays)]),
];

pub(super) static ROWS: [SceneRow; 13] = [
    scene(1, "sc04_01").rows(&[cue(
        Cue::Revealed,
        &[deed(Deed::Mod(Renewal::More)), deed(Deed::Place(2, Area::Shinagawa)), deed(Deed::Discard(&[1]))],
    )]),
    scene(2, "sc04_02")
        .solved(Way::Here(Task::check(&[(Economy, 4), (Technique, 4)])))
        .solved_by(Fit::Seats)
        .side(&[(Economy, 5), (Empathy, 5), (Technique, 5)], Given::Unread(12))
        .rows(&[
            cue(Cue::Side, &[deed(Deed::Lend(12))]),
            when(When::Success, &[deed(Deed::Driver), deed(Deed::Open(3))]),
        ]),
    scene(3, "sc04_03").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::NameVehicle),
                deed(Deed::Place(5, Area::Akiba)),
                deed(Deed::Place(6, Area::Shinjuku)),
                deed(Deed::Place(7, Area::Shibuya)),
                deed(Deed::Open(4)),
            ],
        ),
        when(When::Always, &[deed(Deed::VehicleStays)]),
        when(When::End, &[deed(Deed::Stamp(&[(5, Area::Akiba), (6, Area::Shinjuku), (7, Area::Shibuya)]))]),
        cue(Cue::Once(Given::Tokens(3, always(1))), &[deed(Deed::Open(8))]).given(Given::Unread(8)),
        cue(Cue::Once(Given::Tokens(3, always(2))), &[deed(Deed::Open(9))]).given(Given::Unread(9)),
        cue(Cue::Once(Given::Tokens(3, always(3))), &[deed(Deed::Open(11))]).given(Given::Unread(11)),
    ]),
    scene(4, "sc04_04").rows(&[
        when(When::End, &[deed(Deed::Put(4, always(1)))]),
        cue(Cue::Once(Given::Tokens(4, [10, 9, 13, 13])), &[deed(Deed::Defeat)]),
    ]),
    scene(5, "sc04_05")
        .solved(Way::Here(Task::collects([1, 1, 2, 2], &[(Technique, 6), (Economy, 6), (Empathy, 7)])))
        .reward(1),
    scene(6, "sc04_06")
        .solved(Way::Here(Task::enemy(
            [6, 8, 7, 8],
            Enemy::new(4, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Economy, 6), (Technique, 6), (Empathy, 7)],
        )))
        .reward(1),
    scene(7, "sc04_07")
        .solved(Way::Here(Task::collects([1, 1, 2, 2], &[(Empathy, 6), (Combat, 6), (Economy, 7)])))
        .reward(1),
    scene(8, "sc04_08")
        .solved(Way::Here(Task::enemy(
            [5, 7, 6, 6],
            Enemy::new(3, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            &[(Technique, 6), (Empathy, 6), (Economy, 7)],
        )))
        .attacked_by(Fit::Wheels)
        .reward(1)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(8, Area::Akiba))]),
            when(When::Success, &[deed(Deed::TakeOff(4, always(2)))]),
            when(When::End, &[deed(Deed::Move(Turn::Counterclockwise))]),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]).given(Given::DriverHere),
            when(When::End, &[deed(Deed::Put(4, always(1)))]).given(Given::DriverElsewhere),
        ]),
    scene(9, "sc04_09").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(
            Cue::Chosen(Letter::A),
            &[
                each(Effect::Token(1)),
                each(Effect::Heal(1)),
                deed(Deed::Put(4, always(2))),
                deed(Deed::Mod(Renewal::Instead)),
                deed(Deed::Discard(&[9])),
                deed(Deed::Open(10)),
            ],
        ),
        cue(
            Cue::Chosen(Letter::B),
            &[
                deed(Deed::TakeOff(4, always(1))),
                deed(Deed::TroublesAtDriver(always(1))),
                deed(Deed::Mod(Renewal::Instead)),
                deed(Deed::Discard(&[9])),
                deed(Deed::Open(10)),
            ],
        ),
    ]),
    scene(10, "sc04_10").rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::DriverMove, 1, 0))]),
        when(When::End, &[deed(Deed::DriverChooses)]),
        cue(Cue::Chosen(Letter::A), &[does(Who::You, harm(Cognitive, 1))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::TroublesAtDriver(always(1)))]),
    ]),
    scene(11, "sc04_11")
        .solved(Way::Here(Task::stays(&[(Technique, 6), (Combat, 6), (Empathy, 6), (Economy, 6)])))
        .solved_by(Fit::DriverHere)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shibuya))]),
            when(When::Success, &[deed(Deed::Put(11, always(1)))]),
            cue(Cue::Once(Given::Tokens(11, [2, 3, 3, 3])), &[deed(Deed::Open(13))])
                .given(Given::Gathered([1, 1, 2, 2])),
        ]),
    scene(12, "sc04_12").rows(NINE),
    scene(13, "sc04_13").rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
