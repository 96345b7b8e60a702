//! What areas and heroes are tapped for: the ways they offer, why others are shut, and what is there, in words.

use crate::face::{Choice, Face};
use crate::faces::outlive::board::goods::{price, tile_line, tokens, toughened};
use crate::faces::outlive::board::places::{Pose, heroes_in};
use crate::faces::outlive::board::sprite::{figure, hero_figure, icon};
use crate::faces::outlive::board::touch::{self, Thing};
use crate::faces::outlive::board::visit;
use crate::faces::outlive::board::ways::{self, STEPS, Way};
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::trophies::{events_resolved, prey_taken};
use crate::faces::outlive::words::{Words, slug};
use crate::kit::button::{ORDINARY, Touches, button_about};
use crate::kit::menu::{Kind, menu};
use crate::kit::rule::rule_link;
use kernel::{Refusal, RuleId, Seat};
use maud::{Markup, html};
use outlive::{
    Action, Area, CARGO_CANS, Equipment, EventCard, FIRST_ROW, Gear, Hero, Home, HuntingGround, Resource,
    RoomName, RoomState, SearchTile, State,
};

/// The id of the menu of an area or a hero.
pub(crate) fn menu_id(key: &str) -> String {
    format!("menu-{key}")
}

/// Names all menus: they come when they are wanted.
pub(crate) fn name(words: &Words<'_>, scene: &Scene<'_>) {
    for &area in Area::ALL {
        let id = menu_id(&slug(area.word()));
        scene.parts.later(&id, || area_menu(words, scene, &id, area));
    }
    for (seat, hero) in ways::movers(scene) {
        let id = menu_id(&format!("{}-{hero}", seat.number()));
        scene.parts.later(&id, || hero_menu(words, scene, &id, (seat, hero)));
    }
}

fn area_menu(words: &Words<'_>, scene: &Scene<'_>, id: &str, area: Area) -> Markup {
    let head = html! { (words.area(area)) };
    let offers: Vec<_> = ways::open(scene).filter(|(way, _)| way.to == area).collect();
    let shut: Vec<_> = ways::shut(scene).filter(|(way, _)| way.to == area).collect();
    let visited =
        words.view.visit.is_some_and(|visit| visit.area == area) && touch::visits(scene).next().is_some();
    let told = html! { p { (words.area_about(area)) } (facts(words, area)) };
    let content = html! {
        @if visited { (visit::visit(words, scene, id)) }
        (choices(words, scene, id, &offers, |way| way.hero))
        (blocked(words, &shut, |way| words.hero(way.hero)))
        (far(words, scene, area))
        @if visited || !offers.is_empty() {
            details .fold .there { summary { (words.say("outlive-board-there")) } (told) }
        } @else { (told) }
    };
    menu(id, Kind::Area, &head, &content)
}

fn hero_menu(words: &Words<'_>, scene: &Scene<'_>, id: &str, (seat, hero): (Seat, Hero)) -> Markup {
    let offers: Vec<_> = ways::open(scene).filter(|(way, _)| way.hero == hero).collect();
    let shut: Vec<_> = ways::shut(scene).filter(|(way, _)| way.hero == hero).collect();
    let head = html! { (hero_figure(seat, hero)) (hero_name(words, seat, hero)) };
    let content = html! {
        (choices(words, scene, id, &offers, |way| way.to))
        (blocked(words, &shut, |way| words.area(way.to)))
    };
    menu(id, Kind::Area, &head, &content)
}

/// The clan whose shelter lies open: its leader, what it has hunted, the events it has resolved.
pub(crate) fn clan_menu(words: &Words<'_>, id: &str, seat: Seat) -> Markup {
    let known = words.view.seat(seat);
    let head = html! { (figure(seat)) (words.person(seat)) };
    let content = html! {
        @if let Some(leader) = known.leader {
            p { b { (words.leader(leader)) } }
            div .led { (pictures::leaders::leader(leader)) p .hint { (words.leader_about(leader)) } }
        }
        @if let Some(prey) = prey_taken(words, known) { p { (prey) } }
        @if let Some(events) = events_resolved(words, known) { p { (events) } }
    };
    menu(id, Kind::Area, &head, &content)
}

/// What can be done with a thing of this seat, and what is said about it.
fn thing_menu(
    words: &Words<'_>,
    scene: &Scene<'_>,
    id: &str,
    (seat, thing): (Seat, Thing),
    head: &Markup,
    about: &Markup,
) -> Markup {
    let offers = touch::offers(scene, seat, thing);
    let touches = |seat, action| touch::touches(words.view, seat, thing, action);
    menu(id, Kind::Area, head, &html! { (touch::buttons(words, scene, id, &offers, touches)) (about) })
}

/// The airlock of a shelter.
pub(crate) fn airlock_menu(words: &Words<'_>, scene: &Scene<'_>, id: &str, seat: Seat) -> Markup {
    let head = html! { (words.say("outlive-airlock")) };
    let about = html! { p { (words.say("outlive-shelter-airlock-about")) } };
    thing_menu(words, scene, id, (seat, Thing::Home(Home::Airlock)), &head, &about)
}

/// A room of a shelter.
pub(crate) fn room_menu(
    words: &Words<'_>,
    scene: &Scene<'_>,
    id: &str,
    seat: Seat,
    (name, room): (RoomName, RoomState),
) -> Markup {
    let (record, most) = (room.kind.record(), room.kind.most());
    let head = html! { (words.room(name)) };
    let about = html! {
        p { (words.about_room(room.kind)) }
        @if !room.built { p .hint { (words.tell("outlive-shelter-needs-seats", &[("count", record.seats.into())])) } }
        @if most > record.seats { p .hint { (words.tell("outlive-shelter-growth", &[("count", most.into())])) } }
    };
    thing_menu(words, scene, id, (seat, Thing::Home(Home::Room(name))), &head, &about)
}

/// A tile of a shelter.
pub(crate) fn tile_menu(
    words: &Words<'_>,
    scene: &Scene<'_>,
    id: &str,
    seat: Seat,
    kind: Equipment,
) -> Markup {
    let (head, about) = (tile_head(words, kind), face(words, kind));
    thing_menu(words, scene, id, (seat, Thing::Tile(kind)), &head, &about)
}

/// A tile that a city shows, and how it is taken by the hero that is there.
pub(crate) fn ware_menu(words: &Words<'_>, scene: &Scene<'_>, id: &str, kind: Equipment) -> Markup {
    let offers: Vec<&Choice<Action>> =
        scene.choices.iter().filter(|choice| choice.action == Action::Take(kind)).collect();
    let take = touch::buttons(words, scene, id, &offers, |_, _| Touches::default());
    menu(id, Kind::Area, &tile_head(words, kind), &html! { (take) (face(words, kind)) })
}

fn tile_head(words: &Words<'_>, kind: Equipment) -> Markup {
    html! { (words.equipment(kind)) (tokens(words, kind.cost())) }
}

/// What a tile shows, what it does, and which one it belongs to.
fn face(words: &Words<'_>, kind: Equipment) -> Markup {
    let symbol = words.say(&format!("outlive-symbol-{}", kind.record().symbol));
    let pair = [("symbol", (&symbol).into()), ("equipment", kind.twin().into())];
    html! {
        div .led {
            (pictures::equipment::equipment(kind))
            div {
                p { (words.equipment_about(kind)) }
                p .hint { (words.tell("outlive-shelter-symbol", &pair)) }
            }
        }
    }
}

/// A token of the acting seat's store that is good for something now.
pub(crate) fn good_menu(
    words: &Words<'_>,
    scene: &Scene<'_>,
    id: &str,
    seat: Seat,
    resource: Resource,
) -> Markup {
    let head = html! { (words.amount(resource, words.view.seat(seat).tokens.count(resource))) };
    thing_menu(words, scene, id, (seat, Thing::Good(resource)), &head, &html! {})
}

/// An open event.
pub(crate) fn event_menu(words: &Words<'_>, scene: &Scene<'_>, id: &str, card: EventCard) -> Markup {
    let (head, seat) = (html! { (words.event(card)) }, scene.acting.unwrap_or_default());
    let about = html! { p { (words.event_about(card)) } (price(words, card)) };
    thing_menu(words, scene, id, (seat, Thing::Event(card)), &head, &about)
}

/// What a button of a menu names: what the menu itself does not.
trait Named {
    fn label(self, words: &Words<'_>, scene: &Scene<'_>) -> Markup;
}

impl Named for Hero {
    fn label(self, words: &Words<'_>, scene: &Scene<'_>) -> Markup {
        let seat = scene.acting.unwrap_or_default();
        let from = words.view.seat(seat).hero(self).area;
        html! {
            (hero_figure(seat, self))
            @match from {
                Some(from) => (words.tell("outlive-board-hero-from", &[("hero", self.into()), ("area", from.into())])),
                None => (words.tell("outlive-board-hero-begins", &[("hero", self.into()), ("strength", self.strength().into())])),
            }
        }
    }
}

impl Named for Area {
    fn label(self, words: &Words<'_>, _scene: &Scene<'_>) -> Markup {
        html! { (words.area(self)) }
    }
}

/// The ways a menu offers, as buttons of the form.
fn choices<T: Named>(
    words: &Words<'_>,
    scene: &Scene<'_>,
    id: &str,
    offers: &[(Way, &Choice<Action>)],
    named: fn(Way) -> T,
) -> Markup {
    let buttons = html! {
        @for (way, choice) in offers {
            @let shown = html! {
                span {
                    (named(*way).label(words, scene))
                    @if let Some(gear) = way.with { " " span .cost { (with(words, gear)) } }
                    @if let Some(why) = ways::mover(scene).and_then(|seat| ways::in_vain(words.view, seat, way.to)) { " " span .cost .vain { (words.say(why)) } }
                    @if let Some(seat) = ways::mover(scene) {
                        @for (target, hero, count) in ways::presses(words.view, seat, way.hero, way.to) {
                            " " span .cost .pressing-there { (words.tell("outlive-way-presses", &[("target", target.into()), ("hero", hero.into()), ("count", count.into())])) }
                        }
                    }
                }
            };
            (button_about(id, choice, ORDINARY, &shown, None, &led(scene, *way)))
        }
    };
    html! { @if !offers.is_empty() { div .choices { (buttons) } } }
}

/// What a way touches: the hero, and the area it is dragged onto.
fn led(scene: &Scene<'_>, way: Way) -> Touches {
    let area = format!("area-{}", slug(way.to.word()));
    let seat = scene.acting.unwrap_or_default();
    let lies = if scene.view.seat(seat).hero(way.hero).area.is_some() { "hero" } else { "waiting" };
    let hero = format!("{lies}-{}-{}", seat.number(), way.hero);
    Touches { onto: vec![area.clone()], marks: vec![hero, area] }
}

/// What helps a movement.
fn with(words: &Words<'_>, gear: Gear) -> String {
    words.say(&format!("outlive-board-with-{}", slug(gear.word())))
}

/// Ways that are refused, by the reason.
fn blocked(words: &Words<'_>, shut: &[(Way, Refusal)], named: impl Fn(Way) -> String) -> Markup {
    let mut reasons: Vec<(Refusal, Vec<String>)> = Vec::new();
    for &(way, why) in shut {
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, names)) => names.push(named(way)),
            None => reasons.push((why, vec![named(way)])),
        }
    }
    html! {
        @for (why, names) in reasons {
            p .blocked {
                span .what { (words.list(names)) }
                span .why { (State::refusal(words.texts, &why)) }
                (rule_link::<State>(words.texts, why.rule))
            }
        }
    }
}

/// O6.3 This seat's heroes that are too far away.
fn far(words: &Words<'_>, scene: &Scene<'_>, area: Area) -> Markup {
    let Some(seat) = ways::mover(scene) else { return html! {} };
    let reaches = |hero: Hero| ways::open(scene).any(|(way, _)| way.hero == hero && way.to == area);
    let far: Vec<String> = Hero::ALL
        .iter()
        .copied()
        .filter(|&hero| {
            let known = words.view.seat(seat).hero(hero);
            !known.active && known.area.is_some_and(|from| from.distance(area) > STEPS) && !reaches(hero)
        })
        .map(|hero| words.hero(hero))
        .collect();
    html! {
        @if !far.is_empty() {
            p .blocked {
                span .what { (words.list(far)) }
                span .why { (words.say("outlive-board-far")) }
                (rule_link::<State>(words.texts, RuleId("O6.3")))
            }
        }
    }
}

/// A hero that is picked up, with whose it is and where it lies.
pub(crate) fn hero_name(words: &Words<'_>, seat: Seat, hero: Hero) -> String {
    let (who, which) = (("who", seat.into()), ("hero", hero.into()));
    match words.view.seat(seat).hero(hero).area {
        Some(area) => words.tell("outlive-board-hero-lying", &[who, which, ("area", area.into())]),
        None => words.tell("outlive-board-hero-waiting", &[who, which]),
    }
}

/// An area and all that is there, in one line.
pub(crate) fn about(words: &Words<'_>, area: Area, heroes: &[(Seat, Hero, Pose)]) -> String {
    let heroes = heroes.iter().map(|&(seat, hero, pose)| hero_here(words, seat, hero, pose));
    words.list(std::iter::once(words.area(area)).chain(goods(words, area)).chain(heroes))
}

/// A hero where it stands, with whose it is and whether it has acted.
pub(crate) fn hero_here(words: &Words<'_>, seat: Seat, hero: Hero, pose: Pose) -> String {
    let id = match pose {
        Pose::Lying => "outlive-board-here-lying",
        Pose::Acting => "outlive-board-here-acting",
        Pose::Standing => "outlive-board-here-standing",
    };
    words.tell(id, &[("who", seat.into()), ("hero", hero.into())])
}

/// What lies in an area, in words.
pub(crate) fn goods(words: &Words<'_>, area: Area) -> Vec<String> {
    let view = words.view;
    let mut goods = Vec::new();
    goods.extend(area.resource().map(|resource| words.amount(resource, view.stock(area))));
    if area == Area::MilitaryBase {
        let id = if view.iodine { "outlive-board-iodine" } else { "outlive-board-iodine-used" };
        goods.push(words.say_with(id, &[("iodine", (&words.iodine()).into())]));
    }
    goods.extend(area.hunting_ground().map(|ground| pile(words, ground)));
    if let Some(city) = area.city() {
        let known = view.city(city);
        goods.push(words.tell("outlive-board-search", &[("count", known.face_down.len().into())]));
    }
    if area == Area::CargoShip {
        let waiting =
            (FIRST_ROW..).zip(view.cargo).filter(|(_, there)| *there).map(|(row, _)| row.to_string());
        let rows = words.list(waiting);
        let id = if rows.is_empty() { "outlive-board-no-survivors" } else { "outlive-board-survivors" };
        goods.push(words.tell(id, &[("rows", (&rows).into())]));
    }
    goods
}

/// O3.4 O22.12 A pile of prey: the kind of its open tile, what it endures now, and how many tiles there are.
fn pile(words: &Words<'_>, ground: HuntingGround) -> String {
    let pile = words.view.prey(ground);
    let Some(top) = pile.tiles.first().copied().flatten() else { return words.say("outlive-board-no-prey") };
    let (kind, count) = (("endurance", top.endurance().into()), ("count", pile.left.into()));
    match toughened(words.view) {
        None => words.tell("outlive-board-prey", &[kind, count]),
        Some((event, more)) => words.tell(
            "outlive-board-prey-toughened",
            &[kind, count, ("now", (top.endurance() + more).into()), ("event", event.into())],
        ),
    }
}

/// What is in an area, line by line, with the equipment a city shows.
fn facts(words: &Words<'_>, area: Area) -> Markup {
    html! {
        ul .facts {
            @for line in goods(words, area) { li { (line) } }
            @for line in cargo_rows(words, area) { li { (line) } }
            @if let Some(below) = known_prey(words, area) { li { (icon("prey")) (below) } }
            @for line in search_tiles(words, area) { li { (line) } }
            @for (seat, hero, pose) in heroes_in(words.view, area) {
                li .with-figure { (hero_figure(seat, hero)) (hero_here(words, seat, hero, pose)) }
            }
        }
        @if let Some(city) = area.city() {
            ul .tile-lines { @for kind in words.view.city(city).shown.iter() { (tile_line(words, kind)) } }
        }
    }
}

/// All of it in lines of text.
pub(crate) fn facts_in_words(words: &Words<'_>, area: Area) -> Vec<String> {
    let heroes = heroes_in(words.view, area).map(|(seat, hero, pose)| hero_here(words, seat, hero, pose));
    let shown = area.city().map(|city| words.view.city(city).shown);
    let shown = shown.iter().flat_map(|tiles| tiles.iter()).map(|kind| words.equipment(kind));
    let lines = goods(words, area).into_iter().chain(cargo_rows(words, area));
    lines.chain(known_prey(words, area)).chain(search_tiles(words, area)).chain(shown).chain(heroes).collect()
}

/// O10.4 The cans of the rows of the Cargo Ship.
fn cargo_rows(words: &Words<'_>, area: Area) -> Vec<String> {
    let rows = (FIRST_ROW..).zip(CARGO_CANS).filter(|_| area == Area::CargoShip);
    rows.map(|(row, cans)| words.tell("outlive-board-row", &[("row", row.into()), ("count", cans.into())]))
        .collect()
}

/// O21.20 The tiles below the top, for those who have looked through the pile.
fn known_prey(words: &Words<'_>, area: Area) -> Option<String> {
    let pile = words.view.prey(area.hunting_ground()?);
    let below: Vec<String> =
        pile.tiles.iter().skip(1).flatten().map(|prey| prey.endurance().to_string()).collect();
    let told =
        || words.say_with("outlive-board-prey-below", &[("tiles", (&words.list(below.clone())).into())]);
    (!below.is_empty()).then(told)
}

/// Search tiles: what the pile holds, in its order for those who have looked, and what lies open.
fn search_tiles(words: &Words<'_>, area: Area) -> Vec<String> {
    let Some(city) = area.city() else { return Vec::new() };
    let known = words.view.city(city);
    let told = |id: &str, tiles: Vec<SearchTile>| {
        let tiles = words.list(tiles.into_iter().map(|tile| words.search_tile(tile)));
        words.say_with(id, &[("tiles", (&tiles).into())])
    };
    let mut lines = vec![match &known.order {
        Some(order) => told("outlive-board-search-order", order.clone()),
        None => told("outlive-board-search-holds", known.face_down.iter().collect()),
    }];
    if !known.open.is_empty() {
        lines.push(told("outlive-board-search-open", known.open.iter().collect()));
    }
    lines
}
