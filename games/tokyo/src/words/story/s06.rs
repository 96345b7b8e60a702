//! T26.5 S06 Last Train Out: a train to wake, to fill, and to get out before dawn. Its cards: SC06-01 to SC06-14.

use super::deed::{Aim, Cue, Deed, Given, Letter, Renewal, Turn};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::cards::short::{PHYSICAL, does, harm};
use crate::words::cards::{Effect, Enemy, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[12, 15, 20], [9, 12, 14], [7, 9, 11], [5, 7, 9]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S06, number, word)
}

/// The two switches of the loop.
const SWITCHES: &[u8] = &[3, 4];
/// The hours until dawn.
const DAWN: [u8; 4] = [9, 9, 9, 9];

pub(super) static ROWS: [SceneRow; 14] = [
    scene(1, "sc06_01").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::Mod(Renewal::More)),
            each(Effect::Token(1)),
            deed(Deed::Discard(&[1])),
            deed(Deed::Open(2)),
        ],
    )]),
    scene(2, "sc06_02").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Place(3, Area::Akiba)), deed(Deed::Place(4, Area::Shinjuku))]),
        cue(
            Cue::Once(Given::Discarded(SWITCHES, [1, 2, 2, 2])),
            &[deed(Deed::Out(SWITCHES)), deed(Deed::Discard(&[2])), deed(Deed::Open(5)), deed(Deed::Open(6))],
        ),
    ]),
    scene(3, "sc06_03")
        .solved(Way::Here(Task::check(&[(Technique, 6), (Economy, 7), (Empathy, 7)])))
        .reward(1)
        .rows(&[when(When::Always, &[deed(Deed::Shut)])]),
    scene(4, "sc06_04")
        .solved(Way::Here(Task::enemy(
            [8, 10, 11, 12],
            Enemy::new(5, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Economy, 6), (Empathy, 6), (Technique, 7)],
        )))
        .reward(1)
        .rows(&[when(When::End, &[does(Who::Each, harm(Physical, 1))])]),
    scene(5, "sc06_05")
        .solved(Way::Here(Task::stays(&[(Empathy, 5), (Economy, 5), (Technique, 5), (Combat, 6)])))
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(5, Area::Shinagawa))]),
            when(When::Success, &[deed(Deed::Put(5, always(1)))]),
            cue(
                Cue::Once(Given::All(&[Given::Tokens(5, [3, 3, 3, 3]), Given::Unread(8)])),
                &[deed(Deed::Open(8))],
            ),
            cue(
                Cue::Once(Given::All(&[
                    Given::Tokens(5, [5, 6, 6, 6]),
                    Given::Chosen(8, Letter::B),
                    Given::Unread(9),
                ])),
                &[deed(Deed::Open(9))],
            ),
            cue(
                Cue::Once(Given::All(&[
                    Given::Tokens(5, [6, 8, 8, 8]),
                    Given::Chosen(8, Letter::A),
                    Given::Unread(9),
                ])),
                &[deed(Deed::Open(9))],
            ),
            when(When::End, &[deed(Deed::Roll)]),
        ]),
    scene(6, "sc06_06").rows(&[
        when(When::Start, &[deed(Deed::Put(6, always(1)))]),
        when(When::Start, &[deed(Deed::Place(7, Area::Akiba))])
            .given(Given::All(&[Given::Tokens(6, always(2)), Given::Unread(7)])),
        when(When::Start, &[deed(Deed::Defeat)]).given(Given::Tokens(6, DAWN)),
    ]),
    scene(7, "sc06_07")
        .solved(Way::Here(Task::enemy(
            [3, 5, 7, 9],
            Enemy::new(3, (Physical, 1, Range::Near)),
            &[(Economy, 6), (Technique, 6), (Empathy, 7)],
        )))
        .reward(1)
        .rows(&[
            when(When::End, &[deed(Deed::Move(Turn::Counterclockwise))]),
            cue(Cue::Meets(5), &[deed(Deed::TakeOff(5, always(1))), does(Who::Each, harm(Physical, 1))]),
        ]),
    scene(8, "sc06_08").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(
            Cue::Chosen(Letter::A),
            &[each(Effect::Heal(1)), each(Effect::Token(1)), deed(Deed::Discard(&[8]))],
        ),
        cue(
            Cue::Chosen(Letter::B),
            &[deed(Deed::TroublesIn(&[Area::Shibuya, Area::Akiba], [1, 1, 2, 2])), deed(Deed::Discard(&[8]))],
        ),
    ]),
    scene(9, "sc06_09").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Out(&[7])), deed(Deed::LayBeside(5)), deed(Deed::Choose)]),
        cue(
            Cue::Chosen(Letter::A),
            &[
                deed(Deed::Out(&[12, 13])),
                deed(Deed::Discard(&[9])),
                deed(Deed::Open(10)),
                deed(Deed::Open(11)),
            ],
        ),
        cue(
            Cue::Chosen(Letter::B),
            &[deed(Deed::Out(&[10, 11])), deed(Deed::Discard(&[9])), deed(Deed::Open(12))],
        ),
    ]),
    scene(10, "sc06_10")
        .solved(Way::Here(Task::successes(
            [4, 5, 6, 6],
            &[(Combat, 6), (Economy, 6), (Technique, 6), (Empathy, 7)],
        )))
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(10, Area::Shinagawa))]),
            when(When::Success, &[deed(Deed::Out(&[11])), deed(Deed::Open(14))]),
        ]),
    scene(11, "sc06_11")
        .solved(Way::Here(Task::enemy(
            [8, 9, 10, 11],
            Enemy::new(4, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Empathy, 6), (Technique, 6), (Economy, 7)],
        )))
        .reward(1)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinagawa))]),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]),
            when(When::End, &[deed(Deed::TakeOff(10, always(1)))]).given(Given::Tokens(10, always(2))),
        ]),
    scene(12, "sc06_12").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Embark(5))]),
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(12, always(1)))]),
        cue(Cue::Once(Given::Tokens(12, [3, 3, 3, 3])), &[deed(Deed::Discard(&[12])), deed(Deed::Open(13))]),
    ]),
    scene(13, "sc06_13")
        .solved(Way::Gate(Task::enemy(
            [10, 12, 13, 14],
            Enemy::new(5, (Cognitive, 1, Range::Near)).reduces(PHYSICAL, 1),
            &[(Technique, 6), (Economy, 6), (Empathy, 6)],
        )))
        .reward(2)
        .rows(&[
            when(When::Failure, &[does(Who::Each, harm(Physical, 1))]),
            when(When::Success, &[deed(Deed::Open(14))]),
        ]),
    scene(14, "sc06_14").rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
