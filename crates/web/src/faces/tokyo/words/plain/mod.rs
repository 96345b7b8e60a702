//! The table in plain text, for terminals.

pub(crate) mod mat;
mod pcs;
mod story;

use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::seats::seats;
use tokyo::AP_TOKENS;

/// All that lies open, and the hand of the viewer.
pub(crate) fn table(words: &Words<'_>) -> String {
    let view = words.view;
    let step = words.step(view.step);
    let mut lines = vec![words.tell(
        "tokyo-plain-round",
        &[
            ("round", view.round.into()),
            ("step", (&step).into()),
            ("supply", view.supply.into()),
            ("tokens", AP_TOKENS.into()),
        ],
    )];
    lines.push(String::new());
    lines.extend(story::story(words));
    lines.push(String::new());
    lines.extend(mat::mat(words));
    lines.push(piles(words));
    lines.extend(pcs::bots(words));
    for seat in seats(words) {
        lines.push(String::new());
        lines.extend(pcs::pc(words, seat));
    }
    lines.push(String::new());
    lines.push(ending::evaluation(words));
    lines.extend(ending::ranks(words));
    lines.join("\n")
}

/// T1.3 How many cards the common piles hold.
fn piles(words: &Words<'_>) -> String {
    let view = words.view;
    let troubles = view.troubles.len() as usize + view.troubles_over.len() + view.troubles_under.len();
    let site = view.site_unseen.len().saturating_sub(view.encounter.into());
    let piles = [
        ("tokyo-board-trouble-deck", troubles as u32),
        ("tokyo-board-trouble-discard", view.trouble_discard.len()),
        ("tokyo-board-site-deck", site),
        ("tokyo-board-site-discard", view.site_discard.len()),
    ];
    words.list(piles.map(|(id, count)| format!("{} {count}", words.say(id))))
}

/// A line below another.
fn below(line: String) -> String {
    format!("   {line}")
}

/// A line below that.
fn further_below(line: String) -> String {
    format!("      {line}")
}
