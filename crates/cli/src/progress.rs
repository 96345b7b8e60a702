//! How far a long run is: a bar where a terminal is, a line now and then where none is.

use crate::printing::tell;
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Between lines.
const PAUSE: Duration = Duration::from_secs(10);

/// Where to report progress if standard error is not a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WithoutTerminal {
    /// A line on standard error every ten seconds.
    Lines,
    /// Nowhere.
    Silence,
}

pub(crate) struct Progress {
    bar: ProgressBar,
    /// When the last line was written; nothing where none are.
    last_line: Option<Mutex<Instant>>,
}

impl Progress {
    /// This many games are to be played, some of which have been.
    pub(crate) fn new(games: u64, played: u64, without: WithoutTerminal) -> Progress {
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left");
        let bar = match style {
            Ok(style) => ProgressBar::new(games).with_style(style),
            Err(_) => ProgressBar::new(games),
        };
        bar.set_position(played);
        bar.reset_eta();
        let lines = bar.is_hidden() && without == WithoutTerminal::Lines;
        Progress { bar, last_line: lines.then(|| Mutex::new(Instant::now())) }
    }

    /// One game more.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
        // Whoever finds it locked leaves the line to the other.
        let Some(Ok(mut last)) = self.last_line.as_ref().map(Mutex::try_lock) else { return };
        if last.elapsed() >= PAUSE {
            *last = Instant::now();
            tell!("{}", self.line());
        }
    }

    fn line(&self) -> String {
        let (played, games) = (self.bar.position(), self.bar.length().unwrap_or_default());
        let (rate, left) = (self.bar.per_sec(), HumanDuration(self.bar.eta()));
        format!("{played} of {games} games, {rate:.1} a second, {left} left")
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
