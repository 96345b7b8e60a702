//! Things to choose from where there are many.

use crate::face::Choice;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::desk::groups::Offers;
use crate::faces::pandemic::desk::short;
use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::{Action, City};

/// Cities to pick from, by region.
pub(crate) fn pick(words: &Words<'_>, key: &str, label: &str, offers: &Offers<'_>) -> Markup {
    let mut cities: Vec<_> =
        offers.iter().filter_map(|choice| Some((picked(choice.action)?, *choice))).collect();
    cities.sort_by_key(|(city, _)| *city);
    html! {
        div id=(format!("pick-{key}")) .way role="group" aria-label=(label) {
            p .name { b { (label) } }
            div .choices { @for (city, choice) in cities { (short(words, choice, &pip(city.colour()), &words.city(city))) } }
        }
    }
}

/// Things to pick from, each with what it is called.
pub(crate) fn select<'a>(
    words: &Words<'_>,
    label: &str,
    things: impl Iterator<Item = (&'a Choice<Action>, String)>,
) -> Markup {
    html! {
        div .way role="group" aria-label=(label) {
            p .name { b { (label) } }
            div .choices { @for (choice, name) in things { (short(words, choice, &html! {}, &name)) } }
        }
    }
}

/// The city that tells actions of one list apart.
fn picked(action: Action) -> Option<City> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action is picked by its city")]
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } | Action::OperationsFlight { to, .. } => {
            Some(to)
        }
        Action::Begin(city)
        | Action::Escape(city)
        | Action::GovernmentGrant { city, .. }
        | Action::ResilientPopulation(city)
        | Action::RemoteInfection(city)
        | Action::Sabotage(city)
        | Action::Remove { city, .. } => Some(city),
        Action::ReexaminedResearch { card, .. }
        | Action::Give { card, .. }
        | Action::Take { card, .. }
        | Action::Obtain { card, .. } => Some(card),
        Action::Build { from } => from,
        _ => None,
    }
}
