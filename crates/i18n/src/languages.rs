//! A set of languages, and which of them somebody gets.

use crate::Texts;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::slice;
use unic_langid::LanguageIdentifier;

/// The tag of the language that every set has: texts are translated from it, and whoever asks for no known language gets it.
pub const SOURCE: &str = "en";

/// Languages, sorted by tag.
#[derive(Debug)]
pub struct Languages(Vec<Texts>);

impl Languages {
    /// The languages of these files, each with its path, such as `zh-Hant/site.ftl`, and its content.
    ///
    /// What cannot be read is left out, and a debug build says why: an incomplete language is found by tests and still
    /// serves.
    ///
    /// # Panics
    /// When there is no folder for [`SOURCE`].
    pub fn read(files: impl IntoIterator<Item = (String, String)>) -> Languages {
        let mut folders: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for (path, text) in files {
            let Some((tag, _)) = path.split_once('/') else { continue };
            folders.entry(tag.to_owned()).or_default().push((path, text));
        }
        let languages: Vec<Texts> = folders
            .into_iter()
            .filter_map(|(tag, files)| match tag.parse() {
                Ok(id) => Some(Texts::read(tag, id, files)),
                Err(error) => {
                    debug_assert!(false, "the folder {tag} is not named by a language tag: {error:?}");
                    None
                }
            })
            .collect();
        assert!(languages.iter().any(|texts| texts.tag() == SOURCE), "no folder of texts named {SOURCE}");
        Languages(languages)
    }

    /// All of them, in the order to offer them.
    pub fn iter(&self) -> slice::Iter<'_, Texts> {
        self.0.iter()
    }

    /// The language with this tag, in capital or small letters.
    pub fn find(&self, tag: &str) -> Option<&Texts> {
        self.iter().find(|texts| texts.tag().eq_ignore_ascii_case(tag))
    }

    /// The language that all others are translated from.
    pub fn source(&self) -> &Texts {
        self.iter().find(|texts| texts.tag() == SOURCE).expect("every set has it")
    }

    /// The best language for an `Accept-Language` header: the first known one by quality.
    pub fn negotiate(&self, accept: &str) -> &Texts {
        let mut wanted: Vec<(u32, LanguageIdentifier)> = accept
            .split(',')
            .filter_map(|part| {
                let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
                let quality = quality.trim().parse::<f32>().unwrap_or(0.0);
                Some(((quality * 1000.0) as u32, tag.trim().parse().ok()?))
            })
            .collect();
        wanted.sort_by_key(|(quality, _)| Reverse(*quality));
        wanted.iter().find_map(|(_, asked)| self.closest(asked)).unwrap_or_else(|| self.source())
    }

    /// The language asked for, if possible in the same script and for the same region.
    fn closest(&self, asked: &LanguageIdentifier) -> Option<&Texts> {
        let asked = likely(asked);
        let same = self.iter().map(|texts| (likely(texts.id()), texts));
        same.filter(|(id, _)| id.language == asked.language)
            .min_by_key(|(id, _)| Reverse((id.script == asked.script, id.region == asked.region)))
            .map(|(_, texts)| texts)
    }
}

impl<'a> IntoIterator for &'a Languages {
    type Item = &'a Texts;
    type IntoIter = slice::Iter<'a, Texts>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// With the script and the region in which the language is most likely written: `zh-TW` is `zh-Hant-TW`.
fn likely(id: &LanguageIdentifier) -> LanguageIdentifier {
    let mut id = id.clone();
    id.maximize();
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    fn languages(tags: &[&str]) -> Languages {
        Languages::read(
            tags.iter().map(|tag| (format!("{tag}/language.ftl"), format!("language-name = {tag}"))),
        )
    }

    #[test]
    fn browsers_get_the_language_they_ask_for() {
        let languages = languages(&["zh-Hant", "en", "ja"]);
        let negotiate = |accept| languages.negotiate(accept).tag();
        assert_eq!(negotiate("ja,en;q=0.8"), "ja");
        assert_eq!(negotiate("fr, zh-TW;q=0.7, en;q=0.3"), "zh-Hant");
        assert_eq!(negotiate("zh"), "zh-Hant");
        assert_eq!(negotiate("fr"), "en");
        assert_eq!(negotiate("*"), "en");
        assert_eq!(negotiate(""), "en");
    }

    #[test]
    fn a_language_in_two_scripts_or_regions_is_told_apart() {
        let languages = languages(&["en", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]);
        let negotiate = |accept| languages.negotiate(accept).tag();
        for (accept, tag) in [
            ("zh-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant"),
            ("zh-CN", "zh-Hans"),
            ("zh", "zh-Hans"),
            ("pt", "pt-BR"),
            ("pt-PT", "pt-PT"),
            ("pt-AO", "pt-BR"),
            ("en-GB", "en"),
        ] {
            assert_eq!(negotiate(accept), tag, "{accept}");
        }
    }

    #[test]
    fn tags_are_found_in_any_case_and_offered_in_order() {
        let languages = languages(&["zh-Hant", "en", "ja"]);
        assert_eq!(languages.iter().map(Texts::tag).collect::<Vec<_>>(), ["en", "ja", "zh-Hant"]);
        assert_eq!(languages.find("ZH-hant").map(Texts::tag), Some("zh-Hant"));
        assert!(languages.find("fr").is_none());
    }
}
