//! P12.4 P12.8 P12.11 P20.5 Cubes that events remove, and the order of mutation events.

use crate::face::Scene;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::desk::groups::{Group, Offers, those};
use crate::faces::pandemic::desk::{group, group_of_many, short, tall};
use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::{Action, Colour, State};

/// P12.4 P12.8 P12.11 The cubes to choose from, by disease.
pub(crate) fn removals(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    group_of_many(words, scene, Group::Remove, |offers| {
        html! { div .ways { @for &colour in words.view.colours() { (cubes_of(words, colour, offers)) } } }
    })
}

fn cubes_of(words: &Words<'_>, wanted: Colour, offers: &Offers<'_>) -> Markup {
    let cubes: Vec<_> = offers
        .iter()
        .filter_map(|choice| {
            if let Action::Remove { city, colour } = choice.action
                && colour == wanted
            {
                Some((*choice, words.city(city)))
            } else {
                None
            }
        })
        .collect();
    if cubes.is_empty() {
        return html! {};
    }
    html! {
        div .way role="group" aria-label=(words.colour(wanted)) {
            p .name { b { (words.colour(wanted)) } }
            div .choices { @for (choice, city) in cubes { (short(words, choice, &pip(wanted), &city)) } }
        }
    }
}

/// P20.5 Two mutation events: which comes first, each with what it does.
pub(crate) fn mutation_order(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Mutation);
    let content = (!offers.is_empty()).then(|| {
        html! {
            div .choices {
                @for choice in &offers {
                    @if let Action::First(event) = choice.action {
                        (tall(choice, &words.mutation(event), &words.mutation_about(event)))
                    }
                }
            }
        }
    });
    group(words, scene, Group::Mutation, content)
}
