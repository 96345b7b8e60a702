//! What knows no game: all crates below `crates`, but for the list of games, the matches that give them their faces, and files and
//! folders named after the game they know.

use crate::imports::Modules;
use crate::tree::Tree;

/// The files that know all games.
const LISTS: [&str; 2] = ["catalogue/src/lib.rs", "web/src/faces/mod.rs"];

/// Every file that names a game it is to know nothing of.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for name in tree.folders("crates") {
        let folder = format!("crates/{name}/src");
        let modules = Modules::of(tree, &folder);
        for game in tree.games() {
            let found = modules.naming(game).map(|file| format!("{name}/src/{file}"));
            let strangers = found.filter(|file| !is_of(file, game) && !LISTS.contains(&file.as_str()));
            complaints.extend(
                strangers.map(|file| format!("crates/{file}: it is to know no game, and names {game}")),
            );
        }
    }
    complaints
}

/// Whether a file or a folder around it is named after the game.
fn is_of(file: &str, game: &str) -> bool {
    file.split('/').any(|part| part.strip_suffix(".rs").unwrap_or(part) == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_names_a_game_is_found_outside_tests() {
        let sources = [
            ("lib.rs", "mod a; mod b; mod c; mod d; mod chess; pub use chess::Board;"),
            ("a.rs", "use chess::State; fn f() -> State { State }"),
            ("b.rs", "fn f() { html! { (crate::chess::draw()) } }"),
            ("c.rs", "/// As in chess::State. \n fn f() {} #[cfg(test)] mod tests { use chess::State; }"),
            ("d.rs", "fn chess() -> &'static str { \"chess\" }"),
            ("chess.rs", "pub use chess::State; pub struct Board;"),
        ];
        let tree = Tree::of(sources.map(|(file, text)| (format!("src/{file}"), text)));
        let modules = Modules::of(&tree, "src");
        assert_eq!(modules.naming("chess").collect::<Vec<_>>(), ["lib.rs", "a.rs", "b.rs", "chess.rs"]);
        assert!(is_of("web/src/chess/board.rs", "chess") && is_of("measures/src/chess.rs", "chess"));
        assert!(!is_of("web/src/chessboard.rs", "chess"));
    }
}
