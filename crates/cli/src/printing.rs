//! Standard output and standard error: terminals, files, or pipes whose readers may stop reading. What cannot be
//! written is left out, and the command goes on to its end, so that its exit code stays true.

use crate::complaint::Complaint;
use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::sync::OnceLock;

/// What first went wrong on standard output; nothing is written there after it.
static FAILED: OnceLock<io::Error> = OnceLock::new();

/// Prints a line on standard output.
macro_rules! say {
    ($($words:tt)*) => {
        $crate::printing::write(format_args!("{}\n", format_args!($($words)*)))
    };
}

/// Prints on standard output, at once and without a line break.
macro_rules! put {
    ($($words:tt)*) => {
        $crate::printing::write(format_args!($($words)*))
    };
}

/// Prints a line on standard error.
macro_rules! tell {
    ($($words:tt)*) => {
        $crate::printing::complain(format_args!($($words)*))
    };
}

pub(crate) use {put, say, tell};

/// Writes this at once, unless an earlier write has failed.
pub(crate) fn write(text: fmt::Arguments<'_>) {
    if !has_failed() {
        let mut stdout = io::stdout().lock();
        note(stdout.write_fmt(text).and_then(|()| stdout.flush()));
    }
}

/// Writes this on standard error; there is nowhere to say that it failed.
pub(crate) fn complain(text: fmt::Arguments<'_>) {
    drop(writeln!(io::stderr(), "{text}"));
}

/// Takes down how a write to standard output went.
pub(crate) fn note(written: io::Result<()>) {
    if let Err(error) = written {
        // Only the first failure matters.
        drop(FAILED.set(error));
    }
}

/// Whether something could not be written: nobody reads any more, or the disk is full.
pub(crate) fn has_failed() -> bool {
    FAILED.get().is_some()
}

/// Whether everything was written. A reader that has stopped reading has what it wants.
pub(crate) fn all_written() -> Result<(), Complaint> {
    match FAILED.get() {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Complaint::Machine(format!("standard output cannot be written: {error}")))
        }
        Some(_) | None => Ok(()),
    }
}
