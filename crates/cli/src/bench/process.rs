//! The server that is measured: a process of its own.

use super::clock::Clock;
use crate::complaint::Complaint;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use store::Home;

/// What the server is asked for with `--sync`.
pub(super) const SYNC: &str = "full";

/// A server. It ends with this value, at once.
pub(super) struct Process {
    child: Running,
    pub(super) address: SocketAddr,
}

impl Process {
    /// Starts a server on this store, with room for this many people, who may do everything as often as they like. Bots do not pause.
    ///
    /// # Errors
    /// If it does not start.
    pub(super) fn start(home: &Home, people: usize) -> Result<Process, Complaint> {
        // Everybody has a connection for pages and moves and one that listens, and those of the game before may not be gone yet.
        let most = (8 * people + 64).to_string();
        let limits = ["--connections", "--connections-per-address", "--streams", "--streams-per-address"];
        let limits = limits.into_iter().flat_map(|limit| [limit.to_owned(), most.clone()]);
        let rates = server::RATES.iter().flat_map(|row| [format!("--{}", row.name), "off".to_owned()]);
        let pause = ["--bot-pause", "0"].map(str::to_owned);
        Process::with(home, limits.chain(rates).chain(pause))
    }

    /// Starts a server on this store with the limits and pauses it has if nothing is said, which believes where requests come from.
    ///
    /// # Errors
    /// If it does not start.
    pub(super) fn with_usual_limits(home: &Home) -> Result<Process, Complaint> {
        Process::with(home, ["--trusted-proxy".to_owned(), "127.0.0.1".to_owned()].into_iter())
    }

    fn with(home: &Home, settings: impl Iterator<Item = String>) -> Result<Process, Complaint> {
        let cannot = |error: String| Complaint::Machine(format!("the server cannot be started: {error}"));
        let program = std::env::current_exe().map_err(|error| cannot(error.to_string()))?;
        let mut command = Command::new(program);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("HOLDFAST_") {
                command.env_remove(name);
            }
        }
        command.arg("serve");
        match home {
            Home::Folder(folder) => command.arg("--data").arg(folder),
            // Others can read command lines.
            Home::Database(address) => command.env("HOLDFAST_DATABASE", address.as_str()),
        };
        command.args(["--listen", "127.0.0.1:0", "--sync", SYNC]).args(settings);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = Running(child.map_err(|error| cannot(error.to_string()))?);
        let mut first = String::new();
        if let Some(printed) = child.0.stdout.take() {
            BufReader::new(printed).read_line(&mut first).map_err(|error| cannot(error.to_string()))?;
        }
        let address = first
            .split_once("http://")
            .and_then(|(_, address)| address.trim_end().trim_end_matches('/').parse().ok());
        match address {
            Some(address) => Ok(Process { child, address }),
            None => Err(cannot("it does not say where it is".to_owned())),
        }
    }

    /// Its clock.
    pub(super) fn clock(&self) -> Result<Clock, Complaint> {
        Clock::of(self.child.0.id())
    }
}

/// A process that ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        self.0.kill().ok();
        self.0.wait().ok();
    }
}
