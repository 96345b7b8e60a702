//! O13 O14 O16 O17 O18 The choices of the night: events, food, recruits, rooms, repairs.

use crate::face::Choice;
use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::desk::{MAIN, ORDINARY, Panel};
use crate::faces::outlive::words::slug;
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{Action, Chore, Resource, RoomName, RoomState};

pub(crate) fn all(panel: &Panel<'_>) -> Markup {
    html! {
        (panel.group_of(Group::Feed, |offers| panel.best_first("feed", offers, "outlive-otherwise")))
    }
}

/// What is touched where it lies.
pub(crate) fn touched(panel: &Panel<'_>) -> Markup {
    html! {
        (resolve(panel))
        (recruit(panel))
        (build(panel))
        (move_in(panel))
        (repair(panel))
        (panel.group_of(Group::Dismantle, |offers| panel.folded("dismantle", offers, "outlive-group-dismantle")))
    }
}

/// What being done is called in this step.
pub(crate) const fn done(chore: Chore) -> Option<&'static str> {
    match chore {
        Chore::Recruit => Some("outlive-do-done-recruit"),
        Chore::Build => Some("outlive-do-done-build"),
        Chore::Repair { .. } => Some("outlive-do-done-repair"),
        Chore::Feed | Chore::Starve { .. } | Chore::Irradiated { .. } => None,
    }
}

/// Each open event that can be paid for: its points, the best way to pay, and the others.
fn resolve(panel: &Panel<'_>) -> Markup {
    let event_of = |action| if let Action::Resolve { event, .. } = action { Some(event) } else { None };
    panel.group_of(Group::Resolve, |offers| {
        html! {
            @for (event, offers) in Panel::by_part(offers, event_of) {
                @let key = format!("resolve-{}", slug(event.word()));
                (panel.priced(&key, &offers, || panel.words.event(event), Some(event.record().points)))
            }
        }
    })
}

/// Recruits for meat are the thing to do: it spoils.
fn recruit(panel: &Panel<'_>) -> Markup {
    panel.buttons_of(Group::Recruit, (), |offers| {
        html! {
            @for choice in offers {
                @let spoils = choice.action == Action::Recruit(Resource::Meat);
                (panel.button(choice, if spoils { MAIN } else { ORDINARY }))
            }
        }
    })
}

/// Each room that can be built, with the best way to pay.
fn build(panel: &Panel<'_>) -> Markup {
    let room_of = |action| if let Action::Build { room, .. } = action { Some(room) } else { None };
    panel.group_of(Group::Build, |offers| {
        html! {
            @for (room, offers) in Panel::by_part(offers, room_of) {
                @let key = format!("build-{}", slug(&room.to_string()));
                (panel.priced(&key, &offers, || panel.words.room(room), None))
            }
        }
    })
}

/// Each room with free seats: as many as fit, and fewer beside it.
fn move_in(panel: &Panel<'_>) -> Markup {
    let room_of = |action| if let Action::MoveIn { room, .. } = action { Some(room) } else { None };
    panel.group_of(Group::MoveIn, |offers| {
        html! {
            @for (room, offers) in Panel::by_part(offers, room_of) { (move_into(panel, room, &offers)) }
        }
    })
}

fn move_into(panel: &Panel<'_>, room: RoomName, offers: &[&Choice<Action>]) -> Slot {
    let id = format!("move-into-{}", slug(&room.to_string()));
    let seats = panel.own().rooms.get(room).map_or(0, RoomState::free_seats);
    panel.part(&id, offers, seats, || {
        html! {
            div id=(id) .choices {
                @for (place, choice) in offers.iter().enumerate() {
                    @if let Action::MoveIn { survivors, .. } = choice.action {
                        @if survivors == seats {
                            (panel.with_cost(choice, ORDINARY, &panel.words.say("outlive-fills")))
                        } @else if place == 0 {
                            (panel.button(choice, ORDINARY))
                        } @else {
                            (panel.short(choice, &survivors.to_string()))
                        }
                    }
                }
            }
        }
    })
}

/// Each broken tile that can be repaired, with the best way to pay.
fn repair(panel: &Panel<'_>) -> Markup {
    let kind_of = |action| if let Action::Repair { kind, .. } = action { Some(kind) } else { None };
    panel.group_of(Group::Repair, |offers| {
        html! {
            @for (kind, offers) in Panel::by_part(offers, kind_of) {
                @let key = format!("repair-{}", slug(kind.word()));
                (panel.priced(&key, &offers, || panel.words.equipment(kind), None))
            }
        }
    })
}
