//! Windows that pass by themselves: what can be told from the time they take does not depend on hands.

use super::spy::Spy;
use super::{Garden, SEED, assert_alike, settle};
use crate::clocks::{ClockChange, Clocks};
use crate::command::{Command, Failure, Said};
use crate::minds::thinkers::Thinkers;
use crate::waiting::Pace;
use kernel::{Asked, Game, Line, Mover, Pending, Seat};
use pandemic::{Options, State};
use std::time::Duration;
use table::{Declined, Entry, Occupant, PersonId, Prepared, Seal, Table};
use tokio::time::Instant;

const OPTIONS: &str = "players=3 open_hands=false";
const WAIT: Duration = Duration::from_secs(5);

fn s(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A game in which the second seat has been dealt this card and everybody else the same, up to its first turn.
fn dealt(options: &str, people: [PersonId; 3], card: &str) -> Vec<Entry> {
    let options: Options = options.parse().unwrap();
    let sits = (0..).map(s).zip(people);
    let mut entries: Vec<Entry> =
        sits.map(|(seat, person)| Entry::Seat { seat, occupant: Occupant::Person(person) }).collect();
    entries.push(Entry::Start);
    let mut cards =
        ["tokyo", "osaka", "miami", "cairo", card, "paris", "essen", "lagos", "milan"].into_iter();
    let mut game = State::new(&options).unwrap();
    let mut outcomes = Vec::new();
    while game.pending() == Pending::Chance {
        outcomes.clear();
        game.outcomes(&mut outcomes);
        let is_draw = outcomes.iter().any(|(outcome, _)| outcome.to_string().starts_with("draw "));
        let text = match is_draw.then(|| cards.next()).flatten() {
            Some(card) => format!("draw {card}"),
            None => outcomes[0].0.to_string(),
        };
        game.resolve(&text.parse().unwrap(), &mut ()).unwrap();
        entries.push(Entry::Move(Line { mover: Mover::Nature, text }));
    }
    entries
}

fn table(options: &str, card: &str) -> Table<State> {
    let people = [1, 2, 3].map(PersonId);
    let entries = dealt(options, people, card);
    Table::restore(State::RULES, options, Seal::from_bytes(SEED), &entries).unwrap()
}

fn active(table: &Table<State>) -> Seat {
    table.awaited().iter().next().unwrap()
}

/// The end of the turn.
fn ends(table: &Table<State>) -> Prepared<State> {
    let seat = active(table);
    let Occupant::Person(person) = table.occupants()[seat] else { panic!("people sit here") };
    table.prepare_submit(person, seat, table.revision(Some(person)), "end").unwrap()
}

/// When which seat is let by in which window after the turn has ended, and what the second seat could have done then.
fn timing(options: &str, card: &str) -> (Vec<(Duration, Seat, &'static str)>, usize) {
    let wait = |_| Some(WAIT);
    let begun = Instant::now();
    let mut now = begun;
    let mut table = table(options, card);
    let mut clocks = Clocks::begin(&table, now, wait);
    assert_eq!(clocks.next_end(), None, "nobody is asked in a window");
    let prepared = ends(&table);
    clocks.follow(&prepared, now, wait);
    table = prepared.next;
    let (mut told, mut could) = (Vec::new(), 0);
    while let Some(end) = clocks.next_end() {
        assert_eq!(clocks.run_out(now), None);
        now = end;
        let seat = clocks.run_out(now).unwrap();
        if seat == s(1) {
            could = could.max(table.legal_actions(seat).len());
        }
        told.push((now - begun, seat, table.open_window(seat).unwrap().window));
        let prepared = table.prepare_lapse(seat).unwrap();
        clocks.follow(&prepared, now, wait);
        table = prepared.next;
    }
    (told, could)
}

#[test]
fn with_closed_hands_a_window_takes_its_time_whoever_could_respond() {
    let (holds, could) = timing(OPTIONS, "government_grant");
    let (twin, could_not) = timing(OPTIONS, "lima");
    assert!(could > 1 && could_not == 1, "{could} {could_not}");
    assert_eq!(holds, twin);
    let asked: Vec<Seat> = holds.iter().map(|(_, seat, _)| *seat).collect();
    assert!(holds.len() >= 3 && asked.contains(&s(1)), "{holds:?}");
    let times: Vec<Duration> = holds.iter().map(|(at, ..)| *at).collect();
    assert!(times.iter().zip(1..).all(|(at, place)| *at == WAIT * place), "{times:?}");
}

#[test]
fn with_open_hands_only_whoever_can_respond_is_waited_for() {
    let (holds, _) = timing("players=3", "government_grant");
    assert!(holds.iter().all(|(_, seat, _)| *seat == s(1)) && holds[0].0 == WAIT, "{holds:?}");
    assert_eq!(timing("players=3", "lima").0, []);
}

#[test]
fn a_clock_is_stopped_held_and_begun_anew() {
    let wait = |_| Some(WAIT);
    let before = table("players=3", "government_grant");
    let prepared = ends(&before);
    let mut clocks = Clocks::default();
    let begun = Instant::now();
    clocks.follow(&prepared, begun, wait);
    let seat = s(1);
    let now = begun;
    let left = |clocks: &Clocks| clocks.next_end().map(|end| end - now);
    assert_eq!(left(&clocks), Some(WAIT));
    let now = begun + Duration::from_secs(3);
    let left = |clocks: &Clocks| clocks.next_end().map(|end| end - now);
    assert_eq!(left(&clocks), Some(Duration::from_secs(2)));
    clocks.change(seat, ClockChange::Hold, None, now);
    assert!(left(&clocks) > Some(WAIT));
    clocks.change(seat, ClockChange::Run, None, now);
    assert_eq!(left(&clocks), Some(WAIT));
    clocks.change(seat, ClockChange::Stop, Some(0), now);
    assert_eq!(left(&clocks), Some(WAIT), "another clock was meant");
    clocks.change(seat, ClockChange::Stop, None, now);
    clocks.change(seat, ClockChange::Run, None, now);
    assert_eq!(left(&clocks), None, "what is stopped stands until the window has passed");
    clocks.change(s(0), ClockChange::Run, None, now);
    assert_eq!(left(&clocks), None, "a seat that is not asked has no clock");

    let bots = prepared.next.prepare_answer_to_bots(PersonId(2), seat, Asked::Yes).unwrap();
    clocks.follow(&bots, now, wait);
    assert_eq!(left(&clocks), None, "what is said in advance starts no clock");
    clocks.follow(&prepared, now, |_| None);
    assert_eq!(left(&clocks), None, "who wants to be waited for for ever is");
}

/// What an onlooker and the third seat are sent and shown until the second seat is let by.
async fn evening(card: &str) -> [String; 2] {
    let pace = Pace {
        pause: Duration::ZERO,
        patience: Duration::MAX,
        window_wait: Some(Duration::from_millis(150)),
    };
    let thinkers = Thinkers::default();
    let garden = Garden::opened::<State>(State::RULES, OPTIONS, pace, &thinkers, |people| {
        dealt(OPTIONS, people, card)
    })
    .await;
    let readers = [None, Some(garden.people[2])];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    let seat = usize::from(active(&table(OPTIONS, card)).number());
    garden.act(seat, "end").await;
    for line in ["s0 pass", "s1 pass", "s2 pass"] {
        let before = garden.stored(line).await;
        garden.until_stored(line, before + 1).await;
    }
    settle().await;
    let shown = readers.map(|reader| garden.pages(reader));
    let sent = sent.map(|sent| garden.unnamed(&sent.lock().unwrap()));
    let both = shown.into_iter().zip(sent).map(|(shown, sent)| untimed(&(shown + &sent)));
    both.collect::<Vec<_>>().try_into().unwrap()
}

/// What stands here without the time of day.
fn untimed(text: &str) -> String {
    let mut pieces = text.split("data-time=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, rest| all + rest.trim_start_matches(|digit: char| digit.is_ascii_digit()))
}

#[tokio::test]
async fn who_lets_a_window_by_for_want_of_a_card_looks_like_who_holds_one() {
    let twins = [evening("government_grant").await, evening("lima").await];
    for (one, other) in twins[0].iter().zip(&twins[1]) {
        assert_alike(one, other, &"s1");
    }
}

#[tokio::test]
async fn a_person_stops_the_clock_and_lets_a_window_by_for_a_turn() {
    let pace = Pace { pause: Duration::ZERO, patience: Duration::MAX, window_wait: Some(WAIT) };
    let thinkers = Thinkers::default();
    let garden = Garden::opened::<State>(State::RULES, "players=3", pace, &thinkers, |people| {
        dealt("players=3", people, "government_grant")
    })
    .await;
    let seat = usize::from(active(&table("players=3", "government_grant")).number());
    let (ben, second) = (garden.people[1], s(1));
    garden.act(seat, "end").await;
    settle().await;
    let page = || garden.page(Some(ben));
    assert!(page().contains("data-wait=\"5000\"") && page().contains("id=\"window-stop\""));
    let window = garden.room.look().data(&garden.reader(Some(ben)))["window"].clone();
    assert!(window["name"] == "before_infection" && window["passes_at"].is_u64(), "{window}");

    let clock = |person, how| garden.room.command(Command::Clock { person, seat: second, how, time: None });
    let refused = clock(garden.people[2], ClockChange::Stop).await;
    assert!(matches!(refused, Err(Failure::Declined(Declined::NotYourSeat(_)))), "{refused:?}");
    clock(ben, ClockChange::Stop).await.unwrap();
    assert!(!page().contains("data-wait") && page().contains("id=\"window-quiet\""));

    let quiet = |window: &str| {
        garden.room.command(Command::Quiet { person: ben, seat: second, window: window.into() })
    };
    assert!(matches!(quiet("turn_end").await, Err(Failure::Declined(Declined::NotAsked))));
    let passed = garden.stored("s1 pass").await;
    quiet("before_infection").await.unwrap();
    assert_eq!(garden.stored("s1 before_infection").await, 1);
    assert!(garden.stored("s1 pass").await > passed);

    let said = Said { ask: vec!["turn_end".into()], bots: Some(Asked::Yes) };
    garden.room.command(Command::Answers { person: ben, seat: second, said }).await.unwrap();
    assert_eq!(garden.stored("s1 ask").await, 1);
}

#[tokio::test]
async fn each_person_chooses_how_long_windows_wait() {
    let pace = Pace { pause: Duration::ZERO, patience: Duration::MAX, window_wait: Some(WAIT) };
    let thinkers = Thinkers::default();
    let garden = Garden::opened::<State>(State::RULES, OPTIONS, pace, &thinkers, |people| {
        dealt(OPTIONS, people, "government_grant")
    })
    .await;
    let seat = usize::from(active(&table(OPTIONS, "government_grant")).number());
    garden.store.set_settings(garden.people[seat].0, "window_wait=20").await.unwrap();
    garden.room.command(Command::Refresh).await.unwrap();
    garden.act(seat, "end").await;
    settle().await;
    assert!(garden.page(Some(garden.people[seat])).contains("data-wait=\"20000\""));
    garden.act(seat, "pass").await;
    settle().await;
    let waits = |person| garden.page(Some(person)).contains("data-wait=\"5000\"");
    assert_eq!(garden.people.into_iter().filter(|person| waits(*person)).count(), 1);
}

/// How long a bot of this level takes to pass where nobody knows what else it could do.
async fn bot_passes_after(level: &str) -> Duration {
    let pause = Duration::from_millis(20);
    let garden = Garden::with::<Spy>("garden=hushed", Some(level), pause, &Thinkers::default()).await;
    let asked = Instant::now();
    garden.until_stored("s0 knock", 1).await;
    asked.elapsed()
}

#[tokio::test]
async fn a_bot_passes_at_the_same_time_whether_it_is_still_thinking_or_not() {
    let [at_once, still_thinking] = [bot_passes_after("listener").await, bot_passes_after("dreamer").await];
    // The clock begins a little before the command to start is answered, and a machine may be busy.
    let usual = Duration::from_millis(400)..Duration::from_millis(1_500);
    assert!(usual.contains(&at_once) && usual.contains(&still_thinking), "{at_once:?} {still_thinking:?}");
}
