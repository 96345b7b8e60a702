//! O3.9 O3.10 O3.11 O3.12 O3.13 O23.11 The choices of set-up: rooms, the first survivors, the leader, the heroes.

use crate::face::Choice;
use crate::faces::outlive::board::sprite::hero_figure;
use crate::faces::outlive::board::ways::Way;
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::desk::{MAIN, ORDINARY, Panel};
use crate::faces::outlive::words::action::MARY_TILES;
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{Action, Area, Hero};

pub(crate) fn all(panel: &Panel<'_>) -> Markup {
    html! {
        (settle(panel))
        (mary(panel))
    }
}

/// What is touched where it lies.
pub(crate) fn touched(panel: &Panel<'_>) -> Markup {
    html! {
        (rooms(panel, Group::Rooms))
        (rooms(panel, Group::FreeRoom))
        (leaders(panel))
        (places(panel))
    }
}

/// Rooms to part with or to build, each with what it is good for.
fn rooms(panel: &Panel<'_>, kind: Group) -> Markup {
    let words = &panel.words;
    panel.buttons_of(kind, (), |offers| {
        html! {
            @for choice in offers {
                @if let Action::DiscardRoom(room) = choice.action {
                    (panel.tall(choice, &words.action(choice.action), &words.about_room(room)))
                } @else if let Action::BuildFree(name) = choice.action {
                    (panel.tall(choice, &words.action(choice.action), &words.about_room(name.kind)))
                }
            }
        }
    })
}

fn settle(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Settle, (), |offers| {
        html! {
            @for (place, choice) in offers.iter().enumerate() {
                (panel.button(choice, if place == 0 { MAIN } else { ORDINARY }))
            }
        }
    })
}

/// O23.11 How many tiles come from each city, in numbers below the names of both; then which of them goes.
fn mary(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Mary, (), |offers| {
        let is_split = offers.iter().any(|choice| matches!(choice.action, Action::Split(_)));
        html! {
            @if is_split {
                span .of-cities { (panel.words.area(Area::Blackwood)) " + " (panel.words.area(Area::SilentPeak)) }
            }
            @for choice in offers {
                @if let Action::Split(count) = choice.action {
                    (panel.short(choice, &format!("{count} + {}", MARY_TILES.saturating_sub(count))))
                } @else { (panel.button(choice, ORDINARY)) }
            }
        }
    })
}

fn leaders(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Leader, (), |offers| {
        html! {
            @for choice in offers {
                @if let Action::Leader(leader) = choice.action {
                    (panel.tall(choice, &panel.words.leader(leader), &panel.words.leader_about(leader)))
                }
            }
        }
    })
}

/// Each hero with the areas where it can begin.
fn places(panel: &Panel<'_>) -> Markup {
    let hero_of = |action| if let Action::Place { hero, .. } = action { Some(hero) } else { None };
    panel.group_of(Group::Place, |offers| {
        html! {
            @for (hero, offers) in Panel::by_part(offers, hero_of) { (of_hero(panel, "place", hero, &offers)) }
        }
    })
}

/// The areas a hero can come to, behind its name.
pub(crate) fn of_hero(panel: &Panel<'_>, key: &str, hero: Hero, offers: &[&Choice<Action>]) -> Slot {
    let id = format!("{key}-{hero}");
    panel.part(&id, offers, (), || {
        let name = panel.words.hero(hero);
        html! {
            div id=(id) .choices role="group" aria-label=(name) {
                span .of-hero { (hero_figure(panel.acting, hero)) (name) }
                @for choice in offers {
                    @if let Some(way) = Way::of(choice.action) { (panel.short(choice, &panel.words.area(way.to))) }
                }
            }
        }
    })
}
