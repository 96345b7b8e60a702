//! O2.9 O2.10 O2.11 O2.12 O2.17 Survivors: where they may go, and who is lost.

use super::bank;
use crate::table::event::Event;
use crate::table::frames::{Chore, Loss, Origin, Todo};
use crate::table::shelter::airlock_seats;
use crate::table::state::{Player, State};
use crate::words::homes::Home;
use crate::words::notation::Action;
use crate::words::options::FlashlightSurvivor;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// O2.9 O2.10 Whether somebody may come into the airlock.
#[inline]
pub(crate) fn airlock_has_seat(state: &State, seat: Seat) -> bool {
    state.players[seat].airlock < airlock_seats(state.options.airlock_rows)
}

/// O2.10 O2.11 Whether a survivor that comes from there may go straight into a room.
#[inline]
fn may_enter_rooms(state: &State, from: Origin) -> bool {
    match from {
        Origin::CargoShip => true,
        Origin::Flashlight => state.options.flashlight_survivor == FlashlightSurvivor::AnySeat,
    }
}

/// O2.10 Where a survivor of the Cargo Ship or the Flashlight may go.
pub(crate) fn homes(state: &State, seat: Seat, from: Origin, each: &mut impl FnMut(Home)) {
    if airlock_has_seat(state, seat) {
        each(Home::Airlock);
    }
    if !may_enter_rooms(state, from) {
        return;
    }
    // `Home` orders rooms as their names do, and so do the places.
    for (name, room) in state.players[seat].rooms.named() {
        if room.free_seats() > 0 {
            each(Home::Room(name));
        }
    }
}

/// O2.10 O2.3 Whether there is a place for a survivor of the bank.
#[inline]
pub(crate) fn can_join(state: &State, seat: Seat, from: Origin) -> bool {
    let in_room = may_enter_rooms(state, from) && state.players[seat].rooms.have_free_seat();
    bank::has_survivor(state) && (airlock_has_seat(state, seat) || in_room)
}

/// O2.10 Whether a survivor may go there.
pub(crate) fn check_home(state: &State, seat: Seat, from: Origin, home: Home) -> Result<(), Refusal> {
    let free = match home {
        Home::Airlock => airlock_has_seat(state, seat),
        Home::Room(_) if !may_enter_rooms(state, from) => false,
        Home::Room(name) => {
            let room = state.players[seat].rooms.get(name).ok_or(refusals::NO_SUCH_ROOM)?;
            room.free_seats() > 0
        }
    };
    if free { Ok(()) } else { Err(refusals::NO_PLACE_FOR_SURVIVOR) }
}

/// A survivor joins.
pub(crate) fn join(state: &mut State, seat: Seat, home: Home, log: &mut impl Sink<Event>) {
    *place(&mut state.players[seat], home) += 1;
    log.emit(Audience::All, Event::SurvivorJoined { seat, home });
}

/// O2.12 Places with somebody to lose.
fn inhabited(player: &Player, each: &mut impl FnMut(Home)) {
    if player.airlock > 0 {
        each(Home::Airlock);
    }
    for (name, room) in player.rooms.named() {
        if room.survivors > 0 {
            each(Home::Room(name));
        }
    }
}

/// O2.12 Every survivor that can be lost.
pub(crate) fn legal(player: &Player, out: &mut Vec<Action>) {
    inhabited(player, &mut |home| out.push(Action::LoseSurvivor(home)));
}

/// O2.12 Whether somebody can be lost there.
pub(crate) fn check(state: &State, seat: Seat, home: Home) -> Result<(), Refusal> {
    match state.owed(seat).ok_or(refusals::NOT_NOW)? {
        Todo::Loss(Loss::Survivors { .. }) | Todo::Chore(Chore::Starve { .. } | Chore::Irradiated { .. }) => {
        }
        Todo::Nothing
        | Todo::Setup(_)
        | Todo::Loss(Loss::Goods { .. } | Loss::Food { .. })
        | Todo::Chore(Chore::Feed | Chore::Recruit | Chore::Build | Chore::Repair { .. }) => {
            return Err(refusals::NOT_THIS_STEP);
        }
    }
    let player = &state.players[seat];
    let there = match home {
        Home::Airlock => player.airlock,
        Home::Room(name) => player.rooms.get(name).ok_or(refusals::NO_SUCH_ROOM)?.survivors,
    };
    if there > 0 { Ok(()) } else { Err(refusals::NOBODY_THERE) }
}

/// O2.12 One is lost, as its player has chosen.
pub(crate) fn act(state: &mut State, seat: Seat, home: Home, log: &mut impl Sink<Event>) {
    lose(state, seat, home, log);
    state.players[seat].todo = state.players[seat].todo.one_less();
}

/// O2.12 One is lost.
fn lose(state: &mut State, seat: Seat, home: Home, log: &mut impl Sink<Event>) {
    *place(&mut state.players[seat], home) -= 1;
    log.emit(Audience::All, Event::SurvivorLost { seat, home });
}

/// O2.12 O2.17 Loses all of which there is no choice. Returns how many are left to be chosen.
pub(crate) fn lose_where_there_is_no_choice(
    state: &mut State,
    seat: Seat,
    count: u8,
    log: &mut impl Sink<Event>,
) -> u8 {
    for left in (1..=count).rev() {
        let mut homes = 0;
        let mut last = None;
        inhabited(&state.players[seat], &mut |home| {
            homes += 1;
            last = Some(home);
        });
        let Some(home) = last else { return 0 };
        if homes > 1 && left < state.players[seat].survivors() {
            return left;
        }
        lose(state, seat, home, log);
    }
    0
}

fn place(player: &mut Player, home: Home) -> &mut u8 {
    match home {
        Home::Airlock => &mut player.airlock,
        Home::Room(name) => match player.rooms.get_mut(name) {
            Some(room) => &mut room.survivors,
            None => &mut player.airlock,
        },
    }
}
