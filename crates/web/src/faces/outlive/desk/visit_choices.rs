//! O8 O9 O10 O11 O12 The choices of a hero that has arrived: gather, hunt, take, search, equipment and rooms.

use crate::face::Choice;
use crate::faces::outlive::board::hunts;
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::desk::{MAIN, ORDINARY, Panel};
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{Action, Tokens};

/// How many ways to hunt a tile are shown as buttons.
const HUNTS_SHOWN: usize = 5;

/// What is touched where it lies.
pub(crate) fn touched(panel: &Panel<'_>) -> Markup {
    html! {
        (equipment(panel))
        (gather(panel))
        (hunt(panel))
        (take(panel))
        (panel.buttons_of(Group::Search, (), |offers| panel.buttons(offers, MAIN)))
        (rooms(panel))
        (panel.buttons_of(Group::Peek, (), |offers| panel.buttons(offers, ORDINARY)))
    }
}

/// As much as possible as the thing to do, less beside it.
fn gather(panel: &Panel<'_>) -> Markup {
    let resource = panel.view().visit.and_then(|visit| visit.area.resource());
    panel.buttons_of(Group::Gather, resource, |offers| {
        let (tokens, others): (Vec<_>, Vec<_>) =
            offers.iter().copied().partition(|choice| matches!(choice.action, Action::Gather(_)));
        html! {
            @for choice in &others { (panel.button(choice, ORDINARY)) }
            @if let Some((most, fewer)) = tokens.split_first() {
                (panel.button(most, MAIN))
                @for choice in fewer {
                    @if let (Action::Gather(count), Some(resource)) = (choice.action, resource) {
                        (panel.short(choice, &panel.words.tokens(Tokens::of(resource, count))))
                    }
                }
            }
        }
    })
}

/// Tile by tile: what it gives, and what each way to hunt it costs.
fn hunt(panel: &Panel<'_>) -> Markup {
    let tile_of = |action| if let Action::Hunt { tile, .. } = action { Some(tile) } else { None };
    panel.group_of(Group::Hunt, |offers| {
        html! {
            @for (tile, offers) in Panel::by_part(offers, tile_of) {
                @let (shown, folded) = offers.split_at(offers.len().min(HUNTS_SHOWN));
                (hunts_of(panel, tile, shown))
                (panel.folded(&format!("hunt-{}", tile + 1), folded, "outlive-other-hunts"))
            }
        }
    })
}

fn hunts_of(panel: &Panel<'_>, tile: u8, offers: &[&Choice<Action>]) -> Slot {
    let id = format!("hunt-{}", tile + 1);
    let ways = offers.iter().map(|choice| hunts::of(panel.view(), choice.action));
    let ways: Vec<_> = std::iter::once(hunts::prospect(panel.view(), tile, 0, None)).chain(ways).collect();
    panel.part(&id, offers, ways, || {
        let prey = hunts::prey_line(&panel.words, tile);
        html! {
            div id=(id) .choices role="group" aria-label=(prey) {
                span .lead { (prey) }
                @for choice in offers { (panel.told(choice, &hunts::cost(&panel.words, choice.action))) }
            }
        }
    })
}

/// Tiles on display, each with what it does.
fn take(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Take, (), |offers| {
        html! {
            @for choice in offers {
                @if let Action::Take(kind) = choice.action {
                    @let words = &panel.words;
                    (panel.tall(choice, &words.action(choice.action), &words.equipment_about(kind)))
                }
            }
        }
    })
}

/// Repaired tiles that are of use here.
fn equipment(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Use, (), |offers| {
        html! {
            @for choice in offers {
                @if let Action::Use(kind) = choice.action {
                    @let words = &panel.words;
                    (panel.tall(choice, &words.action(choice.action), &words.equipment_about(kind)))
                }
            }
        }
    })
}

/// Full rooms that are of use now, by day or in the night.
fn rooms(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::UseRoom, (), |offers| {
        html! {
            @for choice in offers {
                @if let Action::UseRoom(room) = choice.action {
                    @let words = &panel.words;
                    (panel.tall(choice, &words.action(choice.action), &words.room_about(room)))
                }
            }
        }
    })
}
