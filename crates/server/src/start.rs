//! Starting and stopping.

use crate::address::{Address, PublicUrl};
use crate::app::{App, Shared};
use crate::deleting;
use crate::health::Health;
use crate::identity::devices::Devices;
use crate::identity::passkeys::Passkeys;
use crate::identity::passphrases::Passphrases;
use crate::identity::people::People;
use crate::meters::{self, Meters};
use crate::nodes::{self, Nodes};
use crate::operators::{self, AdminSecret, Bans};
use crate::rates::{Limiter, Rates};
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
use store::{Durability, Home, Node, OpenError, Retention, Store, StoreError};
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
    /// Where everybody reaches the site; if left out, wherever a home network or a proxy's certificate has a name for it.
    pub public_url: Option<PublicUrl>,
    /// Where the data is. A folder is made if it is not there.
    pub data: Home,
    /// What an acknowledged decision survives, where the data is in a folder.
    pub durability: Durability,
    /// Where other nodes that share a database reach this one, such as `http://10.0.0.3:7700`; if left out, where it listens.
    pub node: Option<String>,
    /// How long a node keeps its tables although nothing is heard of it.
    pub lease: Duration,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long a person may keep everybody waiting before the others may let a bot have the seat.
    pub patience: Duration,
    /// How long a window waits for a person who has not said how long it should, before it passes by itself; for ever if `None`.
    pub window_wait: Option<Duration>,
    /// How many connections and live updates there may be, and how long they may keep the server waiting.
    pub limits: Limits,
    /// How often anybody may do what others have to bear.
    pub rates: Rates,
    /// How many tables a person may have made that are not over and at which something has happened within a week.
    pub open_tables_per_person: u32,
    /// How long tables are kept.
    pub retention: Retention,
    /// What opens the pages for operators; there are none without it.
    pub admin: Option<AdminSecret>,
    /// The languages people may choose from.
    pub languages: &'static Languages,
    /// Proxies whose word counts for where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// Where to tell what is counted and measured, if anywhere.
    pub metrics: Option<SocketAddr>,
}

impl Default for Config {
    /// Port 7700 of this machine only, the directory `data`, decisions that survive a power cut, bots that take a breath.
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7700)),
            public_url: None,
            data: Home::Folder(PathBuf::from("data")),
            durability: Durability::Full,
            node: None,
            lease: Duration::from_secs(6),
            bot_pause: Duration::from_millis(600),
            patience: Duration::from_secs(10 * 60),
            window_wait: Some(Duration::from_secs(5)),
            limits: Limits::default(),
            rates: Rates::default(),
            open_tables_per_person: 50,
            retention: Retention::default(),
            admin: None,
            languages: i18n::languages(),
            trusted_proxies: Vec::new(),
            metrics: None,
        }
    }
}

impl Config {
    /// What this server is to the others that share its database, if it listens here.
    fn node(&self, listens: SocketAddr) -> Result<Node, StartError> {
        let address = match &self.node {
            Some(address) => address.trim_end_matches('/').to_owned(),
            None if listens.ip().is_unspecified() => return Err(StartError::Node(listens)),
            None => format!("http://{listens}"),
        };
        Ok(Node { address, lease: self.lease })
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
        "another program listens on {address}; stop it or name another address, such as {} with {option}",
        next(address)
    )]
    InUse {
        /// The address.
        address: SocketAddr,
        /// The option that names it.
        option: &'static str,
    },
    /// Listening there is not allowed or not possible.
    #[error("cannot listen on {address}: {source}; name another address with {option}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The option that names it.
        option: &'static str,
        /// What the operating system says.
        source: io::Error,
    },
    /// A node that listens everywhere has to say where others reach it.
    #[error(
        "other nodes cannot reach {0}; name the address where they reach this one with --node, such as http://10.0.0.3:7700"
    )]
    Node(SocketAddr),
    /// The address that is listened on is not known.
    #[error("the network fails: {0}")]
    Network(io::Error),
    /// The process could not be stopped in order.
    #[error("the system does not pass on signals: {0}")]
    Signals(io::Error),
}

async fn listen(address: SocketAddr, option: &'static str) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|source| {
        if source.kind() == io::ErrorKind::AddrInUse {
            StartError::InUse { address, option }
        } else {
            StartError::Listen { address, option, source }
        }
    })
}

fn next(address: &SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7700))
}

/// A server that listens.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    limits: Limits,
    data: Home,
    retention: Retention,
}

impl Server {
    /// Opens the data and listens.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        live_with_file_limits();
        let listener = listen(config.listen, "--listen").await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address, "--metrics").await?),
            None => None,
        };
        let address = listener.local_addr().map_err(StartError::Network)?;
        let store = match &config.data {
            Home::Folder(folder) => Store::open_with(folder, config.durability).await?,
            Home::Database(database) => Store::connect(database, &config.node(address)?).await?,
        };
        let key = Key::derive_from(&store.secret("cookies").await?);
        let passkeys = Passkeys::new(store.secret("passkeys").await?);
        let meters = Meters::new();
        let Config { bot_pause: pause, patience, window_wait, .. } = *config;
        let rooms = Rooms::new(store.clone(), Pace { pause, patience, window_wait }, meters.clone());
        let limits = config.limits.clone().of_this_process();
        let proxies = Proxies::new(config.trusted_proxies.clone());
        let (nodes, proxies) = match &config.data {
            Home::Folder(_) => (None, proxies),
            Home::Database(_) => {
                (Some(Nodes::new(config.lease)), proxies.with_nodes(Nodes::password(&store).await?))
            }
        };
        let app = App::new(Shared {
            address: Address::new(config.public_url.clone()),
            people: People::new(store.clone()),
            devices: Devices::new(store.clone()),
            passphrases: Passphrases::default(),
            passkeys,
            store,
            rooms,
            streams: Streams::new(&limits),
            proxies,
            nodes,
            limiter: Limiter::new(&config.rates),
            open_tables: config.open_tables_per_person,
            health: Health::default(),
            meters,
            rates: config.rates.clone(),
            bans: Bans::default(),
            admin: config.admin.clone(),
            languages: config.languages,
            key,
            closing: CancellationToken::new(),
        });
        tokio::spawn(nodes::notice(app.clone()));
        let woken = app.clone();
        tokio::spawn(async move { nodes::wake(&woken).await });
        let seen = app.store.audit(1).await?.first().map_or(0, |line| line.seq);
        app.bans.set(app.store.bans().await?);
        tokio::spawn(operators::follow(app.clone(), seen));
        Ok(Server {
            app,
            listener,
            address,
            metrics,
            limits,
            data: config.data.clone(),
            retention: config.retention,
        })
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

    /// The address where it tells what is counted and measured, if it does.
    pub fn metrics_url(&self) -> Option<String> {
        let address = self.metrics.as_ref()?.local_addr().ok()?;
        Some(format!("http://{address}/metrics"))
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
        let (store, data) = (self.app.store.clone(), self.data);
        let looking = tokio::spawn(async move { upgrade::look(&store, &data).await });
        let deleting = tokio::spawn(deleting::run(self.app.clone(), self.retention));
        let telling = self.metrics.map(|listener| {
            let told = axum::serve(listener, meters::router(self.app.clone()));
            tokio::spawn(async move { told.await })
        });
        serve(wire, self.listener, stop, at_once).await;
        looking.abort();
        deleting.abort();
        telling.inspect(|telling| telling.abort());
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
