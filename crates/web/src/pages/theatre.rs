//! What belongs to the player of steps: the bar that shows while it plays, its settings, and the way to play again.

use super::play::SinceNote;
use crate::settings::{Sound, Speed};
use i18n::Texts;
use maud::{Markup, html};
use table::Since;

/// The speeds with their signs; playing nothing has none.
pub(super) const SPEEDS: [(Speed, Option<&str>); 5] = [
    (Speed::Half, Some("½")),
    (Speed::Usual, Some("1")),
    (Speed::Double, Some("2")),
    (Speed::Fourfold, Some("4")),
    (Speed::AtOnce, None),
];

/// Shown by the script while steps are played.
pub(super) fn bar(texts: &Texts) -> Markup {
    html! {
        section #theatre .theatre aria-label=(texts.say("theatre-label")) hidden {
            p #theatre-says aria-hidden="true" {}
            div .progress aria-hidden="true" { i #theatre-progress {} }
            (pause(texts, "theatre-pause"))
            (speeds(texts, "theatre-speed-now"))
            button #theatre-skip .button type="button" { (texts.say("theatre-skip")) }
        }
    }
}

fn pause(texts: &Texts, id: &str) -> Markup {
    html! {
        button id=(id) .button type="button" {
            span .pauses { (texts.say("theatre-pause")) }
            span .plays { (texts.say("replay-play")) }
        }
    }
}

/// What those have at hand who only watch: a pause, also between two moves, and the speed.
pub(super) fn watching(texts: &Texts) -> Markup {
    html! {
        div #watching .watching { (pause(texts, "watch-pause")) (speeds(texts, "theatre-speed")) }
    }
}

/// Whether a player hears something. Like the speed, the script fills it in and changes it with the reader's settings.
pub(super) fn sounds(texts: &Texts) -> Markup {
    html! {
        fieldset .speeds {
            legend { (texts.say("theatre-sound")) }
            (pick("theatre-sound", Sound::Off.word(), &texts.say("theatre-sound-off")))
            (pick("theatre-sound", Sound::On.word(), &texts.say("theatre-sound-on")))
        }
    }
}

/// Leads to the replay of what has happened since the reader's last decision. Where all of that has happened while the page was
/// open, the script plays it in place.
pub(super) fn since(texts: &Texts, note: &SinceNote) -> Markup {
    let label = match note.from {
        Since::LastDecision => "theatre-since",
        Since::Beginning => "theatre-since-beginning",
    };
    html! {
        a #since .button href={ (note.address) "#play" } { (texts.say(label)) }
    }
}

/// The speeds to choose from.
pub(super) fn speeds(texts: &Texts, name: &str) -> Markup {
    html! {
        fieldset .speeds {
            legend { (texts.say("theatre-speed")) }
            @for (speed, label) in SPEEDS {
                (pick(name, speed.word(), label.unwrap_or(&texts.say("theatre-at-once"))))
            }
        }
    }
}

fn pick(name: &str, value: &str, label: &str) -> Markup {
    html! {
        label { input .unseen type="radio" name=(name) value=(value); span { (label) } }
    }
}
