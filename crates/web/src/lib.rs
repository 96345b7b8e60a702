//! What a person sees: HTML and SVG from a view, in the language of whoever looks.
//!
//! Pages are functions from plain models to markup; they never see a `State`. A game is drawn by its
//! [`Face`].

mod account;
pub mod assets;
mod campaign;
pub mod course;
mod declined;
mod ending;
pub mod face;
mod faces;
pub mod finale;
mod gallery;
pub mod kit;

pub mod pages;
mod settings;

#[cfg(test)]
mod tests;

pub use account::{Account, Item};
pub use campaign::{CampaignFace, LogFace};
pub use declined::{Explained, declined, unplayed};
pub use ending::{Ending, Phrase, Wording};
pub use face::{
    About, Blocked, Choice, Clash, Counsel, Decider, ExtraSeat, Face, Heading, Later, Placard, Preset, Scene,
    Sentence, Sheet,
};
pub use faces::{CampaignVisitor, FaceVisitor, campaign_games, with_campaign, with_face};
pub use gallery::{Exhibit, Marks, Shelf};
pub use kit::part::{Drawings, PageParts, Parts, Slot};
pub use settings::Settings;
pub use vocabulary::Weight;
