//! The one contract of all games.

use crate::{Entropy, NotationError, OptionSpec, Options, PerSeat, PositionError, Refusal, Seat, SeatSet};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Who may move next, as [`Game::pending`] says.
///
/// ```
/// use kernel::{Pending, Seat};
///
/// let both = Pending::Each(Seat::first(2).collect());
/// assert_eq!(both.seats().len(), 2);
/// assert!(Pending::Chance.seats().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Each of these seats decides for itself; the order in which the awaited answers come must not matter.
    Each(SeatSet),
    /// Any of these seats may act; first come, first served.
    Any(SeatSet),
    /// Nature moves: an outcome is due, one of [`Game::outcomes`].
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

/// Through whose eyes a game is viewed.
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
///
/// ```
/// use kernel::{Audience, Seat, SeatSet, Viewer};
///
/// let dealer = Seat::new(0).unwrap();
/// let secret = Audience::Only(SeatSet::one(dealer));
/// assert!(secret.includes(Viewer::Seat(dealer)));
/// assert!(secret.includes(Viewer::Omniscient));
/// assert!(!secret.includes(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// These seats, and whoever sees everything.
    Only(SeatSet),
    /// Everybody but these seats, which learn more from an event of their own. Whoever sees everything learns that event instead.
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

/// Where events go. The sink `()` drops them at no cost; a `Vec` keeps them with their audiences.
pub trait Sink<E> {
    /// Takes one event, and who learns of it.
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
    /// Whether a seat that has said nothing in advance is asked in it.
    pub asked_by_default: Asked,
}

/// Whether a window asks a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The game stops and asks the seat.
    Yes,
    /// The table passes for the seat.
    No,
}

/// A standing answer: what a table may answer for a seat that has said so in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiver<A> {
    /// To let this window go by.
    Pass {
        /// The window's name, one of [`Game::WINDOWS`].
        window: &'static str,
        /// The action that passes.
        answer: A,
        /// Who knows what else the seat could do.
        responses: Responses,
    },
    /// To agree to what another seat asks for.
    Consent {
        /// The seat that asks.
        asker: Seat,
        /// The action that agrees.
        answer: A,
    },
}

/// Who knows how a seat could respond in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Responses {
    /// Everybody: a table may pass at once for a seat that can do nothing else.
    Open,
    /// Not everybody: passing sooner for a seat that can do nothing else would tell that.
    Hidden,
}

/// How a seat stands in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Standing {
    /// The game goes on.
    #[default]
    Playing,
    /// The seat has won.
    Won,
    /// The seat has lost.
    Lost,
}

/// A version of the rules of a game, counted from 1. A new version begins exactly when some legal record would otherwise replay
/// differently; the older versions stay playable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// The version that every game begins with.
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
///
/// A complete game in small: a seat calls a coin, nature throws it. (`docs/write-a-game.md` walks through a larger one.)
///
/// ```
/// use kernel::{
///     Audience, Dice, Entropy, Game, NotationError, OptionError, OptionSpec, Pending, PerSeat, PositionError, Refusal,
///     RulesVersion, Seat, SeatSet, Shuffle, Sink, Standing, Uniform, Viewer,
/// };
/// # use std::{fmt, str::FromStr};
///
/// /// A side of the coin: what is called, and what is thrown. Written `heads` or `tails`.
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// enum Side {
///     Heads,
///     Tails,
/// }
/// # impl fmt::Display for Side {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         f.write_str(match self { Side::Heads => "heads", Side::Tails => "tails" })
/// #     }
/// # }
/// # impl FromStr for Side {
/// #     type Err = NotationError;
/// #     fn from_str(text: &str) -> Result<Self, NotationError> {
/// #         match text {
/// #             "heads" => Ok(Side::Heads),
/// #             "tails" => Ok(Side::Tails),
/// #             other => Err(NotationError::new(format!("`{other}` is not a side of the coin"))),
/// #         }
/// #     }
/// # }
/// # #[derive(Clone, PartialEq, Eq, Debug, Default)]
/// # struct NoOptions;
/// # impl kernel::Options for NoOptions {}
/// # impl fmt::Display for NoOptions {
/// #     fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result { Ok(()) }
/// # }
/// # impl FromStr for NoOptions {
/// #     type Err = OptionError;
/// #     fn from_str(text: &str) -> Result<Self, OptionError> {
/// #         text.split_whitespace().next().map_or(Ok(NoOptions), |word| Err(OptionError::unknown_name(word, &[])))
/// #     }
/// # }
///
/// /// The state. Nothing of it is hidden, so it is its own view and position.
/// #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
/// struct Coin {
///     called: Option<Side>,
///     thrown: Option<Side>,
/// }
///
/// const CALLED: Refusal = Refusal::new("C1.1", "called-already");
/// const NOT_CALLED: Refusal = Refusal::new("C1.2", "not-called");
///
/// impl Game for Coin {
///     type Options = NoOptions;
///     type Action = Side;
///     type Outcome = Side;
///     type Event = Side;
///     type View = Coin;
///     type Position = Coin;
///     const ID: &'static str = "coin";
///     const RULES: RulesVersion = RulesVersion::FIRST;
///     const RULEBOOK: &'static str = "";
///     const OPTIONS: &'static [OptionSpec] = &[];
///
///     fn new(_: &NoOptions) -> Result<Self, Refusal> {
///         Ok(Coin::default())
///     }
///     fn from_position(_: &NoOptions, position: &Coin) -> Result<Self, PositionError> {
///         Ok(position.clone())
///     }
///     fn options(&self) -> &NoOptions {
///         &NoOptions
///     }
///     fn seats(&self) -> u8 {
///         1
///     }
///     fn pending(&self) -> Pending {
///         match (self.called, self.thrown) {
///             (None, _) => Pending::Any(Seat::first(1).collect()),
///             (Some(_), None) => Pending::Chance,
///             (Some(_), Some(_)) => Pending::Over,
///         }
///     }
///     fn legal_actions(&self, seat: Seat, out: &mut Vec<Side>) {
///         out.extend([Side::Heads, Side::Tails].iter().filter(|side| self.check(seat, side).is_ok()));
///     }
///     fn check(&self, seat: Seat, _: &Side) -> Result<(), Refusal> {
///         if self.pending().seats().contains(seat) { Ok(()) } else { Err(CALLED) }
///     }
///     fn act(&mut self, seat: Seat, side: &Side, _: &mut impl Sink<Side>) -> Result<(), Refusal> {
///         self.check(seat, side)?;
///         self.called = Some(*side);
///         Ok(())
///     }
///     fn outcomes(&self, out: &mut Vec<(Side, u32)>) {
///         if self.pending() == Pending::Chance {
///             out.extend([(Side::Heads, 1), (Side::Tails, 1)]);
///         }
///     }
///     fn sample(&self, entropy: &mut impl Entropy) -> Option<Side> {
///         let sides = [Side::Heads, Side::Tails];
///         let throw = |entropy: &mut _| sides[Entropy::pick(entropy, Shuffle::default(), 0, 2) as usize];
///         (self.pending() == Pending::Chance).then(|| throw(entropy))
///     }
///     fn resolve(&mut self, side: &Side, log: &mut impl Sink<Side>) -> Result<(), Refusal> {
///         if self.pending() != Pending::Chance {
///             return Err(NOT_CALLED);
///         }
///         self.thrown = Some(*side);
///         log.emit(Audience::All, *side);
///         Ok(())
///     }
///     fn view(&self, _: Viewer) -> Coin {
///         self.clone()
///     }
///     fn sample_world(view: &Coin, _: &mut impl Entropy) -> Self {
///         view.clone()
///     }
///     fn standings(&self) -> PerSeat<Standing> {
///         let won = if self.called == self.thrown { Standing::Won } else { Standing::Lost };
///         PerSeat::filled(1, if self.pending() == Pending::Over { won } else { Standing::Playing })
///     }
///     fn ended_by(&self) -> Option<&'static str> {
///         self.thrown.map(|_| "throw")
///     }
/// }
///
/// // The same game from its record, and why a move is refused.
/// let record = "holdfast 1\ngame coin\nrules 1\noptions\n\ns0 heads\n* heads\n";
/// let game: Coin = kernel::replay(&kernel::Record::parse(record).unwrap()).unwrap();
/// let seat = Seat::default();
/// assert_eq!((game.pending(), game.standings()[seat]), (Pending::Over, Standing::Won));
/// assert_eq!(game.check(seat, &Side::Tails), Err(CALLED));
///
/// // Chance from uniform numbers; this one always gives the highest.
/// struct Highest;
/// impl Uniform for Highest {
///     fn below(&mut self, n: u32) -> u32 {
///         n - 1
///     }
/// }
/// let called = Coin { called: Some(Side::Heads), thrown: None };
/// assert_eq!(called.sample(&mut Dice(Highest)), Some(Side::Tails));
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is fixed before set-up. Everybody knows it.
    type Options: Options;
    /// One small decision of a seat: choosing three cards is three actions.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// One thing nature decides.
    type Outcome: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Something that happened, for logs.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a careful person with pencil and paper knows who sees the game through the eyes of a [`Viewer`].
    type View: Clone + Eq + Debug + Send + Sync + 'static;

    /// Anything one can write down in the words of the view, every word optional. [`Game::from_position`]
    /// makes a game of it.
    type Position: Clone + Debug + Default;

    /// The name in records, addresses and on the command line.
    const ID: &'static str;
    /// The newest version of the rules. A game can be played by every version from the first to this one; its options say by
    /// which.
    const RULES: RulesVersion;
    /// The text of RULES.md: every rule in words, with its id, its code and its cases.
    const RULEBOOK: &'static str;
    /// All options.
    const OPTIONS: &'static [OptionSpec];
    /// All windows a seat can be passed through; unless said otherwise none.
    const WINDOWS: &'static [WindowSpec] = &[];

    /// A game before set-up.
    ///
    /// # Errors
    /// If the options do not go together.
    fn new(options: &Self::Options) -> Result<Self, Refusal>;
    /// The game at this position.
    ///
    /// # Errors
    /// If no game can come to it; says which word is wrong and why.
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
    /// Whether this seat may take this action now: `Ok` exactly for the actions that [`Game::legal_actions`] lists.
    ///
    /// # Errors
    /// With the rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out an action and everything that follows by itself.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is then as it was.
    fn act(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;
    /// Appends what nature may decide now, with exact integer weights, in rising order. Nothing unless [`Pending::Chance`] is due.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>);
    /// Draws one of [`Game::outcomes`] by its weight; `None` if no outcome is due.
    fn sample(&self, entropy: &mut impl Entropy) -> Option<Self::Outcome>;
    /// Carries out an outcome and everything that follows by itself.
    ///
    /// # Errors
    /// If it is not one of [`Game::outcomes`]; the state is then as it was.
    fn resolve(&mut self, outcome: &Self::Outcome, log: &mut impl Sink<Self::Event>) -> Result<(), Refusal>;
    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Whether two views of the same viewer show the same position. The options do not count: a game whose views contain them
    /// leaves them out of the comparison.
    fn same_position(one: &Self::View, other: &Self::View) -> bool {
        one == other
    }
    /// A state that the viewer cannot tell from the real one: its view is this view again. What is hidden is drawn.
    fn sample_world(view: &Self::View, entropy: &mut impl Entropy) -> Self;
    /// Whether an action the seat was offered when it saw `then` is the same decision now that it sees `now`: an
    /// answer to the same question and about the same things, whatever else others have done. In doubt, `false`.
    ///
    /// It is asked only of a seat that has done nothing in between and whose game did not go back. [`Game::check`] says
    /// whether the action is still legal. Only the seat's own views go in, so the answer gives away nothing that the seat
    /// does not know.
    fn still_meant(then: &Self::View, now: &Self::View, seat: Seat, action: &Self::Action) -> bool {
        let (_, _, _, _) = (then, now, seat, action);
        false
    }
    /// Whether a seat that has decided something is asked the same question again, so that what it had in mind to do next answers
    /// it: the next of several actions that are played in one go. In doubt, `false`; never where something was drawn in between: an
    /// action that is refused takes back those before it, and nobody may find out that way what will be drawn.
    ///
    /// `then` is what the seat saw before its decision, `now` what it sees since. [`Game::check`] says whether the next action is
    /// legal.
    fn asks_again(then: &Self::View, now: &Self::View, seat: Seat) -> bool {
        let (_, _, _) = (then, now, seat);
        false
    }
    /// The seats that play against this one and must not learn what it knows. Opposition is mutual and known to everybody. Seats
    /// that play together are not opposed, even where they hide their hands from one another.
    fn opposed(&self, seat: Seat) -> SeatSet {
        let _ = seat;
        SeatSet::EMPTY
    }
    /// The answer that a table may give for this seat if its player has said so in advance; `None` if the seat is asked nothing of
    /// the kind.
    fn waiver(&self, seat: Seat) -> Option<Waiver<Self::Action>> {
        let _ = seat;
        None
    }
    /// The number of the turn or round that is being played, as everybody knows it: seats can say that a window should not ask
    /// them again before the next one. `None` in a game that counts none.
    fn turn(&self) -> Option<u32> {
        None
    }
    /// How each seat stands.
    fn standings(&self) -> PerSeat<Standing>;
    /// What ended the game, as a key such as `outbreaks`; `None` while it runs.
    fn ended_by(&self) -> Option<&'static str>;
}
