//! What you can do, as a list with numbers.

use super::Sitting;
use super::talk::print_hanging;
use crate::printing::say;
use kernel::{Seat, Viewer};
use std::collections::BTreeSet;
use web::{Face, Heading};

/// How many actions of one kind are listed at once beside those of other kinds.
const FEW: usize = 12;

/// How many are listed at once where there is only one kind.
const MANY: usize = 40;

/// The column in which actions are said in words.
const COLUMN: usize = 34;

/// How far in stands what an action does.
const BELOW: &str = "        ";

/// How much of a list is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent<'a> {
    /// What gives an overview.
    Gist,
    /// Everything that begins with this.
    Beginning(&'a str),
}

impl<G: Face> Sitting<G> {
    /// What the seat can do, in the order in which it is listed and numbered: by kind.
    pub(super) fn actions(&self, seat: Seat) -> Vec<(Heading, G::Action)> {
        let view = self.table.view(Viewer::Seat(seat));
        let legal = self.table.legal_actions(seat);
        let mut actions: Vec<_> =
            legal.into_iter().map(|action| (G::heading(self.texts, &view, &action), action)).collect();
        actions.sort_by_key(|(heading, _)| heading.place);
        actions
    }

    /// What the seat can do, with headings, numbers and what each asks for and does.
    pub(super) fn list(&self, seat: Seat, extent: Extent<'_>) {
        let numbered: Vec<(usize, (Heading, G::Action))> = (1..).zip(self.actions(seat)).collect();
        let kinds = numbered.chunk_by(|(_, (one, _)), (_, (other, _))| one.place == other.place);
        let alone = kinds.clone().count() == 1;
        let mut told = BTreeSet::new();
        for kind in kinds {
            let fitting: Vec<_> = match extent {
                Extent::Gist => kind.iter().collect(),
                Extent::Beginning(beginning) => {
                    kind.iter().filter(|(_, (_, action))| action.to_string().starts_with(beginning)).collect()
                }
            };
            let Some((first, (heading, action))) = fitting.first() else { continue };
            say!("  {}", heading.text);
            let most = match extent {
                Extent::Gist if alone => MANY,
                Extent::Gist => FEW,
                Extent::Beginning(_) => usize::MAX,
            };
            if fitting.len() > most && !alone {
                self.fold(*first, fitting.len(), &action.to_string());
                continue;
            }
            for (number, (_, action)) in fitting.iter().take(most) {
                self.line(seat, *number, action, &mut told);
            }
            if let Some(left @ 1..) = fitting.len().checked_sub(most) {
                say!("      {}", self.texts.say_with("play-list-more", &[("count", (left as u32).into())]));
            }
        }
    }

    /// Many actions of a kind in a line, with the word that lists them.
    fn fold(&self, first: usize, count: usize, action: &str) {
        let word = action.split(' ').next().unwrap_or_default();
        let told = self
            .texts
            .say_with("play-list-folded", &[("count", (count as u32).into()), ("word", word.into())]);
        say!("{first:>4}–{}  {told}", first + count - 1);
    }

    /// An action, and below it what it asks for and does; what is printed on a thing is said once in a list.
    fn line(&self, seat: Seat, number: usize, action: &G::Action, told: &mut BTreeSet<String>) {
        let view = self.table.view(Viewer::Seat(seat));
        let said = G::action(self.texts, &view, &self.people, action);
        let lead = format!("{number:>4}  {:<COLUMN$} ", action.to_string());
        print_hanging(&lead, BELOW.len(), &said);
        let about = G::about(self.texts, &view, &self.people, seat, action);
        about.own.iter().for_each(|line| print_hanging(BELOW, 2, line));
        for line in about.printed {
            if !told.contains(&line) {
                print_hanging(BELOW, 2, &line);
                told.insert(line);
            }
        }
    }
}
