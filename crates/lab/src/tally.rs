//! What some of a cell's games tell, and that as a line of a results file. Integers only: they add up to the same in
//! whatever order games were played and blocks are read.

use crate::observations::{Observations, Observed};
use crate::statistics::Sums;
use kernel::{PerSeat, Standing};
use measures::Measured;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The name of a side or of an ending.
pub type Word = Cow<'static, str>;

/// The word for games that nobody won.
pub(crate) const NOBODY: &str = "nobody";

/// The counts of some games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) won_by: BTreeMap<Word, u64>,
    pub(crate) shared_wins: u64,
    pub(crate) seat_wins: Vec<u64>,
    pub(crate) ended_by: BTreeMap<Word, u64>,
    pub(crate) rounds: Sums,
    pub(crate) observations: Observations,
    pub(crate) decisions: u64,
    /// Nanoseconds bots took for their decisions.
    pub(crate) thinking: u64,
    /// Nanoseconds the games took the threads that played them.
    pub(crate) playing: u64,
}

impl Tally {
    pub(crate) fn none<G: Measured>(seats: usize) -> Tally {
        Tally {
            games: 0,
            won_by: BTreeMap::new(),
            shared_wins: 0,
            seat_wins: vec![0; seats],
            ended_by: BTreeMap::new(),
            rounds: Sums::default(),
            observations: Observations::none(G::MEASURES),
            decisions: 0,
            thinking: 0,
            playing: 0,
        }
    }

    /// Counts a game by the side of each seat and how it stands at the end.
    pub(crate) fn count_wins(&mut self, sides: &[&'static str], standings: &PerSeat<Standing>) {
        let mut won = BTreeMap::new();
        for ((side, standing), wins) in sides.iter().zip(standings.as_slice()).zip(&mut self.seat_wins) {
            let has_won = *standing == Standing::Won;
            *wins += u64::from(has_won);
            *won.entry(*side).or_insert(false) |= has_won;
        }
        let winners = won.values().filter(|won| **won).count();
        self.games += 1;
        self.shared_wins += u64::from(winners > 1);
        won.insert(NOBODY, winners == 0);
        for (side, won) in won {
            *self.won_by.entry(Cow::Borrowed(side)).or_insert(0) += u64::from(won);
        }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        for (mine, theirs) in [(&mut self.won_by, &other.won_by), (&mut self.ended_by, &other.ended_by)] {
            for (word, count) in theirs {
                *mine.entry(word.clone()).or_insert(0) += count;
            }
        }
        for (mine, theirs) in self.seat_wins.iter_mut().zip(&other.seat_wins) {
            *mine += theirs;
        }
        self.observations.add(&other.observations);
        self.games += other.games;
        self.shared_wins += other.shared_wins;
        self.rounds = self.rounds.and(other.rounds);
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        self.playing += other.playing;
    }
}

/// A tally as it stands in a results file. `docs/lab.md` tells the fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TallyLine {
    games: u64,
    won_by: BTreeMap<Word, u64>,
    shared_wins: u64,
    seat_wins: Vec<u64>,
    ended_by: BTreeMap<Word, u64>,
    rounds: Sums,
    measures: BTreeMap<String, BTreeMap<String, Observed>>,
    decisions: u64,
    thinking_ns: u64,
    playing_ns: u64,
}

impl TallyLine {
    pub(crate) fn of<G: Measured>(tally: &Tally) -> TallyLine {
        TallyLine {
            games: tally.games,
            won_by: tally.won_by.clone(),
            shared_wins: tally.shared_wins,
            seat_wins: tally.seat_wins.clone(),
            ended_by: tally.ended_by.clone(),
            rounds: tally.rounds,
            measures: tally.observations.named(G::MEASURES),
            decisions: tally.decisions,
            thinking_ns: tally.thinking,
            playing_ns: tally.playing,
        }
    }

    /// The tally again, or what is wrong with it.
    pub(crate) fn tally<G: Measured>(self, seats: usize) -> Result<Tally, String> {
        if self.seat_wins.len() != seats {
            return Err(format!("{} seats, where the plan has {seats}", self.seat_wins.len()));
        }
        Ok(Tally {
            games: self.games,
            won_by: self.won_by,
            shared_wins: self.shared_wins,
            seat_wins: self.seat_wins,
            ended_by: self.ended_by,
            rounds: self.rounds,
            observations: Observations::from_named(G::MEASURES, &self.measures)?,
            decisions: self.decisions,
            thinking: self.thinking_ns,
            playing: self.playing_ns,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(tally: &mut Tally, seats: [(&'static str, Standing); 3]) {
        let mut standings = PerSeat::filled(3, Standing::Lost);
        for (seat, (_, standing)) in kernel::Seat::first(3).zip(seats) {
            standings[seat] = standing;
        }
        tally.count_wins(&seats.map(|(side, _)| side), &standings);
    }

    fn won_by(counts: [(&'static str, u64); 3]) -> BTreeMap<Word, u64> {
        counts.map(|(side, games)| (Cow::Borrowed(side), games)).into()
    }

    #[test]
    fn a_shared_win_counts_for_each_side_once() {
        use Standing::{Lost, Won};
        let mut tally = Tally::none::<pandemic::State>(3);
        count(&mut tally, [("s0", Won), ("s1", Lost), ("s2", Won)]);
        count(&mut tally, [("s0", Lost), ("s1", Lost), ("s2", Won)]);
        assert_eq!(tally.won_by["s2"], 2);
        assert_eq!((tally.won_by[NOBODY], tally.won_by["s0"], tally.won_by["s1"]), (0, 1, 0));
        assert_eq!((tally.games, tally.shared_wins, tally.seat_wins), (2, 1, vec![1, 0, 2]));

        let mut tally = Tally::none::<pandemic::State>(3);
        count(&mut tally, [("players", Won), ("players", Won), ("traitor", Lost)]);
        count(&mut tally, [("players", Lost), ("players", Lost), ("traitor", Lost)]);
        assert_eq!(tally.won_by, won_by([(NOBODY, 1), ("players", 1), ("traitor", 0)]));
        assert_eq!((tally.shared_wins, tally.seat_wins), (0, vec![1, 1, 0]));
    }
}
