//! The shelters: rooms, airlock, radiation gauge, tokens and equipment. The reader's own lies open as cards that are touched, the
//! others are rows that unfold.

use crate::account::signed;
use crate::faces::outlive::board::dealt::food;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::night::{self, Eve};
use crate::faces::outlive::board::score;
use crate::faces::outlive::board::shelter_tiles::{equipment, store, trophies};
use crate::faces::outlive::board::sprite::{figure, icon, seat_class, token};
use crate::faces::outlive::board::touch::{self, Thing};
use crate::faces::outlive::pictures::{self, rooms::Stage};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::seats::seats;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::later::menu_link;
use crate::kit::part::Slot;
use crate::kit::picture::Picture;
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use outlive::{GAUGE, Home, Leader, Resource, Room, RoomName, RoomState, SeatView, Todo};

/// The seat whose shelter lies open: the one the viewer decides for.
pub(crate) fn open(scene: &Scene<'_>) -> Option<Seat> {
    let own = match scene.view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    scene.acting.or(scene.mine.first()).or(own)
}

/// All shelters: how each clan stands, in turn order after that of the open shelter, which follows, and the points so far.
pub(crate) fn shelters(words: &Words<'_>, scene: &Scene<'_>, open: Option<Seat>) -> Slot {
    let others = seats(words.view).filter(|(seat, _)| Some(*seat) != open);
    let others: Vec<Slot> = others.map(|(seat, _)| folded_shelter(words, scene, seat)).collect();
    let points = (!words.view.over).then(|| score::points(words, scene)).flatten();
    let own = open.map(|seat| (seat, portrait(words, scene, seat), head(words, scene, seat, Lies::Open)));
    let clans = html! {
        div #clans .clans {
            @if let Some((seat, portrait, head)) = own {
                div #own-clan .own-clan .(seat_class(seat)) .to-act[acts(words, seat)] { @if let Some(portrait) = portrait { (portrait) } (head) }
            }
            div #other-clans .other-clans { @for other in others { (other) } }
            @if let Some(points) = points { (points) }
        }
    };
    let clans = scene.frame("clans", clans);
    let shelters = html! {
        section #shelters .shelters aria-labelledby="shelters-title" {
            h2 #shelters-title .unseen { (words.say("outlive-shelters")) }
            (clans)
            @if let Some(seat) = open { (open_shelter(words, scene, seat)) }
        }
    };
    scene.frame("shelters", shelters)
}

fn open_shelter(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Slot {
    let known = words.view.seat(seat);
    let menu = menu_id(&format!("clan-{}", seat.number()));
    scene.parts.later(&menu, || menus::clan_menu(words, &menu, seat));
    let id = format!("shelter-{}", seat.number());
    let shelter = html! {
        article id=(id) .shelter .dock .mine .(seat_class(seat)) aria-label=(words.person(seat)) {
            (rooms(words, scene, seat, known, Lies::Open))
            (store(words, scene, seat, known.tokens))
            (equipment(words, scene, seat, known, Lies::Open))
            (gauge(words, scene, seat, known))
        }
    };
    scene.frame(&id, shelter)
}

fn folded_shelter(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Slot {
    let known = words.view.seat(seat);
    let id = format!("shelter-of-{}", seat.number());
    let shelter = html! {
        details id=(id) .shelter .panel .(seat_class(seat)) .to-act[acts(words, seat)] {
            summary { @if let Some(portrait) = portrait(words, scene, seat) { (portrait) } (head(words, scene, seat, Lies::Folded)) }
            @if let Some(leader) = known.leader { (led(words, scene, seat, leader)) }
            (store(words, scene, seat, known.tokens))
            (gauge(words, scene, seat, known))
            (rooms(words, scene, seat, known, Lies::Folded))
            (equipment(words, scene, seat, known, Lies::Folded))
            @if let Some(trophies) = trophies(words, scene, seat, known) { (trophies) }
        }
    };
    scene.frame(&id, shelter)
}

/// How a shelter lies on the table: a folded one is not pictured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lies {
    /// As cards with pictures.
    Open,
    /// In short.
    Folded,
}

/// Whether the seat has to act. What says so is there all the time, and seen where this holds: it changes with every move.
fn acts(words: &Words<'_>, seat: Seat) -> bool {
    words.view.asked.contains(seat) && words.view.seat(seat).todo == Todo::Nothing
}

/// Whose it is, how the clan stands, and what the night will ask of it. The leader of the open shelter is touched for what is told
/// of the clan.
fn head(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, lies: Lies) -> Slot {
    let known = words.view.seat(seat);
    let first = words.view.first == seat && words.view.turn > 0;
    let eve = Eve::of(words, known);
    let id = format!("shelter-head-{}", seat.number());
    let input = (lies, known.leader, first, known.todo, known.survivors(), known.score.total, eve);
    scene.part(&id, input, |_| {
        let survivors = words.tell("outlive-survivors", &[("count", known.survivors().into())]);
        let points = words.tell("outlive-score-total", &[("points", (&signed(known.score.total)).into())]);
        let leader = known.leader.map(|leader| words.leader(leader)).unwrap_or_default();
        html! {
            header id=(id) {
                (figure(seat))
                h3 { (words.person(seat)) }
                @match (lies, known.leader) {
                    (Lies::Open, Some(_)) => {
                        @let key = format!("clan-{}", seat.number());
                        (menu_link(scene, &format!("show-{key}"), "leader", &menu_id(&key), None, &leader))
                    }
                    (Lies::Folded, Some(_)) => span .leader { (leader) },
                    (Lies::Open | Lies::Folded, None) => "",
                }
                span .keys {
                    span .key title=(survivors) aria-label=(survivors) role="img" { (icon("survivor")) (known.survivors()) }
                    span .key title=(points) aria-label=(points) role="img" { (icon("star")) (signed(known.score.total)) }
                    (night::keys(words, eve))
                }
                @if first { span .tag .plain { (words.say("outlive-first")) } }
                @if known.todo == Todo::Nothing { span .tag .acts { (words.say("outlive-to-act")) } }
                @else { span .tag .todo { (night::owes(words, known.todo)) } }
            }
        }
    })
}

/// The face of the clan's leader: a part of its own, since it stays as it is.
fn portrait(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Option<Slot> {
    let id = format!("portrait-{}", seat.number());
    let leader = words.view.seat(seat).leader?;
    Some(scene.part(
        &id,
        leader,
        |&leader| html! { span id=(id) .portrait aria-hidden="true" { (pictures::leaders::portrait(leader)) } },
    ))
}

/// Who leads the clan, with what that brings one tap away.
fn led(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, leader: Leader) -> Slot {
    let id = format!("leader-{}", seat.number());
    scene.part(&id, leader, |&leader| {
        html! {
            details id=(id) .fold .ability {
                summary { (words.leader(leader)) }
                div .led { (pictures::leaders::leader(leader)) p .hint { (words.leader_about(leader)) } }
            }
        }
    })
}

/// O1.8 The radiation gauge, from the best space to the worst.
fn gauge(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView) -> Slot {
    let id = format!("gauge-{}", seat.number());
    scene.part(&id, known.gauge, |&marker| {
        let value = signed(known.radiation().into());
        let told = words.say_with("outlive-shelter-gauge", &[("value", (&value).into())]);
        html! {
            div id=(id) .gauge {
                span .caption { (icon("radiation")) (words.say("outlive-shelter-radiation")) }
                div .spaces role="img" aria-label=(told) title=(told) {
                    @for (place, &worth) in GAUGE.iter().enumerate() {
                        span .(slope(worth)) .now[place == usize::from(marker)] { (signed(worth.into())) }
                    }
                }
            }
        }
    })
}

fn slope(worth: i8) -> &'static str {
    match worth {
        1.. => "good",
        0 => "even",
        -4..=-1 => "bad",
        ..=-5 => "worse",
    }
}

/// The airlock and the rooms.
fn rooms(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView, lies: Lies) -> Slot {
    let id = format!("rooms-{}", seat.number());
    let mine = lies == Lies::Open;
    let sizes = words.view.options.airlock_rows.sizes();
    let lock_seen = mine
        .then(|| seen(scene, seat, "airlock", known.airlock, |&taken| pictures::rooms::lock(taken, sizes)));
    let airlock = airlock(words, scene, seat, known);
    let room = |(name, room): (RoomName, &RoomState)| {
        let stage = if room.built { Stage::Built(room.survivors) } else { Stage::Plan };
        let look = (room.kind, stage);
        let picture = |&(kind, stage): &(Room, Stage)| pictures::rooms::inside_of(kind, stage);
        let seen = mine.then(|| seen(scene, seat, &slug(&name.to_string()), look, picture));
        (seen, room_card(words, scene, seat, name, *room))
    };
    let rooms = html! {
        div id=(id) .rooms {
            div .cell { @if let Some(seen) = lock_seen { (seen) } (airlock) }
            @for (seen, card) in known.rooms.named().map(room) {
                div .cell { @if let Some(seen) = seen { (seen) } (card) }
            }
        }
    };
    scene.frame(&id, rooms)
}

/// What a room looks like: a part of its own, since it changes less often than what is said of it.
fn seen<I: PartialEq + Send + Sync + 'static>(
    scene: &Scene<'_>,
    seat: Seat,
    key: &str,
    input: I,
    picture: impl FnOnce(&I) -> Picture,
) -> Slot {
    let id = format!("seen-{}-{key}", seat.number());
    scene.part(&id, input, |input| html! { div id=(id) .seen { (picture(input)) } })
}

/// O1.7 The airlock with its two rows of seats.
fn airlock(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView) -> Slot {
    let key = format!("airlock-{}", seat.number());
    let (menu, thing) = (menu_id(&key), Thing::Home(Home::Airlock));
    scene.parts.later(&menu, || menus::airlock_menu(words, scene, &menu, seat));
    let lit = touch::is_lit(scene, seat, thing);
    scene.part(&key, (known.airlock, lit), |&(taken, lit)| {
        let [first, second] = words.view.options.airlock_rows.sizes();
        let (_, water) = known.needs(&words.view.options);
        let needs = words.tell("outlive-shelter-water", &[("count", water.into())]);
        let name = words.say("outlive-airlock");
        html! {
            div id=(key) .room .airlock .lit[lit]
                data-kept=(words.say("outlive-night-kept-out")) data-passed=(words.say("outlive-night-gets-through")) {
                p .name { b { (name) } span .key title=(needs) aria-label=(needs) role="img" { (token(Resource::Water)) (water) } }
                p .row .seats-row { (places(words, taken.min(first), first)) (places(words, taken.saturating_sub(first), second)) }
                (menu_link(scene, &format!("show-{key}"), "touch", &menu, Some(&name), ""))
            }
        }
    })
}

/// Seats, taken and free.
fn places(words: &Words<'_>, taken: u8, seats: u8) -> Markup {
    let told = words.tell("outlive-shelter-seats", &[("count", taken.into()), ("seats", seats.into())]);
    html! {
        span .seat-marks role="img" aria-label=(told) title=(told) {
            @for place in 0..seats.max(taken) {
                @if place < taken { (icon("survivor")) } @else { i .free {} }
            }
        }
    }
}

/// A room. It is touched for what it does and what can be done about it.
fn room_card(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, name: RoomName, room: RoomState) -> Slot {
    let key = format!("room-{}-{}", seat.number(), slug(&name.to_string()));
    let menu = menu_id(&key);
    scene.parts.later(&menu, || menus::room_menu(words, scene, &menu, seat, (name, room)));
    let lit = touch::is_lit(scene, seat, Thing::Home(Home::Room(name)));
    scene.part(&key, (room, lit), |&(room, lit)| {
        let record = room.kind.record();
        let set = if room.kind.is_basic() { "basic" } else { "advanced" };
        let state = match (room.built, room.is_full(), room.used) {
            (false, ..) => "unbuilt",
            (true, false, _) => "built",
            (true, true, false) => "full",
            (true, true, true) => "full spent",
        };
        let called = words.room(name);
        html! {
            div id=(key) .room .(set) .(state) .lit[lit] {
                p .name { b { (called) } (food(words, room.kind)) }
                p .row {
                    @if room.built { (places(words, room.survivors, record.seats)) }
                    @match (room.built, room.is_full(), room.used) {
                        (false, ..) => span .tag .plain { (words.say("outlive-shelter-unbuilt")) },
                        (true, false, _) => span .tag .plain aria-hidden="true" { (room.survivors) "/" (record.seats) },
                        (true, true, false) => span .tag .works { (words.say("outlive-shelter-full")) },
                        (true, true, true) => span .tag .plain { (words.say("outlive-shelter-used")) },
                    }
                }
                (menu_link(scene, &format!("show-{key}"), "touch", &menu, Some(&called), ""))
            }
        }
    })
}
