//! O3.9 O3.12 What there is to choose from during set-up, as cards in the place of the ring: one is touched to part with it, or to
//! choose it.

use crate::faces::outlive::board::sprite::icon;
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Leader, Room, RoomName, SeatView, SetupChoice, Todo};

/// The rooms and leaders dealt to a seat, until its leader is chosen.
pub(crate) fn dealt(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Option<Slot> {
    let known = words.view.seat(seat);
    if words.view.turn > 0 || known.leader.is_some() || known.dealt_rooms.is_empty() {
        return None;
    }
    let can = |action: Action| {
        scene.acting == Some(seat) && scene.choices.iter().any(|choice| choice.action == action)
    };
    let rooms = rooms(known, can);
    let title = if known.todo == Todo::Setup(SetupChoice::BuildFree) {
        "outlive-shelter-first-room"
    } else {
        "outlive-shelter-dealt"
    };
    let leaders: Vec<_> =
        known.dealt_leaders.iter().map(|leader| (leader, can(Action::Leader(leader)))).collect();
    // What is asked now comes first; a new question is a new box, scrolled to its beginning.
    let leaders_first = leaders.iter().any(|(_, lit)| *lit);
    let asked = if leaders_first { "leaders" } else { "rooms" };
    let id = format!("dealt-{asked}-{}", seat.number());
    Some(scene.part(&id, (title, rooms, leaders), |(title, rooms, leaders)| {
        let (rooms, leaders) = (room_cards(words, rooms), leader_cards(words, leaders));
        html! {
            section id=(id) .dealt aria-labelledby="dealt-title" {
                div .dealt-head {
                    h2 #dealt-title { (words.say(title)) }
                    label .peek {
                        input .unseen type="checkbox";
                        span .to-board { (words.say("outlive-shelter-see-board")) }
                        span .to-cards { (words.say("outlive-shelter-see-cards")) }
                    }
                }
                @if leaders_first { (leaders) (rooms) } @else { (rooms) (leaders) }
            }
        }
    }))
}

fn room_cards(words: &Words<'_>, rooms: &[RoomCard]) -> Markup {
    html! {
        ul .rooms-dealt {
            @for (place, &RoomCard { kind, fate }) in rooms.iter().enumerate() {
                @let offered = if let Fate::Offered(action) = fate { Some(action) } else { None };
                li .dealt-card .lit[offered.is_some()] .gone[fate == Fate::Gone] {
                    (pictures::rooms::card(kind))
                    p .name { span { (words.room(kind.into())) } " " (food(words, kind)) }
                    @if fate == Fate::Gone { p .hint { (words.say("outlive-shelter-given-back")) } }
                    @else { p .hint { (words.room_about(kind)) } }
                    @if let Some(action) = offered { (card_button(words, &format!("part-with-{place}"), action)) }
                }
            }
        }
    }
}

fn leader_cards(words: &Words<'_>, leaders: &[(Leader, bool)]) -> Markup {
    html! {
        ul .leaders-dealt {
            @for &(leader, lit) in leaders {
                li .dealt-card .lit[lit] {
                    (pictures::leaders::leader(leader))
                    p .name { (words.leader(leader)) }
                    p .hint { (words.leader_about(leader)) }
                    @if lit { (card_button(words, &format!("follow-{}", slug(leader.word())), Action::Leader(leader))) }
                }
            }
        }
    }
}

/// A room on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RoomCard {
    kind: Room,
    fate: Fate,
}

/// What becomes of a room on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// It stays as it is.
    Kept,
    /// It has been given back.
    Gone,
    /// Touching it does this.
    Offered(Action),
}

/// The rooms that were dealt; once one of the shelter is to stand, those of the shelter.
fn rooms(known: &SeatView, can: impl Fn(Action) -> bool) -> Vec<RoomCard> {
    let offered = |action| if can(action) { Fate::Offered(action) } else { Fate::Kept };
    if known.todo == Todo::Setup(SetupChoice::BuildFree) {
        let card = |name: RoomName| RoomCard { kind: name.kind, fate: offered(Action::BuildFree(name)) };
        return known.rooms.named().map(|(name, _)| card(name)).collect();
    }
    let mut gone = known.discarded_rooms;
    let mut fate = |kind| {
        if gone.contains(kind) {
            gone.take(kind);
            Fate::Gone
        } else {
            offered(Action::DiscardRoom(kind))
        }
    };
    known.dealt_rooms.iter().map(|kind| RoomCard { kind, fate: fate(kind) }).collect()
}

/// What a card is touched on.
fn card_button(words: &Words<'_>, id: &str, action: Action) -> Markup {
    html! {
        button id=(id) .touch type="submit" form="act" name="action" value=(action) { span .sign { (words.action(action)) } }
    }
}

/// What a room eats.
pub(crate) fn food(words: &Words<'_>, kind: Room) -> Markup {
    let told = words.tell("outlive-shelter-food", &[("count", kind.record().food.into())]);
    html! { span .key title=(told) aria-label=(told) role="img" { (icon("food")) (kind.record().food) } }
}
