//! What the rings around lit cities mean.

use crate::face::Scene;
use crate::faces::pandemic::board::map;
use crate::faces::pandemic::words::Words;
use crate::kit::part::Slot;
use maud::{Markup, html};
use pandemic::State;

/// The classes of the rings, as cities that cost so much are lit ([`Cost::class`](crate::faces::pandemic::words::action::Cost::class)),
/// and how each is explained. The style shows what is on the map.
const KINDS: [(&str, &str); 3] =
    [("lit", "ring-near"), ("lit far-lit", "ring-far"), ("lit card-lit", "ring-card")];

/// A list beside the map, which on small screens comes at a touch.
pub(crate) fn rings(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    scene.part("rings", (), |()| {
        let title = words.say("rings-title");
        html! {
            div #rings .rings {
                button .button type="button" popovertarget="ring-kinds" aria-label=(title) title=(title) { (ring("lit")) "?" }
                ul #ring-kinds .ring-kinds popover aria-label=(title) {
                    @for (class, text) in KINDS { li data-ring=(class) { (ring(class)) (words.say(text)) } }
                }
            }
        }
    })
}

fn ring(class: &str) -> Markup {
    let (size, middle) = (2 * map::TOUCH, map::TOUCH);
    html! {
        svg .(class) viewBox=(format!("0 0 {size} {size}")) aria-hidden="true" {
            circle .ring .glow cx=(middle) cy=(middle) r=(map::RING - 3) {}
            circle .ring cx=(middle) cy=(middle) r=(map::RING - 3) {}
        }
    }
}
