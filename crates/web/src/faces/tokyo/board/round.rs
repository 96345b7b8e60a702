//! T5.1 The round: its number, its six steps, and what will happen by itself, in order.

use crate::faces::tokyo::board::coming::coming;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::Words;
use crate::kit::rule::rule_link;
use maud::{Markup, html};
use tokyo::{State, Step};

pub(crate) use crate::faces::tokyo::board::coming::Cursor;

/// The steps of a round.
const STEPS: [Step; 6] = [Step::Reveal, Step::Start, Step::Hands, Step::Actions, Step::End, Step::Refill];

/// The state of the round.
pub(crate) fn round(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        section #round .round .panel aria-labelledby="round-title" {
            h2 #round-title .unseen { (words.say("tokyo-board-round-title")) }
            p .round-number {
                (icon("round"))
                @if view.round == 0 { (words.step(Step::Setup)) } @else {
                    (words.tell("tokyo-board-round", &[("round", view.round.into()), ("rounds", view.options.rounds.into())]))
                }
            }
            ol .round-steps {
                @for (number, &step) in STEPS.iter().enumerate() {
                    @let now = view.step == step && view.ending.is_none();
                    li .now[now] aria-current=[now.then_some("step")] title=(words.step(step)) {
                        b { (number + 1) } span { (words.step(step)) }
                    }
                }
            }
            (next(words))
        }
    }
}

/// What comes by itself.
fn next(words: &Words<'_>) -> Markup {
    let all = coming(words);
    html! {
        @if !all.is_empty() && words.view.ending.is_none() {
            details #coming .coming open {
                summary { (words.say("tokyo-coming-title")) span .count { (all.len()) } }
                p .hint { (words.say("tokyo-coming-why")) }
                ol {
                    @for (number, line) in all.iter().enumerate() {
                        li id=(format!("coming-{number}")) .first[number == 0] {
                            span .step-of { (line.step) }
                            span { b { (line.place) } " " (line.what) }
                            (rule_link::<State>(words.texts, line.rule))
                        }
                    }
                }
            }
        }
    }
}
