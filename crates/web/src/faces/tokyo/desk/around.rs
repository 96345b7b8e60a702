//! What the answers to a question may speak of.

use crate::faces::tokyo::board::check::Odds;
use kernel::SeatSet;
use tokyo::{
    Battle, Check, Companion, Duty, Frame, OpenCard, Pc, ROLES, SLOTS, SlotState, Story, Told, Travel, View,
};

/// What a view says of everything but decks, of which the odds of a check are told: answers that speak of it are drawn anew when it changes.
#[derive(PartialEq)]
pub(crate) struct Around {
    frames: Vec<Frame>,
    pcs: Vec<Pc>,
    slots: [SlotState; SLOTS],
    bots: [Option<u8>; ROLES],
    story: Story,
    open: Option<OpenCard>,
    encounter: u8,
    duty: Duty,
    check: Option<Check>,
    odds: Option<Odds>,
    travel: Option<Travel>,
    battle: Option<Battle>,
    companion: Option<Companion>,
    guide: Option<Told>,
    awaited: SeatSet,
}

impl Around {
    pub(crate) fn of(view: &View) -> Around {
        Around {
            frames: view.frames.clone(),
            pcs: view.pcs.clone(),
            slots: view.slots,
            bots: view.bots,
            story: view.story,
            open: view.open,
            encounter: view.encounter,
            duty: view.duty,
            check: view.check,
            odds: view.check.as_ref().and_then(|check| Odds::of(view, check)),
            travel: view.travel,
            battle: view.battle,
            companion: view.companion(),
            guide: view.guide,
            awaited: view.awaited,
        }
    }
}
