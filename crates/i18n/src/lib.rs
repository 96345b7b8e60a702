//! The languages of the interface and their texts.
//!
//! A language is a folder below `languages`, named by its language tag, with Fluent files in it and in a folder for each game, and
//! nothing else: whatever languages are there when the program is built are its [`languages`].

mod languages;
mod texts;

pub use languages::{Languages, SOURCE};
pub use texts::{Said, Texts, Value};

use rust_embed::RustEmbed;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "languages"]
struct Files;

static LANGUAGES: LazyLock<Languages> = LazyLock::new(|| Languages::read(files()));

/// The files of these languages, each with its path, such as `zh-Hant/tokyo/cards.ftl`, and its content.
pub fn files() -> impl Iterator<Item = (String, String)> {
    Files::iter().filter_map(|path| {
        let text = String::from_utf8_lossy(&Files::get(&path)?.data).into_owned();
        Some((path.into_owned(), text))
    })
}

/// The languages this program was built with.
pub fn languages() -> &'static Languages {
    &LANGUAGES
}

/// The texts in English, from which all others are translated.
pub fn english() -> &'static Texts {
    languages().source()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_are_the_folders() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
        let mut folders: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        folders.sort();
        assert_eq!(languages().iter().map(Texts::tag).collect::<Vec<_>>(), folders);
        assert!(folders.iter().any(|folder| folder == SOURCE));
    }

    #[test]
    fn each_names_itself() {
        for texts in languages() {
            assert!(texts.has("language-name"), "{} lacks `language-name` in language.ftl", texts.tag());
        }
        assert_eq!(english().name(), "English");
    }
}
