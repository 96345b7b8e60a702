//! T32.3 T32.7 T32.8 T32.9 T32.14 T32.24 Conditions of scenario texts.

use super::tokens;
use crate::table::state::State;
use crate::words::Area;
use crate::words::story::{Given, Letter, Scaled, Scene, Scenes, by_pcs};

/// T32.7 A value by the number of PCs.
pub(crate) fn scaled(state: &State, values: Scaled) -> u8 {
    by_pcs(values, state.count())
}

/// T32.4 Whether a card lies in a zone.
fn lies_in(zone: &Scenes, number: u8) -> bool {
    zone.iter().any(|card| card.row().number == number)
}

/// T32.9 What has been chosen on a card.
fn chosen(state: &State, number: u8) -> Option<Letter> {
    state.story.letters[usize::from(number) - 1]
}

/// T32.3 T32.8 T32.24 Whether this is so, for a text whose area is this.
pub(crate) fn holds(state: &State, here: Area, given: Given) -> bool {
    match given {
        Given::Discarded(cards, least) => {
            let solved = state.story.discard.iter().filter(|card| cards.contains(&card.row().number));
            solved.count() >= usize::from(scaled(state, least))
        }
        Given::Tokens(number, least) => tokens::tokens(state, number) >= scaled(state, least),
        Given::Chosen(number, letter) => chosen(state, number) == Some(letter),
        Given::Here(area) => here == area,
        Given::With(number) => {
            let other = Scene::numbered(state.options.scenario, number);
            other.and_then(|other| state.slot_of(other)).is_some_and(|slot| slot.area() == here)
        }
        Given::Visited => !state.in_area(here).is_empty(),
        Given::Deserted => state.in_area(here).is_empty(),
        Given::Pcs(number) => state.count() == number,
        Given::DriverHere => state.driver_area() == Some(here),
        Given::DriverElsewhere => state.driver_area() != Some(here),
        Given::Gathered(least) => {
            state.driver_area() == Some(here) && state.in_area(here).len() as u8 >= scaled(state, least)
        }
        Given::Pages(least) => on_slots(state) >= scaled(state, least),
        Given::Troubles(least) => {
            let open = Area::NORMAL.iter().map(|&area| state.troubles_in(area)).sum::<u8>();
            open >= scaled(state, least)
        }
        Given::All(all) => all.iter().all(|&given| holds(state, here, given)),
        Given::NoGate => state.story.gate.is_none(),
        Given::Bare(number) => tokens::tokens(state, number) == 0,
        Given::Beside(number) => lies_in(&state.story.table, number),
        Given::Unread(number) => Scene::numbered(state.options.scenario, number)
            .is_some_and(|scene| !state.has_been_revealed(scene)),
    }
}

/// T32.14 All pages that lie on slots.
fn on_slots(state: &State) -> u8 {
    state.slots.iter().map(|there| there.pages).fold(0, u8::saturating_add)
}
