//! The state of the world: turn, tracks, diseases, stations.

use super::sprite::{icon, pip};
use super::words::Words;
use maud::{Markup, html};
use pandemic::{Colour, RATES, SKULL};

/// How few cubes are a warning.
const LOW: u8 = 5;

/// Turn, infection rate, outbreaks, diseases and stations.
pub(super) fn tracks(words: &Words<'_>) -> Markup {
    let view = words.view;
    let rate = words.say_with("panel-rate-now", &[("rate", view.rate().into())]);
    let outbreaks =
        words.say_with("panel-outbreaks-now", &[("count", view.outbreaks.into()), ("limit", SKULL.into())]);
    html! {
        section #tracks .tracks .panel aria-label=(words.say("panel-status")) {
            div #rate .track .rate {
                p .caption { (words.say("panel-rate")) }
                div .spaces role="img" aria-label=(rate) title=(rate) {
                    @for (place, worth) in RATES.iter().enumerate() {
                        span .(at(place, usize::from(view.rate_index))) { (worth) }
                    }
                }
            }
            div #outbreaks .track .outbreaks {
                p .caption { (words.say("panel-outbreaks")) }
                div .spaces role="img" aria-label=(outbreaks) title=(outbreaks) {
                    @for place in 0..=SKULL {
                        span .(at(usize::from(place), usize::from(view.outbreaks))) {
                            @if place == SKULL { (icon("skull")) } @else { (place) }
                        }
                    }
                }
            }
            div .track .wide {
                p .caption { (words.say_with("panel-diseases", &[("stations", view.stations_left().into())])) }
                ul #diseases .diseases { @for &colour in view.colours() { (disease(words, colour)) } }
            }
        }
    }
}

fn at(place: usize, now: usize) -> &'static str {
    match place.cmp(&now) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "ahead",
    }
}

fn disease(words: &Words<'_>, colour: Colour) -> Markup {
    let cure = words.view.cures[colour as usize];
    let left = words.view.supply[colour as usize];
    let supply = words.say_with("panel-supply", &[("count", left.into())]);
    let low = if left < LOW { "low" } else { "" };
    let lost = words.view.removed_cubes[colour as usize];
    let lost = (lost > 0).then(|| words.tell("panel-cubes-lost", &[("count", lost.into())]));
    let strain = words.view.strain.colour == Some(colour);
    html! {
        li id=(format!("disease-{colour}")) .disease .(colour.word()) .(cure.word()) .(low)
            title=(words.list(std::iter::once(supply.clone()).chain(lost))) {
            svg .vial viewBox="0 0 18 30" aria-hidden="true" {
                path .drug d="M6 12V22a3 3 0 0 0 6 0V12Z" {}
                path .glass fill-opacity="0" d="M2.500 3H15.500M5 3V22.500a4 4 0 0 0 8 0V3" {}
                path .done d="M3 18l5 5 8-11" {}
            }
            span .left role="img" aria-label=(format!("{}: {supply}", words.colour(colour))) { (pip(colour)) (left) }
            span .state { (words.say(&format!("cure-{cure}"))) }
            @if strain { span .strain { (icon("strain")) (words.say("panel-strain")) } }
        }
    }
}
