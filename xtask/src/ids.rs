//! An id leads to a place: every rule that the first lines of a game's file name also stands at an item of that file, at the function, row
//! or arm that does what the rule says, and not in a list.

use crate::coverage::mentions;
use crate::tree::Tree;
use std::collections::BTreeSet;

/// A comment that names more rules than this is a list, and leads nowhere.
const MOST_IN_A_COMMENT: usize = 4;

/// Every id of a head that stands at no item.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let games = tree.games().into_iter();
    let open = games.flat_map(|game| open(tree, game).1.into_iter().map(move |line| (game, line)));
    open.map(|(game, (file, ids))| {
        format!("games/{game}/src/{file}: the first lines name {ids}, which no item in the file does; name a rule at the item too")
    })
    .collect()
}

/// For each game, how many ids of heads stand at no item, and which.
pub(crate) fn figures(tree: &Tree) -> Vec<String> {
    tree.games().into_iter().map(|game| of_game(tree, game)).collect()
}

fn of_game(tree: &Tree, game: &str) -> String {
    let (named, open) = open(tree, game);
    let count: usize = open.iter().map(|(_, ids)| ids.split(' ').count()).sum();
    let lines: String = open.iter().map(|(file, ids)| format!("\n    {file}: {ids}")).collect();
    format!("games/{game}: {count} of {named} ids in the first lines of files stand at no item there{lines}")
}

/// How many ids the heads of a game's files name, and for each file those that stand at no item.
fn open(tree: &Tree, game: &str) -> (usize, Vec<(String, String)>) {
    let folder = format!("games/{game}/src");
    let (mut named, mut open) = (0, Vec::new());
    for (file, source) in tree.below(&folder, "rs") {
        let ids = of_head(source.text());
        named += ids.len();
        let at_items = at_items(source.text());
        let missing: Vec<&str> =
            ids.iter().filter(|id| !at_items.contains(*id)).map(String::as_str).collect();
        if !missing.is_empty() {
            open.push((file.to_owned(), missing.join(" ")));
        }
    }
    (named, open)
}

/// The rules that the first lines of a file name.
fn of_head(text: &str) -> BTreeSet<String> {
    mentions(&text.lines().take_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n"))
}

/// The rules that stand at items: in a comment or in a row of code that names only few. Tests and inner comments do not count.
fn at_items(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut comment = String::new();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for line in code.lines().map(str::trim_start).filter(|line| !line.starts_with("//!")).chain([""]) {
        if line.starts_with("//") {
            comment.push_str(line.trim_start_matches('/'));
            continue;
        }
        for ids in [with_ranges(&std::mem::take(&mut comment)), mentions(line)] {
            if ids.len() <= MOST_IN_A_COMMENT {
                found.extend(ids);
            }
        }
    }
    found
}

/// The rules a comment names, with those between where it says `W2.1 to W2.4`.
fn with_ranges(comment: &str) -> BTreeSet<String> {
    let mut ids = mentions(comment);
    let words: Vec<&str> = comment.split_whitespace().collect();
    for range in words.windows(3).filter(|range| range[1] == "to") {
        let (Some((chapter, from)), Some((same, to))) = (parts(range[0]), parts(range[2])) else { continue };
        if chapter == same {
            ids.extend((from..to).map(|number| format!("{chapter}.{number}")));
        }
    }
    ids
}

/// The chapter and the number of an id.
fn parts(word: &str) -> Option<(&str, u32)> {
    let (chapter, number) = word.trim_end_matches([',', '.', ':', ';', ')']).split_once('.')?;
    Some((chapter.trim_start_matches('('), number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_stands_at_an_item_and_not_in_a_list() {
        let text = "//! P1.1 P1.2 P1.3 P1.4 P1.5 P2.1 P2.2 P2.3 P2.4 P3.1\n\
                    /// P1.1 P1.2 P1.3 P1.4 P1.5 Everything.\n\
                    /// It goes on.\n\
                    fn all() {\n    // (P1.2)\n}\n\
                    /// P2.1 to P2.3 The rest.\n\
                    const ROW: &str = \"P2.4\";\n\
                    #[cfg(test)]\n\
                    /// P3.1\n";
        let at_items = at_items(text);
        let open: Vec<_> = of_head(text).into_iter().filter(|id| !at_items.contains(id)).collect();
        assert_eq!(open, ["P1.1", "P1.3", "P1.4", "P1.5", "P3.1"]);
    }
}
