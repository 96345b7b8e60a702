//! Which part of a turn it is.

use crate::faces::outlive::words::Words;
use outlive::{Ask, Draw, Frame, View};

/// A part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Before the first turn.
    SetUp,
    /// O4
    Dawn,
    /// O5 O6
    Day,
    /// O13
    Night,
    /// O24
    Over,
}

impl Phase {
    /// The part the game is in.
    pub(crate) fn of(view: &View) -> Phase {
        if view.over {
            return Phase::Over;
        }
        if view.turn == 0 {
            return Phase::SetUp;
        }
        match view.top() {
            Some(Frame::Draw(Draw::ShowEquipment | Draw::SetAside { .. })) => Phase::Dawn,
            Some(Frame::Draw(
                Draw::TurnUpEvent
                | Draw::TurnUpPrey { .. }
                | Draw::Search { .. }
                | Draw::LookAtSearchPile { .. }
                | Draw::LookAtPrey { .. },
            ))
            | Some(Frame::Ask(
                Ask::Strike { .. }
                | Ask::Move { .. }
                | Ask::Pressure { .. }
                | Ask::Defend { .. }
                | Ask::Loot { .. }
                | Ask::Visit
                | Ask::House { .. },
            ))
            | None => Phase::Day,
            Some(
                Frame::Draw(Draw::DrawEquipment { .. }) | Frame::Ask(Ask::Resolve { .. } | Ask::Shelters),
            ) => Phase::Night,
            Some(Frame::Draw(Draw::DealLeaders | Draw::DealRooms | Draw::DrawForMary { .. }))
            | Some(Frame::Ask(
                Ask::Choose | Ask::PlaceHeroes | Ask::SplitForMary { .. } | Ask::DiscardForMary { .. },
            )) => Phase::SetUp,
        }
    }

    /// Its name.
    pub(crate) fn name(self, words: &Words<'_>) -> String {
        match self {
            Phase::SetUp => words.say("outlive-phase-set-up"),
            Phase::Dawn => words.dawn(),
            Phase::Day => words.say("outlive-phase-day"),
            Phase::Night => words.say("outlive-phase-night"),
            Phase::Over => words.say("outlive-phase-over"),
        }
    }

    /// The class that lights the table.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Dawn => "dawn",
            Phase::Day => "day",
            Phase::Night => "night",
            Phase::Over => "over",
        }
    }

    /// Its icon.
    pub(crate) fn icon(self) -> &'static str {
        match self {
            Phase::SetUp => "first",
            Phase::Dawn => "dawn",
            Phase::Day => "day",
            Phase::Night => "night",
            Phase::Over => "star",
        }
    }
}
