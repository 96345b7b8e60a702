//! The files of the house, read once, and parsed once where somebody asks for their syntax.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::Attribute;

/// Sources, texts, documents, manifests and cases, by their paths below the root.
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, Text>,
}

/// The text of a file.
#[derive(Default)]
pub(crate) struct Text {
    text: String,
    syntax: OnceCell<Option<syn::File>>,
}

impl Tree {
    /// Everything below the root, but nothing that is built or hidden.
    pub(crate) fn read(root: &Path) -> Tree {
        let paths = files(root, &["rs", "ftl", "md", "toml"]).into_iter();
        let place = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
        Tree::of(paths.map(|path| (place(&path), std::fs::read_to_string(&path).unwrap_or_default())))
    }

    /// A tree of these files.
    pub(crate) fn of<N: Into<String>, T: Into<String>>(files: impl IntoIterator<Item = (N, T)>) -> Tree {
        let text = |text: T| Text { text: text.into(), syntax: OnceCell::new() };
        Tree { files: files.into_iter().map(|(name, of_file)| (name.into(), text(of_file))).collect() }
    }

    /// All files with this extension, by their paths below the root.
    pub(crate) fn all<'a>(&'a self, extension: &'a str) -> impl Iterator<Item = (&'a str, &'a Text)> {
        let of_kind = move |name: &str| Path::new(name).extension().is_some_and(|found| found == extension);
        self.files.iter().map(|(name, text)| (name.as_str(), text)).filter(move |(name, _)| of_kind(name))
    }

    /// The files below a folder with this extension, by their paths below that folder.
    pub(crate) fn below<'a>(
        &'a self,
        folder: &'a str,
        extension: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a Text)> {
        let place = move |name: &'a str| name.strip_prefix(folder)?.strip_prefix('/');
        self.all(extension).filter_map(move |(name, text)| Some((place(name)?, text)))
    }

    /// The file with this path.
    pub(crate) fn file(&self, name: &str) -> Option<&Text> {
        self.files.get(name)
    }

    /// The text of the file with this path, empty if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.file(name).map_or("", Text::text)
    }

    /// The games: the folders below `games`.
    pub(crate) fn games(&self) -> BTreeSet<&str> {
        self.folders("games")
    }

    /// The folders in a folder.
    pub(crate) fn folders(&self, folder: &str) -> BTreeSet<&str> {
        let below = self.files.keys().filter_map(|name| name.strip_prefix(folder)?.strip_prefix('/'));
        below.filter_map(|name| Some(name.split_once('/')?.0)).collect()
    }
}

impl Text {
    /// What stands in the file.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text as Rust, if it is that.
    pub(crate) fn syntax(&self) -> Option<&syn::File> {
        self.syntax.get_or_init(|| syn::parse_file(&self.text).ok()).as_ref()
    }
}

/// The name of a file without folders and extension.
pub(crate) fn stem(name: &str) -> &str {
    let file = name.rsplit('/').next().unwrap_or(name);
    file.rsplit_once('.').map_or(file, |(stem, _)| stem)
}

/// Whether an item is there only for tests.
pub(crate) fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
}

/// All files with these extensions below a folder, but nothing that is built or hidden.
pub(crate) fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                found.extend(files(&path, extensions));
            }
        } else if path.extension().is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        {
            found.push(path);
        }
    }
    found
}
