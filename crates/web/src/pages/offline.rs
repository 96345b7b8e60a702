//! What a browser shows that cannot reach the server, and what it wants to know of a site that is put on a home screen.

use super::shell::{Reader, page};
use crate::assets;
use maud::{Markup, html};
use serde_json::{Value, json};

/// The page a browser keeps for when it cannot reach the server: in every language, because nobody knows then who reads it.
pub fn offline(reader: &Reader<'_>) -> Markup {
    let main = html! {
        main #main .page {
            h1 { (reader.say("offline-title")) }
            @for texts in reader.languages {
                p lang=(texts.tag()) { (texts.say("offline-what")) }
            }
            p { a.button.main href="/" { (reader.say("site-name")) } }
        }
    };
    page(reader, &reader.say("offline-title"), &main)
}

/// The manifest of the site, for whoever puts it on a home screen.
pub fn manifest(reader: &Reader<'_>) -> Value {
    json!({
        "name": reader.say("site-name"),
        "short_name": reader.say("site-name"),
        "description": reader.say("home-title"),
        "lang": reader.texts.tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3efe4",
        "theme_color": "#0a6a5f",
        "icons": [{ "src": assets::address("icon.svg"), "type": "image/svg+xml", "sizes": "any" }],
    })
}
