//! Toys with known values: Nim, a hidden coin, Pig, a corridor.

use super::sketch::Sketch;
use kernel::Seat;

/// Who decides next in a toy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Start {
    Decides(u8),
    Throws(u8),
    Over,
}

/// Nim: one to three are taken from a heap; whoever takes the last one wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Nim {
    heap: u8,
    turn: u8,
}

impl Nim {
    pub(super) fn of(heap: u8) -> Nim {
        Nim { heap, turn: 0 }
    }
}

impl Sketch for Nim {
    const SEATS: u8 = 2;
    fn next(&self) -> Start {
        if self.heap == 0 { Start::Over } else { Start::Decides(self.turn) }
    }
    fn legal(&self, _: Seat) -> Vec<u8> {
        (1..=self.heap.min(3)).collect()
    }
    fn act(&mut self, taken: u8) {
        self.heap -= taken;
        self.turn = 1 - self.turn;
    }
    fn value(&self, seat: Seat) -> f64 {
        if self.turn == seat.number() { 0.0 } else { 1.0 }
    }
}

/// A hidden coin to guess, or to pass.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Coin {
    side: Option<u8>,
    is_open: bool,
    price: u8,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    First { looks: u8 },
    Guess,
    Done { tenths: u8 },
}

impl Coin {
    pub(super) const PASS: u8 = 0;
    pub(super) const WAIT: u8 = 1;
    pub(super) const LOOK: u8 = 2;

    pub(super) fn hidden() -> Coin {
        Coin { side: Some(0), is_open: false, price: 0, stage: Stage::First { looks: 0 } }
    }

    pub(super) fn with_a_look() -> Coin {
        Coin { stage: Stage::First { looks: 1 }, ..Coin::hidden() }
    }
}

impl Sketch for Coin {
    const SEATS: u8 = 1;
    fn next(&self) -> Start {
        if matches!(self.stage, Stage::Done { .. }) { Start::Over } else { Start::Decides(0) }
    }
    fn legal(&self, _: Seat) -> Vec<u8> {
        match self.stage {
            Stage::First { looks: 0 } => vec![Coin::PASS, Coin::WAIT],
            Stage::First { .. } => vec![Coin::PASS, Coin::WAIT, Coin::LOOK],
            Stage::Guess => vec![0, 1],
            Stage::Done { .. } => vec![],
        }
    }
    fn act(&mut self, what: u8) {
        self.stage = match self.stage {
            Stage::First { .. } if what == Coin::PASS => Stage::Done { tenths: 6 },
            Stage::First { .. } => {
                self.is_open = what == Coin::LOOK;
                self.price = u8::from(self.is_open);
                Stage::Guess
            }
            Stage::Guess if self.side == Some(what) => Stage::Done { tenths: 10 - self.price },
            Stage::Guess | Stage::Done { .. } => Stage::Done { tenths: 0 },
        };
    }
    fn seen(&self, _: Seat) -> Self {
        Coin { side: self.side.filter(|_| self.is_open), ..self.clone() }
    }
    fn imagine(&mut self, lot: u32) {
        self.side = self.side.or(Some((lot % 2) as u8));
    }
    fn value(&self, _: Seat) -> f64 {
        if let Stage::Done { tenths } = self.stage { f64::from(tenths) / 10.0 } else { 0.0 }
    }
}

/// A turn of Pig: what the die shows is added up until one stops, and a 1 loses it all.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pig {
    total: u8,
    next: Start,
    /// The price of another throw, in tenths of a logit.
    price: u8,
}

impl Pig {
    pub(super) const STOP: u8 = 0;
    pub(super) const THROW: u8 = 1;

    pub(super) fn at(total: u8) -> Pig {
        Pig { total, next: Start::Decides(0), price: 0 }
    }

    pub(super) fn priced(self, price: u8) -> Pig {
        Pig { price, ..self }
    }
}

impl Sketch for Pig {
    const SEATS: u8 = 1;
    fn next(&self) -> Start {
        self.next
    }
    fn legal(&self, _: Seat) -> Vec<u8> {
        vec![Pig::STOP, Pig::THROW]
    }
    fn act(&mut self, what: u8) {
        self.next = if what == Pig::STOP { Start::Over } else { Start::Throws(6) };
    }
    fn resolve(&mut self, thrown: u8) {
        self.total = if thrown == 0 { 0 } else { (self.total + thrown + 1).min(100) };
        self.next = if thrown == 0 { Start::Over } else { Start::Decides(0) };
    }
    fn value(&self, _: Seat) -> f64 {
        f64::from(self.total) / 100.0
    }
    fn price(&self, what: u8) -> f64 {
        if what == Pig::THROW { f64::from(self.price) / 10.0 } else { 0.0 }
    }
}

/// A corridor of many steps, of which none may be wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Corridor {
    left: u8,
    door: Option<u8>,
    is_lost: bool,
}

impl Corridor {
    pub(super) const ON: u8 = 1;
    const BACK: u8 = 0;
    const OPEN: u8 = 2;

    pub(super) fn of(steps: u8) -> Corridor {
        Corridor { left: steps, door: None, is_lost: false }
    }

    /// Somebody puts a door right ahead.
    pub(super) fn shut(&mut self) {
        self.door = Some(self.left);
    }

    /// A corridor with a door half way that must be opened first.
    pub(super) fn with_a_door(steps: u8) -> Corridor {
        Corridor { door: Some(steps / 2), ..Corridor::of(steps) }
    }
}

impl Sketch for Corridor {
    const SEATS: u8 = 1;
    fn next(&self) -> Start {
        if self.left == 0 || self.is_lost { Start::Over } else { Start::Decides(0) }
    }
    fn legal(&self, _: Seat) -> Vec<u8> {
        let on = if self.door == Some(self.left) { Corridor::OPEN } else { Corridor::ON };
        vec![Corridor::BACK, on]
    }
    fn lines(&self) -> Vec<Vec<u8>> {
        vec![vec![Corridor::BACK], vec![Corridor::ON; usize::from(self.left)]]
    }
    fn act(&mut self, what: u8) {
        match what {
            Corridor::BACK => self.is_lost = true,
            Corridor::OPEN => self.door = None,
            _ => self.left -= 1,
        }
    }
    fn value(&self, _: Seat) -> f64 {
        if self.left == 0 { 1.0 } else { 0.0 }
    }
}
