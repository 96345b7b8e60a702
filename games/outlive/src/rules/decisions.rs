//! O2.18 O5.6 O6.7 O13.2 Decisions: who is asked, what is legal, why something is not, and carrying it out.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::rules::setup::{choices, heroes, mary};
use crate::rules::{
    building, cargo, city, feeding, hunting, movement, pressure, recruiting, repairing, resolve, strike,
    survivors, visit,
};
use crate::table::frames::{Ask, Frame, Todo};
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::rooms::{Effect, Gain, Room};
use kernel::{Pending, Refusal, Seat, SeatSet};

/// Who must move next. Everyone's own decisions can be made in any order, unless somebody may draw equipment: the deck is
/// shared, so whoever draws first gets the top tile.
pub(crate) fn pending(state: &State) -> Pending {
    let asked = asked(state);
    let each = match state.stack.top() {
        Some(Frame::Draw(_)) => return Pending::Chance,
        Some(Frame::Ask(Ask::Choose | Ask::Strike { .. })) => true,
        Some(Frame::Ask(Ask::PlaceHeroes)) => state.options.places_together(),
        Some(Frame::Ask(Ask::Shelters)) => asked.iter().all(|seat| !may_draw(state, seat)),
        Some(Frame::Ask(
            Ask::SplitForMary { .. }
            | Ask::DiscardForMary { .. }
            | Ask::Move { .. }
            | Ask::Pressure { .. }
            | Ask::Defend { .. }
            | Ask::Loot { .. }
            | Ask::Visit
            | Ask::House { .. }
            | Ask::Resolve { .. },
        ))
        | None => false,
    };
    if each { Pending::Each(asked) } else { Pending::Any(asked) }
}

/// O20.3 O20.11 O20.17 Whether the player may use a room now that touches the equipment deck or its discard pile.
fn may_draw(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let ready =
        |of: &dyn Fn(Room) -> bool| player.rooms.all().iter().any(|room| room.is_ready() && of(room.kind));
    match player.todo {
        Todo::Build => {
            let touches = |room: Room| {
                matches!(room.record().effect, Effect::AtBuilding(Gain::Equipment(_)) | Effect::Dismantle)
            };
            ready(&touches) || repairing::rooms_work_when_building(state) && ready(&repairing::draws)
        }
        Todo::Repair { .. } => ready(&repairing::draws),
        Todo::Nothing
        | Todo::DiscardRooms { .. }
        | Todo::BuildFree
        | Todo::Settle
        | Todo::ChooseLeader
        | Todo::PlaceHeroes
        | Todo::LoseGoods { .. }
        | Todo::LoseFood { .. }
        | Todo::LoseSurvivors { .. }
        | Todo::Feed
        | Todo::Starve { .. }
        | Todo::Irradiated { .. }
        | Todo::Recruit => false,
    }
}

/// The seats that are asked something.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.stack.top() {
        Some(Frame::Ask(ask)) => asked_by(state, ask),
        Some(Frame::Draw(_)) | None => SeatSet::EMPTY,
    }
}

fn asked_by(state: &State, ask: Ask) -> SeatSet {
    match ask {
        Ask::Choose | Ask::Strike { .. } => busy(state),
        Ask::PlaceHeroes if state.options.places_together() => busy(state),
        Ask::PlaceHeroes => heroes::next(state),
        Ask::Shelters if state.options.night_in_turn_order() => first_busy(state),
        Ask::Shelters => busy(state),
        Ask::SplitForMary { seat }
        | Ask::DiscardForMary { seat }
        | Ask::Move { seat }
        | Ask::Resolve { seat, .. } => SeatSet::one(seat),
        Ask::Visit | Ask::House { .. } | Ask::Pressure { .. } => {
            state.visit.iter().map(|visit| visit.seat).collect()
        }
        Ask::Defend { targets, .. } => pressure::next_target(state, targets).into_iter().collect(),
        Ask::Loot { targets, .. } => pressure::chooser(state, targets).into_iter().collect(),
    }
}

/// Everyone who still owes something.
pub(crate) fn busy(state: &State) -> SeatSet {
    state.players.iter().filter(|(_, player)| player.todo != Todo::Nothing).map(|(seat, _)| seat).collect()
}

/// The first in turn order who still owes something.
fn first_busy(state: &State) -> SeatSet {
    let next: Option<Seat> = state.in_turn_order().find(|&seat| state.players[seat].todo != Todo::Nothing);
    next.into_iter().collect()
}

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(ask) = state.asking().filter(|_| !state.over && asked(state).contains(seat)) else { return };
    match ask {
        Ask::Choose => choices::legal(&state.players[seat], out),
        Ask::PlaceHeroes => heroes::legal(&state.players[seat], out),
        Ask::SplitForMary { .. } => mary::legal_splits(out),
        Ask::DiscardForMary { .. } => mary::legal_discards(state, out),
        Ask::Strike { .. } | Ask::Shelters => legal_at_home(state, seat, out),
        Ask::Move { .. } => {
            movement::legal(state, seat, out);
            city::each_peek(state, seat, &mut |action| out.push(action));
        }
        Ask::Pressure { .. } => pressure::legal_attack(state, seat, out),
        Ask::Defend { pressure, .. } => pressure::legal_defence(state, seat, pressure, out),
        Ask::Loot { targets, pressure } => pressure::legal_loot(state, seat, targets, pressure, out),
        Ask::House { from } => cargo::legal(state, seat, from, out),
        Ask::Visit => {
            if let Some(visit) = &state.visit {
                visit::each_action(state, visit, &mut |action| out.push(action));
            }
        }
        Ask::Resolve { .. } => resolve::legal(state, seat, out),
    }
}

fn legal_at_home(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = &state.players[seat];
    match player.todo {
        Todo::LoseGoods { left } | Todo::LoseFood { left } => {
            strike::at_stake(player).each_choice(left, |tokens| out.push(Action::Lose(tokens)));
        }
        Todo::LoseSurvivors { .. } | Todo::Starve { .. } | Todo::Irradiated { .. } => {
            survivors::inhabited(player, &mut |home| out.push(Action::LoseSurvivor(home)));
        }
        Todo::Feed => feeding::legal(state, seat, out),
        Todo::Recruit => recruiting::legal(state, seat, out),
        Todo::Build => building::legal(state, seat, out),
        Todo::Repair { .. } => repairing::legal(state, seat, out),
        Todo::Nothing
        | Todo::DiscardRooms { .. }
        | Todo::BuildFree
        | Todo::Settle
        | Todo::ChooseLeader
        | Todo::PlaceHeroes => {}
    }
}

/// Why not?
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
    match moment_of(action) {
        Moment::SetUp => check_set_up(state, seat, ask, action),
        Moment::Home => check_at_home(state, seat, ask, action),
        Moment::Move => check_move(state, seat, ask, action),
        Moment::Pressure => check_pressure(state, seat, ask, action),
        Moment::Visit => check_visit(state, seat, ask, action),
    }
}

/// When an action can be taken.
enum Moment {
    SetUp,
    Home,
    Move,
    Pressure,
    Visit,
}

fn moment_of(action: Action) -> Moment {
    match action {
        Action::DiscardRoom(_)
        | Action::BuildFree(_)
        | Action::Settle(_)
        | Action::Leader(_)
        | Action::Place { .. }
        | Action::Split(_)
        | Action::DiscardTile(_) => Moment::SetUp,
        Action::Move { .. } | Action::Stay | Action::Peek(_) | Action::Resolve { .. } | Action::Pass => {
            Moment::Move
        }
        Action::Press
        | Action::PressWithBat
        | Action::Spare
        | Action::Defend { .. }
        | Action::HandOver(_)
        | Action::Demand(_) => Moment::Pressure,
        Action::House(_)
        | Action::Leave
        | Action::Gather(_)
        | Action::Iodine
        | Action::Hunt { .. }
        | Action::Start(_)
        | Action::Take(_)
        | Action::Search(_)
        | Action::Use(_)
        | Action::UseRoom(_)
        | Action::End => Moment::Visit,
        Action::Lose(_)
        | Action::LoseSurvivor(_)
        | Action::Feed { .. }
        | Action::Recruit(_)
        | Action::RecruitWithVirtualWater
        | Action::Build { .. }
        | Action::MoveIn { .. }
        | Action::Dismantle(_)
        | Action::Repair { .. }
        | Action::Done => Moment::Home,
    }
}

fn check_set_up(state: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
    let player = &state.players[seat];
    match (action, ask, player.todo) {
        (Action::DiscardRoom(room), Ask::Choose, Todo::DiscardRooms { .. }) => {
            choices::check_discard(player, room)
        }
        (Action::BuildFree(room), Ask::Choose, Todo::BuildFree) => choices::check_build_free(player, room),
        (Action::Settle(survivors), Ask::Choose, Todo::Settle) => choices::check_settle(player, survivors),
        (Action::Leader(leader), Ask::Choose, Todo::ChooseLeader) => choices::check_leader(player, leader),
        (Action::Place { hero, area }, Ask::PlaceHeroes, _) => heroes::check(player, hero, area),
        (Action::Split(tiles), Ask::SplitForMary { .. }, _) => mary::check_split(tiles),
        (Action::DiscardTile(tile), Ask::DiscardForMary { .. }, _) => mary::check_discard(state, tile),
        (_, _, _) => Err(refusals::NOT_NOW),
    }
}

fn check_at_home(state: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
    if !matches!(ask, Ask::Strike { .. } | Ask::Shelters) {
        return Err(refusals::NOT_NOW);
    }
    let todo = state.players[seat].todo;
    match (action, todo) {
        (Action::Lose(tokens), _) => strike::check_tokens(state, seat, tokens),
        (
            Action::LoseSurvivor(home),
            Todo::LoseSurvivors { .. } | Todo::Starve { .. } | Todo::Irradiated { .. },
        ) => survivors::check_loss(state, seat, home),
        (Action::Feed { pay, virtual_water }, Todo::Feed) => feeding::check(state, seat, pay, virtual_water),
        (Action::Recruit(food), Todo::Recruit) => recruiting::check(state, seat, food),
        (Action::RecruitWithVirtualWater, Todo::Recruit) => recruiting::check_with_virtual_water(state, seat),
        (Action::Build { room, pay, discount }, Todo::Build) => {
            building::check_build(state, seat, room, pay, discount)
        }
        (Action::MoveIn { room, survivors }, Todo::Build) => {
            building::check_move_in(state, seat, room, survivors)
        }
        (Action::Dismantle(kind), Todo::Build) => building::check_dismantle(state, seat, kind),
        (Action::Repair { kind, pay, with }, Todo::Build) => {
            repairing::check_when_building(state, seat, kind, pay, with)
        }
        (Action::Repair { kind, pay, with }, Todo::Repair { .. }) => {
            repairing::check(state, seat, kind, pay, with)
        }
        (Action::Done, Todo::Recruit | Todo::Build | Todo::Repair { .. }) => Ok(()),
        (_, _) => Err(refusals::NOT_THIS_STEP),
    }
}

fn check_move(state: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
    match (action, ask) {
        (Action::Move { hero, to, with }, Ask::Move { .. }) => movement::check(state, seat, hero, to, with),
        (Action::Stay, Ask::Move { .. }) => movement::check_stay(state, seat),
        (Action::Peek(city), _) => city::check_peek(state, seat, city),
        (Action::Resolve { event, pay, discount, virtual_water }, Ask::Resolve { .. }) => {
            resolve::check(state, seat, (event, pay, discount, virtual_water))
        }
        (Action::Pass, Ask::Resolve { .. }) => Ok(()),
        (_, _) => Err(refusals::NOT_NOW),
    }
}

fn check_pressure(state: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
    match (action, ask) {
        (Action::Press | Action::PressWithBat | Action::Spare, Ask::Pressure { .. }) => {
            pressure::check_attack(state, seat, action)
        }
        (Action::Defend { with, ammo }, Ask::Defend { pressure, .. }) => {
            pressure::check_defence(state, seat, pressure, with, ammo)
        }
        (Action::HandOver(tokens) | Action::Demand(tokens), Ask::Loot { targets, pressure }) => {
            let hands_over = pressure::next_target(state, targets) == Some(seat);
            if hands_over != matches!(action, Action::HandOver(_)) {
                let refusal =
                    if hands_over { refusals::DEFENDER_CHOOSES } else { refusals::ATTACKER_CHOOSES };
                return Err(refusal);
            }
            pressure::check_loot(state, targets, pressure, tokens)
        }
        (_, _) => Err(refusals::NOT_NOW),
    }
}

fn check_visit(state: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
    match (action, ask, state.visit) {
        (Action::House(home), Ask::House { from }, _) => survivors::check_home(state, seat, from, home),
        (Action::Leave, Ask::House { from }, _) => cargo::check_leave(state, from),
        (Action::UseRoom(room), Ask::Shelters, _) => check_room_at_home(state, seat, room),
        (Action::Gather(count), Ask::Visit, Some(visit)) => visit::check_gather(state, &visit, count),
        (Action::Iodine, Ask::Visit, Some(visit)) => visit::check_iodine(state, &visit),
        (Action::Hunt { tile, ammo, with }, Ask::Visit, Some(visit)) => {
            hunting::check(state, &visit, tile, ammo, with)
        }
        (Action::Start(with), Ask::Visit, Some(visit)) => visit::check_start(state, &visit, with),
        (Action::Take(kind), Ask::Visit, Some(visit)) => city::check_take(state, &visit, kind),
        (Action::Search(search), Ask::Visit, Some(visit)) => city::check_search(state, &visit, search),
        (Action::Use(kind), Ask::Visit, Some(visit)) => visit::check_use(state, &visit, kind),
        (Action::UseRoom(room), Ask::Visit, Some(visit)) => visit::check_use_room(state, &visit, room),
        (Action::End, Ask::Visit, Some(_)) => Ok(()),
        (_, _, _) => Err(refusals::NOT_NOW),
    }
}

fn check_room_at_home(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    let todo = state.players[seat].todo;
    if todo == Todo::Build {
        building::check_use_room(state, seat, room)
    } else if matches!(todo, Todo::Repair { .. }) && repairing::draws(room) {
        repairing::check_draw(state, seat, room)
    } else {
        Err(refusals::NOT_THIS_STEP)
    }
}
