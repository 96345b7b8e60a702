//! Tokens and equipment of a shelter: broken tiles on the left, repaired ones on the right, halves joined into pairs.

use crate::faces::outlive::board::goods::tokens;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::shelter::Lies;
use crate::faces::outlive::board::sprite::{Half, half, icon, token};
use crate::faces::outlive::board::touch::{self, Thing};
use crate::faces::outlive::pictures;
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::trophies::{events_resolved, prey_taken};
use crate::faces::outlive::words::{Words, slug};
use crate::kit::later::{Dragged, dragged_link};
use crate::kit::part::Slot;
use kernel::{Seat, Set};
use maud::html;
use outlive::{Equipment, Resource, SeatView, Tokens};

/// All tokens of a shelter, with what is not there.
pub(crate) fn store(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, tokens: Tokens) -> Slot {
    let id = format!("store-{}", seat.number());
    let amounts = Resource::ALL.iter().map(|&resource| {
        let id = format!("{id}-{resource}");
        let menu = menu_id(&id);
        let lit = touch::is_lit(scene, seat, Thing::Good(resource));
        if lit {
            scene.parts.later(&menu, || menus::good_menu(words, scene, &menu, seat, resource));
        }
        scene.part(&id, (tokens.count(resource), lit), |&(count, lit)| {
            let told = words.amount(resource, count);
            html! {
                li id=(id) .none[count == 0] .lit[lit] title=(told) {
                    (token(resource)) span aria-hidden="true" { (count) } span .unseen { (told) }
                    @if lit {
                        (dragged_link(scene, &format!("show-{id}"), "touch", &menu, Some(&told), Some(Dragged { shape: &id }), ""))
                    }
                }
            }
        })
    });
    let amounts: Vec<Slot> = amounts.collect();
    let store = html! {
        ul id=(id) .store aria-label=(words.say("outlive-shelter-store")) { @for amount in amounts { (amount) } }
    };
    scene.frame(&id, store)
}

/// The equipment of a shelter.
pub(crate) fn equipment(
    words: &Words<'_>,
    scene: &Scene<'_>,
    seat: Seat,
    known: &SeatView,
    lies: Lies,
) -> Slot {
    let id = format!("equipment-{}", seat.number());
    let side = |title: &str, count: u32| {
        html! {
            h4 { (words.say(title)) span .count { (count) } }
            @if count == 0 { p .none { (words.say("outlive-shelter-none")) } }
        }
    };
    let tile = |kind, state| tile(words, scene, (seat, lies), kind, state);
    let equipment = html! {
        div id=(id) .equipment {
            div .broken {
                (side("outlive-shelter-broken", known.broken.len()))
                ul .tiles { @for kind in known.broken.iter() { (tile(kind, State::Broken)) } }
            }
            div id=(format!("repaired-{}", seat.number())) .repaired {
                (side("outlive-shelter-repaired", known.repaired.len()))
                ul .tiles {
                    @for (left, right) in joined(known.repaired) {
                        li .pair[right.is_some()] {
                            ul { @for kind in [Some(left), right].into_iter().flatten() { (tile(kind, state(known, kind))) } }
                        }
                    }
                }
            }
        }
    };
    scene.frame(&id, equipment)
}

/// Repaired tiles, twins side by side with the left half first.
fn joined(kinds: Set<Equipment>) -> impl Iterator<Item = (Equipment, Option<Equipment>)> {
    kinds.iter().filter_map(move |kind| match (kinds.contains(kind.twin()), Half::of(kind)) {
        (true, Half::Left) => Some((kind, Some(kind.twin()))),
        (true, Half::Right) => None,
        (false, _) => Some((kind, None)),
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Broken,
    Ready,
    Used,
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::Broken => "broken",
            State::Ready => "ready",
            State::Used => "used",
        }
    }
}

fn state(known: &SeatView, kind: Equipment) -> State {
    if known.can_use(kind) { State::Ready } else { State::Used }
}

/// A tile. It is touched for what it does and what can be done with it.
fn tile(
    words: &Words<'_>,
    scene: &Scene<'_>,
    (seat, lies): (Seat, Lies),
    kind: Equipment,
    state: State,
) -> Slot {
    let key = format!("tile-{}-{}", seat.number(), slug(kind.word()));
    let menu = menu_id(&key);
    scene.parts.later(&menu, || menus::tile_menu(words, scene, &menu, seat, kind));
    let lit = touch::is_lit(scene, seat, Thing::Tile(kind));
    scene.part(&key, (state, lies, lit), |&(state, lies, lit)| {
        let name = words.equipment(kind);
        let told = words.of(&name, &words.equipment_about(kind));
        html! {
            li id=(key) .tile .(state.class()) .lit[lit] {
                @if lies == Lies::Open { (pictures::equipment::equipment(kind)) }
                p .name { (half(kind)) span { (name) } }
                p .row {
                    @match state {
                        State::Broken => (tokens(words, kind.cost())),
                        State::Ready => "",
                        State::Used => span .tag .plain { (words.say("outlive-shelter-used")) },
                    }
                }
                @let dragged = lit.then_some(Dragged { shape: &key });
                (dragged_link(scene, &format!("show-{key}"), "touch", &menu, Some(&told), dragged, ""))
            }
        }
    })
}

/// O9.6 O13.6 Prey taken and events resolved.
pub(crate) fn trophies(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, known: &SeatView) -> Option<Slot> {
    if known.events.is_empty() && known.prey.iter().all(|&count| count == 0) {
        return None;
    }
    let id = format!("trophies-{}", seat.number());
    Some(scene.part(&id, (known.prey, known.events), |_| {
        html! {
            div id=(id) .trophies {
                @if let Some(prey) = prey_taken(words, known) { p { (icon("prey")) span { (prey) } } }
                @if let Some(events) = events_resolved(words, known) { p { (icon("star")) span { (events) } } }
            }
        }
    }))
}
