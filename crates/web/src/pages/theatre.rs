//! What belongs to the player of steps: the bar that shows while it plays, its settings, and the way to play again.

use i18n::Texts;
use maud::{Markup, html};

/// The speeds, as scripts read them and as people do.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½"), ("1", "1"), ("2", "2"), ("4", "4")];

/// Shown by the script while steps are played.
pub(super) fn bar(texts: &Texts) -> Markup {
    html! {
        section #theatre .theatre aria-label=(texts.say("theatre-label")) hidden {
            p #theatre-says aria-hidden="true" {}
            div .progress aria-hidden="true" { i #theatre-progress {} }
            button #theatre-pause .button type="button" aria-pressed="false" { (texts.say("theatre-pause")) }
            (speeds(texts, "theatre-speed-now"))
            button #theatre-skip .button type="button" { (texts.say("theatre-skip")) }
        }
    }
}

/// The reader's wishes, which the script keeps.
pub(super) fn settings(texts: &Texts) -> Markup {
    html! {
        div #theatre-settings .theatre-settings {
            (speeds(texts, "theatre-speed"))
            fieldset .speeds {
                legend { (texts.say("theatre-sound")) }
                (pick("theatre-sound", "off", &texts.say("theatre-sound-off"), Chosen::First))
                (pick("theatre-sound", "on", &texts.say("theatre-sound-on"), Chosen::Later))
            }
        }
    }
}

/// Plays again what has happened since the reader's last act. Hidden until there is something to play.
pub(super) fn since(texts: &Texts) -> Markup {
    html! {
        button #since .button type="button" hidden { (texts.say("theatre-since")) }
    }
}

/// Whether a wish holds until the reader has said something else.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    First,
    Later,
}

/// The speeds to choose from.
pub(super) fn speeds(texts: &Texts, name: &str) -> Markup {
    html! {
        fieldset .speeds {
            legend { (texts.say("theatre-speed")) }
            @for (value, label) in SPEEDS {
                (pick(name, value, label, if value == "1" { Chosen::First } else { Chosen::Later }))
            }
            (pick(name, "0", &texts.say("theatre-at-once"), Chosen::Later))
        }
    }
}

fn pick(name: &str, value: &str, label: &str, chosen: Chosen) -> Markup {
    html! {
        label { input .unseen type="radio" name=(name) value=(value) checked[chosen == Chosen::First]; span { (label) } }
    }
}
