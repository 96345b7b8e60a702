//! T5.1 T31.6 Everything that follows by itself, until somebody is asked, nature moves or the game is over.

use super::{
    chance, checks, damage, effects, fighting, interrupts, means, moving, questions, rewards, round, site,
    story,
};
use crate::table::event::Event;
use crate::table::frames::{Do, Draw, Frame};
use crate::table::state::State;
use kernel::Sink;

/// T5.1 Runs everything that happens by itself, until somebody is asked, nature moves or the game is over.
pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    while state.ending.is_none() && (story::between(state, log) || step(state, log)) {}
}

/// T31.6 The next thing that happens by itself. Says whether anything has.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    match state.stack.top() {
        Some(Frame::Draw(draw)) => chance::settle(state, draw, log),
        Some(Frame::Ask(ask)) => questions::settle(state, ask, log),
        Some(Frame::Do(does)) => {
            run(state, does, log);
            true
        }
        None => false,
    }
}

/// What happens by itself.
fn run(state: &mut State, does: Do, log: &mut impl Sink<Event>) {
    match does {
        Do::SetUp { next } => round::set_up(state, next, log),
        Do::DrawTroubles { left } => round::reveal(state, left, log),
        Do::StartScenes { next } => round::start_scenes(state, next),
        Do::StartEffects { next } => round::start_effects(state, next, log),
        Do::FillHands => round::fill_hands(state, log),
        Do::EndActions => round::end_actions(state, log),
        Do::EndScenes { next } => round::end_scenes(state, next),
        Do::EndTroubles { passed } => round::end_troubles(state, passed),
        Do::Facilities { areas } => round::facilities(state, areas, log),
        Do::Refill { next } => round::refill(state, next, log),
        Do::Effects { of, row, next, by, at } => effects::proceed(state, (of, row, next, by, at), log),
        Do::After { seat, by, row } => {
            state.stack.pop();
            means::after(state, (seat, by), row, log);
        }
        Do::Solved { by, at, stage } => rewards::solved(state, (by, at), stage, log),
        Do::Failed => rewards::failed(state, log),
        Do::Lay { left } => site::lay(state, left, log),
        Do::TurnUp => {
            state.stack.pop();
            site::turn_next(state);
        }
        Do::DiscardOpen => {
            state.stack.pop();
            site::discard_open(state, log);
        }
        Do::CheckOver => {
            state.stack.pop();
            checks::over(state, log);
        }
        Do::Held => {
            state.stack.pop();
            checks::place_held(state);
        }
        Do::Leg => moving::leg(state, log),
        Do::Leaving { movers, left, slots, to } => moving::leaving(state, (movers, left, slots, to), log),
        Do::Entering { left, slots } => moving::entering(state, left, slots),
        Do::Fight { stage } => fighting::fight(state, stage, log),
        Do::Hurt { left, harm } => damage::next_hurt(state, left, harm, log),
        Do::Consequences => damage::consequences(state, log),
        Do::Fall { seat, stage } => damage::fall_on(state, seat, stage, log),
        Do::GainArtifact { by, choice, cards } => rewards::gain_artifact(state, by, choice, cards),
        Do::GainScrap { by, left, kind } => rewards::gain_scrap(state, (by, left, kind), log),
        Do::Answer { seat, by, row, at } => {
            state.stack.pop();
            interrupts::take_effect(state, (seat, by), row, at, log);
        }
        Do::MovedOn { scene, from } => story::train::moved_on(state, scene, from),
        Do::Retreated { explorers } => site::retreated(state, explorers),
        Do::MoreTroubles { left, by, area } => {
            if left == 0 {
                state.stack.pop();
            } else {
                state.stack.goto(Do::MoreTroubles { left: left - 1, by, area });
                state.stack.push(Draw::Trouble { by, area, why: crate::table::frames::DrawnFor::Placing });
            }
        }
    }
}
