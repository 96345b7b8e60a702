//! T4.11 T5.4 T8.10 T9.1 T9.2 T9.4 T9.7 T9.8 T9.10 T9.11 T12.5 T17.8 T18.3 T27.9 T31.5 T31.6 Decisions: who is
//! asked, what is legal, why something is not.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::rules::hands;
use crate::rules::setup;
use crate::rules::story;
use crate::rules::{
    attack, checks, damage, exchange, interrupts, joining, means, moving, rewards, round, site, troubles,
    using,
};
use crate::table::frames::{Ask, Foreseen, Frame};
use crate::table::state::{State, Step};
use crate::words::Area;
use crate::words::cards::Card;
use crate::words::notation::{Action, At, Bearer, Means};
use crate::words::options::Between;
use crate::words::refusals;
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
pub(crate) fn ask(state: &State) -> Option<Ask> {
    match state.stack.top() {
        Some(Frame::Ask(ask)) if state.ending.is_none() => Some(ask),
        Some(Frame::Ask(_) | Frame::Draw(_) | Frame::Do(_)) | None => None,
    }
}

/// The seats that may act.
pub(crate) fn asked(state: &State) -> SeatSet {
    ask(state).map_or(SeatSet::EMPTY, |ask| asked_by(state, ask))
}

pub(crate) fn asked_by(state: &State, ask: Ask) -> SeatSet {
    match ask {
        Ask::NextToDraw { left }
        | Ask::Consent { left, .. }
        | Ask::Depart { left }
        | Ask::Along { left, .. } => left,
        Ask::Adjust | Ask::Redraw => state.round.adjusting,
        Ask::Act => story::lead::to_act(state).unwrap_or_else(|| state.seats().collect()),
        Ask::LastGoods { .. }
        | Ask::Stage { .. }
        | Ask::Copies { .. }
        | Ask::Lull { .. }
        | Ask::Shelter { .. }
        | Ask::Where
        | Ask::ClearReward => state.seats().collect(),
        Ask::Check => checks::helpers(state),
        Ask::Ride => state.travel.iter().map(|travel| travel.driver).collect(),
        Ask::Battle { passed } => in_battle(state, passed),
        Ask::Drawn { passed, .. }
        | Ask::Damage { passed, .. }
        | Ask::NpcDamage { passed, .. }
        | Ask::Scrap { passed, .. }
        | Ask::Turned { passed }
        | Ask::Reward { passed, .. } => interrupts::askable(state, passed),
        Ask::Fee { seat, passed, .. } => {
            let covers = interrupts::askable(state, passed);
            if state.stash(seat).hand.is_empty() { covers } else { covers.with(seat) }
        }
        Ask::Place { by, .. } | Ask::Whom { by, .. } | Ask::Choice { by, .. } => {
            by.map_or_else(|| state.seats().collect(), SeatSet::one)
        }
        Ask::Falls => state.falling,
        Ask::Role { seat }
        | Ask::LayDown { seat, .. }
        | Ask::Discard { seat, .. }
        | Ask::Strip { seat, .. }
        | Ask::Vehicle { seat }
        | Ask::Seal { seat, .. }
        | Ask::HandOver { seat, .. }
        | Ask::Shadow { seat }
        | Ask::MakeRoom { seat, .. }
        | Ask::Companions { seat, .. }
        | Ask::Facility { seat }
        | Ask::Atone { seat, .. }
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
    let adds = |seat: &Seat| attack::has_more_targets(state) || attack::check_token(state, *seat).is_ok();
    if let Some(seat) = attacker.filter(adds) {
        asked.insert(seat);
    }
    asked
}

/// T9.8 T19.2 The seats the game waits for: in the action phase those that have not ended it, in a check the one that makes it.
pub(crate) fn awaited(state: &State) -> SeatSet {
    match ask(state) {
        Some(Ask::Act) => asked_by(state, Ask::Act) - state.round.ended,
        Some(Ask::Check) => match story::lead::payer(state) {
            Some(seat) => SeatSet::one(seat),
            None => state.check.iter().map(|check| check.payer()).collect(),
        },
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
    if asked_by(state, ask).contains(seat) {
        check_asked(state, ask, seat, action)
    } else if (ask, action) == (Ask::Check, Action::Token) && checks::is_helped_enough(state) {
        Err(refusals::TOO_MUCH_HELP)
    } else {
        Err(refusals::NOT_ASKED)
    }
}

/// Why not, for a seat that is asked.
pub(crate) fn check_asked(state: &State, ask: Ask, seat: Seat, action: Action) -> Result<(), Refusal> {
    story::lead::allows(state, seat, action)?;
    match (ask, action) {
        (Ask::Role { .. }, Action::Role(role)) => setup::check_role(state, role),
        (Ask::NextToDraw { .. }, Action::Draw) => Ok(()),
        (Ask::Adjust | Ask::Discard { .. } | Ask::Fee { .. }, Action::Discard(card)) => {
            holds(state, seat, card)
        }
        (Ask::Adjust, Action::Ready) => round::check_ready(state, seat),
        (Ask::Redraw, Action::Redraw | Action::Keep) => Ok(()),
        (Ask::Act, action) => check_act(state, seat, action),
        (Ask::Check, Action::Use { by, at, kind: None }) => check_answer(state, seat, by, at),
        (Ask::Check, action) => checks::check_payment(state, seat, action),
        (Ask::Ride, Action::Go(to)) => moving::check_go(state, to),
        (Ask::Ride, Action::Board(passenger)) => {
            passenger_exists(state, passenger).and_then(|()| moving::check_board(state, passenger))
        }
        (Ask::Ride, Action::Alight(passenger)) => moving::check_alight(state, passenger),
        (Ask::Ride, Action::Drive) => moving::check_drive(state),
        (Ask::Ride, Action::Cancel) => Ok(()),
        (Ask::Battle { .. }, Action::Token) => attack::check_token(state, seat),
        (Ask::Consent { .. } | Ask::Along { .. }, Action::Agree | Action::Refuse) => Ok(()),
        (Ask::Battle { .. }, Action::Also(at)) => attack::check_also(state, seat, at),
        (Ask::Battle { .. }, Action::Join { by, kind }) => {
            joining::check_join(state, seat, by)?;
            if kind == crate::words::DamageType::Physical { Ok(()) } else { Err(refusals::WRONG_TYPE) }
        }
        (
            Ask::Battle { .. }
            | Ask::Drawn { .. }
            | Ask::Damage { .. }
            | Ask::NpcDamage { .. }
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
            | Ask::NpcDamage { .. }
            | Ask::Scrap { .. }
            | Ask::Turned { .. }
            | Ask::Reward { .. }
            | Ask::Facility { .. }
            | Ask::Refresh { .. },
            Action::Pass,
        ) => Ok(()),
        (Ask::Foresee { stage: Foreseen::Under, .. }, Action::Pass) => Ok(()),
        (Ask::Place { by, area, .. }, Action::Slot(slot)) => troubles::check_place(state, (by, area), slot),
        (Ask::ClearReward, Action::Reward(card)) => {
            let offered = card.reward_of() == Some(state.options.scenario);
            if offered { Ok(()) } else { Err(refusals::NOT_THAT_REWARD) }
        }
        (Ask::Shelter { scene, .. }, Action::Spend(spent)) if spent == scene => Ok(()),
        (Ask::Shelter { .. }, Action::Spend(_)) => Err(refusals::NOTHING_TO_SPEND),
        (Ask::Choice { scene, .. }, Action::Choose(letter)) => {
            let mut offered = story::deeds::letters(scene);
            if offered.any(|it| it == letter) { Ok(()) } else { Err(refusals::NO_SUCH_LETTER) }
        }
        (Ask::Lull { .. } | Ask::Shelter { .. }, Action::Pass)
        | (Ask::Atone { .. }, Action::Agree | Action::Pass) => Ok(()),
        (Ask::Where, Action::Area(area)) => {
            if story::roaming::quietest(state).contains(area) {
                Ok(())
            } else {
                Err(refusals::NOT_A_TARGET)
            }
        }
        (Ask::Lull { .. }, Action::Slot(slot)) => {
            state.slot(slot).open_trouble().map(|_| ()).ok_or(refusals::NO_TROUBLE_THERE)
        }
        (Ask::Vehicle { .. }, Action::Race(card)) => story::race::check_vehicle(state, seat, card),
        (Ask::Seal { .. }, Action::Seal(pages)) => story::pages::check_seal(state, seat, pages),
        (Ask::Copies { on, .. }, Action::Slot(slot)) => story::pages::check_copy(state, on, slot),
        (Ask::Stage { area, .. }, Action::Slot(slot)) => story::zones::check_stage(state, area, slot),
        (Ask::LastGoods { kind }, Action::Slot(slot)) => round::check_last_goods(state, kind, slot),
        (Ask::Falls, Action::Pc(other)) => one_of(state.falling, other),
        (Ask::LayDown { left, .. }, Action::Discard(card)) => damage::check_lay_down(state, seat, left, card),
        (Ask::LayDown { .. }, Action::LayDown) => Ok(()),
        (Ask::Strip { .. }, Action::Unequip(card)) | (Ask::MakeRoom { .. }, Action::Unequip(card)) => {
            moving::check_unequip(state, seat, card)
        }
        (Ask::Refresh { of, kind, .. }, Action::Refresh(bearer)) => check_refresh(state, of, kind, bearer),
        (Ask::Whom { among, .. }, Action::Pc(other)) => one_of(among, other),
        (Ask::Whom { .. }, Action::Npc) if story::npc::may_be_chosen(state) => Ok(()),
        (Ask::Divide { .. }, Action::Npc) if story::npc::can_bear(state).is_some() => Ok(()),
        (Ask::Whom { .. } | Ask::Divide { .. }, Action::Npc) => Err(refusals::NPC_NOT_CONCERNED),
        (Ask::HandOver { .. }, Action::Give(card)) => exchange::check_give(state, seat, card),
        (Ask::Shadow { .. }, Action::Use { by: by @ Means::Gear(card), at, kind }) => {
            state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
            if checks::is_shadow(card) {
                return Err(refusals::NOT_A_TARGET);
            }
            using::check_use(state, (seat, by), at, kind).map(|_| ())
        }
        (Ask::Shadow { .. }, Action::Pass) => Ok(()),
        (Ask::ArtifactOrScrap { .. }, Action::Artifact | Action::Salvage) => Ok(()),
        (Ask::Gain { by, kind, .. }, Action::Gain { card, to }) => {
            passenger_exists(state, to)?;
            rewards::check_gain(state, by, kind, card, to)
        }
        (Ask::Divide { .. }, Action::Pc(other)) => one_of(damage::can_bear(state), other),
        (Ask::Depart { .. }, Action::Leave(to)) => {
            if to == Area::Site {
                Err(refusals::NOT_A_NEIGHBOUR)
            } else {
                Ok(())
            }
        }
        (Ask::Companions { seat, with, .. }, Action::Board(other)) => {
            passenger_exists(state, other)?;
            moving::check_companion(state, (seat, with), other)
        }
        (Ask::Companions { .. }, Action::Drive) => Ok(()),
        (Ask::Facility { .. }, Action::Scrap(card)) => holds(state, seat, card),
        (Ask::Foresee { seen, stage: Foreseen::Under, .. }, Action::Under(trouble))
        | (Ask::Foresee { seen, .. }, Action::Top(trouble)) => {
            if seen.contains(&Some(trouble)) {
                Ok(())
            } else {
                Err(refusals::NOT_IN_PILE)
            }
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
        At::Back | At::Spot(_) | At::Pc(_) | At::Npc | At::Area(_) => Err(refusals::NOT_A_TARGET),
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
    let attempting = site::is_open(state) && state.site.explorers.contains(seat);
    if attempting
        && state.options.between_attempts == Between::AttemptsOnly
        && !is_attempt(state, seat, action)
    {
        return Err(refusals::ATTEMPTS_ONLY);
    }
    match (action, state.round.ended.contains(seat)) {
        (Action::Resume, true) => Ok(()),
        (Action::Resume, false) => Err(refusals::PHASE_NOT_ENDED),
        (_, true) => Err(refusals::PHASE_ENDED),
        (Action::Read, _) if story::guide::current(state).is_some() => Ok(()),
        (Action::Read, _) => Err(refusals::NOTHING_TO_READ),
        (Action::End, _) => Ok(()),
        (Action::Show(card), _) => {
            holds(state, seat, card)?;
            if hands::is_secret(state, seat, card) { Ok(()) } else { Err(refusals::SEEN_BY_ALL) }
        }
        (Action::Use { by, at, kind }, _) => {
            means::ready(state, seat, by)?;
            using::check_use(state, (seat, by), at, kind).map(|_| ())
        }
        (Action::Equip(card), _) => checks::check_equip(state, seat, card),
        (Action::EquipWith { card, with }, _) => {
            checks::check_equip(state, seat, card)?;
            card.row().or_equip.filter(|way| way.0 == with).map(|_| ()).ok_or(refusals::NO_SUCH_CHECK)
        }
        (Action::Unequip(card), _) => moving::check_unequip(state, seat, card),
        (Action::Return { card, from }, _) => {
            holds(state, seat, card)?;
            if means::is_exhausted(state, seat, from) { Ok(()) } else { Err(refusals::NOT_EXHAUSTED) }
        }
        (Action::Move(to), _) => moving::check_move(state, seat, to),
        (Action::Ride(card), _) => moving::check_ride(state, seat, card),
        (Action::Buy(slot), _) => checks::check_buy(state, seat, slot),
        (Action::Solve { at, with }, _) => checks::check_solve(state, seat, at, with),
        (Action::Side { at, with }, _) => checks::check_side(state, seat, at, with),
        (Action::Explore, _) => site::check_explore(state, seat),
        (Action::Spend(scene), _) => story::spending::check_bypass(state, seat, scene),
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
