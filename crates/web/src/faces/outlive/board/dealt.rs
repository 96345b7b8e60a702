//! O3.9 O3.12 What there is to choose from during set-up, as cards in the place of the ring: one is touched to part with it, or to
//! choose it.

use crate::faces::outlive::Scene;
use crate::faces::outlive::board::sprite::icon;
use crate::faces::outlive::pictures::{self, rooms::Stage};
use crate::faces::outlive::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use outlive::{Action, Room};

/// The rooms and leaders dealt to a seat, until its leader is chosen.
pub(crate) fn dealt(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Option<Slot> {
    let known = words.view.seat(seat);
    if words.view.turn > 0 || known.leader.is_some() || known.dealt_rooms.is_empty() {
        return None;
    }
    let can = |action: Action| {
        scene.acting == Some(seat) && scene.choices.iter().any(|choice| choice.action == action)
    };
    let rooms: Vec<(Room, bool)> =
        known.dealt_rooms.iter().map(|kind| (kind, can(Action::DiscardRoom(kind)))).collect();
    let leaders: Vec<_> =
        known.dealt_leaders.iter().map(|leader| (leader, can(Action::Leader(leader)))).collect();
    let id = format!("dealt-{}", seat.number());
    Some(scene.part(&id, (rooms, leaders), |(rooms, leaders)| {
        html! {
            section id=(id) .dealt aria-labelledby="dealt-title" {
                h2 #dealt-title { (words.say("outlive-shelter-dealt")) }
                ul .rooms-dealt {
                    @for (place, (kind, lit)) in rooms.iter().enumerate() {
                        li .dealt-card .lit[*lit] {
                            (pictures::rooms::room(*kind, Stage::Built(kind.record().seats)))
                            p .name { (words.room((*kind).into())) " " (food(words, *kind)) }
                            p .hint { (words.room_about(*kind)) }
                            @if *lit { (card_button(words, &format!("part-with-{place}"), Action::DiscardRoom(*kind))) }
                        }
                    }
                }
                ul .leaders-dealt {
                    @for (leader, lit) in leaders {
                        li .dealt-card .lit[*lit] {
                            (pictures::leaders::leader(*leader))
                            p .name { (words.leader(*leader)) }
                            p .hint { (words.leader_about(*leader)) }
                            @if *lit { (card_button(words, &format!("follow-{}", slug(leader.word())), Action::Leader(*leader))) }
                        }
                    }
                }
            }
        }
    }))
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
