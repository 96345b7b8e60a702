//! The sizes of the house: for each game, the bots, the pages and the server the lines of Rust outside tests, the fullest folder, and
//! the largest circle of files that import one another.

use crate::imports::Modules;
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// The figures of each game, of the bots, the pages and the server, a paragraph each.
pub(crate) fn all(tree: &Tree) -> Vec<String> {
    let games = tree.games().into_iter().map(|game| format!("games/{game}"));
    let others = ["crates/bots", "crates/web", "crates/server"].map(str::to_owned);
    games.chain(others).map(|name| of_crate(tree, &name)).collect()
}

fn of_crate(tree: &Tree, name: &str) -> String {
    let folder = format!("{name}/src");
    let modules = Modules::of(tree, &folder);
    let (mut lines, mut code) = (0, 0);
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for (file, source) in tree.below(&folder, "rs").filter(|(file, _)| modules.contains(file)) {
        for line in outside_tests(source.text()) {
            lines += 1;
            let line = line.trim_start();
            code += usize::from(!line.is_empty() && !line.starts_with("//"));
        }
        *folders.entry(file.rsplit_once('/').map_or("src", |(folder, _)| folder)).or_default() += 1;
    }
    let (fullest, count) = folders.into_iter().max_by_key(|(_, count)| *count).unwrap_or_default();
    let circle = largest_circle(&modules.imports());
    let members: String = circle.iter().map(|file| format!("\n    {file}")).collect();
    format!(
        "{name}: {lines} lines of Rust outside tests, {code} of them code; fullest folder {fullest}: {count} files; largest circle: {} files{members}",
        circle.len()
    )
}

/// The lines of a formatted source that stand in no inline `#[cfg(test)]` module.
fn outside_tests(text: &str) -> impl Iterator<Item = &str> {
    let mut lines = text.lines().peekable();
    std::iter::from_fn(move || {
        let mut line = lines.next()?;
        while line == "#[cfg(test)]" && lines.peek().is_some_and(|next| next.ends_with('{')) {
            lines.by_ref().find(|line| *line == "}");
            line = lines.next()?;
        }
        Some(line)
    })
}

/// The largest set of files of which each imports, over others, each other.
fn largest_circle<'a>(imports: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Vec<&'a str> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        imports.keys().map(|file| (*file, reached_from(imports, file))).collect();
    let circle = |file: &str| -> Vec<&str> {
        reached[file].iter().copied().filter(|other| reached[other].contains(file)).collect()
    };
    let mut circles: Vec<Vec<&str>> = imports.keys().map(|file| circle(file)).collect();
    circles.sort_by_key(Vec::len);
    circles.pop().unwrap_or_default()
}

fn reached_from<'a>(imports: &BTreeMap<&'a str, BTreeSet<&'a str>>, file: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = imports[file].iter().copied().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file) {
            next.extend(imports.get(file).into_iter().flatten().copied());
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circle(sources: &[(&str, &str)]) -> Vec<String> {
        let tree = Tree::of(sources.iter().map(|(file, text)| (format!("src/{file}"), *text)));
        let modules = Modules::of(&tree, "src");
        largest_circle(&modules.imports()).into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn a_circle_is_found_through_imports_and_paths() {
        let found = circle(&[
            ("lib.rs", "mod a; mod b; mod c; pub use c::C;"),
            ("a.rs", "use crate::b::{self, B}; struct A(B);"),
            ("b.rs", "use crate::C; pub struct B;"),
            ("c.rs", "pub struct C; fn f() { assert!(crate::a::g()); }"),
        ]);
        assert_eq!(found, ["a.rs", "b.rs", "c.rs"]);
    }

    #[test]
    fn a_module_that_passes_names_on_is_no_circle() {
        let found = circle(&[
            ("lib.rs", "mod a;"),
            ("a/mod.rs", "mod b; mod c; pub use b::B; pub use c::*;"),
            ("a/b.rs", "use super::C; pub struct B(C); #[cfg(test)] mod tests { use crate::a::c::D; }"),
            ("a/c.rs", "vocabulary::words! { pub enum C as \"c\" { } }"),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn lines_of_tests_do_not_count() {
        let text = "a\n#[cfg(test)]\nmod tests;\n#[cfg(test)]\nmod more {\n    fn f() {}\n}\nb";
        assert_eq!(outside_tests(text).collect::<Vec<_>>(), ["a", "#[cfg(test)]", "mod tests;", "b"]);
    }
}
