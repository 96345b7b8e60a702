//! T32.3 T32.7 T32.8 T32.9 T32.14 Conditions of scenario texts.

use super::{Given, Letter, Scaled, Scene, by_pcs, zones};
use crate::state::State;
use crate::words::Area;

/// T32.7 A value by the number of PCs.
pub(crate) fn scaled(state: &State, values: Scaled) -> u8 {
    by_pcs(values, state.count())
}

/// The progress tokens on a card.
pub(super) fn tokens(state: &State, number: u8) -> u8 {
    state.story.tokens[usize::from(number) - 1]
}

/// T32.9 What has been chosen on a card.
fn chosen(state: &State, number: u8) -> Option<Letter> {
    state.story.letters[usize::from(number) - 1]
}

/// Whether this is so, for a text whose area is this.
pub(crate) fn holds(state: &State, here: Area, given: Given) -> bool {
    match given {
        Given::Discarded(cards, least) => {
            let solved = state.story.discard.iter().filter(|card| cards.contains(&card.row().number));
            solved.count() >= usize::from(scaled(state, least))
        }
        Given::Tokens(number, least) => tokens(state, number) >= scaled(state, least),
        Given::Chosen(number, letter) => chosen(state, number) == Some(letter),
        Given::Here(area) => here == area,
        Given::Beside(number) => {
            let other = Scene::numbered(state.options.scenario, number);
            other.and_then(|other| zones::slot_of(state, other)).is_some_and(|slot| slot.area() == here)
        }
        Given::Visited => !state.in_area(here).is_empty(),
        Given::Deserted => state.in_area(here).is_empty(),
        Given::Pcs(number) => state.count() == number,
        Given::Troubles(least) => {
            let open = Area::NORMAL.iter().map(|&area| state.troubles_in(area)).sum::<u8>();
            open >= scaled(state, least)
        }
    }
}
