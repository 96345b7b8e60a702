//! Parts of a table that come when they are wanted.

use crate::kit::button::Version;
use crate::pages::shell::{Reader, page};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// A part of a table that comes when it is wanted.
pub struct LaterPart {
    /// The game's id.
    pub game: &'static str,
    /// The part.
    pub part: Markup,
    /// The shapes it may use, which stand on the table page once.
    pub sprite: Markup,
    /// Where its moves are posted to, and for which seat; none where nobody decides.
    pub post_to: Option<(String, Seat)>,
    /// The reader's revision of the table.
    pub version: u64,
}

/// The part on a page of its own with a way back, for browsers without scripts.
pub fn part_page(reader: &Reader<'_>, back: &str, shown: &LaterPart) -> Markup {
    let main = html! {
        main #main .page {
            p { a href=(back) { (reader.say("problem-to-table")) } }
            @if let Some((post_to, seat)) = &shown.post_to {
                form #act method="post" action=(post_to) {
                    input type="hidden" name="seat" value=(seat.number());
                    (Version)
                }
            }
            (shown.sprite)
            div #part .panel { (shown.part) }
        }
    };
    let main = PreEscaped(Version::filled(&main.0, shown.version));
    page(&reader.shown(shown.game), &reader.say("part-title"), &main)
}
