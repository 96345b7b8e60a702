//! O2.13 O2.14 O20.3 O20.17 Drawing equipment: duplicates are set aside until the draw is over.

use super::dawn;
use crate::table::event::Event;
use crate::table::frames::Draw;
use crate::table::state::State;
use crate::words::equipment::Equipment;
use kernel::{Audience, Counts, Seat, Sink};

/// O2.13 O20.3 O20.17 The top tile: the player gets it, or it is set aside.
pub(crate) fn draw(state: &mut State, (seat, left): (Seat, u8), kind: Equipment, log: &mut impl Sink<Event>) {
    state.deck.tiles.take(kind);
    if state.players[seat].owned().contains(kind) {
        state.deck.aside.add(kind);
        return log.emit(Audience::All, Event::DuplicateDrawn { seat, equipment: kind });
    }
    state.players[seat].broken.insert(kind);
    log.emit(Audience::All, Event::EquipmentTaken { seat, equipment: kind });
    state.stack.goto(Draw::DrawEquipment { seat, left: left - 1 });
}

/// O2.13a O2.14 Whether the draw is over; then what was set aside is discarded.
pub(crate) fn settle(state: &mut State, left: u8, log: &mut impl Sink<Event>) -> bool {
    if left > 0 && dawn::deck_has_tiles(state, log) {
        return false;
    }
    let aside = std::mem::replace(&mut state.deck.aside, Counts::EMPTY);
    state.deck.discard.add_all(&aside);
    state.stack.pop();
    true
}

/// O4.5 A tile is shown in a city.
pub(crate) fn show(state: &mut State, kind: Equipment, log: &mut impl Sink<Event>) {
    let Some(city) = dawn::next_shown(state) else { return };
    state.deck.tiles.take(kind);
    state.city_mut(city).shown.add(kind);
    log.emit(Audience::All, Event::Shown { city, equipment: kind });
}
