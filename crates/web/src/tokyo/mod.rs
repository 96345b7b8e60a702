//! Tokyo Siteseeing at the table: the texts of its cards.

#[cfg_attr(not(test), expect(dead_code, reason = "the page that shows cards comes later"))]
mod text;

#[cfg_attr(not(test), expect(dead_code, reason = "the page that shows the story comes later"))]
mod guide;
