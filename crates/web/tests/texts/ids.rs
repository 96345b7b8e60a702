//! Every text is one that something says: its id stands in the source, is named by another text, or is made of the
//! words of an enum. No pattern hides an id that nobody says any more.

use crate::{files_of, rows, texts};
use bots::Roster;
use heck::ToKebabCase;
use i18n::SOURCE;
use kernel::{Game, OptionSpec, Refusal, WindowSpec};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use strum::VariantNames;

/// Ids made of words: what stands before each of them, and what may stand after it.
type Family = (&'static str, Vec<String>, &'static [&'static str]);

const PLAIN: &[&str] = &[""];
const ABOUT: &[&str] = &["", "-about"];

/// Ids whose last or first part is a literal of this source.
const LITERAL: &[(&str, &str, &[&str])] = &[
    ("", "web/src/faces/outlive/words/mod.rs", &["-early"]),
    ("outlive-ask-", "web/src/faces/outlive/words/ask.rs", PLAIN),
    ("outlive-more-", "web/src/faces/outlive/words/ask.rs", PLAIN),
    ("outlive-wait-", "web/src/faces/outlive/words/ask.rs", PLAIN),
    ("outlive-group-", "web/src/faces/outlive/desk/groups.rs", PLAIN),
    ("outlive-gallery-", "web/src/faces/outlive/gallery.rs", PLAIN),
    ("ask-", "web/src/faces/pandemic/words/ask.rs", PLAIN),
    ("wait-", "web/src/faces/pandemic/words/ask.rs", PLAIN),
    ("consent-", "web/src/faces/pandemic/words/ask.rs", PLAIN),
    ("request-", "web/src/faces/pandemic/words/ask.rs", PLAIN),
    ("group-", "web/src/faces/pandemic/desk/groups.rs", PLAIN),
    ("", "web/src/faces/tokyo/words/text/effect.rs", &["-you"]),
    ("", "web/src/faces/tokyo/words/text/row.rs", &["-you"]),
    ("tokyo-given-", "web/src/faces/tokyo/words/text/scene.rs", PLAIN),
    ("tokyo-deed-", "web/src/faces/tokyo/words/text/scene.rs", PLAIN),
    ("tokyo-do-", "web/src/faces/tokyo/words/action.rs", PLAIN),
    ("tokyo-ask-", "web/src/faces/tokyo/words/ask.rs", PLAIN),
    ("tokyo-more-", "web/src/faces/tokyo/words/ask.rs", PLAIN),
    ("tokyo-more-", "web/src/faces/tokyo/words/awaited.rs", PLAIN),
    ("tokyo-ask-", "web/src/faces/tokyo/words/awaited.rs", PLAIN),
    ("tokyo-wait-", "web/src/faces/tokyo/words/awaited.rs", PLAIN),
    ("tokyo-group-", "web/src/faces/tokyo/desk/groups.rs", PLAIN),
    ("tokyo-list-", "web/src/faces/tokyo/desk/lists.rs", PLAIN),
    ("pandemic-gallery-", "web/src/faces/pandemic/gallery.rs", PLAIN),
    ("tokyo-gallery-", "web/src/faces/tokyo/gallery.rs", PLAIN),
    ("tokyo-log-goal-", "web/src/faces/tokyo/words/log.rs", PLAIN),
    ("campaign-column-", "web/src/faces/tokyo/campaign/group.rs", PLAIN),
    ("campaign-flaw-", "web/src/faces/tokyo/campaign/flaws.rs", PLAIN),
    ("", "web/src/faces/pandemic/course.rs", &["-honour"]),
    ("", "web/src/faces/outlive/course.rs", &["-honour"]),
    ("", "web/src/faces/tokyo/course.rs", &["-honour"]),
    ("advice-", "web/src/pages/new_table.rs", PLAIN),
    ("pandemic-preset-", "web/src/faces/pandemic/placard.rs", ABOUT),
    ("outlive-preset-", "web/src/faces/outlive/placard.rs", ABOUT),
    ("tokyo-preset-", "web/src/faces/tokyo/placard.rs", ABOUT),
    ("problem-", "server/src/problem.rs", &["-title", "-advice"]),
    ("admin-", "web/src/pages/admin.rs", &["-title"]),
    ("admin-act-", "server/src/pages/admin.rs", &["", "-value"]),
];

#[test]
fn every_text_is_one_that_something_says() {
    let english = texts(SOURCE);
    let mut said: BTreeSet<String> = sources().iter().flat_map(|source| literals(source)).collect();
    said.extend(named_by_texts());
    for (before, file, after) in LITERAL {
        let source = fs::read_to_string(crates().join(file)).unwrap();
        let made = together(before, literals(&source), after);
        assert!(made.iter().any(|id| english.contains_key(id)), "nothing is made of {before} and {file}");
        said.extend(made);
    }
    for (before, words, after) in families() {
        let made = together(before, words, after);
        assert!(made.iter().any(|id| english.contains_key(id)), "nothing is made of {before} and its words");
        said.extend(made);
    }
    let dead: Vec<_> = english.keys().filter(|id| !said.contains(*id)).collect();
    assert!(dead.is_empty(), "nothing says {dead:?}");
}

fn families() -> Vec<Family> {
    let mut all =
        vec![("game-", slugs(&["pandemic", "outlive", "tokyo"]), ABOUT), ("level-", levels(), PLAIN)];
    all.extend(pandemic_families());
    all.extend(outlive_families());
    all.extend(tokyo_families());
    all
}

/// The kinds of events or actions of a game, as ids name them.
fn kinds<E: VariantNames>() -> Vec<String> {
    E::VARIANTS.iter().map(|name| name.to_kebab_case()).collect()
}

fn levels() -> Vec<String> {
    let of = [pandemic::State::LEVELS, outlive::State::LEVELS, tokyo::State::LEVELS];
    of.into_iter().flatten().map(|level| level.name.to_owned()).collect()
}

fn pandemic_families() -> Vec<Family> {
    use pandemic::*;
    let movements = slugs(&Movement::ALL.map(Movement::word));
    vec![
        ("pandemic-option-", options(State::OPTIONS), ABOUT),
        ("refusal-", reasons(refusals::ALL), PLAIN),
        ("window-", windows(State::WINDOWS), PLAIN),
        ("moment-", slugs(Window::ALL), PLAIN),
        ("city-", slugs(City::ALL), PLAIN),
        ("colour-", slugs(Colour::ALL), PLAIN),
        ("hue-", slugs(Colour::ALL), PLAIN),
        ("role-", slugs(Role::ALL), ABOUT),
        ("event-", slugs(EventCard::ALL), ABOUT),
        ("strain-", slugs(StrainCard::ALL), ABOUT),
        ("", slugs(MutationEvent::ALL), ABOUT),
        ("cure-", slugs(Cure::ALL), PLAIN),
        ("ending-", slugs(Ending::ALL), PLAIN),
        ("hidden-", slugs(HiddenAction::ALL), &["", "-cost", "-about"]),
        ("bio-terrorist-", slugs(&["own", "their"]), &["-captured", "-not-begun", "-seen", "-hidden"]),
        ("way-", movements.clone(), PLAIN),
        ("do-", kinds::<Action>(), &["", "-from", "-samples", "-somewhere", "-pawn", "-secret"]),
        ("do-", movements.clone(), &["", "-pawn", "-shown", "-shown-pawn"]),
        ("log-", kinds::<Event>(), &["", "-card", "-from", "-free", "-from-free", "-strain"]),
        ("log-moved-", movements.clone(), &["", "-pawn", "-shown"]),
        ("log-bio-terrorist-moved-", movements.clone(), PLAIN),
        ("consent-", movements.clone(), PLAIN),
        ("request-", movements, PLAIN),
    ]
}

fn outlive_families() -> Vec<Family> {
    use outlive::*;
    vec![
        ("outlive-option-", options(State::OPTIONS), &["", "-about", "-decides"]),
        ("outlive-refusal-", reasons(refusals::ALL), PLAIN),
        ("outlive-log-", kinds::<Event>(), &["", "-equipment", "-row", "-with", "-unneeded", "-nothing"]),
        ("outlive-log-gained-", slugs(&["stock", "equipment", "room", "row", "search"]), PLAIN),
        ("outlive-area-", slugs(Area::ALL), &["", "-about", "-early"]),
        ("outlive-place-", slugs(Area::ALL), &["", "-early"]),
        ("outlive-hero-", slugs(Hero::ALL), PLAIN),
        ("outlive-resource-", slugs(Resource::ALL), PLAIN),
        ("outlive-gallery-resource-", slugs(Resource::ALL), PLAIN),
        ("outlive-amount-", slugs(Resource::ALL), PLAIN),
        ("outlive-room-", slugs(Room::ALL), ABOUT),
        ("outlive-equipment-", slugs(Equipment::ALL), ABOUT),
        ("outlive-symbol-", slugs(Symbol::ALL), PLAIN),
        ("outlive-event-", slugs(EventCard::ALL), ABOUT),
        ("outlive-leader-", slugs(Leader::ALL), &["", "-early"]),
        ("outlive-search-", slugs(SearchTile::ALL), &["", "-early"]),
        ("outlive-gallery-search-", slugs(SearchTile::ALL), PLAIN),
        ("outlive-do-", kinds::<Action>(), PLAIN),
        ("outlive-do-move-", slugs(Gear::ALL), PLAIN),
        ("outlive-board-with-", slugs(Gear::ALL), PLAIN),
    ]
}

fn tokyo_families() -> Vec<Family> {
    use tokyo::*;
    let guide = Scene::all().flat_map(|scene| {
        let card = scene.word().replace('_', "-");
        let steps = (1..=scene.row().steps.len()).map(|step| format!("{card}-{step}")).collect::<Vec<_>>();
        if steps.is_empty() { vec![card] } else { steps }
    });
    vec![
        ("tokyo-option-", options(State::OPTIONS), &["", "-about", "-gist"]),
        ("tokyo-refusal-", reasons(refusals::ALL), PLAIN),
        ("tokyo-window-", windows(State::WINDOWS), PLAIN),
        ("tokyo-step-", slugs(Step::ALL), PLAIN),
        ("tokyo-log-", kinds::<Event>(), &["", "-by-card", "-bot", "-hand", "-gear", "-skill", "-alone"]),
        ("tokyo-do-", kinds::<Action>(), PLAIN),
        ("tokyo-log-over-", slugs(Ending::ALL), PLAIN),
        ("tokyo-guide-", guide.collect(), &["", "-title"]),
        ("tokyo-story-", slugs(Scenario::ALL), &["", "-tale"]),
        ("tokyo-slot-", slugs(&[1, 2, 3]), PLAIN),
        ("tokyo-ability-", slugs(Ability::ALL), PLAIN),
        ("tokyo-rarity-", slugs(Rarity::ALL), PLAIN),
        ("tokyo-kind-", slugs(CardKind::ALL), PLAIN),
        ("tokyo-with-", slugs(CardKind::ALL), PLAIN),
        ("tokyo-cards-", slugs(CardKind::ALL), PLAIN),
        ("tokyo-keyword-", slugs(Keyword::ALL), PLAIN),
        ("tokyo-checks-", slugs(Keyword::ALL), PLAIN),
        ("tokyo-checks-", slugs(CheckKind::ALL), PLAIN),
        ("tokyo-a-check-", slugs(CheckKind::ALL), PLAIN),
        ("tokyo-damage-", slugs(DamageType::ALL), PLAIN),
        ("tokyo-range-", slugs(Range::ALL), PLAIN),
        ("tokyo-skill-", slugs(Skill::ALL), PLAIN),
        ("tokyo-when-pass-", slugs(Passing::ALL), PLAIN),
        ("tokyo-token-if-", slugs(TokenIf::ALL), PLAIN),
        ("tokyo-trait-", slugs(Trait::ALL), PLAIN),
        ("tokyo-event-", slugs(Who::ALL), PLAIN),
        ("tokyo-whom-", slugs(Who::ALL), &["", "-yours", "-here", "-site", "-inside"]),
        ("tokyo-fit-", slugs(Fit::ALL), PLAIN),
        ("tokyo-letter-", slugs(Letter::ALL), PLAIN),
        ("tokyo-more-reward-", slugs(Prize::ALL), PLAIN),
        ("tokyo-more-gain-", slugs(Prize::ALL), PLAIN),
        ("tokyo-name-", rows::named(), PLAIN),
        ("tokyo-tale-", rows::told(), PLAIN),
        ("tokyo-tale-", slugs(Scene::WORDS), PLAIN),
        ("tokyo-odd-", slugs(Odd::ALL), PLAIN),
        ("tokyo-choice-", rows::chosen(), PLAIN),
        ("tokyo-floor-", slugs(Scene::WORDS), PLAIN),
    ]
}

/// Words as they stand in ids.
pub(super) fn slugs(words: &[impl Display]) -> Vec<String> {
    words.iter().map(|word| word.to_string().replace('_', "-").replace('+', "-plus")).collect()
}

/// Options, and each with its values.
fn options(specs: &[OptionSpec]) -> Vec<String> {
    let values = |spec: &OptionSpec| {
        let name = spec.name.replace('_', "-");
        let with = |value: &&str| format!("{name}-{}", value.replace('_', "-"));
        spec.values.iter().map(with).chain([name.clone()]).collect::<Vec<_>>()
    };
    specs.iter().flat_map(values).collect()
}

fn reasons(refusals: &[Refusal]) -> Vec<String> {
    slugs(&refusals.iter().map(|refusal| refusal.reason).collect::<Vec<_>>())
}

fn windows(specs: &[WindowSpec]) -> Vec<String> {
    slugs(&specs.iter().map(|window| window.name).collect::<Vec<_>>())
}

fn together(before: &str, words: impl IntoIterator<Item = String>, after: &[&str]) -> Vec<String> {
    words
        .into_iter()
        .flat_map(|word| after.iter().map(move |after| format!("{before}{word}{after}")))
        .collect()
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// What is written in the programs that say texts, without their tests.
fn sources() -> Vec<String> {
    let mut folders: Vec<PathBuf> =
        ["i18n", "web", "server", "cli"].map(|name| crates().join(name).join("src")).into();
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.file_stem().and_then(|stem| stem.to_str()) {
                Some("tests") => {}
                _ if path.is_dir() => folders.push(path),
                _ => {
                    let source = fs::read_to_string(path).unwrap();
                    sources.push(source.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned());
                }
            }
        }
    }
    sources
}

/// The literals of a source that could be ids or parts of ids.
fn literals(source: &str) -> BTreeSet<String> {
    let parts = |char: char| char.is_ascii_lowercase() || char.is_ascii_digit() || "-_".contains(char);
    source.split('"').filter(|text| !text.is_empty() && text.chars().all(parts)).map(str::to_owned).collect()
}

/// Ids in the braces of other texts.
fn named_by_texts() -> BTreeSet<String> {
    let files = files_of(SOURCE).into_values();
    let named = |file: String| {
        let braces = file.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        braces.map(|id| id.trim().to_owned()).collect::<Vec<_>>()
    };
    files.flat_map(named).collect()
}
