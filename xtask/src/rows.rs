//! A row is read: the rules ask for every word that the rows of a table are written in. A word that is only carried along
//! would let a row promise what no rule does.

#![expect(clippy::wildcard_enum_match_arm, reason = "of all syntax there is, few kinds matter")]

use crate::tree::{Text, Tree, is_test};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Arm, Expr, File, Item, ItemMod, ItemUse, Macro, UseTree};

/// The words of a table: enums of one file.
struct Table {
    game: &'static str,
    /// Below `src` of the game.
    file: &'static str,
    enums: &'static [&'static str],
}

/// Every table whose rows are made of words.
const TABLES: [Table; 9] = [
    Table { game: "outlive", file: "words/rooms.rs", enums: &["Effect", "Berth", "Gain"] },
    Table { game: "outlive", file: "words/equipment.rs", enums: &["Effect"] },
    Table { game: "outlive", file: "words/event_cards.rs", enums: &["Effect"] },
    Table {
        game: "tokyo",
        file: "words/cards/effect.rs",
        enums: &[
            "When",
            "On",
            "Cause",
            "CheckKind",
            "Passing",
            "Who",
            "Effect",
            "More",
            "Trait",
            "Amount",
            "After",
        ],
    },
    Table { game: "tokyo", file: "words/cards/boards.rs", enums: &["TokenIf"] },
    Table { game: "tokyo", file: "words/cards/odd.rs", enums: &["Odd"] },
    Table {
        game: "tokyo",
        file: "words/story/deed.rs",
        enums: &["Deed", "Turn", "Renewal", "Cue", "Given", "Fit", "Aim"],
    },
    Table { game: "tokyo", file: "words/story/row.rs", enums: &["Way", "Task", "Tries", "Needs"] },
    Table { game: "tokyo", file: "words/story/steps.rs", enums: &["Cast", "GuideTask", "Payment", "Blows"] },
];

/// Where rows are written, and where words are spelled, shown or logged: no rule stands there.
const NO_RULES: [&str; 9] = [
    "rules/given/",
    "rules/story/tests.rs",
    "rules/world.rs",
    "table/event.rs",
    "table/position/",
    "table/view/",
    "words/cards/",
    "words/notation/parts.rs",
    "words/story/s0",
];

/// Every word without a reader.
pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for Table { game, file, enums } in &TABLES {
        let folder = format!("games/{game}/src");
        let is_rule = |place: &str| {
            place != *file
                && (place.ends_with("/mod.rs") || !NO_RULES.iter().any(|other| place.starts_with(other)))
        };
        let own = tree.file(&format!("{folder}/{file}")).and_then(Text::syntax);
        for name in *enums {
            let words = own.map(|own| words_of(own, name)).unwrap_or_default();
            if words.is_empty() {
                complaints.push(format!("{folder}/{file}: there is no enum {name}"));
            }
            let rules = tree.below(&folder, "rs").filter(|(place, _)| is_rule(place));
            // Whoever reads the enum names it.
            let rules = rules.filter(|(_, rule)| rule.text().contains(name));
            let rules: Vec<&File> = rules.filter_map(|(_, rule)| rule.syntax()).collect();
            for word in unread(&words, &modules_of(file), name, &rules) {
                complaints.push(format!(
                    "{folder}/{file}: no rule reads {name}::{word}; ask the row for it, or drop the word"
                ));
            }
        }
    }
    complaints
}

/// The modules by which a file is reached, the innermost last: `cards/effect.rs` by `cards` and `effect`.
fn modules_of(file: &str) -> Vec<&str> {
    file.trim_end_matches(".rs").split('/').collect()
}

/// The words of an enum, in order, whether it is written out or made by `words!`.
fn words_of(file: &File, name: &str) -> Vec<String> {
    file.items
        .iter()
        .find_map(|item| match item {
            Item::Enum(found) if found.ident == name => {
                Some(found.variants.iter().map(|variant| variant.ident.to_string()).collect())
            }
            Item::Macro(call) => spelled_words(&call.mac.tokens, name),
            _ => None,
        })
        .unwrap_or_default()
}

/// The words in the rows of `words!`: `Word = "spelling"`.
fn spelled_words(rows: &TokenStream, name: &str) -> Option<Vec<String>> {
    let mut tokens = rows.clone().into_iter().skip_while(|token| token.to_string() != "enum").skip(1);
    if tokens.next()?.to_string() != name {
        return None;
    }
    let body = tokens.find_map(|token| match token {
        TokenTree::Group(group) => Some(group.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    })?;
    let tokens: Vec<String> = body.into_iter().map(|token| token.to_string()).collect();
    Some(tokens.windows(2).filter(|pair| pair[1] == "=").map(|pair| pair[0].clone()).collect())
}

/// The words of an enum that none of these files reads.
fn unread(words: &[String], modules: &[&str], name: &str, rules: &[&File]) -> Vec<String> {
    let mut read = BTreeSet::new();
    for file in rules {
        let paths = modules.iter().map(|module| format!("{module}::{name}"));
        let mut reader = Reader { names: paths.collect(), read: &mut read };
        let mut imports = Imports { modules, name, names: &mut reader.names };
        imports.visit_file(file);
        reader.visit_file(file);
    }
    // Of two words it is enough to ask for one.
    let complement = words.len() == 2 && words.iter().any(|word| read.contains(word));
    words.iter().filter(|word| !complement && !read.contains(*word)).cloned().collect()
}

/// The names by which a file knows the enum.
struct Imports<'a> {
    modules: &'a [&'a str],
    name: &'a str,
    names: &'a mut BTreeSet<String>,
}

impl Imports<'_> {
    fn import(&mut self, tree: &UseTree, from_module: bool) {
        match tree {
            UseTree::Path(path) => {
                let here = self.modules.iter().any(|module| path.ident == module) || path.ident == "super";
                self.import(&path.tree, from_module || here);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, from_module)),
            UseTree::Name(found) if from_module && found.ident == self.name => {
                self.names.insert(self.name.to_owned());
            }
            UseTree::Rename(found) if from_module && found.ident == self.name => {
                self.names.insert(found.rename.to_string());
            }
            UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
        }
    }
}

impl<'a> Visit<'a> for Imports<'_> {
    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.import(&item.tree, false);
    }
}

/// Which words a file makes something of.
struct Reader<'a> {
    names: BTreeSet<String>,
    read: &'a mut BTreeSet<String>,
}

impl Reader<'_> {
    /// Words in code that is not parsed, such as `matches!(effect, Effect::Peek)`: `NAME :: WORD`.
    fn scan(&mut self, code: &str) {
        let code = code.replace(' ', "");
        for name in &self.names {
            for (at, before) in code.match_indices(&format!("{name}::")) {
                let word = code[at + before.len()..].split(|c: char| !c.is_alphanumeric()).next();
                self.read.extend(word.map(str::to_owned));
            }
        }
    }
}

impl<'a> Visit<'a> for Reader<'_> {
    fn visit_arm(&mut self, arm: &'a Arm) {
        if arm.guard.is_some() || !is_nothing(&arm.body) {
            self.visit_pat(&arm.pat);
        }
        visit::visit_expr(self, &arm.body);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.scan(&path.segments.iter().map(|part| part.ident.to_string()).collect::<Vec<_>>().join("::"));
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        self.scan(&call.tokens.to_string());
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }
}

/// What an arm gives that has no use for its word.
fn is_nothing(body: &Expr) -> bool {
    match body {
        Expr::Tuple(tuple) => tuple.elems.is_empty(),
        Expr::Block(block) => block.block.stmts.is_empty(),
        Expr::Path(path) => path.path.is_ident("None"),
        Expr::Lit(literal) => {
            matches!(&literal.lit, syn::Lit::Bool(truth) if !truth.value)
                || matches!(&literal.lit, syn::Lit::Int(number) if number.base10_digits() == "0")
        }
        Expr::Return(_) => true,
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => path.path.is_ident("Err") || path.path.is_ident("Ok"),
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Option<File> {
        syn::parse_file(text).ok()
    }

    #[test]
    fn a_word_that_is_passed_over_is_not_read() {
        let table = "pub enum Effect { Peek, Cover(u8), Cans { count: u8 }, Water }";
        let words = words_of(&parsed(table).unwrap(), "Effect");
        assert_eq!(words, ["Peek", "Cover", "Cans", "Water"]);
        let rules = "use crate::rooms::{Effect as Does, Room};
            fn f(does: Does) -> u8 {
                match does {
                    Does::Cover(strength) if strength > 2 => 0,
                    Does::Cans { count } => count,
                    Does::Peek | Does::Water | Does::Cover(_) => 0,
                }
            }
            #[cfg(test)]
            mod tests { fn t() { assert_eq!(Does::Water, Does::Peek); } }";
        let rules = parsed(rules).unwrap();
        assert_eq!(unread(&words, &["rooms"], "Effect", &[&rules]), ["Peek", "Water"]);
        let asked = "fn g() -> bool { matches!(x, rooms::Effect::Peek) || y == rooms::Effect::Water }";
        let files = [&rules, &parsed(asked).unwrap()];
        assert!(unread(&words, &["rooms"], "Effect", &files).is_empty());
        assert_eq!(unread(&words, &["equipment"], "Effect", &files), words);
    }

    #[test]
    fn words_of_a_macro_are_found() {
        let table = "vocabulary::words! { /// One. pub enum Odd as \"odd step\" { Doll = \"doll\", Combination = \"combination\", } }".replace("/// One. ", "");
        assert_eq!(words_of(&parsed(&table).unwrap(), "Odd"), ["Doll", "Combination"]);
    }
}
