//! The three floors of a game: `words/` imports neither `table/` nor `rules/`, `table/` not `rules/`. And in no game a module passes on
//! all names of another.

use crate::house::games;
use crate::imports::{House, sources};
use std::path::Path;

/// The floors, the lowest first.
const FLOORS: [&str; 3] = ["words", "table", "rules"];

/// Everything that stands on the wrong floor.
pub(crate) fn check(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for game in games(root) {
        let folder = root.join("games").join(&game).join("src");
        let house = House::of(&sources(&folder));
        complaints.extend(
            house.globs().map(|file| format!("games/{game}/src/{file}: names are re-exported one by one")),
        );
        if FLOORS.iter().all(|floor| folder.join(floor).is_dir()) {
            complaints.extend(climbs(&house).map(|climb| format!("games/{game}/src/{climb}")));
        }
    }
    complaints
}

/// What imports from a floor above its own.
fn climbs(house: &House) -> impl Iterator<Item = String> {
    let imports = house.imports().into_iter();
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
        let sources = sources.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
        let house = House::of(&sources);
        let found: Vec<String> = climbs(&house).collect();
        assert_eq!(
            found,
            [
                "table/mod.rs: the floor `table` does not know rules/mod.rs",
                "words/mod.rs: the floor `words` does not know table/mod.rs",
            ]
        );
        assert_eq!(house.globs().collect::<Vec<_>>(), ["words/mod.rs"]);
    }
}
