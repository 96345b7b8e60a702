//! Everything of a game that has a name, as it stands in the gallery.

use crate::kit::picture::Picture;
use maud::Markup;

/// Things of one kind.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
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
    /// What is marked on it at the table.
    pub marks: Option<Marks>,
    /// The class by which the stylesheet of the game paints the card.
    pub class: &'static str,
}

/// The numbers and signs on a card, drawn as its table draws them.
#[derive(Clone, Debug)]
pub struct Marks {
    /// For eyes alone.
    pub drawn: Markup,
    /// The same in words, where no line says it.
    pub said: String,
}

impl Exhibit {
    /// Whether all these words occur in what is said of it.
    pub(crate) fn says(&self, words: &str) -> bool {
        let marked = self.marks.as_ref().map_or("", |marks| &marks.said);
        let text = format!("{} {} {marked} {}", self.name, self.kind, self.lines.join(" ")).to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}
