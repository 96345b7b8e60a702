//! W1 to W4: the rules of Wreck. What a real game puts into three folders stands here in three parts: words, table, rules.

use kernel::{
    Audience, End, Entropy, Game, Id as _, OptionError, OptionSpec, Pending, PerSeat, PositionError, Refusal,
    RulesVersion, Seat, SeatSet, Set, Shuffle, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use vocabulary::Weight::{Glad, Grave};
use vocabulary::{OptionRows, OptionRules, events, options, spelling, words};

// Words: what the game names, and what can be decided and can happen.

words! {
    /// W1.2 A card: a find or a shark. Nature moves by naming one: `* pearl`.
    pub(super) enum Card as "card" {
        Coin = "coin",
        Bottle = "bottle",
        Lamp = "lamp",
        Mask = "mask",
        Pearl = "pearl",
        Crown = "crown",
        GreyShark = "grey_shark",
        WhiteShark = "white_shark",
        TigerShark = "tiger_shark",
    }
}

impl Card {
    /// W1.2 What a find is worth; a shark is worth nothing.
    pub(super) fn worth(self) -> u8 {
        [2, 3, 5, 7, 8, 11, 0, 0, 0][self as usize]
    }
}

words! {
    /// W3.1 What a diver decides.
    pub(super) enum Action as "action" {
        Stay = "stay",
        Surface = "surface",
    }
}

options! {
    /// What is fixed before a game.
    pub struct Options {
        /// Divers.
        players: u8 = 3 in [2, 3, 4], Main, ["W1.1"];
        /// How many sharks end the dive.
        sharks: u8 = 2 in [1, 2], Fine, ["W2.3"];
    }
}

impl OptionRules for Options {
    const RULES: RulesVersion = RulesVersion::FIRST;
    const ALWAYS_WRITTEN: usize = 1;
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

events! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub(super) enum Event {
        /// A diver gets a chart; only that diver learns which card it shows.
        Charted { seat: Seat, card: Card } = "W1.3";
        /// A diver gets a chart, as the others see it.
        ChartedFaceDown { seat: Seat } = "W1.3";
        /// A card is turned up.
        Turned { card: Card } = if card.worth() > 0 { "W2.2" } else { "W2.3" };
        /// A diver has decided. How, nobody else knows yet.
        Decided { seat: Seat } = "W3.2";
        /// A diver is at the surface with this much.
        Surfaced { seat: Seat, banked: u8 } = "W3.3", Glad;
        /// The last shark: a diver flees and loses this much.
        Fled { seat: Seat, lost: u8 } = "W2.3", Grave;
    }
}

const OVER: Refusal = Refusal::new("W4.1", "over");
const NOT_ASKED: Refusal = Refusal::new("W3.2", "not-asked");
const NOT_DUE: Refusal = Refusal::new("W2.1", "not-due");

// The table: what is true, and what each viewer knows of it.

/// The whole truth. Seats, pages and bots never get it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    options: Options,
    /// The cards in the wreck. They have no order: nature names the top one when it is turned up.
    pub(super) deck: Set<Card>,
    turned: Set<Card>,
    /// W2.2 What could not be shared.
    left: u8,
    /// W3.1 The seats that have yet to decide. Where there are none, nature moves.
    undecided: SeatSet,
    pub(super) divers: PerSeat<Diver>,
}

/// What belongs to a seat. In the state everything is there; in a view, what the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Diver {
    pub(super) surfaced: bool,
    pub(super) carried: u8,
    pub(super) banked: u8,
    pub(super) chart: Option<Card>,
    pub(super) decision: Option<Action>,
}

/// What a viewer knows, which is also how a position is written: `{"turned": ["coin"], "seats": {"0": {"banked": 2}}}`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct View {
    #[serde(skip)]
    pub(super) options: Options,
    pub(super) turned: Set<Card>,
    pub(super) left: u8,
    pub(super) undecided: SeatSet,
    /// How many seats, the last ones, have no chart yet.
    pub(super) uncharted: u8,
    #[serde(deserialize_with = "spelling::by_seat")]
    pub(super) seats: BTreeMap<u8, Diver>,
}

impl State {
    /// W1.1, W1.2 Everybody is below, and every card in the wreck.
    pub(super) fn before(options: Options) -> State {
        let deck = Card::ALL.iter().copied().collect();
        let divers = PerSeat::new(options.players);
        State { options, deck, turned: Set::EMPTY, left: 0, undecided: SeatSet::EMPTY, divers }
    }

    fn below(&self) -> SeatSet {
        self.divers.iter().filter(|(_, diver)| !diver.surfaced).map(|(seat, _)| seat).collect()
    }

    fn without_chart(&self) -> impl Iterator<Item = Seat> {
        self.divers.iter().filter(|(_, diver)| diver.chart.is_none()).map(|(seat, _)| seat)
    }

    /// W2.3 Whether as many sharks have come as end the dive.
    fn has_ended_by_sharks(&self) -> bool {
        let sharks = self.turned.iter().filter(|card| card.worth() == 0).count();
        sharks >= usize::from(self.options.sharks)
    }

    /// The state at a position. A chart of which nothing is said shows the first card that lies nowhere else.
    fn at(options: Options, given: &View) -> Result<State, PositionError> {
        let wrong = |path: &str, reason: &str| PositionError { path: path.into(), reason: reason.into() };
        let mut state = State::before(options);
        (state.turned, state.left, state.undecided) = (given.turned, given.left, given.undecided);
        state.deck = state.deck - given.turned;
        for (number, diver) in &given.seats {
            let seat = Seat::new(*number).filter(|seat| seat.number() < options.players);
            let seat = seat.ok_or_else(|| wrong("seats", "this game has no such seat (W1.1)"))?;
            if diver.chart.is_some_and(|card| !state.deck.remove(card)) {
                return Err(wrong("seats", "the card of a chart lies elsewhere too (W1.3)"));
            }
            state.divers[seat] = *diver;
        }
        for seat in Seat::first(options.players.saturating_sub(given.uncharted)) {
            let chart = state.divers[seat].chart.or(state.deck.first());
            state.divers[seat].chart = chart.inspect(|card| state.deck = state.deck.without(*card));
        }
        let decided = state.divers.iter().filter(|(_, diver)| diver.decision.is_some());
        let decided: SeatSet = decided.map(|(seat, _)| seat).collect();
        let are_sealed = decided.is_empty() || !given.undecided.is_empty();
        if !are_sealed || decided | given.undecided != state.below() && !given.undecided.is_empty() {
            return Err(wrong("undecided", "those below decide, and are opened together (W3.1, W3.2)"));
        }
        let taken = state.divers.iter().map(|(_, diver)| u16::from(diver.carried) + u16::from(diver.banked));
        let found = given.turned.iter().map(|card| u16::from(card.worth())).sum::<u16>();
        let all_there = taken.sum::<u16>() + u16::from(given.left) == found;
        let fits = if state.has_ended_by_sharks() { state.below().is_empty() } else { all_there };
        if fits { Ok(state) } else { Err(wrong("turned", "differs from what the divers have (W2.2, W2.3)")) }
    }
}

// The rules: what may be done, and what follows.

impl State {
    /// W2.2 Each of `among` takes an equal part; the rest is left.
    fn share(&mut self, amount: u8, among: SeatSet) {
        let parts = among.len() as u8;
        among.iter().for_each(|seat| self.divers[seat].carried += amount / parts);
        self.left += amount % parts;
    }

    /// W2.1 to W2.4 A card is turned up.
    fn turn(&mut self, card: Card, log: &mut impl Sink<Event>) {
        self.turned.insert(card);
        log.emit(Audience::All, Event::Turned { card });
        let below = self.below();
        if self.has_ended_by_sharks() {
            for seat in below {
                let Diver { surfaced, carried, .. } = &mut self.divers[seat];
                *surfaced = true;
                log.emit(Audience::All, Event::Fled { seat, lost: std::mem::take(carried) });
            }
            return;
        }
        self.share(card.worth(), below);
        if self.deck.is_empty() {
            self.surface(below, log);
        } else {
            self.undecided = below;
        }
    }

    /// W3.2 The last decision opens them all.
    fn open(&mut self, log: &mut impl Sink<Event>) {
        let surfacing = |seat: &Seat| self.divers[*seat].decision == Some(Action::Surface);
        let surfacing: SeatSet = self.below().iter().filter(surfacing).collect();
        Seat::first(self.options.players).for_each(|seat| self.divers[seat].decision = None);
        if !surfacing.is_empty() {
            self.surface(surfacing, log);
        }
    }

    /// W3.3 Those who surface share what is left, and keep what they carry.
    fn surface(&mut self, seats: SeatSet, log: &mut impl Sink<Event>) {
        let left = std::mem::take(&mut self.left);
        self.share(left, seats);
        for seat in seats {
            let Diver { surfaced, carried, banked, .. } = &mut self.divers[seat];
            (*surfaced, *banked) = (true, std::mem::take(carried));
            log.emit(Audience::All, Event::Surfaced { seat, banked: *banked });
        }
    }
}

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Outcome = Card;
    type Event = Event;
    type View = View;
    type Position = View;

    const ID: &'static str = "wreck";
    const RULES: RulesVersion = <Options as OptionRules>::RULES;
    const RULEBOOK: &'static str = include_str!("RULES.md");
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(State::before(*options))
    }

    fn from_position(options: &Options, position: &View) -> Result<Self, PositionError> {
        State::at(*options, position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    /// W2.1, W3.1, W4.1 Who moves next.
    fn pending(&self) -> Pending {
        match (self.below().is_empty(), self.undecided.is_empty()) {
            (true, _) => Pending::Over,
            (false, true) => Pending::Chance,
            (false, false) => Pending::Each(self.undecided),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Action::ALL.iter().filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, _: &Action) -> Result<(), Refusal> {
        match self.pending() {
            Pending::Over => Err(OVER),
            Pending::Each(seats) if seats.contains(seat) => Ok(()),
            Pending::Each(_) | Pending::Any(_) | Pending::Chance => Err(NOT_ASKED),
        }
    }

    /// W3.2 A decision stays secret and stands.
    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.undecided.remove(seat);
        self.divers[seat].decision = Some(*action);
        log.emit(Audience::All, Event::Decided { seat });
        if self.undecided.is_empty() {
            self.open(log);
        }
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Card, u32)>) {
        if self.pending() == Pending::Chance {
            out.extend(self.deck.iter().map(|card| (card, 1)));
        }
    }

    fn sample(&self, entropy: &mut impl Entropy) -> Option<Card> {
        let card = || Card::from_index(entropy.draw(Shuffle::default(), End::Top, self.deck.bits()));
        (self.pending() == Pending::Chance).then(card)
    }

    /// W1.3, W2.1 The top card becomes a chart, or is turned up.
    fn resolve(&mut self, &card: &Card, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.pending() != Pending::Chance || !self.deck.remove(card) {
            return Err(NOT_DUE);
        }
        let uncharted = self.without_chart().next();
        match uncharted {
            Some(seat) => {
                self.divers[seat].chart = Some(card);
                log.emit(Audience::Only(SeatSet::one(seat)), Event::Charted { seat, card });
                log.emit(Audience::AllBut(SeatSet::one(seat)), Event::ChartedFaceDown { seat });
            }
            None => self.turn(card, log),
        }
        Ok(())
    }

    /// W1.3, W3.2 Everything but the others' charts and their sealed decisions.
    fn view(&self, viewer: Viewer) -> View {
        let uncharted = self.without_chart().count() as u8;
        let State { options, deck: _, turned, left, undecided, divers } = *self;
        let seen = |(seat, diver): (Seat, &Diver)| {
            let is_open = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
            let Diver { surfaced, carried, banked, chart, decision } = *diver;
            let (chart, decision) = (chart.filter(|_| is_open), decision.filter(|_| is_open));
            (seat.number(), Diver { surfaced, carried, banked, chart, decision })
        };
        View { options, turned, left, undecided, uncharted, seats: divers.iter().map(seen).collect() }
    }

    fn sample_world(view: &View, entropy: &mut impl Entropy) -> Self {
        let (mut world, players) = (view.clone(), view.options.players);
        let charts: Set<Card> = view.seats.values().filter_map(|diver| diver.chart).collect();
        let mut unseen = State::before(view.options).deck - view.turned - charts;
        for (number, diver) in &mut world.seats {
            if diver.chart.is_none() && number + view.uncharted < players {
                let card = Card::from_index(entropy.draw(Shuffle::default(), End::Top, unseen.bits()));
                unseen.remove(card);
                diver.chart = Some(card);
            }
            let is_awaited = view.undecided.iter().any(|seat| seat.number() == *number);
            if !view.undecided.is_empty() && !diver.surfaced && !is_awaited && diver.decision.is_none() {
                diver.decision = Some(Action::from_index(entropy.pick(Shuffle::default(), 0, 2) as u8));
            }
        }
        State::at(view.options, &world).expect("what is known of a game is a position")
    }

    /// W3.2 Whatever others decide meanwhile, it is the same decision after the same card.
    fn still_meant(then: &View, now: &View, seat: Seat, _: &Action) -> bool {
        then.turned == now.turned && then.undecided.contains(seat) && now.undecided.contains(seat)
    }

    /// W1.1 Everybody dives for themselves.
    fn opposed(&self, seat: Seat) -> SeatSet {
        Seat::first(self.seats()).filter(|other| *other != seat).collect()
    }

    /// W4.2 The most treasure wins, and nobody wins with nothing.
    fn standings(&self) -> PerSeat<Standing> {
        let mut standings = PerSeat::new(self.seats());
        if self.pending() == Pending::Over {
            let most = self.divers.iter().map(|(_, diver)| diver.banked).max().unwrap_or_default().max(1);
            for (seat, diver) in self.divers.iter() {
                standings[seat] = if diver.banked == most { Standing::Won } else { Standing::Lost };
            }
        }
        standings
    }

    fn ended_by(&self) -> Option<&'static str> {
        let reason = if self.has_ended_by_sharks() { "sharks" } else { "surfaced" };
        (self.pending() == Pending::Over).then_some(reason)
    }
}
