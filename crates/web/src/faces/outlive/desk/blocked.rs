//! What the acting seat might expect to do and cannot: what it is, why not, and by which rule.

use crate::faces::outlive::desk::groups::Group;
use crate::faces::outlive::words::Words;
use crate::kit::refused::{by_reason, line};
use kernel::Refusal;
use maud::{Markup, html};
use outlive::{Action, Hero, State};

/// What cannot be done, each group with its heading, by what it is and why.
pub(crate) fn blocked(words: &Words<'_>, blocked: &[(Action, Refusal)]) -> Vec<(String, Markup)> {
    let mut groups: Vec<Group> = blocked.iter().map(|(action, _)| Group::of(*action)).collect();
    groups.sort();
    groups.dedup();
    groups.into_iter().map(|group| (group.heading(words), lines(words, blocked, group))).collect()
}

fn lines(words: &Words<'_>, blocked: &[(Action, Refusal)], group: Group) -> Markup {
    let refused = blocked.iter().copied().filter(|(action, _)| Group::of(*action) == group);
    html! {
        @for alike in by_reason(refused, Kind::of) {
            @let names = alike.kind.names(words, &alike.actions);
            (line::<State>(words.texts, &html! { @for name in names { span .thing { (name) } } }, alike.why))
        }
    }
}

/// Kinds of blocked actions that share one line if they are blocked for the same reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Movements, hero by hero.
    Moves,
    /// Things of one group, named one by one.
    Things(Group),
}

impl Kind {
    fn of(action: Action) -> Kind {
        if let Action::Move { .. } = action { Kind::Moves } else { Kind::Things(Group::of(action)) }
    }

    fn names(self, words: &Words<'_>, actions: &[Action]) -> Vec<String> {
        match self {
            Kind::Moves => Hero::ALL.iter().filter_map(|&hero| movements(words, hero, actions)).collect(),
            Kind::Things(group) => {
                let things: Vec<_> = actions.iter().filter_map(|&action| thing(words, action)).collect();
                vec![match things.as_slice() {
                    [] => group.heading(words),
                    things => words.list(things.iter().cloned()),
                }]
            }
        }
    }
}

/// Where a hero cannot go.
fn movements(words: &Words<'_>, wanted: Hero, actions: &[Action]) -> Option<String> {
    let to = |action: &Action| {
        if let Action::Move { hero, to, .. } = action {
            (*hero == wanted).then(|| words.place(*to))
        } else {
            None
        }
    };
    let areas: Vec<String> = actions.iter().filter_map(to).collect();
    let told = words.list(areas.iter().cloned());
    (!areas.is_empty())
        .then(|| words.tell("outlive-blocked-move", &[("hero", wanted.into()), ("areas", (&told).into())]))
}

/// The thing an action is about, where several of its kind are blocked together.
fn thing(words: &Words<'_>, action: Action) -> Option<String> {
    if let Action::Take(kind) | Action::Repair { kind, .. } = action {
        Some(words.equipment(kind))
    } else if let Action::Build { room, .. } = action {
        Some(words.room(room))
    } else if let Action::Resolve { event, .. } = action {
        Some(words.event(event))
    } else if let Action::Recruit(food) = action {
        Some(words.resource(food))
    } else if let Action::Iodine | Action::Start(_) = action {
        Some(words.action(action))
    } else {
        None
    }
}
