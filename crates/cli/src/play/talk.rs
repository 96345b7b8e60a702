//! What is said at the terminal, in lines no wider than it.

use super::Sitting;
use crate::printing::say;
use kernel::{Seat, Viewer};
use std::io::IsTerminal;
use table::{Declined, Told};
use textwrap::{Options, WordSplitter};
use web::{Face, Weight, declined};

/// The width of lines where there is no terminal, and the most there is good for reading.
const WIDTH: usize = 100;

/// How far the lines go in that continue one.
const FURTHER: usize = 4;

fn width() -> usize {
    if std::io::stdout().is_terminal() { textwrap::termwidth().clamp(40, WIDTH) } else { WIDTH }
}

/// Prints a text, each of its lines broken where it is too wide and then set in beneath its own beginning.
pub(super) fn print(text: &str) {
    for line in text.lines() {
        let inner = line.trim_start();
        print_hanging(&line[..line.len() - inner.len()], FURTHER, inner);
    }
}

/// Prints a line behind a lead; what does not fit goes in by so much.
pub(super) fn print_hanging(lead: &str, further: usize, line: &str) {
    if line.is_empty() {
        say!("{}", lead.trim_end());
        return;
    }
    let (blank, indent) = (lead.trim().is_empty(), lead.len());
    let next = " ".repeat(if blank { indent + further } else { further });
    let options = Options::new(width()).initial_indent(lead).subsequent_indent(&next);
    let options = options.break_words(false).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(line, options).iter().for_each(|line| say!("{line}"));
}

impl<G: Face> Sitting<G> {
    /// The table as this seat sees it, or as an onlooker does.
    pub(super) fn look(&self, seat: Option<Seat>) {
        let viewer = seat.map_or_else(|| self.viewer(), Viewer::Seat);
        say!("");
        print(&G::plain(self.texts, &self.table.view(viewer), &self.people));
        say!("");
    }

    /// The log since the last time. Whether a new part of the game has begun.
    pub(super) fn tell(&mut self) -> bool {
        let view = self.table.view(self.viewer());
        let sentences: Vec<web::Sentence> = self
            .table
            .log_for(self.viewer())
            .skip(self.told)
            .filter_map(|seen| match seen.told {
                Told::Event { event, .. } => G::sentence(self.texts, &view, &self.people, event),
                Told::HandOver(_) | Told::NewerRules(_) => None,
            })
            .collect();
        self.told = self.table.log_for(self.viewer()).len();
        for sentence in &sentences {
            print(&format!("  {} [{}]", sentence.text, sentence.rule));
        }
        sentences.iter().any(|sentence| sentence.weight == Weight::Heading)
    }

    /// What the seat is asked, in a sentence.
    pub(super) fn question(&self, seat: Seat) -> String {
        G::question(self.texts, &self.table.view(Viewer::Seat(seat)), &self.people, Some(seat))
    }

    /// Prints what the seat is asked, with what one needs to know to answer.
    pub(super) fn ask(&self, seat: Seat) {
        print(&self.question(seat));
        let view = self.table.view(Viewer::Seat(seat));
        for line in G::more(self.texts, &view, &self.people, Some(seat)) {
            print(&format!("  {line}"));
        }
    }

    pub(super) fn why(&self, seat: Seat, action: &str) -> String {
        let allowed = self.table.action(seat, action).and_then(|action| self.table.why_not(seat, &action));
        match allowed {
            Ok(()) => self.texts.say_with("play-allowed", &[("action", action.into())]),
            Err(reason) => self.explain(&reason, action),
        }
    }

    /// Why what was typed is not done.
    pub(super) fn explain(&self, reason: &Declined, typed: &str) -> String {
        if let Declined::Unreadable(_) = reason {
            return self.texts.say_with("play-not-understood", &[("said", typed.into())]);
        }
        let explained = declined::<G>(self.texts, reason);
        match explained.rule {
            Some(rule) => format!("{} [{rule}]", explained.text),
            None => explained.text,
        }
    }
}
