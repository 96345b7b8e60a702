//! T1.13 Names and tales: they stand in the files of the language under the word of what has them.

use i18n::Texts;
use tokyo::{Letter, Odd, Scene};

/// The id of a text about what has this word.
pub(crate) fn id(kind: &str, word: &str) -> String {
    let mut id = String::with_capacity("tokyo--".len() + kind.len() + word.len());
    id.push_str("tokyo-");
    id.push_str(kind);
    id.push('-');
    for letter in word.chars() {
        match letter {
            '_' => id.push('-'),
            '+' => id.push_str("-plus"),
            letter => id.push(letter),
        }
    }
    id
}

/// The name of a role, an area, a skill or a card; its word where a language has none.
pub(crate) fn name<'a>(texts: &'a Texts, word: &'static str) -> &'a str {
    texts.constant(&id("name", word)).unwrap_or(word)
}

/// What stands on a scenario card, a MOD card or a reward beside what it does.
pub(crate) fn tale<'a>(texts: &'a Texts, word: &str) -> Option<&'a str> {
    texts.constant(&id("tale", word))
}

/// T32.9 What a scenario card tells if this letter was chosen on another.
pub(crate) fn tale_by(texts: &Texts, scene: Scene, letter: Letter) -> Option<&str> {
    texts.constant(&format!("{}-{}", id("tale", scene.word()), letter.word()))
}

/// T32.9 What the story calls a letter to be chosen on this card, if it does.
pub(crate) fn choice(texts: &Texts, scene: Scene, letter: Letter) -> Option<&str> {
    texts.constant(&format!("{}-{}", id("choice", scene.word()), letter.word()))
}

/// S02: the name of a floor without its number, if it has one.
pub(crate) fn floor_name(texts: &Texts, scene: Scene) -> &str {
    texts.constant(&id("floor", scene.word())).unwrap_or_else(|| name(texts, scene.word()))
}

/// What an odd step does, as it stands after the timing.
pub(crate) fn odd(texts: &Texts, odd: Odd) -> String {
    texts.say(&id("odd", odd.word()))
}
