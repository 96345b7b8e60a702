//! T4.11 T5.4 T8.10 T9.1 T9.2 T9.4 T9.7 T9.8 T9.10 T9.11 T12.5 T31.5 T31.6 Decisions: who is asked, what is legal,
//! why something is not.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::cards::Card;
use crate::frames::{Ask, Foreseen, Frame};
use crate::notation::{Action, At, Bearer, Means, Spot};
use crate::options::Between;
use crate::refusals;
use crate::rules::{attack, checks, damage, effects, exchange, interrupts, means, moving, rewards, round, site, troubles};
use crate::state::{State, Step};
use crate::words::{Ability, Area, Role, Skill, Slot};
use crate::{hands, setup, story};
use kernel::{Pending, Refusal, Seat, SeatSet};

/// Who must move next.
pub(crate) fn pending(state: &State) -> Pending {
    if state.ending.is_some() {
        return Pending::Over;
    }
    match state.stack.top() {
        Some(Frame::Ask(Ask::Adjust | Ask::Redraw)) => Pending::Each(asked(state)),
        Some(Frame::Ask(_)) => Pending::Any(asked(state)),
        Some(Frame::Draw(_) | Frame::Do(_)) | None => Pending::Chance,
    }
}

/// What players are asked, if they are.
fn ask(state: &State) -> Option<Ask> {
    match state.stack.top() {
        Some(Frame::Ask(ask)) if state.ending.is_none() => Some(ask),
        Some(Frame::Ask(_) | Frame::Draw(_) | Frame::Do(_)) | None => None,
    }
}

/// The seats that may act.
pub(crate) fn asked(state: &State) -> SeatSet {
    ask(state).map_or(SeatSet::EMPTY, |ask| asked_by(state, ask))
}

fn asked_by(state: &State, ask: Ask) -> SeatSet {
    match ask {
        Ask::NextToDraw { left } | Ask::Consent { left, .. } | Ask::Depart { left } => left,
        Ask::Adjust | Ask::Redraw => state.round.adjusting,
        Ask::Act | Ask::LastGoods { .. } => state.seats().collect(),
        Ask::Check => checks::helpers(state),
        Ask::Ride => state.travel.iter().map(|travel| travel.driver).collect(),
        Ask::Battle { passed } => in_battle(state, passed),
        Ask::Drawn { passed, .. }
        | Ask::Damage { passed, .. }
        | Ask::Scrap { passed, .. }
        | Ask::Turned { passed }
        | Ask::Reward { passed, .. } => interrupts::askable(state, passed),
        Ask::Fee { seat, passed, .. } => {
            let covers = interrupts::askable(state, passed);
            if state.stash(seat).hand.is_empty() { covers } else { covers.with(seat) }
        }
        Ask::Place { by, .. } | Ask::Whom { by, .. } => by.map_or_else(|| state.seats().collect(), SeatSet::one),
        Ask::Falls => state.falling,
        Ask::Role { seat }
        | Ask::LayDown { seat, .. }
        | Ask::Discard { seat, .. }
        | Ask::Strip { seat, .. }
        | Ask::HandOver { seat, .. }
        | Ask::Shadow { seat }
        | Ask::MakeRoom { seat, .. }
        | Ask::Companions { seat, .. }
        | Ask::Facility { seat }
        | Ask::Foresee { seat, .. }
        | Ask::Refresh { by: seat, .. }
        | Ask::ArtifactOrScrap { by: seat, .. }
        | Ask::Gain { by: seat, .. }
        | Ask::Divide { by: seat, .. } => SeatSet::one(seat),
    }
}

/// T20.20 Those that can interrupt the attack, and the attacker as long as it can name targets.
pub(crate) fn in_battle(state: &State, passed: SeatSet) -> SeatSet {
    let mut asked = interrupts::askable(state, passed);
    let attacker = state.battle.map(|battle| battle.first.seat).filter(|&seat| !passed.contains(seat));
    if let Some(seat) = attacker.filter(|_| attack::has_more_targets(state)) {
        asked.insert(seat);
    }
    asked
}

/// T9.8 T19.2 The seats the game waits for: in the action phase those that have not ended it, in a check the one that makes it.
pub(crate) fn awaited(state: &State) -> SeatSet {
    match ask(state) {
        Some(Ask::Act) => state.seats().collect::<SeatSet>() - state.round.ended,
        Some(Ask::Check) => state.check.iter().map(|check| check.payer()).collect(),
        Some(Ask::Fee { seat, .. }) if !state.stash(seat).hand.is_empty() => SeatSet::one(seat),
        Some(ask) => asked_by(state, ask),
        None => SeatSet::EMPTY,
    }
}

/// Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    if seat.number() >= state.count() {
        return Err(refusals::NO_SUCH_SEAT);
    }
    let Some(ask) = ask(state) else { return Err(refusals::NOT_NOW) };
    if !asked_by(state, ask).contains(seat) {
        return Err(refusals::NOT_ASKED);
    }
    story::allows(state, seat, action)?;
    match (ask, action) {
        (Ask::Role { .. }, Action::Role(role)) => setup::check_role(state, role),
        (Ask::NextToDraw { .. }, Action::Draw) => Ok(()),
        (Ask::Adjust | Ask::Discard { .. } | Ask::Fee { .. }, Action::Discard(card)) => holds(state, seat, card),
        (Ask::Adjust, Action::Ready) => round::check_ready(state, seat),
        (Ask::Redraw, Action::Redraw | Action::Keep) => Ok(()),
        (Ask::Act, action) => check_act(state, seat, action),
        (Ask::Check, Action::Use { by, at, kind: None }) => check_answer(state, seat, by, at),
        (Ask::Check, action) => checks::check_payment(state, seat, action),
        (Ask::Ride, Action::Go(to)) => moving::check_go(state, to),
        (Ask::Ride, Action::Board(passenger)) => passenger_exists(state, passenger)
            .and_then(|()| moving::check_board(state, passenger)),
        (Ask::Ride, Action::Alight(passenger)) => moving::check_alight(state, passenger),
        (Ask::Ride, Action::Drive) => moving::check_drive(state),
        (Ask::Ride, Action::Cancel) => Ok(()),
        (Ask::Consent { .. }, Action::Agree | Action::Refuse) => Ok(()),
        (Ask::Battle { .. }, Action::Also(at)) => attack::check_also(state, seat, at),
        (Ask::Battle { .. }, Action::Join { by, kind }) => {
            attack::check_join(state, seat, by)?;
            if kind == crate::words::DamageType::Physical { Ok(()) } else { Err(refusals::WRONG_TYPE) }
        }
        (
            Ask::Battle { .. }
            | Ask::Drawn { .. }
            | Ask::Damage { .. }
            | Ask::Scrap { .. }
            | Ask::Turned { .. }
            | Ask::Reward { .. }
            | Ask::Fee { .. },
            Action::Use { by, at, kind: None },
        ) => check_answer(state, seat, by, at),
        (
            Ask::Battle { .. }
            | Ask::Drawn { .. }
            | Ask::Damage { .. }
            | Ask::Scrap { .. }
            | Ask::Turned { .. }
            | Ask::Reward { .. }
            | Ask::Facility { .. }
            | Ask::Refresh { .. },
            Action::Pass,
        ) => Ok(()),
        (Ask::Foresee { stage: Foreseen::Under, .. }, Action::Pass) => Ok(()),
        (Ask::Place { area, .. }, Action::Slot(slot)) => troubles::check_place(state, area, slot),
        (Ask::LastGoods { kind }, Action::Slot(slot)) => round::check_last_goods(state, kind, slot),
        (Ask::Falls, Action::Pc(other)) => one_of(state.falling, other),
        (Ask::LayDown { left, .. }, Action::Discard(card)) => damage::check_lay_down(state, seat, left, card),
        (Ask::LayDown { .. }, Action::LayDown) => Ok(()),
        (Ask::Strip { .. }, Action::Unequip(card)) | (Ask::MakeRoom { .. }, Action::Unequip(card)) => {
            moving::check_unequip(state, seat, card)
        }
        (Ask::Refresh { of, kind, .. }, Action::Refresh(bearer)) => check_refresh(state, of, kind, bearer),
        (Ask::Whom { among, .. }, Action::Pc(other)) => one_of(among, other),
        (Ask::HandOver { .. }, Action::Give(card)) => exchange::check_give(state, seat, card),
        (Ask::Shadow { .. }, Action::Use { by: by @ Means::Gear(card), at, kind }) => {
            state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
            if checks::is_shadow(card) {
                return Err(refusals::NOT_A_TARGET);
            }
            effects::check_use(state, (seat, by), at, kind).map(|_| ())
        }
        (Ask::Shadow { .. }, Action::Pass) => Ok(()),
        (Ask::ArtifactOrScrap { .. }, Action::Artifact | Action::Salvage) => Ok(()),
        (Ask::Gain { by, kind, .. }, Action::Gain { card, to }) => {
            passenger_exists(state, to)?;
            rewards::check_gain(state, by, kind, card, to)
        }
        (Ask::Divide { .. }, Action::Pc(other)) => one_of(damage::can_bear(state), other),
        (Ask::Depart { .. }, Action::Leave(to)) => {
            if to == Area::Site { Err(refusals::NOT_A_NEIGHBOUR) } else { Ok(()) }
        }
        (Ask::Companions { seat, with, .. }, Action::Board(other)) => {
            passenger_exists(state, other)?;
            moving::check_companion(state, (seat, with), other)
        }
        (Ask::Companions { .. }, Action::Drive) => Ok(()),
        (Ask::Facility { .. }, Action::Scrap(card)) => holds(state, seat, card),
        (Ask::Foresee { seen, stage: Foreseen::Under, .. }, Action::Under(trouble))
        | (Ask::Foresee { seen, .. }, Action::Top(trouble)) => {
            if seen.contains(&Some(trouble)) { Ok(()) } else { Err(refusals::NOT_IN_PILE) }
        }
        (_, _) if state.round.step != Step::Actions => Err(refusals::NO_ACTIONS),
        (_, _) => Err(refusals::NOT_NOW),
    }
}

fn holds(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.stash(seat).holds(card) { Ok(()) } else { Err(refusals::NOT_IN_HAND) }
}

fn one_of(seats: SeatSet, seat: Seat) -> Result<(), Refusal> {
    if seats.contains(seat) { Ok(()) } else { Err(refusals::NOT_A_TARGET) }
}

fn passenger_exists(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat.number() < state.count() { Ok(()) } else { Err(refusals::NO_SUCH_SEAT) }
}

/// T12.5 Whether this answers the moment. `back` is said exactly where striking back is optional and wanted.
fn check_answer(state: &State, seat: Seat, by: Means, at: At) -> Result<(), Refusal> {
    let moment = interrupts::moment(state).ok_or(refusals::NOT_NOW)?;
    interrupts::answer(state, moment, seat, by)?;
    match at {
        At::Nothing => Ok(()),
        At::Back if interrupts::may_reflect(state, moment, seat, by) => Ok(()),
        At::Back | At::Spot(_) | At::Pc(_) | At::Area(_) => Err(refusals::NOT_A_TARGET),
    }
}

fn check_refresh(
    state: &State,
    of: Seat,
    kind: Option<crate::words::CardKind>,
    bearer: Bearer,
) -> Result<(), Refusal> {
    let mut can = false;
    means::each_refreshable(state, of, kind, &mut |it| can = can || it == bearer);
    if !can {
        return Err(refusals::NOT_A_TARGET);
    }
    if means::is_exhausted(state, of, bearer) { Ok(()) } else { Err(refusals::NOT_EXHAUSTED) }
}

/// T9.7 Whether this can be done in the action phase.
fn check_act(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let attempting = state.site.open.is_some() && state.site.explorers.contains(seat);
    if attempting && state.options.between_attempts == Between::AttemptsOnly && !is_attempt(state, seat, action) {
        return Err(refusals::ATTEMPTS_ONLY);
    }
    match (action, state.round.ended.contains(seat)) {
        (Action::Resume, true) => Ok(()),
        (Action::Resume, false) => Err(refusals::PHASE_NOT_ENDED),
        (_, true) => Err(refusals::PHASE_ENDED),
        (Action::End, _) => Ok(()),
        (Action::Show(card), _) => {
            holds(state, seat, card)?;
            if hands::is_secret(state, seat, card) { Ok(()) } else { Err(refusals::SEEN_BY_ALL) }
        }
        (Action::Use { by, at, kind }, _) => {
            means::ready(state, seat, by)?;
            effects::check_use(state, (seat, by), at, kind).map(|_| ())
        }
        (Action::Equip(card), _) => checks::check_equip(state, seat, card),
        (Action::Unequip(card), _) => moving::check_unequip(state, seat, card),
        (Action::Return { card, from }, _) => {
            holds(state, seat, card)?;
            if means::is_exhausted(state, seat, from) { Ok(()) } else { Err(refusals::NOT_EXHAUSTED) }
        }
        (Action::Move(to), _) => moving::check_move(state, seat, to),
        (Action::Ride(card), _) => moving::check_ride(state, seat, card),
        (Action::Buy(slot), _) => checks::check_buy(state, seat, slot),
        (Action::Solve { at, with }, _) => checks::check_solve(state, seat, at, with),
        (Action::Explore, _) => site::check_explore(state, seat),
        (Action::Delve, _) => site::check_delve(state, seat),
        (Action::Fail, _) => site::check_fail(state, seat),
        (Action::Retreat, _) => site::check_retreat(state, seat),
        (Action::Leave(to), _) => site::check_leave(state, seat, to),
        (Action::Exchange { give, with, take }, _) => exchange::check(state, seat, (give, with, take)),
        (Action::Redraw, _) => Err(refusals::NO_REDRAW),
        (_, _) => Err(refusals::NOT_NOW),
    }
}

/// T27.9 Whether it attempts the open card, or costs nothing.
fn is_attempt(state: &State, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Solve { .. } | Action::Fail | Action::End | Action::Resume | Action::Show(_))
        || matches!(action, Action::Use { by, .. } if attack::attack_of(state, seat, by).is_some())
}

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(ask) = ask(state) else { return };
    if !asked_by(state, ask).contains(seat) {
        return;
    }
    let start = out.len();
    candidates(state, ask, seat, out);
    let mut kept = start;
    for place in start..out.len() {
        let action = out[place];
        if check(state, seat, action).is_ok() {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
    out[start..].sort_unstable();
    let mut last = start;
    for place in start..out.len() {
        if place == start || out[place] != out[last] {
            if place > start {
                last += 1;
            }
            out[last] = out[place];
        }
    }
    out.truncate(if out.len() > start { last + 1 } else { start });
}

/// Everything that may be legal now; [`check`] decides.
fn candidates(state: &State, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
    match ask {
        Ask::Role { .. } => out.extend(Role::ALL.iter().map(|&role| Action::Role(role))),
        Ask::NextToDraw { .. } => out.push(Action::Draw),
        Ask::Adjust => {
            out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            out.push(Action::Ready);
        }
        Ask::Redraw => out.extend([Action::Redraw, Action::Keep]),
        Ask::Act => each_act(state, seat, out),
        Ask::Check => {
            checks::candidates(state, seat, out);
            answers(state, seat, out);
        }
        Ask::Ride | Ask::Companions { .. } => {
            out.extend(Area::ALL.iter().map(|&area| Action::Go(area)));
            out.extend(state.seats().flat_map(|other| [Action::Board(other), Action::Alight(other)]));
            out.extend([Action::Drive, Action::Cancel]);
        }
        Ask::Consent { .. } => out.extend([Action::Agree, Action::Refuse]),
        Ask::Battle { .. } => {
            out.push(Action::Pass);
            out.extend(Slot::ALL.iter().map(|&slot| Action::Also(Spot::Slot(slot))));
            means::each(state, seat, &mut |by| {
                out.push(Action::Join { by, kind: crate::words::DamageType::Physical });
            });
            answers(state, seat, out);
        }
        Ask::Drawn { .. } | Ask::Damage { .. } | Ask::Scrap { .. } | Ask::Turned { .. } | Ask::Reward { .. } => {
            out.push(Action::Pass);
            answers(state, seat, out);
        }
        Ask::Fee { seat: payer, .. } => {
            if payer == seat {
                out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            }
            answers(state, seat, out);
        }
        Ask::Place { .. } | Ask::LastGoods { .. } => out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot))),
        Ask::Falls | Ask::Whom { .. } | Ask::Divide { .. } => out.extend(state.seats().map(Action::Pc)),
        Ask::LayDown { .. } => {
            out.extend(state.stash(seat).hand.iter().map(Action::Discard));
            out.extend(damage::ordinary(state, seat).map(Action::Discard));
            out.push(Action::LayDown);
        }
        Ask::Discard { .. } => out.extend(state.stash(seat).hand.iter().map(Action::Discard)),
        Ask::Strip { .. } | Ask::MakeRoom { .. } => {
            out.extend(damage::ordinary(state, seat).map(Action::Unequip));
        }
        Ask::Refresh { of, kind, .. } => {
            out.push(Action::Pass);
            means::each_refreshable(state, of, kind, &mut |bearer| out.push(Action::Refresh(bearer)));
        }
        Ask::HandOver { .. } => out.extend(state.stash(seat).hand.iter().map(Action::Give)),
        Ask::Shadow { .. } => {
            out.push(Action::Pass);
            for card in state.pcs[seat].equipment.iter().map(|equipped| equipped.card) {
                let by = Means::Gear(card);
                effects::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
            }
        }
        Ask::ArtifactOrScrap { .. } => out.extend([Action::Artifact, Action::Salvage]),
        Ask::Gain { by, kind, .. } => {
            rewards::each_gain(state, by, kind, &mut |card, to| out.push(Action::Gain { card, to }));
        }
        Ask::Depart { .. } => out.extend(Area::NORMAL.map(Action::Leave)),
        Ask::Facility { .. } => {
            out.push(Action::Pass);
            out.extend(state.stash(seat).hand.iter().map(Action::Scrap));
        }
        Ask::Foresee { seen, .. } => {
            out.push(Action::Pass);
            out.extend(seen.into_iter().flatten().flat_map(|it| [Action::Under(it), Action::Top(it)]));
        }
    }
}

/// T12.5 Every answer to the moment.
fn answers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(moment) = interrupts::moment(state) else { return };
    means::each(state, seat, &mut |by| {
        if interrupts::answer(state, moment, seat, by).is_ok() {
            out.push(Action::Use { by, at: At::Nothing, kind: None });
            if interrupts::may_reflect(state, moment, seat, by) {
                out.push(Action::Use { by, at: At::Back, kind: None });
            }
        }
    });
}

/// T9.7 Every action of the action phase.
fn each_act(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.round.ended.contains(seat) {
        out.push(Action::Resume);
        return;
    }
    out.push(Action::End);
    let pc = &state.pcs[seat];
    let area = pc.area;
    means::each(state, seat, &mut |by| {
        if means::ready(state, seat, by).is_ok() {
            effects::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
        }
    });
    let mut last = None;
    for card in state.stash(seat).hand.iter() {
        if last == Some(card) {
            continue;
        }
        last = Some(card);
        out.extend([Action::Show(card), Action::Equip(card)]);
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
    }
    if area == Area::Site {
        out.extend(Ability::ALL.iter().map(|&with| Action::Solve { at: Spot::Site, with }));
        out.extend([Action::Explore, Action::Delve, Action::Fail, Action::Retreat]);
    }
}
