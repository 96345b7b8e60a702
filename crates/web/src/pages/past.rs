//! What remains of a finished game that this program cannot play.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// A finished game, without its board.
pub struct PastPage<'a> {
    /// The table.
    pub id: &'a str,
    /// The game.
    pub game: &'a str,
    /// What the table is called; may be empty.
    pub title: &'a str,
    /// Who sat there, in seat order.
    pub people: &'a [String],
    /// How many moves were played.
    pub moves: u32,
    /// Why there is no board, in the reader's words.
    pub why: &'a str,
}

/// What remains of a finished game: who played it, and its record.
pub fn past(reader: &Reader<'_>, past: &PastPage<'_>) -> Markup {
    let game = reader.say(&format!("game-{}", past.game));
    let title = if past.title.is_empty() { &game } else { past.title };
    let main = html! {
        main #main .page .oops {
            p.hint { (game) }
            h1 { (title) }
            p.lead { (reader.texts.say_with("past-over", &[("moves", past.moves.into())])) }
            ol { @for person in past.people { li { (person) } } }
            p { (past.why) }
            div.buttons {
                a.button.main href={ "/t/" (past.id) "/record" } { (reader.say("record-link")) }
                a.button href="/" { (reader.say("problem-home")) }
            }
        }
    };
    page(reader, title, &main)
}
