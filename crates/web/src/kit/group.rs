//! Groups of choices under their headings.

use crate::face::Scene;
use crate::kit::part::Slot;
use kernel::Game;
use maud::{Markup, html};

/// A group of choices under a heading, as a frame of its own with the id `group-` and `key`.
pub fn group<G: Game>(scene: &Scene<'_, G>, key: &str, heading: &str, content: &Markup) -> Slot {
    let id = format!("group-{key}");
    scene.frame(&id, html! { section id=(id) .group { h3 { (heading) } (content) } })
}
