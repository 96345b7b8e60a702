//! O17.5a O18.1 O18.2 O18.3 O18.4 O20.3 O20.22 O20.23 Night step 6: equipment is repaired.

use crate::equipment::Equipment;
use crate::event::Event;
use crate::frames::{Draw, Todo};
use crate::notation::{Action, RepairRoom};
use crate::options::RepairRooms;
use crate::refusals;
use crate::rooms::{Effect, Room};
use crate::shelter::RoomState;
use crate::state::{Player, State};
use crate::tokens::Tokens;
use kernel::{Audience, Refusal, Seat, Sink};

impl RepairRoom {
    /// The room.
    pub const fn room(self) -> Room {
        match self {
            RepairRoom::DrawAndRepair => Room::DrawAndRepair,
            RepairRoom::FreeRepair => Room::FreeRepair,
            RepairRoom::RepairDiscount => Room::RepairDiscount,
        }
    }

    /// O18.4 How many of the printed materials are left to pay.
    fn price(self, kind: Equipment) -> u8 {
        let printed = kind.cost().len();
        let effect = self.room().record().effect;
        let (Effect::DrawThenRepairFor(less) | Effect::RepairFor(less)) = effect else { return printed };
        printed - less
    }

    /// O20.3a Whether it can make a repair cheaper now.
    fn is_ready(self, player: &Player) -> bool {
        match self {
            RepairRoom::DrawAndRepair => matches!(player.todo, Todo::Repair { cheaper: 1.. }),
            RepairRoom::FreeRepair | RepairRoom::RepairDiscount => player.rooms.ready(self.room()) > 0,
        }
    }
}

fn each_repair(player: &Player, each: &mut impl FnMut(Action)) {
    for kind in player.broken {
        if kind.cost().within(&player.tokens) {
            each(Action::Repair { kind, pay: kind.cost(), with: None });
        }
        for &room in RepairRoom::ALL {
            if room.is_ready(player) {
                affordable(player, kind).each_choice(room.price(kind), |pay| {
                    each(Action::Repair { kind, pay, with: Some(room) });
                });
            }
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
    if rooms_work_when_building(state) && RepairRoom::FreeRepair.is_ready(player) {
        for kind in player.broken {
            each(Action::Repair { kind, pay: Tokens::NONE, with: Some(RepairRoom::FreeRepair) });
        }
    }
}

/// O17.5 Whether something can be drawn or repaired while building.
pub(crate) fn is_possible_when_building(state: &State, seat: Seat) -> bool {
    let mut possible = rooms_work_when_building(state) && check_draw(state, seat).is_ok();
    each_repair_when_building(state, seat, &mut |_| possible = true);
    possible
}

/// O17.5 What may be repaired while building.
pub(crate) fn legal_when_building(state: &State, seat: Seat, out: &mut Vec<Action>) {
    each_repair_when_building(state, seat, &mut |action| out.push(action));
}

/// O17.5 Whether the tile can be repaired so while building.
pub(crate) fn check_when_building(
    state: &State,
    seat: Seat,
    kind: Equipment,
    pay: Tokens,
    with: Option<RepairRoom>,
) -> Result<(), Refusal> {
    if rooms_work_when_building(state) && with == Some(RepairRoom::FreeRepair) {
        check(state, seat, kind, pay, with)
    } else {
        Err(refusals::NOT_THIS_STEP)
    }
}

/// O20.3 The step begins: a tile drawn while building has made a repair cheaper.
pub(crate) fn begin(player: &Player) -> Todo {
    let drawn = |room: &&RoomState| room.kind == Room::DrawAndRepair && room.used;
    Todo::Repair { cheaper: player.rooms.all().iter().filter(drawn).count() as u8 }
}

/// O20.3 Whether the room can be used: it draws a tile, and a repair becomes cheaper even if there is none.
pub(crate) fn check_draw(state: &State, seat: Seat) -> Result<(), Refusal> {
    let player = &state.players[seat];
    if player.rooms.ready(Room::DrawAndRepair) == 0 {
        return Err(refusals::ROOM_NOT_READY);
    }
    let nothing = state.deck.tiles.is_empty() && state.deck.discard.is_empty();
    if nothing && player.broken.is_empty() { Err(refusals::NOTHING_TO_DRAW) } else { Ok(()) }
}

/// Whether the player can do anything but finish.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    let mut possible = check_draw(state, seat).is_ok();
    each_repair(&state.players[seat], &mut |_| possible = true);
    possible
}

/// What the player may do.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if check_draw(state, seat).is_ok() {
        out.push(Action::UseRoom(Room::DrawAndRepair));
    }
    let first = out.len();
    each_repair(&state.players[seat], &mut |action| out.push(action));
    out[first..].sort_unstable();
    out.push(Action::Done);
}

/// O18.1 O18.4 Whether the tile can be repaired so.
pub(crate) fn check(
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
    if with.is_some_and(|room| !room.is_ready(player)) {
        return Err(refusals::ROOM_NOT_READY);
    }
    let price = with.map_or(kind.cost().len(), |room| room.price(kind));
    if pay.len() != price || !pay.within(&kind.cost()) {
        return Err(refusals::REPAIR_COSTS);
    }
    if pay.within(&player.tokens) { Ok(()) } else { Err(refusals::CANNOT_PAY) }
}

/// O18.1 A tile is repaired.
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
    match (with, &mut player.todo) {
        (Some(RepairRoom::DrawAndRepair), Todo::Repair { cheaper }) => *cheaper -= 1,
        (Some(room @ (RepairRoom::FreeRepair | RepairRoom::RepairDiscount)), _) => {
            player.rooms.use_one(room.room());
        }
        (Some(RepairRoom::DrawAndRepair) | None, _) => {}
    }
    log.emit(Audience::All, Event::Repaired { seat, equipment: kind, tokens: pay, with });
}

/// O20.3 A tile is drawn, then a repair is cheaper.
pub(crate) fn draw(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let player = &mut state.players[seat];
    player.rooms.use_one(Room::DrawAndRepair);
    if let Todo::Repair { cheaper } = &mut player.todo {
        *cheaper += 1;
    }
    log.emit(Audience::All, Event::RoomUsed { seat, room: Room::DrawAndRepair });
    state.stack.push(Draw::DrawEquipment { seat, left: 1 });
}
