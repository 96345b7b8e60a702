//! P21.5 P21.17 P21.21 The Bio-Terrorist's own choices: where to begin, and what only a hidden one does.

use super::choices::{ORDINARY, buttons, group};
use super::groups::{Group, those};
use super::picks::pick;
use super::words::Words;
use crate::face::Scene;
use maud::Markup;
use pandemic::State;

/// P21.5 Where to begin.
pub(super) fn beginning(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Begin);
    let content = (!offers.is_empty())
        .then(|| pick(words, scene, "begin", &words.say("group-city"), "choose-begin", &offers));
    group(words, scene, Group::Begin, content)
}

/// P21.17 P21.22 P21.23 P21.24 Infections, Sabotage and the drawing of a card.
pub(super) fn secret(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let offers = those(scene, Group::Secret);
    group(words, scene, Group::Secret, (!offers.is_empty()).then(|| buttons(words, &offers, ORDINARY)))
}
