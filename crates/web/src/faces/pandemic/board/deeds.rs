//! What the menu of a city says of each thing that can be done with it: by what means, what it costs, what is left afterwards, and
//! what it leads to.

use crate::faces::pandemic::board::sprite::{icon, pip};
use crate::faces::pandemic::desk::journeys;
use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::{Action, City, Colour, Movement};

/// An action as a row of the menu.
pub(crate) fn offered(words: &Words<'_>, action: Action) -> Markup {
    let costs = usize::from(takes_an_action(action));
    row(words, &means(action), &words.action(action), costs)
}

/// A journey of several steps as a row of the menu.
pub(crate) fn journey(words: &Words<'_>, told: &str, movements: impl Iterator<Item = Movement>) -> Markup {
    let (mut steps, mut flies) = (0, false);
    for by in movements {
        steps += 1;
        flies |= by != Movement::Drive;
    }
    row(words, &icon(if flies { "by-air" } else { "by-road" }), told, steps)
}

fn row(words: &Words<'_>, sign: &Markup, told: &str, costs: usize) -> Markup {
    let left = words.view.seat(words.view.active).actions_left;
    html! {
        span .means { (sign) }
        span .told {
            b { (told) }
            @if costs > 0 {
                @let after = usize::from(left).saturating_sub(costs) as u32;
                small {
                    (journeys::cost(words, costs)) " · "
                    (words.say_with("menu-left", &[("count", after.into())]))
                }
            }
        }
        span .dots aria-hidden="true" { @for _ in 0..costs { i {} } }
    }
}

/// By what means it is done, as a sign.
fn means(action: Action) -> Markup {
    if action.event().is_some() {
        return icon("star");
    }
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other actions are done where the pawn stands")]
    match action {
        Action::Move { by: Movement::Drive, .. } => icon("by-road"),
        Action::Move { .. } | Action::OperationsFlight { .. } | Action::Escape(_) => icon("by-air"),
        Action::Treat(colour) | Action::Cure { colour, .. } | Action::Remove { colour, .. } => pip(colour),
        _ => icon("here"),
    }
}

fn takes_an_action(action: Action) -> bool {
    matches!(
        action,
        Action::Move { .. }
            | Action::OperationsFlight { .. }
            | Action::Escape(_)
            | Action::Treat(_)
            | Action::Build { .. }
            | Action::Cure { .. }
    )
}

/// The cubes in a city, as shapes.
pub(crate) fn cubes_there(words: &Words<'_>, city: City) -> Markup {
    let there = words.view.cubes[city as usize];
    shapes(words.view.colours().iter().map(|&colour| (colour, there[colour as usize])))
}

fn shapes(cubes: impl Iterator<Item = (Colour, u8)>) -> Markup {
    html! { span .shapes aria-hidden="true" { @for (colour, count) in cubes { @for _ in 0..count { (pip(colour)) } } } }
}

/// P7.1 What could be treated there with an action that is left when one has come.
pub(crate) fn then(words: &Words<'_>, city: City, steps: Option<usize>) -> Option<Markup> {
    let left = usize::from(words.view.seat(words.view.active).actions_left);
    let treated: Vec<_> = words
        .view
        .colours()
        .iter()
        .map(|&colour| (colour, words.treated(city, colour)))
        .filter(|(_, count)| *count > 0)
        .collect();
    let told = words.list(treated.iter().map(|&(colour, count)| {
        words.tell("board-cubes", &[("count", count.into()), ("hue", colour.into())])
    }));
    let worth = steps.is_some_and(|steps| steps < left) && !treated.is_empty();
    worth.then(|| html! { p .then { (words.say_with("menu-then", &[("cubes", (&told).into())])) " " (shapes(treated.into_iter())) } })
}
