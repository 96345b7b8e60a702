//! O6.3 O6.4 O6.5 O6.6 O10.2 O10.3 O18.2 O20.14 O21.12 O21.19 O22.6 Movement: whose move it is, and where a hero may go.

use super::striking;
use crate::table::event::Event;
use crate::table::state::{CARGO_ROWS, FIRST_ROW, Player, State};
use crate::words::equipment::{Effect as EquipmentEffect, Equipment};
use crate::words::event_cards::Effect;
use crate::words::notation::Gear;
use crate::words::rooms::{Berth, CANS_MOST, Effect as RoomEffect, exactly};
use crate::words::{AREAS, Area, Hero};
use kernel::{Audience, Seat, Set, Sink};

/// O6.3 How far a hero moves.
pub(crate) const STEPS: u8 = 2;

/// O2.7a Cargo rooms that can add to an arrival, by cans.
pub(crate) fn cargo_rooms(state: &State, seat: Seat) -> [u8; CANS_MOST] {
    let mut rooms = [0; CANS_MOST];
    for (_, (cans, _)) in state.players[seat].rooms.ready_with(cargo) {
        rooms[usize::from(cans) - 1] += 1;
    }
    rooms
}

fn cargo(effect: RoomEffect) -> Option<(u8, Berth)> {
    if let RoomEffect::CargoCans { cans, berth } = effect { Some((cans, berth)) } else { None }
}

/// O6.8b Whether any hero of this player can move, with tools or without.
pub(crate) fn can_move(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let taken = player.areas();
    let near =
        |from: Area, to: Area| to != Area::CargoShip && from.distance(to) <= STEPS && !taken.contains(to);
    let waiting = || player.heroes.iter().filter(|hero| !hero.active).filter_map(|hero| hero.area);
    // Nearly always there is a way without the Cargo Ship and without tools.
    if waiting().any(|from| Area::ALL.iter().any(|&to| near(from, to))) {
        return true;
    }
    let mut can_move = false;
    each_move(state, seat, &mut |_, _, _| can_move = true);
    can_move
}

/// O22.6 O20.14 The strength a hero acts with: that of a Sandstorm, unless the shelter is immune.
#[inline]
pub(crate) fn action_strength(state: &State, seat: Seat, hero: Hero) -> u8 {
    let storm = state.in_force(|effect| match effect {
        Effect::ActionStrength(strength) => Some(strength),
        Effect::Stock(..)
        | Effect::SearchTiles(_)
        | Effect::RadiationUp(_)
        | Effect::LoseGoods(_)
        | Effect::LoseSurvivor
        | Effect::LoseFood
        | Effect::MeatLess(_)
        | Effect::EnduranceMore(_) => None,
    });
    storm.filter(|_| !striking::immune_by_day(state, seat)).unwrap_or(hero.strength())
}

/// O10.2 O10.3 Whether no active hero stands in the row.
fn row_is_free(state: &State, row: u8) -> bool {
    state.players.iter().all(|(_, player)| player.heroes.iter().all(|hero| hero.row != Some(row)))
}

/// O21.19 The tile that lets a hero move any distance.
#[inline]
pub(crate) fn long_way(player: &Player) -> Option<Equipment> {
    player.usable_with(exactly(EquipmentEffect::AnyDistance)).map(|(kind, ())| kind)
}

/// O21.12 The tile that brings a hero to a higher row, and by how many rows.
#[inline]
pub(crate) fn hook(player: &Player) -> Option<(Equipment, u8)> {
    player.usable_with(|effect| if let EquipmentEffect::HigherRow(rows) = effect { Some(rows) } else { None })
}

/// O10.2 O10.3 O21.12 The row a hero takes on the Cargo Ship, if it is open to it.
pub(crate) fn row(state: &State, seat: Seat, hero: Hero, with: Option<Gear>) -> Option<u8> {
    let own = action_strength(state, seat, hero);
    let player = &state.players[seat];
    let higher = if with.is_some_and(Gear::hook) { hook(player).map_or(0, |(_, rows)| rows) } else { 0 };
    let row = own + higher;
    let mut berths = player.rooms.full_with(cargo).map(|(_, (_, berth))| berth);
    let always = higher == 0 && berths.any(|berth| berth == Berth::Always);
    (row < FIRST_ROW + CARGO_ROWS as u8 && (always || row_is_free(state, row))).then_some(row)
}

const fn all_areas() -> Set<Area> {
    Set::from_bits((1 << AREAS) - 1)
}

/// O6.3 O6.4 O6.5 O6.6 Every move of this player, in rising order, tools included: other heroes are in the way only where a move of their own
/// player ends.
#[inline]
pub(crate) fn each_move(state: &State, seat: Seat, each: &mut impl FnMut(Hero, Area, Option<Gear>)) {
    let player = &state.players[seat];
    let taken = player.areas();
    let exoskeleton = long_way(player).is_some();
    let hook = hook(player).is_some();
    for &hero in Hero::ALL {
        let own = player.hero(hero);
        let Some(from) = own.area.filter(|_| !own.active) else { continue };
        let near = from.within(STEPS);
        for to in (if exoskeleton { all_areas() } else { near }) - taken {
            let far = !near.contains(to);
            let plain = if far { Some(Gear::Exoskeleton) } else { None };
            let hooked = if far { Gear::Both } else { Gear::GrapplingHook };
            if to != Area::CargoShip || row(state, seat, hero, plain).is_some() {
                each(hero, to, plain);
            }
            if to == Area::CargoShip && hook && row(state, seat, hero, Some(hooked)).is_some() {
                each(hero, to, Some(hooked));
            }
        }
    }
}

/// O18.2 A tile is used for this turn.
pub(crate) fn use_equipment(state: &mut State, seat: Seat, kind: Equipment, log: &mut impl Sink<Event>) {
    state.players[seat].used.insert(kind);
    log.emit(Audience::All, Event::EquipmentUsed { seat, equipment: kind });
}
