//! T1.13 T1.15 Everything that has a word in a table of Tokyo Siteseeing has its name, and what it tells, in the files of each
//! language.

use crate::ids::slugs;
use std::collections::BTreeSet;
use tokyo::{Area, Card, Cue, Letter, ModCard, Odd, Role, Scene, SiteCard, Trouble, When, board, bot_card};

/// The words of everything that has a name, as they stand in ids.
pub(super) fn named() -> Vec<String> {
    let skills = Role::ALL.iter().flat_map(|&role| {
        let sheet = board(role);
        let skills = sheet.skills.iter().chain(&sheet.solo).map(|skill| skill.word);
        skills.chain(bot_card(role).names.iter().copied())
    });
    let mut words: Vec<&str> = skills.collect();
    words.extend(Role::ALL.iter().map(|&role| role.word()));
    words.extend(Area::ALL.iter().map(|&area| area.word()));
    words.extend([Card::WORDS, Trouble::WORDS, SiteCard::WORDS, ModCard::WORDS, Scene::WORDS].concat());
    slugs(&words)
}

/// What has a tale: MOD cards, rewards, scenario cards; where it depends on a letter, one for each.
pub(super) fn told() -> Vec<String> {
    let rewards = Card::all().filter(|card| card.reward_of().is_some()).map(Card::word);
    let scenes = Scene::all().filter(|scene| scene.row().told_by.is_none()).map(Scene::word);
    let words: Vec<&str> = ModCard::all().map(ModCard::word).chain(rewards).chain(scenes).collect();
    let by_letter = Scene::all().flat_map(|scene| {
        let by = scene.row().told_by.and_then(|by| Scene::numbered(scene.row().scenario, by));
        by.into_iter().flat_map(letters).map(move |letter| format!("{}_{}", scene.word(), letter.word()))
    });
    slugs(&words).into_iter().chain(slugs(&by_letter.collect::<Vec<_>>())).collect()
}

/// Each letter that can be chosen, with its card.
pub(super) fn chosen() -> Vec<String> {
    let all = Scene::all().flat_map(|scene| {
        letters(scene).into_iter().map(move |letter| format!("{}_{}", scene.word(), letter.word()))
    });
    slugs(&all.collect::<Vec<_>>())
}

/// T32.9 The letters a card offers.
fn letters(scene: Scene) -> Vec<Letter> {
    let offers =
        |letter: &Letter| scene.row().rows.iter().any(|row| row.when == When::Story(Cue::Chosen(*letter)));
    Letter::ALL.iter().copied().filter(offers).collect()
}

#[test]
fn every_row_has_its_texts() {
    let kinds = [("name", named()), ("tale", told()), ("odd", slugs(Odd::ALL))];
    for texts in i18n::languages() {
        let ids = kinds
            .iter()
            .flat_map(|(kind, words)| words.iter().map(move |word| format!("tokyo-{kind}-{word}")));
        let missing: Vec<String> = ids.filter(|id| texts.constant(id).is_none()).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}, or they have variables", texts.tag());
    }
}

/// One word would name two things.
#[test]
fn no_two_things_share_a_word() {
    let words = named();
    assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len());
}
