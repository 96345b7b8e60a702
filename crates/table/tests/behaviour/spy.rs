//! A game for these tests: seat 0 is a mole that digs in secret, as often as it likes and with secret luck,
//! while the others walk about above. It ends after eight walks. By the first version of its rules the mole may go on after a
//! rest, does not hear its own knocking, and nobody winks; the sky comes from another pile.

use bots::{Bot, Level, Random, Roster, Stop};
use kernel::{
    Audience, End, Entropy, Game, NotationError, OptionError, OptionSpec, Pending, PerSeat, PositionError,
    Refusal, Responses, RulesVersion, Seat, SeatSet, Shuffle, Sink, Standing, Viewer, Waiver,
};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

const SEATS: u8 = 3;
const WALKS: u8 = 8;
const DIGS: u8 = 12;

/// Whose garden it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Garden {
    /// Everybody's.
    Small,
    /// The gardeners', who play against the mole.
    Walled,
    /// Everybody's, who give the mole time to do something before it knocks, and do not know what it could do.
    Hushed,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Options {
    pub(crate) garden: Garden,
    pub(crate) rules: RulesVersion,
}

impl Default for Options {
    fn default() -> Self {
        Options { garden: Garden::Small, rules: Spy::RULES }
    }
}

impl kernel::Options for Options {
    fn read(rules: RulesVersion, text: &str) -> Result<Self, OptionError> {
        Ok(Options { rules, ..text.parse()? })
    }
    fn rules(&self) -> RulesVersion {
        self.rules
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.garden {
            Garden::Small => "garden=small",
            Garden::Walled => "garden=walled",
            Garden::Hushed => "garden=hushed",
        })
    }
}

impl FromStr for Options {
    type Err = OptionError;
    fn from_str(text: &str) -> Result<Self, OptionError> {
        match text {
            "garden=small" => Ok(Options { garden: Garden::Small, ..Options::default() }),
            "garden=walled" => Ok(Options { garden: Garden::Walled, ..Options::default() }),
            "garden=hushed" => Ok(Options { garden: Garden::Hushed, ..Options::default() }),
            other => Err(OptionError::not_a_pair(other)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    /// The mole digs; nobody hears it, and only the mole sees what it finds.
    Dig,
    /// The mole stops until somebody walks; nobody hears that either.
    Rest,
    /// The mole stops with a noise.
    Knock,
    /// Somebody walks.
    Walk,
    /// Somebody looks at the sky, and all see what it is like.
    Look,
    /// A sign to the other one above, which the mole cannot see.
    Wink,
}

const ACTIONS: [(Action, &str); 6] = [
    (Action::Dig, "dig"),
    (Action::Rest, "rest"),
    (Action::Knock, "knock"),
    (Action::Walk, "walk"),
    (Action::Look, "look"),
    (Action::Wink, "wink"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ACTIONS.iter().find(|(action, _)| action == self).unwrap().1)
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = ACTIONS.iter().find(|(_, name)| *name == text);
        named.map(|(action, _)| *action).ok_or_else(|| NotationError::new(format!("`{text}` is no action")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Outcome {
    Soil(u8),
    Sky(u8),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Soil(kind) => write!(f, "soil {kind}"),
            Outcome::Sky(kind) => write!(f, "sky {kind}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |text: &str| text.parse().map_err(|_| NotationError::new("soil N or sky N"));
        match text.split_once(' ') {
            Some(("soil", kind)) => number(kind).map(Outcome::Soil),
            Some(("sky", kind)) => number(kind).map(Outcome::Sky),
            Some(_) | None => Err(NotationError::new("soil N or sky N")),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Did(Seat, Action),
    Came(Outcome),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Due {
    Nothing,
    Soil,
    Sky,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spy {
    options: Options,
    digs: u8,
    treasure: u8,
    awake: bool,
    walks: u8,
    looks: u8,
    sky: u8,
    due: Due,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Digs, treasure and whether the mole is awake.
    pub(crate) below: Option<(u8, u8, bool)>,
    pub(crate) walks: u8,
    pub(crate) sky: u8,
    pub(crate) asked: SeatSet,
}

const NOT_NOW: Refusal = Refusal::new("S1", "not-now");
const MOLE: Audience = Audience::Only(SeatSet::from_bits(1));
const ABOVE: SeatSet = SeatSet::from_bits(0b110);

impl Spy {
    fn by_first_rules(&self) -> bool {
        self.options.rules == RulesVersion::FIRST
    }
}

impl Game for Spy {
    type Options = Options;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Position = ();

    const ID: &'static str = "spy";
    const RULES: RulesVersion = RulesVersion(2);
    const RULEBOOK: &'static str = "";
    const OPTIONS: &'static [OptionSpec] = &[];

    fn new(options: &Options) -> Result<Self, Refusal> {
        let options = *options;
        let due = Due::Nothing;
        Ok(Spy { options, digs: 0, treasure: 0, awake: true, walks: 0, looks: 0, sky: 0, due })
    }

    fn from_position(options: &Options, (): &()) -> Result<Self, PositionError> {
        Ok(Spy::new(options).expect("every garden can be dug"))
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn pending(&self) -> Pending {
        match (self.due, self.awake) {
            (Due::Soil | Due::Sky, _) => Pending::Chance,
            (Due::Nothing, _) if self.walks == WALKS => Pending::Over,
            (Due::Nothing, true) => Pending::Any(ABOVE.with(Seat::default())),
            (Due::Nothing, false) => Pending::Any(ABOVE),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            ACTIONS.map(|(action, _)| action).iter().filter(|action| self.check(seat, action).is_ok()),
        );
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mole = seat == Seat::default();
        let fits = match action {
            Action::Dig => mole && self.digs < DIGS,
            Action::Rest | Action::Knock => mole,
            Action::Walk => !mole,
            Action::Wink => !mole && !self.by_first_rules(),
            Action::Look => !mole && self.looks < 9,
        };
        if fits && self.pending().seats().contains(seat) { Ok(()) } else { Err(NOT_NOW) }
    }

    fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        let audience = match action {
            Action::Dig | Action::Rest => MOLE,
            Action::Knock if self.by_first_rules() => Audience::Only(ABOVE),
            Action::Knock | Action::Walk | Action::Look => Audience::All,
            Action::Wink => Audience::Only(ABOVE),
        };
        log.emit(audience, Event::Did(seat, *action));
        match action {
            Action::Dig => {
                self.digs += 1;
                self.due = Due::Soil;
            }
            Action::Rest if self.by_first_rules() => {}
            Action::Rest | Action::Knock => self.awake = false,
            Action::Walk => {
                self.walks += 1;
                self.awake = true;
            }
            Action::Look => {
                self.looks += 1;
                self.due = Due::Sky;
            }
            Action::Wink => {}
        }
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.due {
            Due::Nothing => {}
            Due::Soil => out.extend((0..4).map(|kind| (Outcome::Soil(kind), 1))),
            Due::Sky => out.extend((0..4).map(|kind| (Outcome::Sky(kind), 1))),
        }
    }

    fn sample(&self, entropy: &mut impl Entropy) -> Option<Outcome> {
        let mut draw = |pile, number| entropy.draw(Shuffle { pile, number }, End::Top, 0b1111);
        match self.due {
            Due::Nothing => None,
            Due::Soil => Some(Outcome::Soil(draw(0, self.digs))),
            Due::Sky => Some(Outcome::Sky(draw(if self.by_first_rules() { 2 } else { 1 }, self.looks))),
        }
    }

    fn resolve(&mut self, outcome: &Outcome, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.due, *outcome) {
            (Due::Soil, Outcome::Soil(kind @ 0..4)) => {
                self.treasure += kind;
                log.emit(MOLE, Event::Came(*outcome));
            }
            (Due::Sky, Outcome::Sky(kind @ 0..4)) => {
                self.sky = kind;
                log.emit(Audience::All, Event::Came(*outcome));
            }
            _ => return Err(NOT_NOW),
        }
        self.due = Due::Nothing;
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let Spy { options: _, digs, treasure, awake, walks, looks: _, sky, due: _ } = self;
        let below = match viewer {
            Viewer::Seat(seat) if seat == Seat::default() => true,
            Viewer::Omniscient => true,
            Viewer::Seat(_) | Viewer::Spectator => false,
        };
        let asked = self.pending().seats();
        View {
            below: below.then_some((*digs, *treasure, *awake)),
            walks: *walks,
            sky: *sky,
            asked: if below { asked } else { asked & ABOVE },
        }
    }

    fn sample_world(_view: &View, _entropy: &mut impl Entropy) -> Self {
        panic!("nobody searches the garden")
    }

    fn still_meant(then: &View, now: &View, seat: Seat, action: &Action) -> bool {
        let asked = then.asked.contains(seat) && now.asked.contains(seat);
        asked && (*action != Action::Walk || then.walks == now.walks)
    }

    fn opposed(&self, seat: Seat) -> SeatSet {
        match (self.options.garden, seat == Seat::default()) {
            (Garden::Small | Garden::Hushed, _) => SeatSet::EMPTY,
            (Garden::Walled, true) => ABOVE,
            (Garden::Walled, false) => SeatSet::one(Seat::default()),
        }
    }

    fn waiver(&self, seat: Seat) -> Option<Waiver<Action>> {
        let asked = self.options.garden == Garden::Hushed && self.check(seat, &Action::Knock).is_ok();
        let (window, answer, responses) = ("before_knock", Action::Knock, Responses::Hidden);
        asked.then_some(Waiver::Pass { window, answer, responses })
    }

    fn standings(&self) -> PerSeat<Standing> {
        let over = self.walks == WALKS;
        PerSeat::filled(SEATS, if over { Standing::Won } else { Standing::Playing })
    }

    fn ended_by(&self) -> Option<&'static str> {
        (self.walks == WALKS).then_some("walks")
    }
}

/// Digs four times, then rests.
pub(crate) struct Digger;

impl Bot<Spy> for Digger {
    fn decide(&mut self, view: &View, _seat: Seat, legal: &[Action]) -> Action {
        match view.below {
            Some((digs, _, _)) if digs < 4 => Action::Dig,
            Some(_) => Action::Rest,
            None => legal[0],
        }
    }
}

/// Digs four times, then knocks.
pub(crate) struct Knocker;

impl Bot<Spy> for Knocker {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let decided = Digger.decide(view, seat, legal);
        if decided == Action::Rest { Action::Knock } else { decided }
    }
}

/// Digs twice, then knocks: it counts what it has decided itself.
pub(crate) struct Counter {
    decisions: u8,
}

impl Bot<Spy> for Counter {
    fn decide(&mut self, view: &View, _seat: Seat, legal: &[Action]) -> Action {
        self.decisions += 1;
        match view.below {
            Some(_) if self.decisions <= 2 => Action::Dig,
            Some(_) => Action::Knock,
            None => legal[0],
        }
    }
}

/// How many brood.
pub(crate) static BROODING: AtomicU32 = AtomicU32::new(0);

/// Thinks until it is stopped.
pub(crate) struct Brooder {
    stop: Stop,
}

impl Bot<Spy> for Brooder {
    fn decide(&mut self, _view: &View, _seat: Seat, legal: &[Action]) -> Action {
        BROODING.fetch_add(1, Ordering::SeqCst);
        until_stopped(&self.stop);
        BROODING.fetch_sub(1, Ordering::SeqCst);
        legal[0]
    }

    fn set_stop(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }
}

fn until_stopped(stop: &Stop) {
    while !stop.is_set() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

/// Knocks at once.
pub(crate) struct Listener;

impl Bot<Spy> for Listener {
    fn decide(&mut self, _view: &View, _seat: Seat, _legal: &[Action]) -> Action {
        Action::Knock
    }
}

/// Thinks until it is stopped, as one does who can do something.
#[derive(Default)]
pub(crate) struct Dreamer {
    stop: Stop,
}

impl Bot<Spy> for Dreamer {
    fn decide(&mut self, _view: &View, _seat: Seat, legal: &[Action]) -> Action {
        until_stopped(&self.stop);
        legal[0]
    }

    fn set_stop(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }
}

impl Roster for Spy {
    const LEVELS: &'static [Level] = &[
        Level::quick("random"),
        Level::quick("digger"),
        Level::quick("knocker"),
        Level::quick("counter"),
        Level::quick("brooder").thinks(60_000),
        Level::quick("listener"),
        Level::quick("dreamer"),
    ];
    const USUAL: &'static str = "knocker";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "digger" => Some(Box::new(Digger)),
            "knocker" => Some(Box::new(Knocker)),
            "counter" => Some(Box::new(Counter { decisions: 0 })),
            "brooder" => Some(Box::new(Brooder { stop: Stop::default() })),
            "listener" => Some(Box::new(Listener)),
            "dreamer" => Some(Box::<Dreamer>::default()),
            _ => None,
        }
    }
}
