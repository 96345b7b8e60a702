//! T5.1 The round: its number, its six steps, and what will happen by itself, in order.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::coming::coming;
use crate::faces::tokyo::board::reach::link;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::board::story::{mod_printed, strip};
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::text::mod_rows;
use crate::kit::menu::{Kind, menu};
use crate::kit::part::Slot;
use crate::kit::rule::rule_link;
use maud::html;
use tokyo::{ModCard, State, Step};

pub(crate) use crate::faces::tokyo::board::coming::Cursor;

/// The steps of a round.
const STEPS: [Step; 6] = [Step::Reveal, Step::Start, Step::Hands, Step::Actions, Step::End, Step::Refill];

/// The state of the round.
pub(crate) fn round(board: &Board<'_>) -> Slot {
    let drawn = html! {
        section #round .round .panel aria-labelledby="round-title" {
            h2 #round-title .unseen { (board.words.say("tokyo-board-round-title")) }
            (number(board))
            (steps(board))
            @if let Some(mods) = mods(board) { (mods) }
            @if let Some(next) = next(board) { (next) }
            @if let Some(strip) = strip(board) { (strip) }
        }
    };
    board.scene.frame("round", drawn)
}

fn number(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("round-number", words.view.round, |&round| {
        html! {
            p #round-number .round-number {
                (icon("round"))
                @if round == 0 { (words.step(Step::Setup)) } @else {
                    (words.tell("tokyo-board-round", &[("round", round.into()), ("rounds", words.view.options.rounds.into())]))
                }
            }
        }
    })
}

fn steps(board: &Board<'_>) -> Slot {
    let words = &board.words;
    let current = Some(words.view.step).filter(|_| words.view.ending.is_none());
    board.scene.part("round-steps", current, |&current| {
        html! {
            ol #round-steps .round-steps {
                @for (number, &step) in STEPS.iter().enumerate() {
                    @let now = current == Some(step);
                    li .now[now] aria-current=[now.then_some("step")] title=(words.step(step)) {
                        b { (number + 1) } span { (words.step(step)) }
                    }
                }
            }
        }
    })
}

/// T32.12 The MOD cards in force: what each does in a line, and in full where it is touched.
fn mods(board: &Board<'_>) -> Option<Slot> {
    let (words, scene) = (&board.words, board.scene);
    let open: Vec<ModCard> = words.view.story.mods.open.iter().collect();
    if open.is_empty() || words.view.ending.is_some() {
        return None;
    }
    let menu_of = |card: ModCard| format!("menu-mod-{}", card.row().number);
    for &card in &open {
        scene.parts.later(&menu_of(card), || {
            menu(&menu_of(card), Kind::Mat, &html! { (words.mod_card(card)) }, &mod_printed(words, card))
        });
    }
    Some(scene.part("mods-in-force", open, |open| {
        let label = words.say("tokyo-gallery-mod");
        html! {
            div #mods-in-force .mods-in-force {
                @for &card in open {
                    @let name = words.mod_card(card);
                    @let rows = mod_rows(words.texts, card, words.view.options.players);
                    @let shown = html! { b .brief { (label) } " " span .name { (name) } " " span .does { @for row in rows { (row) " " } } };
                    (link(scene, &format!("in-force-{}", card.row().number), "mod-in-force", &menu_of(card), name, shown))
                }
            }
        }
    }))
}

/// What comes by itself.
fn next(board: &Board<'_>) -> Option<Slot> {
    let (words, scene) = (&board.words, board.scene);
    let all = coming(words.view);
    if all.is_empty() || words.view.ending.is_some() {
        return None;
    }
    let roles = roles(words.view);
    let count = scene.part("coming-count", all.len(), |count| {
        html! {
            summary #coming-count {
                span .brief aria-hidden="true" { (words.say("tokyo-coming-brief")) }
                span .full { (words.say("tokyo-coming-title")) }
                span .count { (count) }
            }
        }
    });
    let lines: Vec<Slot> = all
        .iter()
        .map(|&coming| {
            let id = format!("coming-{}", coming.key());
            scene.part(&id, (coming, roles), |&(coming, _)| {
                html! {
                    li id=(id) {
                        span .step-of { (coming.step()) }
                        span { b { (coming.place(words)) } " " (coming.what(words)) }
                        (rule_link::<State>(words.texts, coming.rule()))
                    }
                }
            })
        })
        .collect();
    let lines =
        scene.part("coming-lines", all, |_| html! { ol #coming-lines tabindex="0" aria-labelledby="coming-count" { @for line in &lines { (line) } } });
    Some(scene.part("coming", (), |()| {
        html! {
            details #coming .coming {
                (count)
                p .hint { (words.say("tokyo-coming-why")) }
                (lines)
            }
        }
    }))
}
