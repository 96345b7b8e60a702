//! One game between bots. It follows from its cell, the seed and its number alone.

use crate::plan::Cell;
use crate::tally::Tally;
use bots::{Bot, Roster, Xoshiro, mix};
use kernel::{Audience, Dice, Game, Pending, Seat, SeatSet, Sink, Standing, Uniform, Viewer, Waiver};
use measures::Measured;
use std::borrow::Cow;
use std::time::Instant;

/// Moves of seats and nature after which a game is given up: its bots go round in circles.
const LONGEST: u32 = 200_000;

/// The word for games that were given up.
const GIVEN_UP: &str = "given_up";

/// The entropy of one stream of one game. Streams of different games or numbers are unrelated; the options and the
/// levels have no part in it, so that equal numbers meet equal decks in every cell.
fn entropy(seed: u64, game: u64, stream: u64) -> Dice<Xoshiro> {
    Dice(Xoshiro::new(mix(mix(mix(seed) ^ game) ^ stream)))
}

/// Notes the events of a game.
struct Noting<G: Measured>(G::Notes);

impl<G: Measured> Sink<G::Event> for Noting<G> {
    fn emit(&mut self, _: Audience, event: G::Event) {
        G::note(&mut self.0, &event);
    }
}

/// Who sits at a game.
struct Players<'a, G: Game> {
    levels: &'a [String],
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    decisions: u64,
    thinking: u64,
}

impl<G: Roster> Players<'_, G> {
    /// What a seat does; a seat nobody waits for may do nothing.
    fn ask(&mut self, game: &G, seat: Seat, awaited: SeatSet) -> Option<(Seat, G::Action)> {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        let view = game.view(Viewer::Seat(seat));
        let bot = &mut self.bots[usize::from(seat.number())];
        let start = Instant::now();
        let action = match awaited.contains(seat) {
            true => Some(bot.decide(&view, seat, &self.legal)),
            false => bot.volunteer(&view, seat, &self.legal),
        };
        self.thinking += nanoseconds(start);
        self.decisions += 1;
        Some((seat, action?))
    }
}

/// Since then; a counter of 64 bits lasts for centuries of them.
pub(crate) fn nanoseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

/// How the seats of a game ended.
pub(crate) struct Played {
    /// The side of each.
    pub(crate) sides: Vec<&'static str>,
    /// Those that won.
    pub(crate) winners: SeatSet,
}

/// Plays the game of this number and counts what came of it.
pub(crate) fn play<G: Roster + Measured>(
    cell: &Cell<G>,
    seed: u64,
    number: u64,
    tally: &mut Tally,
) -> Played {
    let Ok(mut game) = G::new(&cell.options) else { unreachable!("a cell was tried when it was made") };
    let mut nature = entropy(seed, number, 0);
    let mut turn = entropy(seed, number, 1);
    let bots = cell.levels.iter().zip(2..).filter_map(|(level, stream)| {
        let mut seed = entropy(seed, number, stream).0;
        G::bot(level, u64::from(seed.below(u32::MAX)) << 32 | u64::from(seed.below(u32::MAX)))
    });
    let mut players =
        Players { levels: &cell.levels, bots: bots.collect(), legal: Vec::new(), decisions: 0, thinking: 0 };
    let mut noting = Noting::<G>(G::Notes::default());
    for _ in 0..LONGEST {
        let may_act = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                if let Some(outcome) = game.sample(&mut nature) {
                    let done = game.resolve(&outcome, &mut noting);
                    debug_assert_eq!(done, Ok(()));
                }
                continue;
            }
            Pending::Any(seats) | Pending::Each(seats) => seats,
        };
        let awaited = game.awaited();
        let volunteer = (may_act - awaited).iter().find_map(|seat| players.ask(&game, seat, awaited));
        let drawn = || {
            let seat = awaited.iter().nth(turn.0.below(awaited.len()) as usize)?;
            match game.waiver(seat) {
                Some(Waiver::Consent { answer, .. }) => Some((seat, answer)),
                Some(Waiver::Pass { .. }) | None => players.ask(&game, seat, awaited),
            }
        };
        let (seat, action) = volunteer.or_else(drawn).expect("a game that goes on waits for somebody");
        let done = game.act(seat, &action, &mut noting);
        let level = &players.levels[usize::from(seat.number())];
        assert_eq!(done, Ok(()), "{seat} ({level}) may not {action}");
    }
    let standings = game.standings();
    let sides: Vec<_> = standings.iter().map(|(seat, _)| game.side(seat)).collect();
    let view = game.view(Viewer::Omniscient);
    tally.count_wins(&sides, &standings);
    *tally.ended_by.entry(Cow::Borrowed(game.ended_by().unwrap_or(GIVEN_UP))).or_insert(0) += 1;
    tally.rounds.observe(G::rounds(&view).into());
    tally.observations.read(G::MEASURES, (&view, &noting.0), &standings);
    tally.decisions += players.decisions;
    tally.thinking += players.thinking;
    let won = standings.iter().filter(|(_, standing)| **standing == Standing::Won);
    Played { sides, winners: won.map(|(seat, _)| seat).collect() }
}
