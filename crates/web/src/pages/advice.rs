//! What a strong player would do, asked for by a seat that decides, and what bots thought.

use super::play::TablePage;
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, html};

/// The advice that the acting seat sees or is offered.
#[derive(Clone, PartialEq, Debug)]
pub enum AdvicePart {
    /// It has nothing to decide.
    Nothing,
    /// The table plays without advice.
    Forbidden,
    /// It can ask.
    Offered(Seat),
    /// It has asked.
    Thinking(Seat),
    /// The answer.
    Given(AdviceText),
    /// No answer came of it.
    Failed(Seat),
}

/// A line of play in words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AdviceText {
    /// What it is good for, in sentences.
    pub reasons: Vec<String>,
    /// Its steps.
    pub steps: Vec<String>,
    /// How likely the seat is to win with it; nothing if that was not looked at.
    pub chance: Option<ChanceText>,
    /// What was looked at and not preferred: its steps, and how likely the seat would have been to win.
    pub rejected: Vec<(Vec<String>, ChanceText)>,
}

/// A chance in words.
#[derive(Clone, PartialEq, Debug)]
pub struct ChanceText {
    /// Games won of a hundred.
    pub percent: u8,
    /// How far that may be off, in games of a hundred.
    pub give_or_take: u8,
    /// Games that were played on.
    pub games: u32,
}

impl From<bots::WinProbability> for ChanceText {
    fn from(chance: bots::WinProbability) -> Self {
        let percent = |share: f64| (100.0 * share).round().clamp(0.0, 100.0) as u8;
        // Twice the standard error: nineteen times of twenty it is closer than that.
        ChanceText {
            percent: percent(chance.mean),
            give_or_take: percent(2.0 * chance.error).max(1),
            games: chance.playouts,
        }
    }
}

/// The part of the page with the advice.
pub(super) fn panel(texts: &Texts, shown: &TablePage) -> Markup {
    html! {
        section #advice .advice aria-live="polite" hidden[matches!(shown.advice, AdvicePart::Nothing)] {
            @match &shown.advice {
                AdvicePart::Nothing => "",
                AdvicePart::Forbidden => p.hint { (texts.say("advice-none")) },
                AdvicePart::Offered(seat) => (wish(texts, shown, *seat, "ask", "advice-ask")),
                AdvicePart::Thinking(seat) => {
                    div.panel {
                        p.thinking { (texts.say("advice-thinking")) }
                        (wish(texts, shown, *seat, "stop", "advice-stop"))
                    }
                }
                AdvicePart::Given(told) => {
                    details #advice-given .fold.panel open {
                        summary { (texts.say("advice-title")) }
                        (account(texts, told))
                    }
                }
                AdvicePart::Failed(seat) => {
                    p.hint { (texts.say("advice-failed")) }
                    (wish(texts, shown, *seat, "stop", "advice-stop"))
                }
            }
        }
    }
}

fn wish(texts: &Texts, shown: &TablePage, seat: Seat, what: &str, label: &str) -> Markup {
    html! {
        form data-live method="post" action={ "/t/" (shown.id) "/advice" } {
            input type="hidden" name="seat" value=(seat.number());
            @if shown.pinned.is_some() { input type="hidden" name="pinned" value="yes"; }
            button.button type="submit" name="wish" value=(what) { (texts.say(label)) }
        }
    }
}

/// A line of play with its reasons, its chance and what was rejected for it.
pub(super) fn account(texts: &Texts, told: &AdviceText) -> Markup {
    html! {
        @if !told.reasons.is_empty() {
            ul.reasons { @for reason in &told.reasons { li { (reason) } } }
        }
        ol.line { @for step in &told.steps { li { (step) } } }
        p.chance {
            @match &told.chance {
                Some(chance) => (texts.say_with("advice-chance", &of(chance))),
                None => (texts.say("advice-no-chance")),
            }
        }
        @if !told.rejected.is_empty() {
            p.instead { (texts.say("advice-instead")) }
            ul.rejected {
                @for (steps, chance) in &told.rejected {
                    li { (steps.join(&texts.say("advice-then"))) " " span.count { (texts.say_with("advice-share", &of(chance))) } }
                }
            }
        }
    }
}

fn of(chance: &ChanceText) -> [(&'static str, i18n::Value<'static>); 3] {
    let ChanceText { percent, give_or_take, games } = *chance;
    [("percent", percent.into()), ("off", give_or_take.into()), ("games", games.into())]
}
