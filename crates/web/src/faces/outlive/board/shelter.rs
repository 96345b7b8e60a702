//! The shelters: rooms, airlock, radiation gauge, tokens and equipment. The reader's own lies open, the others are one tap away.

use crate::account::signed;
use crate::faces::outlive::Scene;
use crate::faces::outlive::board as ring;
use crate::faces::outlive::board::night;
use crate::faces::outlive::board::shelter_tiles::{equipment, store, trophies};
use crate::faces::outlive::board::sprite::{figure, icon, seat_class, token};
use crate::faces::outlive::pictures::{self, rooms::Stage};
use crate::faces::outlive::words::{Words, slug};
use crate::kit::part::Slot;
use crate::kit::picture::Picture;
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use outlive::{GAUGE, Leader, Resource, Room, RoomName, RoomState, SeatView, Todo};

/// All shelters: the one the viewer decides for first, then the others in turn order.
pub(crate) fn shelters(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let own = match words.view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let open = scene.acting.or(scene.mine.first()).or(own);
    let others = ring::seats(words.view).filter(|(seat, _)| Some(*seat) != open);
    let shelters = html! {
        section #shelters .shelters aria-labelledby="shelters-title" {
            h2 #shelters-title .unseen { (words.say("outlive-shelters")) }
            @if let Some(seat) = open { (open_shelter(words, scene, seat)) }
            @for (seat, _) in others { (folded_shelter(words, scene, seat)) }
        }
    };
    scene.frame("shelters", shelters)
}

fn open_shelter(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Slot {
    let id = format!("shelter-{}", seat.number());
    let shelter = html! {
        article id=(id) .shelter .panel .mine .(seat_class(seat)) aria-label=(words.person(seat)) {
            (head(words, scene, seat, None))
            (inside(words, scene, seat, Lies::Open))
        }
    };
    scene.frame(&id, shelter)
}

/// A folded shelter names the leader in its head.
fn folded_shelter(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Slot {
    let id = format!("shelter-of-{}", seat.number());
    let shelter = html! {
        details id=(id) .shelter .panel .(seat_class(seat)) {
            summary { (head(words, scene, seat, words.view.seat(seat).leader)) }
            (inside(words, scene, seat, Lies::Folded))
        }
    };
    scene.frame(&id, shelter)
}

/// Whose it is, and how the clan stands.
fn head(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, leader: Option<Leader>) -> Slot {
    let known = words.view.seat(seat);
    let first = words.view.first == seat && words.view.turn > 0;
    let id = format!("shelter-head-{}", seat.number());
    scene.part(&id, (leader, first, known.todo, known.survivors(), known.score.total), |_| {
        let survivors = words.tell("outlive-survivors", &[("count", known.survivors().into())]);
        let points = words.tell("outlive-score-total", &[("points", (&signed(known.score.total)).into())]);
        html! {
            header id=(id) {
                (figure(seat))
                h3 { (words.person(seat)) }
                @if let Some(leader) = leader { span .leader { (words.leader(leader)) } }
                @if first { span .tag .plain { (words.say("outlive-first")) } }
                @if known.todo != Todo::Nothing { span .tag { (night::owes(words, known.todo)) } }
                span .key title=(survivors) aria-label=(survivors) role="img" { (icon("survivor")) (known.survivors()) }
                span .key title=(points) aria-label=(points) role="img" { (icon("star")) (signed(known.score.total)) }
            }
        }
    })
}

/// How a shelter lies on the table: rooms of a folded one are not pictured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    Open,
    Folded,
}

fn inside(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, lies: Lies) -> Markup {
    let known = words.view.seat(seat);
    html! {
        @if let Some(leader) = known.leader { (led(words, scene, seat, leader)) }
        @if words.view.turn == 0 && known.leader.is_none() && !known.dealt_rooms.is_empty() {
            (dealt(words, scene, seat, known))
        }
        (store(words, scene, seat, known.tokens))
        (gauge(words, scene, seat, known))
        (rooms(words, scene, seat, known, lies))
        (equipment(words, scene, seat, known))
        @if let Some(trophies) = trophies(words, scene, seat, known) { (trophies) }
    }
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

/// O3.9 O3.12 What there is to choose from during set-up.
fn dealt(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView) -> Slot {
    let id = format!("dealt-{}", seat.number());
    scene.part(&id, (known.dealt_rooms, known.dealt_leaders), |(rooms, leaders)| {
        html! {
            details id=(id) .fold .dealt open {
                summary { (words.say("outlive-shelter-dealt")) }
                ul {
                    @for kind in rooms.iter() {
                        li {
                            (pictures::rooms::room(kind, Stage::Built(kind.record().seats)))
                            p .name { (words.room(kind.into())) " " (food(words, kind)) }
                            p .hint { (words.room_about(kind)) }
                        }
                    }
                    @for leader in leaders.iter() {
                        li {
                            (pictures::leaders::leader(leader))
                            p .name { (words.leader(leader)) }
                            p .hint { (words.leader_about(leader)) }
                        }
                    }
                }
            }
        }
    })
}

fn food(words: &Words<'_>, kind: Room) -> Markup {
    let told = words.tell("outlive-shelter-food", &[("count", kind.record().food.into())]);
    html! { span .key title=(told) aria-label=(told) role="img" { (icon("food")) (kind.record().food) } }
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
    let airlock = airlock(words, scene, seat, known);
    let sizes = words.view.options.airlock_rows.sizes();
    let lock_seen = (lies == Lies::Open).then(|| {
        seen(scene, seat, "airlock", known.airlock, |&taken| pictures::rooms::airlock(taken, sizes))
    });
    let room = |(name, room): (RoomName, &RoomState)| {
        let card = room_card(words, scene, seat, name, *room);
        let stage = if room.built { Stage::Built(room.survivors) } else { Stage::Plan };
        let key = slug(&name.to_string());
        (
            card,
            (lies == Lies::Open).then(|| {
                seen(scene, seat, &key, (room.kind, stage), |&(kind, stage)| {
                    pictures::rooms::room(kind, stage)
                })
            }),
        )
    };
    let rooms = html! {
        div id=(id) .rooms {
            div .cell { @if let Some(seen) = lock_seen { (seen) } (airlock) }
            @for (card, seen) in known.rooms.named().map(room) {
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
    let id = format!("airlock-{}", seat.number());
    scene.part(&id, known.airlock, |&taken| {
        let [first, second] = words.view.options.airlock_rows.sizes();
        let (_, water) = known.needs(&words.view.options);
        let needs = words.tell("outlive-shelter-water", &[("count", water.into())]);
        html! {
            div id=(id) .room .airlock {
                p .name { b { (words.say("outlive-airlock")) } span .key title=(needs) aria-label=(needs) role="img" { (token(Resource::Water)) (water) } }
                p .seats-row { (places(words, taken.min(first), first)) }
                p .seats-row { (places(words, taken.saturating_sub(first), second)) }
                p .hint { (words.say("outlive-shelter-airlock-about")) }
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

/// A room, with what it does one tap away.
fn room_card(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, name: RoomName, room: RoomState) -> Slot {
    let id = format!("room-{}-{}", seat.number(), slug(&name.to_string()));
    scene.part(&id, room, |room| {
        let (record, most) = (room.kind.record(), room.kind.most());
        let set = if room.kind.is_basic() { "basic" } else { "advanced" };
        let state = match (room.built, room.is_full(), room.used) {
            (false, ..) => "unbuilt",
            (true, false, _) => "built",
            (true, true, false) => "full",
            (true, true, true) => "full spent",
        };
        html! {
            details id=(id) .room .(set) .(state) {
                summary {
                    span .name { (words.room(name)) }
                    span .row {
                        (food(words, room.kind))
                        @if room.built { (places(words, room.survivors, record.seats)) }
                        @match (room.built, room.is_full(), room.used) {
                            (false, ..) => span .tag .plain { (words.say("outlive-shelter-unbuilt")) },
                            (true, false, _) => "",
                            (true, true, false) => span .tag { (words.say("outlive-shelter-full")) },
                            (true, true, true) => span .tag .plain { (words.say("outlive-shelter-used")) },
                        }
                    }
                }
                p .hint { (words.room_about(room.kind)) }
                @if !room.built { p .hint { (words.tell("outlive-shelter-needs-seats", &[("count", record.seats.into())])) } }
                @if most > record.seats { p .hint { (words.tell("outlive-shelter-growth", &[("count", most.into())])) } }
            }
        }
    })
}
