//! O13.2 O14.4 O15.5 O16.1 O17.1 O18.1 O20.3 O20.11 O20.17 The question of the night from step 2 on: everyone sees to their own shelter, step by step.

use crate::rules::{building, feeding, night, recruiting, repairing, survivors};
use crate::table::event::Event;
use crate::table::frames::{Ask, Chore, Todo};
use crate::table::state::State;
use crate::table::view::View;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::rooms::{Effect, Gain, Room};
use kernel::{Refusal, Seat, SeatSet, Sink};

/// O13.2 Everyone at once, or one after the other in turn order.
pub(crate) fn asked(state: &State) -> SeatSet {
    if !state.options.night_in_turn_order() {
        return state.busy();
    }
    let next = state.in_turn_order().find(|&seat| state.players[seat].todo != Todo::Nothing);
    next.into_iter().collect()
}

/// O13.2 Whether the order of decisions cannot matter: unless somebody may draw, for the deck of equipment is shared.
pub(crate) fn at_once(state: &State) -> bool {
    asked(state).iter().all(|seat| !may_draw(state, seat))
}

/// O20.3 O20.11 O20.17 Whether the player may use a room now that touches the equipment deck or its discard pile.
fn may_draw(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let ready =
        |of: &dyn Fn(Room) -> bool| player.rooms.all().iter().any(|room| room.is_ready() && of(room.kind));
    match player.todo.chore() {
        Some(Chore::Build) => {
            let touches = |room: Room| {
                matches!(room.record().effect, Effect::AtBuilding(Gain::Equipment(_)) | Effect::Dismantle)
            };
            ready(&touches) || repairing::rooms_work_when_building(state) && ready(&repairing::draws)
        }
        Some(Chore::Repair { .. }) => ready(&repairing::draws),
        Some(Chore::Feed | Chore::Starve { .. } | Chore::Irradiated { .. } | Chore::Recruit) | None => false,
    }
}

/// O14.4 O16.1 O17.1 O18.1 What the step of the night offers.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(chore) = state.players[seat].todo.chore() else { return };
    match chore {
        Chore::Feed => feeding::legal(state, seat, out),
        Chore::Starve { .. } | Chore::Irradiated { .. } => survivors::legal(&state.players[seat], out),
        Chore::Recruit => recruiting::legal(state, seat, out),
        Chore::Build => building::legal(state, seat, out),
        Chore::Repair { .. } => repairing::legal(state, seat, out),
    }
}

/// O17.5 O20.3 Whether a room can be used at home.
pub(crate) fn check_use_room(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    match night::step(state, seat)? {
        Chore::Build => building::check_use_room(state, seat, room),
        Chore::Repair { .. } if repairing::draws(room) => repairing::check_draw(state, seat, room),
        Chore::Repair { .. }
        | Chore::Feed
        | Chore::Starve { .. }
        | Chore::Irradiated { .. }
        | Chore::Recruit => Err(refusals::NOT_THIS_STEP),
    }
}

/// Everyone whose turn it is goes on as far as there is nothing to decide.
pub(crate) fn settle(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let before = asked(state);
    for seat in before {
        go_on(state, seat, log);
    }
    let over = state.busy().is_empty();
    if over {
        night::end_of_turn(state, log);
    }
    over || asked(state) != before
}

/// O15.5 Does what leaves this player no choice, until it must decide or has finished.
fn go_on(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    while let Some(chore) = state.players[seat].todo.chore() {
        state.players[seat].todo = match chore {
            Chore::Feed => match feeding::settle(state, seat, log) {
                Some(starve) => starve.into(),
                None => return,
            },
            Chore::Starve { left } => {
                match survivors::lose_where_there_is_no_choice(state, seat, left, log) {
                    0 => night::radiation(state, seat, log).into(),
                    left => return state.players[seat].todo = Chore::Starve { left }.into(),
                }
            }
            Chore::Irradiated { left } => {
                match survivors::lose_where_there_is_no_choice(state, seat, left, log) {
                    0 => Chore::Recruit.into(),
                    left => return state.players[seat].todo = Chore::Irradiated { left }.into(),
                }
            }
            Chore::Recruit if recruiting::is_possible(state, seat) => return,
            Chore::Build if building::is_possible(state, seat) => return,
            Chore::Repair { .. } if repairing::is_possible(state, seat) => return,
            Chore::Recruit | Chore::Build | Chore::Repair { .. } => after(state, seat, chore, log),
        };
    }
}

/// O13.2 Whether the player may go on to the next step.
pub(crate) fn check_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    match night::step(state, seat)? {
        Chore::Recruit | Chore::Build | Chore::Repair { .. } => Ok(()),
        Chore::Feed | Chore::Starve { .. } | Chore::Irradiated { .. } => Err(refusals::NOT_THIS_STEP),
    }
}

/// Goes on to the step after this one, at the player's word.
pub(crate) fn done(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    if let Some(chore) = state.players[seat].todo.chore() {
        state.players[seat].todo = after(state, seat, chore, log);
    }
}

/// What is owed after a step that the player may end.
fn after(state: &mut State, seat: Seat, chore: Chore, log: &mut impl Sink<Event>) -> Todo {
    match chore {
        Chore::Recruit => Chore::Build.into(),
        Chore::Build => repairing::begin(&state.players[seat]).into(),
        Chore::Repair { .. } => {
            night::clean(state, seat, log);
            Todo::Nothing
        }
        Chore::Feed | Chore::Starve { .. } | Chore::Irradiated { .. } => chore.into(),
    }
}

/// O13.2 At night everyone is at work in their own shelter, whatever the others draw meanwhile.
pub(crate) fn still_meant(then: &View, now: &View, seat: Seat) -> bool {
    let at_work = |view: &View| view.ask() == Some(Ask::Shelters) && view.asked.contains(seat);
    at_work(then) && at_work(now) && then.turn == now.turn && then.seat(seat) == now.seat(seat)
}
