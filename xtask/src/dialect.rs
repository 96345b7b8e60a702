//! English as others write it: phrases of a private dialect in comments and documents, with what to write instead.

use crate::tree::Tree;

/// Phrases to avoid, in lower case, each with what to write instead.
const PHRASES: [(&str, &str); 14] = [
    ("the own", "their own, its own, this seat's"),
    ("so many", "this many, that many, a number"),
    ("on turn", "the current player"),
    ("reckon", "compute, assume, expect"),
    ("reckoned", "computed, assumed, expected"),
    ("reckons", "computes, assumes, expects"),
    ("told as", "shown as, reported as"),
    ("told in", "shown in, put into words"),
    ("told of", "shown, learns of"),
    ("told to all", "shown to everybody"),
    ("told to everybody", "shown to everybody"),
    ("told to that seat", "shown to that seat"),
    ("told to the others", "shown to the others"),
    ("told with", "shown with"),
];

/// What may follow `is no`.
const AFTER_NO: [&str; 9] =
    ["longer", "more", "less", "fewer", "better", "further", "greater", "use", "matter"];

/// Documents that quote the phrases.
const QUOTING: [&str; 3] = ["STYLE.md", "docs/style/", "docs/names.md"];

/// Every phrase of the dialect, with its file and line.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (name, file) in tree.all("rs").chain(tree.all("md")) {
        if QUOTING.iter().any(|quoting| name.starts_with(quoting)) || name == "xtask/src/dialect.rs" {
            continue;
        }
        let is_document = name.ends_with(".md");
        for (line, number) in file.text().lines().zip(1..) {
            if is_document || line.trim_start().starts_with("//") {
                found.extend(phrases(line).map(|phrase| format!("{name}:{number}: {phrase}")));
            }
        }
    }
    found
}

/// What is wrong with a line.
fn phrases(line: &str) -> impl Iterator<Item = String> {
    let lower = line.to_lowercase();
    let words: Vec<String> = lower
        .split(|letter: char| !letter.is_alphanumeric() && letter != '\'')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    let text = format!(" {} ", words.join(" "));
    let listed = PHRASES
        .iter()
        .filter(move |(phrase, _)| text.contains(&format!(" {phrase} ")))
        .map(|(phrase, instead)| format!("`{phrase}`: write {instead}"));
    // A comma between the words parts them.
    let parts: Vec<&str> = lower.split_whitespace().collect();
    let is_no = parts.windows(2).enumerate().any(|(at, pair)| {
        matches!(pair, ["is" | "are" | "was" | "were", "no"])
            && at.checked_sub(1).is_none_or(|before| !parts[before].ends_with("there"))
            && parts
                .get(at + 2)
                .is_some_and(|next| !AFTER_NO.contains(&next.trim_end_matches(['.', ',', ':', ';'])))
    });
    listed.chain(is_no.then(|| "`is no`: write is not a".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::phrases;

    #[test]
    fn phrases_are_found_and_ordinary_english_is_not() {
        let found = |line: &str| phrases(line).count();
        assert_eq!(found("/// The own clan as a plan reckons with it."), 2);
        assert_eq!(found("/// The line that is no block of the plan."), 1);
        assert_eq!(found("/// There is no such table, and it is no longer here."), 0);
        assert_eq!(found("/// If purple is, no cube comes."), 0);
        assert_eq!(found("/// Theirs to own. The process is told to stop."), 0);
        assert_eq!(found("/// How a game is told in words, so many times."), 2);
    }
}
