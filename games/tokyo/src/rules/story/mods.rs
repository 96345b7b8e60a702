//! T7.1 T24.1 T32.12 MOD cards: how they come and go, and when they act.

use super::given::scaled;
use crate::rules::rows;
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw, Source};
use crate::table::state::State;
use crate::words::Area;
use crate::words::cards::{Effect, ModCard, When};
use crate::words::story::{Cue, Deed, Renewal, Scaled};
use kernel::{Audience, Seat, Sink};

/// T32.12 One comes into play.
pub(super) fn renew(state: &mut State, renewal: Renewal, log: &mut impl Sink<Event>) {
    match renewal {
        Renewal::More => {}
        Renewal::Instead => {
            let open = state.story.mods.open;
            open.iter().for_each(|card| discard(state, card, log));
        }
    }
    if !state.story.mods.undrawn.is_empty() {
        state.stack.push(Draw::Mod);
    }
}

/// T32.12 One has been drawn. The frame on top is the draw.
pub(crate) fn drawn(state: &mut State, card: ModCard, log: &mut impl Sink<Event>) {
    state.stack.pop();
    state.story.mods.undrawn.remove(card);
    state.story.mods.open.insert(card);
    log.emit(Audience::All, Event::ModOpened { card });
    rows::push(state, Source::Mod(card), When::Story(Cue::Revealed), None);
}

/// T32.12 A MOD card is discarded.
pub(crate) fn discard(state: &mut State, card: ModCard, log: &mut impl Sink<Event>) {
    state.story.mods.open.remove(card);
    log.emit(Audience::All, Event::ModDiscarded { card });
}

/// T7.1 T24.1 T32.3 T32.30 All that lie open act, by rising number.
pub(crate) fn all_happens(state: &mut State, when: When, by: Option<Seat>) {
    let open = state.story.mods.open;
    let last_first = ModCard::all().rev().filter(|&card| open.contains(card));
    last_first.for_each(|card| rows::push(state, Source::Mod(card), when, by));
}

/// SM-09 This many troubles may be discarded for the card.
pub(crate) fn lull(state: &mut State, card: ModCard, troubles: Scaled) {
    let left = scaled(state, troubles);
    state.stack.push(Ask::Lull { card, left });
}

/// SM-01 T24.10 Whether the facility of an area does nothing: where a card shuts it, or where most troubles lie open, in the
/// first such area.
pub(crate) fn is_dark(state: &State, area: Area) -> bool {
    let shuts = |does: &crate::words::cards::Does| does.what == Effect::Story(Deed::Shut);
    let scenes = area.slots().filter_map(|slot| state.slot(slot).scene);
    if scenes.flat_map(|scene| scene.row().rows).flat_map(|row| row.does).any(shuts) {
        return true;
    }
    let blackout = || {
        let rows = state.story.mods.open.iter().flat_map(|card| card.row().rows);
        rows.flat_map(|row| row.does).any(|does| does.what == Effect::Story(Deed::Blackout))
    };
    let most = Area::NORMAL.iter().map(|&it| state.troubles_in(it)).max().unwrap_or(0);
    let first = Area::NORMAL.iter().find(|&&it| state.troubles_in(it) == most);
    blackout() && most > 0 && first == Some(&area)
}
