//! Starting and stopping.

use crate::app::{App, Shared};
use crate::health::Health;
use crate::people::People;
use crate::rooms::Rooms;
use crate::routes;
use crate::upgrade;
use crate::waiting::Pace;
use crate::wire::{Limits, Network, Proxies, Streams, Wire, serve};
use axum::Router;
use axum_extra::extract::cookie::Key;
use i18n::Languages;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::{Durability, OpenError, Store, StoreError};
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// How long answers may take that are under way when the server is told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// How long the store may take to close.
const CLOSING: Duration = Duration::from_secs(1);

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The directory of the data, made if it is not there.
    pub data_dir: PathBuf,
    /// What an acknowledged decision survives.
    pub durability: Durability,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long a person may keep everybody waiting before the others may let a bot have the seat.
    pub patience: Duration,
    /// How many connections and live updates there may be, and how long they may keep the server waiting.
    pub limits: Limits,
    /// The languages people may choose from.
    pub languages: &'static Languages,
    /// Proxies whose word counts for where a request comes from.
    pub trusted_proxies: Vec<Network>,
}

impl Default for Config {
    /// Port 7700 of this machine only, the directory `data`, decisions that survive a power cut, bots that take a breath.
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7700)),
            data_dir: PathBuf::from("data"),
            durability: Durability::Full,
            bot_pause: Duration::from_millis(600),
            patience: Duration::from_secs(10 * 60),
            limits: Limits::default(),
            languages: i18n::languages(),
            trusted_proxies: Vec::new(),
        }
    }
}

/// Why a server does not start or stops. Each says what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The data cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The data cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another program listens there.
    #[error(
        "another program listens on {address}; stop it or name another address, such as {} with --listen",
        next(address)
    )]
    InUse {
        /// The address.
        address: SocketAddr,
    },
    /// Listening there is not allowed or not possible.
    #[error("cannot listen on {address}: {source}; name another address with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the operating system says.
        source: io::Error,
    },
    /// The address that is listened on is not known.
    #[error("the network fails: {0}")]
    Network(io::Error),
    /// The process could not be stopped in order.
    #[error("the system does not pass on signals: {0}")]
    Signals(io::Error),
}

fn next(address: &SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7700))
}

/// A server that listens.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
    data_dir: PathBuf,
}

impl Server {
    /// Opens the data and listens.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        live_with_file_limits();
        let store = Store::open_with(&config.data_dir, config.durability).await?;
        let listener = TcpListener::bind(config.listen).await.map_err(|source| {
            let address = config.listen;
            if source.kind() == io::ErrorKind::AddrInUse {
                StartError::InUse { address }
            } else {
                StartError::Listen { address, source }
            }
        })?;
        let address = listener.local_addr().map_err(StartError::Network)?;
        let key = Key::derive_from(&store.secret("cookies").await?);
        let rooms = Rooms::new(store.clone(), Pace { pause: config.bot_pause, patience: config.patience });
        let limits = config.limits.clone().of_this_process();
        let app = App::new(Shared {
            people: People::new(store.clone()),
            store,
            rooms,
            streams: Streams::new(&limits),
            proxies: Proxies::new(config.trusted_proxies.clone()),
            health: Health::default(),
            languages: config.languages,
            key,
            closing: CancellationToken::new(),
        });
        app.rooms.wake().await?;
        Ok(Server { app, listener, address, limits, data_dir: config.data_dir.clone() })
    }

    /// The address to open in a browser.
    pub fn url(&self) -> String {
        let address = self.address;
        let reachable = if address.ip().is_unspecified() {
            format!("localhost:{}", address.port())
        } else {
            address.to_string()
        };
        format!("http://{reachable}/")
    }

    /// Everything the server answers, without the network.
    pub fn router(&self) -> Router {
        routes::router(self.app.clone())
    }

    /// Serves until the process is told to stop (SIGTERM or SIGINT), and ends at once when it is told again.
    ///
    /// # Errors
    /// If the process cannot receive signals.
    pub async fn serve(self) -> Result<(), StartError> {
        let mut told = Told::listen().map_err(StartError::Signals)?;
        let (stop, at_once) = (CancellationToken::new(), CancellationToken::new());
        let serving = self.serve_between(stop.clone().cancelled_owned(), &at_once);
        let telling = async {
            told.next().await;
            stop.cancel();
            told.next().await;
            at_once.cancel();
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = serving => Ok(()),
            () = telling => Ok(()),
        }
    }

    /// Serves until `stop` is done, then ends live updates, answers what was asked and closes the store. That takes a
    /// few seconds at most, whatever hangs.
    pub async fn serve_until(self, stop: impl Future<Output = ()>) {
        self.serve_between(stop, &CancellationToken::new()).await;
    }

    async fn serve_between(self, stop: impl Future<Output = ()>, at_once: &CancellationToken) {
        let wire = Wire {
            router: self.router(),
            full: routes::full(self.app.clone()),
            limits: self.limits,
            proxies: self.app.proxies.clone(),
            closing: self.app.closing.clone(),
            grace: GRACE,
        };
        let (store, data_dir) = (self.app.store.clone(), self.data_dir);
        let looking = tokio::spawn(async move { upgrade::look(&store, &data_dir).await });
        serve(wire, self.listener, stop, at_once).await;
        looking.abort();
        tokio::select! {
            () = at_once.cancelled() => {}
            closed = timeout(CLOSING, self.app.store.close()) => {
                if closed.is_err() {
                    tracing::warn!("the store does not close");
                }
            }
        }
    }
}

/// A file that may not grow any further is an error to whoever writes, as a full disk is, and does not end the program.
#[cfg(unix)]
fn live_with_file_limits() {
    let too_large = SignalKind::from_raw(libc::SIGXFSZ);
    if let Err(error) = signal(too_large) {
        tracing::warn!(%error, "a limit to the size of files would end the server");
    }
}

#[cfg(not(unix))]
fn live_with_file_limits() {}

/// What tells the process to stop.
#[cfg(unix)]
struct Told {
    interrupt: Signal,
    terminate: Signal,
}

#[cfg(unix)]
impl Told {
    fn listen() -> io::Result<Told> {
        Ok(Told { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// What tells the process to stop.
#[cfg(not(unix))]
struct Told;

#[cfg(not(unix))]
impl Told {
    fn listen() -> io::Result<Told> {
        Ok(Told)
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
