//! Set-up: which rooms to keep, where the first survivors live, the leader, and where heroes begin.

use super::worth::UPKEEP;
use super::worth::effect;
use outlive::{Action, Area, Hero, Leader, Room, RoomName, SearchTile, SeatView};

/// A seat that a room has, for survivors that only count.
const SEAT: f32 = 0.25;
/// Turns in which the effect of a room that is kept works.
const TURNS_USED: f32 = 2.5;
/// Turns in which the effect of the free room works.
const TURNS_USED_FREE: f32 = 5.5;

/// How good the room is to have.
fn keep(room: Room) -> f32 {
    let record = room.record();
    SEAT * f32::from(record.seats) + TURNS_USED * (effect(room) - UPKEEP * f32::from(record.food))
}

/// The room that is not kept: the worst one.
pub(super) fn discard(room: Room) -> f32 {
    -keep(room)
}

/// The free room: the one whose effect is worth most from the first turn on.
pub(super) fn build_free(room: RoomName) -> f32 {
    TURNS_USED_FREE * (effect(room.kind) - UPKEEP * f32::from(room.kind.record().food))
}

/// The first survivors fill the free room.
pub(super) fn settle(own: &SeatView, survivors: u8) -> f32 {
    let seats = own.rooms.all().iter().find(|room| room.built).map_or(0, |room| room.kind.record().seats);
    -f32::from(seats.abs_diff(survivors))
}

/// How good the start of a leader is: how often it wins where leaders are chosen at random; 1 is average.
pub(super) fn leader(leader: Leader) -> f32 {
    match leader {
        Leader::JacobRowlett => 1.11,
        Leader::KooperFroste => 0.98,
        Leader::WilsonFrye => 0.85,
        Leader::GraysonPigott => 0.66,
        Leader::SolenLivrich => 1.11,
        Leader::LizaValentine => 1.09,
        Leader::MaryKoolpepper => 1.17,
        Leader::LilyRoseWely => 1.04,
        Leader::SwiftyBingham => 1.01,
        Leader::ErinMccarthy => 1.01,
    }
}

/// Where the hero begins: the strong ones two steps from the Cargo Ship or the Dam, which are worth most to them.
pub(super) fn place(hero: Hero, area: Area) -> f32 {
    let near = |goal: Area| if (1..=2).contains(&area.distance(goal)) { 1.0 } else { 0.0 };
    f32::from(hero.strength() - 2) * (near(Area::CargoShip) + near(Area::Dam))
}

/// O23.11 The tile that is not gained.
pub(super) fn discard_tile(tile: SearchTile) -> f32 {
    -find(tile)
}

/// What a search tile is worth.
pub(super) fn find(tile: SearchTile) -> f32 {
    match tile {
        SearchTile::Empty => 0.0,
        SearchTile::Wood | SearchTile::Metal => 0.4,
        SearchTile::Ammo => 0.4,
        SearchTile::Chip => 0.55,
        SearchTile::Water | SearchTile::Can => 0.8,
        SearchTile::Iodine => 0.95,
    }
}

/// How good a choice of set-up is.
pub(super) fn value(own: &SeatView, action: Action) -> Option<f32> {
    if let Action::DiscardRoom(room) = action {
        Some(discard(room))
    } else if let Action::BuildFree(room) = action {
        Some(build_free(room))
    } else if let Action::Settle(survivors) = action {
        Some(settle(own, survivors))
    } else if let Action::Leader(card) = action {
        Some(leader(card))
    } else if let Action::Place { hero, area } = action {
        Some(place(hero, area))
    } else if let Action::Split(tiles) = action {
        Some(-f32::from(tiles.abs_diff(2)))
    } else if let Action::DiscardTile(tile) = action {
        Some(discard_tile(tile))
    } else {
        None
    }
}
