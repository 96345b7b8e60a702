//! T32.28 The guide of S00: steps of which only the current one can be done, and what happens when one cannot.
//!
//! A card's row lists its steps. A step is over when the state says so ([`is_over`]), so that it cannot be missed; what may be
//! done in it is asked from two sides: in the action phase here ([`stance`], [`in_action_phase`]), in the middle of an action in
//! `lead.rs`. A step that cannot be paid for waits one round, then it is only read: no step can stop the game.

use super::{lesson, zones};
use crate::rules::{checks, hands, means, moving, site, targets, troubles};
use crate::table::event::Event;
use crate::table::frames::{Ask, Frame};
use crate::table::state::{EQUIPMENT, State, Step};
use crate::table::story::{Begun, Lesson, Stance, Told};
use crate::words::cards::{Card, When};
use crate::words::notation::{At, Bearer, Means, Spot};
use crate::words::story::{Blows, Cast, Cue, GuideStep, GuideTask, Payment, Scene};
use crate::words::{Ability, Area, Slot};
use kernel::{Seat, SeatSet, Sink};

/// What a page is told.
pub(crate) fn told(state: &State) -> Option<Told> {
    let (lesson, step) = (state.story.guide?, lesson::current(state)?);
    let (stance, of) = (stance(state, step), lesson.scene.row().steps.len() as u8);
    let seats = super::lead::to_act(state).unwrap_or_default();
    Some(Told { scene: lesson.scene, step: lesson.step + 1, of, stance, seats })
}

/// Those that make a step.
pub(crate) fn doers(state: &State, step: GuideStep) -> SeatSet {
    match step.who {
        Cast::The(role) => state.seat_of(role).into_iter().collect(),
        Cast::Any => state.seats().collect(),
    }
}

/// The one that makes it, or the first of those.
pub(crate) fn doer(state: &State, step: GuideStep) -> Seat {
    doers(state, step).first().unwrap_or_default()
}

/// The other PC.
pub(crate) fn other(state: &State, seat: Seat) -> Seat {
    state.seats().find(|&it| it != seat).unwrap_or(seat)
}

pub(crate) fn is(card: Card, word: &str) -> bool {
    card.word() == word
}

fn in_hand(state: &State, seat: Seat, word: &str) -> Option<Card> {
    state.stash(seat).hand.iter().find(|&card| is(card, word))
}

fn worn(state: &State, seat: Seat, word: &str) -> Option<crate::table::state::Equipped> {
    state.pcs[seat].equipment.iter().find(|it| is(it.card, word))
}

/// T32.28 The guide goes on, as far as it can. Says whether anything has happened. Only between finished actions.
pub(crate) fn go_on(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let Some(lesson) = state.story.guide else { return false };
    let Some(step) = lesson::current(state) else {
        finish(state, lesson.scene, log);
        return true;
    };
    if tidy_hands(state, log) {
        return true;
    }
    if is_over(state, lesson, step) {
        lesson::turn(state, 1);
        return true;
    }
    if weapon_is_spent(state, step) {
        lesson::turn(state, -1);
        return true;
    }
    false
}

/// The last step of a card is done.
fn finish(state: &mut State, scene: Scene, log: &mut impl Sink<Event>) {
    state.story.guide = None;
    zones::finish(state, scene, log);
    zones::happens(state, scene, When::Story(Cue::Taught), None);
}

/// In these rounds the guide discards what is left in the hands (T8.1); later everybody decides.
const TIDY: std::ops::RangeInclusive<u8> = 2..=3;

fn tidy_hands(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let adjusting = matches!(state.stack.top(), Some(Frame::Ask(Ask::Adjust)));
    if !adjusting || !TIDY.contains(&state.round.number) || state.round.adjusting.is_empty() {
        return false;
    }
    for seat in state.seats() {
        let hand = state.stash(seat).hand;
        hand.iter().for_each(|card| hands::discard(state, seat, card, log));
    }
    state.round.adjusting = SeatSet::EMPTY;
    true
}

/// Whether another blow is due and the weapon bears a token again.
fn weapon_is_spent(state: &State, step: GuideStep) -> bool {
    let GuideTask::Attack(word, Blows::ToTheEnd) = step.task else { return false };
    worn(state, doer(state, step), word).is_some_and(|it| it.exhaustion > 0)
}

/// Whether the step is done, or has nothing left that it could be done with.
fn is_over(state: &State, lesson: Lesson, step: GuideStep) -> bool {
    let seat = doer(state, step);
    let beaten = state.slot_of(lesson.scene).is_none();
    match step.task {
        GuideTask::Read => false,
        GuideTask::Play(_) | GuideTask::Bot(_) | GuideTask::Explore => lesson.begun == Begun::Yes,
        GuideTask::End => state.round.number > lesson.since,
        GuideTask::Place(slot) => state.slot(slot).trouble.is_some() || state.round.step != Step::Reveal,
        GuideTask::Buy(slot, word, _) => state.slot(slot).goods.is_none_or(|card| !is(card, word)),
        GuideTask::Solve(slot, ..) => lesson.begun == Begun::Yes || state.slot(slot).trouble.is_none(),
        GuideTask::Move(area) => state.pcs[seat].area == area,
        GuideTask::Exchange(give, _) => {
            let to = other(state, seat);
            in_hand(state, to, give).is_some() || worn(state, to, give).is_some()
        }
        GuideTask::Equip(word) => worn(state, seat, word).is_some(),
        GuideTask::Attack(word, Blows::One) => {
            beaten || worn(state, seat, word).is_some_and(|it| it.exhaustion > 0)
        }
        GuideTask::Attack(_, Blows::ToTheEnd) => beaten,
        GuideTask::Return(word) => beaten || worn(state, seat, word).is_none_or(|it| it.exhaustion == 0),
        GuideTask::RideIn(_) => state.seats().all(|seat| state.pcs[seat].area == Area::Site),
        GuideTask::Gate(_) => state.challenged().is_none(),
        GuideTask::Leave(_) => state.in_area(Area::Site).is_empty(),
    }
}

/// What can be done about a step now.
enum Able {
    /// It can be done.
    Now,
    /// It cannot be paid for.
    Later,
    /// What it is about is not there.
    Gone,
}

fn payable(yes: bool) -> Able {
    if yes { Able::Now } else { Able::Later }
}

fn there(yes: bool) -> Able {
    if yes { Able::Now } else { Able::Gone }
}

/// What can be done about the current step in the action phase.
pub(crate) fn stance(state: &State, step: GuideStep) -> Stance {
    if state.site.open.is_some() {
        return Stance::Do;
    }
    let waited = state.story.guide.is_some_and(|lesson| state.round.number > lesson.since);
    match able(state, step) {
        Able::Now if step.task == GuideTask::Read => Stance::Read,
        Able::Now => Stance::Do,
        Able::Later if waited => Stance::Read,
        Able::Later => Stance::Wait,
        Able::Gone => Stance::Read,
    }
}

fn able(state: &State, step: GuideStep) -> Able {
    let seat = doer(state, step);
    let pc = &state.pcs[seat];
    match step.task {
        GuideTask::Read | GuideTask::End | GuideTask::Place(_) => Able::Now,
        GuideTask::Buy(slot, ..) => match targets::purchase(&state.story, &state.slots, slot) {
            Some(target) if pc.area == slot.area() => {
                payable(means_of(state, seat, Ability::Economy) >= target)
            }
            Some(_) | None => Able::Gone,
        },
        GuideTask::Solve(slot, with, payment) => {
            let target = checks::printed(state, Spot::Slot(slot))
                .and_then(|(checks, _)| checks.iter().find(|it| it.0 == with));
            match target.filter(|_| pc.area == slot.area()) {
                Some(&(_, target)) => {
                    let draws = payment == Payment::Trouble && !troubles::is_out(state);
                    let help: u8 = state.seats().filter(|&it| it != seat).map(|it| state.pcs[it].ap).sum();
                    payable(draws || means_of(state, seat, with) + help.min(checks::HELP) >= target)
                }
                None => Able::Gone,
            }
        }
        GuideTask::Move(area) if moving::check_move(state, seat, area).is_ok() => payable(
            means_of(state, seat, Ability::Technique)
                >= targets::line(&state.story, &state.slots, pc.area, area),
        ),
        GuideTask::Move(_) => Able::Gone,
        GuideTask::Exchange(give, take) => {
            let with = other(state, seat);
            let together = state.pcs[with].area == pc.area;
            there(together && in_hand(state, seat, give).is_some() && in_hand(state, with, take).is_some())
        }
        GuideTask::Equip(word) => match in_hand(state, seat, word).map(|card| card.row().category) {
            Some(crate::words::cards::Category::Equip(with, target)) if pc.equipment.len() < EQUIPMENT => {
                let own = in_hand(state, seat, word).map_or(0, |card| card.row().ap);
                payable(means_of(state, seat, with) - own >= target)
            }
            Some(_) | None => Able::Gone,
        },
        GuideTask::Attack(word, _) => match worn(state, seat, word) {
            Some(weapon) if enemy_slot(state).is_some_and(|slot| slot.area() == pc.area) => {
                payable(weapon.exhaustion == 0)
            }
            Some(_) | None => Able::Gone,
        },
        GuideTask::Return(_) => payable(!state.stash(seat).hand.is_empty()),
        GuideTask::Play(word) => there(in_hand(state, seat, word).is_some_and(|card| {
            crate::rules::using::check_use(state, (seat, Means::Hand(card)), At::Pc(other(state, seat)), None)
                .is_ok()
        })),
        GuideTask::Bot(role) => {
            let by = Means::Bot(role);
            let helps = |whom| crate::rules::using::check_use(state, (seat, by), At::Pc(whom), None).is_ok();
            there(means::ready(state, seat, by).is_ok() && state.seats().any(helps))
        }
        GuideTask::RideIn(word) => match worn(state, seat, word).and_then(|it| it.card.vehicle()) {
            Some((_, _, bonus)) if moving::check_move(state, seat, Area::Site).is_ok() => {
                let target = targets::line(&state.story, &state.slots, pc.area, Area::Site);
                payable(means_of(state, seat, Ability::Technique) + bonus >= target)
            }
            Some(_) | None => Able::Gone,
        },
        GuideTask::Explore => there(state.seats().any(|it| site::check_explore(state, it).is_ok())),
        GuideTask::Gate(_) => Able::Now,
        GuideTask::Leave(area) => there(state.seats().any(|it| site::check_leave(state, it, area).is_ok())),
    }
}

/// The ability with everything the PC itself could add.
pub(crate) fn means_of(state: &State, seat: Seat, ability: Ability) -> u8 {
    let pc = &state.pcs[seat];
    let cards: u8 = state.stash(seat).hand.iter().map(|card| card.row().ap).sum();
    pc.ability(ability) + cards + pc.ap
}

/// Where the scenario card of the step lies as an enemy.
pub(crate) fn enemy_slot(state: &State) -> Option<Slot> {
    state.story.guide.and_then(|lesson| state.slot_of(lesson.scene))
}

/// The bearer whose token is returned.
pub(crate) fn bearer(state: &State, seat: Seat, word: &str) -> Option<Bearer> {
    worn(state, seat, word).map(|it| Bearer::Gear(it.card))
}
