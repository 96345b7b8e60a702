//! Everything of a game that has a name, as it stands in the gallery.

use crate::kit::picture::Picture;

/// Things of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// The id of its heading.
    pub id: &'static str,
    /// What the things are.
    pub name: String,
    /// The things.
    pub exhibits: Vec<Exhibit>,
    /// How they are shown.
    pub shown: Shown,
}

/// How a shelf is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// For all to see.
    Openly,
    /// Closed at first: it gives a story away.
    WhenOpened,
}

/// A card, a role, a room or anything else with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name.
    pub name: String,
    /// What it is, in a few words.
    pub kind: String,
    /// What it does, line by line.
    pub lines: Vec<String>,
    /// How many of it the game has.
    pub count: u32,
    /// What it looks like.
    pub picture: Picture,
    /// The class by which the stylesheet of the game paints the card.
    pub class: &'static str,
}

impl Exhibit {
    /// Whether all these words occur in what is said of it.
    pub(crate) fn says(&self, words: &str) -> bool {
        let text = format!("{} {} {}", self.name, self.kind, self.lines.join(" ")).to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}
