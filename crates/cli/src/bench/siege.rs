//! `holdfast bench siege`: how somebody fares who only wants to play while others do their worst.
//!
//! A third of the hostile connections never finish the header of a request. A third look on at tables where bots of the strongest level
//! play among themselves, so that these think without end. A third post once a second what makes something, or tries to, each as somebody
//! new. Each hostile connection has an address of its own, and so has each who made a table: what is limited by address does not stop
//! them. The server runs with the limits and pauses it has if nothing is said.

use super::browser::{Browser, Packing, written};
use super::figures::{milliseconds, percentile};
use super::ground::Ground;
use super::player::{Asked, Player};
use super::process::Process;
use crate::complaint::{Complaint, Done, game, print_json};
use crate::printing::say;
use bots::Xoshiro;
use catalogue::{Playable, Visitor};
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::Home;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// How long it takes somebody to decide.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a hostile connection waits before it does something again.
const AGAIN: Duration = Duration::from_secs(1);

/// How long the siege lasts before anything is measured.
const SETTLING: Duration = Duration::from_secs(3);

/// How often it is looked whether there is advice.
const LOOKING: Duration = Duration::from_millis(40);

/// The longest time to wait for advice.
const PATIENCE: Duration = Duration::from_secs(120);

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Which game.
    #[arg(long)]
    game: String,
    /// Hostile connections.
    #[arg(long, default_value_t = 1000)]
    connections: u16,
    /// Tables of bots of the strongest level, which hostile people have made and look at.
    #[arg(long, default_value_t = 200)]
    tables: u16,
    /// How many decisions are measured, in peace and under siege.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..))]
    decisions: u16,
    /// How many times advice is asked for under siege.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=20))]
    advice: u16,
    #[command(flatten)]
    ground: Ground,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let figures = game(&arguments.game)?.visit(Besiege(arguments))?;
    if arguments.json {
        print_json(&figures)?
    } else {
        figures.print()
    }
    Ok(Done::Well)
}

/// The figures of `holdfast bench siege --json`. Times are in milliseconds.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    connections: u16,
    tables: u16,
    /// The level of the bots at these tables.
    level: &'static str,
    decisions: u16,
    /// Half of the decisions were acknowledged in this time while nobody else was there.
    peace_p50_ms: f64,
    /// 99 of 100 were.
    peace_p99_ms: f64,
    /// Half of the decisions were acknowledged in this time under siege.
    p50_ms: f64,
    /// 99 of 100 were.
    p99_ms: f64,
    /// The median until there was advice, while nobody else was there.
    peace_advice_ms: f64,
    /// The same under siege.
    advice_ms: f64,
    /// Hostile requests that were carried out.
    admitted: u64,
    /// Hostile requests that were refused, or not answered.
    refused: u64,
}

impl Figures {
    fn print(&self) {
        let Figures { game, connections, tables, level, .. } = self;
        say!("{game}: {connections} hostile connections, {tables} tables of bots ({level})");
        say!(
            "{:>12.1} ms for half of the {} decisions, {:.1} in peace",
            self.p50_ms,
            self.decisions,
            self.peace_p50_ms
        );
        say!("{:>12.1} ms for 99 of 100, {:.1} in peace", self.p99_ms, self.peace_p99_ms);
        say!(
            "{:>12.1} ms until there is advice (median), {:.1} in peace",
            self.advice_ms,
            self.peace_advice_ms
        );
        say!("{:>12} hostile requests carried out, {} refused", self.admitted, self.refused);
    }
}

struct Besiege<'a>(&'a Arguments);

impl Visitor for Besiege<'_> {
    type Output = Result<Figures, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        Ground::run(besiege::<G>(self.0))
    }
}

async fn besiege<G: Playable>(arguments: &Arguments) -> Result<Figures, Complaint> {
    let data = arguments.ground.folder()?;
    rlimit::increase_nofile_limit(2 * u64::from(arguments.connections) + 256).ok();
    let process = Process::with_usual_limits(&Home::Folder(data.path().to_owned()))?;
    let address = process.address;
    let dice = Xoshiro::new(arguments.ground.seed);
    let mut ada = Player::new(G::ID, from(address, Ipv4Addr::new(203, 0, 113, 1)), "me", dice);
    let mut peace = ada.decides(arguments.decisions, PAUSE).await?;
    let mut peace_advice = is_advised(&mut ada, 5.min(arguments.advice)).await?;

    let level = G::LEVELS.iter().max_by_key(|level| level.thinks).map_or(G::ADVISER, |level| level.name);
    let tables = Arc::new(tables_of_bots::<G>(arguments.tables, level, address).await?);
    let tally = Arc::new(Tally::default());
    let mut hostile = JoinSet::new();
    for number in 0..arguments.connections {
        let (tables, tally) = (tables.clone(), tally.clone());
        hostile.spawn(async move {
            match number % 3 {
                0 => never_ends_a_header(address).await,
                1 if !tables.is_empty() => {
                    looks_on(attacker(address, number), &tables[usize::from(number / 3) % tables.len()])
                        .await;
                }
                _ => posts::<G>(address, number, &tally).await,
            }
        });
    }
    tokio::time::sleep(SETTLING).await;
    let mut decisions = ada.decides(arguments.decisions, PAUSE).await?;
    let mut advice = is_advised(&mut ada, arguments.advice).await?;
    hostile.shutdown().await;

    let of = |times: &mut [Duration], share| percentile(times, share).map_or(0.0, milliseconds);
    Ok(Figures {
        game: G::ID,
        connections: arguments.connections,
        tables: arguments.tables,
        level,
        decisions: arguments.decisions,
        peace_p50_ms: of(&mut peace, 0.5),
        peace_p99_ms: of(&mut peace, 0.99),
        p50_ms: of(&mut decisions, 0.5),
        p99_ms: of(&mut decisions, 0.99),
        peace_advice_ms: of(&mut peace_advice, 0.5),
        advice_ms: of(&mut advice, 0.5),
        admitted: tally.admitted.load(Ordering::Relaxed),
        refused: tally.refused.load(Ordering::Relaxed),
    })
}

/// A browser of somebody the server does not know, behind the proxy it trusts.
fn from(address: SocketAddr, client: Ipv4Addr) -> Browser {
    Browser::new(address, Packing::Plain).behind_a_proxy(IpAddr::V4(client))
}

/// The browser of a hostile person who has not come before.
fn attacker(address: SocketAddr, number: u16) -> Browser {
    let [high, low] = number.to_be_bytes();
    from(address, Ipv4Addr::new(10, 0, high, low))
}

/// Asks for advice this many times. How long each took until it was there.
async fn is_advised(ada: &mut Player, times: u16) -> Result<Vec<Duration>, Complaint> {
    let mut took = Vec::new();
    for _ in 0..times {
        let Asked { table, seat, .. } = ada.asked().await?;
        let begun = Instant::now();
        ada.browser.live(&format!("{table}/advice"), &written(&[("seat", &seat), ("wish", "ask")])).await?;
        while ada.look(&table, &format!("?seat={seat}")).await?["advice"] == "thinking" {
            if begun.elapsed() > PATIENCE {
                return Err(Complaint::Machine(format!("{table}: no advice comes")));
            }
            tokio::time::sleep(LOOKING).await;
        }
        took.push(begun.elapsed());
        ada.browser.live(&format!("{table}/advice"), &written(&[("seat", &seat), ("wish", "stop")])).await?;
        // Another decision is another question.
        ada.decides(1, PAUSE).await?;
    }
    Ok(took)
}

/// What became of hostile requests.
#[derive(Default)]
struct Tally {
    admitted: AtomicU64,
    refused: AtomicU64,
}

/// Hostile people make tables where bots of this level have all seats, each from an address of their own.
async fn tables_of_bots<G: Playable>(
    tables: u16,
    level: &str,
    address: SocketAddr,
) -> Result<Vec<String>, Complaint> {
    let players = G::OPTIONS.iter().find(|option| option.name == "players");
    let players = players.and_then(|option| option.values.last()).map_or("2", |most| most);
    let options: G::Options = format!("players={players}")
        .parse()
        .map_err(|error| Complaint::Machine(format!("players={players}: {error}")))?;
    let seats = G::new(&options).map_or(2, |game| game.seats());
    let bots: Vec<(String, String)> =
        (0..seats).map(|seat| (format!("seat-{seat}"), format!("bot-{level}"))).collect();
    let mut fields = vec![("players", players), ("listing", "public")];
    fields.extend(bots.iter().map(|(seat, bot)| (seat.as_str(), bot.as_str())));
    let form = written(&fields);
    let mut made = Vec::new();
    for number in 0..tables {
        let [high, low] = number.to_be_bytes();
        let mut host = from(address, Ipv4Addr::new(10, 1, high, low));
        made.push(host.form(&format!("/new/{}", G::ID), &form).await?);
    }
    Ok(made)
}

/// Sends half of a header, and waits for what becomes of it, again and again.
async fn never_ends_a_header(address: SocketAddr) {
    loop {
        if let Ok(mut connection) = TcpStream::connect(address).await
            && connection.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-half: ").await.is_ok()
        {
            while connection.read(&mut [0; 512]).await.is_ok_and(|read| read > 0) {}
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Looks on at a table for as long as it is shown.
async fn looks_on(browser: Browser, table: &str) {
    let mut sizes = Vec::new();
    loop {
        if let Ok(mut stream) = browser.listen(&format!("{table}/events")).await {
            while stream.read(&mut sizes).await.is_ok_and(|more| more) {
                sizes.clear();
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Posts what makes something, or tries to, as somebody new each time.
async fn posts<G: Playable>(address: SocketAddr, number: u16, tally: &Tally) {
    let (new, bad) = (format!("/new/{}", G::ID), "/t/000000000000/act");
    let posts = [
        (new.as_str(), "players=2&seat-0=me&seat-1=open&listing=public&title=BUY+NOW"),
        ("/name", "name=Eve"),
        (bad, "seat=0&version=0&action=x"),
        ("/groups", "group=BUY+NOW"),
    ];
    loop {
        for (path, fields) in posts {
            let answered = attacker(address, number).tries(path, fields).await;
            let count = match answered {
                Ok(200..=399) => &tally.admitted,
                Ok(_) | Err(_) => &tally.refused,
            };
            count.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(AGAIN).await;
        }
    }
}
