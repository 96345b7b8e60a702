//! Streams compressed as they are sent: each chunk can be read as soon as it has come.
//!
//! A stream keeps only the end of what it has sent, for the next chunk repeats much of it. What compresses is lent to one
//! stream after the other: so a connection costs [`WINDOW`] bytes, and not the quarter of a megabyte a compressor takes.

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::{StreamExt, stream};
use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

/// How many bytes of what it has sent a stream keeps.
const WINDOW: usize = 16 * 1024;

/// The format, no name, no time, an unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A last block with nothing in it.
const LAST: [u8; 2] = [0x03, 0x00];

thread_local! {
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(4), false));
}

/// Whether whoever asks reads gzip.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let listed = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// A stream that is compressed as it is sent.
pub(crate) fn compressed(response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    head.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    let gzip = Arc::new(Mutex::new(Gzip::default()));
    let end = gzip.clone();
    let held = |gzip: &Mutex<Gzip>, with: &dyn Fn(&mut Gzip) -> Vec<u8>| {
        Bytes::from(with(&mut gzip.lock().unwrap_or_else(PoisonError::into_inner)))
    };
    let chunks =
        body.into_data_stream().map(move |chunk| chunk.map(|chunk| held(&gzip, &|gzip| gzip.chunk(&chunk))));
    let trailer = stream::once(async move { Ok(held(&end, &|gzip| gzip.end())) });
    Response::from_parts(head, Body::from_stream(chunks.chain(trailer)))
}

/// One stream.
#[derive(Default)]
struct Gzip {
    /// The end of what has been sent, before compression.
    window: Vec<u8>,
    sum: Crc,
    begun: bool,
}

impl Gzip {
    /// What is sent for this chunk.
    fn chunk(&mut self, chunk: &[u8]) -> Vec<u8> {
        let mut sent = self.head();
        sent.reserve(chunk.len() / 3 + 64);
        COMPRESS.with_borrow_mut(|compress| {
            compress.reset();
            if !self.window.is_empty() {
                compress.set_dictionary(&self.window).expect("a window is a dictionary");
            }
            let (mut read, before) = (0, compress.total_in());
            loop {
                compress
                    .compress_vec(&chunk[read..], &mut sent, FlushCompress::Sync)
                    .expect("any bytes can be compressed");
                read = (compress.total_in() - before) as usize;
                // Room that is left says that everything has been written.
                if read == chunk.len() && sent.len() < sent.capacity() {
                    break;
                }
                sent.reserve(sent.len().max(256));
            }
        });
        self.sum.update(chunk);
        let end = &chunk[chunk.len().saturating_sub(WINDOW)..];
        let excess = (self.window.len() + end.len()).saturating_sub(WINDOW);
        self.window.drain(..excess);
        self.window.extend_from_slice(end);
        sent
    }

    /// What is sent when nothing more comes.
    fn end(&mut self) -> Vec<u8> {
        let mut sent = self.head();
        sent.extend(LAST);
        sent.extend(self.sum.sum().to_le_bytes());
        sent.extend(self.sum.amount().to_le_bytes());
        sent
    }

    fn head(&mut self) -> Vec<u8> {
        if std::mem::replace(&mut self.begun, true) { Vec::new() } else { HEAD.to_vec() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use flate2::{Decompress, FlushDecompress};
    use std::io::Read;

    fn accepted(coding: &'static str) -> bool {
        is_accepted(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(coding))]))
    }

    #[test]
    fn it_is_for_those_who_read_it() {
        assert!(accepted("gzip") && accepted("br, gzip;q=0.5") && accepted("deflate,GZIP"));
        assert!(!accepted("br") && !accepted("gzip;q=0") && !accepted("identity") && !accepted("xgzip"));
        assert!(!is_accepted(&HeaderMap::new()));
    }

    /// Chunks that repeat what came before, longer than the window in all.
    fn chunks() -> Vec<Vec<u8>> {
        let line = |number: usize| format!("data: <g id=\"city-{}\">{}</g>\n", number % 48, number * number);
        let chunk = |first: usize| (first..first + 40).map(line).collect::<String>().into_bytes();
        let mut chunks: Vec<Vec<u8>> = (0..60).map(|number| chunk(number * 7)).collect();
        chunks.extend([Vec::new(), b":\n\n".to_vec(), vec![b'x'; 100_000]]);
        chunks
    }

    #[test]
    fn each_chunk_can_be_read_when_it_has_come() {
        let (mut gzip, mut reading) = (Gzip::default(), Decompress::new(false));
        let mut lengths = Vec::new();
        for chunk in chunks() {
            let begun = gzip.begun;
            let sent = gzip.chunk(&chunk);
            let body = if begun { &sent[..] } else { &sent[HEAD.len()..] };
            let mut read = Vec::with_capacity(chunk.len() + 64);
            reading.decompress_vec(body, &mut read, FlushDecompress::Sync).unwrap();
            assert!(read == chunk, "{} of {} bytes", read.len(), chunk.len());
            assert!(gzip.window.len() <= WINDOW && gzip.window.capacity() <= 2 * WINDOW);
            lengths.push(sent.len());
        }
        assert!(lengths[1] * 3 < lengths[0] * 2, "what was sent before helps: {lengths:?}");
    }

    #[test]
    fn the_whole_is_a_file_of_its_kind() {
        let mut gzip = Gzip::default();
        let mut sent: Vec<u8> = chunks().iter().flat_map(|chunk| gzip.chunk(chunk)).collect();
        sent.extend(gzip.end());
        let mut read = Vec::new();
        GzDecoder::new(&sent[..]).read_to_end(&mut read).unwrap();
        assert!(read == chunks().concat());
        let mut nothing = Vec::new();
        GzDecoder::new(&Gzip::default().end()[..]).read_to_end(&mut nothing).unwrap();
        assert!(nothing.is_empty());
    }
}
