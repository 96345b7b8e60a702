//! Starting and stopping.

use crate::app::{App, Shared};
use crate::rooms::Rooms;
use crate::routes;
use crate::waiting::Pace;
use axum::Router;
use axum_extra::extract::cookie::Key;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::{OpenError, Store, StoreError};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The directory of the data, made if it is not there.
    pub data_dir: PathBuf,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long a person may keep everybody waiting before the others may let a bot have the seat.
    pub patience: Duration,
}

impl Default for Config {
    /// Port 7700 of this machine only, the directory `data`, bots that take a breath.
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7700)),
            data_dir: PathBuf::from("data"),
            bot_pause: Duration::from_millis(600),
            patience: Duration::from_secs(10 * 60),
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
    /// The connection to the network is lost.
    #[error("the network fails: {0}")]
    Network(io::Error),
}

fn next(address: &SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7700))
}

/// A server that listens.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the data and listens.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        let store = Store::open(&config.data_dir).await?;
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
        let app = App::new(Shared { store, rooms, key, closing: CancellationToken::new() });
        app.rooms.wake().await?;
        Ok(Server { app, listener, address })
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

    /// Serves until the process is told to stop (SIGTERM or SIGINT).
    ///
    /// # Errors
    /// If the network fails.
    pub async fn serve(self) -> Result<(), StartError> {
        self.serve_until(told_to_stop()).await
    }

    /// Serves until `stop` is done, then ends live updates, answers what was asked and closes the store.
    ///
    /// # Errors
    /// If the network fails.
    pub async fn serve_until(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let router = self.router();
        let closing = self.app.closing.clone();
        let served = axum::serve(self.listener, router)
            .with_graceful_shutdown(async move {
                stop.await;
                tracing::info!("stopping");
                closing.cancel();
            })
            .await;
        self.app.store.close().await;
        served.map_err(StartError::Network)
    }
}

async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
