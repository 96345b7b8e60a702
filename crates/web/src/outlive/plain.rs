//! The table in plain text, for terminals.

use super::menus::goods;
use super::night::owes;
use super::phase::Phase;
use super::ring::seats;
use super::shelter::signed;
use super::words::Words;
use kernel::Seat;
use outlive::{Area, Hero, RADIATION, SeatView, Todo};

/// A few lines that say all that lies open.
pub(super) fn table(words: &Words<'_>) -> String {
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
        lines.extend(shelter(words, seat, known));
    }
    lines.join("\n")
}

/// An area: what lies there, and who stands there.
fn place(words: &Words<'_>, area: Area) -> String {
    let shown = area.city().map(|city| words.view.city(city).shown);
    let shown = shown.iter().flat_map(|tiles| tiles.iter()).map(|kind| words.equipment(kind));
    let heroes = seats(words.view).flat_map(|(seat, known)| {
        let here = Hero::ALL.iter().filter(move |&&hero| known.hero(hero).area == Some(area));
        here.map(move |&hero| {
            let mark = if known.hero(hero).active { "!" } else { "" };
            format!("{} {hero}{mark}", words.who(seat))
        })
    });
    let there = goods(words, area).into_iter().chain(shown).chain(heroes);
    format!("{}: {}", words.area(area), words.list(there))
}

/// A shelter in three lines.
fn shelter(words: &Words<'_>, seat: Seat, known: &SeatView) -> Vec<String> {
    let leader = known.leader.map(|leader| words.leader(leader)).unwrap_or_default();
    let todo =
        if known.todo == Todo::Nothing { String::new() } else { format!(" [{}]", owes(words, known.todo)) };
    let rooms = known.rooms.named().map(|(name, room)| {
        let state = match (room.built, room.is_full()) {
            (false, _) => "-".to_owned(),
            (true, full) => {
                format!("{}/{}{}", room.survivors, room.kind.record().seats, if full { "!" } else { "" })
            }
        };
        format!("{} {state}", words.room(name))
    });
    let tiles = known.repaired.iter().map(|kind| words.equipment(kind));
    let broken = known.broken.iter().map(|kind| format!("({})", words.equipment(kind)));
    vec![
        format!(
            "{seat} {} — {leader}: {}, {} {}, {}{todo}",
            words.who(seat),
            words.tell("outlive-survivors", &[("count", known.survivors().into())]),
            words.say("outlive-shelter-radiation"),
            signed(known.radiation().into()),
            words.tell("outlive-score-total", &[("points", (&signed(known.score.total)).into())]),
        ),
        format!("   {}", words.tokens(known.tokens)),
        format!("   {} {}, {}", words.say("outlive-airlock"), known.airlock, words.list(rooms)),
        format!("   {}", words.list(tiles.chain(broken))),
    ]
}
