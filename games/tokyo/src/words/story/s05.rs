//! T26.5 S05 Curse Contagion: pages that ride on whatever is wrong. Its cards: SC05-01 to SC05-13.

use super::deed::{Cue, Deed, Fit, Given, Letter, Renewal, Turn};
use super::row::{Needs, SceneRow, Task, Tries, Way, cue, deed, when};
use super::scaled::always;
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::DamageType::Cognitive;
use crate::words::cards::short::{does, harm};
use crate::words::cards::{Effect, Enemy, When, Who};
use crate::words::options::Scenario;
use crate::words::{Area, Range};

/// T26.5 The most evaluated rounds for S, A and B, for 1, 2, 3 and 4 PCs.
pub(super) const RANKS: [[u8; 3]; 4] = [[8, 12, 17], [6, 8, 10], [4, 5, 7], [3, 4, 6]];

const fn scene(number: u8, word: &'static str) -> SceneRow {
    SceneRow::new(Scenario::S05, number, word)
}

/// The first three letters.
const LETTERS: &[u8] = &[7, 8, 9];
/// Pages the vessel takes, and keeps.
const KEPT: [u8; 4] = [1, 2, 2, 2];

pub(super) static ROWS: [SceneRow; 13] = [
    scene(1, "sc05_01").rows(&[cue(
        Cue::Revealed,
        &[deed(Deed::Mod(Renewal::More)), deed(Deed::Discard(&[1])), deed(Deed::Open(2))],
    )]),
    scene(2, "sc05_02").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Place(3, Area::Shibuya)),
                deed(Deed::Place(4, Area::Akiba)),
                deed(Deed::Place(5, Area::Shinagawa)),
            ],
        ),
        when(When::Always, &[deed(Deed::PagesArrive)]),
        when(When::Always, &[deed(Deed::PagesRide)]),
        when(When::Always, &[deed(Deed::PagesTaken)]),
        when(When::Always, &[deed(Deed::PagesWeigh)]),
        when(When::End, &[does(Who::BesidePages, harm(Cognitive, 1))]),
        when(When::End, &[deed(Deed::Defeat)]).given(Given::Pages([7, 10, 13, 15])),
    ]),
    scene(3, "sc05_03")
        .solved(Way::Here(Task::Checks {
            any_of: &[(Empathy, 4), (Technique, 4), (Economy, 5)],
            tries: Tries::Any,
            needs: Needs::Stays,
        }))
        .rows(&[
            when(When::Success, &[deed(Deed::Seal)]),
            cue(Cue::Once(Given::Tokens(3, [3, 5, 5, 5])), &[deed(Deed::Open(6))]).given(Given::Unread(6)),
        ]),
    scene(4, "sc05_04")
        .solved(Way::Here(Task::enemy(
            [4, 6, 6, 6],
            Enemy::new(4, (Cognitive, 1, Range::Near)),
            &[(Empathy, 6), (Technique, 6), (Combat, 7)],
        )))
        .reward(1)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::PagesOn(&[4], always(1)))]),
            when(When::Success, &[deed(Deed::Put(3, [1, 1, 2, 2]))]),
            when(When::End, &[deed(Deed::Move(Turn::Clockwise)), deed(Deed::Trail(1))]),
        ]),
    scene(5, "sc05_05")
        .solved(Way::Here(Task::stays(&[(Economy, 5), (Empathy, 6)])))
        .rows(&[when(When::Success, &[does(Who::Near, Effect::Story(Deed::Unburden(1)))])]),
    scene(6, "sc05_06").rows(&[
        cue(
            Cue::Revealed,
            &[
                deed(Deed::Out(&[5])),
                deed(Deed::Place(7, Area::Akiba)),
                deed(Deed::Place(8, Area::Shinagawa)),
                deed(Deed::Place(9, Area::Shinjuku)),
                deed(Deed::PagesOn(LETTERS, always(1))),
            ],
        ),
        cue(
            Cue::Once(Given::Discarded(LETTERS, [2, 2, 2, 2])),
            &[deed(Deed::Out(LETTERS)), deed(Deed::Discard(&[6])), deed(Deed::Open(10))],
        ),
    ]),
    scene(7, "sc05_07").solved(Way::Here(Task::check(&[(Technique, 6), (Combat, 6)]))).reward(1),
    scene(8, "sc05_08").solved(Way::Here(Task::check(&[(Economy, 6), (Technique, 6)]))).reward(1),
    scene(9, "sc05_09").solved(Way::Here(Task::check(&[(Empathy, 6), (Combat, 7)]))).reward(1),
    scene(10, "sc05_10").rows(&[
        cue(Cue::Revealed, &[deed(Deed::Choose)]),
        cue(
            Cue::Chosen(Letter::A),
            &[
                does(Who::Any, Effect::Story(Deed::Vessel(KEPT))),
                deed(Deed::Out(&[12])),
                deed(Deed::Discard(&[10])),
                deed(Deed::Open(11)),
            ],
        ),
        cue(
            Cue::Chosen(Letter::B),
            &[
                deed(Deed::Copies([2, 3, 3, 4])),
                deed(Deed::Out(&[11])),
                deed(Deed::Discard(&[10])),
                deed(Deed::Open(12)),
            ],
        ),
    ]),
    scene(11, "sc05_11")
        .solved(Way::Here(Task::enemy(
            [6, 10, 9, 9],
            Enemy::new(6, (Cognitive, 1, Range::Far)),
            &[(Empathy, 6), (Technique, 6), (Economy, 7)],
        )))
        .attacked_by(Fit::Page)
        .reward(2)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(11, Area::Shinjuku))]),
            cue(Cue::Pressed, &[deed(Deed::TakePages(1))]),
            when(When::Always, &[deed(Deed::VesselKeeps(KEPT))]),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[does(Who::Holders, harm(Cognitive, 1))]),
        ]),
    scene(12, "sc05_12")
        .solved(Way::Here(Task::successes(
            [2, 3, 3, 4],
            &[(Combat, 6), (Economy, 6), (Technique, 6), (Empathy, 7)],
        )))
        .reward(2)
        .rows(&[
            cue(Cue::Revealed, &[deed(Deed::Place(12, Area::Akiba))]),
            when(When::Success, &[deed(Deed::Open(13))]),
            when(When::End, &[does(Who::Holders, harm(Cognitive, 1)), deed(Deed::PagesOnTrouble(1))]),
        ]),
    scene(13, "sc05_13").rows(&[cue(Cue::Revealed, &[deed(Deed::Clear)])]),
];
