//! `holdfast bench store`: what a server is like that has run for years.
//!
//! A game is played to its end, and another for a while against a bot. Both tables are copied straight into the database, as often as
//! is asked for; then the server is started on it.

use super::browser::{Browser, Packing};
use super::figures::{milliseconds, percentile};
use super::ground::Ground;
use super::player::Player;
use super::process::Process;
use crate::complaint::{Complaint, Done, game, print_json};
use crate::printing::say;
use bots::Xoshiro;
use catalogue::{Playable, Visitor};
use serde::Serialize;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use store::{Durability, Home, Store, TableId};

/// How many decisions somebody has made at a sleeping table.
const DECISIONS: u16 = 20;

/// How long a server that was started is left alone before it is looked at.
const SETTLING: Duration = Duration::from_secs(2);

/// How often each page is asked for.
const PAGES: usize = 200;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Which game.
    #[arg(long)]
    game: String,
    /// Games that are over.
    #[arg(long, default_value_t = 1_000_000)]
    finished: u32,
    /// Tables where a bot waits for a person.
    #[arg(long, default_value_t = 100_000)]
    sleeping: u32,
    #[command(flatten)]
    ground: Ground,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let figures = game(&arguments.game)?.visit(Grow(arguments))?;
    if arguments.json {
        print_json(&figures)?
    } else {
        figures.print()
    }
    Ok(Done::Well)
}

/// The figures of `holdfast bench store --json`.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    finished: u32,
    sleeping: u32,
    /// Entries at each sleeping table.
    entries: u64,
    /// The size of the database, in millions of bytes.
    disk_mb: f64,
    /// What a sleeping table adds to it, in bytes; null without any.
    bytes_per_sleeping_table: Option<u64>,
    /// How long it took until the server listened, in milliseconds.
    start_ms: f64,
    /// The memory it uses two seconds later, in millions of bytes.
    rss_mb: f64,
    /// Half of those who opened the first page had it in this time, in milliseconds.
    first_page_p50_ms: f64,
    /// 99 of 100 had.
    first_page_p99_ms: f64,
    /// Half of those who looked through finished games had the page in this time, in milliseconds.
    finished_page_p50_ms: f64,
}

impl Figures {
    fn print(&self) {
        say!("{}: {} games that are over, {} sleeping tables", self.game, self.finished, self.sleeping);
        say!("{:>12.1} MB on the disk", self.disk_mb);
        if let Some(bytes) = self.bytes_per_sleeping_table {
            say!("{bytes:>12} bytes for each sleeping table, {} entries", self.entries);
        }
        say!("{:>12.1} ms until the server listens", self.start_ms);
        say!("{:>12.1} MB of memory two seconds later", self.rss_mb);
        say!(
            "{:>12.1} ms for half of those who open the first page, {:.1} for 99 of 100",
            self.first_page_p50_ms,
            self.first_page_p99_ms
        );
        say!("{:>12.1} ms for half of those who look through games that are over", self.finished_page_p50_ms);
    }
}

struct Grow<'a>(&'a Arguments);

impl Visitor for Grow<'_> {
    type Output = Result<Figures, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        Ground::run(grow::<G>(self.0))
    }
}

async fn grow<G: Playable>(arguments: &Arguments) -> Result<Figures, Complaint> {
    let Arguments { finished, sleeping, .. } = *arguments;
    let data = arguments.ground.folder()?;
    let (over, asleep) = play::<G>(data.path(), arguments.ground.seed).await?;
    let before = size(data.path())?;
    let entries = copy(data.path(), &asleep, sleeping).await?;
    let added = size(data.path())?.saturating_sub(before);
    copy(data.path(), &over, finished).await?;
    let disk = size(data.path())?;

    let begun = Instant::now();
    let process = Process::start(&Home::Folder(data.path().to_owned()), 4)?;
    let start = begun.elapsed();
    tokio::time::sleep(SETTLING).await;
    let resident = process.clock()?.resident()?;
    let mut browser = Browser::new(process.address, Packing::Plain);
    let mut first = pages(&mut browser, "/").await?;
    let mut finished_page = pages(&mut browser, "/tables/finished").await?;
    let of = |times: &mut [Duration], share| percentile(times, share).map_or(0.0, milliseconds);
    Ok(Figures {
        game: G::ID,
        finished,
        sleeping,
        entries,
        disk_mb: disk as f64 / 1e6,
        bytes_per_sleeping_table: (sleeping > 0).then(|| added / u64::from(sleeping.max(1))),
        start_ms: milliseconds(start),
        rss_mb: resident as f64 / 1e6,
        first_page_p50_ms: of(&mut first, 0.5),
        first_page_p99_ms: of(&mut first, 0.99),
        finished_page_p50_ms: of(&mut finished_page, 0.5),
    })
}

/// Plays on a server in this folder, which has ended then. A table whose game is over, and one where a bot waits for a person.
async fn play<G: Playable>(data: &Path, seed: u64) -> Result<(TableId, TableId), Complaint> {
    let process = Process::start(&Home::Folder(data.to_owned()), 4)?;
    let browser = Browser::new(process.address, Packing::Plain);
    let mut ada = Player::new(G::ID, browser, "bot-random", Xoshiro::new(seed));
    let over = ada.asked().await?.table;
    while ada.asked().await?.table == over {
        ada.decides(1, Duration::ZERO).await?;
    }
    let mut asleep = ada.asked().await?.table;
    let mut decided = 0;
    while decided < DECISIONS {
        ada.decides(1, Duration::ZERO).await?;
        let table = ada.asked().await?.table;
        decided = if table == asleep { decided + 1 } else { 0 };
        asleep = table;
    }
    let id = |address: &str| {
        TableId::parse(address.trim_start_matches("/t/"))
            .ok_or_else(|| Complaint::Machine(format!("{address} is not a table")))
    };
    Ok((id(&over)?, id(&asleep)?))
}

/// Copies a table in the store of this folder. How many entries it has.
async fn copy(data: &Path, table: &TableId, copies: u32) -> Result<u64, Complaint> {
    let store = Store::open_with(data, Durability::Normal)
        .await
        .map_err(|error| Complaint::Machine(error.to_string()))?;
    let copied = store.copy_table(table, copies).await;
    let info = store.table_info(table).await;
    store.close().await;
    copied
        .and(info)
        .map(|info| info.map_or(0, |info| info.version))
        .map_err(|error| Complaint::Machine(error.to_string()))
}

/// The size of everything in a folder, in bytes.
fn size(folder: &Path) -> Result<u64, Complaint> {
    let sizes = fs::read_dir(folder).and_then(|files| {
        files.map(|file| file?.metadata()).map(|data| data.map(|data| data.len())).sum::<Result<u64, _>>()
    });
    sizes.map_err(|error| Complaint::Machine(format!("{} cannot be read: {error}", folder.display())))
}

/// How long a page takes, many times.
async fn pages(browser: &mut Browser, path: &str) -> Result<Vec<Duration>, Complaint> {
    let mut took = Vec::new();
    for _ in 0..PAGES {
        let begun = Instant::now();
        browser.page(path).await?;
        took.push(begun.elapsed());
    }
    Ok(took)
}
