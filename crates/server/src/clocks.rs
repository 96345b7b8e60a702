//! How long windows still wait for people before they pass by themselves.
//!
//! The clock of a seat starts when a window asks it. It depends on that moment, on what the person has chosen and on what their
//! browser asks for, and on nothing that anybody holds, so it gives away no hand. Clocks are kept in memory; only that
//! a window has passed is stored.

use catalogue::Playable;
use kernel::{MAX_SEATS, Mover, Seat};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::{Entry, Occupant, PersonId, Prepared, Table, Topic};
use tokio::time::Instant;
use web::Face;
use web::kit::asking::Passes;

/// How long at most a clock is held while a browser plays what has happened.
const HELD: Duration = Duration::from_secs(30);

/// What a person does to the clock of a window that asks them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClockChange {
    /// To stop it until the person has answered.
    Stop,
    /// To give it more time while what has happened is played to the person.
    Hold,
    /// To start it again from the beginning, unless it was stopped.
    Run,
}

impl ClockChange {
    /// As forms and programs write it.
    pub(crate) fn parse(text: &str) -> Option<ClockChange> {
        match text {
            "stop" => Some(ClockChange::Stop),
            "hold" => Some(ClockChange::Hold),
            "run" => Some(ClockChange::Run),
            _ => None,
        }
    }
}

/// The clock of a seat that a window asks.
#[derive(Clone, Copy, Debug)]
struct Clock {
    window: &'static str,
    wait: Duration,
    /// When it runs out. `None` once it is stopped.
    end: Option<End>,
}

/// When a clock runs out: as the program measures time, and as a time of day.
#[derive(Clone, Copy, Debug)]
struct End {
    at: Instant,
    /// In milliseconds since 1970.
    time: u64,
}

impl End {
    fn after(wait: Duration, now: Instant) -> Option<End> {
        let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Some(End { at: now.checked_add(wait)?, time: millis(today + wait) })
    }
}

/// The clocks of the seats that a window asks, one for each person who is not waited for indefinitely.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks([Option<Clock>; MAX_SEATS]);

impl Clocks {
    /// The clocks of a table that has just been loaded.
    pub(crate) fn begin<G: Playable + Face>(
        table: &Table<G>,
        now: Instant,
        wait: impl Fn(PersonId) -> Option<Duration>,
    ) -> Clocks {
        let mut clocks = Clocks::default();
        clocks.look(table, now, &wait, |_, _| false);
        clocks
    }

    /// Follows a change of the table. A clock starts again when its seat has decided, or when what it would respond to has changed.
    pub(crate) fn follow<G: Playable + Face>(
        &mut self,
        prepared: &Prepared<G>,
        now: Instant,
        wait: impl Fn(PersonId) -> Option<Duration>,
    ) {
        let shown = prepared.shows_everybody();
        let is_news = |seat: Seat, pass: &str| {
            prepared.entries.iter().any(|entry| match entry {
                Entry::Move(line) | Entry::Further(line) | Entry::Waiver(line) | Entry::Lapse(line) => {
                    match line.mover {
                        Mover::Seat(mover) => mover == seat || shown && line.text != pass,
                        Mover::Nature => shown,
                    }
                }
                Entry::Seat { seat: changed, .. } => *changed == seat,
                Entry::Undo { .. } | Entry::Rules { .. } => true,
                Entry::Start
                | Entry::Retract { .. }
                | Entry::Answer { .. }
                | Entry::Quiet { .. }
                | Entry::Bots { .. }
                | Entry::Proposed(_)
                | Entry::Agreed { .. }
                | Entry::Declined { .. } => false,
            })
        };
        self.look(&prepared.next, now, &wait, is_news);
    }

    fn look<G: Playable + Face>(
        &mut self,
        table: &Table<G>,
        now: Instant,
        wait: &impl Fn(PersonId) -> Option<Duration>,
        is_news: impl Fn(Seat, &str) -> bool,
    ) {
        // While somebody wants to take something back, no window passes.
        let stands = table.proposal(Topic::TakeBack).is_some();
        for (seat, occupant) in table.occupants().iter() {
            let clock = &mut self.0[usize::from(seat.number())];
            let asked = match occupant {
                Occupant::Person(person) if !stands => {
                    table.open_window(seat).and_then(|open| Some((open, wait(*person)?)))
                }
                Occupant::Person(_) | Occupant::Bot { .. } | Occupant::Empty => None,
            };
            *clock = asked.map(|(open, wait)| {
                let goes_on =
                    |clock: &Clock| clock.window == open.window && !is_news(seat, &open.answer.to_string());
                let begun = || Clock { window: open.window, wait, end: End::after(wait, now) };
                clock.filter(goes_on).unwrap_or_else(begun)
            });
        }
    }

    /// Changes the clock of a seat. With a time of day, in milliseconds since 1970, only if it is the clock that runs out then. Without
    /// such a clock nothing happens.
    pub(crate) fn change(&mut self, seat: Seat, how: ClockChange, time: Option<u64>, now: Instant) {
        let Some(clock) = self.0.get_mut(usize::from(seat.number())).and_then(Option::as_mut) else { return };
        if time.is_some() && time != clock.end.map(|end| end.time) {
            return;
        }
        clock.end = match (clock.end, how) {
            (None, _) | (_, ClockChange::Stop) => None,
            (Some(_), ClockChange::Hold) => End::after(HELD.max(clock.wait), now),
            (Some(_), ClockChange::Run) => End::after(clock.wait, now),
        };
    }

    /// A seat whose clock has run out.
    pub(crate) fn run_out(&self, now: Instant) -> Option<Seat> {
        self.ends().find(|(_, ends)| *ends <= now).map(|(seat, _)| seat)
    }

    /// When the next clock runs out.
    pub(crate) fn next_end(&self) -> Option<Instant> {
        self.ends().map(|(_, ends)| ends).min()
    }

    /// When the window that asks this seat passes by itself.
    pub(crate) fn passes(&self, seat: Seat) -> Passes {
        let clock = self.0.get(usize::from(seat.number())).copied().flatten();
        let running = clock.and_then(|clock| Some((clock.wait, clock.end?)));
        running.map_or(Passes::WhenTold, |(wait, end)| Passes::At { time: end.time, wait: millis(wait) })
    }

    fn ends(&self) -> impl Iterator<Item = (Seat, Instant)> + '_ {
        let seats = Seat::first(MAX_SEATS as u8).zip(&self.0);
        seats.filter_map(|(seat, clock)| Some((seat, clock.as_ref()?.end?.at)))
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
