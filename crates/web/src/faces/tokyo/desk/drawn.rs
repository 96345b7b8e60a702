//! T6.3 T19.5 T32.4 The card that is asked about, at the head of the choices: what has been drawn, or what is to be placed.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::mat::card::MatCard;
use crate::kit::part::Slot;
use maud::html;
use tokyo::Frame;

/// The card with its picture and its text. In a small window the text is cut to a few lines until it is touched.
pub(crate) fn drawn(board: &Board<'_>) -> Option<Slot> {
    let words = &board.words;
    let Some(Frame::Ask(ask)) = words.view.top() else { return None };
    let card = MatCard::asked_about(ask)?;
    let story = matches!(card, MatCard::Scene(_)).then_some(words.view.story);
    // Where the question has no room for it.
    let besides = words.question(board.scene.acting).more;
    Some(board.scene.part("drawn-card", (card, story, besides), |(card, _, besides)| {
        html! {
            div #drawn-card .drawn-card tabindex="0" {
                (card.whole(words, 0))
                @if let Some(besides) = besides { p .asks aria-hidden="true" { (besides) } }
            }
        }
    }))
}
