//! The table in plain text, for terminals.

use crate::account::signed;
use crate::faces::outlive::board::menus::{goods, hero_here};
use crate::faces::outlive::board::night::{forecast, owes};
use crate::faces::outlive::board::phase::Phase;
use crate::faces::outlive::board::places::heroes_in;
use crate::faces::outlive::board::score;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::seats::seats;
use crate::faces::outlive::words::trophies::{events_resolved, prey_taken};
use kernel::{Seat, Viewer};
use outlive::{Area, RADIATION, RoomName, RoomState, SeatView, Todo};

/// A few lines that say all that lies open.
pub(crate) fn table(words: &Words<'_>) -> String {
    let view = words.view;
    let level = RADIATION[usize::from(view.turn.clamp(1, RADIATION.len() as u8)) - 1];
    let mut lines = vec![words.tell(
        "outlive-plain-turn",
        &[
            ("turn", view.turn.into()),
            ("phase", (&Phase::of(view).name(words)).into()),
            ("level", level.into()),
            ("who", view.first.into()),
        ],
    )];
    lines.extend(view.next_first.map(|seat| words.tell("outlive-hub-next", &[("who", seat.into())])));
    for (turn, card) in (1u32..).zip(view.events).filter_map(|(turn, card)| Some((turn, card?))) {
        let (about, cost) = (words.event_about(card), words.event_cost(card));
        lines.push(words.tell(
            "outlive-plain-event",
            &[
                ("turn", turn.into()),
                ("event", card.into()),
                ("about", (&about).into()),
                ("cost", (&cost).into()),
                ("points", card.record().points.into()),
            ],
        ));
    }
    lines.extend(Area::ALL.iter().map(|&area| place(words, area)));
    for (seat, known) in seats(view) {
        lines.push(String::new());
        lines.extend(shelter(words, seat, known));
    }
    lines.join("\n")
}

/// An area: what lies there, and who stands there.
fn place(words: &Words<'_>, area: Area) -> String {
    let shown = area.city().map(|city| words.view.city(city).shown);
    let shown = shown.iter().flat_map(|tiles| tiles.iter()).map(|kind| words.equipment(kind));
    let heroes = heroes_in(words.view, area).map(|(seat, hero, pose)| hero_here(words, seat, hero, pose));
    let there = goods(words, area).into_iter().chain(shown).chain(heroes);
    words.of(&words.area(area), &words.list(there))
}

/// A shelter: the clan, what it has and needs, its rooms and tiles. What one's own rooms and tiles do is said as well.
fn shelter(words: &Words<'_>, seat: Seat, known: &SeatView) -> Vec<String> {
    let own = words.view.viewer == Viewer::Seat(seat);
    let mut lines = vec![head(words, seat, known)];
    let mut add = |line: String| lines.push(format!("   {line}"));
    if let Some(leader) = known.leader.filter(|_| own && words.view.turn == 0) {
        add(words.leader_about(leader));
    }
    add(words.tokens(known.tokens));
    forecast(words, known).into_iter().for_each(&mut add);
    add(words.of(&words.say("outlive-airlock"), &known.airlock.to_string()));
    if own {
        dealt(words, known).into_iter().for_each(&mut add);
        known.rooms.named().map(|(name, room)| own_room(words, name, room)).for_each(&mut add);
    } else {
        add(words.list(known.rooms.named().map(|(name, room)| {
            let (room, state) = (words.room(name), state(words, room));
            words.tell("outlive-plain-state", &[("name", (&room).into()), ("state", (&state).into())])
        })));
    }
    tiles(words, known, own).into_iter().for_each(&mut add);
    prey_taken(words, known).into_iter().chain(events_resolved(words, known)).for_each(&mut add);
    if words.view.over {
        score::sources(words, known).into_iter().for_each(&mut add);
    }
    lines
}

fn head(words: &Words<'_>, seat: Seat, known: &SeatView) -> String {
    let leader = known.leader.map(|leader| words.leader(leader));
    let survivors = words.tell("outlive-survivors", &[("count", known.survivors().into())]);
    let radiation =
        words.say_with("outlive-shelter-gauge", &[("value", (&signed(known.radiation().into())).into())]);
    let points = words.tell("outlive-score-total", &[("points", (&signed(known.score.total)).into())]);
    let owed = (known.todo != Todo::Nothing).then(|| owes(words, known.todo));
    let facts = words.list(leader.into_iter().chain([survivors, radiation, points]).chain(owed));
    format!("{} — {facts}", words.person(seat))
}

/// O3.9 O3.12 The rooms and leaders that were dealt, as long as one chooses among them.
fn dealt(words: &Words<'_>, known: &SeatView) -> Vec<String> {
    if words.view.turn > 0 || known.leader.is_some() || known.dealt_rooms.is_empty() {
        return Vec::new();
    }
    let rooms = known.dealt_rooms.iter().map(|kind| (words.room(kind.into()), words.about_room(kind)));
    let leaders = known.dealt_leaders.iter().map(|it| (words.leader(it), words.leader_about(it)));
    let told = rooms.chain(leaders).map(|(name, about)| format!("- {name} — {about}"));
    std::iter::once(words.say("outlive-shelter-dealt")).chain(told).collect()
}

/// A room with how it stands and what it does.
fn own_room(words: &Words<'_>, name: RoomName, room: &RoomState) -> String {
    let told = words.tell(
        "outlive-plain-state",
        &[("name", (&words.room(name)).into()), ("state", (&state(words, room)).into())],
    );
    let about = if room.built { words.room_about(room.kind) } else { words.about_room(room.kind) };
    format!("- {told} — {about}")
}

/// How a room stands: not built, or how many live there and whether it works.
fn state(words: &Words<'_>, room: &RoomState) -> String {
    if !room.built {
        return words.say("outlive-shelter-unbuilt");
    }
    let seats = room.kind.record().seats;
    let taken =
        words.tell("outlive-shelter-seats", &[("count", room.survivors.into()), ("seats", seats.into())]);
    let works = match (room.is_full(), room.used) {
        (false, _) => None,
        (true, false) => Some("outlive-shelter-full"),
        (true, true) => Some("outlive-shelter-used"),
    };
    let most = room.kind.most();
    let growth = (most > seats).then(|| words.tell("outlive-shelter-growth", &[("count", most.into())]));
    words.list(std::iter::once(taken).chain(works.map(|id| words.say(id))).chain(growth))
}

/// The equipment, broken and repaired; what one's own tiles do.
fn tiles(words: &Words<'_>, known: &SeatView, own: bool) -> Vec<String> {
    let about = |kind| if own { format!(" — {}", words.equipment_about(kind)) } else { String::new() };
    let broken = known.broken.iter().map(|kind| {
        let cost = words.tell("outlive-plain-repair", &[("tokens", kind.cost().into())]);
        let name = words.equipment(kind);
        words.tell("outlive-plain-broken", &[("equipment", (&name).into()), ("cost", (&cost).into())])
            + &about(kind)
    });
    let repaired = known.repaired.iter().map(|kind| {
        let used = if known.can_use(kind) { "outlive-shelter-repaired" } else { "outlive-shelter-used" };
        let (name, state) = (words.equipment(kind), words.say(used));
        words.tell("outlive-plain-state", &[("name", (&name).into()), ("state", (&state).into())])
            + &about(kind)
    });
    let all: Vec<String> = repaired.chain(broken).collect();
    if own {
        return all.iter().map(|tile| format!("- {tile}")).collect();
    }
    if all.is_empty() { Vec::new() } else { vec![words.list(all)] }
}
