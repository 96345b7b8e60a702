//! When a seat is asked: a window that passes by itself, and what the seat has said in advance, in a menu beside what is asked.

use super::later;
use super::menu::{Kind, menu};
use crate::face::Scene;
use crate::kit::part::Slot;
use i18n::Texts;
use kernel::{Asked, Game, Seat};
use maud::{Markup, html};

/// What the acting seat has said about when it is asked, and the window that asks it now.
#[derive(Clone, PartialEq, Debug)]
pub struct Asking {
    /// The address of the table.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The windows of the game.
    pub windows: Vec<WindowRow>,
    /// Whether it is asked when a bot wants something of it. `None` where no bot sits.
    pub by_bots: Option<Asked>,
    /// The window that asks it now.
    pub open: Option<OpenWindow>,
}

/// A window and whether the seat is asked in it.
#[derive(Clone, PartialEq, Debug)]
pub struct WindowRow {
    /// The window's name in the rules.
    pub name: &'static str,
    /// When it opens, in words.
    pub label: String,
    /// Whether the seat is asked.
    pub asked: Asked,
    /// Whether it has said that it is not to be asked again in this turn.
    pub is_quiet: bool,
}

/// A window that asks a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenWindow {
    /// Its name in the rules.
    pub name: &'static str,
    /// When it passes by itself.
    pub passes: Passes,
    /// Whether the seat can say that it should not ask again in this turn.
    pub can_be_quiet: bool,
}

/// When a window passes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passes {
    /// When the seat says so.
    WhenTold,
    /// At a time.
    At {
        /// In milliseconds since 1970.
        time: u64,
        /// How long it waits in all, in milliseconds.
        wait: u64,
    },
}

/// The button that lets a window go by, with what else can be said to it. Where the window passes by itself, the script shows how
/// time runs out on the button, and stops the clock for whoever touches the table.
pub fn passing<G: Game>(scene: &Scene<'_, G>, pass: &Markup) -> Markup {
    let Some((asking, open)) = scene.asking.and_then(|asking| Some((asking, asking.open?))) else {
        return pass.clone();
    };
    let texts = scene.texts;
    let (time, wait) = match open.passes {
        Passes::WhenTold => (None, None),
        Passes::At { time, wait } => (Some(time), Some(wait)),
    };
    let seat = || html! { input type="hidden" name="seat" value=(asking.seat.number()); };
    html! {
        div #passing .passing data-time=[time] data-wait=[wait] data-clock={ (asking.table) "/clock" }
            data-seat=(asking.seat.number()) {
            (pass)
            @if let Some(wait) = wait {
                form data-live method="post" action={ (asking.table) "/clock" } {
                    (seat())
                    button #window-stop .choice type="submit" name="how" value="stop" title=(texts.say("window-stop-about")) {
                        (texts.say("window-stop"))
                    }
                }
                span .by-itself { (texts.say_with("passes-by-itself", &[("count", (wait.div_ceil(1000) as u32).into())])) }
            }
            @if open.can_be_quiet {
                form data-live method="post" action={ (asking.table) "/quiet" } {
                    (seat())
                    button #window-quiet .choice .lasting type="submit" name="window" value=(open.name)
                        title=(texts.say("window-quiet-about")) { (texts.say("window-quiet")) }
                }
            }
        }
    }
}

/// The same beside what is asked.
pub fn pass<G: Game>(scene: &Scene<'_, G>, pass: &Markup) -> Slot {
    scene.frame("pass", html! { div #pass .pass { (passing(scene, pass)) } })
}

/// The id of the menu with what a seat has said in advance.
const MENU: &str = "when-to-ask";

/// The button that opens it, if there is anything to say.
pub(super) fn button<G: Game>(scene: &Scene<'_, G>) -> Option<Markup> {
    let asking = scene.asking?;
    let texts = scene.texts;
    scene.parts.later(MENU, || {
        let head = html! { (texts.say("windows-title")) };
        menu(MENU, Kind::City, &head, &rows(texts, asking))
    });
    let bell = html! {
        svg viewBox="0 0 18 18" aria-hidden="true" {
            path d="M9 2a5 5 0 0 0-5 5v3l-1.5 3h13L14 10V7a5 5 0 0 0-5-5zM7.2 14.5a1.9 1.9 0 0 0 3.6 0z" {}
        }
    };
    Some(later::menu_link(scene, "ask-when", "bell", MENU, Some(&texts.say("windows-title")), bell))
}

/// The form with what a seat has said in advance, the window that asks it now first.
pub(crate) fn rows(texts: &Texts, asking: &Asking) -> Markup {
    let open = asking.open.map(|open| open.name);
    let (now, others): (Vec<_>, Vec<_>) = asking.windows.iter().partition(|row| Some(row.name) == open);
    let choice = |value: &str, asked: Asked, label: &str| {
        html! {
            label .check {
                input type="radio" name="bots" value=(value) checked[asking.by_bots == Some(asked)];
                span { (texts.say(label)) }
            }
        }
    };
    let window = |row: &WindowRow, class: &str| {
        html! {
            label class=(class) {
                input type="checkbox" name="ask" value=(row.name) checked[row.asked == Asked::Yes && !row.is_quiet];
                span { (row.label) @if row.is_quiet { " " small { (texts.say("window-is-quiet")) } } }
            }
        }
    };
    html! {
        form .options .asking data-live method="post" action={ (asking.table) "/answers" } {
            p .hint { (texts.say("windows-about")) }
            input type="hidden" name="seat" value=(asking.seat.number());
            @for row in now { (window(row, "check now")) }
            @if asking.by_bots.is_some() {
                fieldset .bots {
                    legend { (texts.say("bots-ask")) }
                    (choice("agree", Asked::No, "bots-ask-agree"))
                    (choice("ask", Asked::Yes, "bots-ask-me"))
                }
            }
            @for row in others { (window(row, "check")) }
            button .button type="submit" { (texts.say("windows-save")) }
        }
    }
}
