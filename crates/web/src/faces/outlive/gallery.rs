//! The gallery: everything that has a name.

use super::board::goods::tokens;
use super::board::sprite::{half, seat_letter};
use super::pictures::rooms::Stage;
use super::pictures::signs::Sign;
use super::pictures::{equipment, events, goods, heroes, leaders, places, prey, rooms, signs};
use super::words::Words;
use crate::gallery::{Exhibit, Marks, Shelf, Shown};
use crate::kit::picture::Picture;
use i18n::Texts;
use kernel::{Game, Seat, Viewer};
use maud::html;
use outlive::{
    Area, CITIES, EQUIPMENT_COPIES, Equipment, EventCard, FOOD, Hero, Leader, MATERIALS, MEAT, Options,
    PREY_COPIES, Prey, RADIATION, ROOM_COPIES, Resource, Room, SURVIVORS, SearchTile, State, TOKENS,
    search_tiles,
};

/// Seats of a full table, hence clans and shelters.
const CLANS: u8 = 4;

/// Shelf by shelf.
pub(super) fn shelves(texts: &Texts) -> Vec<Shelf> {
    let Ok(game) = State::new(&Options { players: CLANS, ..Options::default() }) else { return Vec::new() };
    let view = game.view(Viewer::Spectator);
    let words = Words { texts, view: &view, people: &[] };
    let shelf = |id, exhibits| {
        let name = words.say(&format!("outlive-gallery-{id}"));
        Shelf { id, name, exhibits, shown: Shown::Openly }
    };
    vec![
        shelf("areas", Area::ALL.iter().map(|&kind| area(&words, kind)).collect()),
        shelf("equipment", Equipment::ALL.iter().map(|&kind| tile(&words, kind)).collect()),
        shelf(
            "rooms",
            std::iter::once(airlock(&words))
                .chain(Room::ALL.iter().map(|&kind| room(&words, kind)))
                .collect(),
        ),
        shelf("plans", Room::ALL.iter().map(|&kind| plan(&words, kind)).collect()),
        shelf("events", EventCard::ALL.iter().map(|&card| event(&words, card)).collect()),
        shelf("leaders", Leader::ALL.iter().map(|&card| leader(&words, card)).collect()),
        shelf(
            "heroes",
            Seat::first(CLANS)
                .flat_map(|seat| Hero::ALL.iter().map(move |&piece| (seat, piece)))
                .map(|(seat, piece)| hero(&words, seat, piece))
                .collect(),
        ),
        shelf("prey", Prey::ALL.iter().map(|&kind| hunted(&words, kind)).collect()),
        shelf("resources", Resource::ALL.iter().map(|&kind| resource(&words, kind)).collect()),
        shelf("search-tiles", SearchTile::ALL.iter().map(|&kind| search_tile(&words, kind)).collect()),
        shelf("signs", other_things(&words)),
    ]
}

fn exhibit(name: String, kind: String, lines: Vec<String>, picture: Picture) -> Exhibit {
    Exhibit { name, kind, lines, count: 1, picture, marks: None, class: "" }
}

fn area(words: &Words<'_>, area: Area) -> Exhibit {
    let kind = match (area.city(), area.hunting_ground()) {
        (Some(_), _) => "outlive-gallery-city",
        (None, Some(_)) => "outlive-gallery-hunting-ground",
        (None, None) => "outlive-gallery-area",
    };
    Exhibit {
        class: "place",
        ..exhibit(words.area(area), words.say(kind), vec![words.area_about(area)], places::area(area))
    }
}

fn tile(words: &Words<'_>, kind: Equipment) -> Exhibit {
    let symbol = words.say(&format!("outlive-symbol-{}", kind.record().symbol));
    let pair = words
        .tell("outlive-shelter-symbol", &[("symbol", (&symbol).into()), ("equipment", kind.twin().into())]);
    let marks = Marks {
        drawn: html! { (tokens(words, kind.cost())) (half(kind)) },
        said: words.tell("outlive-gallery-repair", &[("tokens", kind.cost().into())]),
    };
    let lines = vec![words.equipment_about(kind), pair];
    Exhibit {
        marks: Some(marks),
        count: EQUIPMENT_COPIES.into(),
        ..exhibit(words.equipment(kind), words.say("outlive-gallery-tile"), lines, equipment::equipment(kind))
    }
}

/// How many tiles of a room there are: every clan has one of each basic kind.
fn tiles(kind: Room) -> u32 {
    u32::from(if kind.is_basic() { CLANS } else { ROOM_COPIES })
}

fn room(words: &Words<'_>, kind: Room) -> Exhibit {
    let which = if kind.is_basic() { "outlive-gallery-room-basic" } else { "outlive-gallery-room-advanced" };
    Exhibit {
        count: tiles(kind),
        ..exhibit(
            words.room(kind.into()),
            words.say(which),
            vec![words.about_room(kind)],
            rooms::room(kind, Stage::Built(kind.record().seats)),
        )
    }
}

fn plan(words: &Words<'_>, kind: Room) -> Exhibit {
    let about = words.tell("outlive-gallery-plan-about", &[("seats", kind.record().seats.into())]);
    Exhibit {
        count: tiles(kind),
        ..exhibit(
            words.room(kind.into()),
            words.say("outlive-gallery-plan"),
            vec![about],
            rooms::room(kind, Stage::Plan),
        )
    }
}

fn airlock(words: &Words<'_>) -> Exhibit {
    let about = words.say("outlive-shelter-airlock-about");
    Exhibit {
        count: CLANS.into(),
        ..exhibit(
            words.say("outlive-airlock"),
            words.say("outlive-gallery-shelter"),
            vec![about],
            rooms::airlock(1, words.view.options.airlock_rows.sizes()),
        )
    }
}

fn event(words: &Words<'_>, card: EventCard) -> Exhibit {
    let which = if card.is_shortage() { "outlive-gallery-event-shortage" } else { "outlive-gallery-event" };
    let cost = words.event_cost(card);
    let worth = words.tell(
        "outlive-plain-event-cost",
        &[("cost", (&cost).into()), ("points", card.record().points.into())],
    );
    let lines = vec![words.event_about(card), worth];
    Exhibit { class: "ticket", ..exhibit(words.event(card), words.say(which), lines, events::event(card)) }
}

fn leader(words: &Words<'_>, leader: Leader) -> Exhibit {
    exhibit(
        words.leader(leader),
        words.say("outlive-gallery-leader"),
        vec![words.leader_about(leader)],
        leaders::leader(leader),
    )
}

fn hero(words: &Words<'_>, seat: Seat, hero: Hero) -> Exhibit {
    let clan = seat_letter(seat).to_string();
    let name = words.tell("outlive-gallery-hero-name", &[("clan", (&clan).into()), ("hero", hero.into())]);
    let about = words.tell("outlive-gallery-hero-about", &[("strength", hero.strength().into())]);
    exhibit(name, words.say("outlive-gallery-hero"), vec![about], heroes::hero(seat, hero))
}

fn hunted(words: &Words<'_>, kind: Prey) -> Exhibit {
    let [first, .., most] = MEAT[kind as usize];
    let lines = vec![
        words.tell("outlive-gallery-prey-about", &[("endurance", kind.endurance().into())]),
        words.tell("outlive-gallery-prey-meat", &[("first", first.into()), ("most", most.into())]),
    ];
    Exhibit {
        count: PREY_COPIES.into(),
        ..exhibit(words.prey(kind), words.say("outlive-gallery-prey-kind"), lines, prey::prey(kind))
    }
}

fn resource(words: &Words<'_>, kind: Resource) -> Exhibit {
    let which = match (MATERIALS.contains(kind), FOOD.contains(kind)) {
        (true, _) => "outlive-gallery-material",
        (false, true) => "outlive-gallery-food",
        (false, false) => "outlive-gallery-ammo",
    };
    let area = Area::ALL.iter().find(|area| area.resource() == Some(kind));
    let from = match area {
        Some(&area) => words.tell("outlive-gallery-resource-gathered", &[("area", area.into())]),
        None => words.say(&format!("outlive-gallery-resource-{kind}")),
    };
    Exhibit {
        count: TOKENS.into(),
        ..exhibit(words.resource(kind), words.say(which), vec![from], goods::resource(kind))
    }
}

fn search_tile(words: &Words<'_>, tile: SearchTile) -> Exhibit {
    let gives = match tile.gives() {
        Some(resource) => {
            let goods = words.amount(resource, 1);
            words.tell("outlive-gallery-search-gives", &[("goods", (&goods).into())])
        }
        None => words.say(&format!("outlive-gallery-search-{tile}")),
    };
    Exhibit {
        count: u32::from(search_tiles().of(tile)) * CITIES as u32,
        ..exhibit(
            words.search_tile(tile),
            words.say("outlive-gallery-search-tile"),
            vec![gives],
            goods::search_tile(tile),
        )
    }
}

/// What no row describes, and the nights by their radiation.
fn other_things(words: &Words<'_>) -> Vec<Exhibit> {
    let say = |word: &str| words.say(&format!("outlive-gallery-{word}"));
    let thing = |name: String, kind: &str, about: &str, sign: Sign, count: u32| Exhibit {
        count,
        ..exhibit(name, say(kind), vec![say(about)], signs::sign(sign))
    };
    let mut things = vec![
        thing(say("survivor"), "token", "survivor-about", Sign::Survivor, SURVIVORS.into()),
        thing(words.iodine(), "token", "iodine-about", Sign::Iodine, 1),
        thing(say("first"), "token", "first-about", Sign::First, 1),
        thing(say("gauge"), "shelter", "gauge-about", Sign::Gauge, CLANS.into()),
        thing(say("purifier"), "board", "purifier-about", Sign::Purifier, 1),
        thing(words.dawn(), "phase", "dawn-about", Sign::Dawn, 1),
        thing(words.say("outlive-phase-day"), "phase", "day-about", Sign::Day, 1),
        thing(words.say("outlive-phase-night"), "phase", "night-about", Sign::Night, 1),
    ];
    let mut levels = RADIATION.to_vec();
    levels.dedup();
    things.extend(levels.into_iter().map(|points| {
        let named = [("points", points.into())];
        let about = words.tell("outlive-gallery-radiation-about", &named);
        let name = words.tell("outlive-gallery-radiation", &named);
        exhibit(name, say("radiation-kind"), vec![about], signs::radiation(points))
    }));
    things
}
