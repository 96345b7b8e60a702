//! O5.6 O6.1 O7.4 O7.5 O7.7 O10.5 The choices of the day outside a visit: losses, movement, pressure, a place to live.

use crate::face::Choice;
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::desk::setup_choices::of_hero;
use crate::faces::outlive::desk::{MAIN, ORDINARY, Panel};
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Ask, View};

pub(crate) fn all(panel: &Panel<'_>) -> Markup {
    html! {
        (panel.group_of(Group::Lose, |offers| panel.best_first("lose", offers, "outlive-other-tokens")))
        (first_is_main(panel, Group::Pressure))
        (defence(panel))
        (panel.group_of(Group::Loot, |offers| panel.best_first("loot", offers, "outlive-other-tokens")))
    }
}

/// What is touched where it lies.
pub(crate) fn touched(panel: &Panel<'_>) -> Markup {
    html! {
        (first_is_main(panel, Group::Survivor))
        (first_is_main(panel, Group::House))
        (moves(panel))
    }
}

/// Buttons of which the first is the thing to do.
fn first_is_main(panel: &Panel<'_>, kind: Group) -> Markup {
    panel.buttons_of(kind, (), |offers| {
        html! {
            @for (place, choice) in offers.iter().enumerate() {
                (panel.button(choice, if place == 0 { MAIN } else { ORDINARY }))
            }
        }
    })
}

/// Each hero with the areas it can go to; what takes equipment is folded away.
fn moves(panel: &Panel<'_>) -> Markup {
    let hero_of = |action| if let Action::Move { hero, with: None, .. } = action { Some(hero) } else { None };
    panel.group_of(Group::Move, |offers| {
        let geared: Vec<_> = offers
            .iter()
            .copied()
            .filter(|choice| matches!(choice.action, Action::Move { with: Some(_), .. }))
            .collect();
        html! {
            @for (hero, offers) in Panel::by_part(offers, hero_of) { (of_hero(panel, "moves", hero, &offers)) }
            (panel.folded("gear", &geared, "outlive-with-gear"))
        }
    })
}

/// Full cover and none as buttons, with what would be handed over; everything between is folded away.
fn defence(panel: &Panel<'_>) -> Markup {
    let pressure = pressure(panel.view());
    panel.group_of(Group::Defend, |offers| {
        let (plain, others): (Vec<_>, Vec<_>) = offers.iter().copied().partition(|choice| {
            matches!(choice.action, Action::Defend { with: None, ammo } if ammo == 0 || ammo == pressure)
        });
        html! {
            (with_or_without_cover(panel, &plain))
            (panel.folded("defend", &others, "outlive-other-answers"))
        }
    })
}

fn with_or_without_cover(panel: &Panel<'_>, offers: &[&Choice<Action>]) -> Slot {
    let at_stake = (pressure(panel.view()), stealable(panel.view(), panel.acting));
    panel.part("cover", offers, at_stake, || {
        html! {
            div #cover .choices {
                @for (place, choice) in offers.iter().enumerate() {
                    @if let Action::Defend { ammo, .. } = choice.action {
                        @let cost = handed_over(&panel.words, panel.acting, ammo);
                        (panel.with_cost(choice, if place == 0 { MAIN } else { ORDINARY }, &cost))
                    }
                }
            }
        }
    })
}

/// O7.4 How much pressure there is to be answered.
fn pressure(view: &View) -> u8 {
    match view.ask() {
        Some(Ask::Defend { pressure, .. }) => pressure,
        Some(_) | None => 0,
    }
}

/// O7.9 How many tokens there are to be taken.
fn stealable(view: &View, seat: Seat) -> u8 {
    view.seat(seat).tokens.total(outlive::FOOD | outlive::MATERIALS)
}

/// O7.7 O7.9 What would be handed over after so much ammo: no more than there is to be taken.
pub(crate) fn handed_over(words: &Words<'_>, seat: Seat, ammo: u8) -> String {
    let left = pressure(words.view).saturating_sub(ammo).min(stealable(words.view, seat));
    words.tell("outlive-hands-over", &[("count", left.into())])
}
