//! T32.14 Progress tokens on scenario cards.

use crate::table::event::Event;
use crate::table::state::State;
use crate::words::story::Scene;
use kernel::{Audience, Sink};

/// T32.14 Tokens are put on a card, or taken off it as far as it bears them.
pub(crate) fn put(state: &mut State, number: u8, change: i16, log: &mut impl Sink<Event>) {
    let Some(scene) = card(state, number) else { return };
    let there = &mut state.story.tokens[scene.place()];
    let now = (i16::from(*there) + change).clamp(0, i16::from(u8::MAX)) as u8;
    if now != *there {
        *there = now;
        log.emit(Audience::All, Event::SceneTokens { scene, now });
    }
}

/// A card by its number.
pub(crate) fn card(state: &State, number: u8) -> Option<Scene> {
    Scene::numbered(state.options.scenario, number)
}

/// The progress tokens on a card.
pub(crate) fn tokens(state: &State, number: u8) -> u8 {
    state.story.tokens[usize::from(number) - 1]
}
