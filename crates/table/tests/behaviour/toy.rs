//! A game for these tests: secret bids, hands, a deck, a window to block, another to cheer, a question to
//! another seat. It ends when the deck is empty.

use bots::{Bot, Level, Random, Roster};
use kernel::{
    Asked, Audience, End, Entropy, Game, Id, NotationError, OptionError, OptionRank, OptionSpec, Pending,
    PerSeat, Pile, PositionError, Refusal, Responses, RulesVersion, Seat, SeatSet, Set, Shuffle, Sink,
    Standing, Viewer, Waiver, WindowSpec,
};
use std::fmt;
use std::str::FromStr;

const CARDS: u8 = 12;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(pub(crate) u8);

impl Id for Card {
    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Self {
        Card(index)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.strip_prefix('c').and_then(|number| number.parse().ok());
        number
            .filter(|number| *number < CARDS)
            .map(Card)
            .ok_or_else(|| NotationError::new(format!("`{text}` is no card")))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Options {
    pub(crate) seats: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 2 }
    }
}

impl kernel::Options for Options {}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)
    }
}

impl FromStr for Options {
    type Err = OptionError;
    fn from_str(text: &str) -> Result<Self, OptionError> {
        match text {
            "seats=2" => Ok(Options { seats: 2 }),
            "seats=3" => Ok(Options { seats: 3 }),
            other => Err(OptionError::not_a_pair(other)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Bid(Card),
    Draw,
    Play(Card),
    Ask(Seat),
    Block(Card),
    Cheer,
    Pass,
    Agree,
    Refuse,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid c{}", card.0),
            Action::Draw => f.write_str("draw"),
            Action::Play(card) => write!(f, "play c{}", card.0),
            Action::Ask(seat) => write!(f, "ask {seat}"),
            Action::Block(card) => write!(f, "block c{}", card.0),
            Action::Cheer => f.write_str("cheer"),
            Action::Pass => f.write_str("pass"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Ok(match *text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["bid", card] => Action::Bid(card.parse()?),
            ["draw"] => Action::Draw,
            ["play", card] => Action::Play(card.parse()?),
            ["ask", seat] => Action::Ask(seat.parse()?),
            ["block", card] => Action::Block(card.parse()?),
            ["cheer"] => Action::Cheer,
            ["pass"] => Action::Pass,
            ["agree"] => Action::Agree,
            ["refuse"] => Action::Refuse,
            _ => return Err(NotationError::new(format!("`{text}` is no action"))),
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Outcome(pub(crate) Card);

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "top c{}", self.0.0)
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.strip_prefix("top ").ok_or_else(|| NotationError::new("top CARD"))?.parse().map(Outcome)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Drew(Seat),
    Got(Card),
    Bid(Seat),
    Did(Seat, Action),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    Deal(Seat),
    Bids(SeatSet),
    Turn(Seat),
    Draw(Seat),
    Block { player: Seat, card: Card, waiting: SeatSet },
    Asked { asker: Seat, asked: Seat },
    Cheer(Seat),
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy {
    options: Options,
    deck: Pile<Card, 1>,
    hands: PerSeat<Set<Card>>,
    step: Step,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) hand: Set<Card>,
    pub(crate) deck: u32,
    pub(crate) step: Step,
}

const NOT_NOW: Refusal = Refusal::new("T1", "not-now");
const NOT_HELD: Refusal = Refusal::new("T2", "not-held");
const TOO_LOW: Refusal = Refusal::new("T3", "too-low");

impl Toy {
    fn turn_after(&mut self, seat: Seat) {
        let next = seat.next(self.options.seats);
        self.step = if self.deck.is_empty() { Step::Over } else { Step::Turn(next) };
    }

    fn others(&self, seat: Seat) -> SeatSet {
        Seat::first(self.options.seats).filter(|other| *other != seat).collect()
    }
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = ();

    const ID: &'static str = "toy";
    const RULES: RulesVersion = RulesVersion(1);
    const RULEBOOK: &'static str = "";
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "seats",
        values: &["2", "3"],
        default: "2",
        rules: &["T0"],
        rank: OptionRank::Main,
    }];
    const WINDOWS: &'static [WindowSpec] = &[
        WindowSpec { name: "block", asked_by_default: Asked::Yes },
        WindowSpec { name: "cheer", asked_by_default: Asked::No },
    ];

    fn new(options: &Options) -> Result<Self, Refusal> {
        let mut deck = Pile::empty();
        deck.shuffle_onto((0..CARDS).map(Card).collect(), 0);
        let hands = PerSeat::new(options.seats);
        Ok(Toy { options: options.clone(), deck, hands, step: Step::Deal(Seat::default()) })
    }

    fn from_position(options: &Options, (): &()) -> Result<Self, PositionError> {
        Toy::new(options)
            .map_err(|refusal| PositionError { path: "seats".into(), reason: refusal.to_string() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn pending(&self) -> Pending {
        match self.step {
            Step::Deal(_) | Step::Draw(_) => Pending::Chance,
            Step::Bids(waiting) => Pending::Each(waiting),
            Step::Turn(seat) | Step::Cheer(seat) => Pending::Any(SeatSet::one(seat)),
            Step::Asked { asked, .. } => Pending::Any(SeatSet::one(asked)),
            Step::Block { waiting, .. } => Pending::Any(waiting),
            Step::Over => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let cards = |make: fn(Card) -> Action| (0..CARDS).map(move |card| make(Card(card)));
        out.extend(
            cards(Action::Bid)
                .chain([Action::Draw])
                .chain(cards(Action::Play))
                .chain(Seat::first(self.options.seats).map(Action::Ask))
                .chain(cards(Action::Block))
                .chain([Action::Cheer, Action::Pass, Action::Agree, Action::Refuse])
                .filter(|action| self.check(seat, action).is_ok()),
        );
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let fits = match (self.step, action) {
            (Step::Bids(waiting), Action::Bid(_)) => waiting.contains(seat),
            (Step::Turn(turn), Action::Draw | Action::Play(_)) => turn == seat,
            (Step::Turn(turn), Action::Ask(asked)) => {
                turn == seat && seat != *asked && asked.number() < self.options.seats
            }
            (Step::Block { waiting, .. }, Action::Block(_) | Action::Pass) => waiting.contains(seat),
            (Step::Cheer(turn), Action::Cheer | Action::Pass) => turn == seat,
            (Step::Asked { asked, .. }, Action::Agree | Action::Refuse) => asked == seat,
            _ => false,
        };
        match (fits, self.step, *action) {
            (false, _, _) => Err(NOT_NOW),
            (true, _, Action::Bid(card) | Action::Play(card) | Action::Block(card))
                if !self.hands[seat].contains(card) =>
            {
                Err(NOT_HELD)
            }
            (true, Step::Block { card, .. }, Action::Block(higher)) if higher < card => Err(TOO_LOW),
            (true, _, _) => Ok(()),
        }
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        match (self.step, *action) {
            (Step::Bids(waiting), Action::Bid(card)) => {
                self.hands[seat].remove(card);
                log.emit(Audience::Only(SeatSet::one(seat)), Event::Did(seat, *action));
                log.emit(Audience::AllBut(SeatSet::one(seat)), Event::Bid(seat));
                let left = waiting.without(seat);
                self.step = if left.is_empty() { Step::Turn(Seat::default()) } else { Step::Bids(left) };
                return Ok(());
            }
            (_, Action::Draw) => self.step = Step::Draw(seat),
            (_, Action::Play(card)) => {
                self.hands[seat].remove(card);
                self.step = Step::Block { player: seat, card, waiting: self.others(seat) };
            }
            (_, Action::Ask(asked)) => self.step = Step::Asked { asker: seat, asked },
            (Step::Block { player, .. }, Action::Block(card)) => {
                self.hands[seat].remove(card);
                self.turn_after(player);
            }
            (Step::Block { player, card, waiting }, Action::Pass) => {
                let waiting = waiting.without(seat);
                self.step = Step::Block { player, card, waiting };
                if waiting.is_empty() {
                    self.turn_after(player);
                }
            }
            (Step::Asked { asker, .. }, Action::Agree) => self.step = Step::Cheer(asker),
            (Step::Asked { asker, .. }, _) => self.turn_after(asker),
            _ => self.turn_after(seat),
        }
        log.emit(Audience::All, Event::Did(seat, *action));
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        if self.pending() == Pending::Chance {
            out.extend(self.deck.top().0.iter().map(|card| (Outcome(card), 1)));
        }
    }

    fn sample(&self, entropy: &mut impl Entropy) -> Option<Outcome> {
        let (cards, number) = self.deck.top();
        (self.pending() == Pending::Chance)
            .then(|| Outcome(Card(entropy.draw(Shuffle { pile: 0, number }, End::Top, cards.bits()))))
    }

    fn resolve(&mut self, outcome: &Outcome, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let seat = match self.step {
            Step::Deal(seat) | Step::Draw(seat) => seat,
            Step::Bids(_)
            | Step::Turn(_)
            | Step::Block { .. }
            | Step::Asked { .. }
            | Step::Cheer(_)
            | Step::Over => return Err(NOT_NOW),
        };
        if !self.deck.top().0.contains(outcome.0) {
            return Err(NOT_HELD);
        }
        self.deck.take_top(outcome.0);
        self.hands[seat].insert(outcome.0);
        log.emit(Audience::AllBut(SeatSet::one(seat)), Event::Drew(seat));
        log.emit(Audience::Only(SeatSet::one(seat)), Event::Got(outcome.0));
        let seats = self.options.seats;
        if matches!(self.step, Step::Draw(_)) {
            self.turn_after(seat);
        } else if self.hands[seat.next(seats)].len() < 2 {
            self.step = Step::Deal(seat.next(seats));
        } else {
            self.step = Step::Bids(Seat::first(seats).collect());
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands[seat],
            Viewer::Spectator => Set::EMPTY,
            Viewer::Omniscient => self.hands.as_slice().iter().fold(Set::EMPTY, |all, hand| all | *hand),
        };
        View { hand, deck: self.deck.len(), step: self.step }
    }

    fn sample_world(_view: &View, _entropy: &mut impl Entropy) -> Self {
        panic!("nobody searches the toy")
    }

    fn waiver(&self, seat: Seat) -> Option<Waiver<Action>> {
        if !self.pending().seats().contains(seat) {
            return None;
        }
        let (answer, responses) = (Action::Pass, Responses::Open);
        let pass = |window| Waiver::Pass { window, answer, responses };
        match self.step {
            Step::Block { .. } => Some(pass("block")),
            Step::Cheer(_) => Some(pass("cheer")),
            Step::Asked { asker, .. } => Some(Waiver::Consent { asker, answer: Action::Agree }),
            Step::Deal(_) | Step::Bids(_) | Step::Turn(_) | Step::Draw(_) | Step::Over => None,
        }
    }

    /// A turn lasts until a card is drawn.
    fn turn(&self) -> Option<u32> {
        Some(u32::from(CARDS) - self.deck.len())
    }

    fn standings(&self) -> PerSeat<Standing> {
        let over = self.step == Step::Over;
        PerSeat::filled(self.options.seats, if over { Standing::Won } else { Standing::Playing })
    }

    fn ended_by(&self) -> Option<&'static str> {
        (self.step == Step::Over).then_some("deck")
    }
}

/// Draws when it can.
pub(crate) struct Drawer;

impl Bot<Toy> for Drawer {
    fn decide(&mut self, _view: &View, _seat: Seat, legal: &[Action]) -> Action {
        if legal.contains(&Action::Draw) { Action::Draw } else { legal[0] }
    }
}

impl Roster for Toy {
    const LEVELS: &'static [Level] = &[Level::quick("random"), Level::quick("drawer")];
    const USUAL: &'static str = "drawer";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "drawer" => Some(Box::new(Drawer)),
            _ => None,
        }
    }
}
