//! The matches from a game of the catalogue to its type, with its face and, if it has any, its campaigns.

mod outlive;
mod pandemic;
mod tokyo;

use crate::campaign::CampaignFace;
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
        GameId::Pandemic => visitor.visit::<::pandemic::State>(),
        GameId::Outlive => visitor.visit::<::outlive::State>(),
        GameId::Tokyo => visitor.visit::<::tokyo::State>(),
    }
}

/// The stylesheets of the game with this id, besides the one of every page: none of a game that is not there.
pub(crate) fn styles(game: &str) -> &'static [&'static str] {
    struct Styles;

    impl FaceVisitor for Styles {
        type Output = &'static [&'static str];
        fn visit<G: Playable + Face>(self) -> Self::Output {
            G::STYLES
        }
    }

    GameId::from_id(game).map_or(&[], |game| with_face(game, Styles))
}

/// The script that plays the steps of the game with this id: none of a game that is not there.
pub(crate) fn moments(game: &str) -> Option<&'static str> {
    struct Moments;

    impl FaceVisitor for Moments {
        type Output = Option<&'static str>;
        fn visit<G: Playable + Face>(self) -> Self::Output {
            G::MOMENTS
        }
    }

    GameId::from_id(game).and_then(|game| with_face(game, Moments))
}

/// Something to do with a game that has campaigns and whose type is not known before.
pub trait CampaignVisitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable + CampaignFace>(self) -> Self::Output;
}

/// Does something with the game's type, if it has campaigns.
pub fn with_campaign<V: CampaignVisitor>(game: GameId, visitor: V) -> Option<V::Output> {
    match game {
        GameId::Pandemic | GameId::Outlive => None,
        GameId::Tokyo => Some(visitor.visit::<::tokyo::State>()),
    }
}

/// The games that have campaigns.
pub fn campaign_games() -> impl Iterator<Item = GameId> {
    struct Is;

    impl CampaignVisitor for Is {
        type Output = ();
        fn visit<G: Playable + CampaignFace>(self) {}
    }

    GameId::ALL.into_iter().filter(|game| with_campaign(*game, Is).is_some())
}
