//! What a line of play is good for, in sentences.

use crate::faces::pandemic::words::{Thing, Words};
use bots::pandemic::{Intention, intentions};
use kernel::Seat;
use pandemic::Action;

impl Words<'_> {
    /// What these steps of the seat are good for.
    pub(crate) fn reasons(&self, seat: Seat, line: &[Action]) -> Vec<String> {
        intentions(self.view, seat, line).into_iter().map(|intention| self.reason(seat, intention)).collect()
    }

    pub(crate) fn reason(&self, seat: Seat, intention: Intention) -> String {
        let of = |id: &str, things: &[(&str, Thing)]| self.tell(id, things);
        match intention {
            Intention::Cure(colour) => of("advise-cure", &[("hue", colour.into())]),
            Intention::Win(colour) => of("advise-win", &[("hue", colour.into())]),
            Intention::Eradicate(colour) => of("advise-eradicate", &[("hue", colour.into())]),
            Intention::Avert(city) => of("advise-avert", &[("city", city.into())]),
            Intention::Ease { city, colour, left } => {
                of("advise-ease", &[("city", city.into()), ("hue", colour.into()), ("left", left.into())])
            }
            Intention::Pass { from, to, card, held, needed } => {
                let (id, who) = if from == seat { ("advise-give", to) } else { ("advise-take", from) };
                let stock = [("held", held.into()), ("needed", needed.into()), ("hue", card.colour().into())];
                of(id, &[[("card", card.into()), ("who", who.into())].as_slice(), &stock].concat())
            }
            Intention::Station(city) => of("advise-station", &[("city", city.into())]),
            Intention::QuietNight(count) => of("advise-quiet-night", &[("count", count.into())]),
            Intention::Spare(city) => of("advise-spare", &[("city", city.into())]),
            Intention::Ready { seat: who, colour, turns } => {
                let id = if who == seat { "advise-ready-own" } else { "advise-ready-other" };
                of(id, &[("who", who.into()), ("hue", colour.into()), ("turns", turns.into())])
            }
            Intention::Lacking { seat: who, colour, cards } => {
                let id = if who == seat { "advise-lacking-own" } else { "advise-lacking-other" };
                of(id, &[("who", who.into()), ("hue", colour.into()), ("cards", cards.into())])
            }
            Intention::Meet { from, to, card } if from == seat => {
                of("advise-meet-give", &[("who", to.into()), ("card", card.into())])
            }
            Intention::Meet { from, to, card } if to == seat => {
                of("advise-meet-take", &[("who", from.into()), ("card", card.into())])
            }
            Intention::Meet { from, to, card } => {
                of("advise-meet-others", &[("from", from.into()), ("who", to.into()), ("card", card.into())])
            }
            Intention::Guard(city) => of("advise-guard", &[("city", city.into())]),
            Intention::Go(city) => of("advise-go", &[("city", city.into())]),
            Intention::Useless(card) => of("advise-useless", &[("card", card.into())]),
            Intention::Spareable { card, most } => {
                of("advise-spareable", &[("card", card.into()), ("most", most.into())])
            }
            Intention::Wait => self.say("advise-wait"),
        }
    }
}
