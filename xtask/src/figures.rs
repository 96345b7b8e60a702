//! The sizes of the house: for each game and the bots the lines of Rust outside tests, the fullest folder, and the largest circle of
//! files that import one another.
//!
//! A file imports another where a `use` or a path in its code leads to a name that the other defines; what a module only re-exports is
//! followed to its definition. Neither `mod x;` nor a re-export is an import.

#![expect(clippy::wildcard_enum_match_arm, reason = "of all items there are, few kinds matter")]

use crate::house::{files, games, read};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

/// The figures of each game and of the bots, a paragraph each.
pub(crate) fn all(root: &Path) -> Vec<String> {
    let mut crates: Vec<String> = games(root).iter().map(|game| format!("games/{game}")).collect();
    crates.push("crates/bots".to_owned());
    crates.iter().map(|name| of_crate(&root.join(name).join("src"), name)).collect()
}

fn of_crate(folder: &Path, name: &str) -> String {
    let paths = files(folder, "rs");
    let sources: BTreeMap<String, String> = paths
        .iter()
        .map(|path| (path.strip_prefix(folder).unwrap_or(path).display().to_string(), read(path)))
        .collect();
    let house = House::of(&sources);
    let (mut lines, mut code) = (0, 0);
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for (file, text) in sources.iter().filter(|(file, _)| house.modules.values().any(|it| it.file == **file))
    {
        for line in outside_tests(text) {
            lines += 1;
            let line = line.trim_start();
            code += usize::from(!line.is_empty() && !line.starts_with("//"));
        }
        *folders.entry(file.rsplit_once('/').map_or("src", |(folder, _)| folder)).or_default() += 1;
    }
    let (fullest, count) = folders.into_iter().max_by_key(|(_, count)| *count).unwrap_or_default();
    let circle = largest_circle(&house.imports());
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

/// A place in the tree of modules: the names from the root of the crate.
type Way = Vec<String>;

/// A module: its file, the names that it defines, and those that it takes from elsewhere.
#[derive(Default)]
struct Module {
    file: String,
    defined: BTreeSet<String>,
    /// What a name stands for, as it is written.
    imported: BTreeMap<String, Way>,
    /// The modules of which it takes all names.
    globs: Vec<Way>,
    /// The paths in its code and in its imports, as they are written.
    paths: BTreeSet<Way>,
}

/// The modules of a crate, by their place.
#[derive(Default)]
struct House {
    modules: BTreeMap<Way, Module>,
}

impl House {
    fn of(sources: &BTreeMap<String, String>) -> House {
        let mut house = House::default();
        house.enter(sources, "lib.rs", Vec::new());
        house
    }

    /// Reads a file and the files of its child modules.
    fn enter(&mut self, sources: &BTreeMap<String, String>, file: &str, way: Way) {
        let Some(File { items, .. }) = sources.get(file).and_then(|text| syn::parse_file(text).ok()) else {
            return;
        };
        for child in self.furnish(file, way.clone(), &items) {
            let place: Way = way.iter().cloned().chain([child]).collect();
            let base = place.join("/");
            for file in [format!("{base}.rs"), format!("{base}/mod.rs")] {
                self.enter(sources, &file, place.clone());
            }
        }
    }

    /// Notes what a module holds, and gives the children that have files of their own.
    fn furnish(&mut self, file: &str, way: Way, items: &[Item]) -> Vec<String> {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        let mut children = Vec::new();
        for item in items {
            match item {
                Item::Mod(child) if child.attrs.iter().any(is_test) => {}
                Item::Mod(ItemMod { ident, content: Some((_, items)), .. }) => {
                    let place = way.iter().cloned().chain([ident.to_string()]).collect();
                    self.furnish(file, place, items);
                }
                Item::Mod(child) => children.push(child.ident.to_string()),
                Item::Use(import) => {
                    let passed_on = !matches!(import.vis, Visibility::Inherited);
                    module.import(&import.tree, Vec::new(), passed_on);
                }
                other => {
                    module.defined.extend(name_of(other));
                    module.visit_item(other);
                }
            }
        }
        self.modules.insert(way, module);
        children
    }

    /// Which files each file imports.
    fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (way, module) in &self.modules {
            let of_file = imports.entry(&module.file).or_default();
            let found = module.paths.iter().filter_map(|path| self.file_of(way, path, 0));
            of_file.extend(found.filter(|file| *file != module.file));
        }
        imports
    }

    /// The file that defines what a path written in a module leads to; none for a module itself and for what is not of this crate.
    fn file_of(&self, from: &Way, path: &[String], depth: usize) -> Option<&str> {
        let (first, mut rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => Vec::new(),
            "self" => from.clone(),
            "super" => from[..from.len().checked_sub(1)?].to_vec(),
            _ => {
                rest = path;
                from.clone()
            }
        };
        let own = rest.len() == path.len();
        while let Some((name, further)) = rest.split_first() {
            let child: Way = at.iter().cloned().chain([name.clone()]).collect();
            if name == "super" {
                at.pop();
            } else if self.modules.contains_key(&child) {
                at = child;
            } else {
                let module = self.modules.get(&at)?;
                if module.defined.contains(name) {
                    return Some(&module.file);
                }
                if depth > 8 {
                    return None;
                }
                let taken = module.imported.get(name).cloned();
                let through_globs =
                    module.globs.iter().map(|glob| [&glob[..], std::slice::from_ref(name)].concat());
                for way in taken.into_iter().chain(through_globs) {
                    if let Some(file) = self.file_of(&at, &[&way[..], further].concat(), depth + 1) {
                        return Some(file);
                    }
                }
                // What a macro defines has no name here.
                return (!own && !module.imported.contains_key(name)).then_some(module.file.as_str());
            }
            rest = further;
        }
        None
    }
}

impl Module {
    fn import(&mut self, tree: &UseTree, mut way: Way, passed_on: bool) {
        match tree {
            UseTree::Path(path) => {
                way.push(path.ident.to_string());
                self.import(&path.tree, way, passed_on);
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.import(tree, way.clone(), passed_on));
            }
            UseTree::Glob(_) => self.globs.push(way),
            UseTree::Name(name) if name.ident == "self" => {
                let name = way.last().cloned().unwrap_or_default();
                self.imported.insert(name, way);
            }
            UseTree::Name(name) => {
                way.push(name.ident.to_string());
                self.take(name.ident.to_string(), way, passed_on);
            }
            UseTree::Rename(name) => {
                way.push(name.ident.to_string());
                self.take(name.rename.to_string(), way, passed_on);
            }
        }
    }

    fn take(&mut self, name: String, way: Way, passed_on: bool) {
        if !passed_on {
            self.paths.insert(way.clone());
        }
        self.imported.insert(name, way);
    }

    /// Paths in code that is not parsed: names with `::` between them.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path: Way = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.paths.insert(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.scan(group.stream());
                    colons = 0;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => colons = 0,
            }
        }
        self.paths.insert(path);
    }
}

impl<'a> Visit<'a> for Module {
    fn visit_path(&mut self, path: &'a syn::Path) {
        self.paths.insert(path.segments.iter().map(|part| part.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        self.scan(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_item_use(&mut self, import: &'a ItemUse) {
        self.import(&import.tree, Vec::new(), false);
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }
}

/// The name an item defines.
fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
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
        let sources = sources.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
        let house = House::of(&sources);
        largest_circle(&house.imports()).into_iter().map(str::to_owned).collect()
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
