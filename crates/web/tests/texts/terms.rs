//! The tables of terms in docs/style/terms: a word to avoid occurs nowhere, and where an English text has a term, its
//! translations have theirs.

use crate::{Message, cards_of, messages, project, tags};
use i18n::SOURCE;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The table whose words hold for every page.
const EVERYWHERE: &str = "everywhere";
const GAMES: [&str; 3] = ["pandemic", "outlive", "tokyo"];

/// One file of docs/style/terms.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    /// Languages with a rulebook of this game.
    #[serde(default)]
    books: Vec<String>,
    #[serde(default)]
    terms: Vec<Term>,
    never: Vec<Never>,
}

#[derive(Deserialize)]
struct Term {
    /// The forms of the English word; one with a capital letter is meant as written.
    en: Vec<String>,
    /// What the rulebook of a language prints instead, or besides.
    #[serde(default)]
    book: BTreeMap<String, String>,
    /// Languages whose rulebook has no word for it.
    #[serde(default)]
    ours: Vec<String>,
    /// Ids of texts that say it without the word.
    #[serde(default)]
    except: BTreeSet<String>,
    /// Whether this many texts say it without the word that none is held to it.
    #[serde(default)]
    loose: bool,
    /// By the tag of another language, words of which its texts have one.
    #[serde(flatten)]
    translations: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Never {
    lang: String,
    word: String,
    instead: String,
    /// Where the word is right.
    #[serde(default)]
    fine: Vec<String>,
}

impl Never {
    /// # Panics
    /// When `text` has the word.
    fn avoid(&self, text: &str, place: &str) {
        let rest = self.fine.iter().fold(text.to_owned(), |text, fine| text.replace(fine, ""));
        assert!(!rest.contains(&self.word), "{place}: {} and not {}: {text}", self.instead, self.word);
    }
}

impl Term {
    fn is_in(&self, text: &str) -> bool {
        self.en.iter().any(|form| {
            if form.contains(|c: char| c.is_ascii_uppercase()) {
                has_word(text, form)
            } else {
                has_word(&text.to_lowercase(), form)
            }
        })
    }

    /// Whether a translation of a text with the word has none of its own.
    fn is_missing(&self, tag: &str, text: &str) -> bool {
        self.translations.get(tag).is_some_and(|words| !words.iter().any(|word| text.contains(word)))
    }
}

/// Whether the word stands in the text, neither part of a longer one nor of the name of a variable.
fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_ascii_alphabetic() || "-{}".contains(c);
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(inside) && !text[at + word.len()..].starts_with(inside))
}

/// What a language says, by the ids of its texts.
fn said(tag: &str) -> BTreeMap<String, String> {
    messages(tag).into_iter().map(|message| (message.id, message.says.join("\n"))).collect()
}

fn table(name: &str) -> Table {
    let path = project().join("docs/style/terms").join(format!("{name}.toml"));
    let text = fs::read_to_string(&path).unwrap();
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Names and tales of Tokyo Siteseeing, which are not rules: they may use any word of their language in any sense.
fn is_story(message: &Message) -> bool {
    ["tokyo/names", "tokyo/tales"].contains(&message.file.as_str())
}

/// Whether this is a text of the game; each is one of `EVERYWHERE`.
fn belongs(message: &Message, name: &str) -> bool {
    name == EVERYWHERE || message.file.split('/').next() == Some(name)
}

#[test]
fn words_to_avoid_are_avoided() {
    for name in [EVERYWHERE].into_iter().chain(GAMES) {
        let table = table(name);
        for tag in tags() {
            let avoided: Vec<&Never> = table.never.iter().filter(|never| never.lang == tag).collect();
            let told_in_english = |message: &Message| tag == SOURCE && is_story(message);
            let held = |message: &&Message| belongs(message, name) && !told_in_english(message);
            for message in messages(tag).iter().filter(held) {
                for text in &message.says {
                    avoided.iter().for_each(|never| never.avoid(text, &message.id));
                }
            }
            if name == EVERYWHERE || name == "tokyo" {
                let path = cards_of(tag);
                for line in fs::read_to_string(&path).unwrap().lines() {
                    avoided.iter().for_each(|never| never.avoid(line, &path.display().to_string()));
                }
            }
        }
    }
}

#[test]
fn a_term_is_said_by_its_word_in_each_language() {
    let english = messages(SOURCE);
    for tag in tags() {
        let others = said(tag);
        for name in GAMES {
            let texts: Vec<(&str, String)> = english
                .iter()
                .filter(|message| belongs(message, name) && !is_story(message))
                .map(|message| (message.id.as_str(), message.says.join("\n")))
                .collect();
            for term in &table(name).terms {
                for (id, _) in texts.iter().filter(|(_, text)| term.is_in(text)) {
                    assert!(
                        term.loose || term.except.contains(*id) || !term.is_missing(tag, &others[*id]),
                        "{id}: {} is {:?} in {tag}, and it says {:?}. If it says so in another way, name it in \
                         `except`.",
                        term.en[0],
                        term.translations[tag],
                        others[*id]
                    );
                }
            }
        }
    }
}

#[test]
fn tables_of_terms_have_no_dead_rows() {
    let english = messages(SOURCE);
    let languages: BTreeMap<&str, BTreeMap<String, String>> = tags().map(|tag| (tag, said(tag))).collect();
    for name in GAMES {
        let Table { books, terms, .. } = table(name);
        assert!(books.iter().all(|book| languages.contains_key(book.as_str())), "{name}: {books:?}");
        for term in &terms {
            let word = &term.en[0];
            let unknown = term.translations.keys().find(|tag| !languages.contains_key(tag.as_str()));
            assert_eq!(unknown, None, "{name}, {word}: neither a language nor a field of a term");
            let lacks = |id: &str| languages.iter().any(|(tag, said)| term.is_missing(tag, &said[id]));
            let texts = english.iter().filter(|message| belongs(message, name) && !is_story(message));
            let uses: BTreeSet<&str> = texts
                .filter(|message| term.is_in(&message.says.join("\n")))
                .map(|message| message.id.as_str())
                .collect();
            assert!(!uses.is_empty(), "{name}: no text says {word}");
            for id in &term.except {
                assert!(uses.contains(id.as_str()) && lacks(id), "{name}, {word}: {id} is no exception");
            }
            let of_books = term.book.keys().chain(&term.ours).all(|lang| books.contains(lang));
            assert!(of_books, "{name}, {word}: only a rulebook has or lacks a word");
        }
    }
}
