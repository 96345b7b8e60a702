//! Invariants of the house, most of them absences.

use std::path::{Path, PathBuf};

/// Lines a file in a game may have.
const MOST_LINES: usize = 420;
/// Names of modules that say nothing.
const EMPTY_NAMES: [&str; 8] = ["utils", "util", "helpers", "helper", "common", "manager", "misc", "shared"];
/// The crates games stand on, each with all it may depend on.
const BELOW_GAMES: [(&str, &[&str]); 3] =
    [("campaign", &[]), ("kernel", &[]), ("vocabulary", &["heck", "kernel", "serde"])];
/// What no game may depend on: randomness, I/O, async, databases.
const NOT_IN_GAMES: [&str; 9] =
    ["rand", "rand_chacha", "rand_xoshiro", "chacha20", "tokio", "sqlx", "serde_json", "axum", "store"];

/// Everything that breaks an invariant.
pub(crate) fn check(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in files(root, "toml").iter().filter(|path| path.ends_with("Cargo.toml")) {
        check_manifest(root, manifest, &mut complaints);
    }
    for path in files(root, "rs") {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = read(&path);
        if EMPTY_NAMES.contains(&stem.as_str()) {
            complaints.push(format!("{name}: a module is named for what it is about"));
        }
        if name.starts_with("games/") && name.contains("/src/") {
            let lines = text.lines().count();
            if lines > MOST_LINES {
                complaints.push(format!("{name}: {lines} lines; do two rules share a room?"));
            }
            if stem != "tests" && !name.contains("/tests/") {
                complaints.extend(prose(&text).map(|prose| {
                    format!(
                        "{name}: `{prose}` is prose, which stands with the translations below crates/i18n"
                    )
                }));
            }
            for banned in ["HashMap", "HashSet", "f32", "f64", "Instant", "SystemTime", "std::fs", "std::net"]
            {
                let word = |line: &str| {
                    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':')
                        .any(|word| word == banned || word.starts_with(&format!("{banned}::")))
                };
                if text.lines().any(word) {
                    complaints.push(format!("{name}: {banned} has no place in a game"));
                }
            }
        }
        for (krate, _) in
            BELOW_GAMES.iter().filter(|(krate, _)| name.starts_with(&format!("crates/{krate}/")))
        {
            if games(root).iter().any(|game| text.contains(&format!("{game}::"))) {
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

fn check_manifest(root: &Path, path: &Path, complaints: &mut Vec<String>) {
    let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
    let Ok(manifest) = toml::from_str::<toml::Table>(&read(path)) else {
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
            if NOT_IN_GAMES.contains(&dependency.as_str()) || root.join("games").join(dependency).exists() {
                complaints.push(format!("{name}: a game does not depend on {dependency}"));
            }
        }
    }
    if name == "crates/bots/Cargo.toml" && dependencies.iter().any(|dependency| dependency == "table") {
        complaints.push(format!("{name}: bots do not know tables"));
    }
}

/// The games: the folders below `games`.
pub(crate) fn games(root: &Path) -> Vec<String> {
    let mut games: Vec<String> = std::fs::read_dir(root.join("games"))
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    games.sort();
    games
}

/// All files with this extension below a folder, but nothing that is built or hidden.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                found.extend(files(&path, extension));
            }
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

/// The text of a file, empty if there is none.
pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
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
}
