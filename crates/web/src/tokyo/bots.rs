//! T15 BOT cards: what they do, and whether their tokens let them.

use super::board::exhaustion;
use super::sprite::{figure, role_class};
use super::text;
use super::words::Words;
use maud::{Markup, html};
use tokyo::Role;

/// The BOT cards that lie out.
pub(super) fn bots(words: &Words<'_>) -> Markup {
    let out: Vec<(Role, u8)> =
        Role::ALL.iter().zip(words.view.bots).filter_map(|(&role, tokens)| Some((role, tokens?))).collect();
    html! {
        @if !out.is_empty() {
            section #bots .bots .panel aria-labelledby="bots-title" {
                h2 #bots-title { (words.say("tokyo-board-bots")) }
                ul { @for (role, tokens) in out {
                    li id=(format!("bot-{role}")) .bot-card .(role_class(Some(role))) .spent[tokens > 0] {
                        details id=(format!("bot-about-{role}")) {
                            summary {
                                (figure(Some(role))) span .name { (words.role(role)) }
                                @if tokens == 0 { span .tag { (words.say("tokyo-board-bot-ready")) } }
                                (exhaustion(words, tokens))
                            }
                            div .printed { @for line in text::bot(words.texts, role) { p { (line) } } }
                        }
                    }
                } }
            }
        }
    }
}
