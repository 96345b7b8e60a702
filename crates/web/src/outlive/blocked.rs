//! What the acting seat might expect to do and cannot: what it is, why not, and by which rule.

use super::groups::Group;
use super::words::Words;
use crate::desk::rule_link;
use crate::face::Face;
use kernel::Refusal;
use maud::{Markup, html};
use outlive::{Action, Hero, State};

/// What of a group cannot be done, by what it is and why.
pub(super) fn blocked(words: &Words<'_>, blocked: &[(Action, Refusal)], wanted: Group) -> Option<Markup> {
    let mut groups: Vec<(Kind, Refusal, Vec<Action>)> = Vec::new();
    for &(action, refusal) in blocked.iter().filter(|(action, _)| Group::of(*action) == wanted) {
        let kind = Kind::of(action);
        match groups.iter_mut().find(|(of, why, _)| (*of, *why) == (kind, refusal)) {
            Some((_, _, actions)) => actions.push(action),
            None => groups.push((kind, refusal, vec![action])),
        }
    }
    (!groups.is_empty()).then(|| {
        html! {
            @for (kind, refusal, actions) in &groups {
                p .blocked {
                    span .what { (kind.name(words, actions)) }
                    span .why { (State::refusal(words.texts, refusal)) }
                    (rule_link::<State>(words.texts, refusal.rule))
                }
            }
        }
    })
}

/// Blocked actions that are told in one line if they are blocked for the same reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The movements of a hero.
    Move(Hero),
    /// Things of one group, named one by one.
    Things(Group),
}

impl Kind {
    fn of(action: Action) -> Kind {
        if let Action::Move { hero, .. } = action {
            Kind::Move(hero)
        } else {
            Kind::Things(Group::of(action))
        }
    }

    fn name(self, words: &Words<'_>, actions: &[Action]) -> String {
        match self {
            Kind::Move(hero) => {
                let to = |action: &Action| {
                    if let Action::Move { to, .. } = action { Some(words.place(*to)) } else { None }
                };
                let areas = words.list(actions.iter().filter_map(to));
                words.tell("outlive-blocked-move", &[("hero", hero.into()), ("areas", (&areas).into())])
            }
            Kind::Things(group) => {
                let things: Vec<_> = actions.iter().filter_map(|&action| thing(words, action)).collect();
                match things.as_slice() {
                    [] => words.say(&format!("outlive-group-{}", group.word())),
                    things => words.list(things.iter().cloned()),
                }
            }
        }
    }
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
