//! The seats of a table: who sits where, and what the reader can change about it.

use super::layout;
use crate::kit::part::{Parts, Slot};
use crate::pages::advice;
use crate::pages::play::{Offer, SeatRow, Sitting, Stage, TablePage};
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, html};

pub(super) fn seats(texts: &Texts, shown: &TablePage, parts: &Parts) -> Slot {
    parts.whole("seats", (layout(&shown.stage), shown.seats.clone()), |(_, rows)| {
        html! {
            section #seats .seats.panel aria-labelledby="seats-title" {
                h2 #seats-title { (texts.say("seats-title")) }
                ol { @for row in rows { (seat(texts, shown, row, parts)) } }
            }
        }
    })
}

fn seat(texts: &Texts, shown: &TablePage, row: &SeatRow, parts: &Parts) -> Slot {
    let id = format!("seat-{}", row.seat.number());
    let markup = html! {
        li .seat.turn[row.asked] id=(id) {
            (seat_line(texts, row.seat, &row.name, row.sitting, row.level.as_deref()))
            div.tags {
                @if let Some(part) = &row.part { span.tag.plain { (part) } }
                @if row.asked {
                    span.tag.asked { (texts.say("seat-asked")) }
                }
            }
            @if let Some(thoughts) = &row.thoughts {
                details.fold.thoughts id={ "thoughts-" (row.seat.number()) } {
                    summary { (texts.say("advice-why")) }
                    (advice::account(texts, thoughts))
                }
            }
            @if !matches!(shown.stage, Stage::Over(_)) {
                @if let Some(forms) = seat_forms(texts, shown, row, parts) { (forms) }
            }
        }
    };
    parts.frame(&id, markup)
}

/// A seat's number, who sits there, and how well a bot plays.
pub(in crate::pages) fn seat_line(
    texts: &Texts,
    seat: Seat,
    name: &str,
    sitting: Sitting,
    level: Option<&str>,
) -> Markup {
    let number = seat.number() + 1;
    html! {
        span.number aria-hidden="true" { (number) }
        div {
            p.who {
                (name)
                @if sitting == Sitting::Me { " " span.count { "(" (texts.say("seat-you")) ")" } }
            }
            p.role {
                (texts.say_with("seat-number", &[("n", number.into())]))
                @if let Some(level) = level { (texts.say("list-separator")) (level) }
            }
        }
    }
}

fn seat_forms(texts: &Texts, shown: &TablePage, row: &SeatRow, parts: &Parts) -> Option<Slot> {
    if row.take == Offer::Nothing && row.bot == Offer::Nothing && row.sitting != Sitting::Me {
        return None;
    }
    let take = match (row.take, row.sitting) {
        (Offer::IfOthersAgree, _) => "seat-take-ask",
        (Offer::Nothing | Offer::AtOnce, Sitting::Bot) => "seat-take-over",
        (Offer::Nothing | Offer::AtOnce, Sitting::Nobody | Sitting::Me | Sitting::Other) => "seat-take",
    };
    let give = match row.bot {
        Offer::IfOthersAgree => "seat-to-bot-ask",
        Offer::Nothing | Offer::AtOnce => "seat-to-bot",
    };
    let asks = |offer: Offer| {
        html! {
            @if offer == Offer::IfOthersAgree { input type="hidden" name="how" value="ask"; }
        }
    };
    let post = |what: &str| format!("/t/{}/{what}", shown.id);
    let seat = row.seat.number();
    let id = format!("seat-forms-{seat}");
    let input = (row.take, row.bot, row.sitting, layout(&shown.stage));
    Some(parts.part(&id, input, |_| {
        html! {
            details.fold.seat-forms id=(id) {
                summary { (texts.say("seat-change")) }
                @if row.take != Offer::Nothing {
                    form data-live="anew" method="post" action=(post("take")) {
                        input type="hidden" name="seat" value=(seat);
                        (asks(row.take))
                        button.button type="submit" { (texts.say(take)) }
                    }
                }
                @if row.sitting == Sitting::Me {
                    form data-live method="post" action=(post("leave")) {
                        input type="hidden" name="seat" value=(seat);
                        button.button type="submit" { (texts.say("seat-leave")) }
                    }
                    @if matches!(shown.stage, Stage::Running) { p.hint { (texts.say("seat-keep-hint")) } }
                }
                @if row.bot != Offer::Nothing {
                    form data-live method="post" action=(post("bot")) {
                        input type="hidden" name="seat" value=(seat);
                        (asks(row.bot))
                        @for row in (shown.levels)(texts).iter().rev() {
                            button.button.level type="submit" name="level" value=(row.level) {
                                (texts.say_with(give, &[("level", (&row.name).into())]))
                                " "
                                small { (row.gist) }
                            }
                        }
                    }
                }
            }
        }
    }))
}
