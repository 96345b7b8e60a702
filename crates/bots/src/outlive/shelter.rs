//! Decisions at home: what is lost, events, food, recruits, rooms and repairs. Each is measured by the night that follows.

use super::known::Known;
use super::night::{Step, worth};
use super::worth::harm;
use outlive::{Action, Chore, Discount, Gain, Resource, Room, RoomEffect};

/// A drawn tile, before it is known.
const DRAWN_TILE: f32 = 0.45;
/// A decision that changes nothing is not worth a token's trouble.
const TROUBLE: f32 = 0.001;

/// What an action at home leads to.
pub(super) fn value(known: &Known, action: Action) -> Option<f32> {
    let mut clan = known.clan;
    let mut more = 0.0;
    let chore = known.own().todo.chore();
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action is taken in a shelter")]
    let next = match action {
        Action::Pass => Step::Feed,
        Action::Resolve { event, pay, discount, virtual_water } => {
            clan.tokens = clan.tokens.minus(pay);
            clan.virtual_water = clan.virtual_water.saturating_sub(virtual_water);
            clan.events += event.record().points;
            if discount == Discount::Room {
                clan.use_room(Room::EventDiscount);
            }
            more = harm(event) * f32::from(known.nights_left);
            Step::Feed
        }
        Action::Lose(tokens) => {
            clan.tokens = clan.tokens.minus(tokens);
            Step::Events
        }
        Action::LoseSurvivor(home) => {
            clan.lose(home);
            after_loss(chore)
        }
        Action::Feed { pay, virtual_water } => {
            clan.tokens = clan.tokens.minus(pay);
            clan.virtual_water = clan.virtual_water.saturating_sub(virtual_water);
            Step::Radiation
        }
        Action::Recruit(food) => {
            clan.pay(food, 1);
            clan.airlock += 1;
            Step::Recruit
        }
        Action::RecruitWithVirtualWater => {
            clan.airlock += 1;
            more = TROUBLE;
            Step::Recruit
        }
        Action::Build { room, pay, discount } => {
            clan.tokens = clan.tokens.minus(pay);
            if discount == Discount::Room {
                clan.use_room(Room::BuildDiscount);
            }
            let place = clan.place(room)?;
            clan.room_mut(place).built = true;
            more = TROUBLE;
            Step::Build
        }
        Action::MoveIn { room, survivors } => {
            let place = clan.place(room)?;
            clan.move_in(place, survivors);
            more = TROUBLE * f32::from(survivors);
            Step::Build
        }
        Action::Dismantle(kind) => {
            clan.use_room(Room::Dismantle);
            clan.broken.remove(kind);
            clan.repaired.remove(kind);
            clan.tokens = clan.tokens.plus(kind.cost());
            Step::Build
        }
        Action::UseRoom(room) => {
            more = TROUBLE + use_room(&mut clan, room);
            if room == Room::DrawAndRepair { Step::Repair } else { Step::Build }
        }
        Action::Repair { kind, pay, with } => {
            clan.tokens = clan.tokens.minus(pay);
            clan.broken.remove(kind);
            clan.repaired.insert(kind);
            more = TROUBLE * f32::from(u8::from(with.is_none_or(|with| with.room() != Room::DrawAndRepair)));
            Step::Repair
        }
        Action::Done => after_done(chore),
        _ => return None,
    };
    Some(more + worth(known, &clan, next))
}

/// The step after a survivor is lost: of a chore, or to an event.
fn after_loss(chore: Option<Chore>) -> Step {
    match chore {
        Some(Chore::Starve { .. }) => Step::Radiation,
        Some(Chore::Irradiated { .. }) => Step::Recruit,
        Some(Chore::Feed | Chore::Recruit | Chore::Build | Chore::Repair { .. }) | None => Step::Events,
    }
}

/// The step after the one that is done.
fn after_done(chore: Option<Chore>) -> Step {
    match chore {
        Some(Chore::Recruit) => Step::Build,
        Some(Chore::Build) => Step::Repair,
        Some(Chore::Repair { .. } | Chore::Feed | Chore::Starve { .. } | Chore::Irradiated { .. }) | None => {
            Step::Clean
        }
    }
}

/// What a room does in the night. Says what is not in the clan's hands yet.
fn use_room(clan: &mut super::clan::Clan, room: Room) -> f32 {
    let effect = room.record().effect;
    if let RoomEffect::DrawThenRepairFor(_) = effect {
        return DRAWN_TILE;
    }
    let RoomEffect::AtBuilding(gain) = effect else { return 0.0 };
    match gain {
        Gain::Ammo(count) => clan.gain(Resource::Ammo, count),
        Gain::RadiationDown(spaces) => clan.cure(spaces),
        Gain::SurvivorUpTo(_) => {
            if let Some(place) = clan.rooms().iter().position(|other| other.kind == room && other.is_ready())
            {
                clan.room_mut(place).survivors += 1;
            }
        }
        Gain::Equipment(tiles) => return DRAWN_TILE * f32::from(tiles),
    }
    0.0
}
