//! T2.2 T26.1 T26.2 T26.6 The scenario as a page of a story: what is to be done, how far it has come, what must not happen.

use super::sprite::icon;
use super::words::Words;
use maud::{Markup, html};
use tokyo::{Area, Scenario};

/// The page of the scenario.
pub(super) fn story(words: &Words<'_>) -> Markup {
    let view = words.view;
    let rounds = view.options.rounds;
    html! {
        section #story .story .panel aria-labelledby="story-title" {
            @match view.options.scenario {
                Scenario::HoldOut => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-hold-out")) }
                    p .tale { (words.say("tokyo-story-hold-out-tale")) }
                    p .aim { (words.tell("tokyo-story-hold-out-aim", &[("rounds", rounds.into())])) }
                    ol .rounds role="img" aria-label=(words.tell("tokyo-story-rounds-left", &[("count", (rounds + 1 - view.round.min(rounds + 1)).into())])) {
                        @for round in 1..=rounds { li .past[round < view.round] .now[round == view.round] { (round) } }
                    }
                }
                Scenario::S00 => {
                    h2 #story-title { (icon("scene")) (words.say("tokyo-story-s00")) }
                    p .tale { (words.say("tokyo-story-s00-tale")) }
                    div #guide {}
                }
            }
            (peril(words))
        }
    }
}

/// T6.6 How near the overflow loss is: the places that are left for troubles.
fn peril(words: &Words<'_>) -> Markup {
    let view = words.view;
    let free = |area: Area| area.slots().filter(|&slot| view.slot(slot).takes_trouble()).count() as u8;
    html! {
        p .perils { (words.say("tokyo-story-peril")) }
        ul .free-places {
            @for &area in &Area::NORMAL {
                @let left = free(area);
                @let told = words.tell("tokyo-story-free", &[("area", area.into()), ("count", left.into())]);
                li .full[left == 0] title=(told) {
                    span { (words.area(area)) }
                    span .unseen { (told) }
                    span .places-left aria-hidden="true" { @for slot in area.slots() { i .taken[!view.slot(slot).takes_trouble()] {} } }
                }
            }
        }
        p .hint { (words.tell("tokyo-story-evaluated", &[("count", view.evaluated_rounds.into())])) }
    }
}
