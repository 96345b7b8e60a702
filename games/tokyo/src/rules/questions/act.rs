//! T9.1 T9.4 T9.7 T9.8 T9.10 T9.11 T17.8 T18.3 T27.9 T30.5 The action phase: what each PC may do, in free order.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_held, close, refusals};
use crate::rules::story::{lead, lesson, spending};
use crate::rules::{attack, checks, damage, exchange, hands, means, moving, site, using};
use crate::table::frames::Do;
use crate::words::cards::Category;
use crate::words::notation::{Bearer, Spot};
use crate::words::options::Between;
use crate::words::{Ability, Area, Role, Skill};
use kernel::Audience;

/// Answers to other questions.
macro_rules! elsewhere {
    () => {
        Action::Role(_)
            | Action::Draw
            | Action::Discard(_)
            | Action::Ready
            | Action::LayDown
            | Action::Keep
            | Action::Go(_)
            | Action::Board(_)
            | Action::Alight(_)
            | Action::Drive
            | Action::Cancel
            | Action::Agree
            | Action::Refuse
            | Action::Pay(_)
            | Action::Token
            | Action::DrawTrouble
            | Action::Owe
            | Action::GiveUp
            | Action::Also(_)
            | Action::Join { .. }
            | Action::Pass
            | Action::Choose(_)
            | Action::Reward(_)
            | Action::Race(_)
            | Action::Seal(_)
            | Action::Area(_)
            | Action::Slot(_)
            | Action::Pc(_)
            | Action::Npc
            | Action::Refresh(_)
            | Action::Give(_)
            | Action::Gain { .. }
            | Action::Artifact
            | Action::Salvage
            | Action::Scrap(_)
            | Action::Under(_)
            | Action::Top(_)
    };
}

/// T9.1 T9.4 T9.10 T18.3 One action after the other, in any order; a PC that is Down acts like any other.
impl Question for super::Act {
    type Answer = Action;

    /// T9.11 Every PC for itself.
    fn asked(self, state: &State) -> SeatSet {
        lead::to_act(state).unwrap_or_else(|| state.seats().collect())
    }

    /// T9.8 Those that have not ended their phase.
    fn awaited(self, state: &State) -> SeatSet {
        self.asked(state) - state.round.ended
    }

    /// T9.7 Every action of the action phase.
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.round.ended.contains(seat) {
            out.push(Action::Resume);
            return;
        }
        out.extend([Action::Read, Action::End]);
        let pc = &state.pcs[seat];
        let area = pc.area;
        means::each(state, seat, &mut |by| {
            if means::ready(state, seat, by).is_ok() {
                using::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
            }
        });
        let mut last = None;
        for card in state.stash(seat).hand.iter() {
            if last == Some(card) {
                continue;
            }
            last = Some(card);
            out.extend([Action::Show(card), Action::Equip(card)]);
            out.extend(card.row().or_equip.map(|(with, _)| Action::EquipWith { card, with }));
            out.extend(Skill::ALL.iter().map(|&skill| Action::Return { card, from: Bearer::Skill(skill) }));
            out.extend(pc.equipment.iter().map(|it| Action::Return { card, from: Bearer::Gear(it.card) }));
            out.extend(Role::ALL.iter().map(|&role| Action::Return { card, from: Bearer::Bot(role) }));
            if card.is_starter() {
                continue;
            }
            for with in state.in_area(area).without(seat) {
                let others = state.stash(with).hand.iter().filter(|other| !other.is_starter());
                out.extend(others.map(|take| Action::Exchange { give: card, with, take }));
            }
        }
        for card in pc.equipment.iter().map(|equipped| equipped.card) {
            out.extend([Action::Unequip(card), Action::Ride(card)]);
        }
        out.extend(Area::ALL.iter().flat_map(|&to| [Action::Move(to), Action::Leave(to)]));
        for slot in area.slots() {
            out.push(Action::Buy(slot));
            let solve = |&with: &Ability| Action::Solve { at: Spot::Slot(slot), with };
            out.extend(Ability::ALL.iter().map(solve));
            let side = |&with: &Ability| Action::Side { at: Spot::Slot(slot), with };
            if state.slot(slot).scene.is_some() {
                out.extend(Ability::ALL.iter().map(side));
            }
        }
        if area == Area::Site {
            out.extend(Ability::ALL.iter().map(|&with| Action::Solve { at: Spot::Site, with }));
            out.extend([Action::Explore, Action::Delve, Action::Fail, Action::Retreat]);
            out.extend(state.story.table.iter().map(Action::Spend));
        }
    }

    fn read(self, action: Action) -> Option<Action> {
        Some(action)
    }

    /// T9.7 Whether this can be done now.
    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let attempting = site::is_open(state) && state.site.explorers.contains(seat);
        if attempting
            && state.options.between_attempts == Between::AttemptsOnly
            && !is_attempt(state, seat, action)
        {
            return Err(refusals::ATTEMPTS_ONLY);
        }
        match (action, state.round.ended.contains(seat)) {
            (Action::Resume, true) => return Ok(()),
            (_, true) => return Err(refusals::PHASE_ENDED),
            (_, false) => {}
        }
        match action {
            Action::Resume => Err(refusals::PHASE_NOT_ENDED),
            Action::Read if lesson::current(state).is_some() => Ok(()),
            Action::Read => Err(refusals::NOTHING_TO_READ),
            Action::End => Ok(()),
            // T30.5 A card of the hand, to everybody.
            Action::Show(card) => {
                check_held(state, seat, card)?;
                if hands::is_secret(state, seat, card) { Ok(()) } else { Err(refusals::SEEN_BY_ALL) }
            }
            Action::Use { by, at, kind } => {
                means::ready(state, seat, by)?;
                using::check_use(state, (seat, by), at, kind).map(|_| ())
            }
            Action::Equip(card) => checks::check_equip(state, seat, card),
            Action::EquipWith { card, with } => {
                checks::check_equip(state, seat, card)?;
                card.row().or_equip.filter(|way| way.0 == with).map(|_| ()).ok_or(refusals::NO_SUCH_CHECK)
            }
            Action::Unequip(card) => moving::check_unequip(state, seat, card),
            Action::Return { card, from } => {
                check_held(state, seat, card)?;
                if means::is_exhausted(state, seat, from) { Ok(()) } else { Err(refusals::NOT_EXHAUSTED) }
            }
            Action::Move(to) => moving::check_move(state, seat, to),
            Action::Ride(card) => moving::check_ride(state, seat, card),
            // T17.8 As often as it can be paid for.
            Action::Buy(slot) => checks::check_buy(state, seat, slot),
            Action::Solve { at, with } => checks::check_solve(state, seat, at, with),
            Action::Side { at, with } => checks::check_side(state, seat, at, with),
            Action::Explore => site::check_explore(state, seat),
            Action::Spend(scene) => spending::check_bypass(state, seat, scene),
            Action::Delve => site::check_delve(state, seat),
            Action::Fail => site::check_fail(state, seat),
            Action::Retreat => site::check_retreat(state, seat),
            Action::Leave(to) => site::check_leave(state, seat, to),
            Action::Exchange { give, with, take } => exchange::check(state, seat, (give, with, take)),
            Action::Redraw => Err(refusals::NO_REDRAW),
            elsewhere!() => Err(refusals::NOT_NOW),
        }
    }

    fn act(self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        if lead::is_the_step(state, action) {
            lesson::begin(state);
        }
        match action {
            Action::Read => lesson::turn(state, 1),
            Action::End => {
                state.round.ended.insert(seat);
                log.emit(Audience::All, Event::Ended { seat });
            }
            Action::Resume => {
                state.round.ended.remove(seat);
                log.emit(Audience::All, Event::Resumed { seat });
            }
            Action::Show(card) => {
                hands::shown(state, seat, card);
                log.emit(Audience::All, Event::Shown { seat, card });
            }
            Action::Use { by, at, kind } => {
                if let Ok(row) = using::check_use(state, (seat, by), at, kind) {
                    using::start(state, (seat, by, row), at, kind, log);
                }
            }
            Action::Equip(card) => {
                if let Category::Equip(with, target) = card.row().category {
                    checks::equip(state, seat, card, (with, target), log);
                }
            }
            Action::EquipWith { card, .. } => {
                if let Some(way) = card.row().or_equip {
                    checks::equip(state, seat, card, way, log);
                }
            }
            Action::Unequip(card) => damage::discard_equipped(state, seat, card, log),
            Action::Return { card, from } => {
                hands::discard(state, seat, card, log);
                means::refresh(state, seat, from, log);
            }
            Action::Move(to) => moving::go_alone(state, seat, to, log),
            Action::Ride(card) => moving::ride(state, seat, card),
            Action::Buy(slot) => checks::buy(state, seat, slot, log),
            Action::Solve { at, with } => checks::solve(state, seat, at, with, log),
            Action::Side { at, with } => checks::side(state, seat, at, with, log),
            Action::Explore => site::explore(state),
            Action::Delve => site::delve(state),
            Action::Spend(scene) => spending::bypass(state, scene, log),
            Action::Fail => state.stack.push(Do::Failed),
            Action::Retreat => site::retreat(state, seat, log),
            Action::Leave(to) => moving::leave_site(state, seat, to, log),
            Action::Exchange { give, with, take } => {
                exchange::exchange(state, seat, (give, with, take), log);
            }
            elsewhere!() | Action::Redraw => {}
        }
    }

    /// T9.8 Whether all have ended.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let all = state.round.ended.len() as u8 == state.count();
        close(state, all)
    }
}

/// T27.9 Whether it attempts the open card, or costs nothing.
fn is_attempt(state: &State, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Solve { .. } | Action::Fail | Action::End | Action::Resume | Action::Show(_))
        || matches!(action, Action::Use { by, .. } if attack::attack_of(state, seat, by).is_some())
}
