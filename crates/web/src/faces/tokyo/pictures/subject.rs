//! What a picture is about: one to a dozen symbols, from the back to the front, with a lit edge.

use super::symbols::body;
use crate::kit::picture::{Layer, Symbol, Tone};

/// By how much the lit edge is moved to the upper left.
const EDGE: (i16, i16) = (-3, -2);

/// A noun as symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Subject(Vec<Layer>);

/// A symbol as the whole subject.
pub(super) const fn whole(symbol: Symbol) -> Layer {
    Layer::new(symbol, (60, 52), 82)
}

/// A symbol that fills the picture from edge to edge: long things, large ones.
pub(super) const fn large(symbol: Symbol) -> Layer {
    Layer::new(symbol, (60, 52), 100)
}

/// A symbol in somebody's hand: in front, low on the right.
pub(super) const fn held(symbol: Symbol) -> Layer {
    Layer::new(symbol, (92, 73), 48)
}

/// A symbol beside the subject: high on the left.
pub(super) const fn beside(symbol: Symbol) -> Layer {
    Layer::new(symbol, (26, 30), 38)
}

impl Subject {
    /// A single symbol.
    pub(super) fn of(layer: Layer) -> Subject {
        Subject(vec![layer])
    }

    /// Somebody from the chest up, in pieces: clothes, face, hair, what is worn.
    pub(super) fn person(pieces: &[&'static str]) -> Subject {
        Subject::person_at(pieces, (60, 54), 94)
    }

    /// The same, in a square of this size around this point.
    pub(super) fn person_at(pieces: &[&'static str], at: (i16, i16), size: u16) -> Subject {
        Subject(pieces.iter().map(|piece| Layer::new(body(piece), at, size)).collect())
    }

    /// With this in front.
    pub(super) fn and(mut self, layer: Layer) -> Subject {
        self.0.push(layer);
        self
    }

    /// With these in front.
    pub(super) fn and_all(mut self, others: Subject) -> Subject {
        self.0.extend(others.0);
        self
    }

    /// The layers: all of it as a lit edge, then all of it.
    pub(super) fn layers(self) -> impl Iterator<Item = Layer> {
        let edge: Vec<Layer> = self
            .0
            .iter()
            .map(|layer| Layer { at: (layer.at.0 + EDGE.0, layer.at.1 + EDGE.1), ..layer.tone(Tone::Rim) })
            .collect();
        edge.into_iter().chain(self.0)
    }

    /// All of it without the edge, where it is small.
    pub(super) fn plain(self) -> impl Iterator<Item = Layer> {
        self.0.into_iter()
    }
}
