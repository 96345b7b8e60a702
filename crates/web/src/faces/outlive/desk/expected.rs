//! What a player might expect to be able to do: the server asks the rules about each, and what they refuse is shown
//! greyed with the reason.

use crate::faces::outlive::board::ways;
use kernel::Seat;
use outlive::{
    Action, Area, Ask, Chore, Discount, Equipment, EventCard, FOOD, MATERIALS, Resource, Room, Search,
    SeatView, Starter, Tokens, View, Visit,
};

/// O17.2 What a room costs.
const ROOM_COST: u8 = 3;

/// The expectations of this seat, some of them perhaps allowed.
pub(crate) fn actions(view: &View, seat: Seat) -> Vec<Action> {
    let own = view.seat(seat);
    match view.ask() {
        Some(Ask::Move { .. }) => ways::expected(view, seat),
        Some(Ask::Visit) => view.visit.map(|visit| visiting(view, own, &visit)).unwrap_or_default(),
        Some(Ask::Resolve { .. }) => resolving(view, own),
        Some(Ask::Shelters) => at_night(own),
        Some(
            Ask::Choose
            | Ask::PlaceHeroes
            | Ask::SplitForMary { .. }
            | Ask::DiscardForMary { .. }
            | Ask::Strike { .. }
            | Ask::Pressure { .. }
            | Ask::Defend { .. }
            | Ask::Loot { .. }
            | Ask::House { .. },
        )
        | None => Vec::new(),
    }
}

/// O8.1 What the area is there for.
fn visiting(view: &View, own: &SeatView, visit: &Visit) -> Vec<Action> {
    let mut all = Vec::new();
    if visit.area == Area::Dam && !visit.purifier && !own.can_use(Equipment::AccessCard) {
        all.push(Action::Start(Starter::Chip));
    } else if visit.area.resource().is_some() {
        all.push(Action::Gather(1));
    }
    if visit.area == Area::MilitaryBase {
        all.push(Action::Iodine);
    }
    if let Some(ground) = visit.area.hunting_ground() {
        // With as much ammo as helps, so that only a hunt that is out of reach is refused.
        let most = view.prey(ground).tiles.first().copied().flatten().map_or(0, |prey| prey.endurance());
        all.push(Action::Hunt { tile: 0, ammo: own.tokens.count(Resource::Ammo).min(most), with: None });
    }
    if let Some(city) = visit.area.city() {
        all.push(Action::Search(Search::Point));
        all.extend(view.city(city).shown.kinds().map(|(kind, _)| Action::Take(kind)));
    }
    all
}

/// O13.6 Each open event at its full price, unless something makes it cheaper or it takes any food: then too little of the
/// printed tokens is not too little.
fn resolving(view: &View, own: &SeatView) -> Vec<Action> {
    if own.rooms.ready(Room::EventDiscount) + own.virtual_water() > 0 {
        return Vec::new();
    }
    let priced = |event: EventCard| Action::Resolve {
        event,
        pay: event.record().cost,
        discount: Discount::None,
        virtual_water: 0,
    };
    view.open_events().filter(|&event| event != EventCard::Wanderers).map(priced).collect()
}

fn at_night(own: &SeatView) -> Vec<Action> {
    match own.todo.chore() {
        Some(Chore::Recruit) => own.tokens.only(FOOD).iter().map(|(food, _)| Action::Recruit(food)).collect(),
        Some(Chore::Build)
            if own.tokens.total(MATERIALS) < ROOM_COST && own.rooms.ready(Room::BuildDiscount) == 0 =>
        {
            let unbuilt = own.rooms.named().filter(|(_, room)| !room.built);
            let pay = Tokens::of(Resource::Wood, ROOM_COST);
            unbuilt.map(|(room, _)| Action::Build { room, pay, discount: Discount::None }).collect()
        }
        Some(Chore::Repair { cheaper: 0 }) if no_cheap_repair(own) => {
            let priced = |kind: Equipment| Action::Repair { kind, pay: kind.cost(), with: None };
            own.broken.iter().map(priced).collect()
        }
        Some(
            Chore::Feed
            | Chore::Starve { .. }
            | Chore::Irradiated { .. }
            | Chore::Build
            | Chore::Repair { .. },
        )
        | None => Vec::new(),
    }
}

/// O18.4 Whether every repair costs its full price.
fn no_cheap_repair(own: &SeatView) -> bool {
    [Room::FreeRepair, Room::RepairDiscount].iter().all(|&room| own.rooms.ready(room) == 0)
}
