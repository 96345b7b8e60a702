//! What a player would do, what it expects of it, and what it would rather not do.

use crate::Xoshiro;
use crate::search::Found;
use kernel::{Dice, Game, Seat, Viewer, Waiver};

/// A line of play with what a player thinks of it. It follows from what its seat sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What it would do, step by step; the first step is what is decided now.
    pub line: Vec<A>,
    /// How likely it then is to win, if it has played any games on.
    pub chance: Option<Chance>,
    /// What it looked at and likes less, the best first.
    pub rejected: Vec<Rejected<A>>,
}

/// A line that was looked at and is not played.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejected<A> {
    /// What it would have been.
    pub line: Vec<A>,
    /// How likely its seat would have been to win with it.
    pub chance: Chance,
}

/// How likely a seat is to win, as games that were played on tell, to their end or to a position that is valued.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The chance on average, from 0 to 1.
    pub won: f64,
    /// The standard error of that.
    pub error: f64,
    /// How many games were played on.
    pub playouts: u32,
}

/// Rejected lines that are worth telling.
const TOLD: usize = 3;
/// Standard errors up to which a chance says something.
const VAGUE: f64 = 0.075;

impl Chance {
    fn of<A>(found: &Found<A>) -> Chance {
        Chance { won: found.worth, error: found.error, playouts: found.playouts }
    }
}

impl<A: Clone + PartialEq> Advice<A> {
    /// A line nothing is known about.
    pub fn plain(line: Vec<A>) -> Self {
        Advice { line, chance: None, rejected: Vec::new() }
    }

    /// What a search has found, the best first. Of lines that were hardly tried nothing is told, nor of those that begin as one
    /// that was told; but if all begin alike, of the best that goes on otherwise.
    pub fn found(found: &[Found<A>]) -> Option<Self> {
        let (best, others) = found.split_first()?;
        let chance = (best.playouts > 0).then(|| Chance::of(best));
        let told = |other: &Found<A>| Rejected { line: other.line.clone(), chance: Chance::of(other) };
        let known = others.iter().filter(|other| other.playouts > 0 && other.error <= VAGUE);
        let first = best.line.first();
        let mut rejected: Vec<Rejected<A>> = Vec::new();
        for other in known.clone().filter(|other| other.line.first() != first) {
            let is_told = rejected.iter().any(|told| told.line.first() == other.line.first());
            if !is_told && rejected.len() < TOLD {
                rejected.push(told(other));
            }
        }
        if rejected.is_empty() {
            let mut otherwise = known.filter(|other| other.line.iter().any(|step| !best.line.contains(step)));
            rejected.extend(otherwise.next().map(told));
        }
        rejected.sort_by(|a, b| b.chance.won.total_cmp(&a.chance.won));
        Some(Advice { line: best.line.clone(), chance, rejected })
    }

    /// What is left to do once so many steps are done: nothing else was thought of since.
    #[must_use]
    pub fn after(&self, steps: u8) -> Self {
        let line = self.line.iter().skip(steps.into()).cloned().collect();
        Advice { line, chance: self.chance, rejected: Vec::new() }
    }
}

/// What the seat sees before each step of its line and after the last, as far as the steps follow from one another. Of
/// what chance and others do in between nothing is foreseen.
pub fn along<G: Game>(view: &G::View, seat: Seat, line: &[G::Action]) -> Vec<G::View> {
    let mut views = vec![view.clone()];
    let mut world = G::sample_world(view, &mut Dice(Xoshiro::new(0)));
    for action in line {
        let mut done = world.act(seat, action, &mut ()).is_ok();
        while done
            && let Some(asked) = world.awaited().iter().next()
            && let Some(Waiver::Consent { answer, .. }) = world.waiver(asked)
        {
            done = world.act(asked, &answer, &mut ()).is_ok();
        }
        if !done {
            break;
        }
        views.push(world.view(Viewer::Seat(seat)));
    }
    views
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &[u8], won: f64, error: f64) -> Found<u8> {
        Found { line: line.to_vec(), worth: won, error, playouts: 40 }
    }

    #[test]
    fn only_what_is_known_well_enough_and_begins_otherwise_is_told() {
        let lines = [
            found(&[1, 2], 0.6, 0.02),
            found(&[1, 3], 0.59, 0.02),
            found(&[2, 1], 0.5, 0.03),
            found(&[2, 2], 0.5, 0.03),
            found(&[3], 0.4, 0.3),
            found(&[4], 0.3, 0.05),
        ];
        let advice = Advice::found(&lines).unwrap();
        let told: Vec<_> = advice.rejected.iter().map(|other| other.line.as_slice()).collect();
        assert_eq!((advice.line.as_slice(), told), ([1, 2].as_slice(), vec![[2, 1].as_slice(), &[4]]));
        assert_eq!(advice.after(1).line, [2]);
        assert!(Advice::<u8>::found(&[]).is_none());

        let alike = [found(&[1, 2, 3], 0.6, 0.02), found(&[1, 3, 2], 0.6, 0.02), found(&[1, 4], 0.5, 0.02)];
        let advice = Advice::found(&alike).unwrap();
        let told: Vec<_> = advice.rejected.iter().map(|other| other.line.as_slice()).collect();
        assert_eq!(told, [[1, 4]], "the same in another order is nothing else");
    }
}
