//! O2.18 O4.8 Questions to players, one room each: who is asked, what is offered, what is refused and why, what follows, and what
//! settles it. This file only forwards; questions push frames and never call one another.

mod choose;
mod defend;
mod discard_for_mary;
mod house;
mod loot;
mod moving;
mod place_heroes;
mod pressure;
mod resolve;
mod shelters;
mod split_for_mary;
mod strike;
mod visit;

pub(crate) use choose::{act as choose, legal as choices};

use crate::rules::{building, chance, city, feeding, hunting, recruiting, repairing, survivors};
use crate::table::event::Event;
use crate::table::frames::{Ask, Frame, Todo};
use crate::table::state::State;
use crate::table::view::View;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Pending, Refusal, Seat, SeatSet, Sink};

/// Who must move next: each by themselves where the order cannot matter.
pub(crate) fn pending(state: &State) -> Pending {
    let ask = match state.stack.top() {
        Some(Frame::Draw(_)) => return Pending::Chance,
        Some(Frame::Ask(ask)) => ask,
        None => return Pending::Any(SeatSet::EMPTY),
    };
    let at_once = match ask {
        Ask::Choose | Ask::Strike { .. } => true,
        Ask::PlaceHeroes => place_heroes::is_secret(state),
        Ask::Shelters => shelters::at_once(state),
        Ask::SplitForMary { .. }
        | Ask::DiscardForMary { .. }
        | Ask::Move { .. }
        | Ask::Pressure { .. }
        | Ask::Defend { .. }
        | Ask::Loot { .. }
        | Ask::Visit
        | Ask::House { .. }
        | Ask::Resolve { .. } => false,
    };
    if at_once { Pending::Each(asked_by(state, ask)) } else { Pending::Any(asked_by(state, ask)) }
}

/// The seats that are asked something.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    state.asking().map_or(SeatSet::EMPTY, |ask| asked_by(state, ask))
}

fn asked_by(state: &State, ask: Ask) -> SeatSet {
    match ask {
        Ask::Choose | Ask::Strike { .. } => state.busy(),
        Ask::PlaceHeroes => place_heroes::asked(state),
        Ask::SplitForMary { seat }
        | Ask::DiscardForMary { seat }
        | Ask::Move { seat }
        | Ask::Resolve { seat, .. } => SeatSet::one(seat),
        Ask::Pressure { .. } | Ask::Visit | Ask::House { .. } => visit::asked(state),
        Ask::Defend { targets, .. } => defend::asked(state, targets),
        Ask::Loot { targets, .. } => loot::asked(state, targets),
        Ask::Shelters => shelters::asked(state),
    }
}

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(ask) = state.asking().filter(|_| !state.over && asked(state).contains(seat)) else { return };
    match ask {
        Ask::Choose => choose::legal(&state.players[seat], out),
        Ask::PlaceHeroes => place_heroes::legal(&state.players[seat], out),
        Ask::SplitForMary { .. } => split_for_mary::legal(out),
        Ask::DiscardForMary { .. } => discard_for_mary::legal(state, out),
        Ask::Strike { .. } => strike::legal(&state.players[seat], out),
        Ask::Move { .. } => moving::legal(state, seat, out),
        Ask::Pressure { .. } => pressure::legal(state, seat, out),
        Ask::Defend { pressure, .. } => defend::legal(state, seat, pressure, out),
        Ask::Loot { targets, pressure } => loot::legal(state, seat, targets, pressure, out),
        Ask::House { from } => house::legal(state, seat, from, out),
        Ask::Visit => visit::legal(state, out),
        Ask::Resolve { .. } => resolve::legal(state, seat, out),
        Ask::Shelters => shelters::legal(state, seat, out),
    }
}

/// O2.18 Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.over {
        return Err(refusals::GAME_OVER);
    }
    if seat.number() >= state.seats() {
        return Err(refusals::NO_SUCH_SEAT);
    }
    let Some(ask) = state.asking() else { return Err(refusals::NOT_NOW) };
    if !asked(state).contains(seat) {
        let others_move = matches!(ask, Ask::Move { .. } | Ask::Visit | Ask::Resolve { .. });
        return Err(if others_move { refusals::NOT_YOUR_TURN } else { refusals::NOT_ASKED });
    }
    match action {
        Action::DiscardRoom(room) => choose::check_discard(state, seat, room),
        Action::BuildFree(room) => choose::check_build_free(state, seat, room),
        Action::Settle(survivors) => choose::check_settle(state, seat, survivors),
        Action::Leader(leader) => choose::check_leader(state, seat, leader),
        Action::Place { hero, area } => place_heroes::check(state, seat, hero, area),
        Action::Split(tiles) => split_for_mary::check(state, tiles),
        Action::DiscardTile(tile) => discard_for_mary::check(state, tile),
        Action::Lose(tokens) => strike::check(state, seat, tokens),
        Action::LoseSurvivor(home) => survivors::check(state, seat, home),
        Action::Move { hero, to, with } => moving::check(state, seat, hero, to, with),
        Action::Stay => moving::check_stay(state, seat),
        Action::Press | Action::PressWithBat | Action::Spare => pressure::check(state, seat, action),
        Action::Defend { with, ammo } => defend::check(state, seat, with, ammo),
        Action::HandOver(tokens) => loot::check_hand_over(state, seat, tokens),
        Action::Demand(tokens) => loot::check_demand(state, seat, tokens),
        Action::House(home) => house::check(state, seat, home),
        Action::Leave => house::check_leave(state),
        Action::Gather(count) => visit::check_gather(state, visit::acting(state)?, count),
        Action::Iodine => visit::check_iodine(state, visit::acting(state)?),
        Action::Hunt { tile, ammo, with } => hunting::check(state, visit::acting(state)?, tile, ammo, with),
        Action::Start(with) => visit::check_start(state, visit::acting(state)?, with),
        Action::Take(kind) => city::check_take(state, visit::acting(state)?, kind),
        Action::Search(search) => city::check_search(state, visit::acting(state)?, search),
        Action::Use(kind) => visit::check_use(state, visit::acting(state)?, kind),
        Action::UseRoom(room) if ask == Ask::Shelters => shelters::check_use_room(state, seat, room),
        Action::UseRoom(room) => visit::check_use_room(state, visit::acting(state)?, room),
        Action::Peek(city) => city::check_peek(state, seat, city),
        Action::End => visit::acting(state).map(|_| ()),
        Action::Resolve { event, pay, discount, virtual_water } => {
            resolve::check(state, seat, (event, pay, discount, virtual_water))
        }
        Action::Pass => resolve::check_pass(state),
        Action::Feed { pay, virtual_water } => feeding::check(state, seat, pay, virtual_water),
        Action::Recruit(food) => recruiting::check(state, seat, food),
        Action::RecruitWithVirtualWater => recruiting::check_with_virtual_water(state, seat),
        Action::Build { room, pay, discount } => building::check_build(state, seat, room, pay, discount),
        Action::MoveIn { room, survivors } => building::check_move_in(state, seat, room, survivors),
        Action::Dismantle(kind) => building::check_dismantle(state, seat, kind),
        Action::Repair { kind, pay, with } => repairing::check(state, seat, kind, pay, with),
        Action::Done => shelters::check_done(state, seat),
    }
}

/// Carries out an action that [`check`] allows.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    match action {
        Action::DiscardRoom(_) | Action::BuildFree(_) | Action::Settle(_) | Action::Leader(_) => {
            choose::act(&mut state.players[seat], action);
        }
        Action::Place { hero, area } => place_heroes::act(state, seat, hero, area, log),
        Action::Split(tiles) => split_for_mary::act(state, seat, tiles),
        Action::DiscardTile(tile) => discard_for_mary::act(state, seat, tile, log),
        Action::Lose(tokens) => strike::act(state, seat, tokens, log),
        Action::LoseSurvivor(home) => survivors::act(state, seat, home, log),
        Action::Move { hero, to, with } => moving::act(state, seat, hero, to, with, log),
        Action::Stay => moving::stay(state, seat, log),
        Action::Press | Action::PressWithBat | Action::Spare => pressure::act(state, seat, action, log),
        Action::Defend { with, ammo } => defend::act(state, seat, with, ammo, log),
        Action::HandOver(tokens) | Action::Demand(tokens) => loot::act(state, tokens, log),
        Action::House(home) => house::act(state, seat, home, log),
        Action::Leave => house::leave(state, seat, log),
        Action::Gather(count) => visit::gather(state, count, log),
        Action::Iodine => visit::iodine(state, log),
        Action::Hunt { tile, ammo, with } => hunting::hunt(state, (tile, ammo, with), log),
        Action::Start(with) => visit::start(state, with, log),
        Action::Take(kind) => city::take(state, kind, log),
        Action::Search(search) => city::search(state, search),
        Action::Use(kind) => visit::use_tile(state, kind, log),
        Action::UseRoom(room) if state.asking() == Some(Ask::Shelters) => {
            building::use_room(state, seat, room, log);
        }
        Action::UseRoom(room) => visit::use_room(state, room, log),
        Action::Peek(city) => city::peek(state, seat, city, log),
        Action::End => visit::end(state),
        Action::Resolve { event, pay, discount, virtual_water } => {
            resolve::act(state, seat, (event, pay, discount, virtual_water), log);
        }
        Action::Pass => resolve::pass(state, seat, log),
        Action::Feed { pay, virtual_water } => feeding::feed(state, seat, pay, virtual_water, log),
        Action::Recruit(food) => recruiting::recruit(state, seat, food, log),
        Action::RecruitWithVirtualWater => recruiting::recruit_with_virtual_water(state, seat, log),
        Action::Build { room, pay, discount } => building::build(state, seat, (room, pay, discount), log),
        Action::MoveIn { room, survivors } => building::move_in(state, seat, room, survivors, log),
        Action::Dismantle(kind) => building::dismantle(state, seat, kind, log),
        Action::Repair { kind, pay, with } => repairing::repair(state, seat, (kind, pay, with), log),
        Action::Done => shelters::done(state, seat, log),
    }
}

/// O4.8 Runs everything that happens by itself, until somebody is asked, nature moves or the game is over.
pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    while !state.over && settle(state, log) {}
}

/// Whether anything has happened.
fn settle(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let ask = match state.stack.top() {
        Some(Frame::Draw(draw)) => return chance::settle(state, draw, log),
        Some(Frame::Ask(ask)) => ask,
        None => return false,
    };
    match ask {
        Ask::Choose => choose::settle(state, log),
        Ask::PlaceHeroes => place_heroes::settle(state, log),
        Ask::Strike { turn } => strike::settle(state, turn, log),
        Ask::Move { seat } => moving::settle(state, seat, log),
        Ask::Pressure { targets } => pressure::settle(state, targets, log),
        Ask::Defend { targets, pressure } => defend::settle(state, targets, pressure),
        Ask::Loot { targets, pressure } => loot::settle(state, targets, pressure, log),
        Ask::Visit => visit::settle(state),
        Ask::Resolve { seat, passes } => resolve::settle(state, seat, passes),
        Ask::Shelters => shelters::settle(state, log),
        Ask::SplitForMary { .. } | Ask::DiscardForMary { .. } | Ask::House { .. } => false,
    }
}

/// O3.9 O3.10 O3.11 O3.12 O3.13 Whether the seat goes on with what was asked together: its rooms, survivors and leader, or its heroes.
/// Nothing is drawn in between.
pub(crate) fn asks_again(then: &View, now: &View, seat: Seat) -> bool {
    let sets_up = |view: &View| {
        matches!(view.ask(), Some(Ask::Choose | Ask::PlaceHeroes))
            && matches!(view.seat(seat).todo, Todo::Setup(_))
    };
    sets_up(then) && sets_up(now) && then.ask() == now.ask()
}

/// Whether a decision still means what it did when its seat saw this view.
pub(crate) fn still_meant(then: &View, now: &View, seat: Seat) -> bool {
    shelters::still_meant(then, now, seat)
}
