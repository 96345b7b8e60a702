//! A game step by step, from any seat's view.

use super::play::LogLine;
use super::shell::{Reader, page};
use super::table::rule_link;
use super::theatre::speeds;
use kernel::Seat;
use maud::{Markup, html};

/// Through whose eyes a replay looks, as addresses write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// `s0`, `s1`, …: a seat's.
    Seat(Seat),
    /// `spectator`: an onlooker's.
    Spectator,
    /// `all`: everything.
    All,
}

impl Eyes {
    /// Reads `s0`, `spectator` or `all`.
    pub fn parse(text: &str) -> Option<Eyes> {
        match text {
            "all" => Some(Eyes::All),
            "spectator" => Some(Eyes::Spectator),
            seat => seat.parse().ok().map(Eyes::Seat),
        }
    }

    /// As addresses write it.
    pub fn word(self) -> String {
        match self {
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::Spectator => "spectator".to_owned(),
            Eyes::All => "all".to_owned(),
        }
    }
}

/// Where a replay begins, as addresses write it, for somebody who wants to see what has happened since they decided last.
pub const LAST_DECISION: &str = "last-decision";

/// One step of a replay.
pub struct ReplayPage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// How many moves have been made at this step.
    pub at: usize,
    /// How many there are.
    pub of: usize,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// The eyes to choose from, with what to call them.
    pub choices: Vec<(Eyes, String)>,
    /// The turns, rounds or days of the game: with how many moves made each begins, and what its line of the log says.
    pub turns: Vec<(usize, String)>,
    /// How many lines of the log came before that move.
    pub told_before: usize,
    /// The newest lines of the log, oldest first.
    pub sentences: Vec<LogLine>,
    /// The playing area after it, whole.
    pub scene: Markup,
    /// The shapes it uses.
    pub sprite: Markup,
    /// The part of it that was wanted by itself, if it has it.
    pub part: Option<Markup>,
}

/// The page of one step.
pub fn replay(reader: &Reader<'_>, step: &ReplayPage) -> Markup {
    let to = |at: usize, eyes: Eyes| format!("/t/{}/replay?at={at}&seat={}", step.id, eyes.word());
    let title = reader.say("replay-title");
    let main = html! {
        main #main .table .replay .(step.game) data-keys tabindex="-1" {
            header #table-head .table-head {
                h1.unseen { (title) }
                nav.seat-tabs aria-label=(reader.say("replay-eyes")) {
                    a.button.quiet href={ "/t/" (step.id) } { (reader.say("problem-to-table")) }
                    @for (eyes, name) in &step.choices {
                        a.button href=(to(step.at, *eyes)) data-swap
                            aria-current=[(*eyes == step.eyes).then_some("page")] {
                            (name)
                        }
                    }
                }
            }
            div #playing .playing { (step.scene) }
            div #rail .rail { (steps(reader, step, to)) }
        }
    };
    page(&reader.at_table(step.game), &title, &main)
}

/// What steps through the game, the newest lines of its log, and the way to any move of it.
fn steps(reader: &Reader<'_>, step: &ReplayPage, to: impl Fn(usize, Eyes) -> String) -> Markup {
    let last = step.of;
    let values = [("at", (step.at as u32).into()), ("of", (step.of as u32).into())];
    let back = step.at.checked_sub(1).map(|at| to(at, step.eyes));
    let on = |at: usize| (step.at < last).then(|| to(at, step.eyes));
    html! {
        section #replay-box .steps-box aria-label=(reader.say("replay-steps")) {
            nav #replay-steps .steps aria-label=(reader.say("replay-steps")) {
                (step_link(reader, "replay-first", "first", back.as_ref().map(|_| to(0, step.eyes))))
                (step_link(reader, "replay-back", "prev", back))
                span.at { (reader.texts.say_with("replay-at", &values)) }
                (step_link(reader, "replay-forward", "next", on(step.at + 1)))
                (step_link(reader, "replay-last", "last", on(last)))
            }
            (timeline(reader, step, &to(0, step.eyes)))
            div #replay-now .log aria-live="polite" {
                @if step.at == 0 { p.hint { (reader.say("replay-start")) } }
                ol {
                    @for line in step.sentences.iter().rev() {
                        @let new = line.number > step.told_before;
                        li id={ "log-" (line.number) } class=(line.weight.word()) aria-current=[new.then_some("step")]
                            data-step=[line.step.as_ref().filter(|_| new)] {
                            span { (line.text) }
                            (rule_link(step.game, line))
                        }
                    }
                }
            }
            form.jump method="get" action={ "/t/" (step.id) "/replay" } {
                input type="hidden" name="seat" value=(step.eyes.word());
                label for="replay-jump" { (reader.say("replay-jump")) }
                input #replay-jump type="number" name="at" min="0" max=(last) value=(step.at);
                button.button type="submit" { (reader.say("replay-go")) }
            }
        }
    }
}

/// The way through the game as a line on which the turns are marked, and the button that plays it. Only a script makes use of it.
fn timeline(reader: &Reader<'_>, step: &ReplayPage, first: &str) -> Markup {
    html! {
        div #timeline .timeline data-first=(first) {
            button #replay-play .button type="button" aria-pressed="false" {
                span .plays { (reader.say("replay-play")) }
                span .pauses { (reader.say("theatre-pause")) }
            }
            input #replay-slider type="range" min="0" max=(step.of) value=(step.at) list="replay-turns" aria-label=(reader.say("replay-slider"));
            (speeds(reader.texts, "theatre-speed"))
            datalist #replay-turns {
                @for (at, name) in &step.turns { option value=(at) label=(name) {} }
            }
        }
    }
}

fn step_link(reader: &Reader<'_>, label: &str, rel: &str, address: Option<String>) -> Markup {
    let arrow = match rel {
        "first" => "M4 3V15M14 3L7 9l7 6",
        "prev" => "M12 3L5 9l7 6",
        "next" => "M6 3l7 6-7 6",
        _ => "M14 3V15M4 3l7 6-7 6",
    };
    let name = reader.say(label);
    let drawing = html! {
        svg.icon viewBox="0 0 18 18" aria-hidden="true" {
            path d=(arrow) fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
                stroke-linejoin="round" {}
        }
    };
    html! {
        @if let Some(address) = address {
            a.button.arrow id=(label) href=(address) rel=(rel) aria-label=(name) title=(name) data-swap { (drawing) }
        } @else {
            span.button.arrow id=(label) role="link" aria-label=(name) aria-disabled="true" { (drawing) }
        }
    }
}
