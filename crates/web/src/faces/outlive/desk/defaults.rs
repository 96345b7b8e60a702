//! The order in which ways to pay, to lose and to answer are offered: the first is what most people want, the others are
//! a click away. All of these are legal; nothing here decides anything.

use crate::faces::outlive::board::hunts;
use crate::faces::outlive::desk::groups::Offers;
use outlive::{Action, Discount, Home, HuntingTools, RepairRoom, Resource, Room, SeatView, Tokens, View};

/// O19.2 Water that keeps overnight.
const WATER_KEPT: u8 = 2;

/// Sorts offers so that the best one comes first. Offers that are equally good keep their order.
pub(crate) fn sort(view: &View, own: &SeatView, offers: &mut Offers<'_>) {
    offers.sort_by_cached_key(|choice| rank(view, own, choice.action));
}

/// How far down an action is offered: lower is earlier.
type Rank = [u32; 4];

fn rank(view: &View, own: &SeatView, action: Action) -> Rank {
    #[expect(clippy::wildcard_enum_match_arm, reason = "all ways to take another action are alike")]
    match action {
        Action::Feed { pay, virtual_water } => feeding(own, pay, virtual_water),
        Action::Lose(tokens) | Action::HandOver(tokens) => first(unevenness(own.tokens.minus(tokens))),
        Action::Demand(tokens) => first(unevenness(own.tokens.plus(tokens))),
        Action::Build { pay, discount, .. } => {
            [u32::from(discount == Discount::None), unevenness(own.tokens.minus(pay)), 0, 0]
        }
        Action::Resolve { pay, discount, virtual_water, .. } => [
            virtual_water.into(),
            u32::from(discount == Discount::None),
            pay.len().into(),
            unevenness(own.tokens.minus(pay)),
        ],
        Action::Repair { pay, with, .. } => {
            [helper(with), pay.len().into(), unevenness(own.tokens.minus(pay)), 0]
        }
        Action::LoseSurvivor(home) => losing(own, home),
        Action::House(home) => housing(own, home),
        Action::Recruit(food) => recruiting(own, food),
        Action::RecruitWithVirtualWater => first(2),
        Action::Gather(count) | Action::Settle(count) => most(count),
        Action::MoveIn { survivors, .. } => most(survivors),
        Action::Defend { with, ammo } => [u32::from(with.is_some()), covering(view, ammo), ammo.into(), 0],
        Action::Hunt { tile, ammo, with } => {
            let points = hunts::prospect(view, tile, ammo, with).map_or(0, |prospect| prospect.points);
            [tile.into(), with.map_or(0, HuntingTools::bonus).into(), ammo.into(), points.into()]
        }
        _ => first(0),
    }
}

const fn first(rank: u32) -> Rank {
    [rank, 0, 0, 0]
}

fn most(count: u8) -> Rank {
    first(u32::from(u8::MAX - count))
}

/// How unequal the numbers of tokens are: whoever pays with what there is most of keeps it low.
fn unevenness(left: Tokens) -> u32 {
    Resource::ALL.iter().map(|&resource| u32::from(left.count(resource)).pow(2)).sum()
}

/// O14.4d Virtual water first, then what spoils: meat, and water above what keeps; then cans.
fn feeding(own: &SeatView, pay: Tokens, virtual_water: u8) -> Rank {
    let spoiling = own.tokens.count(Resource::Water).saturating_sub(WATER_KEPT);
    let spent = [
        virtual_water,
        pay.count(Resource::Meat),
        pay.count(Resource::Water).min(spoiling),
        pay.count(Resource::Can),
    ];
    spent.map(|count| u32::from(u8::MAX - count))
}

/// O16.1 What spoils first: meat, then water above what keeps.
fn recruiting(own: &SeatView, food: Resource) -> Rank {
    let spoils = food == Resource::Water && own.tokens.count(food) > WATER_KEPT;
    first(match food {
        Resource::Meat => 0,
        Resource::Water if spoils => 1,
        Resource::Can => 3,
        Resource::Wood | Resource::Metal | Resource::Chip | Resource::Ammo | Resource::Water => 4,
    })
}

/// A room that is not full and costs most food a survivor, then the airlock, then full rooms.
fn losing(own: &SeatView, home: Home) -> Rank {
    let Home::Room(name) = home else { return first(1) };
    let Some(room) = own.rooms.get(name) else { return first(3) };
    let full = room.is_full() && !(room.kind == Room::Growth && room.survivors > room.kind.record().seats);
    let food = u32::from(room.kind.record().food) * 100 / u32::from(room.survivors.max(1));
    [if full { 2 } else { 0 }, u32::MAX - food, 0, 0]
}

/// A room that becomes full, then the airlock, then the fullest room.
fn housing(own: &SeatView, home: Home) -> Rank {
    let Home::Room(name) = home else { return first(1) };
    let free = own.rooms.get(name).map_or(0, outlive::RoomState::free_seats);
    [if free == 1 { 0 } else { 2 }, free.into(), 0, 0]
}

/// O18.4 The room that takes off least comes first, so that the better one is kept for a dearer tile.
fn helper(with: Option<RepairRoom>) -> u32 {
    with.map_or(u32::MAX, |with| with.takes_off().into())
}

/// O7.5 Ammo that covers everything, or else none.
fn covering(view: &View, ammo: u8) -> u32 {
    let pressure = match view.ask() {
        Some(outlive::Ask::Defend { pressure, .. }) => pressure,
        Some(_) | None => 0,
    };
    match ammo {
        _ if ammo == pressure => 0,
        0 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Choice;
    use kernel::{Game, Seat, Viewer};
    use outlive::State;

    /// The best of these actions for a player with these tokens.
    fn best(tokens: &str, pressure: u8, actions: &[&str]) -> String {
        let mut view = State::new(&"players=2".parse().unwrap()).unwrap().view(Viewer::Omniscient);
        view.frames
            .push(outlive::Frame::Ask(outlive::Ask::Defend { targets: kernel::SeatSet::EMPTY, pressure }));
        view.seats[0].tokens = tokens.parse().unwrap();
        let choices: Vec<_> = actions
            .iter()
            .map(|&notation| Choice { action: notation.parse().unwrap(), notation: notation.to_owned() })
            .collect();
        let mut offers: Offers<'_> = choices.iter().collect();
        sort(&view, view.seat(Seat::default()), &mut offers);
        offers[0].notation.clone()
    }

    #[test]
    fn o14_4d_what_spoils_is_eaten_first() {
        let ways = ["feed 3 can", "feed 2 water 1 can", "feed 1 meat 2 can", "feed 1 meat 1 water 1 can"];
        assert_eq!(best("1 meat 2 water 3 can", 0, &ways), "feed 1 meat 2 can");
        assert_eq!(best("1 meat 4 water 3 can", 0, &ways), "feed 1 meat 1 water 1 can");
        let ways = ["feed 2 can", "feed 1 can permanent_water"];
        assert_eq!(best("2 can", 0, &ways), "feed 1 can permanent_water");
        assert_eq!(best("1 meat 1 can", 0, &["recruit can", "recruit meat"]), "recruit meat");
    }

    #[test]
    fn what_there_is_most_of_pays() {
        let ways =
            ["build ammo_4 3 wood", "build ammo_4 1 wood 2 metal", "build ammo_4 1 wood 1 metal 1 chip"];
        assert_eq!(best("5 wood 1 metal 1 chip", 0, &ways), "build ammo_4 3 wood");
        assert_eq!(best("2 wood 2 metal 2 chip", 0, &ways), "build ammo_4 1 wood 1 metal 1 chip");
        assert_eq!(
            best("1 wood 4 can", 0, &["hand_over 1 wood 1 can", "hand_over 2 can"]),
            "hand_over 2 can"
        );
        assert_eq!(best("4 wood", 0, &["demand 1 wood", "demand 1 can"]), "demand 1 can");
    }

    #[test]
    fn ammo_covers_everything_or_is_saved() {
        assert_eq!(best("3 ammo", 2, &["defend", "defend 1 ammo", "defend 2 ammo"]), "defend 2 ammo");
        assert_eq!(best("1 ammo", 2, &["defend 1 ammo", "defend"]), "defend");
        assert_eq!(best("nothing", 0, &["gather 1", "gather 3", "gather 2"]), "gather 3");
    }
}
