//! T2.2 T32.4 T32.12 The scenario: what is to be done, the cards that lie open beside the mat with their tokens, MOD cards,
//! who goes with the PCs.

use super::below;
use super::mat::{numbered, scene_lines};
use crate::faces::tokyo::board::guide;
use crate::faces::tokyo::board::journey::journey_in_words;
use crate::faces::tokyo::board::letters::letters_in_words;
use crate::faces::tokyo::board::race::race_in_words;
use crate::faces::tokyo::board::story::{companion_stands, debt, debt_stands, pages, roamer_stands, tokens};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text::{keywords, mod_rows, tales};
use tokyo::{ModCard, Scene, Telling};

pub(crate) fn story(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let title = format!("tokyo-story-{}", view.options.scenario);
    match view.options.scenario.telling() {
        Telling::Practice => {
            let rounds = view.options.rounds;
            let aim = words.tell("tokyo-story-hold-out-aim", &[("rounds", rounds.into())]);
            vec![words.say("tokyo-story-hold-out"), below(aim)]
        }
        Telling::Guided => {
            let mut lines = vec![words.say(&title)];
            lines.extend(guide::open_page(view).into_iter().flat_map(|scene| page(words, scene, true)));
            lines.extend(guide::explained(words).into_iter().map(below));
            lines
        }
        Telling::Story => {
            let mut lines = vec![words.say(&title)];
            if view.round == 0 {
                lines.push(below(words.say(&format!("{title}-tale"))));
            }
            lines.extend(standing(words).into_iter().map(below));
            let newest = |place: usize| place == 0;
            let pages = pages(view);
            lines.extend(pages.iter().enumerate().flat_map(|(at, &scene)| page(words, scene, newest(at))));
            lines.extend(view.story.mods.open.iter().flat_map(|card| mod_card(words, card)));
            lines
        }
    }
}

/// What the scenario counts, who goes with the PCs, who walks about.
fn standing(words: &Words<'_>) -> Vec<String> {
    let view = words.view;
    let companion =
        view.companion().map(|npc| words.of(words.scene(npc.card), &companion_stands(words, npc)));
    let roamer = view.roamer().map(|(card, slot)| {
        let account = debt(view, card).map(|stand| debt_stands(words, stand));
        words.list(std::iter::once(words.of(words.scene(card), &roamer_stands(words, slot))).chain(account))
    });
    let counts =
        race_in_words(words).into_iter().chain(letters_in_words(words)).chain(journey_in_words(words));
    counts.chain(companion).chain(roamer).collect()
}

/// A card beside the mat: its tokens, what it asks for and does. The newest one tells its story too.
fn page(words: &Words<'_>, scene: Scene, newest: bool) -> Vec<String> {
    let head = numbered(words, scene);
    let told = if newest { tales(words.texts, scene, Some(&words.view.story)) } else { Vec::new() };
    let about = told.into_iter().chain(tokens(words, scene)).chain(scene_lines(words, scene));
    std::iter::once(head).chain(about.map(below)).collect()
}

fn mod_card(words: &Words<'_>, card: ModCard) -> Vec<String> {
    let head = format!("{} {}", card.id(), words.mod_card(card));
    let rows = mod_rows(words.texts, card, words.view.options.players);
    let about = keywords(words.texts, card.row().keywords).into_iter().chain(rows);
    std::iter::once(head).chain(about.map(below)).collect()
}
