//! T15 BOT cards: what they do, and whether their tokens let them.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card_menu;
use crate::kit::part::Slot;
use maud::html;
use tokyo::Role;

/// The BOT cards that lie out.
pub(crate) fn bots(board: &Board<'_>) -> Option<Slot> {
    let out: Vec<(Role, u8)> = Role::ALL
        .iter()
        .zip(board.words.view.bots)
        .filter_map(|(&role, tokens)| Some((role, tokens?)))
        .collect();
    let drawn = || {
        html! {
            section #bots .bots .panel aria-labelledby="bots-title" {
                h2 #bots-title { (board.words.say("tokyo-board-bots")) }
                ul { @for &(role, tokens) in &out { (card_menu::bot(board, role, tokens)) } }
            }
        }
    };
    (!out.is_empty()).then(|| board.scene.frame("bots", drawn()))
}
