//! What the acting seat might expect to do and cannot: what it is, why not, and by which rule.

use super::choices::Group;
use super::words::Words;
use kernel::{Refusal, Seat};
use maud::{Markup, html};
use pandemic::{Action, EventCard, Movement};

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
                    span .why { (words.say(&format!("refusal-{}", refusal.reason))) }
                    (rule(words, refusal.rule.0))
                }
            }
        }
    })
}

/// A rule's id as a link to its text.
fn rule(words: &Words<'_>, rule: &str) -> Markup {
    let label = words.say_with("why-rule", &[("rule", rule.into())]);
    html! { a .rule href=(format!("/rules/pandemic#{rule}")) aria-label=(label) { (rule) } }
}

/// Blocked actions that are told in one line if they are blocked for the same reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Cure,
    Treat,
    Share,
    Movement(Movement),
    Build,
    Event(EventCard),
    Other(Action),
}

impl Kind {
    fn of(action: Action) -> Kind {
        match action {
            Action::Cure(_) => Kind::Cure,
            Action::Treat(_) => Kind::Treat,
            Action::Give { .. } | Action::Take { .. } => Kind::Share,
            Action::Move { by, .. } => Kind::Movement(by),
            Action::Airlift { .. } => Kind::Event(EventCard::Airlift),
            Action::Forecast => Kind::Event(EventCard::Forecast),
            Action::GovernmentGrant { .. } => Kind::Event(EventCard::GovernmentGrant),
            Action::OneQuietNight => Kind::Event(EventCard::OneQuietNight),
            Action::ResilientPopulation(_) => Kind::Event(EventCard::ResilientPopulation),
            Action::Build { .. } => Kind::Build,
            Action::Role(_)
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Pass
            | Action::End => Kind::Other(action),
        }
    }

    fn name(self, words: &Words<'_>, actions: &[Action]) -> String {
        match self {
            Kind::Cure => {
                let hues = words.list(actions.iter().filter_map(|action| {
                    if let Action::Cure(colour) = action { Some(words.hue(*colour)) } else { None }
                }));
                words.say_with("blocked-cure", &[("hues", (&hues).into())])
            }
            Kind::Treat => words.say("blocked-treat"),
            Kind::Build => words.say("blocked-build"),
            Kind::Share => {
                let mut seats: Vec<Seat> = actions
                    .iter()
                    .filter_map(|action| match *action {
                        Action::Give { to: seat, .. } | Action::Take { from: seat, .. } => Some(seat),
                        Action::Role(_)
                        | Action::Move { .. }
                        | Action::Build { .. }
                        | Action::Cure(_)
                        | Action::Treat(_)
                        | Action::Airlift { .. }
                        | Action::Forecast
                        | Action::GovernmentGrant { .. }
                        | Action::OneQuietNight
                        | Action::ResilientPopulation(_)
                        | Action::Place(_)
                        | Action::Discard(_)
                        | Action::Agree
                        | Action::Refuse
                        | Action::Pass
                        | Action::End => None,
                    })
                    .collect();
                seats.dedup();
                let people = words.list(seats.into_iter().map(|seat| words.who(seat)));
                words.say_with("blocked-share", &[("people", (&people).into())])
            }
            Kind::Movement(by) => words.say(&format!("way-{}", by.word())),
            Kind::Event(event) => words.event(event),
            Kind::Other(action) => words.action(action),
        }
    }
}
