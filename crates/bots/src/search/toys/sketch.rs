//! A game in a few lines: a toy that answers a few questions becomes a whole [`Game`].

use super::super::{Line, Scout};
use super::games::Start;
use crate::Xoshiro;
use kernel::{
    End, Entropy, Game, NotationError, OptionError, OptionSpec, Pending, PerSeat, PositionError, Refusal,
    RulesVersion, Seat, SeatSet, Shuffle, Sink, Standing, Uniform, Viewer,
};
use std::fmt::{self, Debug};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

/// A toy: decisions and outcomes are numbers.
pub(super) trait Sketch: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    const SEATS: u8;
    fn next(&self) -> Start;
    fn legal(&self, seat: Seat) -> Vec<u8>;
    /// The lines to consider; by default each move alone.
    fn lines(&self) -> Vec<Vec<u8>> {
        Vec::new()
    }
    fn act(&mut self, what: u8);
    fn resolve(&mut self, _thrown: u8) {}
    /// The game without what the seat does not see.
    fn seen(&self, _seat: Seat) -> Self {
        self.clone()
    }
    /// Fills in what is not seen.
    fn imagine(&mut self, _lot: u32) {}
    fn value(&self, seat: Seat) -> f64;
    /// The price of a move, in logits.
    fn price(&self, _what: u8) -> f64 {
        0.0
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Toy<T>(pub(super) T);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Move(pub(super) u8);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Move {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Move).map_err(|_| NotationError::new("a number"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct NoOptions;

impl kernel::Options for NoOptions {}

impl fmt::Display for NoOptions {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoOptions {
    type Err = OptionError;
    fn from_str(_: &str) -> Result<Self, OptionError> {
        Ok(NoOptions)
    }
}

const NOT_NOW: Refusal = Refusal::new("T1", "not-now");

impl<T: Sketch> Game for Toy<T> {
    type Options = NoOptions;
    type Action = Move;
    type Outcome = Move;
    type Event = ();
    type View = T;
    type Position = ();

    const ID: &'static str = "toy";
    const RULES: RulesVersion = RulesVersion(1);
    const RULEBOOK: &'static str = "";
    const OPTIONS: &'static [OptionSpec] = &[];

    fn new(_: &NoOptions) -> Result<Self, Refusal> {
        Err(NOT_NOW)
    }
    fn from_position(_: &NoOptions, (): &()) -> Result<Self, PositionError> {
        Err(PositionError { path: String::new(), reason: "a toy begins as its test says".into() })
    }
    fn options(&self) -> &NoOptions {
        &NoOptions
    }
    fn seats(&self) -> u8 {
        T::SEATS
    }
    fn pending(&self) -> Pending {
        match self.0.next() {
            Start::Decides(seat) => {
                Pending::Any(Seat::first(T::SEATS).filter(|s| s.number() == seat).collect())
            }
            Start::Throws(_) => Pending::Chance,
            Start::Over => Pending::Over,
        }
    }
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.pending().seats().contains(seat) {
            out.extend(self.0.legal(seat).into_iter().map(Move));
        }
    }
    fn check(&self, seat: Seat, action: &Move) -> Result<(), Refusal> {
        let may = self.pending().seats().contains(seat) && self.0.legal(seat).contains(&action.0);
        may.then_some(()).ok_or(NOT_NOW)
    }
    fn act(&mut self, seat: Seat, action: &Move, _: &mut impl Sink<()>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.0.act(action.0);
        Ok(())
    }
    fn outcomes(&self, out: &mut Vec<(Move, u32)>) {
        if let Start::Throws(faces) = self.0.next() {
            out.extend((0..faces).map(|face| (Move(face), 1)));
        }
    }
    fn sample(&self, entropy: &mut impl Entropy) -> Option<Move> {
        let Start::Throws(faces) = self.0.next() else { return None };
        // Each throw of a game is one of its own: the game counts by what it has come to.
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        let place = hasher.finish() as u32;
        Some(Move(entropy.pick(Shuffle { pile: 0, number: 0 }, place, u32::from(faces)) as u8))
    }
    fn resolve(&mut self, outcome: &Move, _: &mut impl Sink<()>) -> Result<(), Refusal> {
        self.0.resolve(outcome.0);
        Ok(())
    }
    fn view(&self, viewer: Viewer) -> T {
        match viewer {
            Viewer::Seat(seat) => self.0.seen(seat),
            Viewer::Spectator | Viewer::Omniscient => self.0.clone(),
        }
    }
    fn sample_world(view: &T, entropy: &mut impl Entropy) -> Self {
        let mut toy = view.clone();
        toy.imagine(u32::from(entropy.draw(Shuffle::default(), End::Top, u64::MAX)));
        Toy(toy)
    }
    fn awaited(&self) -> SeatSet {
        self.pending().seats()
    }
    fn standings(&self) -> PerSeat<Standing> {
        PerSeat::new(T::SEATS)
    }
    fn ended_by(&self) -> Option<&'static str> {
        matches!(self.0.next(), Start::Over).then_some("over")
    }
}

/// A scout that tries everything; its rollout policy is random.
pub(super) struct Curious;

impl<T: Sketch> Scout<Toy<T>> for Curious {
    type Memory = ();

    fn lines(&self, view: &T, _: Seat, legal: &[Move]) -> Vec<Line<Toy<T>>> {
        let lines = view.lines();
        match lines.is_empty() {
            true => legal.iter().map(|&action| vec![action]).collect(),
            false => lines.into_iter().map(|line| line.into_iter().map(Move).collect()).collect(),
        }
    }
    fn intended(&self, (): &mut ()) -> Option<Move> {
        None
    }
    fn play(&self, (): &mut (), _: &T, _: Seat, legal: &[Move], rng: &mut Xoshiro) -> Move {
        legal[rng.below(legal.len() as u32) as usize]
    }
    fn value(&self, view: &T, seat: Seat) -> f64 {
        view.value(seat)
    }
    fn price(&self, view: &T, _: Seat, line: &Line<Toy<T>>) -> f64 {
        view.price(line[0].0)
    }
    fn situation(&self, view: &T, _: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        view.hash(&mut hasher);
        hasher.finish()
    }
}

/// A scout like [`Curious`] whose value estimate after each of its moves is one half.
pub(super) struct Undecided;

impl<T: Sketch> Scout<Toy<T>> for Undecided {
    type Memory = ();

    fn lines(&self, view: &T, seat: Seat, legal: &[Move]) -> Vec<Line<Toy<T>>> {
        Curious.lines(view, seat, legal)
    }
    fn intended(&self, (): &mut ()) -> Option<Move> {
        None
    }
    fn play(&self, (): &mut (), view: &T, seat: Seat, legal: &[Move], rng: &mut Xoshiro) -> Move {
        Curious.play(&mut (), view, seat, legal, rng)
    }
    fn value_estimate(&self, (): &()) -> Option<f64> {
        Some(0.5)
    }
    fn value(&self, view: &T, seat: Seat) -> f64 {
        Curious.value(view, seat)
    }
    fn situation(&self, view: &T, seat: Seat) -> u64 {
        Curious.situation(view, seat)
    }
}
