//! T26.5 S02 Tokyo Dungeon: three floors under the Ring, and the way back up. Its cards: SC02-01 to SC02-14.

use super::deed::{Aim, Cue, Deed, Given, Letter, Renewal};
use super::row::{SceneRow, Task, Way, cue, deed, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::cards::short::{PHYSICAL, does, harm};
use crate::words::cards::{Effect, Enemy, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Keyword, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[17, 20, 25], [9, 11, 14], [7, 9, 11], [5, 7, 8]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S02, number, word)
}

/// Solved Site cards that lead to the gate of a floor.
const DEPTH: [u8; 4] = [3, 3, 3, 2];

pub(super) static ROWS: [SceneRow; 14] = [
    scene(1, "sc02_01").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::Mod(Renewal::More)),
            deed(Deed::Place(3, Area::Akiba)),
            deed(Deed::Place(4, Area::Shinagawa)),
            deed(Deed::Discard(&[1])),
            deed(Deed::Open(2)),
        ],
    )]),
    scene(2, "sc02_02").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Open(5))]),
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(2, always(1)))]).given(Given::NoGate),
    ]),
    scene(3, "sc02_03").solved(Way::Here(Task::serves(2, &[(Technique, 5), (Empathy, 5)]))).rows(&[
        when(When::Always, &[deed(Deed::Bypass)]),
        cue(Cue::Once(Given::All(&[Given::Beside(3), Given::Bare(3)])), &[deed(Deed::Discard(&[3]))]),
    ]),
    scene(4, "sc02_04").solved(Way::Here(Task::serves(2, &[(Economy, 5), (Combat, 5)]))).reward(1).rows(&[
        when(When::Always, &[deed(Deed::Shelter(&[7, 11]))]),
        cue(Cue::Once(Given::All(&[Given::Beside(4), Given::Bare(4)])), &[deed(Deed::Discard(&[4]))]),
    ]),
    scene(5, "sc02_05").rows(&[cue(
        Cue::Once(Given::Tokens(2, DEPTH)),
        &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(6))],
    )]),
    scene(6, "sc02_06")
        .solved(Way::Gate(Task::enemy(
            [4, 5, 6, 7],
            Enemy::new(3, (Physical, 1, Range::Near)),
            &[(Technique, 6), (Economy, 6), (Empathy, 6)],
        )))
        .reward(1)
        .rows(&[
            when(When::Failure, &[does(Who::Near, harm(Physical, 1))]),
            when(
                When::Success,
                &[
                    does(Who::Each, Effect::Refresh { amount: 1, of: None }),
                    deed(Deed::Discard(&[5])),
                    deed(Deed::Open(7)),
                ],
            ),
        ]),
    scene(7, "sc02_07").keywords(&[Keyword::Environment]).rows(&[
        cue(Cue::Once(Given::Tokens(2, DEPTH)), &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(8))]),
        when(When::End, &[does(Who::Each, harm(Cognitive, 1))]),
    ]),
    scene(8, "sc02_08").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(
            Cue::Chosen(Letter::A),
            &[deed(Deed::Out(&[10])), deed(Deed::Discard(&[8, 7])), deed(Deed::Open(9))],
        ),
        cue(
            Cue::Chosen(Letter::B),
            &[deed(Deed::Out(&[9])), deed(Deed::Discard(&[8, 7])), deed(Deed::Open(10))],
        ),
    ]),
    scene(9, "sc02_09")
        .solved(Way::Gate(Task::enemy(
            [6, 7, 8, 9],
            Enemy::new(5, (Physical, 1, Range::NearPlus)).reduces(PHYSICAL, 1),
            &[(Technique, 6), (Empathy, 7), (Economy, 7)],
        )))
        .reward(2)
        .rows(&[
            when(When::Failure, &[does(Who::Each, harm(Physical, 1))]),
            when(When::Success, &[does(Who::You, Effect::Artifact)]),
            when(When::Success, &[deed(Deed::Open(11))]),
        ]),
    scene(10, "sc02_10")
        .solved(Way::Gate(Task::collects([2, 2, 2, 2], &[(Empathy, 6), (Economy, 6), (Technique, 7)])))
        .reward(1)
        .rows(&[
            cue(Cue::Missed, &[does(Who::You, harm(Cognitive, 1))]),
            when(When::Success, &[does(Who::Each, Effect::Heal(2)), deed(Deed::Open(11))]),
        ]),
    scene(11, "sc02_11").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Mod(Renewal::Instead))]),
        when(When::Always, &[deed(Deed::Worse(1))]),
        cue(Cue::Once(Given::Tokens(2, DEPTH)), &[deed(Deed::TakeOff(2, DEPTH)), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc02_12")
        .solved(Way::Gate(Task::enemy(
            [9, 10, 11, 12],
            Enemy::new(7, (Cognitive, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Technique, 6), (Empathy, 6), (Economy, 7)],
        )))
        .reward(3)
        .rows(&[
            when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
            when(When::Success, &[deed(Deed::Treasure(2))]),
            when(When::Success, &[deed(Deed::Open(13))]),
        ]),
    scene(13, "sc02_13").rows(&[
        cue(
            Cue::Revealed,
            &[deed(Deed::Discard(&[11])), deed(Deed::Put(13, always(3))), does(Who::Each, Effect::Deeper(1))],
        ),
        cue(Cue::Once(Given::Deserted), &[deed(Deed::Open(14))]),
        when(When::End, &[deed(Deed::TakeOff(13, always(1)))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::All(&[Given::Bare(13), Given::Visited])),
    ]),
    scene(14, "sc02_14").rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
