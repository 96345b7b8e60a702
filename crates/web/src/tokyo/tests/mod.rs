//! What people are told of Tokyo Siteseeing, in all languages.

mod texts;

use tokyo::Options;

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()
}

fn assert_said(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    for part in text.split('[').skip(1) {
        let id = part.split(']').next().unwrap_or_default();
        assert!(!id.contains('-'), "{what:?}: no text [{id}]");
    }
    assert!(!text.contains("{$"), "{what:?}: {text}");
}
