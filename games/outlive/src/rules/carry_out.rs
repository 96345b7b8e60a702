//! O2.18 O4.8 O13.2 Carrying out an action that is allowed, and everything that follows by itself.

use crate::rules::decisions;
use crate::rules::setup::{choices, heroes, mary};
use crate::rules::{
    building, cargo, chance, city, feeding, hunting, movement, night, pressure, recruiting, repairing,
    resolve, strike, survivors, visit,
};
use crate::table::event::Event;
use crate::table::frames::{Ask, Frame};
use crate::table::state::State;
use crate::words::notation::Action;
use kernel::{Seat, Sink};

/// Carries out an action that [`decisions::check`] allows.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let Some(ask) = state.asking() else { return };
    match (ask, action) {
        (Ask::Choose, action) => choices::choose(&mut state.players[seat], action),
        (_, Action::Place { hero, area }) => heroes::place(state, seat, hero, area, log),
        (_, Action::Split(blackwood)) => mary::split(state, seat, blackwood),
        (_, Action::DiscardTile(tile)) => mary::discard(state, seat, tile, log),
        (Ask::Resolve { .. }, Action::Resolve { event, pay, discount, virtual_water }) => {
            resolve::act(state, seat, (event, pay, discount, virtual_water), log);
        }
        (Ask::Resolve { passes, .. }, Action::Pass) => resolve::pass(state, seat, passes, log),
        (_, Action::Move { hero, to, with }) => movement::act(state, seat, hero, to, with, log),
        (_, Action::Stay) => movement::stay(state, seat, log),
        (_, Action::Peek(city)) => city::peek(state, seat, city, log),
        (Ask::Pressure { targets }, action) => pressure::attack(state, targets, seat, action, log),
        (Ask::Defend { targets, pressure }, Action::Defend { with, ammo }) => {
            pressure::defend(state, targets, pressure, (seat, with, ammo), log);
        }
        (Ask::Loot { targets, .. }, Action::HandOver(tokens) | Action::Demand(tokens)) => {
            pressure::hand_over(state, targets, tokens, log);
        }
        (Ask::House { from }, Action::House(home)) => cargo::house(state, seat, from, home, log),
        (Ask::House { .. }, Action::Leave) => cargo::leave(state, seat, log),
        (Ask::Visit, action) => at_visit(state, action, log),
        (Ask::Strike { .. } | Ask::Shelters, action) => at_home(state, seat, action, log),
        (_, _) => debug_assert!(false, "`{action}` is not due"),
    }
}

fn at_visit(state: &mut State, action: Action, log: &mut impl Sink<Event>) {
    match (action, state.visit) {
        (Action::Gather(count), Some(visit)) => visit::gather(state, visit, count, log),
        (Action::Iodine, Some(visit)) => visit::iodine(state, visit, log),
        (Action::Hunt { tile, ammo, with }, Some(visit)) => {
            hunting::hunt(state, visit, (tile, ammo, with), log)
        }
        (Action::Start(with), Some(visit)) => visit::start(state, visit, with, log),
        (Action::Take(kind), Some(visit)) => city::take(state, visit, kind, log),
        (Action::Search(search), Some(visit)) => city::search(state, visit, search),
        (Action::Use(kind), Some(visit)) => visit::use_tile(state, visit, kind, log),
        (Action::UseRoom(room), Some(visit)) => visit::use_room(state, visit, room, log),
        (Action::End, Some(visit)) => visit::end(state, visit.seat, log),
        (_, _) => debug_assert!(false, "`{action}` is not due"),
    }
}

fn at_home(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let todo = state.players[seat].todo;
    match (action, todo) {
        (Action::Lose(tokens), _) => strike::lose_tokens(state, seat, tokens, log),
        (Action::LoseSurvivor(home), _) => {
            survivors::lose(state, seat, home, log);
            state.players[seat].todo = todo.one_less();
        }
        (Action::Feed { pay, virtual_water }, _) => feeding::feed(state, seat, pay, virtual_water, log),
        (Action::Recruit(food), _) => recruiting::recruit(state, seat, food, log),
        (Action::RecruitWithVirtualWater, _) => recruiting::recruit_with_virtual_water(state, seat, log),
        (Action::UseRoom(room), _) => building::use_room(state, seat, room, log),
        (Action::Build { room, pay, discount }, _) => {
            building::build(state, seat, (room, pay, discount), log)
        }
        (Action::MoveIn { room, survivors }, _) => building::move_in(state, seat, room, survivors, log),
        (Action::Dismantle(kind), _) => building::dismantle(state, seat, kind, log),
        (Action::Repair { kind, pay, with }, _) => repairing::repair(state, seat, (kind, pay, with), log),
        (Action::Done, _) => night::done(state, seat, log),
        (_, _) => debug_assert!(false, "`{action}` is not due"),
    }
}

/// Runs everything that happens by itself, until somebody is asked, nature moves or the game is over.
pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    while !state.over && step(state, log) {}
}

/// Says whether anything has happened.
fn step(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    match state.stack.top() {
        Some(Frame::Draw(draw)) => chance::settle(state, draw, log),
        Some(Frame::Ask(ask)) => match ask {
            Ask::Visit => visit::settle(state, log),
            Ask::Choose if decisions::busy(state).is_empty() => {
                choices::reveal(state, log);
                true
            }
            Ask::PlaceHeroes if decisions::busy(state).is_empty() => {
                heroes::reveal(state, log);
                true
            }
            Ask::Strike { turn } => {
                for seat in decisions::busy(state) {
                    strike::settle(state, seat, log);
                }
                let over = decisions::busy(state).is_empty();
                if over {
                    strike::proceed(state, turn, log);
                }
                over
            }
            Ask::Shelters => shelters(state, log),
            Ask::Choose
            | Ask::PlaceHeroes
            | Ask::SplitForMary { .. }
            | Ask::DiscardForMary { .. }
            | Ask::Move { .. }
            | Ask::Pressure { .. }
            | Ask::Defend { .. }
            | Ask::Loot { .. }
            | Ask::House { .. }
            | Ask::Resolve { .. } => false,
        },
        None => false,
    }
}

/// O13.2 Everyone whose turn it is goes on as far as there is nothing to decide.
fn shelters(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let asked = decisions::asked(state);
    for seat in asked {
        night::settle(state, seat, log);
    }
    let over = decisions::busy(state).is_empty();
    if over {
        night::end_of_turn(state, log);
    }
    over || decisions::asked(state) != asked
}
