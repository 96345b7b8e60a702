//! People play: at random among what is legal, as fast as places become free or as a clock has it.

use super::browser::written;
use super::opening::{Crew, House, Seated};
use crate::complaint::Complaint;
use bots::Xoshiro;
use catalogue::Playable;
use kernel::{Seat, Uniform};
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Append, Durability, Home, Node, Store};
use table::{Occupant, Phase, Prepared, Table};
use tokio::sync::mpsc;

/// A seat's decision, and the table as it will be.
struct Decision<G: Playable> {
    seat: Seat,
    /// What is posted.
    fields: String,
    prepared: Prepared<G>,
}

/// One of the seats that are awaited decides, one as likely as the other, and so is each action it may choose.
fn decide<G: Playable>(table: &Table<G>, dice: &mut Xoshiro) -> Result<Decision<G>, Complaint> {
    let wrong = |what: String| Complaint::Machine(format!("nothing can be decided: {what}"));
    let awaited = table.awaited();
    let seat = awaited.iter().nth(dice.below(awaited.len().max(1)) as usize).unwrap_or_default();
    let legal = table.legal_actions(seat);
    let action = legal.get(dice.below(legal.len().max(1) as u32) as usize);
    let text = action.ok_or_else(|| wrong(format!("{seat} has no choice")))?.to_string();
    let sits = table.occupants().iter().find(|(other, _)| *other == seat);
    let Some((_, Occupant::Person(person))) = sits else {
        return Err(wrong(format!("nobody sits in {seat}")));
    };
    let seen = table.revision(Some(*person));
    let prepared = table.prepare_submit(*person, seat, seen, &text);
    let prepared = prepared.map_err(|declined| wrong(format!("{seat} {text}: {declined:?}")))?;
    let (number, version) = (seat.number().to_string(), seen.0.to_string());
    let fields = written(&[("seat", &number), ("version", &version), ("action", &text)]);
    Ok(Decision { seat, fields, prepared })
}

/// Says when a move may be posted.
pub(super) struct Gate {
    free: mpsc::UnboundedSender<Instant>,
    waiting: tokio::sync::Mutex<mpsc::UnboundedReceiver<Instant>>,
    /// Whether a place that becomes free is taken again.
    goes_round: AtomicBool,
}

impl Gate {
    /// Lets this many moves be under way at any time.
    pub(super) fn with_places(places: usize) -> Gate {
        let (free, waiting) = mpsc::unbounded_channel();
        let gate =
            Gate { free, waiting: tokio::sync::Mutex::new(waiting), goes_round: AtomicBool::new(true) };
        (0..places).for_each(|_| gate.let_in());
        gate
    }

    /// Lets moves in at this many a second from now on, at random times, whether those before are acknowledged or not. Ends
    /// when it is dropped.
    pub(super) async fn by_the_clock(&self, rate: f64, dice: &mut Xoshiro) {
        self.goes_round.store(false, Ordering::Relaxed);
        let mut due = Instant::now();
        loop {
            while due <= Instant::now() {
                self.let_in();
                // The time between independent events, from a number above 0 up to 1.
                let uniform = f64::from(dice.below(1 << 24) + 1) / f64::from(1 << 24);
                due += Duration::from_secs_f64((-uniform.ln() / rate).min(1.0));
            }
            tokio::time::sleep_until(due.into()).await;
        }
    }

    fn let_in(&self) {
        self.free.send(Instant::now()).expect("the gate has both ends");
    }

    /// Waits for a place, and tells since when it is free.
    async fn enter(&self) -> Instant {
        self.waiting.lock().await.recv().await.expect("the gate has both ends")
    }

    fn leave(&self) {
        if self.goes_round.load(Ordering::Relaxed) {
            self.let_in();
        }
    }
}

/// Plays game after game.
pub(super) async fn play<G: Playable>(
    house: Arc<House>,
    gate: Arc<Gate>,
    mut crew: Crew,
    mut seated: Seated<G>,
    mut dice: Xoshiro,
) -> Result<Infallible, Complaint> {
    loop {
        while seated.table.phase() == Phase::Running {
            let decision = decide(&seated.table, &mut dice)?;
            let since = gate.enter().await;
            post(&mut crew, &mut seated, decision).await?;
            house.tally.acknowledged(since.elapsed());
            gate.leave();
        }
        seated.end(&house).await?;
        seated = crew.open(&house).await?;
    }
}

/// Plays one game, without waiting for anybody.
pub(super) async fn play_one<G: Playable>(
    house: Arc<House>,
    mut crew: Crew,
    mut dice: Xoshiro,
) -> Result<(), Complaint> {
    let mut seated: Seated<G> = crew.open(&house).await?;
    while seated.table.phase() == Phase::Running {
        let decision = decide(&seated.table, &mut dice)?;
        post(&mut crew, &mut seated, decision).await?;
    }
    seated.end(&house).await
}

async fn post<G: Playable>(
    crew: &mut Crew,
    seated: &mut Seated<G>,
    decision: Decision<G>,
) -> Result<(), Complaint> {
    let Decision { seat, fields, prepared } = decision;
    let browser = crew.browsers.get_mut(usize::from(seat.number()));
    let browser = browser.ok_or_else(|| Complaint::Machine(format!("nobody sits in {seat}")))?;
    browser.live(&format!("/t/{}/act", seated.id), &fields).await?;
    seated.table = prepared.next;
    Ok(())
}

/// Plays each table to some point of a game of its own, any of them as likely as the others, in the store and without a server.
///
/// # Errors
/// If the store cannot be opened or written.
pub(super) async fn advance<'s, G: Playable>(
    home: &Home,
    tables: impl Iterator<Item = &'s mut Seated<G>>,
    dice: &mut Xoshiro,
) -> Result<(), Complaint> {
    let complaint = |error: &dyn std::fmt::Display| Complaint::Machine(error.to_string());
    let store = match home {
        Home::Folder(folder) => Store::open_with(folder, Durability::Normal).await,
        Home::Database(address) => {
            let lease = server::Config::default().lease;
            let node = Node { address: "http://localhost".to_owned(), lease };
            // Until then the tables are those of the server that was killed.
            tokio::time::sleep(lease).await;
            Store::connect(address, &node).await
        }
    };
    let store = store.map_err(|error| complaint(&error))?;
    for seated in tables {
        store.claim(&seated.id).await.map_err(|error| complaint(&error))?;
        let mut game: Vec<Prepared<G>> = Vec::new();
        loop {
            let table = game.last().map_or(&seated.table, |prepared| &prepared.next);
            if table.phase() != Phase::Running {
                break;
            }
            let decision = decide(table, dice)?;
            game.push(decision.prepared);
        }
        game.truncate(dice.below(game.len().max(1) as u32) as usize);
        let entries = game.iter().flat_map(|prepared| &prepared.entries);
        let entries = entries.map(|entry| store::Entry::new(entry.kind(), entry.to_string())).collect();
        let append = Append { entries, ..Append::default() };
        let stored = store.append(&seated.id, seated.table.version(), &append).await;
        stored.map_err(|error| complaint(&error))?;
        if let Some(last) = game.pop() {
            seated.table = last.next;
        }
    }
    store.close().await;
    Ok(())
}

/// What has happened since it was last asked for.
#[derive(Default)]
pub(super) struct Tally(Mutex<Tallied>);

/// What has happened in some time.
#[derive(Default)]
pub(super) struct Tallied {
    /// How long each acknowledgement took.
    pub(super) acknowledged: Vec<Duration>,
    /// The bytes of each change on its way to one who listens.
    pub(super) changes: Vec<u64>,
    /// How many games have ended.
    pub(super) games: usize,
    /// The bytes of each on their way to one who listened, since that one opened the page.
    pub(super) game_bytes: Vec<f64>,
}

impl Tally {
    fn acknowledged(&self, time: Duration) {
        self.lock().acknowledged.push(time);
    }

    pub(super) fn heard(&self, sizes: &mut Vec<u64>) {
        if !sizes.is_empty() {
            self.lock().changes.append(sizes);
        }
    }

    pub(super) fn game(&self, bytes: Option<f64>) {
        let mut tallied = self.lock();
        tallied.games += 1;
        tallied.game_bytes.extend(bytes);
    }

    /// All of it since the last time.
    pub(super) fn take(&self) -> Tallied {
        std::mem::take(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Tallied> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
