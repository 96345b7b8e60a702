//! What a seat has come to in the end, where points decide.

use kernel::Seat;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

/// The points of a seat, and where they come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// All of its points.
    pub points: i16,
    /// What they were given for.
    pub items: Vec<Item>,
    /// What decides when points are level, in a sentence.
    pub left: String,
}

/// Points of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Item {
    /// The kind.
    pub name: String,
    /// What they were given for in this game; may be empty.
    pub origin: String,
    /// How many.
    pub points: i16,
}

/// A number of points with its sign.
pub(crate) fn signed(points: i16) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        ..=-1 => format!("−{}", points.unsigned_abs()),
    }
}

/// Where the points of each seat come from, seat by seat, each with its figure and who sits there.
pub(crate) fn drawn(
    accounts: &[Account],
    figure: impl Fn(Seat) -> Markup,
    who: impl Fn(Seat) -> String,
) -> Markup {
    html! {
        div .accounts {
            @for account in accounts {
                @let name = who(account.seat);
                article .account aria-label=(name) {
                    h3 { (figure(account.seat)) (name) span .count { (signed(account.points)) } }
                    dl {
                        @for item in &account.items {
                            dt { (item.name) @if !item.origin.is_empty() { span .hint { " " (item.origin) } } }
                            dd { (signed(item.points)) }
                        }
                    }
                    p .hint { (account.left) }
                }
            }
        }
    }
}
