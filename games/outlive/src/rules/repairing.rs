//! O17.5 O18.1 O18.2 O18.4 O20.3 O20.22 O20.23 Night step 6: equipment is repaired.

use super::night;
use crate::table::event::Event;
use crate::table::frames::{Chore, Draw, Todo};
use crate::table::shelter::RoomState;
use crate::table::state::{Player, State};
use crate::words::equipment::Equipment;
use crate::words::notation::{Action, RepairRoom};
use crate::words::options::RepairRooms;
use crate::words::refusals;
use crate::words::rooms::{Effect, Room};
use crate::words::tokens::Tokens;
use kernel::{Audience, Refusal, Seat, Sink};

/// O20.3 Whether a room of this kind draws a tile.
#[inline]
pub(crate) fn draws(room: Room) -> bool {
    matches!(room.record().effect, Effect::DrawThenRepairFor(_))
}

/// O17.5 Whether a repair in a room of this kind costs nothing, whenever it is.
fn is_free(room: Room) -> bool {
    matches!(room.record().effect, Effect::FreeRepair)
}

/// O18.4 O20.22 O20.23 How many of the printed materials are left to pay.
fn price(with: RepairRoom, kind: Equipment) -> u8 {
    kind.cost().len().saturating_sub(with.takes_off())
}

/// O20.3a The rooms that can make a repair cheaper now, each kind once.
fn each_helper(player: &Player) -> impl Iterator<Item = RepairRoom> {
    let drawn = matches!(player.todo, Todo::Chore(Chore::Repair { cheaper: 1.. }));
    let mut last = None;
    player.rooms.all().iter().filter_map(move |room| {
        let with =
            RepairRoom::of(room.kind).filter(|_| if draws(room.kind) { drawn } else { room.is_ready() });
        let again = with.is_some() && with == last;
        last = with.or(last);
        with.filter(|_| !again)
    })
}

fn each_repair(player: &Player, each: &mut impl FnMut(Action)) {
    for kind in player.broken {
        if kind.cost().within(&player.tokens) {
            each(Action::Repair { kind, pay: kind.cost(), with: None });
        }
        for with in each_helper(player) {
            affordable(player, kind).each_choice(price(with, kind), |pay| {
                each(Action::Repair { kind, pay, with: Some(with) });
            });
        }
    }
}

/// The printed materials of a tile that the player has.
fn affordable(player: &Player, kind: Equipment) -> Tokens {
    let cost = kind.cost();
    cost.iter().fold(Tokens::NONE, |tokens, (resource, count)| {
        tokens.and(resource, count.min(player.tokens.count(resource)))
    })
}

/// O17.5 O17.5a Whether rooms for repairs whose text names no situation may be used while building.
#[inline]
pub(crate) fn rooms_work_when_building(state: &State) -> bool {
    state.options.repair_rooms == RepairRooms::WhenBuilding
}

/// O17.5 Free repairs while building.
fn each_repair_when_building(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let player = &state.players[seat];
    if rooms_work_when_building(state) {
        for with in each_helper(player).filter(|with| is_free(with.room())) {
            for kind in player.broken {
                each(Action::Repair { kind, pay: Tokens::NONE, with: Some(with) });
            }
        }
    }
}

/// O17.5 Whether something can be drawn or repaired while building.
pub(crate) fn is_possible_when_building(state: &State, seat: Seat) -> bool {
    let mut possible = rooms_work_when_building(state) && each_draw(state, seat).next().is_some();
    each_repair_when_building(state, seat, &mut |_| possible = true);
    possible
}

/// O17.5 What may be repaired while building.
pub(crate) fn legal_when_building(state: &State, seat: Seat, out: &mut Vec<Action>) {
    each_repair_when_building(state, seat, &mut |action| out.push(action));
}

/// O17.5 Whether the tile can be repaired so while building.
fn check_when_building(
    state: &State,
    seat: Seat,
    kind: Equipment,
    pay: Tokens,
    with: Option<RepairRoom>,
) -> Result<(), Refusal> {
    if rooms_work_when_building(state) && with.is_some_and(|with| is_free(with.room())) {
        check_repair(state, seat, kind, pay, with)
    } else {
        Err(refusals::NOT_THIS_STEP)
    }
}

/// O20.3 The step begins: a tile drawn while building has made a repair cheaper.
pub(crate) fn begin(player: &Player) -> Chore {
    let drawn = |room: &&RoomState| room.used && draws(room.kind);
    Chore::Repair { cheaper: player.rooms.all().iter().filter(drawn).count() as u8 }
}

/// O20.3 Whether a room of this kind can be used: it draws a tile, and a repair becomes cheaper even if there is none.
pub(crate) fn check_draw(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    let player = &state.players[seat];
    if player.rooms.ready(room) == 0 {
        return Err(refusals::ROOM_NOT_READY);
    }
    let nothing = state.deck.tiles.is_empty() && state.deck.discard.is_empty();
    if nothing && player.broken.is_empty() { Err(refusals::NOTHING_TO_DRAW) } else { Ok(()) }
}

/// O20.3 Every room that can draw, by its kind.
fn each_draw(state: &State, seat: Seat) -> impl Iterator<Item = Room> {
    let drawing = Room::ALL.iter().copied().filter(|&room| draws(room));
    drawing.filter(move |&room| check_draw(state, seat, room).is_ok())
}

/// Whether the player can do anything but finish.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    let mut possible = each_draw(state, seat).next().is_some();
    each_repair(&state.players[seat], &mut |_| possible = true);
    possible
}

/// What the player may do.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(each_draw(state, seat).map(Action::UseRoom));
    let first = out.len();
    each_repair(&state.players[seat], &mut |action| out.push(action));
    out[first..].sort_unstable();
    out.push(Action::Done);
}

/// O17.5 O18.1 Whether the tile can be repaired so in the player's step of the night.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    kind: Equipment,
    pay: Tokens,
    with: Option<RepairRoom>,
) -> Result<(), Refusal> {
    let step = night::step(state, seat)?;
    if step == Chore::Build {
        check_when_building(state, seat, kind, pay, with)
    } else if matches!(step, Chore::Repair { .. }) {
        check_repair(state, seat, kind, pay, with)
    } else {
        Err(refusals::NOT_THIS_STEP)
    }
}

/// O18.1 O18.4 Whether the tile can be repaired so.
fn check_repair(
    state: &State,
    seat: Seat,
    kind: Equipment,
    pay: Tokens,
    with: Option<RepairRoom>,
) -> Result<(), Refusal> {
    let player = &state.players[seat];
    if !player.broken.contains(kind) {
        return Err(refusals::NOT_BROKEN);
    }
    if with.is_some_and(|with| each_helper(player).all(|other| other != with)) {
        return Err(refusals::ROOM_NOT_READY);
    }
    let price = with.map_or(kind.cost().len(), |with| price(with, kind));
    if pay.len() != price || !pay.within(&kind.cost()) {
        return Err(refusals::REPAIR_COSTS);
    }
    if pay.within(&player.tokens) { Ok(()) } else { Err(refusals::CANNOT_PAY) }
}

/// O18.1 O18.2 A tile is repaired; what it is for is used once a turn.
pub(crate) fn repair(
    state: &mut State,
    seat: Seat,
    (kind, pay, with): (Equipment, Tokens, Option<RepairRoom>),
    log: &mut impl Sink<Event>,
) {
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(pay);
    player.broken.remove(kind);
    player.repaired.insert(kind);
    if let Some(room) = with.map(RepairRoom::room) {
        if let Todo::Chore(Chore::Repair { cheaper }) = &mut player.todo
            && draws(room)
        {
            *cheaper -= 1;
        } else {
            player.rooms.use_one(room);
        }
    }
    log.emit(Audience::All, Event::Repaired { seat, equipment: kind, tokens: pay, with });
}

/// O20.3 A tile is drawn, then a repair is cheaper.
pub(crate) fn draw(state: &mut State, seat: Seat, room: Room, log: &mut impl Sink<Event>) {
    let player = &mut state.players[seat];
    player.rooms.use_one(room);
    if let Todo::Chore(Chore::Repair { cheaper }) = &mut player.todo {
        *cheaper += 1;
    }
    log.emit(Audience::All, Event::RoomUsed { seat, room });
    state.stack.push(Draw::DrawEquipment { seat, left: 1 });
}
