//! Every rule has code and a case, every case and every id in code has a rule.

use crate::tree::{Tree, stem};
use std::collections::{BTreeMap, BTreeSet};

/// The coverage of a game in one line, or everything that is missing.
pub(crate) fn check(tree: &Tree, game: &str) -> Result<String, Vec<String>> {
    let folder = format!("games/{game}");
    let rules = tree.text(&format!("{folder}/RULES.md"));
    let rules = rulebook::parse(rules).map_err(|error| vec![error.to_string()])?;
    let ids: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    let mut complaints = Vec::new();
    if ids.len() != rules.len() {
        complaints.push(format!("{game}: an id stands twice in RULES.md"));
    }

    let cases = cases_by_rule(tree, &format!("{folder}/cases"), &mut complaints);
    let sources: Vec<(&str, &str)> = tree
        .below(&folder, "rs")
        .filter(|(path, _)| path.starts_with("src/"))
        .map(|(path, source)| (path, source.text()))
        .collect();
    let tests: String =
        tree.below(&format!("{folder}/tests"), "rs").map(|(_, source)| source.text()).collect();
    let tests = mentions(&tests);

    for rule in &rules {
        let of_rule = cases.get(rule.id.as_str()).cloned().unwrap_or_default();
        let tested_in_rust = rule.cases.iter().any(|case| case.starts_with("tests/"));
        if of_rule.is_empty() && !(tested_in_rust && tests.contains(&rule.id)) {
            complaints.push(format!("{game}: {} has no case", rule.id));
        }
        for case in &rule.cases {
            if !leads_to_a_file(tree, &folder, case) {
                complaints.push(format!("{game}: RULES.md links {case} from {}; it does not exist", rule.id));
            }
        }
        for case in &of_rule {
            if !rule.cases.iter().any(|linked| linked == &format!("cases/{case}.toml")) {
                complaints.push(format!("{game}: RULES.md does not link cases/{case}.toml from {}", rule.id));
            }
        }
        match sources.iter().find(|(path, _)| *path == rule.code) {
            None => complaints
                .push(format!("{game}: RULES.md says {} is in {}; no such file", rule.id, rule.code)),
            Some((path, text)) => {
                let headline = text.lines().take_while(|line| line.starts_with("//!")).collect::<String>();
                if !mentions(&headline).contains(base(&rule.id)) {
                    complaints.push(format!("{game}: the first lines of {path} do not name {}", rule.id));
                }
            }
        }
    }
    for (path, text) in &sources {
        for id in mentions(text).iter().filter(|id| !ids.contains(id.as_str())) {
            complaints.push(format!("{game}: {path} names {id}, which is no rule"));
        }
    }
    for (rule, files) in &cases {
        if !ids.contains(rule.as_str()) {
            complaints.push(format!("{game}: {} tries {rule}, which is no rule", files.join(", ")));
        }
    }
    let count: usize = cases.values().map(Vec::len).sum();
    if complaints.is_empty() {
        Ok(format!("{game}: {} rules, each with code and a case; {count} cases; none missing", rules.len()))
    } else {
        Err(complaints)
    }
}

/// Whether a link in a document of this folder leads to a file.
fn leads_to_a_file(tree: &Tree, folder: &str, link: &str) -> bool {
    let mut path: Vec<&str> = folder.split('/').collect();
    for part in link.split('/') {
        if part == ".." {
            path.pop();
        } else {
            path.push(part);
        }
    }
    tree.file(&path.join("/")).is_some()
}

/// The names of case files by the rule each is about.
fn cases_by_rule(tree: &Tree, folder: &str, complaints: &mut Vec<String>) -> BTreeMap<String, Vec<String>> {
    let mut cases: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, case) in tree.below(folder, "toml") {
        let stem = stem(name);
        let rule = toml::from_str::<toml::Table>(case.text())
            .ok()
            .and_then(|case| case.get("rule").and_then(|rule| rule.as_str().map(str::to_owned)));
        match rule {
            Some(rule) if rulebook::is_named_after(stem, &rule) => {
                cases.entry(rule).or_default().push(stem.to_owned());
            }
            Some(rule) => complaints.push(format!("{folder}/{name}: is about {rule} and not named after it")),
            None => complaints.push(format!("{folder}/{name}: has no line `rule = \"…\"`")),
        }
    }
    cases
}

/// The rule ids a text names: a capital letter, a number and perhaps a second one after a dot.
pub(crate) fn mentions(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.') {
        let word = word.trim_matches('.');
        let mut letters = word.chars();
        let rest = letters.as_str().trim_start_matches(['P', 'O', 'T', 'I']);
        let capital = letters.next().is_some_and(|letter| matches!(letter, 'P' | 'O' | 'T' | 'I'));
        let dotted =
            rest.split_once('.').is_some_and(|(chapter, number)| is_number(chapter) && is_number(number));
        if capital && rest.len() + 1 == word.len() && (dotted || word.starts_with('I') && is_number(rest)) {
            found.insert(word.to_owned());
        }
    }
    found
}

/// The rule a ruling belongs to: code names only rules.
fn base(id: &str) -> &str {
    id.trim_end_matches(|letter: char| letter.is_ascii_lowercase())
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn ids_are_found_and_nothing_else() {
        let found: Vec<_> =
            mentions("//! P3.2, I2 and (P15.11). Not P3, HTTP1.1, P3.2a or v1.2.").into_iter().collect();
        assert_eq!(found, ["I2", "P15.11", "P3.2"]);
    }
}
