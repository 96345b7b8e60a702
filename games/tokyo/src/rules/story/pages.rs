//! T21.13 T21.14 T32.13 T32.14 T32.15 T32.16 T32.17 Pages: progress tokens that lie on slots, ride on what lies there, and are
//! held by PCs.

use super::given::scaled;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do};
use crate::table::state::{State, Step};
use crate::words::cards::Effect;
use crate::words::story::{Deed, PAGES_MANY, Scaled, Scene};
use crate::words::{Area, Slot};
use kernel::{Audience, Seat, SeatSet, Sink};

/// T32.14 Pages come to a slot, or go.
pub(crate) fn put(state: &mut State, slot: Slot, pages: u8, log: &mut impl Sink<Event>) {
    let there = &mut state.slot_mut(slot).pages;
    *there = there.saturating_add(pages);
    let now = *there;
    if pages > 0 {
        log.emit(Audience::All, Event::PagesOnSlot { slot, now });
    }
}

/// T32.14 A trouble has been placed: in step 1 it brings a page.
pub(crate) fn arrive(state: &mut State, slot: Slot, log: &mut impl Sink<Event>) {
    if state.round.step == Step::Reveal && state.says(Deed::PagesArrive) {
        put(state, slot, 1, log);
    }
}

/// T32.15 A card goes from one slot to another: its pages go along, and what it leaves behind stays.
pub(super) fn ride(state: &mut State, scene: Scene, (from, to): (Slot, Slot), log: &mut impl Sink<Event>) {
    let rides = state.says(Deed::PagesRide);
    let carried = if rides { std::mem::take(&mut state.slot_mut(from).pages) } else { 0 };
    if carried > 0 {
        log.emit(Audience::All, Event::PagesOnSlot { slot: from, now: 0 });
    }
    put(state, to, carried, log);
    let does = scene.row().rows.iter().flat_map(|row| row.does);
    let left =
        does.map(|does| if let Effect::Story(Deed::Trail(pages)) = does.what { pages } else { 0 }).sum();
    put(state, from, left, log);
}

/// T32.14 Pages on the slots of these cards.
pub(super) fn put_on(state: &mut State, cards: &[u8], pages: u8, log: &mut impl Sink<Event>) {
    for slot in Slot::ALL {
        if state.slot(*slot).scene.is_some_and(|card| cards.contains(&card.row().number)) {
            put(state, *slot, pages, log);
        }
    }
}

/// T32.14 Pages on the slot of the first face-up trouble of an area.
pub(super) fn put_on_trouble(state: &mut State, here: Area, pages: u8, log: &mut impl Sink<Event>) {
    if let Some(slot) = here.slots().find(|&slot| state.slot(slot).open_trouble().is_some()) {
        put(state, slot, pages, log);
    }
}

/// T32.16 The pages of a slot whose card has just been solved.
pub(crate) fn lift(state: &mut State, slot: Slot, log: &mut impl Sink<Event>) -> u8 {
    if !state.says(Deed::PagesTaken) {
        return 0;
    }
    let pages = std::mem::take(&mut state.slot_mut(slot).pages);
    if pages > 0 {
        log.emit(Audience::All, Event::PagesOnSlot { slot, now: 0 });
    }
    pages
}

/// T21.14 T32.16 T32.17 A PC takes pages: if its maximum sinks to its damage it goes Down.
pub(crate) fn take(state: &mut State, seat: Seat, pages: u8, log: &mut impl Sink<Event>) {
    if pages == 0 {
        return;
    }
    let pc = &mut state.pcs[seat];
    let was_down = pc.is_down();
    pc.pages = pc.pages.saturating_add(pages);
    log.emit(Audience::All, Event::PagesHeld { seat, now: pc.pages });
    if !was_down && pc.is_down() {
        state.falling.insert(seat);
        state.stack.push(Do::Consequences);
    }
}

/// T32.14 A PC has this many pages from now on.
pub(crate) fn set(state: &mut State, seat: Seat, now: u8, log: &mut impl Sink<Event>) {
    if state.pcs[seat].pages != now {
        state.pcs[seat].pages = now;
        log.emit(Audience::All, Event::PagesHeld { seat, now });
    }
}

/// T21.13 T32.17 A PC that goes Down loses all its pages, and is the vessel no more.
pub(crate) fn fall(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    if state.says(Deed::PagesWeigh) {
        set(state, seat, 0, log);
    }
    state.story.vessel = state.story.vessel.filter(|&vessel| vessel != seat);
}

/// T32.14 One PC is the vessel.
pub(super) fn choose_vessel(state: &mut State, hit: SeatSet, pages: Scaled, log: &mut impl Sink<Event>) {
    if let Some(seat) = hit.first() {
        state.story.vessel = Some(seat);
        log.emit(Audience::All, Event::Vessel { seat });
        take(state, seat, scaled(state, pages), log);
    }
}

/// T32.13 How many pages a PC can lay down: the vessel keeps some.
pub(crate) fn most_to_seal(state: &State, seat: Seat) -> u8 {
    let keeps = |deed| if let Deed::VesselKeeps(kept) = deed { Some(kept) } else { None };
    let always = state.open_scenes().flat_map(|scene| scene.row().standing());
    let kept = always.filter(|_| state.story.vessel == Some(seat)).find_map(keeps);
    state.pcs[seat].pages.saturating_sub(kept.map_or(0, |kept| scaled(state, kept)))
}

/// T32.14 The solver is asked how many.
pub(super) fn ask_to_seal(state: &mut State, seat: Seat, scene: Scene) {
    if most_to_seal(state, seat) > 0 {
        state.stack.push(Ask::Seal { seat, scene });
    }
}

/// PCs in areas with a slot full of pages.
pub(crate) fn beside_many(state: &State) -> SeatSet {
    let full = |area: Area| area.slots().any(|slot| state.slot(slot).pages >= PAGES_MANY);
    state.seats().filter(|&seat| full(state.pcs[seat].area)).collect()
}

/// PCs of these that hold a page.
pub(crate) fn holders(state: &State, among: SeatSet) -> SeatSet {
    among.iter().filter(|&seat| state.pcs[seat].pages > 0).collect()
}
