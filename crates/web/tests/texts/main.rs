//! Every text exists in every language, says the same variables, and is used under an id that exists.

mod ids;
mod rows;
mod style;
mod terms;
mod wording;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use i18n::{SOURCE, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A text of a language.
struct Message {
    /// The file it stands in, without its ending.
    file: String,
    id: String,
    variables: Variables,
    /// What it can say: one sentence or more for each choice of variants and each form. A variable stands in braces.
    says: Vec<String>,
}

/// The variables of a text.
#[derive(Default)]
struct Variables {
    /// Those it says.
    said: BTreeSet<String>,
    /// Those by which it chooses its words.
    chosen_by: BTreeSet<String>,
}

/// The texts of a language, in the order of their files.
fn messages(tag: &str) -> Vec<Message> {
    files_of(tag).iter().flat_map(|(file, text)| messages_of(file, text)).collect()
}

fn messages_of(file: &str, text: &str) -> Vec<Message> {
    let resource =
        fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    messages
        .map(|message| {
            let forms = message.attributes.iter().map(|form| &form.value);
            let mut variables = Variables::default();
            let says =
                message.value.iter().chain(forms).flat_map(|form| said(form, &mut variables)).collect();
            Message { file: file.to_owned(), id: message.id.name.to_owned(), variables, says }
        })
        .collect()
}

fn said(pattern: &Pattern<&str>, variables: &mut Variables) -> Vec<String> {
    pattern.elements.iter().fold(vec![String::new()], |said, element| {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => placed(expression, variables),
        };
        said.iter().flat_map(|before| next.iter().map(move |after| format!("{before}{after}"))).collect()
    })
}

fn placed(expression: &Expression<&str>, variables: &mut Variables) -> Vec<String> {
    match expression {
        Expression::Select { selector, variants } => {
            let mut selecting = Variables::default();
            placed_inline(selector, &mut selecting);
            variables.chosen_by.append(&mut selecting.said);
            variants.iter().flat_map(|variant| said(&variant.value, variables)).collect()
        }
        Expression::Inline(inline) => placed_inline(inline, variables),
    }
}

fn placed_inline(inline: &InlineExpression<&str>, variables: &mut Variables) -> Vec<String> {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            vec![(*value).to_owned()]
        }
        InlineExpression::VariableReference { id } => {
            variables.said.insert(id.name.to_owned());
            vec![format!("{{{}}}", id.name)]
        }
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::FunctionReference { id, .. } => vec![format!("{{{}}}", id.name)],
        InlineExpression::Placeable { expression } => placed(expression, variables),
    }
}

/// The ids of a language's texts with the variables each names.
fn texts(tag: &str) -> BTreeMap<String, Variables> {
    let mut texts = BTreeMap::new();
    for message in messages(tag) {
        let before = texts.insert(message.id.clone(), message.variables);
        assert!(before.is_none(), "{} is there twice in {}", message.id, tag);
    }
    texts
}

/// The tags of all languages.
fn tags() -> impl Iterator<Item = &'static str> {
    i18n::languages().iter().map(Texts::tag)
}

/// The files of a language, sorted, each with its place in the language without its ending, such as `tokyo/cards`, and its content.
fn files_of(tag: &str) -> BTreeMap<String, String> {
    let place = |path: String| {
        let file = path.strip_prefix(tag)?.strip_prefix('/')?;
        Some(file.strip_suffix(".ftl").unwrap_or_else(|| panic!("{path} does not end in .ftl")).to_owned())
    };
    i18n::files().filter_map(|(path, text)| Some((place(path)?, text))).collect()
}

/// The texts of all cards of Tokyo Siteseeing, as they are composed.
fn cards_of(tag: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/tokyo-cards.{}.txt", tag))
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn all_languages_say_the_same() {
    let english = texts(SOURCE);
    for language in i18n::languages() {
        let tag = language.tag();
        let texts = texts(tag);
        let missing: Vec<_> = english.keys().filter(|id| !texts.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
        let extra: Vec<_> = texts.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(extra.is_empty(), "{extra:?} only in {tag}");
        for (id, variables) in &english {
            // What English says is said in every language; that it needs a plural or not is a matter of its grammar.
            let here = &texts[id];
            let needed = variables
                .said
                .iter()
                .find(|name| !here.said.contains(*name) && !here.chosen_by.contains(*name));
            assert_eq!(needed, None, "{id} in {tag}");
            let strange = here
                .said
                .union(&here.chosen_by)
                .find(|name| !variables.said.contains(*name) && !variables.chosen_by.contains(*name));
            assert_eq!(strange, None, "{id} in {tag}");
            assert!(language.has(id), "{id} is malformed in {tag}");
        }
    }
}

#[test]
fn texts_that_pages_name_exist() {
    let english = texts(SOURCE);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut seen = 0;
    for folder in [
        "web/src",
        "web/src/pages",
        "web/src/faces/tokyo/campaign",
        "server/src",
        "server/src/pages",
        "cli/src/play",
    ] {
        for file in fs::read_dir(crates.join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let source = fs::read_to_string(&path).unwrap();
            for call in [".say(\"", ".say_with(\"", "plain(\"", "with(\""] {
                for rest in source.split(call).skip(1) {
                    let id = rest.split('"').next().unwrap();
                    if call != "with(\"" || id.starts_with("declined-") {
                        assert!(english.contains_key(id), "{} says {id}", path.display());
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 80, "only {seen} texts found");
}
