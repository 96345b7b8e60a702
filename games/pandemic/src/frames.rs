//! P3.5 P3.11 What waits: frames on a stack, as values. Call, goto, end; never a callback.

use crate::map::City;
use crate::notation::Action;
use crate::state::{ASKERS, FORECAST, REFUSALS};
use crate::words::{Colour, words};
use kernel::{Seat, SeatSet};

/// How deep frames lie on one another: step, window or limit, forecast or question, and room to spare.
const DEPTH: usize = 4;

words! {
    /// P3.5 A moment at which seats may play events.
    pub enum Window as "window" {
        /// The turn has begun, no action yet.
        TurnStart = "turn_start",
        /// After each finished action.
        BetweenActions = "between_actions",
        /// The action step is closed, no card drawn.
        BeforeDraw = "before_draw",
        /// Two cards drawn, an Epidemic among them.
        CardsDrawn = "cards_drawn",
        /// The bottom infection card is turned up, its cubes not placed.
        BottomRevealed = "bottom_revealed",
        /// After Infect.
        EpidemicInfected = "epidemic_infected",
        /// An Epidemic is done, another one waits.
        SpecialResolved = "special_resolved",
        /// A seat must discard, before it does.
        OverLimit = "over_limit",
        /// The draw step is finished.
        BeforeInfection = "before_infection",
        /// An infection card is turned up and not carried out.
        InfectionRevealed = "infection_revealed",
        /// An infection card is carried out and discarded.
        InfectionResolved = "infection_resolved",
        /// The infection step is finished.
        TurnEnd = "turn_end",
    }
}

/// What waits: the top frame says what is asked or happens next, those below what follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(tag = "frame", rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    /// P2.2 The next seat without a role gets one.
    Roles,
    /// P2.4 Nine cities are infected.
    SetupInfection {
        /// Cards turned up so far.
        done: u8,
    },
    /// P2.6 Hands are dealt.
    Deal,
    /// P2.9 The start player is found.
    Start,
    /// P3.2 The active seat acts.
    Actions {
        /// Other seats that let this moment go by.
        #[serde(with = "crate::spelling::seats")]
        passed: SeatSet,
    },
    /// P3.7 Seats that can respond are asked in turn order.
    Window {
        /// Which one.
        window: Window,
        /// Seats that have passed.
        #[serde(with = "crate::spelling::seats")]
        passed: SeatSet,
    },
    /// P13.1 Player cards are drawn.
    Draw,
    /// P13.4 An Epidemic begins: Increase.
    Increase,
    /// P13.6 The bottom infection card is turned up.
    Bottom,
    /// P13.6 Its cubes are placed.
    Infect {
        /// The city on the card.
        city: City,
    },
    /// P13.8 The infection discard goes back on top.
    Intensify,
    /// P13.9 The next Epidemic drawn, if any.
    NextEpidemic,
    /// P17.2 Hands are looked at.
    HandLimit,
    /// P17.3 A seat brings its hand down.
    OverLimit {
        /// Who must discard.
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        /// Other seats that let this moment go by.
        #[serde(with = "crate::spelling::seats")]
        passed: SeatSet,
    },
    /// P14.1 Infection cards are turned up.
    Infection,
    /// P14.2 The card turned up is carried out.
    PlaceInfection {
        /// The city on the card.
        city: City,
    },
    /// P3.1 The turn passes on.
    EndTurn,
    /// P3.11 An owner is asked.
    Consent {
        /// Who asks.
        #[serde(with = "crate::spelling::seat")]
        asker: Seat,
        /// Who is asked.
        #[serde(with = "crate::spelling::seat")]
        owner: Seat,
        /// For what.
        #[serde(with = "crate::spelling::notation")]
        request: Action,
    },
    /// P11.6 Cards are looked at, then put back in an order.
    Forecast {
        /// Who decides.
        #[serde(with = "crate::spelling::seat")]
        seat: Seat,
        /// Cards still to be looked at.
        to_reveal: u8,
        /// The order so far, from the top.
        order: Order,
    },
    /// P6.3 Which cards pay for the cure.
    CureCards {
        /// The colour being cured.
        colour: Colour,
        /// Cards still to discard.
        left: u8,
    },
}

/// Up to six cities in an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(into = "Vec<City>", try_from = "Vec<City>")]
pub struct Order {
    cities: [Option<City>; FORECAST],
}

impl Order {
    /// Adds a city behind the others.
    pub(crate) fn push(&mut self, city: City) {
        if let Some(free) = self.cities.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(city);
        }
    }
    /// The cities from first to last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = City> + '_ {
        self.cities.iter().flatten().copied()
    }
}

impl From<Order> for Vec<City> {
    fn from(order: Order) -> Self {
        order.iter().collect()
    }
}

impl TryFrom<Vec<City>> for Order {
    type Error = String;
    fn try_from(cities: Vec<City>) -> Result<Self, String> {
        if cities.len() > FORECAST {
            return Err(format!("a Forecast orders at most {FORECAST} cards (P11.6)"));
        }
        let mut order = Order::default();
        cities.into_iter().for_each(|city| order.push(city));
        Ok(order)
    }
}

/// Frames on one another. Free places hold nothing, so equal stacks are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    frames: [Option<Frame>; DEPTH],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { frames: [None; DEPTH], len: 0 };

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.len.checked_sub(1).and_then(|top| self.frames[top as usize])
    }
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = Some(frame);
        self.len += 1;
    }
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.frames[self.len as usize] = None;
    }
    /// The top frame gives way to another.
    #[inline]
    pub(crate) fn goto(&mut self, frame: Frame) {
        self.frames[self.len as usize - 1] = Some(frame);
    }
    /// From the bottom.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Frame> + '_ {
        self.frames.iter().flatten().copied()
    }
    pub(crate) fn clear(&mut self) {
        *self = Stack::EMPTY;
    }
}

impl FromIterator<Frame> for Stack {
    fn from_iter<I: IntoIterator<Item = Frame>>(frames: I) -> Self {
        let mut stack = Stack::EMPTY;
        frames.into_iter().take(DEPTH).for_each(|frame| stack.push(frame));
        stack
    }
}

/// P3.11 Something a seat asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Request {
    /// Who asked.
    pub asker: Seat,
    /// For what.
    pub action: Action,
}

impl std::fmt::Display for Request {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.asker, self.action)
    }
}

/// P3.11 Requests refused in this window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Refused {
    requests: [Option<Request>; ASKERS * REFUSALS],
}

impl Refused {
    pub(crate) fn push(&mut self, request: Request) {
        if let Some(free) = self.requests.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(request);
        }
    }
    pub(crate) fn contains(&self, request: Request) -> bool {
        self.requests[0].is_some() && self.requests.contains(&Some(request))
    }
    /// Whether this seat has been refused as often as it may be.
    pub(crate) fn is_full(&self, asker: Seat) -> bool {
        self.requests[REFUSALS - 1].is_some()
            && self.iter().filter(|request| request.asker == asker).count() >= REFUSALS
    }
    pub(crate) fn iter(&self) -> impl Iterator<Item = Request> + '_ {
        self.requests.iter().flatten().copied()
    }
    pub(crate) fn clear(&mut self) {
        if self.requests[0].is_some() {
            *self = Refused::default();
        }
    }
}
