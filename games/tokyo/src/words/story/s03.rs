//! T26.5 S03 Once Upon a Time in Tokyo: a film, its director, and a last reel from under the Ring. Its cards: SC03-01
//! to SC03-13.

use super::deed::{Aim, Cue, Deed, Given, Letter, Renewal};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::cards::short::{PHYSICAL, does, harm};
use crate::words::cards::{Effect, Enemy, Row, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[11, 13, 17], [7, 10, 12], [6, 7, 9], [5, 6, 8]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S03, number, word)
}

/// HP of the director.
const DIRECTOR: u8 = 5;

/// The three locations.
const LOCATIONS: &[u8] = &[4, 5, 6];

/// What a scene that has been shot brings: one token if nothing is risked, two if the director stands too close.
const SHOT: [Row; 3] = [
    when(When::Success, &[deed(Deed::Decide)]),
    cue(Cue::Chosen(Letter::A), &[deed(Deed::Put(3, always(1)))]),
    cue(Cue::Chosen(Letter::B), &[deed(Deed::Put(3, always(2))), deed(Deed::HarmNpc(Physical, 1))]),
];

pub(super) static ROWS: [SceneRow; 13] = [
    scene(1, "sc03_01").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::Mod(Renewal::More)),
            each(Effect::Token(1)),
            deed(Deed::Discard(&[1])),
            deed(Deed::Open(2)),
            deed(Deed::Open(3)),
        ],
    )]),
    scene(2, "sc03_02")
        .npc(DIRECTOR)
        .rows(&[cue(Cue::Once(Given::Tokens(2, always(DIRECTOR))), &[deed(Deed::Defeat)])]),
    scene(3, "sc03_03").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Place(4, Area::Shibuya)),
                deed(Deed::Place(5, Area::Akiba)),
                deed(Deed::Place(6, Area::Shinagawa)),
            ],
        ),
        cue(
            Cue::Once(Given::Tokens(3, [4, 4, 5, 5])),
            &[deed(Deed::Out(LOCATIONS)), deed(Deed::Discard(&[3])), deed(Deed::Open(7))],
        ),
    ]),
    scene(4, "sc03_04").solved(Way::Here(Task::take(&[(Combat, 5), (Technique, 6)]))).rows(&SHOT),
    scene(5, "sc03_05").solved(Way::Here(Task::take(&[(Technique, 5), (Economy, 6)]))).rows(&[
        when(When::Always, &[deed(Deed::WithVehicle(Technique, 4))]),
        SHOT[0],
        SHOT[1],
        SHOT[2],
    ]),
    scene(6, "sc03_06").solved(Way::Here(Task::take(&[(Empathy, 5), (Economy, 6)]))).rows(&SHOT),
    scene(7, "sc03_07")
        .solved(Way::Here(Task::enemy(
            [6, 8, 9, 10],
            Enemy::new(3, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            &[(Economy, 6), (Empathy, 6), (Technique, 7)],
        )))
        .reward(1)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(7, Area::Shinjuku))]),
            when(When::Success, &[deed(Deed::Open(8))]),
            when(When::End, &[deed(Deed::HarmNpc(Physical, 1))]).given(Given::Deserted),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]),
        ]),
    scene(8, "sc03_08").rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -2, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(8, always(1)))]),
        cue(Cue::Once(Given::Tokens(8, [2, 3, 3, 3])), &[deed(Deed::Discard(&[8])), deed(Deed::Open(9))]),
    ]),
    scene(9, "sc03_09")
        .solved(Way::Gate(Task::check(&[(Empathy, 6), (Technique, 6), (Combat, 7)])))
        .reward(1)
        .rows(&[
            cue(Cue::Missed, &[does(Who::Near, harm(Cognitive, 1))]),
            when(When::Failure, &[does(Who::Near, harm(Cognitive, 1))]),
            when(When::Success, &[deed(Deed::Open(10))]),
        ]),
    scene(10, "sc03_10")
        .solved(Way::Gate(Task::enemy(
            [6, 9, 10, 11],
            Enemy::new(4, (Cognitive, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Empathy, 6), (Technique, 6), (Economy, 7)],
        )))
        .reward(2)
        .rows(&[
            when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
            when(When::Success, &[does(Who::You, Effect::Artifact)]),
            when(When::Success, &[deed(Deed::Open(11))]),
        ]),
    scene(11, "sc03_11").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Put(11, always(1))), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Put(11, always(2))), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc03_12")
        .solved(Way::ByLetter {
            of: 11,
            tasks: &[
                Task::successes([2, 3, 3, 3], &[(Combat, 5), (Technique, 5), (Economy, 6)]),
                Task::successes([2, 3, 3, 3], &[(Empathy, 5), (Economy, 5), (Technique, 6)]),
            ],
        })
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinjuku))]),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[deed(Deed::HarmNpc(Physical, 1))]).given(Given::Deserted),
            when(When::End, &[does(Who::Near, harm(Physical, 1))]).given(Given::Chosen(11, Letter::A)),
            when(When::End, &[does(Who::Near, harm(Cognitive, 1))]).given(Given::Chosen(11, Letter::B)),
        ]),
    scene(13, "sc03_13").told(11).rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
