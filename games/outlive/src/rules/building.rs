//! O17.1 O17.2 O17.3 O17.4 O17.5 O17.6 O20.2 O20.9 O20.11 O20.12 O20.16 O20.17 Night step 5: rooms are built, filled and used.

use super::{bank, gauge, night, repairing};
use crate::table::event::{Event, Source};
use crate::table::frames::{Chore, Draw};
use crate::table::state::{Player, State};
use crate::words::equipment::Equipment;
use crate::words::homes::{Home, RoomName};
use crate::words::notation::{Action, Discount};
use crate::words::refusals;
use crate::words::rooms::{Effect, Gain, Room, exactly};
use crate::words::tokens::Tokens;
use crate::words::{MATERIALS, Resource};
use kernel::{Audience, Refusal, Seat, Sink};

/// O17.2 What a room costs.
const COST: u8 = 3;

/// O20.2 By how much a room is cheaper: of several rooms that make it so, the one that takes off most is used.
fn less(player: &Player) -> Option<u8> {
    player.rooms.ready_with(build_for).map(|(_, less)| less).max()
}

fn build_for(effect: Effect) -> Option<u8> {
    if let Effect::BuildFor(less) = effect { Some(less) } else { None }
}

/// O17.2 O20.2 The ways to build a room, and what it costs.
fn costs(player: &Player) -> impl Iterator<Item = (Discount, u8)> {
    let cheaper = less(player).map(|less| (Discount::Room, COST.saturating_sub(less)));
    std::iter::once((Discount::None, COST)).chain(cheaper)
}

/// O20.11 Whether a room can dismantle a tile.
fn can_dismantle(player: &Player) -> bool {
    player.rooms.ready_with(exactly(Effect::Dismantle)).next().is_some()
}

/// Whether the player can do anything but go on.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let materials = player.tokens.total(MATERIALS);
    let affordable = costs(player).any(|(_, cost)| cost <= materials);
    let rooms = player.rooms.all();
    affordable && rooms.iter().any(|room| !room.built)
        || player.airlock > 0 && player.rooms.have_free_seat()
        || rooms.iter().any(|room| room.is_ready() && check_effect(state, seat, room.kind).is_ok())
        || can_dismantle(player) && !player.owned().is_empty()
        || repairing::is_possible_when_building(state, seat)
}

/// O17.1 What the player may do, in rising order and as often as possible. O17.4: a room that has just been filled is among it; O17.6: nobody has to
/// move.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = &state.players[seat];
    let mut last = None;
    for room in player.rooms.all() {
        if last != Some(room.kind) && check_use_room(state, seat, room.kind).is_ok() {
            out.push(Action::UseRoom(room.kind));
        }
        last = Some(room.kind);
    }
    let first = out.len();
    for (room, place) in player.rooms.named() {
        if place.built {
            continue;
        }
        for (discount, cost) in costs(player) {
            player.tokens.only(MATERIALS).each_choice(cost, |pay| {
                out.push(Action::Build { room, pay, discount });
            });
        }
    }
    out[first..].sort_unstable();
    for (room, place) in player.rooms.named() {
        let most = place.free_seats().min(player.airlock);
        out.extend((1..=most).map(|survivors| Action::MoveIn { room, survivors }));
    }
    if can_dismantle(player) {
        out.extend(player.owned().iter().map(Action::Dismantle));
    }
    repairing::legal_when_building(state, seat, out);
    out.push(Action::Done);
}

/// O17.2 Whether the room can be built so.
pub(crate) fn check_build(
    state: &State,
    seat: Seat,
    room: RoomName,
    pay: Tokens,
    discount: Discount,
) -> Result<(), Refusal> {
    let Chore::Build = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    let player = &state.players[seat];
    if player.rooms.get(room).ok_or(refusals::NO_SUCH_ROOM)?.built {
        return Err(refusals::BUILT_ALREADY);
    }
    let ways = costs(player).find(|(possible, _)| *possible == discount);
    let (_, cost) = ways.ok_or(refusals::ROOM_NOT_READY)?;
    if !pay.within(&player.tokens) {
        return Err(refusals::CANNOT_PAY);
    }
    let right = pay.len() == cost && pay.only(MATERIALS) == pay;
    if right { Ok(()) } else { Err(refusals::COSTS_THREE) }
}

/// O17.2 A room is built.
pub(crate) fn build(
    state: &mut State,
    seat: Seat,
    (room, pay, discount): (RoomName, Tokens, Discount),
    log: &mut impl Sink<Event>,
) {
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(pay);
    if discount == Discount::Room {
        player.rooms.use_with(build_for);
    }
    player.rooms.build(room);
    log.emit(Audience::All, Event::Built { seat, room, tokens: pay, discount });
}

/// O17.3 Whether this many survivors can move in.
pub(crate) fn check_move_in(state: &State, seat: Seat, room: RoomName, survivors: u8) -> Result<(), Refusal> {
    let Chore::Build = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    let player = &state.players[seat];
    let free = player.rooms.get(room).ok_or(refusals::NO_SUCH_ROOM)?.free_seats();
    if survivors == 0 || survivors > player.airlock {
        return Err(refusals::NOBODY_IN_AIRLOCK);
    }
    if survivors > free { Err(refusals::NO_FREE_SEAT) } else { Ok(()) }
}

/// O17.3 Survivors move in.
pub(crate) fn move_in(
    state: &mut State,
    seat: Seat,
    room: RoomName,
    survivors: u8,
    log: &mut impl Sink<Event>,
) {
    let player = &mut state.players[seat];
    player.airlock -= survivors;
    if let Some(place) = player.rooms.get_mut(room) {
        place.survivors += survivors;
    }
    log.emit(Audience::All, Event::MovedIn { seat, room, survivors });
}

/// O17.5 Whether a room of this kind can be used in this step.
pub(crate) fn check_use_room(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    if state.players[seat].rooms.ready(room) == 0 {
        return Err(refusals::ROOM_NOT_READY);
    }
    check_effect(state, seat, room)
}

/// O20.9 O20.12 O20.17 Whether its effect belongs to this step and would change anything.
fn check_effect(state: &State, seat: Seat, room: Room) -> Result<(), Refusal> {
    let player = &state.players[seat];
    if repairing::rooms_work_when_building(state) && repairing::draws(room) {
        return repairing::check_draw(state, seat, room);
    }
    let Effect::AtBuilding(gain) = room.record().effect else { return Err(refusals::NOT_THIS_STEP) };
    match gain {
        Gain::Ammo(_) => Ok(()),
        Gain::RadiationDown(_) if player.gauge == 0 => Err(refusals::GAUGE_AT_BEST),
        Gain::RadiationDown(_) => Ok(()),
        Gain::SurvivorUpTo(_) if growing(player, room).is_none() => Err(refusals::GROWN_UP),
        Gain::SurvivorUpTo(_) if bank::has_survivor(state) => Ok(()),
        Gain::SurvivorUpTo(_) => Err(refusals::BANK_EMPTY),
        Gain::Equipment(_) if state.deck.tiles.is_empty() && state.deck.discard.is_empty() => {
            Err(refusals::NOTHING_TO_DRAW)
        }
        Gain::Equipment(_) => Ok(()),
    }
}

/// O20.16 The room of this kind that is ready and can hold one more.
fn growing(player: &Player, kind: Room) -> Option<RoomName> {
    let grows = |(_, room): &(RoomName, &crate::table::shelter::RoomState)| {
        room.kind == kind && room.is_ready() && room.survivors < kind.most()
    };
    player.rooms.named().find(grows).map(|(name, _)| name)
}

/// O17.5 A room is used.
pub(crate) fn use_room(state: &mut State, seat: Seat, room: Room, log: &mut impl Sink<Event>) {
    if repairing::draws(room) {
        return repairing::draw(state, seat, room, log);
    }
    let Effect::AtBuilding(gain) = room.record().effect else { return };
    log.emit(Audience::All, Event::RoomUsed { seat, room });
    if !matches!(gain, Gain::SurvivorUpTo(_)) {
        state.players[seat].rooms.use_one(room);
    }
    match gain {
        Gain::Ammo(count) => {
            bank::gain(state, seat, Tokens::of(Resource::Ammo, count), Source::Room(room), log);
        }
        Gain::RadiationDown(spaces) => (0..spaces).for_each(|_| gauge::down(state, seat, log)),
        Gain::Equipment(left) => state.stack.push(Draw::DrawEquipment { seat, left }),
        Gain::SurvivorUpTo(_) => grow(state, seat, room, log),
    }
}

/// O20.16 A survivor into the room itself.
fn grow(state: &mut State, seat: Seat, kind: Room, log: &mut impl Sink<Event>) {
    let Some(name) = growing(&state.players[seat], kind) else { return };
    if let Some(place) = state.players[seat].rooms.get_mut(name) {
        place.survivors += 1;
        place.used = true;
    }
    log.emit(Audience::All, Event::SurvivorJoined { seat, home: Home::Room(name) });
}

/// O20.11 Whether this tile can be dismantled.
pub(crate) fn check_dismantle(state: &State, seat: Seat, kind: Equipment) -> Result<(), Refusal> {
    let Chore::Build = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    let player = &state.players[seat];
    if !can_dismantle(player) {
        return Err(refusals::ROOM_NOT_READY);
    }
    if player.owned().contains(kind) { Ok(()) } else { Err(refusals::NOT_OWNED) }
}

/// O20.11 A tile becomes its materials.
pub(crate) fn dismantle(state: &mut State, seat: Seat, kind: Equipment, log: &mut impl Sink<Event>) {
    let player = &mut state.players[seat];
    let Some(room) = player.rooms.use_with(exactly(Effect::Dismantle)) else { return };
    player.broken.remove(kind);
    player.repaired.remove(kind);
    player.used.remove(kind);
    state.deck.discard.add(kind);
    log.emit(Audience::All, Event::Dismantled { seat, equipment: kind });
    bank::gain(state, seat, kind.cost(), Source::Room(room), log);
}
