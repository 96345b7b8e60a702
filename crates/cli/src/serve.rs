//! `holdfast serve`

use crate::complaint::{Complaint, Done, read};
use crate::limits::{Connections, RateOptions};
use crate::place::Place;
use crate::printing::{say, tell};
use server::{AdminSecret, Config, Durability, PublicUrl, Retention, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

#[derive(clap::Parser)]
pub(crate) struct Arguments {
    /// A file of settings, as `holdfast config` prints them. Flags and the environment count more.
    #[arg(long, env = "HOLDFAST_CONFIG", value_name = "FILE.toml")]
    config: Option<PathBuf>,
    /// Address and port to listen on. `0.0.0.0:7700` lets others in your network in.
    #[arg(long, env = "HOLDFAST_LISTEN", default_value = "127.0.0.1:7700")]
    listen: SocketAddr,
    /// Where everybody reaches the site, such as `https://play.example.org`: links and cookies follow it, and other names are
    /// refused.
    #[arg(long, env = "HOLDFAST_PUBLIC_URL", value_name = "URL")]
    public_url: Option<PublicUrl>,
    #[command(flatten)]
    place: Place,
    /// What an acknowledged decision survives, where the data is in a folder.
    #[arg(long, env = "HOLDFAST_SYNC", default_value = "full")]
    sync: Sync,
    /// Where the other nodes that share a database reach this one; if left out, where it listens.
    #[arg(long, env = "HOLDFAST_NODE", value_name = "URL", value_parser = node)]
    node: Option<String>,
    /// Seconds after which other nodes take the tables of a node of which nothing is heard.
    #[arg(long, env = "HOLDFAST_LEASE", value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=600), default_value_t = 6)]
    lease: u64,
    /// Milliseconds a bot waits before it moves, so that people can follow.
    #[arg(long, env = "HOLDFAST_BOT_PAUSE", default_value_t = 600)]
    bot_pause: u64,
    /// Minutes a person may keep everybody waiting before the others may let a bot have the seat.
    #[arg(long, env = "HOLDFAST_PATIENCE", default_value_t = 10)]
    patience: u64,
    /// Address and port where programs that watch over the server read what is counted and measured, as `/metrics` in the
    /// text form of Prometheus; nowhere if left out. Let nobody else in there.
    #[arg(long, env = "HOLDFAST_METRICS")]
    metrics: Option<SocketAddr>,
    /// Seconds a window waits for a person who has not chosen how long, before it passes by itself; 0 is for ever.
    #[arg(long, env = "HOLDFAST_WINDOW_WAIT", default_value_t = 5)]
    window_wait: u64,
    /// Days after which a table is deleted whose game is over, with its record; for ever if left out.
    #[arg(long, env = "HOLDFAST_KEEP_FINISHED", value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_finished: Option<u32>,
    /// Days without anything that everybody noticed after which a table is deleted whose game is not over; for ever if left out.
    #[arg(long, env = "HOLDFAST_KEEP_UNFINISHED", value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_unfinished: Option<u32>,
    /// A file whose contents, of 16 bytes at least, open the pages for operators at /admin; there are none without it. Keep it where
    /// only the server reads.
    #[arg(long, env = "HOLDFAST_ADMIN_SECRET_FILE", value_name = "FILE")]
    admin_secret_file: Option<PathBuf>,
    /// Open the page in the default browser.
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    connections: Connections,
    #[command(flatten)]
    rates: RateOptions,
    /// Tables a person may have made that are not over and at which something has happened within a week.
    #[arg(long, value_name = "N", env = "HOLDFAST_OPEN_TABLES_PER_PERSON", default_value_t = Config::default().open_tables_per_person)]
    open_tables_per_person: u32,
}

impl Arguments {
    /// The configuration file.
    pub(crate) fn config(&self) -> Option<&Path> {
        self.config.as_deref()
    }
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
        public_url: arguments.public_url.clone(),
        data: arguments.place.home(),
        durability: match arguments.sync {
            Sync::Full => Durability::Full,
            Sync::Normal => Durability::Normal,
        },
        node: arguments.node.clone(),
        lease: Duration::from_secs(arguments.lease),
        bot_pause: Duration::from_millis(arguments.bot_pause),
        patience: Duration::from_secs(arguments.patience.saturating_mul(60)),
        window_wait: Some(Duration::from_secs(arguments.window_wait)).filter(|wait| !wait.is_zero()),
        limits: arguments.connections.limits(),
        rates: arguments.rates.0.clone(),
        open_tables_per_person: arguments.open_tables_per_person,
        trusted_proxies: arguments.connections.trusted_proxies(),
        retention: Retention { finished: arguments.keep_finished, unfinished: arguments.keep_unfinished },
        admin: arguments.admin_secret_file.as_deref().map(secret).transpose()?,
        languages: i18n::languages(),
        metrics: arguments.metrics,
    };
    tell_what_happens();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Complaint::Machine(format!("the server cannot be started: {error}")))?;
    let served = runtime.block_on(async {
        let complaint = |error: server::StartError| Complaint::Machine(error.to_string());
        let server = Server::start(&config).await.map_err(complaint)?;
        match &arguments.public_url {
            Some(public) => say!("Holdfast is at {public}, and listens at {}", server.url()),
            None => say!("Holdfast is at {}", server.url()),
        }
        if let Some(metrics) = server.metrics_url() {
            say!("What is counted and measured is at {metrics}");
        }
        say!("Ctrl-C ends it. Every decision is stored in {}.", config.data);
        if arguments.open {
            open(&arguments.public_url.as_ref().map_or_else(|| server.url(), PublicUrl::to_string));
        }
        server.serve().await.map_err(complaint)
    });
    // What still thinks is waited for by nobody.
    runtime.shutdown_background();
    served.map(|()| Done::Well)
}

/// The secret in this file.
fn secret(file: &Path) -> Result<AdminSecret, Complaint> {
    AdminSecret::new(&read(file)?).map_err(|error| Complaint::Fault(format!("{}: {error}", file.display())))
}

/// An address such as `http://10.0.0.3:7700`.
fn node(text: &str) -> Result<String, String> {
    let authority = text.strip_prefix("http://").map(|rest| rest.trim_end_matches('/')).unwrap_or_default();
    if authority.is_empty() || authority.contains(['/', '?', '#', '@', ' ']) {
        return Err("write http://HOST:PORT".to_owned());
    }
    Ok(format!("http://{authority}"))
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
