//! Which files of a crate import one another.
//!
//! A file imports another where a `use` or a path in its code leads to a name that the other defines; what a module only re-exports is
//! followed to its definition. Neither `mod x;` nor a re-export is an import.

#![expect(clippy::wildcard_enum_match_arm, reason = "of all items there are, few kinds matter")]

use crate::tree::{Text, Tree, is_test};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{File, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

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
    passes_globs_on: bool,
    /// The paths in its code and in its imports, as they are written.
    paths: BTreeSet<Way>,
}

/// The modules of a crate, by their place.
#[derive(Default)]
pub(crate) struct Modules {
    modules: BTreeMap<Way, Module>,
}

impl Modules {
    /// Reads a crate, a library or a program, whose sources are in this folder.
    pub(crate) fn of(tree: &Tree, folder: &str) -> Modules {
        let mut modules = Modules::default();
        for root in ["lib.rs", "main.rs"] {
            modules.enter(tree, folder, root, Vec::new());
        }
        modules
    }

    /// Reads a file and the files of its child modules.
    fn enter(&mut self, tree: &Tree, folder: &str, file: &str, way: Way) {
        let source = tree.file(&format!("{folder}/{file}"));
        let Some(File { items, .. }) = source.and_then(Text::syntax) else { return };
        for child in self.furnish(file, way.clone(), items) {
            let place: Way = way.iter().cloned().chain([child]).collect();
            let base = place.join("/");
            for file in [format!("{base}.rs"), format!("{base}/mod.rs")] {
                self.enter(tree, folder, &file, place.clone());
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

    /// The modules that take all names of another and pass them on.
    pub(crate) fn globs(&self) -> impl Iterator<Item = &str> {
        self.modules.values().filter(|module| module.passes_globs_on).map(|module| module.file.as_str())
    }

    /// The files with a path or an import in which this name stands.
    pub(crate) fn naming(&self, name: &str) -> impl Iterator<Item = &str> {
        let names = move |way: &Way| way.iter().any(|part| part == name);
        let modules = self.modules.values().filter(move |module| {
            module.paths.iter().chain(module.imported.values()).chain(&module.globs).any(names)
        });
        modules.map(|module| module.file.as_str())
    }

    /// Whether a file is part of the crate outside its tests.
    pub(crate) fn contains(&self, file: &str) -> bool {
        self.modules.values().any(|module| module.file == file)
    }

    /// Which files each file imports.
    pub(crate) fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
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
            UseTree::Glob(_) => {
                self.globs.push(way);
                self.passes_globs_on |= passed_on;
            }
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
