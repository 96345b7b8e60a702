//! A market day: whoever has a stall open sells or closes it, and the day is over when all are closed. A closed stall
//! may help the others or open once more, and nobody waits for it. Options of the game break the contract.

use bots::{Bot, Level, Random, Roster};
use kernel::{
    Entropy, Game, NotationError, OptionError, OptionSpec, Pending, PerSeat, PositionError, Refusal,
    RulesVersion, Seat, SeatSet, Sink, Standing, Viewer,
};
use std::fmt;
use std::str::FromStr;

const SEATS: u8 = 3;
const WARES: u8 = 3;

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Awaits {
    #[default]
    Open,
    Nobody,
    Strangers,
}

impl kernel::Options for Awaits {}

impl fmt::Display for Awaits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Awaits::Open => "",
            Awaits::Nobody => "awaits=nobody",
            Awaits::Strangers => "awaits=strangers",
        })
    }
}

impl FromStr for Awaits {
    type Err = OptionError;
    fn from_str(text: &str) -> Result<Self, OptionError> {
        match text {
            "" => Ok(Awaits::Open),
            "awaits=nobody" => Ok(Awaits::Nobody),
            "awaits=strangers" => Ok(Awaits::Strangers),
            other => Err(OptionError::not_a_pair(other)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Sell,
    Close,
    Help,
    Reopen,
}

const ACTIONS: [(Action, &str); 4] =
    [(Action::Sell, "sell"), (Action::Close, "close"), (Action::Help, "help"), (Action::Reopen, "reopen")];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ACTIONS.iter().filter(|(action, _)| action == self).try_for_each(|(_, text)| f.write_str(text))
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let known = ACTIONS.iter().find(|(_, known)| *known == text);
        known.map(|(action, _)| *action).ok_or_else(|| NotationError::new(format!("`{text}` is no action")))
    }
}

/// Nothing comes by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = NotationError;
    fn from_str(_: &str) -> Result<Self, NotationError> {
        Err(NotationError::new("nothing comes by chance"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stall {
    pub(crate) open: bool,
    pub(crate) sold: u8,
    pub(crate) helped: u8,
    pub(crate) reopened: bool,
}

impl Default for Stall {
    fn default() -> Self {
        Stall { open: true, sold: 0, helped: 0, reopened: false }
    }
}

/// Everything lies open, so it is its own view.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Market {
    awaits: Awaits,
    pub(crate) stalls: PerSeat<Stall>,
}

const NOT_NOW: Refusal = Refusal::new("M1", "not-now");

impl Market {
    fn open(&self) -> SeatSet {
        self.stalls.iter().filter(|(_, stall)| stall.open).map(|(seat, _)| seat).collect()
    }
    fn helped(&self) -> u8 {
        self.stalls.iter().map(|(_, stall)| stall.helped).sum()
    }
    pub(crate) fn sold(&self) -> u8 {
        self.stalls.iter().map(|(_, stall)| stall.sold).sum()
    }
}

impl Game for Market {
    type Options = Awaits;
    type Action = Action;
    type Outcome = Never;
    type Event = ();
    type View = Market;
    type Position = ();

    const ID: &'static str = "market";
    const RULES: RulesVersion = RulesVersion(1);
    const RULEBOOK: &'static str = "";
    const OPTIONS: &'static [OptionSpec] = &[];

    fn new(options: &Awaits) -> Result<Self, Refusal> {
        Ok(Market { awaits: *options, stalls: PerSeat::new(SEATS) })
    }

    fn from_position(options: &Awaits, (): &()) -> Result<Self, PositionError> {
        Ok(Market::new(options).expect("every day has a market"))
    }

    fn options(&self) -> &Awaits {
        &self.awaits
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn pending(&self) -> Pending {
        if self.open().is_empty() {
            return Pending::Over;
        }
        let may_act = |(_, stall): &(Seat, &Stall)| stall.open || stall.helped < WARES || !stall.reopened;
        Pending::Any(self.stalls.iter().filter(may_act).map(|(seat, _)| seat).collect())
    }

    fn awaited(&self) -> SeatSet {
        match self.awaits {
            Awaits::Open => self.open(),
            Awaits::Nobody => SeatSet::EMPTY,
            Awaits::Strangers => Seat::first(SEATS + 1).collect(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            ACTIONS.map(|(action, _)| action).iter().filter(|action| self.check(seat, action).is_ok()),
        );
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !self.pending().seats().contains(seat) {
            return Err(NOT_NOW);
        }
        let Stall { open, sold, helped, reopened } = self.stalls[seat];
        let fits = match action {
            Action::Sell => open && sold < WARES,
            Action::Close => open,
            Action::Help => !open && helped < WARES,
            Action::Reopen => !open && !reopened,
        };
        if fits { Ok(()) } else { Err(NOT_NOW) }
    }

    fn act(&mut self, seat: Seat, action: &Action, _log: &mut impl Sink<()>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        let stall = &mut self.stalls[seat];
        match action {
            Action::Sell => stall.sold += 1,
            Action::Close => stall.open = false,
            Action::Help => stall.helped += 1,
            Action::Reopen => (stall.open, stall.reopened) = (true, true),
        }
        Ok(())
    }

    fn outcomes(&self, _out: &mut Vec<(Never, u32)>) {}

    fn sample(&self, _entropy: &mut impl Entropy) -> Option<Never> {
        None
    }

    fn resolve(&mut self, outcome: &Never, _log: &mut impl Sink<()>) -> Result<(), Refusal> {
        match *outcome {}
    }

    fn view(&self, _viewer: Viewer) -> Market {
        self.clone()
    }

    fn sample_world(view: &Market, _entropy: &mut impl Entropy) -> Self {
        view.clone()
    }

    /// Help is for those who have sold what they had when it was offered.
    fn still_meant(then: &Market, now: &Market, seat: Seat, action: &Action) -> bool {
        let may_act = [then, now].iter().all(|view| view.pending().seats().contains(seat));
        may_act && (*action != Action::Help || then.sold() == now.sold())
    }

    /// A stall that is still open goes on.
    fn asks_again(then: &Market, now: &Market, seat: Seat) -> bool {
        then.stalls[seat].open && now.stalls[seat].open
    }

    fn standings(&self) -> PerSeat<Standing> {
        let over = self.open().is_empty();
        PerSeat::filled(SEATS, if over { Standing::Won } else { Standing::Playing })
    }

    fn ended_by(&self) -> Option<&'static str> {
        self.open().is_empty().then_some("evening")
    }
}

/// Closes its stall at once and helps whenever the others have sold more than they had help with.
pub(crate) struct Neighbour;

impl Bot<Market> for Neighbour {
    fn decide(&mut self, _view: &Market, _seat: Seat, _legal: &[Action]) -> Action {
        Action::Close
    }

    fn volunteer(&mut self, view: &Market, _seat: Seat, legal: &[Action]) -> Option<Action> {
        (view.sold() > view.helped() && legal.contains(&Action::Help)).then_some(Action::Help)
    }
}

/// Sells what it has.
pub(crate) struct Seller;

impl Bot<Market> for Seller {
    fn decide(&mut self, _view: &Market, _seat: Seat, legal: &[Action]) -> Action {
        legal[0]
    }
}

impl Roster for Market {
    const LEVELS: &'static [Level] =
        &[Level::quick("random"), Level::quick("seller"), Level::quick("neighbour")];
    const USUAL: &'static str = "neighbour";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "seller" => Some(Box::new(Seller)),
            "neighbour" => Some(Box::new(Neighbour)),
            _ => None,
        }
    }
}
