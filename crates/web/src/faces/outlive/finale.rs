//! A finished game of Outlive: who outlives the others, and how the clans are placed.

use super::board::score;
use super::board::sprite::figure;
use super::pictures::leaders;
use super::words::Words;
use crate::finale::{Ended, Finale, Mark, Reached};
use kernel::Seat;
use maud::{Render, html};
use outlive::State;

pub(super) fn finale(ended: &Ended<'_, State>) -> Finale {
    let words = Words { texts: ended.texts, view: ended.view, people: ended.people };
    let view = ended.view;
    let winners = view.winners();
    let names = words.list(winners.iter().map(|seat| words.person(seat)));
    let mark = |account: crate::account::Account| Mark {
        picture: html! { span .medal { (figure(account.seat)) } },
        name: words.person(account.seat),
        state: words
            .say_with("outlive-mark-points", &[("points", account.points.to_string().as_str().into())]),
        reached: Reached::when(winners.contains(account.seat)),
    };
    let leader = winners.iter().next().and_then(|seat| view.seat(seat).leader);
    Finale {
        title: Some(
            words.say_with(
                "outlive-finale",
                &[("who", names.as_str().into()), ("count", winners.len().into())],
            ),
        ),
        backdrop: leader.map(|leader| leaders::leader(leader).render()),
        figures: Seat::first(view.options.players).map(figure).collect(),
        marks: score::accounts(&words).into_iter().map(mark).collect(),
        tracks: Vec::new(),
    }
}
