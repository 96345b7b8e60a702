//! P11 P12 Event cards, each opening on what it does and where.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::board::sprite::icon;
use crate::faces::pandemic::desk::groups::{Group, Offers};
use crate::faces::pandemic::desk::picks::{pick, select};
use crate::faces::pandemic::desk::{MAIN, ORDINARY, buttons, group};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::later;
use crate::kit::menu::{Kind, menu};
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Action, EventCard, Pawn, Role, State};

/// P11 The events that can be played now: each card opens on what it does and where.
pub(crate) fn events(words: &Words<'_>, scene: &Scene<'_, State>, acting: Seat) -> Markup {
    let playable: Vec<(EventCard, Offers<'_>)> = EventCard::ALL
        .iter()
        .map(|&event| {
            let is = |choice: &&Choice<Action>| choice.action.event() == Some(event);
            (event, scene.choices.iter().filter(is).collect::<Offers<'_>>())
        })
        .filter(|(_, offers)| !offers.is_empty())
        .collect();
    let content = (!playable.is_empty()).then(|| {
        html! {
            div .choices {
                @for (event, offers) in &playable {
                    @let key = slug(event.word());
                    @let menu = format!("event-{key}");
                    (later::menu_link(scene, &format!("open-{key}"), "choice", &menu, None,
                        html! { (icon("star")) (words.event(*event)) "…" }))
                    @let () = scene.parts.later(&menu, || event_menu(words, *event, offers, acting));
                }
            }
        }
    });
    group(words, scene, Group::Events, content)
}

/// What an event does, and where.
fn event_menu(words: &Words<'_>, event: EventCard, offers: &Offers<'_>, acting: Seat) -> Markup {
    let head = html! { (icon("star")) (words.event(event)) };
    let content = html! {
        p .hint { (words.event_about(event)) }
        (play(words, event, offers, acting))
    };
    menu(&format!("event-{}", slug(event.word())), Kind::City, &head, &content)
}

/// The ways of playing one event.
fn play(words: &Words<'_>, event: EventCard, offers: &Offers<'_>, acting: Seat) -> Markup {
    let only = |wanted: &dyn Fn(Action) -> bool| -> Offers<'_> {
        offers.iter().copied().filter(|choice| wanted(choice.action)).collect()
    };
    match event {
        EventCard::Forecast
        | EventCard::OneQuietNight
        | EventCard::BorrowedTime
        | EventCard::CommercialTravelBan
        | EventCard::MobileHospital
        | EventCard::RapidVaccineDeployment
        | EventCard::RemoteTreatment => buttons(words, offers, MAIN),
        EventCard::SpecialOrders => buttons(words, offers, ORDINARY),
        EventCard::ResilientPopulation => {
            pick(words, "resilient", &words.say("panel-infection-discard"), offers)
        }
        EventCard::Airlift => html! {
            @for seat in std::iter::once(acting).chain(words.view.team().without(acting)) {
                @let pawn = if seat == acting { Pawn::Own } else { Pawn::Of(seat) };
                @let those = only(&|action| matches!(action, Action::Airlift { pawn: of, .. } if of == pawn));
                @if !those.is_empty() {
                    (pick(words, &format!("airlift-s{}", seat.number()), &words.person(seat), &those))
                }
            }
        },
        EventCard::GovernmentGrant => html! {
            @let free = only(&|action| matches!(action, Action::GovernmentGrant { from: None, .. }));
            @if !free.is_empty() {
                (pick(words, "grant", &words.say("group-city"), &free))
            }
            @for station in words.view.stations.iter() {
                @let moved = only(&|action| matches!(action, Action::GovernmentGrant { from, .. } if from == Some(station)));
                @if !moved.is_empty() {
                    @let key = format!("grant-{}", slug(station.word()));
                    @let label = format!("{}: {}", words.say("group-station"), words.city(station));
                    (pick(words, &key, &label, &moved))
                }
            }
        },
        EventCard::NewAssignment => html! {
            @for seat in words.view.team().iter() {
                @let those = only(&|action| matches!(action, Action::NewAssignment { seat: of, .. } if of == seat));
                @let roles = those.iter().filter_map(|choice| Some((*choice, words.role(new_role(choice.action)?))));
                @if !those.is_empty() {
                    (select(words, &words.person(seat), roles))
                }
            }
        },
        EventCard::ReexaminedResearch => html! {
            @for seat in words.view.team().iter() {
                @let those = only(&|action| matches!(action, Action::ReexaminedResearch { seat: of, .. } if of == seat));
                @if !those.is_empty() {
                    (pick(words, &format!("research-s{}", seat.number()), &words.person(seat), &those))
                }
            }
        },
    }
}

/// P12.6 The role a New Assignment gives.
fn new_role(action: Action) -> Option<Role> {
    if let Action::NewAssignment { role, .. } = action { Some(role) } else { None }
}
