//! T19 Paying for a check: what reaches the target with the least waste comes first.

use crate::face::Choice;
use crate::faces::tokyo::board::card_menu::parts_with;
use crate::faces::tokyo::board::check::Odds;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::cost::worth;
use crate::faces::tokyo::desk::groups::Offers;
use crate::kit::button::{MAIN, ORDINARY, button};
use maud::{Markup, html};
use tokyo::Action;

/// The class of the button that draws a trouble.
const DRAWS: &str = "choice draws";

/// Hand cards, tokens, one trouble.
pub(crate) fn pay(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    let missing = desk.view().check.map_or(0, |check| check.missing());
    let mut sorted = offers.clone();
    sorted.sort_by_key(|choice| rank(choice.action, missing));
    let payments = sorted.iter().enumerate().map(|(place, choice)| {
        let enough = place == 0 && worth(choice.action).is_some_and(|ap| ap >= missing);
        (choice, if enough { MAIN } else { ORDINARY })
    });
    let (cards, others): (Vec<_>, Vec<_>) = payments.partition(|(choice, _)| parts_with(choice.action));
    html! {
        @for (class, payments) in [("choices from-hand", cards), ("choices", others)] {
            @if !payments.is_empty() {
                div class=(class) { @for (choice, class) in payments { (payment(desk, choice, class)) } }
            }
        }
    }
}

/// A payment with the sum it makes.
fn payment(desk: &Desk<'_>, choice: &Choice<Action>, class: &str) -> Markup {
    if choice.action == Action::DrawTrouble {
        return draw(desk, choice);
    }
    let Some(ap) = worth(choice.action) else { return desk.button(choice, class) };
    let strength = desk.view().check.map_or(0, |check| check.strength);
    let full = desk.full(choice.action);
    let shown = html! {
        @if let Action::Pay(card) = choice.action { span .ap { (ap) } span { (desk.words.card(card)) } } @else { (icon("ap")) span { (full) } }
        span .to { "→ " (strength + ap) }
    };
    button(choice, class, &shown, Some(&full))
}

/// T19.5 Drawing the one trouble, with its odds where these are not told beside it.
fn draw(desk: &Desk<'_>, choice: &Choice<Action>) -> Markup {
    let odds = desk.view().check.as_ref().and_then(|check| Odds::of(desk.view(), check));
    let shown = html! {
        (icon("trouble")) span { (desk.full(choice.action)) }
        @if let Some(odds) = odds { span .chance aria-hidden="true" { (odds.figure()) } }
    };
    button(choice, DRAWS, &shown, None)
}

/// Enough with little waste, then much towards it, then what is drawn by chance.
fn rank(action: Action, missing: u8) -> (u8, u8) {
    match worth(action) {
        Some(ap) if ap >= missing => (0, ap - missing),
        Some(ap) => (1, u8::MAX - ap),
        None => (2, 0),
    }
}
