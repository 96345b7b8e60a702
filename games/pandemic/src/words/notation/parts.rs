//! Parts of actions that are written otherwise than as one word.

use super::{Action, Movement, Pawn, Payment};
use crate::words::map::City;
use std::fmt;
use vocabulary::{Mismatch, Part, PartAs, Text, Words};

vocabulary::spelled_by_notation!(Action);

/// Begins the action.
impl Part for Movement {
    fn form() -> String {
        Movement::ALL.map(Movement::word).join("|")
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        text.word(self.word())
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        Movement::ALL.into_iter().find(|by| words.take(by.word())).ok_or_else(|| words.mismatch())
    }
}

/// The seat of another's pawn.
impl Part for Pawn {
    fn form() -> String {
        "[SEAT]".to_owned()
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        match self {
            Pawn::Own => Ok(()),
            Pawn::Of(seat) => text.word(seat),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        match words.rest() {
            [_, _, ..] => words.value(1).map(Pawn::Of),
            [_] | [] => Ok(Pawn::Own),
        }
    }
}

/// P5.3 The station that is taken if the stock is empty: `from lagos`.
pub(super) struct FromStation;

impl PartAs<Option<City>> for FromStation {
    fn form() -> String {
        "[from CITY]".to_owned()
    }
    fn write(from: &Option<City>, text: &mut Text<'_, '_>) -> fmt::Result {
        match from {
            Some(city) => text.word(format_args!("from {city}")),
            None => Ok(()),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<Option<City>, Mismatch> {
        if words.take("from") { words.value(1).map(Some) } else { Ok(None) }
    }
}

/// P10.8 What a cure is paid with, if not with cards alone.
pub(super) struct PaidWith;

impl PartAs<Payment> for PaidWith {
    fn form() -> String {
        format!("[{}]", Payment::Samples)
    }
    fn write(payment: &Payment, text: &mut Text<'_, '_>) -> fmt::Result {
        match payment {
            Payment::Cards => Ok(()),
            Payment::Samples => text.word(payment),
        }
    }
    fn read(words: &mut Words<'_>) -> Result<Payment, Mismatch> {
        let samples = words.take(Payment::Samples.word());
        Ok(if samples { Payment::Samples } else { Payment::Cards })
    }
}
