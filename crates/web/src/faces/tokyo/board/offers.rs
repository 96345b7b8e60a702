//! What the menus of the table offer: each choice as a button, with what it asks for and what it would do.

use crate::face::Choice;
use crate::faces::tokyo::board::check::{Odds, outlook, steps};
use crate::faces::tokyo::board::sprite::{ability, icon};
use crate::faces::tokyo::board::touches::touches;
use crate::faces::tokyo::board::{battle, calls};
use crate::faces::tokyo::desk::cost::{Cost, cost};
use crate::faces::tokyo::desk::groups::Offers;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::Words;
use crate::kit::button::{MAIN, ORDINARY, button_about};
use maud::{Markup, html};
use tokyo::{Action, Opening};

/// From this many exchanges on, they stand behind a heading.
const FEW: usize = 3;

/// The choices of the menu with this id.
pub(crate) fn offers(words: &Words<'_>, scene: &Scene<'_>, menu: &str, open: &Offers<'_>) -> Markup {
    let (exchanges, mut others): (Offers<'_>, Offers<'_>) =
        open.iter().copied().partition(|choice| matches!(choice.action, Action::Exchange { .. }));
    others.sort_by_key(|choice| !calls(choice));
    html! {
        @if !open.is_empty() {
            div .menu-offers {
                @for choice in others { (offer(words, scene, menu, choice)) }
                @if exchanges.len() > FEW {
                    details id=(format!("{menu}-exchanges")) .fold {
                        summary { (words.say("tokyo-group-exchange")) span .count { (exchanges.len()) } }
                        div .menu-offers { @for choice in exchanges { (offer(words, scene, menu, choice)) } }
                    }
                } @else {
                    @for choice in exchanges { (offer(words, scene, menu, choice)) }
                }
            }
        }
    }
}

fn offer(words: &Words<'_>, scene: &Scene<'_>, menu: &str, choice: &Choice<Action>) -> Markup {
    let seat = scene.acting.unwrap_or_default();
    let (stake, class, cost) = match cost(words.view, seat, choice.action) {
        Some(cost @ Cost::Check(opening)) => (Some((cost, opening)), MAIN, None),
        cost => (None, ORDINARY, cost),
    };
    let shown = html! {
        span {
            (words.action_of(seat, choice.action))
            @if let Some(cost) = cost { " " span .cost { (cost.told(words)) } }
        }
    };
    html! {
        div .menu-offer {
            @if let Some((cost, opening)) = stake { (at_stake(words, cost, opening)) }
            (button_about(menu, choice, class, &shown, None, &touches(words.view, seat, choice.action)))
            @if let Some(preview) = battle::preview(words, seat, choice.action) { (preview) }
        }
    }
}

/// T19.1 What a check asks for and what the PC brings along, and how likely a trouble brings the rest. T32.28 Where the guide says
/// how to pay, the odds are not told.
fn at_stake(words: &Words<'_>, cost: Cost, opening: Opening) -> Markup {
    let Opening { ability: of, strength, target } = opening;
    let missing = cost.missing().filter(|_| words.view.guide.is_none());
    html! {
        div .stake {
            div .meter {
                span .unseen { (cost.told(words)) }
                (ability(&words.ability(of), of, strength))
                (steps(strength.min(target), strength, target))
                b .sum .reached[strength >= target] aria-hidden="true" { (strength) "/" (target) }
            }
            @if let Some(missing) = missing {
                p .outlook {
                    @if let Some(odds) = Odds::of_missing(words.view, missing) { (odds.figure()) span { (odds.told(words)) } }
                    @else { (icon("trouble")) span { (outlook(words, missing)) } }
                }
            }
        }
    }
}

/// The id of a menu.
pub(crate) fn menu_id(key: &str) -> String {
    format!("menu-{key}")
}
