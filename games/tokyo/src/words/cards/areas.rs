//! T1.7 T24.10 The facilities of the areas.

use super::effect::{Effect, Row, When, Who};
use super::odd::Odd;
use super::short::{does, refresh};
use crate::words::Area;

/// T1.7 T24.10 The facility of an area; the Site has none.
pub fn facility(area: Area) -> Option<&'static Row> {
    match area {
        Area::Shinagawa => Some(&SHINAGAWA),
        Area::Shibuya => Some(&SHIBUYA),
        Area::Shinjuku => Some(&SHINJUKU),
        Area::Akiba => Some(&AKIBA),
        Area::Site => None,
    }
}

static SHINAGAWA: Row = Row::new(When::End, &[does(Who::Each, Effect::Odd(Odd::ScrapCard))]);
static SHIBUYA: Row = Row::new(When::End, &[does(Who::Each, Effect::Odd(Odd::TokenIfNone))]);
static SHINJUKU: Row = Row::new(When::End, &[does(Who::Each, Effect::Heal(1))]);
static AKIBA: Row = Row::new(When::End, &[does(Who::Each, refresh(1))]);
