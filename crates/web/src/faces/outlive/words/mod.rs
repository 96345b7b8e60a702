//! Names and numbers as the sentences of the table need them.

pub(crate) mod action;
pub(crate) mod ask;
pub(crate) mod effects;
pub(crate) mod log;
pub(crate) mod plain;
pub(crate) mod seats;
pub(crate) mod sheets;
pub(crate) mod trophies;

use crate::kit;
pub(crate) use crate::kit::words::slug;
use crate::kit::words::{Named, things};
use i18n::Said;
use kernel::Seat;
use outlive::{
    Area, City, Copy as RoomCopy, Discount, Edition, Equipment, EventCard, EventEffect, Gear, Hero, Home,
    HuntingGround, HuntingTools, Leader, Prey, RepairRoom, Resource, Room, RoomName, Search, SearchTile,
    Shield, Source, Starter, Tokens, View,
};

/// What is needed to name things: the language, the view and the people.
pub(crate) type Words<'a> = kit::words::Words<'a, View>;

/// Something a sentence names.
#[derive(Clone, Copy)]
pub enum Thing<'a> {
    Seat(Seat),
    Area(Area),
    Hero(Hero),
    Tokens(Tokens),
    Resource(Resource),
    Room(RoomName),
    Home(Home),
    Equipment(Equipment),
    Event(EventCard),
    Leader(Leader),
    Prey(Prey),
    SearchTile(SearchTile),
    Text(&'a str),
    Count(u32),
    /// A number with the minus sign of print.
    Signed(i16),
    /// What has no words of its own.
    Unsaid,
}

things! {
    Thing<'_> {
        Seat => Seat,
        Area => Area,
        Hero => Hero,
        Tokens => Tokens,
        Resource => Resource,
        RoomName => Room,
        Home => Home,
        Equipment => Equipment,
        EventCard => Event,
        Leader => Leader,
        Prey => Prey,
        SearchTile => SearchTile,
        u32 => Count,
        i16 => Signed,
    }
    unsaid { Discount, Gear, HuntingTools, RepairRoom, Search, Shield, Starter, }
}

impl From<i8> for Thing<'_> {
    fn from(number: i8) -> Self {
        Thing::Signed(number.into())
    }
}

impl From<Source> for Thing<'_> {
    fn from(source: Source) -> Self {
        match source {
            Source::Stock | Source::SearchTile => Thing::Unsaid,
            Source::Equipment(kind) => kind.into(),
            Source::Room(room) => room.into(),
            Source::Row(row) => row.into(),
            Source::Prey(prey) => prey.into(),
        }
    }
}

impl From<Room> for Thing<'_> {
    fn from(kind: Room) -> Self {
        Thing::Room(kind.into())
    }
}

impl From<City> for Thing<'_> {
    fn from(city: City) -> Self {
        Thing::Area(city_area(city))
    }
}

impl From<HuntingGround> for Thing<'_> {
    fn from(ground: HuntingGround) -> Self {
        Thing::Area(ground_area(ground))
    }
}

impl<'a> From<&'a str> for Thing<'a> {
    fn from(text: &'a str) -> Self {
        Thing::Text(text)
    }
}

impl<'a> From<&'a String> for Thing<'a> {
    fn from(text: &'a String) -> Self {
        Thing::Text(text)
    }
}

/// The area of a city.
pub(crate) const fn city_area(city: City) -> Area {
    match city {
        City::Blackwood => Area::Blackwood,
        City::SilentPeak => Area::SilentPeak,
    }
}

/// The area of a hunting ground.
pub(crate) const fn ground_area(ground: HuntingGround) -> Area {
    match ground {
        HuntingGround::Forest => Area::Forest,
        HuntingGround::Mine => Area::Mine,
        HuntingGround::Fairground => Area::Fairground,
    }
}

impl Named for View {
    type Thing<'t> = Thing<'t>;

    fn name(words: &Words<'_>, thing: Thing<'_>) -> Option<Said> {
        Some(Said::Name(match thing {
            Thing::Seat(seat) => words.person(seat),
            Thing::Area(area) => words.area(area),
            Thing::Hero(hero) => words.hero(hero),
            Thing::Tokens(tokens) => words.tokens(tokens),
            Thing::Resource(resource) => words.resource(resource),
            Thing::Room(room) => words.room(room),
            Thing::Home(home) => words.home(home),
            Thing::Equipment(equipment) => words.equipment(equipment),
            Thing::Event(event) => words.event(event),
            Thing::Leader(leader) => words.leader(leader),
            Thing::Prey(prey) => words.prey(prey),
            Thing::SearchTile(tile) => words.search_tile(tile),
            Thing::Text(text) => text.to_owned(),
            Thing::Count(count) => return Some(Said::Count(count)),
            Thing::Signed(number) => number.to_string().replace('-', "−"),
            Thing::Unsaid => return None,
        }))
    }
}

impl Words<'_> {
    /// A text of which the edition of the words has its own form.
    pub(crate) fn of_edition(&self, id: &str) -> String {
        match self.view.options.naming {
            Edition::Revised => self.say(id),
            Edition::Early => self.say(&format!("{id}-early")),
        }
    }

    /// The name of an area; those of the cities follow the option `naming`.
    pub(crate) fn area(&self, area: Area) -> String {
        let id = format!("outlive-area-{}", slug(area.word()));
        if area.city().is_some() { self.of_edition(&id) } else { self.say(&id) }
    }

    /// What there is to do in an area.
    pub(crate) fn area_about(&self, area: Area) -> String {
        self.say(&format!("outlive-area-{}-about", slug(area.word())))
    }

    /// A hero inside a sentence.
    pub(crate) fn hero(&self, hero: Hero) -> String {
        self.say(&format!("outlive-hero-{}", hero.word()))
    }

    /// The token of the Military Base that lowers the gauge; its name follows the option `naming`.
    pub(crate) fn iodine(&self) -> String {
        self.of_edition("outlive-iodine")
    }

    /// The first phase of a turn; its name follows the option `naming`.
    pub(crate) fn dawn(&self) -> String {
        self.of_edition("outlive-phase-dawn")
    }

    pub(crate) fn resource(&self, resource: Resource) -> String {
        self.say(&format!("outlive-resource-{resource}"))
    }

    /// This many tokens of a resource.
    pub(crate) fn amount(&self, resource: Resource, count: u8) -> String {
        self.say_with(&format!("outlive-amount-{resource}"), &[("count", count.into())])
    }

    /// Tokens in a row, or that there are none.
    pub(crate) fn tokens(&self, tokens: Tokens) -> String {
        if tokens.is_empty() {
            return self.say("outlive-nothing");
        }
        self.list(tokens.iter().map(|(resource, count)| self.amount(resource, count)))
    }

    /// A room; the second of two alike has a number.
    pub(crate) fn room(&self, room: RoomName) -> String {
        let name = self.say(&format!("outlive-room-{}", slug(room.kind.word())));
        match room.copy {
            RoomCopy::First => name,
            RoomCopy::Second => self.say_with("outlive-room-second", &[("room", (&name).into())]),
        }
    }

    /// What a room does.
    pub(crate) fn room_about(&self, kind: Room) -> String {
        self.say(&format!("outlive-room-{}-about", slug(kind.word())))
    }

    /// What a room holds, costs and does.
    pub(crate) fn about_room(&self, kind: Room) -> String {
        let record = kind.record();
        let size =
            self.tell("outlive-seats-of", &[("seats", record.seats.into()), ("food", record.food.into())]);
        self.sentences([size, self.room_about(kind)])
    }

    /// Where a survivor lives.
    pub(crate) fn home(&self, home: Home) -> String {
        match home {
            Home::Airlock => self.say("outlive-airlock"),
            Home::Room(room) => self.room(room),
        }
    }

    pub(crate) fn equipment(&self, kind: Equipment) -> String {
        self.say(&format!("outlive-equipment-{}", slug(kind.word())))
    }

    /// What a tile does.
    pub(crate) fn equipment_about(&self, kind: Equipment) -> String {
        self.say(&format!("outlive-equipment-{}-about", slug(kind.word())))
    }

    pub(crate) fn event(&self, card: EventCard) -> String {
        self.say(&format!("outlive-event-{}", slug(card.word())))
    }

    /// What a card does with this number of players.
    pub(crate) fn event_about(&self, card: EventCard) -> String {
        let column = usize::from(self.view.options.players.clamp(2, 4)) - 2;
        let amount = match card.record().effect {
            EventEffect::Stock(_, by_players) | EventEffect::SearchTiles(by_players) => by_players[column],
            EventEffect::ActionStrength(amount)
            | EventEffect::RadiationUp(amount)
            | EventEffect::LoseGoods(amount)
            | EventEffect::MeatLess(amount)
            | EventEffect::EnduranceMore(amount) => amount,
            EventEffect::LoseSurvivor | EventEffect::LoseFood => 1,
        };
        self.say_with(&format!("outlive-event-{}-about", slug(card.word())), &[("count", amount.into())])
    }

    /// What resolving a card costs, before discounts.
    pub(crate) fn event_cost(&self, card: EventCard) -> String {
        let cost = card.record().cost;
        if card == EventCard::Wanderers {
            return self.say_with("outlive-amount-food", &[("count", cost.len().into())]);
        }
        self.tokens(cost)
    }

    /// A leader; the name of one of them follows the option `naming`.
    pub(crate) fn leader(&self, leader: Leader) -> String {
        let id = format!("outlive-leader-{}", slug(leader.word()));
        if leader == Leader::LilyRoseWely { self.of_edition(&id) } else { self.say(&id) }
    }

    /// What a leader brings.
    pub(crate) fn leader_about(&self, leader: Leader) -> String {
        let record = leader.record();
        let areas = self.list(record.areas.iter().map(|&area| self.area(area)));
        let goods = if record.resources.is_empty() {
            self.say("outlive-leader-draws")
        } else {
            self.tokens(record.resources)
        };
        self.tell(
            "outlive-leader-about",
            &[
                ("age", record.age.into()),
                ("areas", (&areas).into()),
                ("goods", (&goods).into()),
                ("equipment", record.equipment.into()),
            ],
        )
    }

    pub(crate) fn prey(&self, prey: Prey) -> String {
        self.say_with("outlive-prey", &[("endurance", prey.endurance().into())])
    }

    /// What a search tile shows; the name of one of them follows the option `naming`.
    pub(crate) fn search_tile(&self, tile: SearchTile) -> String {
        let id = format!("outlive-search-{tile}");
        if tile == SearchTile::Iodine { self.of_edition(&id) } else { self.say(&id) }
    }

    /// Something with what is said of it.
    pub(crate) fn of(&self, name: &str, what: &str) -> String {
        self.tell("outlive-plain-of", &[("name", name.into()), ("what", what.into())])
    }

    /// Sentences one after another.
    pub(crate) fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        sentences.into_iter().collect::<Vec<_>>().join(&self.say("outlive-sentence-gap"))
    }
}
