//! The list of keys, which `?` opens. What each does: `keys.js`.

use i18n::Texts;
use maud::{Markup, html};

/// Every key or group of keys with the text that says what it does, in the order of the list.
const KEYS: [(&[&str], &str); 15] = [
    (&["1", "–", "9"], "keys-digits"),
    (&["C"], "keys-choices"),
    (&["U"], "keys-undo"),
    (&["B"], "keys-board"),
    (&["←", "↑", "→", "↓"], "keys-arrows"),
    (&["Enter"], "keys-enter"),
    (&["H"], "keys-hand"),
    (&["L"], "keys-log"),
    (&["A"], "keys-advise"),
    (&["S"], "keys-seats"),
    (&["R"], "keys-since"),
    (&["."], "keys-skip"),
    (&["Space"], "keys-pause"),
    (&["Esc"], "keys-close"),
    (&["?"], "keys-list"),
];

/// The list, which is closed at first.
pub(super) fn list(texts: &Texts) -> Markup {
    html! {
        section #keys .menu popover="auto" role="dialog" aria-labelledby="keys-name" {
            h3 #keys-name { (texts.say("keys-title")) }
            dl {
                @for (keys, does) in KEYS {
                    div {
                        dt { @for key in keys { @if *key == "–" { "–" } @else { kbd { (key) } } } }
                        dd { (texts.say(does)) }
                    }
                }
            }
            p.hint { a href="/settings" { (texts.say("keys-off")) } }
            button.button type="button" popovertarget="keys" popovertargetaction="hide" autofocus { (texts.say("close")) }
        }
    }
}

/// What opens the list by a tap.
pub(super) fn opener(texts: &Texts) -> Markup {
    html! {
        button #keys-open .button type="button" popovertarget="keys" { (texts.say("keys-title")) }
    }
}
