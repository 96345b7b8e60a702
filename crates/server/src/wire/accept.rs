//! Taking connections, serving them, and coming to an end.

use super::connections::{Connection, Connections, Listed, Room};
use super::{Limits, Proxies};
use axum::Router;
use axum::body::{Body, HttpBody};
use axum::http::{Request, Response};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// The longest header of a request, and what is read ahead of a body.
const BUFFER: usize = 128 * 1024;

/// How many connections for which there is no room are refused at once, with an answer. They are not counted among the others.
const FAREWELLS: usize = 16;

/// How long such a connection may take for its request.
const FAREWELL: Duration = Duration::from_secs(2);

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(100);

/// What connections are served with.
#[derive(Clone)]
pub(crate) struct Wire {
    /// Answers requests.
    pub(crate) router: Router,
    /// Answers requests for which there is no room.
    pub(crate) full: Router,
    pub(crate) limits: Limits,
    pub(crate) proxies: Proxies,
    /// Ends what would otherwise never end, such as live updates.
    pub(crate) closing: CancellationToken,
    /// How long answers may take that are under way at the end.
    pub(crate) grace: Duration,
}

/// Serves connections until `stop` is done. Then whoever waits for an answer gets it if that takes no longer than the
/// grace, and nobody does once `at_once` is cancelled.
pub(crate) async fn serve(
    wire: Wire,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
    at_once: &CancellationToken,
) {
    let (connections, tasks) = (Connections::default(), Tasks::default());
    let _cut = tasks.cut.clone().drop_guard();
    tokio::select! {
        () = stop => {}
        () = take(&wire, &listener, &connections, &tasks) => {}
    }
    drop(listener);
    tracing::info!("stopping");
    wire.closing.cancel();
    connections.close_waiting();
    tasks.running.close();
    tokio::select! {
        () = at_once.cancelled() => {}
        answered = timeout(wire.grace, tasks.running.wait()) => {
            if answered.is_err() {
                tracing::warn!(left = tasks.running.len(), "some answers take too long");
            }
        }
    }
}

/// The connections that are served.
#[derive(Default)]
struct Tasks {
    running: TaskTracker,
    /// Breaks off those that are left.
    cut: CancellationToken,
}

impl Tasks {
    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let cut = self.cut.clone();
        self.running.spawn(async move { cut.run_until_cancelled(task).await });
    }
}

/// Takes connections for ever.
async fn take(wire: &Wire, listener: &TcpListener, connections: &Connections, tasks: &Tasks) {
    let places = Arc::new(Semaphore::new(wire.limits.connections));
    let farewells = Arc::new(Semaphore::new(FAREWELLS));
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_connection(&error) => continue,
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                sleep(BREATH).await;
                continue;
            }
        };
        match admit(wire, connections, &places, peer).await {
            Some(admitted) => tasks.spawn(admitted.serve(wire.clone(), stream)),
            None => {
                if let Ok(permit) = farewells.clone().try_acquire_owned() {
                    tasks.spawn(turn_away(wire.full.clone(), stream, permit));
                }
            }
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Room for one more connection, if there is any or somebody can give way.
async fn admit(
    wire: &Wire,
    connections: &Connections,
    places: &Arc<Semaphore>,
    peer: SocketAddr,
) -> Option<Admitted> {
    let address = peer.ip().to_canonical();
    let most = if wire.proxies.trust(address) { usize::MAX } else { wire.limits.connections_per_address };
    let place = match places.clone().try_acquire_owned() {
        Ok(place) => place,
        Err(_) if connections.make_room() => places.clone().acquire_owned().await.ok()?,
        Err(_) => return None,
    };
    match connections.admit(address, most) {
        Room::For(listed) => Some(Admitted { listed, _place: place }),
        Room::Full => None,
    }
}

/// A connection for which there is room.
struct Admitted {
    listed: Listed,
    _place: OwnedSemaphorePermit,
}

impl Admitted {
    async fn serve(self, wire: Wire, stream: TcpStream) {
        let connection = self.listed.0.clone();
        let first = CancellationToken::new();
        let service = {
            let (router, connection, first) = (wire.router, connection.clone(), first.clone());
            service_fn(move |request: Request<Incoming>| {
                first.cancel();
                answer(router.clone(), request, connection.clone())
            })
        };
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(wire.limits.idle));
        let http = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(wire.limits.idle)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(Box::pin(stream)), service);
        let mut http = std::pin::pin!(http);
        let late = async {
            if timeout(wire.limits.header, first.cancelled()).await.is_ok() {
                std::future::pending::<()>().await;
            }
        };
        let mut late = std::pin::pin!(late);
        let mut closing = std::pin::pin!(wire.closing.cancelled());
        let mut ends = false;
        loop {
            tokio::select! {
                ended = &mut http => {
                    if let Err(error) = ended {
                        tracing::debug!(%error, "a connection breaks off");
                    }
                    return;
                }
                () = &mut late => return,
                () = connection.closed() => return,
                () = &mut closing, if !ends => {
                    ends = true;
                    http.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

/// Answers a request, and notes of its connection who waits for whom meanwhile.
async fn answer(
    router: Router,
    request: Request<Incoming>,
    connection: Connection,
) -> Result<Response<Passing<Body>>, Infallible> {
    let passing = |body| Passing { body, connection: connection.clone(), gone: Connection::answers };
    let mut request = request.map(passing);
    if request.body().is_end_stream() {
        connection.answers();
    }
    request.extensions_mut().insert(connection.clone());
    let response = router.oneshot(request).await?;
    connection.answers();
    Ok(response.map(|body| Passing { body, connection, gone: Connection::waits }))
}

/// Says that there is no room, and nothing more.
async fn turn_away(full: Router, stream: TcpStream, permit: OwnedSemaphorePermit) {
    let http = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(FAREWELL)
        .max_buf_size(BUFFER)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(full));
    if !matches!(timeout(2 * FAREWELL, http).await, Ok(Ok(()))) {
        tracing::debug!("a connection breaks off that was turned away");
    }
    drop(permit);
}

/// A body on its way through. Once it is gone, its connection notes who waits for whom.
struct Passing<B> {
    body: B,
    connection: Connection,
    gone: fn(&Connection),
}

impl<B> Drop for Passing<B> {
    fn drop(&mut self) {
        (self.gone)(&self.connection);
    }
}

impl<B: HttpBody + Unpin> HttpBody for Passing<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Bytes;
    use axum::routing::{get, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::mpsc;

    const LONG: Duration = Duration::from_secs(3_600);

    /// A server of answers that never come, once it has been asked for one.
    async fn hung(
        request: &str,
        grace: Duration,
        stop: CancellationToken,
        at_once: CancellationToken,
    ) -> (TcpStream, tokio::task::JoinHandle<()>) {
        let (asked, mut hears) = mpsc::channel(1);
        let never = move || async move {
            asked.send(()).await.unwrap();
            std::future::pending::<()>().await;
        };
        let limits = Limits { header: LONG, idle: LONG, ..Limits::default() };
        let wire = Wire {
            router: Router::new()
                .route("/never", get(never))
                .route("/body", post(|_: Bytes| async {}))
                .route("/", get(|| async { "here" })),
            full: Router::new(),
            limits,
            proxies: Proxies::new(Vec::new()),
            closing: CancellationToken::new(),
            grace,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(async move { serve(wire, listener, stop.cancelled(), &at_once).await });
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        if request.contains("/never") {
            hears.recv().await.unwrap();
        }
        (stream, serving)
    }

    /// Ends within a busy machine's time, far below an hour.
    async fn ends(serving: tokio::task::JoinHandle<()>, mut stream: TcpStream) {
        timeout(Duration::from_secs(60), serving).await.expect("it ends").unwrap();
        let read = timeout(Duration::from_secs(60), stream.read_to_end(&mut Vec::new())).await;
        assert!(matches!(read.expect("the connection is closed"), Ok(0) | Err(_)));
    }

    const NEVER: &str = "GET /never HTTP/1.1\r\nhost: x\r\n\r\n";

    #[tokio::test]
    async fn who_waits_for_the_peer_does_not_hold_up_the_end() {
        for request in [
            "GET / HTTP/1.1\r\nhost: x\r\nx-unfinished: ",
            "POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf",
            "",
        ] {
            let stop = CancellationToken::new();
            let (stream, serving) = hung(request, LONG, stop.clone(), CancellationToken::new()).await;
            stop.cancel();
            ends(serving, stream).await;
        }
    }

    #[tokio::test]
    async fn an_answer_that_takes_too_long_is_broken_off() {
        let stop = CancellationToken::new();
        let grace = Duration::from_millis(20);
        let (stream, serving) = hung(NEVER, grace, stop.clone(), CancellationToken::new()).await;
        stop.cancel();
        ends(serving, stream).await;
    }

    #[tokio::test]
    async fn whoever_insists_does_not_wait_for_answers() {
        let (stop, at_once) = (CancellationToken::new(), CancellationToken::new());
        let (stream, serving) = hung(NEVER, LONG, stop.clone(), at_once.clone()).await;
        stop.cancel();
        tokio::task::yield_now().await;
        assert!(!serving.is_finished());
        at_once.cancel();
        ends(serving, stream).await;
    }
}
