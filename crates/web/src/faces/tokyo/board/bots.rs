//! T15 BOT cards: what they do, and whether their tokens let them.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::card_menu;
use crate::faces::tokyo::words::Words;
use maud::{Markup, html};
use tokyo::Role;

/// The BOT cards that lie out.
pub(crate) fn bots(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    let out: Vec<(Role, u8)> =
        Role::ALL.iter().zip(words.view.bots).filter_map(|(&role, tokens)| Some((role, tokens?))).collect();
    html! {
        @if !out.is_empty() {
            section #bots .bots .panel aria-labelledby="bots-title" {
                h2 #bots-title { (words.say("tokyo-board-bots")) }
                ul { @for (role, tokens) in out { li { (card_menu::bot(words, scene, role, tokens)) } } }
            }
        }
    }
}
