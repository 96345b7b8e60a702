//! The way back, which the desk of a game shows beside what is asked.

use crate::kit::button::Version;
use crate::kit::part::{Parts, Slot};
use crate::pages::play::Offer;
use i18n::Texts;
use kernel::Seat;
use maud::html;

/// The button that takes back the last decision of this seat at the table with this id, or asks the others for it. None if
/// there is nothing to take back.
pub fn undo(texts: &Texts, parts: &Parts, table: &str, seat: Seat, offer: Offer) -> Option<Slot> {
    let (how, label, short) = match offer {
        Offer::Nothing => return None,
        Offer::AtOnce => ("now", "undo-now", "undo-now-short"),
        Offer::IfOthersAgree => ("ask", "undo-ask", "undo-ask-short"),
    };
    Some(parts.part("undo", (seat, how), |_| {
        html! {
            form #undo .undo data-live method="post" action={ "/t/" (table) "/undo" } {
                input type="hidden" name="seat" value=(seat.number());
                (Version)
                button.button type="submit" name="how" value=(how) title=(texts.say(label)) { (texts.say(short)) }
            }
        }
    }))
}
