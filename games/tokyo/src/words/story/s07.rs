//! T26.5 S07 Wish Machine: a terminal that roams among the troubles. Its cards: SC07-01 to SC07-13 and SC07-RT.

use super::deed::{Aim, Cue, Deed, Given, Letter, Renewal, Turn};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::{Cognitive, Physical};
use crate::words::cards::short::{does, harm};
use crate::words::cards::{Effect, Enemy, Row, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[17, 21, 28], [9, 12, 15], [7, 9, 11], [5, 7, 9]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S07, number, word)
}

/// SC07-RT, which has no running number.
const TERMINAL: u8 = 14;
/// Debt at which the first wish strikes harder.
const DEEP_DEBT: u8 = 4;

/// The three who know something.
const RUMOURS: &[u8] = &[3, 4, 5];

const WISH: Enemy = Enemy::new(7, (Cognitive, 1, Range::Far));
static FIERCE_WISH: Enemy = Enemy::new(7, (Cognitive, 2, Range::Far));

/// What a rumour brings.
const HEARD: [Row; 1] = [when(When::Success, &[deed(Deed::Put(2, always(1)))])];

pub(super) static ROWS: [SceneRow; 14] = [
    scene(1, "sc07_01").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::Mod(Renewal::More)),
            each(Effect::Token(1)),
            deed(Deed::Discard(&[1])),
            deed(Deed::Open(2)),
        ],
    )]),
    scene(2, "sc07_02").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Place(3, Area::Akiba)),
                deed(Deed::Place(4, Area::Shibuya)),
                deed(Deed::Place(5, Area::Shinagawa)),
            ],
        ),
        cue(
            Cue::Once(Given::Tokens(2, [5, 6, 6, 6])),
            &[deed(Deed::Out(RUMOURS)), deed(Deed::Discard(&[2])), deed(Deed::Open(6))],
        ),
    ]),
    scene(3, "sc07_03").solved(Way::Here(Task::stays(&[(Technique, 5), (Economy, 6)]))).rows(&HEARD),
    scene(4, "sc07_04").solved(Way::Here(Task::stays(&[(Empathy, 5), (Combat, 6)]))).rows(&HEARD),
    scene(5, "sc07_05").solved(Way::Here(Task::stays(&[(Economy, 5), (Technique, 6)]))).rows(&HEARD),
    scene(6, "sc07_06")
        .solved(Way::On(TERMINAL, Task::stays(&[(Technique, 7), (Empathy, 7), (Economy, 7), (Combat, 7)])))
        .rows(&[
            cue(
                Cue::Revealed,
                &[deed(Deed::Fetch(TERMINAL, Area::Shinjuku)), deed(Deed::PlaceOpposite(7, TERMINAL))],
            ),
            when(When::Success, &[deed(Deed::Put(6, always(1)))]),
            cue(
                Cue::Once(Given::Tokens(6, [2, 3, 4, 4])),
                &[deed(Deed::Out(&[7])), deed(Deed::Discard(&[6])), deed(Deed::Open(8))],
            ),
        ]),
    scene(7, "sc07_07")
        .solved(Way::Here(Task::enemy(
            [3, 5, 7, 9],
            Enemy::new(3, (Physical, 1, Range::Near)),
            &[(Empathy, 6), (Economy, 6), (Technique, 7)],
        )))
        .reward(1)
        .rows(&[
            when(When::End, &[deed(Deed::Towards(TERMINAL))]),
            when(When::End, &[deed(Deed::Put(TERMINAL, always(1)))]).given(Given::With(TERMINAL)),
        ]),
    scene(8, "sc07_08").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::LayBeside(TERMINAL)),
            deed(Deed::Settle(TERMINAL)),
            deed(Deed::Mod(Renewal::Instead)),
            deed(Deed::Discard(&[8])),
            deed(Deed::Open(9)),
        ],
    )]),
    scene(9, "sc07_09").rows(&[
        when(When::Always, &[deed(Deed::Targets(Aim::IntoSite, -1, 3))]),
        cue(Cue::SiteSolved, &[deed(Deed::Put(9, always(1)))]),
        cue(Cue::Once(Given::Tokens(9, [3, 3, 2, 3])), &[deed(Deed::Discard(&[9])), deed(Deed::Open(10))]),
    ]),
    scene(10, "sc07_10")
        .solved(Way::Gate(Task::enemy(
            [12, 12, 12, 12],
            WISH,
            &[(Technique, 6), (Combat, 6), (Empathy, 6), (Economy, 6)],
        )))
        .reward(3)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::PutAsOn(10, TERMINAL))]),
            when(When::Always, &[deed(Deed::Swell(DEEP_DEBT, &FIERCE_WISH))]),
            when(When::Failure, &[does(Who::Each, harm(Cognitive, 1))]),
            when(When::Success, &[does(Who::You, Effect::Artifact)]),
            when(When::Success, &[deed(Deed::Open(11))]),
        ]),
    scene(11, "sc07_11").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
        cue(Cue::Chosen(Letter::C), &[deed(Deed::Discard(&[11])), deed(Deed::Open(12))]),
    ]),
    scene(12, "sc07_12")
        .solved(Way::ByLetter {
            of: 11,
            tasks: &[
                Task::successes([2, 2, 2, 2], &[(Empathy, 7), (Combat, 7), (Technique, 8)]),
                Task::successes([2, 2, 2, 2], &[(Combat, 7), (Economy, 7), (Technique, 8)]),
                Task::successes([2, 2, 2, 2], &[(Empathy, 7), (Technique, 7), (Economy, 8)]),
            ],
        })
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinjuku))]).given(Given::Chosen(11, Letter::A)),
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shinagawa))]).given(Given::Chosen(11, Letter::B)),
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shibuya))]).given(Given::Chosen(11, Letter::C)),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[does(Who::Each, harm(Cognitive, 1))]).given(Given::Chosen(11, Letter::A)),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]).given(Given::Chosen(11, Letter::B)),
            when(When::End, &[deed(Deed::Seep)]).given(Given::Chosen(11, Letter::C)),
        ]),
    scene(13, "sc07_13").told(11).rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
    scene(TERMINAL, "sc07_rt").roams(5).rows(&[
        when(When::Always, &[deed(Deed::Credit)]),
        cue(Cue::Once(Given::Tokens(TERMINAL, [6, 7, 8, 9])), &[deed(Deed::Defeat)]),
        when(When::End, &[deed(Deed::Move(Turn::Busier))]),
    ]),
];
