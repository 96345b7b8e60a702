//! O2.10 O3.9 O3.10 O3.11 O3.12 The question of set-up: every player chooses in secret, rooms, the free room, the first survivors, the leader.

use crate::rules::setup;
use crate::table::event::Event;
use crate::table::frames::{Ask, SetupChoice, Todo};
use crate::table::shelter::RoomState;
use crate::table::state::{Player, State};
use crate::words::homes::RoomName;
use crate::words::leaders::Leader;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::rooms::Room;
use kernel::{Audience, Counts, Refusal, Seat, Set, Sink};

/// O3.11 Survivors at the start.
const SURVIVORS: u8 = 4;

/// What the player may choose.
pub(crate) fn legal(player: &Player, out: &mut Vec<Action>) {
    let Todo::Setup(choice) = player.todo else { return };
    match choice {
        SetupChoice::DiscardRooms { .. } => {
            let left = player.dealt_rooms.minus(&player.discarded_rooms);
            out.extend(left.kinds().map(|(room, _)| Action::DiscardRoom(room)));
        }
        SetupChoice::BuildFree => out.extend(player.rooms.named().map(|(name, _)| Action::BuildFree(name))),
        SetupChoice::Settle => out.extend((0..=most_settlers(player)).map(Action::Settle)),
        SetupChoice::ChooseLeader => out.extend(player.dealt_leaders.iter().map(Action::Leader)),
        SetupChoice::PlaceHeroes => {}
    }
}

/// O3.11a The seats of the room that is built.
fn most_settlers(player: &Player) -> u8 {
    player.rooms.all().iter().map(RoomState::free_seats).sum::<u8>().min(SURVIVORS)
}

/// The player and the choice that is theirs, if choices are made.
fn chooser(state: &State, seat: Seat) -> Result<(&Player, SetupChoice), Refusal> {
    let player = &state.players[seat];
    let Todo::Setup(choice) = player.todo else { return Err(refusals::NOT_NOW) };
    if state.asking() == Some(Ask::Choose) { Ok((player, choice)) } else { Err(refusals::NOT_NOW) }
}

/// O3.9 Whether this room can be discarded.
pub(crate) fn check_discard(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    let (player, SetupChoice::DiscardRooms { .. }) = chooser(state, seat)? else {
        return Err(refusals::NOT_NOW);
    };
    let left = player.dealt_rooms.minus(&player.discarded_rooms);
    if left.contains(room) { Ok(()) } else { Err(refusals::ROOM_NOT_DEALT) }
}

/// O3.9 A room is not kept. After the last one the others are placed, unbuilt.
fn discard(player: &mut Player, room: Room, left: u8) {
    player.discarded_rooms.add(room);
    player.todo = SetupChoice::DiscardRooms { left: left - 1 }.into();
    if left == 1 {
        for room in player.dealt_rooms.minus(&player.discarded_rooms).iter() {
            player.rooms.add(RoomState::unbuilt(room));
        }
        player.todo = SetupChoice::BuildFree.into();
    }
}

/// O3.10 Whether the player has this room.
pub(crate) fn check_build_free(state: &State, seat: Seat, room: RoomName) -> Result<(), Refusal> {
    let (player, SetupChoice::BuildFree) = chooser(state, seat)? else { return Err(refusals::NOT_NOW) };
    if player.rooms.get(room).is_some() { Ok(()) } else { Err(refusals::NO_SUCH_ROOM) }
}

/// O3.10 The free room.
fn build_free(player: &mut Player, room: RoomName) {
    player.rooms.build(room);
    player.todo = SetupChoice::Settle.into();
}

/// O3.11a Whether this many fit into the room.
pub(crate) fn check_settle(state: &State, seat: Seat, survivors: u8) -> Result<(), Refusal> {
    let (player, SetupChoice::Settle) = chooser(state, seat)? else { return Err(refusals::NOT_NOW) };
    if survivors <= most_settlers(player) { Ok(()) } else { Err(refusals::TOO_MANY_SETTLERS) }
}

/// O2.10 O3.11 The first survivors: those who find no seat in the room live in the airlock.
fn settle_in(player: &mut Player, survivors: u8) {
    if let Some(room) = player.rooms.all_mut().iter_mut().find(|room| room.built) {
        room.survivors = survivors;
    }
    player.airlock = SURVIVORS - survivors;
    player.todo = SetupChoice::ChooseLeader.into();
}

/// O3.12 Whether the leader was dealt to the player.
pub(crate) fn check_leader(state: &State, seat: Seat, leader: Leader) -> Result<(), Refusal> {
    let (player, SetupChoice::ChooseLeader) = chooser(state, seat)? else { return Err(refusals::NOT_NOW) };
    if player.dealt_leaders.contains(leader) { Ok(()) } else { Err(refusals::LEADER_NOT_DEALT) }
}

/// O3.12 The leader.
fn choose_leader(player: &mut Player, leader: Leader) {
    player.leader = Some(leader);
    player.todo = Todo::Nothing;
}

/// Carries out a choice that is allowed.
pub(crate) fn act(player: &mut Player, action: Action) {
    if let (Action::DiscardRoom(room), Todo::Setup(SetupChoice::DiscardRooms { left })) =
        (action, player.todo)
    {
        discard(player, room, left);
    }
    if let Action::BuildFree(room) = action {
        build_free(player, room);
    }
    if let Action::Settle(survivors) = action {
        settle_in(player, survivors);
    }
    if let Action::Leader(leader) = action {
        choose_leader(player, leader);
    }
}

/// Once everyone has chosen, heroes are placed.
pub(crate) fn settle(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let over = state.busy().is_empty();
    if over {
        reveal(state, log);
        setup::place_heroes(state);
    }
    over
}

/// O3.9a Everyone has chosen: the shelters are shown.
fn reveal(state: &mut State, log: &mut impl Sink<Event>) {
    state.unopened.leaders = Set::EMPTY;
    state.unopened.rooms = Counts::EMPTY;
    for seat in Seat::first(state.seats()) {
        let player = &mut state.players[seat];
        player.dealt_leaders = Set::EMPTY;
        player.dealt_rooms = Counts::EMPTY;
        player.discarded_rooms = Counts::EMPTY;
        let built = player.rooms.named().find(|(_, room)| room.built);
        if let (Some(leader), Some((built, room))) = (player.leader, built) {
            let (survivors, airlock) = (room.survivors, player.airlock);
            log.emit(Audience::All, Event::ShelterShown { seat, leader, built, survivors, airlock });
        }
    }
}
