//! T6.1 T6.2 T6.3 T6.5 T6.6 T6.7 T6.8 T6.10 T6.11 T6.13 T6.14 T6.16 T19.13 T27.17 Troubles: drawing, redrawing,
//! placing, and the overflow loss.

use crate::table::check::Drawn;
use crate::table::event::Event;
use crate::table::frames::{Ask, Draw, DrawnFor, Frame};
use crate::table::state::{State, Step};
use crate::words::cards::{Odd, Trouble};
use crate::words::options::{DrawOrder, Overflow, SiteDraw};
use crate::words::{Area, Slot};
use kernel::{Audience, Counts, Seat, SeatSet, Set, Sink};

/// T6.11 Whether neither deck nor discard pile has a trouble.
pub(crate) fn is_out(state: &State) -> bool {
    let troubles = &state.troubles;
    deck_is_empty(state) && troubles.discard.is_empty()
}

fn deck_is_empty(state: &State) -> bool {
    let troubles = &state.troubles;
    let bare = troubles.over.is_empty() && troubles.undrawn.is_empty() && troubles.under.is_empty();
    bare && state.story.hidden == 0
}

/// T6.10 T6.11 Makes ready for a draw. Says whether there is something to draw.
pub(crate) fn prepare(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    if is_out(state) {
        return false;
    }
    if deck_is_empty(state) {
        state.troubles.undrawn = state.troubles.discard;
        state.troubles.discard = Counts::EMPTY;
        state.troubles.shuffles = state.troubles.shuffles.wrapping_add(1);
        log.emit(Audience::All, Event::TroublesShuffled);
    }
    true
}

/// The top card, if its place is known.
pub(crate) fn known_top(state: &State) -> Option<Trouble> {
    let troubles = &state.troubles;
    let in_between = !troubles.undrawn.is_empty() || state.story.hidden > 0;
    troubles.over.top().or_else(|| if in_between { None } else { troubles.under.top() })
}

/// The top card is taken off the deck.
pub(crate) fn take_top(state: &mut State, trouble: Trouble) {
    let troubles = &mut state.troubles;
    if troubles.over.top().is_some() {
        troubles.over.pop();
    } else if troubles.undrawn.is_empty() {
        troubles.under.pop();
    } else {
        troubles.undrawn.take(trouble);
        // T6.15 One card less hides the roaming one.
        state.story.hidden = state.story.hidden.saturating_sub(1);
    }
}

/// T6.1 A trouble is drawn and revealed; whoever can may have it redrawn.
pub(crate) fn drawn(
    state: &mut State,
    (by, area, why): (Option<Seat>, Area, DrawnFor),
    trouble: Trouble,
    log: &mut impl Sink<Event>,
) {
    take_top(state, trouble);
    state.troubles.drawn += 1;
    state.stack.goto(Ask::Drawn { by, trouble, area, why, passed: SeatSet::EMPTY });
    log.emit(Audience::All, Event::TroubleDrawn { by, trouble });
}

/// T6.16 T19.13 The trouble just drawn is discarded and another drawn.
pub(crate) fn redraw(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(Frame::Ask(Ask::Drawn { by, trouble, area, why, .. })) = state.stack.top() {
        state.stack.goto(Draw::Trouble { by, area, why });
        discard(state, trouble, log);
    }
}

/// T6.16 The trouble just drawn passes by: it is discarded, and a check gets no AP from it.
pub(crate) fn overlook(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Ask(Ask::Drawn { trouble, why, .. })) = state.stack.top() else { return };
    state.stack.pop();
    state.troubles.second = SeatSet::EMPTY;
    discard(state, trouble, log);
    match (why, state.check.as_mut()) {
        (DrawnFor::Check, Some(check)) => check.drawn = Drawn::Spent,
        (DrawnFor::Check, None) | (DrawnFor::Placing, _) => {}
    }
}

/// T6.13 T18.8
pub(crate) fn discard(state: &mut State, trouble: Trouble, log: &mut impl Sink<Event>) {
    state.troubles.discard.add(trouble);
    log.emit(Audience::All, Event::TroubleDiscarded { trouble });
}

/// T6.3 T6.5 T6.6 T6.8 The slots a trouble may be put on: in the area, else in its neighbours, else, if
/// the option says so,
/// anywhere.
pub(crate) fn slots_for(state: &State, by: Option<Seat>, area: Area) -> Set<Slot> {
    let free = |areas: Set<Area>| -> Set<Slot> {
        areas.iter().flat_map(Area::slots).filter(|&slot| state.slot(slot).takes_trouble()).collect()
    };
    let diverts = |seat: Seat| {
        let mut gear = state.pcs[seat].equipment.iter();
        state.round.step == Step::Reveal && gear.any(|it| it.card.has_odd(Odd::Divert))
    };
    // T6.7 T6.14 The Site has no slots; what the trouble was drawn for makes no difference.
    let own = match by.filter(|&seat| diverts(seat)) {
        Some(_) => free(area.neighbours() | Set::one(area)),
        None => free(Set::one(area)),
    };
    if !own.is_empty() {
        return own;
    }
    let near = free(area.neighbours());
    match state.options.overflow {
        Overflow::Everywhere if near.is_empty() => free(Area::NORMAL.into_iter().collect()),
        Overflow::Everywhere | Overflow::Neighbours => near,
    }
}

/// T6.1 T6.2 T6.9 The next PC draws in step 1. Says whether somebody is asked.
pub(crate) fn next_to_draw(state: &mut State, left: SeatSet) {
    // The guide's deck is stacked for the order of seats.
    let chosen = state.options.draw_order == DrawOrder::Chosen && state.story.guide.is_none();
    if left.len() > 1 && chosen {
        state.stack.push(Ask::NextToDraw { left });
    } else if let Some(seat) = left.first() {
        draw_for(state, left, seat);
    }
}

/// T6.1 T6.9 T27.17 A PC draws in step 1. The frame on top is that of the step.
pub(crate) fn draw_for(state: &mut State, left: SeatSet, seat: Seat) {
    state.stack.goto(crate::table::frames::Do::DrawTroubles { left: left.without(seat) });
    let area = state.pcs[seat].area;
    if area == Area::Site {
        state.site.duty = crate::table::state::Duty::Due;
    }
    if area != Area::Site || state.options.site_draw == SiteDraw::Both {
        state.stack.push(Draw::Trouble { by: Some(seat), area, why: DrawnFor::Placing });
    }
    if area == Area::Site {
        state.stack.push(crate::table::frames::Do::Lay { left: 1 });
    }
}

/// A trouble is discarded without reward and without being solved.
pub(crate) fn sweep(state: &mut State, slot: Slot, log: &mut impl Sink<Event>) {
    let there = state.slot_mut(slot);
    there.damage = 0;
    there.done = 0;
    if let Some(trouble) = there.trouble.take() {
        state.troubles.discard.add(trouble);
        log.emit(Audience::All, Event::TroubleDiscarded { trouble });
    }
}
