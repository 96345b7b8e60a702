//! Lists to choose from where there are too many buttons.

use crate::face::{Choice, Scene};
use crate::faces::pandemic::desk::groups::Offers;
use crate::faces::pandemic::words::Words;
use crate::kit::menu::chooser;
use maud::{Markup, html};
use pandemic::{Action, City, Colour, State};

/// A list of cities to pick from, by region, with a button.
pub(crate) fn pick(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    key: &str,
    label: &str,
    verb: &str,
    offers: &Offers<'_>,
) -> Markup {
    let city_of = |choice: &Choice<Action>| picked(choice.action);
    let by_colour = |colour: Colour| {
        offers.iter().filter(move |choice| city_of(choice).is_some_and(|city| city.colour() == colour))
    };
    let options = html! {
        @for &colour in Colour::STANDARD {
            @if by_colour(colour).next().is_some() {
                optgroup label=(words.colour(colour)) {
                    @for choice in by_colour(colour) {
                        @if let Some(city) = city_of(choice) {
                            option value=(choice.notation) { (words.city(city)) }
                        }
                    }
                }
            }
        }
    };
    chooser(
        scene,
        key,
        label,
        &words.say(verb),
        &html! { option value="" { (words.say("choose-city")) } (options) },
    )
}

/// A list to pick from: what is posted, and what it is called.
pub(crate) fn select<'a>(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    key: &str,
    label: &str,
    verb: &str,
    things: impl Iterator<Item = (&'a str, String)>,
) -> Markup {
    let options = html! {
        option value="" { (words.say("choose-one")) }
        @for (notation, name) in things { option value=(notation) { (name) } }
    };
    chooser(scene, key, label, &words.say(verb), &options)
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
