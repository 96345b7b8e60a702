//! Actions in full, as buttons, tooltips and lists say them.

use crate::faces::outlive::words::{Thing, Words, slug};
use heck::AsKebabCase;
use outlive::{
    Action, Area, City, Discount, Equipment, Gear, Hero, Home, HuntingTools, RepairRoom, Resource, Room,
    RoomName, Search, Shield, Starter, Tokens,
};

/// O3.11 Survivors of the start.
const SETTLERS: u8 = 4;
/// O23.11 Search tiles Mary Koolpepper draws.
pub(crate) const MARY_TILES: u8 = 4;

impl Words<'_> {
    /// An action in full: unless said otherwise here, the text `outlive-do-` with the name of the action, and the fields of the
    /// action as its variables.
    pub(crate) fn action(&self, action: Action) -> String {
        let of = |id: &str, things: &[(&str, Thing<'_>)]| self.tell(id, things);
        #[expect(clippy::wildcard_enum_match_arm, reason = "all other actions are told by their fields")]
        match action {
            Action::Settle(count) => self.divided("outlive-do-settle", count, SETTLERS),
            Action::Place { hero, area } => self.to("outlive-do-place", hero, area),
            Action::Split(count) => self.divided("outlive-do-split", count, MARY_TILES),
            Action::LoseSurvivor(home) => self.at_home("outlive-do-lose-survivor", home),
            Action::Move { hero, to, with } => self.movement(hero, to, with),
            Action::Defend { with, ammo } => self.defence(with, ammo),
            Action::House(home) => self.at_home("outlive-do-house", home),
            Action::Gather(count) => self.gathering(count),
            Action::Iodine => of("outlive-do-iodine", &[("iodine", (&self.iodine()).into())]),
            Action::Hunt { tile, ammo, with } => self.hunt(tile, ammo, with),
            Action::Start(Starter::Chip) => self.say("outlive-do-start-chip"),
            Action::Start(Starter::AccessCard) => self.say("outlive-do-start-access-card"),
            Action::Search(Search::Point) => self.say("outlive-do-search"),
            Action::Search(Search::Room) => {
                of("outlive-do-search-room", &[("room", Room::CitySearch2.into())])
            }
            Action::Peek(city) => of("outlive-do-peek", &[("city", (&self.place_of(city)).into())]),
            Action::End => self.end_of_visit(),
            Action::Resolve { event, pay, discount, virtual_water } => {
                let tokens = self.payment(pay, virtual_water);
                let (id, room) = match discount {
                    Discount::None => ("outlive-do-resolve", None),
                    Discount::Room => ("outlive-do-resolve-with", Some(Room::EventDiscount)),
                };
                self.priced(id, ("event", event.into()), &tokens, room.map(|room| ("room", room)))
            }
            Action::Feed { pay, virtual_water } if pay.is_empty() && virtual_water == 0 => {
                self.say("outlive-do-feed-nothing")
            }
            Action::Feed { pay, virtual_water } => {
                of("outlive-do-feed", &[("tokens", (&self.payment(pay, virtual_water)).into())])
            }
            Action::Recruit(food) => of("outlive-do-recruit", &[("tokens", Tokens::of(food, 1).into())]),
            Action::RecruitWithVirtualWater => {
                of("outlive-do-recruit", &[("tokens", (&self.payment(Tokens::NONE, 1)).into())])
            }
            Action::Build { room, pay, discount } => self.building(room, pay, discount),
            Action::MoveIn { room, survivors } => {
                of("outlive-do-move-in", &[("room", room.into()), ("count", survivors.into())])
            }
            Action::Dismantle(kind) => {
                of("outlive-do-dismantle", &[("equipment", kind.into()), ("tokens", kind.cost().into())])
            }
            Action::Repair { kind, pay, with } => self.repair(kind, pay, with),
            _ => of(&format!("outlive-do-{}", AsKebabCase(action.name())), &action.fields()),
        }
    }

    /// An area inside a sentence: where something goes, comes from or is done.
    pub(crate) fn place(&self, area: Area) -> String {
        let id = format!("outlive-place-{}", slug(area.word()));
        if area.city().is_some() { self.of_edition(&id) } else { self.say(&id) }
    }

    /// A city inside a sentence.
    pub(crate) fn place_of(&self, city: City) -> String {
        self.place(crate::faces::outlive::words::city_area(city))
    }

    /// A sentence about a home.
    pub(crate) fn at_home(&self, id: &str, home: Home) -> String {
        self.tell(id, &[("home", (&self.dwelling(home)).into())])
    }

    /// A home inside a sentence.
    pub(crate) fn dwelling(&self, home: Home) -> String {
        match home {
            Home::Airlock => self.say("outlive-home-airlock"),
            Home::Room(room) => self.tell("outlive-home-room", &[("room", room.into())]),
        }
    }

    /// O13.8 O14.4c Tokens and virtual water that pay together.
    pub(crate) fn payment(&self, pay: Tokens, virtual_water: u8) -> String {
        if virtual_water == 0 {
            return self.tokens(pay);
        }
        let lent = self.tell("outlive-virtual-water", &[("count", virtual_water.into())]);
        if pay.is_empty() { lent } else { self.list([self.tokens(pay), lent]) }
    }

    /// O7.10a What a defender uses beside ammo.
    pub(crate) fn shield(&self, shield: Shield) -> String {
        match shield {
            Shield::Room => self.dwelling(Home::Room(Room::CoverHero3.into())),
            Shield::BattleGear => self.equipment(Equipment::BattleGear),
        }
    }

    fn divided(&self, id: &str, count: u8, all: u8) -> String {
        let [city, other] = [Area::Blackwood, Area::SilentPeak].map(|area| self.place(area));
        self.tell(
            id,
            &[
                ("count", count.into()),
                ("rest", all.saturating_sub(count).into()),
                ("city", (&city).into()),
                ("other", (&other).into()),
            ],
        )
    }

    fn to(&self, id: &str, hero: Hero, area: Area) -> String {
        self.tell(id, &[("hero", hero.into()), ("area", (&self.place(area)).into())])
    }

    fn movement(&self, hero: Hero, to: Area, with: Option<Gear>) -> String {
        match with {
            None => self.to("outlive-do-move", hero, to),
            Some(gear) => self.to(&format!("outlive-do-move-{}", slug(gear.word())), hero, to),
        }
    }

    fn defence(&self, with: Option<Shield>, ammo: u8) -> String {
        match with {
            None => self.tell("outlive-do-defend", &[("ammo", ammo.into())]),
            Some(shield) => self.tell(
                "outlive-do-defend-with",
                &[("shield", (&self.shield(shield)).into()), ("ammo", ammo.into())],
            ),
        }
    }

    fn gathering(&self, count: u8) -> String {
        match self.view.visit.and_then(|visit| visit.area.resource()) {
            Some(resource) => {
                self.tell("outlive-do-gather", &[("tokens", Tokens::of(resource, count).into())])
            }
            None => self.tell("outlive-do-gather-some", &[("count", count.into())]),
        }
    }

    fn hunt(&self, tile: u8, ammo: u8, with: Option<HuntingTools>) -> String {
        let number = ("number", (tile + 1).into());
        let means = self.hunting_means(ammo, with);
        if means.is_empty() {
            return self.tell("outlive-do-hunt", &[number]);
        }
        self.tell("outlive-do-hunt-with", &[number, ("means", (&means).into())])
    }

    /// O9.3 O9.4a Ammo and tools of a hunt, in a row.
    pub(crate) fn hunting_means(&self, ammo: u8, with: Option<HuntingTools>) -> String {
        let ammo = (ammo > 0).then(|| self.amount(Resource::Ammo, ammo));
        let tools = with.map(HuntingTools::tiles).unwrap_or_default();
        self.list(ammo.into_iter().chain(tools.iter().map(|tool| self.equipment(tool))))
    }

    fn end_of_visit(&self) -> String {
        match self.view.visit.map_or(0, |visit| visit.points) {
            0 => self.say("outlive-do-end"),
            left => self.tell("outlive-do-end-early", &[("left", left.into())]),
        }
    }

    fn building(&self, room: RoomName, pay: Tokens, discount: Discount) -> String {
        let (id, helper) = match discount {
            Discount::None => ("outlive-do-build", None),
            Discount::Room => ("outlive-do-build-with", Some(Room::BuildDiscount)),
        };
        self.priced(id, ("room", room.into()), &self.tokens(pay), helper.map(|room| ("discount", room)))
    }

    /// What is paid for something, with the room that makes it cheaper.
    pub(crate) fn price(&self, action: Action) -> String {
        let (paid, helper) = if let Action::Build { pay, discount, .. } = action {
            (self.tokens(pay), helper(discount, Room::BuildDiscount))
        } else if let Action::Resolve { pay, discount, virtual_water, .. } = action {
            (self.payment(pay, virtual_water), helper(discount, Room::EventDiscount))
        } else if let Action::Repair { pay, with, .. } = action {
            (self.tokens(pay), with.map(RepairRoom::room))
        } else {
            return String::new();
        };
        self.list(std::iter::once(paid).chain(helper.map(|room| self.dwelling(Home::Room(room.into())))))
    }

    fn repair(&self, kind: Equipment, pay: Tokens, with: Option<RepairRoom>) -> String {
        let id = if with.is_some() { "outlive-do-repair-with" } else { "outlive-do-repair" };
        let helper = with.map(|room| ("room", room.room()));
        self.priced(id, ("equipment", kind.into()), &self.tokens(pay), helper)
    }

    /// A sentence about something that is paid for, perhaps with the help of a room.
    pub(crate) fn priced(
        &self,
        id: &str,
        thing: (&str, Thing<'_>),
        tokens: &str,
        helper: Option<(&str, Room)>,
    ) -> String {
        let helper = helper.map(|(name, room)| (name, room.into()));
        let things: Vec<_> = [thing, ("tokens", tokens.into())].into_iter().chain(helper).collect();
        self.tell(id, &things)
    }
}

/// The room that makes something cheaper, if it does.
pub(crate) const fn helper(discount: Discount, room: Room) -> Option<Room> {
    match discount {
        Discount::None => None,
        Discount::Room => Some(room),
    }
}
