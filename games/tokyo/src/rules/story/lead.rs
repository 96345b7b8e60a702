//! T32.13 T32.28 What the guide of S00 lets the PCs do at each moment, so that only the action of the current step is offered.

use super::guide::{self, bearer, doer, doers, is, means_of, other};
use super::lesson;
use crate::rules::{checks, moving, site, troubles};
use crate::table::check::Drawn;
use crate::table::frames::{Ask, Frame};
use crate::table::state::State;
use crate::table::story::Stance;
use crate::words::notation::{Action, At, Means, Spot};
use crate::words::story::{GuideTask, Payment};
use crate::words::{Area, Role, Skill, refusals};
use kernel::{Refusal, Seat, SeatSet};

/// T32.13 Whether the scenario allows this now.
#[inline]
pub(crate) fn allows(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match state.story.guide {
        Some(_) if !led(state, seat, action) => Err(refusals::GUIDED),
        Some(_) | None => Ok(()),
    }
}

/// T32.28
fn led(state: &State, seat: Seat, action: Action) -> bool {
    let Some(Frame::Ask(ask)) = state.stack.top() else { return true };
    match ask {
        Ask::Act => in_action_phase(state, seat, action),
        Ask::Check => in_check(state, seat, action),
        Ask::Ride => in_ride(state, action),
        Ask::Consent { .. } => action == Action::Agree,
        Ask::Place { area, .. } => {
            match forced(state).filter(|&slot| troubles::slots_for(state, None, area).contains(slot)) {
                Some(slot) => action == Action::Slot(slot),
                None => true,
            }
        }
        // Interrupts are for later: the script counts on every card and token.
        Ask::Battle { .. }
        | Ask::Drawn { .. }
        | Ask::Damage { .. }
        | Ask::NpcDamage { .. }
        | Ask::Scrap { .. }
        | Ask::Turned { .. }
        | Ask::Reward { .. } => action == Action::Pass,
        Ask::Gain { by, .. } => matches!(action, Action::Gain { to, .. } if to == by),
        Ask::Fee { .. } => matches!(action, Action::Discard(_)),
        Ask::Role { .. }
        | Ask::NextToDraw { .. }
        | Ask::Adjust
        | Ask::Redraw
        | Ask::Falls
        | Ask::LayDown { .. }
        | Ask::Discard { .. }
        | Ask::Strip { .. }
        | Ask::Refresh { .. }
        | Ask::Whom { .. }
        | Ask::HandOver { .. }
        | Ask::Shadow { .. }
        | Ask::ArtifactOrScrap { .. }
        | Ask::MakeRoom { .. }
        | Ask::Vehicle { .. }
        | Ask::Seal { .. }
        | Ask::Copies { .. }
        | Ask::Divide { .. }
        | Ask::Depart { .. }
        | Ask::Choice { .. }
        | Ask::ClearReward
        | Ask::Along { .. }
        | Ask::Shelter { .. }
        | Ask::Atone { .. }
        | Ask::Where
        | Ask::Lull { .. }
        | Ask::Companions { .. }
        | Ask::Facility { .. }
        | Ask::LastGoods { .. }
        | Ask::Stage { .. }
        | Ask::Foresee { .. } => true,
    }
}

/// The slot a trouble goes to in this step.
fn forced(state: &State) -> Option<crate::words::Slot> {
    let (GuideTask::Place(slot) | GuideTask::Solve(slot, ..)) = lesson::current(state)?.task else {
        return None;
    };
    Some(slot)
}

/// The seats that have something to do in the action phase; nothing where the guide does not speak.
pub(crate) fn to_act(state: &State) -> Option<SeatSet> {
    let step = lesson::current(state)?;
    let going = state.seats().collect::<SeatSet>() - state.round.ended;
    if state.site.open.is_some() {
        return Some(state.site.explorers);
    }
    let able = match (guide::stance(state, step), step.task) {
        (Stance::Wait | Stance::Read, _) | (Stance::Do, GuideTask::End) => going,
        (Stance::Do, GuideTask::Explore) => {
            going.iter().filter(|&seat| site::check_explore(state, seat).is_ok()).collect()
        }
        (Stance::Do, GuideTask::Leave(to)) => {
            going.iter().filter(|&seat| site::check_leave(state, seat, to).is_ok()).collect()
        }
        (Stance::Do, GuideTask::Gate(with)) if !gate_payable(state, with) => state.site.explorers,
        (Stance::Do, _) => doers(state, step),
    };
    Some(able)
}

/// Whether the one at the gate can still open it.
fn gate_payable(state: &State, with: crate::words::Ability) -> bool {
    let (Some(step), Some((checks, _))) = (lesson::current(state), checks::printed(state, Spot::Site)) else {
        return false;
    };
    let seat = doer(state, step);
    let target = checks.iter().find(|(ability, _)| *ability == with).map_or(u8::MAX, |it| it.1);
    means_of(state, seat, with) >= target && state.site.explorers.contains(seat)
}

/// Whether this is the action of the current step.
fn in_action_phase(state: &State, seat: Seat, action: Action) -> bool {
    let Some(step) = lesson::current(state) else { return true };
    if !to_act(state).unwrap_or_default().contains(seat) {
        return false;
    }
    if state.site.open.is_some() {
        return matches!(action, Action::Fail | Action::Solve { at: Spot::Site, .. });
    }
    match guide::stance(state, step) {
        Stance::Read => return action == Action::Read,
        Stance::Wait => return action == Action::End,
        Stance::Do => {}
    }
    match step.task {
        GuideTask::Read | GuideTask::Place(_) => action == Action::Read,
        GuideTask::End => action == Action::End,
        GuideTask::Buy(slot, ..) => action == Action::Buy(slot),
        GuideTask::Solve(slot, with, _) => action == Action::Solve { at: Spot::Slot(slot), with },
        GuideTask::Move(to) => action == Action::Move(to),
        GuideTask::Exchange(given, taken) => {
            matches!(action, Action::Exchange { give, take, .. } if is(give, given) && is(take, taken))
        }
        GuideTask::Equip(word) => matches!(action, Action::Equip(card) if is(card, word)),
        GuideTask::Attack(word, _) => {
            let at = guide::enemy_slot(state).map(|slot| At::Spot(Spot::Slot(slot)));
            matches!(action, Action::Use { by: Means::Gear(card), at: aim, .. } if is(card, word) && at == Some(aim))
        }
        GuideTask::Return(word) => {
            matches!(action, Action::Return { from, .. } if bearer(state, seat, word) == Some(from))
        }
        GuideTask::Play(word) => {
            let whom = At::Pc(other(state, seat));
            matches!(action, Action::Use { by: Means::Hand(card), at, .. } if is(card, word) && at == whom)
        }
        GuideTask::Bot(role) => matches!(action, Action::Use { by: Means::Bot(bot), .. } if bot == role),
        // The Engineer's skill takes the other along as well.
        GuideTask::RideIn(word) => {
            matches!(action, Action::Use { by: Means::Skill(Skill::Support), .. })
                || matches!(action, Action::Ride(card) if is(card, word))
        }
        GuideTask::Explore => action == Action::Explore,
        GuideTask::Gate(with) if gate_payable(state, with) => {
            action == Action::Solve { at: Spot::Site, with }
        }
        GuideTask::Gate(_) => action == Action::Fail,
        GuideTask::Leave(to) => action == Action::Leave(to),
    }
}

/// Both ride: the other gets on, then it goes into the Site.
fn in_ride(state: &State, action: Action) -> bool {
    let Some(travel) = state.travel else { return true };
    let passenger = other(state, travel.driver);
    let full = moving::check_board(state, passenger).is_err();
    action == Action::Drive
        || action == Action::Board(passenger)
        || (full && action == Action::Go(Area::Site))
}

/// What is paid next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Token,
    Card,
    Trouble,
    Nothing,
}

/// What is paid next in the check being made, and by whom: what the step teaches, then whatever is left.
fn due(state: &State) -> Option<(Seat, Due)> {
    let (check, step) = (state.check?, lesson::current(state)?);
    let payer = check.payer();
    let own = (state.pcs[payer].ap > 0).then_some((payer, Due::Token));
    let helper =
        state.seats().find(|&seat| seat != payer && state.pcs[seat].ap > 0 && check.helped < checks::HELP);
    let token = own.or(helper.map(|seat| (seat, Due::Token)));
    let card = (!state.stash(payer).hand.is_empty()).then_some((payer, Due::Card));
    let trouble = (check.drawn == Drawn::NotYet && !troubles::is_out(state)).then_some((payer, Due::Trouble));
    let next = if let GuideTask::Solve(_, _, payment) = step.task {
        match payment {
            Payment::Tokens => token.or(card).or(trouble),
            Payment::Trouble => trouble.or(card).or(token),
        }
    } else {
        card.or(token)
    };
    next.or(Some((payer, Due::Nothing)))
}

/// The seat that pays next; nothing where the guide does not speak.
pub(crate) fn payer(state: &State) -> Option<Seat> {
    state.story.guide.and_then(|_| due(state)).map(|(seat, _)| seat)
}

fn in_check(state: &State, seat: Seat, action: Action) -> bool {
    let Some((payer, due)) = due(state) else { return true };
    // The Negotiator's BOT card helps with the gate: the first BOT card that is used.
    if let Action::Use { by: Means::Bot(Role::Negotiator), .. } = action {
        return matches!(lesson::current(state).map(|step| step.task), Some(GuideTask::Gate(_)));
    }
    seat == payer
        && match due {
            Due::Token => action == Action::Token,
            Due::Card => matches!(action, Action::Pay(_)),
            Due::Trouble => action == Action::DrawTrouble,
            Due::Nothing => action == Action::GiveUp,
        }
}

/// Whether this action of the phase begins what the step is about.
pub(crate) fn is_the_step(state: &State, action: Action) -> bool {
    match (lesson::current(state).map(|step| step.task), action) {
        (Some(GuideTask::Play(_)), Action::Use { by: Means::Hand(_), .. })
        | (Some(GuideTask::Bot(_)), Action::Use { by: Means::Bot(_), .. })
        | (Some(GuideTask::Explore), Action::Explore) => true,
        (_, _) => false,
    }
}
