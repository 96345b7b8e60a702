//! THE list of games. Nothing else in the house enumerates them, but the match that gives each its face.

use kernel::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Pandemic, first edition.
    Pandemic,
    /// Outlive, both editions.
    Outlive,
    /// Tokyo Siteseeing.
    Tokyo,
}

/// What everything above the games may rely on: the contract, bots, measures, and views, events and positions as
/// text.
pub trait Playable:
    Game<Options: Serialize, View: Serialize, Event: Serialize, Position: DeserializeOwned>
    + bots::Roster
    + measures::Measured
{
}

impl<G> Playable for G where
    G: Game<Options: Serialize, View: Serialize, Event: Serialize, Position: DeserializeOwned>
        + bots::Roster
        + measures::Measured
{
}

/// Something to do with a game whose type is not known before.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

impl GameId {
    /// Every game, in the order to offer them.
    pub const ALL: [GameId; 3] = [GameId::Pandemic, GameId::Outlive, GameId::Tokyo];

    /// The name in records, addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            GameId::Pandemic => pandemic::State::ID,
            GameId::Outlive => outlive::State::ID,
            GameId::Tokyo => tokyo::State::ID,
        }
    }

    /// The game with this name.
    pub fn from_id(id: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.id() == id)
    }

    /// Does something with the game's type.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            GameId::Pandemic => visitor.visit::<pandemic::State>(),
            GameId::Outlive => visitor.visit::<outlive::State>(),
            GameId::Tokyo => visitor.visit::<tokyo::State>(),
        }
    }
}
