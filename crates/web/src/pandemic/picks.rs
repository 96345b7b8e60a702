//! Lists to choose from where there are too many buttons.

use super::choices::{Offers, fields};
use super::words::Words;
use crate::face::{Choice, Scene};
use maud::{Markup, html};
use pandemic::{Action, City, Colour, State};

/// A list of cities to pick from, by region, with a button.
pub(super) fn pick(
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
    html! {
        form id=(format!("pick-{key}")) .chooser data-live method="post" action=(scene.post_to) {
            (fields(scene))
            label .name for=(format!("pick-{key}-city")) { (label) }
            div .row {
                select id=(format!("pick-{key}-city")) name="action" required {
                    option value="" { (words.say("choose-city")) }
                    @for &colour in Colour::ALL {
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
                }
                button .choice type="submit" { (words.say(verb)) }
            }
        }
    }
}

/// The city that tells actions of one list apart.
fn picked(action: Action) -> Option<City> {
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } => Some(to),
        Action::GovernmentGrant { city, .. } | Action::ResilientPopulation(city) => Some(city),
        Action::Build { from } => from,
        Action::Role(_)
        | Action::Cure(_)
        | Action::Treat(_)
        | Action::Give { .. }
        | Action::Take { .. }
        | Action::Forecast
        | Action::OneQuietNight
        | Action::Place(_)
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Pass
        | Action::End => None,
    }
}
