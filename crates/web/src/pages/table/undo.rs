//! The way back, which the desk of a game shows beside what is asked.

use crate::kit::button::Version;
use crate::kit::part::{Parts, Slot};
use i18n::Texts;
use kernel::Seat;
use maud::html;

/// How the last decision of a seat can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayBack {
    /// At once: nothing has come of it.
    AtOnce,
    /// At once, and what bots decided and what was drawn since goes with it.
    WithWhatFollowed,
    /// If the others agree, who are asked.
    IfOthersAgree,
}

/// The button that takes back the last decision of this seat at the table with this id, or asks the others for it.
pub fn undo(texts: &Texts, parts: &Parts, table: &str, seat: Seat, way: WayBack) -> Slot {
    let (how, label, short, beyond) = match way {
        WayBack::AtOnce => ("now", "undo-now", "undo-now-short", None),
        WayBack::WithWhatFollowed => ("now", "undo-far", "undo-now-short", Some("undo-far-short")),
        WayBack::IfOthersAgree => ("ask", "undo-ask", "undo-ask-short", None),
    };
    parts.part("undo", (seat, way), |_| {
        html! {
            form #undo .undo data-live method="post" action={ "/t/" (table) "/undo" } {
                input type="hidden" name="seat" value=(seat.number());
                (Version)
                button.button type="submit" name="how" value=(how) title=(texts.say(label)) {
                    (texts.say(short))
                    @if let Some(beyond) = beyond { " " small { (texts.say(beyond)) } }
                }
            }
        }
    })
}
