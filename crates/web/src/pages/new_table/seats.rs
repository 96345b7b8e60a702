//! Who sits where: a seat each, with what may sit there; places that can be added; which of them there are follows from the number of
//! players by the stylesheet alone (new.css).

use super::{NewTablePage, PLAYERS, SeatChoice, main_option, max_seats};
use crate::pages::levels::{self, LevelRow};
use crate::pages::shell::Reader;
use maud::{Markup, html};

/// How many play, and who they are.
pub(super) fn seats(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let players = form.specs.iter().find(|spec| spec.name == PLAYERS);
    let counts: Vec<u8> = players
        .map_or_else(Vec::new, |spec| spec.values.iter().filter_map(|value| value.parse().ok()).collect());
    let figures = (form.placard.figures)();
    html! {
        section.who aria-labelledby="new-seats" {
            h2 #new-seats { (reader.say("new-seats")) }
            @if let Some(spec) = players { (main_option(reader, form, spec)) }
            div.seat-choices {
                @for seat in 0..max_seats(form) {
                    @let figure = figures.get(usize::from(seat) % figures.len().max(1));
                    fieldset.seat-form data-seat=(seat) {
                        legend {
                            (reader.texts.say_with("seat-number", &[("n", (seat + 1).into())]))
                            (extras(reader, form))
                        }
                        @if let Some(figure) = figure { span.sitting { (figure) } }
                        div.corner {
                            (change(reader, form, seat))
                            @if counts.contains(&seat) { (do_without(reader, seat)) }
                        }
                        (choices(reader, form, seat))
                    }
                }
                @for &count in counts.iter().skip(1) {
                    label.add-seat for={ (PLAYERS) "-" (count) } data-players=(count) {
                        svg viewBox="0 0 32 32" aria-hidden="true" { circle cx="16" cy="16" r="15" {} path d="M16 9v14M9 16h14" {} }
                        span { (reader.say("new-more")) }
                    }
                }
            }
            (levels::about(reader.texts, form.levels))
        }
    }
}

/// Who plays in a seat that comes with the value of an option. The script shows it where that holds.
fn extras(reader: &Reader<'_>, form: &NewTablePage<'_>) -> Markup {
    let written = |(name, value): (&str, &str)| format!("{name}={value}");
    html! {
        @for extra in form.extra_seats {
            " " span.tag.plain hidden data-extra=(written(extra.comes_with))
                data-drawn=(written(extra.drawn_with)) { (reader.say(extra.name)) }
        }
    }
}

/// What unfolds the choice of who is to sit in a seat. That of the first bot is unfolded at first.
fn change(reader: &Reader<'_>, form: &NewTablePage<'_>, seat: u8) -> Markup {
    let open = seat == FIRST_BOT && chosen(form, seat).starts_with("bot-");
    html! {
        details name="seats" open[open] { summary { (reader.say("seat-change")) } }
    }
}

/// What takes the last seat away: as many play as there are seats before it.
fn do_without(reader: &Reader<'_>, seat: u8) -> Markup {
    html! {
        label.remove for={ (PLAYERS) "-" (seat) } {
            span.unseen { (reader.texts.say_with("new-less", &[("n", (seat + 1).into())])) }
            svg viewBox="0 0 12 12" aria-hidden="true" { path d="M1 1l10 10M11 1 1 11" {} }
        }
    }
}

/// Who sits in a seat, as a form sends it.
fn chosen(form: &NewTablePage<'_>, seat: u8) -> String {
    let usual = || {
        if seat == 0 { SeatChoice::Me } else { SeatChoice::Bot(form.proposed_level.to_owned()) }.to_string()
    };
    form.sent(&format!("seat-{seat}")).map_or_else(usual, str::to_owned)
}

/// Who is to sit in a seat. What is not chosen is shown when the choice is unfolded.
fn choices(reader: &Reader<'_>, form: &NewTablePage<'_>, seat: u8) -> Markup {
    let field = format!("seat-{seat}");
    let chosen = chosen(form, seat);
    let plain = |value: &str, name: &str, about: &str| {
        html! {
            label.guest {
                input type="radio" name=(field) value=(value) checked[chosen == value];
                span.name { b { (name) } small { (reader.say(about)) } }
            }
        }
    };
    let me = reader.say("new-me");
    html! {
        div.people {
            (plain("me", reader.name.unwrap_or(&me), "new-me-where"))
            (plain("open", &reader.say("seat-choice-open"), "new-open-how"))
        }
        div.ladder {
            p.columns aria-hidden="true" {
                span { (reader.say("new-column-level")) }
                span { (form.measured) }
                span { (reader.say("new-column-thinks")) }
            }
            @for row in form.levels.iter().rev() {
                @let value = format!("bot-{}", row.level);
                label.rung {
                    input type="radio" name=(field) value=(value) checked[chosen == value];
                    (rung(reader, row))
                }
            }
        }
    }
}

/// The seat beside that of whoever sets up the table.
const FIRST_BOT: u8 = 1;

/// A level: its name, how often it wins as a bar and a number, and how long it thinks.
fn rung(reader: &Reader<'_>, row: &LevelRow) -> Markup {
    html! {
        span.name {
            b { (reader.texts.say_with("bot-name", &[("level", (&row.name).into())])) }
            small.unseen { (row.gist) }
        }
        @match row.wins {
            Some(wins) => {
                meter min="0" max="100" value=(wins) aria-hidden="true" {}
                span.percent aria-hidden="true" { (wins) "%" }
            }
            None => {
                span.unmeasured aria-hidden="true" {}
                span.percent aria-hidden="true" { "–" }
            }
        }
        span.thinks aria-hidden="true" { (row.thinks) }
    }
}
