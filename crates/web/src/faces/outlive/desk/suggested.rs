//! O3.9 O3.10 O3.12 O3.13 The suggested set-up: all that is still to be chosen, as a bot would choose it, on one button. It posts a run of
//! ordinary decisions, which one undo takes back.

use crate::face::{Choice, Counsel};
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::desk::{MAIN, Panel};
use crate::faces::outlive::scene::Scene;
use crate::kit::button::{TALL_MAIN, button};
use bots::{Roster, Stop};
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Ask, SetupChoice, State, Todo};

/// How many questions the set-up has.
const QUESTIONS: u8 = 5;

/// What is suggested to the seat, step by step: where rooms are chosen all the rest, and where heroes are placed all of them that it
/// places now.
pub(crate) fn line(scene: &Scene<'_>, seat: Seat) -> Vec<Action> {
    let asked = |action: Action| matches!(Group::of(action), Group::Rooms | Group::FreeRoom | Group::Place);
    let legal: Vec<Action> =
        scene.choices.iter().map(|choice| choice.action).filter(|&action| asked(action)).collect();
    match scene.counsel {
        Counsel::Given if !legal.is_empty() => {
            State::advise((scene.view, seat, &legal), 0, &Stop::default()).line
        }
        Counsel::Given | Counsel::Withheld => Vec::new(),
    }
}

/// The button that does what is suggested.
pub(crate) fn offer(panel: &Panel<'_>) -> Markup {
    let [.., last] = panel.suggested.as_slice() else { return html! {} };
    let slot = panel.scene.part("suggested", (panel.acting, panel.suggested.clone()), |(_, line)| {
        let written: Vec<String> = line.iter().map(Action::to_string).collect();
        let choice = Choice { action: *last, notation: written.join("; ") };
        html! { div #suggested .choices { (shown(panel, line, &choice)) } }
    });
    html! { (slot) }
}

fn shown(panel: &Panel<'_>, line: &[Action], choice: &Choice<Action>) -> Markup {
    let words = &panel.words;
    let full = words.list(line.iter().map(|&action| words.action(action)));
    let cost = |text: &str| html! { span .cost { (text) } };
    if panel.view().ask() == Some(Ask::PlaceHeroes) {
        return match line {
            [only] => {
                let name = html! { span { strong { (words.action(*only)) } (cost(&words.say("outlive-suggested"))) } };
                button(choice, TALL_MAIN, &name, None)
            }
            _ => button(choice, MAIN, &html! { (words.say("outlive-suggested-heroes")) }, Some(&full)),
        };
    }
    let name = |action| {
        if let Action::BuildFree(room) = action {
            Some(words.tell("outlive-suggested-room", &[("room", room.into())]))
        } else if let Action::Leader(leader) = action {
            Some(words.leader(leader))
        } else {
            None
        }
    };
    let brings = words.list(line.iter().rev().filter_map(|&action| name(action)));
    let name = html! { span { strong { (words.say("outlive-suggested-set-up")) } (cost(&brings)) } };
    button(choice, TALL_MAIN, &name, Some(&full))
}

/// Which of the questions of set-up this is, while it lasts.
pub(crate) fn step(scene: &Scene<'_>) -> Option<(u8, u8)> {
    let Todo::Setup(choice) = scene.view.seat(scene.acting?).todo else { return None };
    let step = match choice {
        SetupChoice::DiscardRooms { .. } => 1,
        SetupChoice::BuildFree => 2,
        SetupChoice::Settle => 3,
        SetupChoice::ChooseLeader => 4,
        SetupChoice::PlaceHeroes => QUESTIONS,
    };
    Some((step, QUESTIONS))
}
