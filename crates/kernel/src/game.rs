//! The one contract of all games.

use crate::{Entropy, NotationError, OptionSpec, Options, PerSeat, PositionError, Refusal, Seat, SeatSet};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Who may move next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Each of these seats decides for itself; the order in which the awaited answers come must not matter.
    Each(SeatSet),
    /// Any of these seats may act; first come, first served.
    Any(SeatSet),
    /// Nature moves: an outcome is due.
    Chance,
    /// The game is over.
    Over,
}

impl Pending {
    /// The seats that may act now.
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Each(seats) | Pending::Any(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A seat sees what its player may know.
    Seat(Seat),
    /// An onlooker never sees more than every seat does.
    Spectator,
    /// Everything: for tests and finished games.
    Omniscient,
}

/// Who learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// These seats, and whoever sees everything.
    Only(SeatSet),
    /// Everybody but these seats, who are told more in an event of their own.
    AllBut(SeatSet),
}

impl Audience {
    /// Whether this viewer belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::AllBut(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::AllBut(_), Viewer::Spectator) => true,
            (Audience::Only(_), Viewer::Spectator) | (Audience::AllBut(_), Viewer::Omniscient) => false,
        }
    }
}

/// Where events go. The unit sink drops them at no cost.
pub trait Sink<E> {
    /// Takes one event with those who learn of it.
    fn emit(&mut self, audience: Audience, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _audience: Audience, _event: E) {}
}

impl<E> Sink<E> for Vec<(Audience, E)> {
    fn emit(&mut self, audience: Audience, event: E) {
        self.push((audience, event));
    }
}

/// A moment at which seats may respond and may say in advance that they will not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowSpec {
    /// Its name in the rules, such as `before_infection`.
    pub name: &'static str,
    /// Whether a seat that has said nothing is asked in it.
    pub asked_by_default: Asked,
}

/// Whether a window asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The seat is asked.
    Yes,
    /// The table passes for the seat.
    No,
}

/// An answer a table may give for a seat that has said so in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiver<A> {
    /// Letting this window go by.
    Pass {
        /// The window's name, one of [`Game::WINDOWS`].
        window: &'static str,
        /// The action that passes.
        answer: A,
    },
    /// Agreeing to what another seat asks.
    Consent {
        /// The seat that asks.
        asker: Seat,
        /// The action that agrees.
        answer: A,
    },
}

/// How a seat stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Standing {
    /// The game goes on.
    #[default]
    Playing,
    /// Won.
    Won,
    /// Lost.
    Lost,
}

/// A version of the rules of a game. A new one begins exactly when some legal record would otherwise replay differently;
/// the older ones stay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// The version every game begins with.
    pub const FIRST: RulesVersion = RulesVersion(1);
}

impl Display for RulesVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A game: a plain value without randomness, clocks, I/O or hidden sharing.
///
/// `Display` and `FromStr` of actions and outcomes are the notation of records and case files. On any
/// error the state is as it was.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is fixed before set-up. Public.
    type Options: Options;
    /// One small decision of a seat.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// One thing nature decides.
    type Outcome: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Something that happened, for logs.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a careful person with pencil and paper knows.
    type View: Clone + Eq + Debug + Send + Sync + 'static;

    /// Anything one can write down in the words of the view, every word optional. [`Game::from_position`]
    /// makes a game of it.
    type Position: Clone + Debug + Default;

    /// The name in records, addresses and on the command line.
    const ID: &'static str;
    /// The newest version of the rules. A game can be played by every version from the first to this one; which one it
    /// is, its options say.
    const RULES: RulesVersion;
    /// RULES.md: every rule in words, with its id, its code and its cases.
    const RULEBOOK: &'static str;
    /// All options.
    const OPTIONS: &'static [OptionSpec];
    /// All windows a seat can be passed through.
    const WINDOWS: &'static [WindowSpec];

    /// A game before set-up. Refuses options that do not go together.
    fn new(options: &Self::Options) -> Result<Self, Refusal>;
    /// The game at this position. Refuses what no game can come to, and says which word is wrong and why.
    fn from_position(options: &Self::Options, position: &Self::Position) -> Result<Self, PositionError>;
    /// The options it was made with.
    fn options(&self) -> &Self::Options;
    /// How many seats the game has.
    fn seats(&self) -> u8;
    /// Who may move next.
    fn pending(&self) -> Pending;
    /// The seats without whose decision the game does not go on: all of [`Game::pending`] or some of them, and none
    /// only where nobody may act. The others may act too, unasked, until the game goes on without them.
    fn awaited(&self) -> SeatSet {
        self.pending().seats()
    }
    /// Appends every action this seat may take now, in rising order. Nothing for a seat that is not
    /// among those of [`Game::pending`].
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Why not? `Ok` exactly for the actions [`Game::legal_actions`] lists.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out an action and everything that follows by itself.
    fn act(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;
    /// Appends what nature may decide now, with exact integer weights, in rising order.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>);
    /// One of [`Game::outcomes`] by its weight, or `None` if no outcome is due.
    fn sample(&self, entropy: &mut impl Entropy) -> Option<Self::Outcome>;
    /// Carries out an outcome and everything that follows by itself.
    fn resolve(&mut self, outcome: &Self::Outcome, log: &mut impl Sink<Self::Event>) -> Result<(), Refusal>;
    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Whether two views of the same viewer show the same position. The options do not count: a game whose views tell them
    /// leaves them out.
    fn same_position(one: &Self::View, other: &Self::View) -> bool {
        one == other
    }
    /// A state the viewer cannot tell from the real one: its view is this view again.
    fn sample_world(view: &Self::View, entropy: &mut impl Entropy) -> Self;
    /// Whether an action the seat was offered when it saw `then` is the same decision now that it sees `now`: an
    /// answer to the same question and about the same things, whatever else others have done. In doubt it is not.
    ///
    /// Asked only of a seat that has done nothing in between and whose game did not go back. Whether the action is
    /// still legal, [`Game::check`] says. The seat's own views are all that goes in, so the answer tells it nothing
    /// it does not know.
    fn still_meant(then: &Self::View, now: &Self::View, seat: Seat, action: &Self::Action) -> bool {
        let (_, _, _, _) = (then, now, seat, action);
        false
    }
    /// The seats that play against this one and must not learn what it knows. It is mutual and known to everybody. Seats that
    /// play together are not opposed, even where they hide their hands from one another.
    fn opposed(&self, seat: Seat) -> SeatSet {
        let _ = seat;
        SeatSet::EMPTY
    }
    /// The answer a table may give for this seat in advance, if it is asked something of the kind.
    fn waiver(&self, seat: Seat) -> Option<Waiver<Self::Action>>;
    /// How the seats stand.
    fn standings(&self) -> PerSeat<Standing>;
    /// What ended the game, as a key such as `outbreaks`; `None` while it runs.
    fn ended_by(&self) -> Option<&'static str>;
}
