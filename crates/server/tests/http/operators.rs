//! What whoever runs the server is told.

use crate::client::{Site, config};
use server::Server;
use std::net::Ipv4Addr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// Asks for an address and returns the whole answer.
async fn ask(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn host(url: &str) -> &str {
    url.trim_start_matches("http://").split('/').next().unwrap()
}

#[tokio::test]
async fn what_is_counted_is_told_at_an_address_of_its_own() {
    let directory = tempfile::tempdir().unwrap();
    let mut config = config(directory.path());
    config.metrics = Some((Ipv4Addr::LOCALHOST, 0).into());
    let server = Server::start(&config).await.unwrap();
    let (site, metrics) = (server.url(), server.metrics_url().expect("it tells"));
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve_until(async { stopped.await.unwrap_or_default() }));

    let secret = "/j/a-secret-invitation";
    ask(host(&site), secret).await;
    ask(host(&site), "/healthz").await;
    let told = ask(host(&metrics), "/metrics").await;
    assert!(told.starts_with("HTTP/1.1 200"), "{told}");
    for line in [
        r#"holdfast_request_seconds_count{method="GET",route="/healthz",status="200"} 1"#,
        r#"holdfast_request_seconds_count{method="GET",route="/j/{token}",status="404"} 1"#,
        "holdfast_tables 0",
        "holdfast_streams 0",
    ] {
        assert!(told.contains(line), "{line} is not in {told}");
    }
    assert!(!told.contains("secret-invitation"), "{told}");
    assert!(ask(host(&site), "/metrics").await.starts_with("HTTP/1.1 404"), "visitors are not told");

    stop.send(()).unwrap();
    serving.await.unwrap();
    assert!(TcpStream::connect(host(&metrics)).await.is_err(), "it ends with the server");
}

#[tokio::test]
async fn a_metrics_address_that_is_taken_is_said() {
    let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let mut config = config(directory.path());
    config.metrics = Some(taken.local_addr().unwrap());
    let told = Server::start(&config).await.err().expect("it does not start").to_string();
    assert!(told.contains("--metrics"), "{told}");
}

#[tokio::test]
async fn a_server_that_stops_wants_no_more_requests() {
    let site = Site::new().await;
    let mut client = site.client();
    assert_eq!(client.get("/readyz").await.text, "ok");
    site.server.serve_until(std::future::ready(())).await;
    let told = client.get("/readyz").await;
    assert_eq!(told.status.as_u16(), 503);
    assert!(told.text.starts_with("stopping"), "{}", told.text);
}
