//! What a person's browser does: it asks on a connection that is kept, and remembers who it is.

use super::framing::Chunks;
use super::stream::Stream;
use crate::complaint::Complaint;
use std::fmt::Write as _;
use std::io;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The longest head of an answer, in fields.
const FIELDS: usize = 64;

/// How much is read at once.
const PIECE: usize = 16 * 1024;

/// Whether what a browser reads may be sent compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Packing {
    /// It is sent as it is.
    Plain,
    /// It may be compressed with gzip.
    Gzip,
}

/// What is asked for, which decides what a browser says about itself.
#[derive(Clone, Copy)]
enum Errand<'a> {
    /// A page.
    Page,
    /// A form of a page that leads to another page, with its fields.
    Form(&'a str),
    /// A form that the script posts, with its fields.
    Live(&'a str),
    /// Live updates.
    Updates,
}

/// What became of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decided {
    /// It was acknowledged.
    Well,
    /// Somebody else was faster: nothing has changed.
    TooLate,
}

/// An answer as far as it matters here.
#[derive(Default)]
pub(super) struct Answer {
    /// The status.
    pub(super) status: u16,
    /// Where it leads to.
    pub(super) location: Option<String>,
    /// Its text, without compression.
    pub(super) text: String,
    /// How many bytes it took on the way.
    pub(super) bytes: u64,
}

/// The browser of one person.
pub(super) struct Browser {
    address: SocketAddr,
    packing: Packing,
    cookie: Option<String>,
    /// Where it says it is, as a proxy would.
    client: Option<IpAddr>,
    kept: Option<TcpStream>,
}

impl Browser {
    /// The browser of somebody the server does not know yet.
    pub(super) fn new(address: SocketAddr, packing: Packing) -> Browser {
        Browser { address, packing, cookie: None, client: None, kept: None }
    }

    /// The same browser behind a proxy that says where it is.
    pub(super) fn behind_a_proxy(self, client: IpAddr) -> Browser {
        Browser { client: Some(client), ..self }
    }

    /// Goes to a server that has been started again.
    pub(super) fn moves_to(&mut self, address: SocketAddr) {
        self.address = address;
        self.kept = None;
    }

    /// Opens a page.
    pub(super) async fn page(&mut self, path: &str) -> Result<Answer, Complaint> {
        let answer = self.ask(path, Errand::Page).await?;
        expect(answer, 200, path)
    }

    /// Sends a form that leads to another page, and tells where that is.
    pub(super) async fn form(&mut self, path: &str, fields: &str) -> Result<String, Complaint> {
        let answer = expect(self.ask(path, Errand::Form(fields)).await?, 303, path)?;
        answer.location.ok_or_else(|| Complaint::Machine(format!("{path} leads nowhere")))
    }

    /// Sends a form as the script of the page does, and waits for the acknowledgement.
    pub(super) async fn live(&mut self, path: &str, fields: &str) -> Result<(), Complaint> {
        let answer = self.ask(path, Errand::Live(fields)).await?;
        expect(answer, 204, &format!("{path} with {fields}")).map(drop)
    }

    /// Sends a decision as the script of the page does, and waits for the acknowledgement.
    pub(super) async fn decide(&mut self, path: &str, fields: &str) -> Result<Decided, Complaint> {
        let answer = self.ask(path, Errand::Live(fields)).await?;
        if answer.status == 409 {
            return Ok(Decided::TooLate);
        }
        expect(answer, 204, &format!("{path} with {fields}")).map(|_| Decided::Well)
    }

    /// Sends a form whatever becomes of it. The status of the answer.
    pub(super) async fn tries(&mut self, path: &str, fields: &str) -> Result<u16, Complaint> {
        Ok(self.ask(path, Errand::Form(fields)).await?.status)
    }

    /// Listens to live updates on a connection of their own.
    pub(super) async fn listen(&self, path: &str) -> Result<Stream, Complaint> {
        let open = async {
            let mut connection = connect(self.address).await?;
            connection.write_all(self.request(path, Errand::Updates).as_bytes()).await?;
            Stream::open(connection).await
        };
        open.await.map_err(|error| Complaint::Machine(format!("{path} cannot be listened to: {error}")))
    }

    async fn ask(&mut self, path: &str, errand: Errand<'_>) -> Result<Answer, Complaint> {
        let request = self.request(path, errand);
        let complaint = |error: io::Error| Complaint::Machine(format!("{path} does not answer: {error}"));
        if let Some(connection) = self.kept.take() {
            match self.ask_on(connection, &request).await {
                // The server has given it up meanwhile: a browser then asks on another one.
                Err(error) if error.kind() == io::ErrorKind::NotConnected => {}
                answered => return answered.map_err(complaint),
            }
        }
        let connection = connect(self.address).await.map_err(complaint)?;
        self.ask_on(connection, &request).await.map_err(complaint)
    }

    /// Asks, and keeps the connection. The error is `NotConnected` if there was no beginning of an answer.
    async fn ask_on(&mut self, mut connection: TcpStream, request: &str) -> io::Result<Answer> {
        let gone = |_| io::Error::from(io::ErrorKind::NotConnected);
        connection.write_all(request.as_bytes()).await.map_err(gone)?;
        let mut read = Vec::with_capacity(1024);
        if connection.read_buf(&mut read).await.map_err(gone)? == 0 {
            return Err(io::ErrorKind::NotConnected.into());
        }
        let head = loop {
            if let Some(head) = Head::read(&read)? {
                break head;
            }
            more(&mut connection, &mut read).await?;
        };
        let mut body = Vec::new();
        match head.ends {
            Ends::After(length) => {
                while read.len() < head.length + length {
                    more(&mut connection, &mut read).await?;
                }
                body.extend_from_slice(&read[head.length..head.length + length]);
            }
            Ends::WithChunks => {
                let (mut chunks, mut at) = (Chunks::new(), head.length);
                while chunks != Chunks::Done {
                    if at == read.len() {
                        more(&mut connection, &mut read).await?;
                    }
                    let (used, payload) = chunks.next(&read[at..]);
                    body.extend_from_slice(payload);
                    at += used;
                }
            }
        }
        self.kept = Some(connection);
        self.cookie = head.cookie.or(self.cookie.take());
        let text = match head.packing {
            Packing::Plain => String::from_utf8(body).map_err(io::Error::other)?,
            Packing::Gzip => io::read_to_string(flate2::read::GzDecoder::new(body.as_slice()))?,
        };
        Ok(Answer { status: head.status, location: head.location, text, bytes: read.len() as u64 })
    }

    fn request(&self, path: &str, errand: Errand<'_>) -> String {
        let (method, accept, mode) = match errand {
            Errand::Page => {
                ("GET", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "navigate")
            }
            Errand::Form(_) => {
                ("POST", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "navigate")
            }
            Errand::Live(_) => ("POST", "application/json", "cors"),
            Errand::Updates => ("GET", "text/event-stream", "cors"),
        };
        let destination = if mode == "navigate" { "document" } else { "empty" };
        let address = self.address;
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nuser-agent: {AGENT}\r\naccept: {accept}\r\n\
             accept-language: en\r\nreferer: http://{address}/\r\nsec-fetch-site: same-origin\r\n\
             sec-fetch-mode: {mode}\r\nsec-fetch-dest: {destination}\r\n"
        );
        if let Some(cookie) = &self.cookie {
            add(&mut request, format_args!("cookie: {cookie}\r\n"));
        }
        if let Some(client) = &self.client {
            add(&mut request, format_args!("x-forwarded-for: {client}\r\n"));
        }
        if self.packing == Packing::Gzip {
            request.push_str("accept-encoding: gzip\r\n");
        }
        match errand {
            Errand::Page => request.push_str("\r\n"),
            Errand::Updates => request.push_str("cache-control: no-cache\r\n\r\n"),
            Errand::Form(fields) | Errand::Live(fields) => add(
                &mut request,
                format_args!(
                    "origin: http://{address}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                     content-length: {}\r\n\r\n{fields}",
                    fields.len()
                ),
            ),
        }
        request
    }
}

const AGENT: &str = concat!("holdfast-bench/", env!("CARGO_PKG_VERSION"));

fn add(text: &mut String, more: std::fmt::Arguments<'_>) {
    text.write_fmt(more).expect("a text takes everything");
}

async fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let connection = TcpStream::connect(address).await?;
    connection.set_nodelay(true)?;
    Ok(connection)
}

async fn more(connection: &mut TcpStream, read: &mut Vec<u8>) -> io::Result<()> {
    read.reserve(PIECE);
    match connection.read_buf(read).await? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}

fn expect(answer: Answer, status: u16, asked: &str) -> Result<Answer, Complaint> {
    if answer.status == status {
        return Ok(answer);
    }
    let text: String = answer.text.chars().take(300).collect();
    Err(Complaint::Machine(format!("the server answers {asked} with {}: {text}", answer.status)))
}

/// Where a body ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ends {
    /// After this many bytes.
    After(usize),
    /// With its last chunk.
    WithChunks,
}

/// The head of an answer, as far as it matters here.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub(super) status: u16,
    /// How many bytes it takes.
    pub(super) length: usize,
    pub(super) ends: Ends,
    pub(super) packing: Packing,
    /// Who the browser says it is from now on.
    cookie: Option<String>,
    location: Option<String>,
}

impl Head {
    /// Reads the head; nothing if it is not whole yet.
    pub(super) fn read(bytes: &[u8]) -> io::Result<Option<Head>> {
        let mut fields = [httparse::EMPTY_HEADER; FIELDS];
        let mut response = httparse::Response::new(&mut fields);
        let httparse::Status::Complete(length) = response.parse(bytes).map_err(io::Error::other)? else {
            return Ok(None);
        };
        let field = |name: &str| {
            let field = response.headers.iter().find(|field| field.name.eq_ignore_ascii_case(name))?;
            std::str::from_utf8(field.value).ok()
        };
        let status = response.code.unwrap_or_default();
        let ends = match (field("content-length"), field("transfer-encoding")) {
            (Some(length), _) => Ends::After(length.parse().map_err(io::Error::other)?),
            (None, Some(_)) => Ends::WithChunks,
            (None, None) => Ends::After(0),
        };
        let packing = if field("content-encoding") == Some("gzip") { Packing::Gzip } else { Packing::Plain };
        let cookie = field("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let location = field("location").map(str::to_owned);
        Ok(Some(Head { status, length, ends, packing, cookie, location }))
    }
}

/// The fields of a form, as they are sent.
pub(super) fn written(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_an_answer_is_read_once_it_is_whole() {
        let text = "HTTP/1.1 303 See Other\r\nlocation: /t/abc\r\nSet-Cookie: holdfast=x%3D7; HttpOnly; Path=/\r\n\
                    content-length: 2\r\n\r\nhi";
        let head = Head::read(text.as_bytes()).unwrap().unwrap();
        assert_eq!((head.status, head.length, head.ends), (303, text.len() - 2, Ends::After(2)));
        assert_eq!(
            (head.cookie.as_deref(), head.location.as_deref()),
            (Some("holdfast=x%3D7"), Some("/t/abc"))
        );
        assert_eq!(Head::read(&text.as_bytes()[..40]).unwrap(), None);
        let text = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ncontent-encoding: gzip\r\n\r\n";
        let head = Head::read(text.as_bytes()).unwrap().unwrap();
        assert_eq!((head.ends, head.packing), (Ends::WithChunks, Packing::Gzip));
        let head = Head::read(b"HTTP/1.1 204 No Content\r\n\r\n").unwrap().unwrap();
        assert_eq!(head.ends, Ends::After(0));
        assert!(Head::read(b"SSH-2.0\r\n\r\n").is_err());
    }

    #[test]
    fn a_form_is_written_as_browsers_write_it() {
        assert_eq!(
            written(&[("seat", "0"), ("action", "drive são_paulo")]),
            "seat=0&action=drive+s%C3%A3o_paulo"
        );
    }
}
