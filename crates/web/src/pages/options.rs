//! The options of a game in words.

use i18n::Texts;

/// The id of the text that names an option of a game.
pub fn option_key(game: &str, name: &str) -> String {
    format!("{game}-option-{}", name.replace('_', "-"))
}

/// The id of the text that names a value of an option.
pub fn value_key(game: &str, name: &str, value: &str) -> String {
    format!("{}-{}", option_key(game, name), value.replace('_', "-"))
}

/// Options in words: name and value.
pub fn spelled(texts: &Texts, game: &str, options: &str) -> Vec<(String, String)> {
    options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (texts.say(&option_key(game, name)), texts.say(&value_key(game, name, value))))
        .collect()
}
