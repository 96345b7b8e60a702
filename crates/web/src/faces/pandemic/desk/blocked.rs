//! What the acting seat might expect to do and cannot: what it is, why not, and by which rule.

use crate::faces::pandemic::desk::groups::Group;
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::refused::{by_reason, line};
use kernel::{Refusal, Seat};
use maud::{Markup, html};
use pandemic::{Action, Card, EventCard, HiddenAction, Movement, State};

/// What of a group cannot be done, by what it is and why.
pub(crate) fn blocked(words: &Words<'_>, blocked: &[(Action, Refusal)]) -> Vec<(String, Markup)> {
    let of_group = |group: Group| {
        let refused = blocked.iter().copied().filter(|(action, _)| Group::of(*action) == group);
        let alike = by_reason(refused, Kind::of);
        let lines = html! {
            @for alike in &alike {
                (line::<State>(words.texts, &html! { (alike.kind.name(words, &alike.actions)) }, alike.why))
            }
        };
        (!alike.is_empty()).then(|| (group.heading(words), lines))
    };
    Group::ALL.into_iter().filter_map(of_group).collect()
}

/// Kinds of blocked actions that share one line if they are blocked for the same reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cure,
    Treat,
    Share,
    Obtain,
    Collect,
    Movement(Movement),
    OperationsFlight,
    Build,
    Event(EventCard),
    Hidden(HiddenAction),
    Discard,
    Other(Action),
}

impl Kind {
    fn of(action: Action) -> Kind {
        if let Some(event) = action.event() {
            return Kind::Event(event);
        }
        if let Action::Cure { .. } = action {
            Kind::Cure
        } else if let Action::Treat(_) = action {
            Kind::Treat
        } else if let Action::Give { .. } | Action::Take { .. } = action {
            Kind::Share
        } else if let Action::Obtain { .. } = action {
            Kind::Obtain
        } else if let Action::Collect(_) = action {
            Kind::Collect
        } else if let Action::Move { by, .. } = action {
            Kind::Movement(by)
        } else if let Action::OperationsFlight { .. } = action {
            Kind::OperationsFlight
        } else if let Action::Build { .. } = action {
            Kind::Build
        } else if let Some(hidden) = hidden(action) {
            Kind::Hidden(hidden)
        } else if let Action::Discard(Card::City(_)) = action {
            Kind::Discard
        } else {
            Kind::Other(action)
        }
    }

    fn name(self, words: &Words<'_>, actions: &[Action]) -> String {
        match self {
            Kind::Cure => {
                let mut hues: Vec<_> = actions
                    .iter()
                    .filter_map(|action| {
                        if let Action::Cure { colour, .. } = action { Some(words.hue(*colour)) } else { None }
                    })
                    .collect();
                hues.dedup();
                let hues = words.list(hues);
                words.say_with("blocked-cure", &[("hues", (&hues).into())])
            }
            Kind::Treat => words.say("blocked-treat"),
            Kind::Build => words.say("blocked-build"),
            Kind::Share => people(words, "blocked-share", actions),
            Kind::Obtain => people(words, "blocked-obtain", actions),
            Kind::Collect => words.say("blocked-collect"),
            Kind::Movement(by) => words.say(&format!("way-{}", by.word())),
            Kind::OperationsFlight => words.say("way-operations-flight"),
            Kind::Event(event) => words.event(event),
            Kind::Hidden(hidden) => words.say(&format!("hidden-{}", slug(hidden.word()))),
            Kind::Discard => words.say("group-discard"),
            Kind::Other(action) => words.action(action),
        }
    }
}

/// P21.21 The hidden action this is, if it is one.
fn hidden(action: Action) -> Option<HiddenAction> {
    if action == Action::LocalInfection {
        Some(HiddenAction::LocalInfection)
    } else if let Action::RemoteInfection(_) = action {
        Some(HiddenAction::RemoteInfection)
    } else if let Action::Sabotage(_) = action {
        Some(HiddenAction::Sabotage)
    } else {
        None
    }
}

/// A sentence about the people the actions concern.
fn people(words: &Words<'_>, id: &str, actions: &[Action]) -> String {
    let mut seats: Vec<Seat> = actions.iter().filter_map(|action| action.other_party()).collect();
    seats.dedup();
    let people = words.list(seats.into_iter().map(|seat| words.person(seat)));
    words.say_with(id, &[("people", (&people).into())])
}
