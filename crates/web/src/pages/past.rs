//! What remains of a finished game that this program cannot play.

use super::home::called;
use super::play::{GroupNote, Sitting};
use super::result::{Verdict, record_button};
use super::shell::{Reader, page};
use super::table::seat_line;
use crate::account::{self, Account};
use i18n::Texts;
use kernel::{Seat, Standing};
use maud::{Markup, html};

/// A finished game, without its board.
pub struct PastPage {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// What the table is called; may be empty.
    pub title: String,
    /// What tells its game from others of its kind, if it is known.
    pub played: Option<String>,
    /// How it ended, if it is known.
    pub end: Option<PastEnd>,
    /// Who sat where.
    pub seats: Vec<PastSeat>,
    /// How many moves its record has, if there is one.
    pub moves: Option<u32>,
    /// Why there is no board, in the reader's words.
    pub why: String,
}

/// How a finished game ended.
pub struct PastEnd {
    /// How, in a sentence.
    pub ending: String,
    /// Who sits in each seat, told apart where several seats are one person's.
    pub people: Vec<String>,
    /// How each seat stands.
    pub standings: Vec<Standing>,
    /// The reader's seat.
    pub own: Option<Seat>,
    /// The points of each seat, the best first; empty where points do not decide.
    pub accounts: Vec<Account>,
    /// The group whose log the game went into, for those who sat here.
    pub group: Option<GroupNote>,
}

/// A seat of a finished game.
pub struct PastSeat {
    /// The seat.
    pub seat: Seat,
    /// The name of whoever sits there.
    pub name: String,
    /// What the seat played, if it was not one player among others.
    pub part: Option<String>,
    /// The level of a bot, in words.
    pub level: Option<String>,
    /// Who that is to the reader.
    pub sitting: Sitting,
}

/// What remains of a finished game: how it ended, who played it, and its record.
pub fn past(reader: &Reader<'_>, past: &PastPage) -> Markup {
    let texts = reader.texts;
    let title = called(texts, &past.game, &past.title, past.played.as_deref());
    let record = html! { @if past.moves.is_some() { (record_button(texts, &past.id)) } };
    let main = html! {
        main #main .page {
            @if !past.title.is_empty() {
                p.hint { (called(texts, &past.game, "", past.played.as_deref())) }
            }
            h1 { (title) }
            @match (&past.end, past.moves) {
                (Some(end), _) => (verdict(end).drawn(texts, &record)),
                (None, Some(moves)) => {
                    p.lead { (texts.say_with("past-over", &[("moves", moves.into())])) }
                    div.buttons { (record) }
                }
                (None, None) => "",
            }
            @if let Some(end) = &past.end { (points(texts, end)) }
            (seats(texts, &past.seats))
            section #why .panel aria-labelledby="why-title" {
                h2 #why-title { (texts.say("problem-unplayable-title")) }
                p { (past.why) }
            }
            div.buttons { a.button href="/" { (texts.say("problem-home")) } }
        }
    };
    page(reader, &title, &main)
}

fn verdict(end: &PastEnd) -> Verdict<'_> {
    Verdict { standings: &end.standings, own: end.own, ending: &end.ending, group: end.group.as_ref() }
}

fn points(texts: &Texts, end: &PastEnd) -> Markup {
    let who = |seat: Seat| end.people.get(usize::from(seat.number())).cloned().unwrap_or_default();
    html! {
        @if !end.accounts.is_empty() {
            section #score .panel aria-labelledby="score-title" {
                h2 #score-title { (texts.say("past-points")) }
                (account::drawn(&end.accounts, |_| html! {}, who))
            }
        }
    }
}

fn seats(texts: &Texts, seats: &[PastSeat]) -> Markup {
    html! {
        section #seats .seats.panel aria-labelledby="seats-title" {
            h2 #seats-title { (texts.say("seats-title")) }
            ol {
                @for row in seats {
                    li .seat {
                        (seat_line(texts, row.seat, &row.name, row.sitting, row.level.as_deref()))
                        div.tags { @if let Some(part) = &row.part { span.tag.plain { (part) } } }
                    }
                }
            }
        }
    }
}
