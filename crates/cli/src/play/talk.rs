//! What is said at the terminal.

use super::{Sitting, YOU};
use crate::printing::say;
use kernel::{Seat, Viewer};
use table::{Declined, Told};
use web::Face;

impl<G: Face> Sitting<G> {
    pub(super) fn look(&self) {
        say!("\n{}\n", G::plain(self.texts, &self.table.view(self.viewer()), &self.people));
    }

    /// The log since the last time.
    pub(super) fn tell(&mut self) {
        let view = self.table.view(self.viewer());
        let lines: Vec<String> = self
            .table
            .log_for(self.viewer())
            .skip(self.told)
            .filter_map(|seen| match seen.told {
                Told::Event { event, .. } => G::sentence(self.texts, &view, &self.people, event),
                Told::HandOver(_) => None,
            })
            .map(|sentence| format!("  {} [{}]", sentence.text, sentence.rule))
            .collect();
        self.told = self.table.log_for(self.viewer()).count();
        lines.iter().for_each(|line| say!("{line}"));
    }

    /// What the seat is asked, in words.
    pub(super) fn question(&self, seat: Seat) -> String {
        let view = self.table.view(Viewer::Seat(seat));
        let scene = web::Scene::<G> {
            texts: self.texts,
            view: &view,
            people: &self.people,
            mine: self.table.seats_of(YOU),
            acting: Some(seat),
            choices: &[],
            blocked: &[],
            post_to: "",
            version: self.table.revision(Some(YOU)).0,
        };
        G::question(&scene)
    }

    /// Actions that begin with these words, with their numbers.
    pub(super) fn list(&self, seat: Seat, beginning: &str, most: usize) {
        let view = self.table.view(Viewer::Seat(seat));
        let legal = self.table.legal_actions(seat);
        let fitting: Vec<(usize, &G::Action)> = legal
            .iter()
            .enumerate()
            .filter(|(_, action)| action.to_string().starts_with(beginning))
            .collect();
        for (number, action) in fitting.iter().take(most) {
            let said = G::action(self.texts, &view, &self.people, action);
            say!("{:>4}  {:<34} {said}", number + 1, action.to_string());
        }
        if fitting.len() > most {
            say!("      … {} in all; `all` lists them, or type how an action begins", fitting.len());
        }
    }

    pub(super) fn why(&self, seat: Seat, action: &str) -> String {
        match self.table.why_not(seat, action) {
            Ok(()) => format!("`{action}` is allowed."),
            Err(reason) => self.explain(&reason),
        }
    }

    pub(super) fn explain(&self, reason: &Declined) -> String {
        if let Declined::Refused(refusal) = reason {
            return format!("{} [{}]", G::refusal(self.texts, refusal), refusal.rule);
        }
        reason.to_string()
    }
}
