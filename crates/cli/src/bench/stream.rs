//! One who listens: the bytes of each event on its way.

use super::browser::{Ends, Head, Packing};
use super::framing::{Chunks, Events, Kind};
use flate2::write::GzDecoder;
use std::io::{self, Write};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

/// How much is read at once.
const PIECE: usize = 64 * 1024;

/// Live updates that are read.
pub(super) struct Stream {
    connection: TcpStream,
    piece: Vec<u8>,
    weighing: Weighing,
}

impl Stream {
    /// Reads the head of the answer on a connection on which live updates were asked for.
    pub(super) async fn open(mut connection: TcpStream) -> io::Result<Stream> {
        let mut piece = Vec::with_capacity(4096);
        let head = loop {
            if connection.read_buf(&mut piece).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(head) = Head::read(&piece)? {
                break head;
            }
        };
        if (head.status, head.ends) != (200, Ends::WithChunks) {
            return Err(io::Error::other(format!("the answer has the status {}", head.status)));
        }
        let mut weighing = Weighing::new(head.packing);
        weighing.bytes = head.length as u64;
        weighing.mark = weighing.bytes;
        weighing.read(&piece[head.length..], &mut Vec::new())?;
        piece.clear();
        Ok(Stream { connection, piece, weighing })
    }

    /// Reads what has come, and adds the bytes of each event that was in it, but for the first, which shows everything as it
    /// is. Returns whether more may come.
    pub(super) async fn read(&mut self, sizes: &mut Vec<u64>) -> io::Result<bool> {
        self.piece.clear();
        self.piece.reserve(PIECE);
        if self.connection.read_buf(&mut self.piece).await? == 0 {
            return Ok(false);
        }
        self.weighing.read(&self.piece, sizes)?;
        Ok(self.weighing.chunks != Chunks::Done)
    }

    /// How many bytes have come so far.
    pub(super) fn bytes(&self) -> u64 {
        self.weighing.bytes
    }
}

/// Weighs events as they pass: the bytes on the way since the one before, what frames them included.
struct Weighing {
    chunks: Chunks,
    unpacking: Option<GzDecoder<Vec<u8>>>,
    events: Events,
    bytes: u64,
    /// How many there were at the end of the last event.
    mark: u64,
    /// Whether the first event has come.
    begun: bool,
}

impl Weighing {
    fn new(packing: Packing) -> Weighing {
        let unpacking = match packing {
            Packing::Plain => None,
            Packing::Gzip => Some(GzDecoder::new(Vec::new())),
        };
        Weighing {
            chunks: Chunks::new(),
            unpacking,
            events: Events::default(),
            bytes: 0,
            mark: 0,
            begun: false,
        }
    }

    fn read(&mut self, mut bytes: &[u8], sizes: &mut Vec<u64>) -> io::Result<()> {
        while !bytes.is_empty() {
            let (used, payload) = self.chunks.next(bytes);
            if !payload.is_empty() {
                self.weigh(payload, sizes)?;
            }
            self.bytes += used as u64;
            bytes = &bytes[used..];
        }
        Ok(())
    }

    /// A piece of payload, before it is counted.
    fn weigh(&mut self, payload: &[u8], sizes: &mut Vec<u64>) -> io::Result<()> {
        let mut ended = Vec::new();
        match &mut self.unpacking {
            None => self.events.read(payload, |end, kind| ended.push((self.bytes + end as u64, kind))),
            Some(unpacking) => {
                unpacking.write_all(payload)?;
                unpacking.flush()?;
                let text = std::mem::take(unpacking.get_mut());
                let mut kinds = Vec::new();
                self.events.read(&text, |_, kind| kinds.push(kind));
                // What was compressed together has equal shares.
                let (all, count) = (self.bytes + payload.len() as u64 - self.mark, kinds.len() as u64);
                ended.extend((1..).zip(kinds).map(|(nth, kind)| (self.mark + all * nth / count, kind)));
            }
        }
        for (end, kind) in ended {
            if kind == Kind::News {
                if self.begun {
                    sizes.push(end - self.mark);
                }
                self.begun = true;
            }
            self.mark = end;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    fn chunk(payload: &[u8]) -> Vec<u8> {
        [format!("{:x}\r\n", payload.len()).as_bytes(), payload, b"\r\n"].concat()
    }

    fn event(letters: usize) -> Vec<u8> {
        format!("event: table\nid: 1\ndata: {}\n\n", "x".repeat(letters)).into_bytes()
    }

    fn weighed(packing: Packing, stream: &[u8], piece: usize) -> (Vec<u64>, u64) {
        let (mut weighing, mut sizes) = (Weighing::new(packing), Vec::new());
        for piece in stream.chunks(piece) {
            weighing.read(piece, &mut sizes).unwrap();
        }
        (sizes, weighing.bytes)
    }

    #[test]
    fn an_event_weighs_what_it_takes_on_the_way() {
        let alive = b"event: alive\ndata: yes\n\n";
        let stream = [chunk(&event(50)), chunk(&event(10)), chunk(alive), chunk(&event(2000))].concat();
        let framed = |letters: usize, digits: usize| (event(letters).len() + digits + 4) as u64;
        for piece in [1, 7, 64, stream.len()] {
            // The line break behind a chunk counts for what follows it.
            let (sizes, bytes) = weighed(Packing::Plain, &stream, piece);
            assert_eq!(sizes, [framed(10, 2), framed(2000, 3)], "{piece}");
            assert_eq!(bytes, stream.len() as u64);
        }
    }

    #[test]
    fn a_compressed_event_weighs_what_is_sent_of_it() {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        let chunks = [event(50), event(10), event(2000), [event(1), event(1)].concat()].map(|events| {
            packed.write_all(&events).unwrap();
            packed.flush().unwrap();
            chunk(&std::mem::take(packed.get_mut()))
        });
        let stream = chunks.concat();
        for piece in [1, 7, 64, stream.len()] {
            let (sizes, bytes) = weighed(Packing::Gzip, &stream, piece);
            assert_eq!(sizes.len(), 4, "{piece}: {sizes:?}");
            let weight: u64 = sizes.iter().sum();
            let sent: usize = chunks[1..].iter().map(Vec::len).sum();
            assert!(weight.abs_diff(sent as u64) <= 12, "{piece}: {weight} of {sent}");
            assert!(sizes.iter().all(|size| *size < 100), "{piece}: {sizes:?}");
            assert_eq!(bytes, stream.len() as u64);
        }
    }
}
