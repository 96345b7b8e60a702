//! T2.1 T2.8 T5.1 T5.2 T7.1 T7.4 T8.1 T8.2 T8.3 T9.9 T15.3 T17.5 T23.8 T24.1 T24.2 T24.4 T24.6 T24.7 T24.8 T24.9
//! T24.10 T24.11 T24.12 T25.1 T25.2 T25.3 T25.4 T25.5 T27.6 T27.13 T27.22 T27.25 T31.1 The steps of the round, the
//! cursor of the end phase, and the end of the game.

use super::{ending, hands, rows, site, story, troubles};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Source};
use crate::table::state::{Duty, Ending, Redraw, Round, State, Step};
use crate::words::cards::When;
use crate::words::notation::Means;
use crate::words::story::Scenes;
use crate::words::{Area, CardKind, Role, SLOTS, Skill, Slot};
use kernel::{Audience, Seat, SeatSet, Sink};
use std::cmp::Ordering;

/// Start-of-phase effects of one PC: three skills, up to four equipped cards.
const PLACES: u8 = 8;

fn step(state: &mut State, step: Step, log: &mut impl Sink<Event>) {
    state.round.step = step;
    log.emit(Audience::All, Event::Step { step });
}

/// T5.1 T5.2 T6 Step 1 begins. The frame on top gives way.
pub(crate) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    state.round = Round { number: state.round.number.saturating_add(1), ..Round::default() };
    log.emit(Audience::All, Event::Round { number: state.round.number });
    step(state, Step::Reveal, log);
    story::gate::new_round(state);
    state.story.tried = Default::default();
    state.story.race.ridden = SeatSet::EMPTY;
    state.story.met = Scenes::EMPTY;
    let left = state.seats().collect();
    state.stack.goto(Do::DrawTroubles { left });
}

/// T6.1 The next PC draws; after the last one step 2 begins.
pub(crate) fn reveal(state: &mut State, left: SeatSet, log: &mut impl Sink<Event>) {
    if left.is_empty() {
        step(state, Step::Start, log);
        state.stack.goto(Do::StartScenes { next: 0 });
    } else {
        troubles::next_to_draw(state, left);
    }
}

/// T7.1 T7.2 The next scenario card at the start of the phase.
pub(crate) fn start_scenes(state: &mut State, next: u8) {
    state.stack.goto(Do::StartScenes { next: next + 1 });
    if !story::zones::sweep(state, When::Start, next) {
        state.stack.goto(Do::StartEffects { next: 0 });
        story::mods::all_happens(state, When::Start, None);
    }
}

/// T24.1 T24.2 The next scenario card at the end of the phase.
pub(crate) fn end_scenes(state: &mut State, next: u8) {
    state.stack.goto(Do::EndScenes { next: next + 1 });
    if !story::zones::sweep(state, When::End, next) {
        state.stack.goto(Do::EndTroubles { passed: 0 });
    }
}

/// T7.1 T7.4 The next start-of-phase effect; after the last one step 3 begins.
pub(crate) fn start_effects(state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    state.stack.goto(Do::StartEffects { next: next + 1 });
    let (number, place) = (next / PLACES, next % PLACES);
    let pcs = state.count();
    if number > pcs {
        step(state, Step::Hands, log);
        state.stack.goto(Do::FillHands);
        let owners = state.seats().filter(|&seat| state.options.stash_of(seat) == seat);
        state.round.adjusting = owners.collect();
        state.stack.push(Ask::Adjust);
        return;
    }
    let means = match Seat::new(number).filter(|_| number < pcs) {
        Some(seat) => start_means(state, seat, place).map(|means| (seat, means)),
        // T7.1 BOT cards come last.
        None => Role::ALL
            .get(usize::from(place))
            .filter(|&&role| state.bots[role as usize].is_some())
            .map(|&role| (Seat::default(), Means::Bot(role))),
    };
    if let Some((seat, means)) = means {
        rows::push(state, Source::Means(means), When::Start, Some(seat));
    }
}

/// T15.3
fn start_means(state: &State, seat: Seat, place: u8) -> Option<Means> {
    let pc = &state.pcs[seat];
    match Skill::ALL.get(usize::from(place)) {
        Some(&skill) if pc.can_use(skill) && !(skill == Skill::Support && state.count() == 1) => {
            Some(Means::Skill(skill))
        }
        Some(_) => None,
        None => {
            let place = usize::from(place) - Skill::ALL.len();
            pc.equipment.get(place).map(|equipped| Means::Gear(equipped.card))
        }
    }
}

/// T8.1 T31.1 The size a hand is adjusted to; a card may make it larger.
pub(crate) fn hand_size(state: &State, stash: Seat) -> u8 {
    let larger = state.options.sharers(stash).iter().flat_map(|seat| {
        state.pcs[seat].equipment.iter().filter(|it| it.card.has_odd(crate::words::cards::Odd::HandSize))
    });
    state.options.hand_size(stash) + larger.count() as u8
}

/// T8.2 T8.3 All hands are filled, then each may be redrawn once, then step 4 begins.
pub(crate) fn fill_hands(state: &mut State, log: &mut impl Sink<Event>) {
    let options = state.options;
    let owners = state.seats().filter(move |&seat| options.stash_of(seat) == seat);
    let short = |seat: &Seat| {
        (state.stash(*seat).hand.len() as u8) < hand_size(state, *seat) && can_draw(state, *seat)
    };
    if let Some(seat) = owners.clone().find(short) {
        let left = hand_size(state, seat) - state.stash(seat).hand.len() as u8;
        state.stack.push(Draw::Cards { seat, left });
        return;
    }
    if state.round.number == 1 && owners.clone().any(|seat| state.stash(seat).redraw == Redraw::NotYet) {
        for seat in owners.clone() {
            state.stash_mut(seat).redraw = Redraw::Now;
        }
        state.round.adjusting = owners.collect();
        state.stack.push(Ask::Redraw);
        return;
    }
    if let Some(seat) = owners.clone().find(|&seat| state.stash(seat).redraw == Redraw::Wanted) {
        let left = hands::put_under(state, seat);
        state.stash_mut(seat).redraw = Redraw::Over;
        state.stack.push(Draw::Cards { seat, left });
        log.emit(Audience::All, Event::Redrew { seat });
        return;
    }
    step(state, Step::Actions, log);
    state.round.moved = SeatSet::EMPTY;
    state.stack.goto(Do::EndActions);
    state.stack.push(Ask::Act);
}

fn can_draw(state: &State, seat: Seat) -> bool {
    !matches!(hands::next(state.stash(seat)), hands::Next::Nothing)
}

/// T9.8 T9.9 T27.6 T27.13 All have ended: what is still due in the Site, then step 5.
pub(crate) fn end_actions(state: &mut State, log: &mut impl Sink<Event>) {
    let inside = state.in_area(Area::Site);
    if site::is_open(state) {
        resume(state, inside);
        state.stack.push(Do::Failed);
    } else if (state.site.duty == Duty::Due || story::train::others_wait(state))
        && state.site.encounter() > 0
        && !inside.is_empty()
    {
        resume(state, inside);
        site::turn_next(state);
    } else {
        // T27.22 T27.25 PCs may stay inside; with an empty encounter slot the duty lapses.
        state.site.explorers = SeatSet::EMPTY;
        state.site.duty = Duty::Met;
        step(state, Step::End, log);
        state.stack.goto(Do::EndScenes { next: 0 });
    }
}

/// T27.13 Those in the Site decide again.
fn resume(state: &mut State, inside: SeatSet) {
    state.round.ended = state.round.ended - inside;
    state.stack.push(Ask::Act);
}

/// T24.6 T24.7 The next slot; the one reached counts as passed.
pub(crate) fn end_troubles(state: &mut State, passed: u8) {
    let Some(&slot) = Slot::ALL.get(usize::from(passed)) else {
        // T32.12 MOD cards act between troubles and facilities.
        state.stack.goto(Do::Facilities { areas: 0 });
        story::mods::all_happens(state, When::End, None);
        return;
    };
    // T24.8 T24.9 What is placed from now on acts if its slot comes later.
    state.stack.goto(Do::EndTroubles { passed: passed + 1 });
    // T24.4 T24.11 T24.12 A card that is covered, or gone by now, does not act; one in an empty area does.
    if let Some(trouble) = state.slot(slot).open_trouble() {
        rows::push(state, Source::Trouble(trouble, slot), When::End, None);
    }
}

/// T24.10 The next facility; after the last one step 6 begins.
pub(crate) fn facilities(state: &mut State, areas: u8, log: &mut impl Sink<Event>) {
    match Area::NORMAL.get(usize::from(areas)) {
        Some(&area) => {
            state.stack.goto(Do::Facilities { areas: areas + 1 });
            if !story::mods::is_dark(state, area) {
                rows::push(state, Source::Facility(area), When::End, None);
            }
        }
        None => {
            step(state, Step::Refill, log);
            state.stack.goto(Do::Refill { next: 0 });
        }
    }
}

/// T17.5 T25.2 The empty slots of a kind.
pub(super) fn empty(state: &State, kind: CardKind) -> impl Iterator<Item = Slot> + '_ {
    let empty = |slot: &Slot| {
        let there = state.slot(*slot);
        there.goods.is_none() && there.trouble.is_none() && there.scene.is_none()
    };
    Slot::ALL.iter().copied().filter(move |slot| slot.goods() == kind && empty(slot))
}

/// T25.1 T25.3 T25.4 The next empty slot; after the last one the round is over.
pub(crate) fn refill(state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    // T25.5 In the order of the slots.
    let slots = Slot::ALL.iter().enumerate().skip(usize::from(next));
    let wanting = |slot: Slot| empty(state, slot.goods()).any(|it| it == slot);
    // T23.8 What was discarded does not become a deck again.
    let stocked = |kind: CardKind| super::decks::len(state, kind);
    let due = slots
        .map(|(place, &slot)| (place, slot))
        .find(|&(_, slot)| wanting(slot) && stocked(slot.goods()) > 0);
    match due {
        Some((place, slot)) => {
            let kind = slot.goods();
            if (stocked(kind) as usize) < empty(state, kind).count() {
                state.stack.push(Ask::LastGoods { kind });
            } else {
                state.stack.goto(Do::Refill { next: place as u8 + 1 });
                state.stack.push(Draw::Goods { slot });
            }
        }
        None => over(state, log),
    }
}

/// T5.1 The round is over.
fn over(state: &mut State, log: &mut impl Sink<Event>) {
    if story::round_over(state) {
        ending::finish(state, Ending::Cleared, log);
    } else {
        begin(state, log);
    }
}

/// T2.1 T2.8 Set-up: market, scrap slot, PCs, then the first round.
pub(crate) fn set_up(state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    state.stack.goto(Do::SetUp { next: next + 1 });
    let at = usize::from(next);
    if at == SLOTS {
        story::stock_market(state, log);
    }
    if let Some(&slot) = Slot::ALL.get(at) {
        state.stack.push(Draw::Goods { slot });
    } else if let Some(&kind) = crate::rules::setup::SCRAP_ORDER.get(at - SLOTS) {
        state.stack.push(Draw::ScrapGoods { kind });
    } else {
        let number = (at - SLOTS - crate::rules::setup::SCRAP_ORDER.len()) as u8;
        match (number.cmp(&state.count()), Seat::new(number)) {
            (Ordering::Less, Some(seat)) => match state.options.cast(seat) {
                Some(role) => crate::rules::setup::take_role(state, seat, role, log),
                None => state.stack.push(Ask::Role { seat }),
            },
            (Ordering::Equal, _) => {
                crate::rules::setup::deal(state);
                story::begin(state, log);
            }
            (Ordering::Less | Ordering::Greater, _) => begin(state, log),
        }
    }
}
