//! `holdfast serve`

use crate::complaint::{Complaint, Done};
use crate::limits::Connections;
use crate::printing::{say, tell};
use server::{Config, Durability, Server};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

#[derive(clap::Parser)]
pub(crate) struct Arguments {
    /// Address and port to listen on. `0.0.0.0:7700` lets others in your network in.
    #[arg(long, env = "HOLDFAST_LISTEN", default_value = "127.0.0.1:7700")]
    listen: SocketAddr,
    /// The folder of the database; created if it is not there.
    #[arg(long, env = "HOLDFAST_DATA", default_value = "data")]
    data: PathBuf,
    /// What an acknowledged decision survives.
    #[arg(long, env = "HOLDFAST_SYNC", default_value = "full")]
    sync: Sync,
    /// Milliseconds a bot waits before it moves, so that people can follow.
    #[arg(long, default_value_t = 600)]
    bot_pause: u64,
    /// Minutes a person may keep everybody waiting before the others may let a bot have the seat.
    #[arg(long, default_value_t = 10)]
    patience: u64,
    /// Open the page in the default browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    connections: Connections,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Sync {
    /// A power cut: it is on the disk before it is acknowledged
    Full,
    /// The program being killed at any moment; but a power cut or a crash of the system may take back the newest decisions,
    /// although they were acknowledged
    Normal,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let config = Config {
        listen: arguments.listen,
        data_dir: arguments.data.clone(),
        durability: match arguments.sync {
            Sync::Full => Durability::Full,
            Sync::Normal => Durability::Normal,
        },
        bot_pause: Duration::from_millis(arguments.bot_pause),
        patience: Duration::from_secs(arguments.patience.saturating_mul(60)),
        limits: arguments.connections.limits(),
        trusted_proxies: arguments.connections.trusted_proxies(),
        languages: i18n::languages(),
    };
    tell_what_happens();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Complaint::Machine(format!("the server cannot be started: {error}")))?;
    let served = runtime.block_on(async {
        let complaint = |error: server::StartError| Complaint::Machine(error.to_string());
        let server = Server::start(&config).await.map_err(complaint)?;
        say!("Holdfast is at {}", server.url());
        say!("Ctrl-C ends it. Every decision is stored in {}.", config.data_dir.display());
        if arguments.open {
            open(&server.url());
        }
        server.serve().await.map_err(complaint)
    });
    // What still thinks is waited for by nobody.
    runtime.shutdown_background();
    served.map(|()| Done::Well)
}

/// Warnings and errors on standard error; `RUST_LOG=info` or `RUST_LOG=server=debug` tells more.
fn tell_what_happens() {
    use tracing_subscriber::filter::Targets;
    use tracing_subscriber::prelude::*;
    let targets = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let targets = targets.unwrap_or_else(|| Targets::new().with_default(tracing::Level::WARN));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(targets)).init();
}

/// Opens the address in the default browser; if that does not work, the address has been printed.
fn open(url: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    if Command::new(program).args(arguments).arg(url).spawn().is_err() {
        tell!("holdfast: no browser could be opened; open {url} yourself");
    }
}
