//! P3.11 P11.6 The stack of frames, orders of cards, and requests that were refused.

use super::{Frame, Moment, Question, Step};
use crate::table::state::{ASKERS, FORECAST, REFUSALS, State};
use crate::words::InfectionCard;
use crate::words::map::{CITIES, City};
use crate::words::notation::Action;
use kernel::{Seat, Set};

/// How deep frames lie on one another: a step, a window, a limit, a question, and room to spare.
const DEPTH: usize = 5;

/// Up to six infection cards in an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(into = "Vec<InfectionCard>", try_from = "Vec<InfectionCard>")]
pub struct Order {
    cards: [Option<InfectionCard>; FORECAST],
}

impl Order {
    /// Adds a card behind the others.
    pub(crate) fn push(&mut self, card: InfectionCard) {
        if let Some(free) = self.cards.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(card);
        }
    }
    /// The cards from first to last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = InfectionCard> + '_ {
        self.cards.iter().flatten().copied()
    }
}

impl From<Order> for Vec<InfectionCard> {
    fn from(order: Order) -> Self {
        order.iter().collect()
    }
}

impl TryFrom<Vec<InfectionCard>> for Order {
    type Error = String;
    fn try_from(cards: Vec<InfectionCard>) -> Result<Self, String> {
        if cards.len() > FORECAST {
            return Err(format!("a Forecast orders at most {FORECAST} cards (P11.6)"));
        }
        let mut order = Order::default();
        cards.into_iter().for_each(|card| order.push(card));
        Ok(order)
    }
}

/// Cities chosen so far: a set in six bytes, so that a frame stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(into = "Vec<City>", from = "Vec<City>")]
pub struct Chosen([u8; CITIES / 8]);

impl Chosen {
    /// The cities.
    pub fn cities(self) -> Set<City> {
        let mut bits = [0; 8];
        bits[..self.0.len()].copy_from_slice(&self.0);
        Set::from_bits(u64::from_le_bytes(bits))
    }

    /// With one city more.
    pub(crate) fn with(self, city: City) -> Self {
        let mut bytes = [0; CITIES / 8];
        let bits = self.cities().with(city).bits().to_le_bytes();
        bytes.copy_from_slice(&bits[..CITIES / 8]);
        Chosen(bytes)
    }
}

impl From<Chosen> for Vec<City> {
    fn from(chosen: Chosen) -> Self {
        chosen.cities().iter().collect()
    }
}

impl From<Vec<City>> for Chosen {
    fn from(cities: Vec<City>) -> Self {
        cities.into_iter().fold(Chosen::default(), Chosen::with)
    }
}

/// Frames on one another.
pub(crate) type Stack = kernel::Stack<Frame, DEPTH>;

impl State {
    /// The question on top, if one is put.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        match self.stack.top() {
            Some(Frame::Question(question)) => Some(question),
            Some(Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_)) | None => None,
        }
    }
    /// The moment on top, if seats may act.
    #[inline]
    pub(crate) fn moment(&self) -> Option<Moment> {
        match self.stack.top() {
            Some(Frame::Moment(moment)) => Some(moment),
            Some(Frame::Setup(_) | Frame::Question(_) | Frame::Step(_)) | None => None,
        }
    }
    /// The step on top, if nobody is asked.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        match self.stack.top() {
            Some(Frame::Step(step)) => Some(step),
            Some(Frame::Setup(_) | Frame::Question(_) | Frame::Moment(_)) | None => None,
        }
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
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.requests[0].is_none()
    }
    pub(crate) fn contains(&self, request: Request) -> bool {
        self.iter().any(|refused| refused == request)
    }
    /// Whether this seat has been refused as often as it may be.
    pub(crate) fn is_full(&self, asker: Seat) -> bool {
        self.requests[REFUSALS - 1].is_some()
            && self.iter().filter(|request| request.asker == asker).count() >= REFUSALS
    }
    pub(crate) fn iter(&self) -> impl Iterator<Item = Request> + '_ {
        self.requests.iter().map_while(|slot| *slot)
    }
    pub(crate) fn clear(&mut self) {
        if self.requests[0].is_some() {
            *self = Refused::default();
        }
    }
}
