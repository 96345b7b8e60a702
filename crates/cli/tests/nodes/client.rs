//! Nodes as processes of their own, and somebody who asks them.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The lease of the nodes.
pub(crate) const LEASE: Duration = Duration::from_secs(1);

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A node that runs, and ends with the test.
pub(crate) struct Node {
    process: Child,
    pub(crate) address: String,
    database: String,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Node {
    /// Starts one on a database, or on a folder.
    pub(crate) fn start(database: &str) -> Node {
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        Node::start_at(database, free.to_string())
    }

    fn start_at(database: &str, address: String) -> Node {
        let mut process = Command::new(env!("CARGO_BIN_EXE_holdfast"))
            .args(["serve", "--listen", &address, "--bot-pause", "0", "--window-wait", "0"])
            .args(["--lease", &LEASE.as_secs().to_string()])
            .env(if database.contains("://") { "HOLDFAST_DATABASE" } else { "HOLDFAST_DATA" }, database)
            .env("HOLDFAST_PATIENCE", "0")
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let said = lines.next().expect("it says where it is").unwrap();
        assert!(said.contains(&address), "{said}");
        Node { process, address, database: database.to_owned() }
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }

    /// Ends it in the middle of whatever it does, and starts it again.
    pub(crate) fn kill_and_start(&mut self) {
        self.kill();
        let (database, address) = (self.database.clone(), self.address.clone());
        *self = Node::start_at(&database, address);
    }

    /// Sends it a signal, such as `-STOP`.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.process.wait().unwrap().success());
    }
}

/// What a node answers.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A person: whom the nodes know by a cookie.
#[derive(Clone, Default)]
pub(crate) struct Client {
    cookies: Vec<String>,
}

impl Client {
    pub(crate) fn get(&mut self, address: &str, path: &str) -> Option<Answer> {
        self.ask(address, "GET", path, "", "")
    }

    pub(crate) fn post(&mut self, address: &str, path: &str, form: &str) -> Option<Answer> {
        self.ask(address, "POST", path, "application/x-www-form-urlencoded", form)
    }

    pub(crate) fn post_json(&mut self, address: &str, path: &str, data: &Value) -> Option<Answer> {
        self.ask(address, "POST", path, "application/json", &data.to_string())
    }

    /// What is answered; nothing if the connection breaks.
    fn ask(&mut self, address: &str, method: &str, path: &str, kind: &str, body: &str) -> Option<Answer> {
        let mut stream = self.send(address, method, path, kind, body)?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).ok()?;
        let answer = parse(&bytes)?;
        for (name, value) in &answer.headers {
            if let ("set-cookie", Some((pair, _))) = (name.as_str(), value.split_once(';')) {
                let name = pair.split('=').next().unwrap_or_default();
                self.cookies.retain(|cookie| !cookie.starts_with(&format!("{name}=")));
                self.cookies.push(pair.to_owned());
            }
        }
        Some(answer)
    }

    fn send(&self, address: &str, method: &str, path: &str, kind: &str, body: &str) -> Option<TcpStream> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let cookies = self.cookies.join("; ");
        let accept = if path.starts_with("/api/") { "application/json" } else { "text/html" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: holdfast.test\r\nConnection: close\r\nAccept: {accept}\r\n\
             Cookie: {cookies}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        Some(stream)
    }

    /// The live updates of a table, line by line, until the connection ends.
    pub(crate) fn listen(&self, address: &str, path: &str) -> impl Iterator<Item = String> + use<> {
        let stream = self.send(address, "GET", path, "", "").expect("the node listens");
        BufReader::new(stream).lines().map_while(Result::ok)
    }
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8(bytes[..end].to_vec()).ok()?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let body = &bytes[end + 4..];
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let length =
        headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, value)| value.parse().ok());
    let body = if chunked { whole(body)? } else { body.to_vec() };
    // An answer that was cut off is none.
    if length.is_some_and(|length: usize| length != body.len()) {
        return None;
    }
    Some(Answer { status, headers, text: String::from_utf8(body).ok()? })
}

/// What the chunks of a body say, if the last one is there.
fn whole(mut chunks: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = chunks.windows(2).position(|two| two == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&chunks[..end]).ok()?, 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend(chunks.get(end + 2..end + 2 + length)?);
        chunks = chunks.get(end + 2 + length + 2..)?;
    }
}
