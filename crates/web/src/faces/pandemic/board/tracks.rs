//! The state of the world: turn, tracks, diseases, stations.

use crate::face::Scene;
use crate::faces::pandemic::board::sprite::{icon, pip};
use crate::faces::pandemic::words::Words;
use crate::kit::part::Slot;
use maud::{Markup, html};
use pandemic::{Colour, RATES, SKULL, State};

/// How few cubes are a warning.
const LOW: u8 = 5;

/// Turn, infection rate, outbreaks, diseases and stations.
pub(crate) fn tracks(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let view = words.view;
    let world = (view.rate(), view.rate_index, view.outbreaks, view.stations_left());
    let diseases = (view.cures, view.supply, view.removed_cubes, view.strain.colour);
    scene.whole("tracks", (world, diseases, view.purple_appeared), |_| html! {
        section #tracks .tracks .panel aria-label=(words.say("panel-status")) {
            (scene.part("rate", (view.rate(), view.rate_index), |&(rate, index)| infection_rate(words, rate, index)))
            (scene.part("outbreaks", view.outbreaks, |&count| outbreaks(words, count)))
            div .track .wide {
                p .caption {
                    span { (words.say("panel-cures")) }
                    @let stations = words.say_with("panel-stations", &[("stations", view.stations_left().into())]);
                    span .stations role="img" aria-label=(stations) title=(stations) {
                        svg .icon viewBox="-10 -10 20 20" aria-hidden="true" { use href="#station" fill="currentColor" {} }
                        (view.stations_left())
                    }
                }
                ul #diseases .diseases { @for &colour in view.colours() { (disease(words, scene, colour)) } }
            }
        }
    })
}

fn infection_rate(words: &Words<'_>, rate: u8, index: u8) -> Markup {
    let rate = words.say_with("panel-rate-now", &[("rate", rate.into())]);
    html! {
        div #rate .track .rate {
            p .caption { (words.say("panel-rate")) }
            div .spaces role="img" aria-label=(rate) title=(explained(words, &rate, "panel-rate-about")) {
                @for (place, worth) in RATES.iter().enumerate() {
                    span .(at(place, usize::from(index))) { (worth) }
                }
            }
        }
    }
}

fn outbreaks(words: &Words<'_>, count: u8) -> Markup {
    let told = words.say_with("panel-outbreaks-now", &[("count", count.into()), ("limit", SKULL.into())]);
    html! {
        div #outbreaks .track .outbreaks {
            p .caption { (words.say("panel-outbreaks")) }
            b .count aria-hidden="true" { (count) "/" (SKULL) }
            (dial(&told, &explained(words, &told, "panel-outbreaks-about"), count))
        }
    }
}

/// A dial: a segment for each outbreak, and the skull at the end of it.
fn dial(told: &str, about: &str, count: u8) -> Markup {
    // From the left over the top to the right, as seen from the middle of the dial.
    let on = |radius: f64, place: u8| {
        let angle = std::f64::consts::PI * (1.0 - f64::from(place) / f64::from(SKULL));
        format!("{:.1} {:.1}", radius * angle.cos(), -radius * angle.sin())
    };
    let segment = |place: u8| {
        let (from, to) = (place, place + 1);
        let (outer, inner) = (52.0, 36.0);
        format!(
            "M{}A52 52 0 0 1 {}L{}A36 36 0 0 0 {}Z",
            on(outer, from),
            on(outer, to),
            on(inner, to),
            on(inner, from)
        )
    };
    html! {
        svg .dial viewBox="-66 -62 132 66" role="img" aria-label=(told) {
            title { (about) }
            g .spaces {
                @for place in 0..SKULL { path .segment .(at(usize::from(place + 1), usize::from(count))) d=(segment(place)) {} }
            }
            use .skull href="#skull" transform="translate(53 -8) scale(.72)" {}
            text y="-2" { (count) tspan { "/" (SKULL) } }
        }
    }
}

/// What a thing shows, and below it what that means.
fn explained(words: &Words<'_>, told: &str, about: &str) -> String {
    format!("{told}\n{}", words.say(about))
}

fn at(place: usize, now: usize) -> &'static str {
    match place.cmp(&now) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "ahead",
    }
}

fn disease(words: &Words<'_>, scene: &Scene<'_, State>, colour: Colour) -> Slot {
    let view = words.view;
    let (cure, left) = (view.cures[colour as usize], view.supply[colour as usize]);
    let (lost, strain) = (view.removed_cubes[colour as usize], view.strain.colour == Some(colour));
    scene.part(&format!("disease-{colour}"), (cure, left, lost, strain), |&(cure, left, lost, strain)| {
        let supply = words.say_with("panel-supply", &[("count", left.into())]);
        let low = if left < LOW { "low" } else { "" };
        let lost = (lost > 0).then(|| words.tell("panel-cubes-lost", &[("count", lost.into())]));
        html! {
            li id=(format!("disease-{colour}")) .disease .(colour.word()) .(cure.word()) .(low)
                title=(explained(words, &words.list(std::iter::once(supply.clone()).chain(lost)), "panel-supply-about")) {
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
    })
}
