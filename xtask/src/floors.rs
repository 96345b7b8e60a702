//! The three floors of a game: `words/` imports neither `table/` nor `rules/`, `table/` not `rules/`. And in no game a module passes on
//! all names of another.

use crate::imports::Modules;
use crate::tree::Tree;

/// The floors, the lowest first.
const FLOORS: [&str; 3] = ["words", "table", "rules"];

/// Everything that stands on the wrong floor.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for game in tree.games() {
        let folder = format!("games/{game}/src");
        let modules = Modules::of(tree, &folder);
        complaints
            .extend(modules.globs().map(|file| format!("{folder}/{file}: names are re-exported one by one")));
        if FLOORS.iter().all(|floor| tree.folders(&folder).contains(floor)) {
            complaints.extend(climbs(&modules).map(|climb| format!("{folder}/{climb}")));
        }
    }
    complaints
}

/// What imports from a floor above its own.
fn climbs(modules: &Modules) -> impl Iterator<Item = String> {
    let imports = modules.imports().into_iter();
    let pairs = imports.flat_map(|(file, imported)| imported.into_iter().map(move |other| (file, other)));
    pairs.filter_map(|(file, other)| {
        let (own, its) = (floor(file)?, floor(other)?);
        (own < its).then(|| format!("{file}: the floor `{}` does not know {other}", FLOORS[own]))
    })
}

/// The floor a file stands on.
fn floor(file: &str) -> Option<usize> {
    let folder = file.split('/').next()?;
    FLOORS.iter().position(|floor| *floor == folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_up_is_found() {
        let sources = [
            ("lib.rs", "mod rules; mod table; mod words; pub use table::State;"),
            ("words/mod.rs", "use crate::State; pub enum Area {} pub use deep::*; mod deep;"),
            ("words/deep.rs", "pub struct Deep(super::Area);"),
            (
                "table/mod.rs",
                "use crate::words::Area; pub struct State(Area); fn f() { crate::rules::act(); }",
            ),
            ("rules/mod.rs", "use crate::State; pub fn act() {}"),
        ];
        let tree = Tree::of(sources.map(|(file, text)| (format!("src/{file}"), text)));
        let modules = Modules::of(&tree, "src");
        let found: Vec<String> = climbs(&modules).collect();
        assert_eq!(
            found,
            [
                "table/mod.rs: the floor `table` does not know rules/mod.rs",
                "words/mod.rs: the floor `words` does not know table/mod.rs",
            ]
        );
        assert_eq!(modules.globs().collect::<Vec<_>>(), ["words/mod.rs"]);
    }
}
