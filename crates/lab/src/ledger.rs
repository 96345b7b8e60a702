//! Which games of a plan have been played, and what they tell together.

use crate::plan::{Cell, Plan};
use crate::run::{Block, Stretch};
use crate::tally::Tally;
use kernel::SeatSet;
use measures::Measured;
use std::collections::BTreeMap;
use std::ops::Range;

/// The games of each cell so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger(Vec<OfCell>);

#[derive(Clone, PartialEq, Debug)]
struct OfCell {
    tally: Tally,
    /// The seats that won each game, by the number of the first game of each block.
    winners: BTreeMap<u64, Vec<SeatSet>>,
}

impl Ledger {
    /// No game played yet.
    pub fn new<G: Measured>(plan: &Plan<G>) -> Ledger {
        let nothing =
            |cell: &Cell<G>| OfCell { tally: Tally::none::<G>(cell.levels.len()), winners: BTreeMap::new() };
        Ledger(plan.cells.iter().map(nothing).collect())
    }

    /// Takes in a block.
    ///
    /// # Errors
    /// With the number of a game that is there already; then nothing of the block is taken in.
    pub fn add(&mut self, block: Block) -> Result<(), u64> {
        let of = &mut self.0[block.cell];
        let Range { start, end } = block.games();
        let before = of.winners.range(..end).next_back();
        if let Some((first, winners)) =
            before.filter(|(first, winners)| **first + winners.len() as u64 > start)
        {
            debug_assert!(!winners.is_empty());
            return Err(start.max(*first));
        }
        of.tally.add(&block.tally);
        of.winners.insert(start, block.winners);
        Ok(())
    }

    /// Which of the games of these numbers each cell lacks yet.
    pub fn missing(&self, games: Range<u64>) -> Vec<Stretch> {
        let mut missing = Vec::new();
        for (cell, of) in self.0.iter().enumerate() {
            let mut next = games.start;
            let ends = of.winners.iter().map(|(first, winners)| (*first, first + winners.len() as u64));
            for (first, end) in ends.chain([(games.end, games.end)]) {
                if next < first.min(games.end) {
                    missing.push(Stretch { cell, games: next..first.min(games.end) });
                }
                next = next.max(end);
            }
        }
        missing
    }

    /// Games of all cells.
    pub fn games(&self) -> u64 {
        self.0.iter().map(|of| of.tally.games).sum()
    }

    pub(crate) fn tally(&self, cell: usize) -> &Tally {
        &self.0[cell].tally
    }

    /// The seats that won each game of a cell, by the games' numbers.
    pub(crate) fn winners(&self, cell: usize) -> impl Iterator<Item = (u64, SeatSet)> {
        self.0[cell].winners.iter().flat_map(|(first, winners)| (*first..).zip(winners.iter().copied()))
    }

    /// All games in one block a cell, in the order of the cells. Nothing if games are missing between others.
    pub fn blocks(&self) -> Option<Vec<Block>> {
        let played = self.0.iter().enumerate().filter(|(_, of)| !of.winners.is_empty());
        let whole = |(cell, of): (usize, &OfCell)| {
            let (numbers, winners): (Vec<u64>, Vec<SeatSet>) = self.winners(cell).unzip();
            let first = numbers[0];
            let is_gapless = numbers.into_iter().eq((first..).take(winners.len()));
            is_gapless.then(|| Block { cell, first, winners, tally: of.tally.clone() })
        };
        played.map(whole).collect()
    }
}
