//! The MOD cards: what the whole city goes through. SM-01 to SM-10.

use super::effect::{Does, Effect, Row, When, Who};
use super::row::ModRow;
use super::short::{does, harm};
use crate::words::Ability::{Combat, Empathy};
use crate::words::story::{Aim, Cue, Deed, Given, Renewal};
use crate::words::{DamageType, Keyword};

const fn card(number: u8, word: &'static str) -> ModRow {
    ModRow { word, number, keywords: &[], rows: &[] }
}

const fn deed(deed: Deed) -> Does {
    does(Who::You, Effect::Story(deed))
}

const fn always(does: &'static [Does]) -> Row {
    Row::new(When::Always, does)
}

pub(super) static ROWS: [ModRow; 10] = [
    card(1, "rolling_blackout").rows(&[always(&[deed(Deed::Blackout)])]),
    card(2, "black_market_sunday").rows(&[always(&[deed(Deed::Targets(Aim::Buy, -1, 2))])]),
    card(3, "checkpoint_season")
        .rows(&[always(&[deed(Deed::Targets(Aim::Move, 1, 0)), deed(Deed::Targets(Aim::IntoSite, -1, 3))])]),
    card(4, "ring_weather").keywords(&[Keyword::Environment]).rows(&[Row::new(
        When::End,
        &[does(Who::Each, harm(DamageType::Cognitive, 1)), deed(Deed::Rest(1))],
    )]),
    card(5, "festival_night").rows(&[always(&[
        deed(Deed::Targets(Aim::With(Empathy), -1, 2)),
        deed(Deed::Targets(Aim::With(Combat), 1, 0)),
    ])]),
    card(6, "relief_drop").rows(&[Row::new(When::Start, &[does(Who::MostHurt, Effect::Heal(1))])]),
    card(7, "curfew").rows(&[
        Row::new(When::Story(Cue::Revealed), &[deed(Deed::Mod(Renewal::Instead))]).given(Given::Pcs(1)),
        Row::new(When::End, &[does(Who::Crowded, Effect::Story(Deed::Crowd))]),
    ]),
    card(8, "gold_rush").rows(&[
        always(&[deed(Deed::Targets(Aim::IntoSite, 1, 0))]),
        Row::new(When::Story(Cue::SiteSolved), &[does(Who::You, Effect::Token(1))]),
    ]),
    card(9, "a_lull").rows(&[Row::new(When::Start, &[deed(Deed::Lull([1, 1, 2, 2]))])]),
    card(10, "copycats").rows(&[Row::new(When::End, &[does(Who::Any, harm(DamageType::Physical, 1))])
        .given(Given::Troubles([4, 5, 6, 7]))]),
];
