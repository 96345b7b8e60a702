//! O8 O9 O10 O11 O12 The choices of a hero that has arrived: gather, hunt, take, search, equipment and rooms.

use super::groups::Group;
use super::hunts;
use super::panel::{MAIN, ORDINARY, Panel};
use crate::face::Choice;
use maud::{Markup, html};
use outlive::{Action, Resource, Tokens};

/// How many ways to hunt a tile are shown as buttons.
const HUNTS_SHOWN: usize = 5;

pub(super) fn all(panel: &Panel<'_>) -> Markup {
    html! {
        (equipment(panel))
        (gather(panel))
        (hunt(panel))
        (take(panel))
        (panel.group_of(Group::Search, |offers| panel.buttons(offers, MAIN)))
        (rooms(panel))
        (panel.group_of(Group::Peek, |offers| panel.buttons(offers, ORDINARY)))
    }
}

/// As much as possible as the thing to do, less beside it.
fn gather(panel: &Panel<'_>) -> Markup {
    panel.group_of(Group::Gather, |offers| {
        let (tokens, others): (Vec<_>, Vec<_>) =
            offers.iter().copied().partition(|choice| matches!(choice.action, Action::Gather(_)));
        let resource = panel.view().visit.and_then(|visit| visit.area.resource());
        html! {
            div .choices {
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
                div .choices role="group" aria-label=(prey_line(panel, tile)) {
                    span .lead { (prey_line(panel, tile)) }
                    @for choice in shown { (panel.told(choice, &cost_of_hunt(panel, choice))) }
                }
                (panel.folded(&format!("hunt-{}", tile + 1), folded, "outlive-other-hunts"))
            }
        }
    })
}

/// The tile, and the meat it brings.
fn prey_line(panel: &Panel<'_>, tile: u8) -> String {
    let Some(prospect) = hunts::prospect(panel.view(), tile, 0, None) else { return String::new() };
    let words = &panel.words;
    let meat = words.tokens(Tokens::of(Resource::Meat, prospect.meat));
    words.tell(
        "outlive-prey-in-pile",
        &[("number", (tile + 1).into()), ("prey", prospect.prey.into()), ("meat", (&meat).into())],
    )
}

fn cost_of_hunt(panel: &Panel<'_>, choice: &Choice<Action>) -> String {
    let Action::Hunt { tile, ammo, with } = choice.action else { return String::new() };
    let points = hunts::prospect(panel.view(), tile, ammo, with).map_or(0, |prospect| prospect.points);
    let points = panel.words.tell("outlive-action-points", &[("count", points.into())]);
    let means = panel.words.hunting_means(ammo, with);
    panel.words.list([points, means].into_iter().filter(|part| !part.is_empty()))
}

/// Tiles on display, each with what it does.
fn take(panel: &Panel<'_>) -> Markup {
    panel.group_of(Group::Take, |offers| {
        html! {
            div .choices {
                @for choice in offers {
                    @if let Action::Take(kind) = choice.action {
                        @let words = &panel.words;
                        (panel.tall(choice, &words.action(choice.action), &words.equipment_about(kind)))
                    }
                }
            }
        }
    })
}

/// Repaired tiles that are of use here.
fn equipment(panel: &Panel<'_>) -> Markup {
    panel.group_of(Group::Use, |offers| {
        html! {
            div .choices {
                @for choice in offers {
                    @if let Action::Use(kind) = choice.action {
                        @let words = &panel.words;
                        (panel.tall(choice, &words.action(choice.action), &words.equipment_about(kind)))
                    }
                }
            }
        }
    })
}

/// Full rooms that are of use now, by day or in the night.
fn rooms(panel: &Panel<'_>) -> Markup {
    panel.group_of(Group::UseRoom, |offers| {
        html! {
            div .choices {
                @for choice in offers {
                    @if let Action::UseRoom(room) = choice.action {
                        @let words = &panel.words;
                        (panel.tall(choice, &words.action(choice.action), &words.room_about(room)))
                    }
                }
            }
        }
    })
}
