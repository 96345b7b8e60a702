//! The state of the world: turn, tracks, diseases, stations.

use super::words::Words;
use maud::{Markup, html};
use pandemic::{Colour, RATES, SKULL};

/// Turn, infection rate, outbreaks, diseases and stations.
pub(super) fn status(words: &Words<'_>) -> Markup {
    let view = words.view;
    let turn = if view.turn == 0 {
        words.say("panel-setup")
    } else {
        words.say_with("panel-turn", &[("number", u32::from(view.turn).into())])
    };
    let rate = words.say_with("panel-rate-now", &[("rate", view.rate().into())]);
    let outbreaks =
        words.say_with("panel-outbreaks-now", &[("count", view.outbreaks.into()), ("limit", SKULL.into())]);
    html! {
        section #status .status aria-label=(words.say("panel-status")) {
            p #turn .turn { (turn) }
            div #rate .track-box {
                h3 { (words.say("panel-rate")) }
                ol .track .rate role="img" aria-label=(rate) title=(rate) {
                    @for (place, worth) in RATES.iter().enumerate() {
                        li .(at(place, usize::from(view.rate_index))) { (worth) }
                    }
                }
            }
            div #outbreaks .track-box {
                h3 { (words.say("panel-outbreaks")) }
                ol .track .outbreaks role="img" aria-label=(outbreaks) title=(outbreaks) {
                    @for place in 0..=SKULL {
                        li .(at(usize::from(place), usize::from(view.outbreaks)))
                            .(if place == SKULL { "skull" } else { "" }) { (place) }
                    }
                }
            }
            ul #diseases .diseases aria-label=(words.say("panel-diseases")) {
                @for &colour in Colour::ALL { (disease(words, colour)) }
            }
            p #stock .stock title=(words.say("panel-stations")) {
                span .house aria-hidden="true" {}
                span .label { (words.say("panel-stations")) } " "
                strong { (view.stations_left()) }
            }
            @for &turns in &view.quiet_nights { p .note { (quiet(words, turns)) } }
        }
    }
}

fn at(place: usize, now: usize) -> &'static str {
    match place.cmp(&now) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "at",
        std::cmp::Ordering::Greater => "ahead",
    }
}

fn disease(words: &Words<'_>, colour: Colour) -> Markup {
    let cure = words.view.cures[colour as usize];
    let left = words.view.supply[colour as usize];
    let supply = words.say_with("panel-supply", &[("count", left.into())]);
    let low = if left <= 4 { "low" } else { "" };
    html! {
        li id=(format!("disease-{colour}")) .disease .(colour.word()) .(cure.word()) title=(supply) {
            span .vial aria-hidden="true" {}
            strong { (words.colour(colour)) }
            span .state { (words.say(&format!("cure-{cure}"))) }
            span .supply .(low) aria-label=(supply) { (left) }
        }
    }
}

fn quiet(words: &Words<'_>, turns: u8) -> String {
    match turns {
        0 => words.say("panel-quiet-now"),
        1 => words.say("panel-quiet-next"),
        later => words.say_with("panel-quiet-later", &[("turns", later.into())]),
    }
}
