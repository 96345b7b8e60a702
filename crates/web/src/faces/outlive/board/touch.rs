//! What is touched where it lies: which choices are about which thing, and the buttons its menu has for them.

use crate::face::Choice;
use crate::faces::outlive::desk::defaults;
use crate::faces::outlive::desk::groups::{Group, Offers};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::button::{MAIN, ORDINARY, Touches, button_about};
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Equipment, EventCard, Home, Resource, RoomName, Tokens, View};

/// A thing of the table that choices are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// The airlock or a room of the acting seat.
    Home(Home),
    /// A tile of its equipment.
    Tile(Equipment),
    /// A token of its store.
    Good(Resource),
    /// An open event.
    Event(EventCard),
}

/// Whether an action is about this thing.
fn concerns(action: Action, thing: Thing) -> bool {
    match thing {
        Thing::Home(Home::Room(name)) => in_room(action, name),
        Thing::Home(Home::Airlock) => {
            matches!(action, Action::House(Home::Airlock) | Action::LoseSurvivor(Home::Airlock))
        }
        Thing::Tile(tile) => {
            if let Action::Use(kind) | Action::Repair { kind, .. } | Action::Dismantle(kind) = action {
                kind == tile
            } else {
                action == Action::PressWithBat && tile == Equipment::BaseballBat
            }
        }
        Thing::Good(resource) => {
            action == Action::Recruit(resource)
                || (action == Action::RecruitWithVirtualWater && resource == Resource::Water)
                || pays(action).is_some_and(|pay| pay.count(resource) > 0)
        }
        Thing::Event(card) => matches!(action, Action::Resolve { event, .. } if event == card),
    }
}

/// What is paid for what is resolved, built or repaired.
const fn pays(action: Action) -> Option<Tokens> {
    if let Action::Resolve { pay, .. } | Action::Build { pay, .. } | Action::Repair { pay, .. } = action {
        Some(pay)
    } else {
        None
    }
}

/// The ids of what a thing of this seat is dropped on for this: a token on what it pays for, a tile where it is used or on the
/// repaired ones, an event on the store that pays.
fn onto(view: &View, seat: Seat, thing: Thing, action: Action) -> Option<String> {
    let seat_number = seat.number();
    match thing {
        Thing::Home(_) => None,
        Thing::Event(_) => matches!(action, Action::Resolve { .. }).then(|| format!("store-{seat_number}")),
        Thing::Tile(_) => {
            if let Action::Use(_) = action {
                return view.visit.map(|visit| format!("area-{}", slug(visit.area.word())));
            }
            matches!(action, Action::Repair { .. }).then(|| format!("repaired-{seat_number}"))
        }
        Thing::Good(_) => {
            if let Action::Recruit(_) | Action::RecruitWithVirtualWater = action {
                return Some(format!("airlock-{seat_number}"));
            }
            if let Action::Build { room, .. } = action {
                return Some(format!("room-{seat_number}-{}", slug(&room.to_string())));
            }
            if let Action::Repair { kind, .. } = action {
                return Some(format!("tile-{seat_number}-{}", slug(kind.word())));
            }
            let Action::Resolve { event, .. } = action else { return None };
            let place = view.events.iter().position(|card| *card == Some(event))?;
            Some(format!("convoy-{}", place + 1))
        }
    }
}

/// What a choice about a thing of this seat touches.
pub(crate) fn touches(view: &View, seat: Seat, thing: Thing, action: Action) -> Touches {
    let onto: Vec<String> = onto(view, seat, thing, action).into_iter().collect();
    Touches { marks: onto.clone(), onto }
}

fn in_room(action: Action, name: RoomName) -> bool {
    if let Action::UseRoom(kind) = action {
        return kind == name.kind;
    }
    if let Action::BuildFree(room) | Action::Build { room, .. } | Action::MoveIn { room, .. } = action {
        return room == name;
    }
    matches!(action, Action::House(home) | Action::LoseSurvivor(home) if home == Home::Room(name))
}

/// The choices about a thing of this seat, the best first.
pub(crate) fn offers<'a>(scene: &Scene<'a>, seat: Seat, thing: Thing) -> Offers<'a> {
    if scene.acting != Some(seat) {
        return Vec::new();
    }
    let mut offers: Offers<'a> =
        scene.choices.iter().filter(|choice| concerns(choice.action, thing)).collect();
    defaults::sort(scene.view, scene.view.seat(seat), &mut offers);
    offers
}

/// Whether there is something to choose about a thing of this seat.
pub(crate) fn is_lit(scene: &Scene<'_>, seat: Seat, thing: Thing) -> bool {
    scene.acting == Some(seat) && scene.choices.iter().any(|choice| concerns(choice.action, thing))
}

/// Buttons of a menu, each with what it does and what it costs or brings. Other ways to do what the one before does say how they
/// differ.
pub(crate) fn buttons(
    words: &Words<'_>,
    scene: &Scene<'_>,
    menu: &str,
    offers: &[&Choice<Action>],
    touches: impl Fn(Seat, Action) -> Touches,
) -> Markup {
    let Some(seat) = scene.acting.filter(|_| !offers.is_empty()) else { return html! {} };
    html! {
        div .choices {
            @for (place, choice) in offers.iter().enumerate() {
                @let full = words.action(choice.action);
                @let touches = touches(seat, choice.action);
                @let before = place.checked_sub(1).map(|before| offers[before].action);
                @match before.filter(|before| Group::of(*before) == Group::of(choice.action)).and_then(|_| short(words, choice.action)) {
                    Some(short) => (button_about(menu, choice, ORDINARY, &html! { (short) }, Some(&full), &touches)),
                    None => {
                        @let about = words.effect(seat, choice.action);
                        @let printed = about.printed.iter().filter(|_| is_of_tile(choice.action));
                        @let shown = html! { span { (full) @for line in about.own.iter().chain(printed) { " " span .cost { (line) } } } };
                        (button_about(menu, choice, if place == 0 { MAIN } else { ORDINARY }, &shown, None, &touches))
                    }
                }
            }
        }
    }
}

/// Whether an action takes or uses equipment, which is known by what it does.
const fn is_of_tile(action: Action) -> bool {
    matches!(action, Action::Take(_) | Action::Use(_))
}

/// What tells one way to do something from another: the price.
fn short(words: &Words<'_>, action: Action) -> Option<String> {
    Some(words.price(action)).filter(|price| !price.is_empty())
}

/// Whether a choice is about the area of the visit.
const fn is_of_visit(group: Group) -> bool {
    matches!(group, Group::Gather | Group::Hunt | Group::Take | Group::Search | Group::Peek)
}

/// The choices about the area of the visit.
pub(crate) fn visits<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a Choice<Action>> + use<'a> {
    scene.choices.iter().filter(|choice| is_of_visit(Group::of(choice.action)))
}
