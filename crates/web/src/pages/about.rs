//! What this is, and why its draws can be trusted.

use super::shell::{Reader, page};
use maud::{Markup, html};

/// The page about the program.
pub fn about(reader: &Reader<'_>) -> Markup {
    let main = html! {
        main #main .page {
            h1 { (reader.say("about-title")) }
            div.prose {
            p { (reader.say("about-what")) }
            h2 { (reader.say("about-play-title")) }
            p { (reader.say("about-play")) }
            h2 { (reader.say("about-seal-title")) }
            p { (reader.say("about-seal")) }
            h2 { (reader.say("about-private-title")) }
            p { (reader.say("about-private")) }
            h2 { (reader.say("about-rights-title")) }
            p { (reader.say("about-rights")) }
            }
        }
    };
    page(reader, &reader.say("about-title"), &main)
}
