//! The one match that gives each game of the catalogue its face.

use crate::face::Face;
use catalogue::{GameId, Playable};

/// Something to do with a game and its face, whose type is not known before.
pub trait FaceVisitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable + Face>(self) -> Self::Output;
}

/// Does something with the game's type.
pub fn with_face<V: FaceVisitor>(game: GameId, visitor: V) -> V::Output {
    match game {
        GameId::Pandemic => visitor.visit::<pandemic::State>(),
        GameId::Outlive => visitor.visit::<outlive::State>(),
        GameId::Tokyo => visitor.visit::<tokyo::State>(),
    }
}
