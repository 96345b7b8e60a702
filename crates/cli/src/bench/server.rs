//! `holdfast bench server`: how fast the server is, in the hands of people at many tables.
//!
//! The server is a process of its own, and only its time counts. The bench owns its folder, reads the seed of each table there, and plays
//! along on a table of its own: so it knows what is legal without asking anybody. People open all tables; then each game is played to
//! some point of it beside the server, so that the windows meet games in all their stages, as in a house that has been open for long.

use super::browser::Packing;
use super::clock::sync_times;
use super::figures::{Figures, mean, milliseconds, percentile};
use super::ground::Ground;
use super::load::{Gate, advance, play, play_one};
use super::opening::{Crew, House, Listens, Seated};
use super::process::{Process, SYNC};
use crate::complaint::{Complaint, Done, game};
use bots::{Xoshiro, mix};
use catalogue::{Playable, Visitor};
use kernel::{Game, Uniform};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Address, Home};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// How many moves are under way while throughput is measured, if there are as many tables.
const IN_FLIGHT: usize = 16;

/// The longest time to warm up.
const WARM_UP: Duration = Duration::from_secs(5);

/// How long the second pace is kept before it is measured.
const SETTLING: Duration = Duration::from_millis(500);

/// How many games are heard whole, if there are as many tables. They are played for that alone: those that happen to begin and to end
/// in the windows are short ones.
const WHOLE_GAMES: usize = 8;

/// The longest time to wait until those who listen have heard the end of the last games.
const LAST_WORDS: Duration = Duration::from_secs(10);

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Which game.
    #[arg(long)]
    game: String,
    /// Options as `name=value …`; the defaults if left out. `players` is the number of seats unless it is said.
    #[arg(long, default_value = "")]
    options: String,
    /// Tables at once. A table whose game is over is followed by another.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..))]
    tables: u16,
    /// Seats of a table, each held by another person.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Everybody has the page of their table open, which is kept up to date.
    #[arg(long)]
    listeners: bool,
    /// Those who listen ask for compression, and bytes are counted as they are sent.
    #[arg(long, requires = "listeners")]
    gzip: bool,
    /// A PostgreSQL database for the server instead of a file in a folder, such as postgres://holdfast:SECRET@db.example/holdfast. What
    /// is made there stays.
    #[arg(long, value_name = "URL", value_parser = Address::parse)]
    database: Option<Address>,
    /// How long to measure, in seconds: throughput for as long, and then acknowledgements at half that rate.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    #[command(flatten)]
    ground: Ground,
    /// Print JSON: `moves_per_cpu_second, moves_per_second, p50_ms, p99_ms, in_flight, bytes_per_change_median, bytes_per_game,
    /// rss_mb, sync, fsync_p99_ms` and more.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let figures = game(&arguments.game)?.visit(Measure(arguments))?;
    figures.print(arguments.json)?;
    Ok(Done::Well)
}

struct Measure<'a>(&'a Arguments);

impl Visitor for Measure<'_> {
    type Output = Result<Figures, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let options = options::<G>(self.0)?;
        let window = Duration::try_from_secs_f64(self.0.seconds)
            .ok()
            .filter(|time| !time.is_zero())
            .ok_or_else(|| Complaint::Usage("--seconds takes a positive number of seconds".to_owned()))?;
        Ground::run(measure::<G>(self.0, &options, window))
    }
}

/// The options, which must make a table with as many seats as are asked for.
fn options<G: Game>(arguments: &Arguments) -> Result<G::Options, Complaint> {
    let wrong = |error: &dyn std::fmt::Display| Complaint::Usage(format!("options: {error}"));
    let (said, seats) = (arguments.options.trim(), arguments.seats);
    let players = said.split(' ').any(|option| option.starts_with("players="));
    let written = if players { said.to_owned() } else { format!("players={seats} {said}") };
    let options: G::Options = written.trim().parse().map_err(|error| wrong(&error))?;
    let has = G::new(&options).map_err(|refusal| wrong(&refusal))?.seats();
    if has == seats {
        Ok(options)
    } else {
        Err(Complaint::Usage(format!("with these options a table has {has} seats, not {seats}")))
    }
}

async fn measure<G: Playable>(
    arguments: &Arguments,
    options: &G::Options,
    window: Duration,
) -> Result<Figures, Complaint> {
    let (tables, seats) = (usize::from(arguments.tables), arguments.seats);
    let people = tables * usize::from(seats);
    let packing = if arguments.gzip { Packing::Gzip } else { Packing::Plain };
    let listens = if arguments.listeners { Listens::Everybody } else { Listens::Nobody };
    let data = arguments.ground.folder()?;
    let data = data.path();
    let syncs = sync_times(data).map_err(|error| Complaint::Machine(format!("{}: {error}", data.display())));
    let mut syncs = syncs?;
    // Where it is not allowed, connections say so themselves.
    rlimit::increase_nofile_limit(4 * people as u64 + 256).ok();

    let home = match &arguments.database {
        Some(address) => Home::Database(address.clone()),
        None => Home::Folder(data.to_owned()),
    };
    let mut process = Process::start(&home, people)?;
    let mut clock = process.clock()?;
    let closed = clock.cpu()?;
    let (trouble, mut troubles) = mpsc::unbounded_channel();
    let nobody = House::new::<G>(options, seats, Listens::Nobody, &home, trouble.clone()).await?;
    let mut crews = open_all::<G>(Arc::new(nobody), tables, seats, &process, packing).await?;
    let opening = clock.cpu()? - closed;
    drop(process);
    let mut dice = Xoshiro::new(arguments.ground.seed);
    advance(&home, crews.iter_mut().map(|(_, seated)| seated), &mut dice).await?;
    process = Process::start(&home, people)?;
    clock = process.clock()?;
    let house = Arc::new(House::new::<G>(options, seats, listens, &home, trouble.clone()).await?);
    let in_flight = IN_FLIGHT.min(tables);
    let gate = Arc::new(Gate::with_places(in_flight));
    let mut playing = JoinSet::new();
    for ((mut crew, mut seated), number) in crews.into_iter().zip(0..) {
        crew.browsers.iter_mut().for_each(|browser| browser.moves_to(process.address));
        crew.come_back(&house, &mut seated).await?;
        let dice = Xoshiro::new(mix(arguments.ground.seed ^ mix(number)));
        playing.spawn(play(house.clone(), gate.clone(), crew, seated, dice));
    }
    let mut course = Course { playing, troubles: &mut troubles };

    course.run_for(WARM_UP.min(window)).await?;
    let warm_up = house.tally.take();
    let (begun, before) = (Instant::now(), clock.cpu()?);
    course.run_for(window).await?;
    let (took, used) = (begun.elapsed(), clock.cpu()? - before);
    let first = house.tally.take();
    let resident = clock.resident()?;
    let moves = first.acknowledged.len() as f64;
    let moves_per_second = moves / took.as_secs_f64();
    if first.acknowledged.is_empty() {
        return Err(Complaint::Machine("no move was acknowledged in time".to_owned()));
    }

    let pace = {
        let (gate, mut dice) = (gate.clone(), Xoshiro::new(mix(arguments.ground.seed)));
        tokio::spawn(async move { gate.by_the_clock(moves_per_second / 2.0, &mut dice).await })
    };
    course.run_for(SETTLING).await?;
    let settling = house.tally.take();
    course.run_for(window).await?;
    let mut second = house.tally.take();
    pace.abort();
    course.playing.shutdown().await;
    let (p50, p99) = (percentile(&mut second.acknowledged, 0.5), percentile(&mut second.acknowledged, 0.99));
    let mut all = [warm_up, first, settling, second];

    let mut changes: Vec<u64> =
        all.iter_mut().flat_map(|tallied| std::mem::take(&mut tallied.changes)).collect();
    let mut games: usize = all.iter().map(|tallied| tallied.games).sum();
    let mut heard = Vec::new();
    if arguments.listeners {
        let house = House::new::<G>(options, seats, listens, &home, trouble).await?;
        let crews = (0..WHOLE_GAMES.min(tables)).map(|_| Crew::new(seats, process.address, packing));
        heard = whole_games::<G>(Arc::new(house), crews, &mut dice).await?;
        games += heard.len();
    }
    if let Ok(complaint) = course.troubles.try_recv() {
        return Err(complaint);
    }
    Ok(Figures {
        game: G::ID,
        options: options.to_string(),
        tables,
        seats,
        listeners: arguments.listeners,
        gzip: arguments.gzip,
        moves_per_cpu_second: (!used.is_zero()).then(|| moves / used.as_secs_f64()),
        moves_per_second,
        p50_ms: p50.map_or(0.0, milliseconds),
        p99_ms: p99.map_or(0.0, milliseconds),
        in_flight,
        bytes_per_change_median: percentile(&mut changes, 0.5),
        bytes_per_game: mean(&heard).map(|bytes| bytes.round() as u64),
        rss_mb: resident as f64 / 1e6,
        sync: match home {
            Home::Folder(_) => SYNC,
            Home::Database(_) => "database",
        },
        fsync_p99_ms: percentile(&mut syncs, 0.99).map_or(0.0, milliseconds),
        opening_cpu_ms: milliseconds(opening) / tables as f64,
        games,
    })
}

/// People play while time passes.
struct Course<'c> {
    playing: JoinSet<Result<std::convert::Infallible, Complaint>>,
    troubles: &'c mut mpsc::UnboundedReceiver<Complaint>,
}

impl Course<'_> {
    /// Lets them play for this long.
    ///
    /// # Errors
    /// With what goes wrong meanwhile.
    async fn run_for(&mut self, time: Duration) -> Result<(), Complaint> {
        tokio::select! {
            () = tokio::time::sleep(time) => Ok(()),
            Some(complaint) = self.troubles.recv() => Err(complaint),
            Some(ended) = self.playing.join_next() => match ended {
                Ok(Ok(never)) => match never {},
                Ok(Err(complaint)) => Err(complaint),
                Err(error) => Err(Complaint::Machine(format!("playing breaks off: {error}"))),
            },
        }
    }
}

/// People open all tables, each for themselves.
async fn open_all<G: Playable>(
    house: Arc<House>,
    tables: usize,
    seats: u8,
    process: &Process,
    packing: Packing,
) -> Result<Vec<(Crew, Seated<G>)>, Complaint> {
    let mut opened = Vec::new();
    let mut opening: JoinSet<Result<_, Complaint>> = JoinSet::new();
    for number in 0..tables {
        let (house, address) = (house.clone(), process.address);
        opening.spawn(async move {
            let mut crew = Crew::new(seats, address, packing);
            let seated = crew.open(&house).await?;
            Ok((crew, seated))
        });
        if opening.len() == IN_FLIGHT || number + 1 == tables {
            while let Some(done) = opening.join_next().await {
                opened.push(done.map_err(|error| Complaint::Machine(error.to_string()))??);
            }
        }
    }
    Ok(opened)
}

/// Games from their first page to their end, one for each crew: the bytes of each for one who listens.
async fn whole_games<G: Playable>(
    house: Arc<House>,
    crews: impl Iterator<Item = Crew>,
    dice: &mut Xoshiro,
) -> Result<Vec<f64>, Complaint> {
    let games =
        crews.map(|crew| play_one::<G>(house.clone(), crew, Xoshiro::new(u64::from(dice.below(u32::MAX)))));
    let mut playing: JoinSet<Result<(), Complaint>> = games.collect();
    let (begun, mut heard, played) = (Instant::now(), Vec::new(), playing.len());
    while let Some(done) = playing.join_next().await {
        done.map_err(|error| Complaint::Machine(error.to_string()))??;
    }
    let played_in = begun.elapsed();
    while heard.len() < played && begun.elapsed() < played_in + LAST_WORDS {
        tokio::time::sleep(Duration::from_millis(20)).await;
        heard.append(&mut house.tally.take().game_bytes);
    }
    Ok(heard)
}
