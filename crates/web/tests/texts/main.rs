//! Every text exists in every language, says the same variables, and is used under an id that exists.

mod ids;
mod wording;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use web::Lang;

/// The ids of a language's texts with the variables each names.
fn texts(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(lang.tag());
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let mut current = None;
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some((id, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                assert!(!texts.contains_key(id), "{id} is there twice in {}", lang.tag());
                texts.insert(id.to_owned(), BTreeSet::new());
                current = Some(id.to_owned());
            }
            if let Some(id) = &current {
                let variables = line.split('$').skip(1).map(|rest| {
                    rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
                });
                texts.get_mut(id).unwrap().extend(variables);
            }
        }
    }
    texts
}

#[test]
fn all_languages_say_the_same() {
    let english = texts(Lang::En);
    for lang in Lang::ALL {
        let others = texts(lang);
        for (id, variables) in &english {
            assert_eq!(others.get(id), Some(variables), "{id} in {}", lang.tag());
            assert!(lang.texts().has(id), "{id} is malformed in {}", lang.tag());
        }
        let extra: Vec<_> = others.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(extra.is_empty(), "{extra:?} only in {}", lang.tag());
    }
}

#[test]
fn texts_that_pages_name_exist() {
    let english = texts(Lang::En);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut seen = 0;
    for folder in [
        "web/src",
        "web/src/pages",
        "web/src/tokyo/campaign",
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
