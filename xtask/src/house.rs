//! Invariants of the house, most of them absences.

use crate::tree::{Tree, stem};
use std::collections::BTreeMap;

/// Lines a file in a game may have.
const MOST_LINES: usize = 420;
/// Sources or texts a folder may have.
const MOST_FILES: usize = 29;
/// Names of modules that say nothing.
const EMPTY_NAMES: [&str; 8] = ["utils", "util", "helpers", "helper", "common", "manager", "misc", "shared"];
/// The crates games stand on, each with all it may depend on.
const BELOW_GAMES: [(&str, &[&str]); 3] =
    [("campaign", &[]), ("kernel", &[]), ("vocabulary", &["heck", "kernel", "serde"])];
/// What no game may depend on: randomness, I/O, async, databases.
const NOT_IN_GAMES: [&str; 9] =
    ["rand", "rand_chacha", "rand_xoshiro", "chacha20", "tokio", "sqlx", "serde_json", "axum", "store"];

/// What no source of a game names: containers in random order, floats, clocks, I/O.
const NOT_IN_RULES: [&str; 8] =
    ["HashMap", "HashSet", "f32", "f64", "Instant", "SystemTime", "std::fs", "std::net"];

/// Everything that breaks an invariant.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for (name, manifest) in tree.all("toml").filter(|(name, _)| name.rsplit('/').next() == Some("Cargo.toml"))
    {
        check_manifest(tree, name, manifest.text(), &mut complaints);
    }
    check_folders(tree, &mut complaints);
    let games = tree.games();
    for (name, source) in tree.all("rs") {
        let (stem, text) = (stem(name), source.text());
        if EMPTY_NAMES.contains(&stem) {
            complaints.push(format!("{name}: a module is named for what it is about"));
        }
        if name.starts_with("games/") && name.contains("/src/") {
            let lines = text.lines().count();
            if lines > MOST_LINES {
                complaints.push(format!("{name}: {lines} lines; do two rules share a room?"));
            }
            if stem != "tests" && !name.contains("/tests/") {
                complaints.extend(prose(text).map(|prose| {
                    format!(
                        "{name}: `{prose}` is prose, which stands with the translations below crates/i18n"
                    )
                }));
            }
            for banned in NOT_IN_RULES.iter().filter(|banned| names(text, banned)) {
                complaints.push(format!("{name}: {banned} has no place in a game"));
            }
        }
        for (krate, _) in
            BELOW_GAMES.iter().filter(|(krate, _)| name.starts_with(&format!("crates/{krate}/")))
        {
            if games.iter().any(|game| text.contains(&format!("{game}::"))) {
                complaints.push(format!("{name}: the {krate} knows no game"));
            }
        }
        if name.starts_with("crates/bots/src") && (text.contains("table::") || text.contains("replay(")) {
            complaints.push(format!("{name}: a bot sees a view and nothing else"));
        }
        let is_test = stem == "tests" || name.contains("/tests/");
        if name.starts_with("crates/web/src") && text.contains("sample_world") && !is_test {
            complaints.push(format!("{name}: a page is drawn from a view"));
        }
        if !text.starts_with("//!") {
            complaints.push(format!("{name}: the first line says what the file is about"));
        }
    }
    complaints
}

/// What lies in a folder is seen at a glance.
fn check_folders(tree: &Tree, complaints: &mut Vec<String>) {
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, _) in tree.all("rs").chain(tree.all("ftl")) {
        *folders.entry(name.rsplit_once('/').map_or("", |(folder, _)| folder)).or_default() += 1;
    }
    let full = folders.into_iter().filter(|(_, count)| *count > MOST_FILES);
    complaints.extend(full.map(|(folder, count)| format!("{folder}: {count} files; which belong together?")));
}

/// Whether a source names this type or module, or something in it.
fn names(source: &str, place: &str) -> bool {
    let is_mark = |letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':';
    let below =
        |word: &str| word.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    source.split(is_mark).any(below)
}

/// What in a source without its tests is written for players: anything in Chinese or Japanese, even in a comment, and literals that
/// read like a title or a sentence.
fn prose(source: &str) -> impl Iterator<Item = &str> {
    let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
    let foreign = rules.lines().filter(|line| line.contains(is_cjk)).map(str::trim);
    let code = rules.lines().filter(|line| !line.trim_start().starts_with("//"));
    let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    foreign.chain(literals.filter(|literal| is_title(literal) || is_sentence(literal)))
}

fn is_cjk(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

fn is_title(literal: &str) -> bool {
    let capital = |word: &str| word.starts_with(|letter: char| letter.is_ascii_uppercase());
    let spelled = |letter: char| letter.is_ascii_alphanumeric() || " ':,-".contains(letter);
    let short = |word: &str| word.len() <= 3 || word.starts_with(|letter: char| letter.is_ascii_digit());
    capital(literal)
        && literal.contains(' ')
        && literal.chars().all(spelled)
        && literal.split(' ').all(|word| capital(word) || short(word))
}

fn is_sentence(literal: &str) -> bool {
    literal.contains(['’', '“', '”'])
        || literal.starts_with(|letter: char| letter.is_ascii_uppercase())
            && literal.contains(' ')
            && literal.ends_with(['.', '!', '?'])
}

/// Whether a dependency is there only with a feature that somebody asks for.
fn is_optional(how: &toml::Value) -> bool {
    how.get("optional").and_then(toml::Value::as_bool) == Some(true)
}

fn check_manifest(tree: &Tree, name: &str, text: &str, complaints: &mut Vec<String>) {
    let Ok(manifest) = toml::from_str::<toml::Table>(text) else {
        complaints.push(format!("{name}: cannot be read"));
        return;
    };
    let dependencies: Vec<String> = manifest
        .get("dependencies")
        .and_then(toml::Value::as_table)
        .map(|table| {
            table.iter().filter(|(_, how)| !is_optional(how)).map(|(name, _)| name.clone()).collect()
        })
        .unwrap_or_default();
    for (krate, allowed) in BELOW_GAMES {
        if name == format!("crates/{krate}/Cargo.toml") {
            for dependency in dependencies.iter().filter(|found| !allowed.contains(&found.as_str())) {
                complaints.push(format!("{name}: the {krate} does not depend on {dependency}"));
            }
        }
    }
    if name.starts_with("games/") {
        for dependency in &dependencies {
            if NOT_IN_GAMES.contains(&dependency.as_str()) || tree.games().contains(dependency.as_str()) {
                complaints.push(format!("{name}: a game does not depend on {dependency}"));
            }
        }
    }
    if name == "crates/bots/Cargo.toml" && dependencies.iter().any(|dependency| dependency == "table") {
        complaints.push(format!("{name}: bots do not know tables"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_is_told_from_words() {
        let source = r#"
            /// 銃
            // "A Comment"
            card("cash_roll", "Cash Roll").told("He cooks."); card("Man of the Hour");
            wrong("seats", "a hand of at most five cards"); kind("Site card");
            #[cfg(test)]
            let name = "Cash Roll";
        "#;
        assert_eq!(
            prose(source).collect::<Vec<_>>(),
            ["/// 銃", "Cash Roll", "He cooks.", "Man of the Hour"]
        );
    }

    #[test]
    fn a_folder_that_is_too_full_is_found() {
        let complaints = |count: usize| {
            let tree = Tree::of((0..count).map(|text| (format!("languages/en/{text}.ftl"), "")));
            let mut complaints = Vec::new();
            check_folders(&tree, &mut complaints);
            complaints
        };
        assert_eq!(complaints(MOST_FILES), Vec::<String>::new());
        assert_eq!(complaints(MOST_FILES + 1), ["languages/en: 30 files; which belong together?"]);
    }
}
