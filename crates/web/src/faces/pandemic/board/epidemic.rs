//! The card of an Epidemic, which the script lays before everybody while its three steps are played.

use crate::faces::pandemic::words::Words;
use maud::{Markup, html};
use pandemic::Colour;

/// Around the virus, from the top.
const AROUND: [(Colour, i16, i16); 4] =
    [(Colour::Blue, 0, -52), (Colour::Yellow, 52, 0), (Colour::Black, 0, 52), (Colour::Red, -52, 0)];

/// The three steps of an Epidemic, as the script knows them and as people do.
const STEPS: [(&str, &str); 3] =
    [("increase", "epidemic-increase"), ("infect", "epidemic-infect"), ("intensify", "epidemic-intensify")];

/// The card, to be copied.
pub(crate) fn card(words: &Words<'_>) -> Markup {
    html! {
        div #epidemic-card hidden {
            (emblem())
            h2 { (words.say("epidemic")) }
            ol {
                @for (step, name) in STEPS {
                    li data-step=(step) { b { (words.say(name)) } span {} }
                }
            }
        }
    }
}

/// A virus with its spikes, and the four diseases around it.
fn emblem() -> Markup {
    html! {
        svg .emblem viewBox="-64 -64 128 128" aria-hidden="true" {
            @for radius in [52, 38] { circle .orbit r=(radius) {} }
            circle .halo r="32" {}
            @for turn in 0..10 {
                g transform=(format!("rotate({})", 36 * turn)) {
                    path .spike d=(if turn % 2 == 0 { "M0 -14V-27M-4 -28H4" } else { "M0 -14V-23" }) {}
                    @if turn % 2 == 1 { circle .virus cy="-25" r="3.200" {} }
                }
            }
            circle .virus r="17" {}
            @for (x, y, radius) in [(-6, -5, "4"), (6, -2, "2.600"), (-1, 7, "3.200"), (7, 8, "1.800")] {
                circle .spot cx=(x) cy=(y) r=(radius) {}
            }
            @for (colour, x, y) in AROUND {
                use .pip .(colour.word()) href=(format!("#pip-{colour}")) transform=(format!("translate({x} {y}) scale(2)")) {}
            }
        }
    }
}
