//! Where a chunk of an answer ends, and where an event of a stream does. Only bytes are counted; nothing is read as text.

/// Takes the framing off a body that is sent in chunks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chunks {
    /// Within the line that says how long the next chunk is: what has been read of the number.
    Length(u64),
    /// Behind that number, before the end of its line.
    Extension(u64),
    /// This much is left of a chunk.
    Payload(u64),
    /// Before the line break that follows a chunk.
    Break,
    /// In the lines after the last chunk: how much of the current one has been read.
    Trailer(u64),
    /// The body is whole.
    Done,
}

impl Chunks {
    /// The beginning of a body.
    pub(super) fn new() -> Chunks {
        Chunks::Length(0)
    }

    /// Reads a piece off the front of `bytes`, which is not empty: how many bytes it took, and those of them that are payload,
    /// which are all or none.
    pub(super) fn next<'b>(&mut self, bytes: &'b [u8]) -> (usize, &'b [u8]) {
        let byte = bytes[0];
        let after_length = |length| if length == 0 { Chunks::Trailer(0) } else { Chunks::Payload(length) };
        *self = match *self {
            Chunks::Payload(left) => {
                let taken = bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX));
                let left = left - taken as u64;
                *self = if left == 0 { Chunks::Break } else { Chunks::Payload(left) };
                return (taken, &bytes[..taken]);
            }
            Chunks::Done => return (bytes.len(), &[]),
            Chunks::Length(length) => match (byte, (byte as char).to_digit(16)) {
                (b'\n', _) => after_length(length),
                (_, Some(digit)) => {
                    Chunks::Length(length.saturating_mul(16).saturating_add(u64::from(digit)))
                }
                (_, None) => Chunks::Extension(length),
            },
            Chunks::Extension(length) if byte == b'\n' => after_length(length),
            Chunks::Extension(length) => Chunks::Extension(length),
            Chunks::Break if byte == b'\n' => Chunks::Length(0),
            Chunks::Break => Chunks::Break,
            Chunks::Trailer(0) if byte == b'\n' => Chunks::Done,
            Chunks::Trailer(_) if byte == b'\n' => Chunks::Trailer(0),
            Chunks::Trailer(read) if byte == b'\r' => Chunks::Trailer(read),
            Chunks::Trailer(read) => Chunks::Trailer(read + 1),
        };
        (1, &[])
    }
}

/// What an event of a stream is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Something has changed.
    News,
    /// The server says that it is there.
    Alive,
}

/// Finds the ends of the events in a stream.
#[derive(Default)]
pub(super) struct Events {
    /// The beginning of the event, as far as it tells what it is.
    head: Vec<u8>,
    /// Whether the last byte ended a line.
    at_line: bool,
}

const ALIVE: &[u8] = b"event: alive";

impl Events {
    /// Reads on, and tells behind which of these bytes events end.
    pub(super) fn read(&mut self, bytes: &[u8], mut ended: impl FnMut(usize, Kind)) {
        let mut begun = 0;
        let mut line = 0;
        while let Some(length) = bytes[line..].iter().position(|byte| *byte == b'\n') {
            let end = line + length + 1;
            if length == 0 && (self.at_line || line > 0) {
                self.keep_head(&bytes[begun..end]);
                let comment = self.head.first() == Some(&b':');
                let kind = if comment || self.head == ALIVE { Kind::Alive } else { Kind::News };
                ended(end, kind);
                self.head.clear();
                begun = end;
            }
            self.at_line = true;
            line = end;
        }
        if line < bytes.len() {
            self.at_line = false;
        }
        self.keep_head(&bytes[begun..]);
    }

    fn keep_head(&mut self, bytes: &[u8]) {
        let lacking = ALIVE.len() - self.head.len();
        self.head.extend_from_slice(&bytes[..bytes.len().min(lacking)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the chunks, and how many bytes of the whole they took, if it is read in pieces of this many bytes.
    fn payload(body: &[u8], piece: usize) -> (Vec<u8>, usize, Chunks) {
        let (mut chunks, mut found, mut taken) = (Chunks::new(), Vec::new(), 0);
        for piece in body.chunks(piece) {
            let mut left = piece;
            while !left.is_empty() && chunks != Chunks::Done {
                let (used, payload) = chunks.next(left);
                found.extend_from_slice(payload);
                taken += used;
                left = &left[used..];
            }
        }
        (found, taken, chunks)
    }

    #[test]
    fn chunks_are_put_together_however_they_are_cut() {
        let body = b"5\r\nhello\r\n1a;name=value\r\n, abcdefghijklmnopqrstuvw\n\r\n0\r\nx: y\r\n\r\nnext";
        for piece in 1..=body.len() {
            let (found, taken, chunks) = payload(body, piece);
            assert_eq!(found, b"hello, abcdefghijklmnopqrstuvw\n", "{piece}");
            assert_eq!((taken, chunks), (body.len() - "next".len(), Chunks::Done), "{piece}");
        }
        let (found, _, chunks) = payload(b"3\r\nab", 1);
        assert_eq!((found.as_slice(), chunks), (&b"ab"[..], Chunks::Payload(1)));
    }

    fn ends(stream: &[u8], piece: usize) -> Vec<(usize, Kind)> {
        let (mut events, mut found) = (Events::default(), Vec::new());
        for (index, bytes) in stream.chunks(piece).enumerate() {
            events.read(bytes, |end, kind| found.push((index * piece + end, kind)));
        }
        found
    }

    #[test]
    fn events_end_where_a_line_is_empty_however_they_are_cut() {
        let events = [
            "event: table\nid: 1\ndata: a\ndata: b\n\n",
            "event: alive\ndata: yes\n\n",
            ":\n\n",
            "data: c\n\n",
        ];
        let kinds = [Kind::News, Kind::Alive, Kind::Alive, Kind::News];
        let stream = events.concat() + "event: table\nda";
        let mut end = 0;
        let expected: Vec<_> = events
            .iter()
            .zip(kinds)
            .map(|(event, kind)| {
                end += event.len();
                (end, kind)
            })
            .collect();
        for piece in 1..=stream.len() {
            assert_eq!(ends(stream.as_bytes(), piece), expected, "{piece}");
        }
    }
}
