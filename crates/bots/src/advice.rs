//! Advice: what a bot would do, what it expects from that, and what it rejected.

use crate::Xoshiro;
use crate::search::Found;
use kernel::{Dice, Game, Seat, Viewer, Waiver};

/// A line of play with what a bot thinks of it. It follows from what its seat sees, and from nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What the bot would do, step by step; the first step is the decision that is due now.
    pub line: Vec<A>,
    /// The win probability with this line; `None` if no games were played out.
    pub win_probability: Option<WinProbability>,
    /// Lines that the bot considered and rejected, the best first.
    pub rejected: Vec<Rejected<A>>,
}

/// A line that was considered and rejected.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejected<A> {
    /// The line, step by step.
    pub line: Vec<A>,
    /// The win probability of its seat with this line.
    pub win_probability: WinProbability,
}

/// The win probability of a seat, estimated from playouts: games played on to their end, or to a position that is valued.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinProbability {
    /// The mean of the playouts, from 0 to 1.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// The number of playouts.
    pub playouts: u32,
}

/// Rejected lines to report, at most.
const REPORTED: usize = 3;
/// The largest standard error at which a win probability is worth reporting.
const VAGUE: f64 = 0.075;

impl WinProbability {
    fn of<A>(found: &Found<A>) -> WinProbability {
        WinProbability { mean: found.value, error: found.error, playouts: found.playouts }
    }
}

impl<A: Clone + PartialEq> Advice<A> {
    /// Advice to play a line of which nothing is known.
    pub fn plain(line: Vec<A>) -> Self {
        Advice { line, win_probability: None, rejected: Vec::new() }
    }

    /// The advice that follows from the lines of a search, the best first. Rejected lines are reported if they were tried often
    /// enough and begin differently from the best and from each other; if all lines begin alike, the best that goes on differently.
    pub fn found(found: &[Found<A>]) -> Option<Self> {
        let (best, others) = found.split_first()?;
        let win_probability = (best.playouts > 0).then(|| WinProbability::of(best));
        let reported = |other: &Found<A>| Rejected {
            line: other.line.clone(),
            win_probability: WinProbability::of(other),
        };
        let known = others.iter().filter(|other| other.playouts > 0 && other.error <= VAGUE);
        let first = best.line.first();
        let mut rejected: Vec<Rejected<A>> = Vec::new();
        for other in known.clone().filter(|other| other.line.first() != first) {
            let is_reported = rejected.iter().any(|reported| reported.line.first() == other.line.first());
            if !is_reported && rejected.len() < REPORTED {
                rejected.push(reported(other));
            }
        }
        if rejected.is_empty() {
            let mut otherwise = known.filter(|other| other.line.iter().any(|step| !best.line.contains(step)));
            rejected.extend(otherwise.next().map(reported));
        }
        rejected.sort_by(|a, b| b.win_probability.mean.total_cmp(&a.win_probability.mean));
        Some(Advice { line: best.line.clone(), win_probability, rejected })
    }

    /// The advice that is left once this many steps are done, without the rejected lines.
    #[must_use]
    pub fn after(&self, steps: u8) -> Self {
        let line = self.line.iter().skip(steps.into()).cloned().collect();
        Advice { line, win_probability: self.win_probability, rejected: Vec::new() }
    }
}

/// The views of the seat before each step of its line and after the last, as far as each step is legal after the one before. What
/// nature and other seats do in between is not foreseen.
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

    fn found(line: &[u8], mean: f64, error: f64) -> Found<u8> {
        Found { line: line.to_vec(), value: mean, error, playouts: 40 }
    }

    #[test]
    fn only_what_is_known_well_enough_and_begins_otherwise_is_reported() {
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
