//! T26.5 S01 Manhunt: three people to bring in, and what becomes of what they carry. Its cards: SC01-01 to SC01-13.

use super::deed::{Cue, Deed, Given, Letter, Renewal, Turn};
use super::row::{SceneRow, Task, Way, cue, deed, each, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::Physical;
use crate::words::cards::short::{PHYSICAL, does, harm};
use crate::words::cards::{CheckKind, Effect, Enemy, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[7, 11, 15], [5, 7, 9], [4, 5, 7], [4, 5, 6]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S01, number, word)
}

/// The three to be brought in.
const WANTED: &[u8] = &[3, 4, 5];

pub(super) static ROWS: [SceneRow; 13] = [
    scene(1, "sc01_01").rows(&[cue(
        Cue::Revealed,
        &[
            deed(Deed::Mod(Renewal::More)),
            each(Effect::Token(1)),
            deed(Deed::Discard(&[1])),
            deed(Deed::Open(2)),
        ],
    )]),
    scene(2, "sc01_02").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Place(3, Area::Shibuya)),
                deed(Deed::Place(4, Area::Shinjuku)),
                deed(Deed::Place(5, Area::Akiba)),
            ],
        ),
        cue(
            Cue::Once(Given::Discarded(WANTED, [1, 2, 2, 3])),
            &[deed(Deed::Out(WANTED)), deed(Deed::Discard(&[2])), deed(Deed::Open(6))],
        ),
        when(When::End, &[deed(Deed::Put(2, always(1)))]),
        when(When::End, &[deed(Deed::TroublesAt(WANTED, always(1))), deed(Deed::TakeOff(2, always(3)))])
            .given(Given::Tokens(2, always(3))),
    ]),
    scene(3, "sc01_03")
        .solved(Way::Here(Task::check(&[(Empathy, 6), (Economy, 6)])))
        .reward(1)
        .rows(&[when(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 1 })])]),
    scene(4, "sc01_04")
        .solved(Way::Here(Task::enemy(
            [5, 6, 7, 8],
            Enemy::new(5, (Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            &[(Empathy, 6), (Economy, 7)],
        )))
        .reward(1)
        .rows(&[when(When::End, &[does(Who::Each, harm(Physical, 1))])]),
    scene(5, "sc01_05").solved(Way::Here(Task::check(&[(Technique, 6), (Economy, 7)]))).reward(1).rows(&[
        cue(Cue::Missed, &[deed(Deed::Move(Turn::Clockwise))]),
        when(When::End, &[deed(Deed::Move(Turn::Clockwise))]).given(Given::Deserted),
    ]),
    scene(6, "sc01_06").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Place(7, Area::Shinagawa)),
                deed(Deed::Place(8, Area::Shibuya)),
                deed(Deed::Place(9, Area::Akiba)),
            ],
        ),
        cue(
            Cue::Once(Given::Tokens(6, [4, 5, 6, 6])),
            &[deed(Deed::Out(&[7, 8, 9])), deed(Deed::Discard(&[6])), deed(Deed::Open(10))],
        ),
    ]),
    scene(7, "sc01_07")
        .solved(Way::Here(Task::stays(&[(Technique, 5), (Economy, 5)])))
        .rows(&[when(When::Success, &[deed(Deed::Put(6, always(1)))])]),
    scene(8, "sc01_08")
        .solved(Way::Here(Task::stays(&[(Empathy, 5), (Technique, 6)])))
        .rows(&[when(When::Success, &[deed(Deed::Put(6, always(1)))])]),
    scene(9, "sc01_09")
        .solved(Way::Here(Task::enemy(
            [4, 6, 8, 8],
            Enemy::new(4, (Physical, 1, Range::Far)),
            &[(Economy, 6), (Technique, 6)],
        )))
        .reward(1)
        .rows(&[
            when(When::Success, &[deed(Deed::Put(6, [1, 2, 2, 2]))]),
            when(When::End, &[does(Who::Each, harm(Physical, 1)), deed(Deed::Move(Turn::Clockwise))]),
            when(When::End, &[deed(Deed::TakeOff(6, always(1)))]).given(Given::Here(Area::Shibuya)),
        ]),
    scene(10, "sc01_10").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(Cue::Chosen(Letter::A), &[deed(Deed::Out(&[12])), deed(Deed::Open(11))]),
        cue(Cue::Chosen(Letter::B), &[deed(Deed::Out(&[11])), deed(Deed::Open(12))]),
        when(When::End, &[deed(Deed::Put(10, always(1)))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::Tokens(10, always(8))),
    ]),
    scene(11, "sc01_11")
        .solved(Way::Here(Task::successes([2, 3, 4, 4], &[(Empathy, 6), (Economy, 6), (Combat, 6)])))
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinagawa))]),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]),
        ]),
    scene(12, "sc01_12")
        .solved(Way::Here(Task::enemy(
            [8, 10, 13, 14],
            Enemy::new(7, (Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
            &[(Technique, 6), (Empathy, 6)],
        )))
        .reward(2)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Shibuya))]),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[does(Who::Each, harm(Physical, 1))]),
        ]),
    scene(13, "sc01_13").rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
