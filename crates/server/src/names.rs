//! What people, tables and groups may be called: something that can be seen, and, for people, nothing that makes them look like
//! a bot or like somebody else they meet.

use crate::app::App;
use crate::problem::Problem;
use catalogue::{GameId, Playable};
use i18n::{Languages, Texts};
use kernel::MAX_SEATS;
use std::collections::HashSet;
use std::sync::OnceLock;
use store::{Sitter, TableInfo};
use table::PersonId;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;
use web::pages::level_name;
use web::{Face, FaceVisitor, with_face};

/// The longest name of a person, in characters.
const PERSON: usize = 40;

/// How many marks may stand on a letter; the most that any script stacks in ordinary words.
const MARKS: usize = 3;

/// Why somebody or something may not be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Nothing of it can be seen.
    Invisible,
    /// Bots are called so.
    OfBots,
    /// Somebody else at the table, or of the group, is called so, or nearly so.
    Taken,
}

/// A text people may give: what can be seen of it, in one line, at most `most` characters.
pub(crate) fn tidy(text: &str, most: usize) -> String {
    let mut marks = 0;
    let fits = |letter: &char| {
        marks = if is_combining_mark(*letter) { marks + 1 } else { 0 };
        marks <= MARKS
    };
    let visible: String = text.nfc().filter(|letter| !is_invisible(*letter)).filter(fits).collect();
    let words =
        visible.split_whitespace().filter(|word| word.chars().any(|letter| !is_combining_mark(letter)));
    words.collect::<Vec<_>>().join(" ").chars().take(most).collect()
}

/// The same; it may be empty, but not because nothing of it can be seen.
pub(crate) fn visible(text: &str, most: usize) -> Result<String, Problem> {
    let tidied = tidy(text, most);
    if tidied.is_empty() && text.chars().any(|letter| !letter.is_whitespace()) {
        return Err(Problem::Name(Fault::Invisible));
    }
    Ok(tidied)
}

/// What takes no room, or is blank: control characters, what Unicode calls default ignorable (joiners, fillers, marks that turn
/// the writing direction, selectors of variants), the blank of Braille, and characters of private use.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{e000}'..='\u{f8ff}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{10ffff}'
        )
}

/// What a person is to be called from now on, if they say anything. `person` is who they are already.
pub(crate) async fn of_person(
    app: &App,
    person: Option<PersonId>,
    said: Option<&str>,
) -> Result<Option<String>, Problem> {
    let Some(name) = said.map(|said| visible(said, PERSON)).transpose()?.filter(|name| !name.is_empty())
    else {
        return Ok(None);
    };
    if is_of_bots(&name, app.languages) {
        return Err(Problem::Name(Fault::OfBots));
    }
    if let Some(PersonId(id)) = person {
        differs(&name, app.store.companions(id).await?)?;
    }
    Ok(Some(name))
}

/// Whether nobody at a table is called like somebody who sits down there.
pub(crate) fn differs_at(name: &str, person: Option<PersonId>, table: TableInfo) -> Result<(), Problem> {
    let others = table.seats.into_iter().filter_map(|sitter| match sitter {
        Sitter::Person { id, name } if Some(PersonId(id)) != person => Some(name),
        Sitter::Person { .. } | Sitter::Empty | Sitter::Former | Sitter::Bot(_) => None,
    });
    differs(name, others)
}

/// Whether none of these is so called, or looks so. Any number may have no name.
pub(crate) fn differs(name: &str, others: impl IntoIterator<Item = String>) -> Result<(), Problem> {
    if name.is_empty() || !others.into_iter().any(|other| looks_like(name, &other)) {
        return Ok(());
    }
    Err(Problem::Name(Fault::Taken))
}

/// Whether two names look alike, case, spaces and punctuation aside.
fn looks_like(one: &str, other: &str) -> bool {
    let (one, other) = (Shape::of(one), Shape::of(other));
    one.as_written == other.as_written || one.in_small == other.in_small
}

/// What a name looks like: as it is written, where a capital I is a small l, and in small letters, where it is a small i.
struct Shape {
    as_written: String,
    in_small: String,
}

impl Shape {
    fn of(name: &str) -> Shape {
        let letters: String = name.nfkc().filter(|letter| letter.is_alphanumeric()).collect();
        let letters = if letters.is_empty() { name.nfkc().collect() } else { letters };
        Shape {
            as_written: skeleton(&letters).collect::<String>().to_lowercase(),
            in_small: skeleton(&letters.to_lowercase()).collect(),
        }
    }
}

/// Whether a name looks like that of a bot in any language: “Bot 2”, “Bot (master)”, “master”.
fn is_of_bots(name: &str, languages: &Languages) -> bool {
    static NAMES: OnceLock<HashSet<String>> = OnceLock::new();
    let names =
        NAMES.get_or_init(|| i18n::languages().iter().chain(languages.iter()).flat_map(bots).collect());
    let unnumbered: String = name.nfkc().filter(|letter| !letter.is_numeric()).collect();
    [name, &unnumbered]
        .into_iter()
        .map(Shape::of)
        .any(|shape| names.contains(&shape.as_written) || names.contains(&shape.in_small))
}

/// What bots are called in a language, as they look.
fn bots(texts: &Texts) -> Vec<String> {
    struct Levels;
    impl FaceVisitor for Levels {
        type Output = Vec<&'static str>;
        fn visit<G: Playable + Face>(self) -> Self::Output {
            G::LEVELS.iter().map(|level| level.name).collect()
        }
    }
    let levels = GameId::ALL.iter().flat_map(|game| with_face(*game, Levels));
    let of_levels = levels.flat_map(|level| {
        let name = level_name(texts, level);
        let bot = texts.say_with("bot-name", &[("level", (&name).into())]);
        [level.to_owned(), name, bot]
    });
    let unnumbered = |name: String| name.chars().filter(|letter| !letter.is_numeric()).collect();
    let at_seat =
        std::iter::once(unnumbered(texts.say_with("bot-at-seat", &[("n", (MAX_SEATS as u32).into())])));
    let shapes = of_levels.chain(at_seat).map(|name: String| Shape::of(&name));
    shapes.flat_map(|shape| [shape.as_written, shape.in_small]).filter(|shape| !shape.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen() {
        assert_eq!(tidy("  Ada \u{202e}\r\n Lovelace ", 40), "Ada Lovelace");
        assert_eq!(tidy("五文字以上の名前", 5), "五文字以上");
        assert_eq!(tidy("A\u{200b}d\u{feff}a\u{ad}", 40), "Ada");
        assert_eq!(tidy("e\u{301}", 40), "é");
        assert_eq!(tidy(&format!("a{}b", "\u{336}".repeat(20)), 40), format!("a{}b", "\u{336}".repeat(3)));
        for ordinary in ["杏子", "Zoë", "นิด้า", "Đặng Thị", "שָׁלוֹם", "🦊", "O’Neill-3"]
        {
            assert_eq!(tidy(ordinary, 40), ordinary);
        }
        for invisible in
            ["\u{200b}", "\u{3164}", "\u{feff} ", "\u{2800}\u{2800}", "\u{301}", "\u{e000}", "\u{1}"]
        {
            let fault = visible(invisible, 40);
            assert!(matches!(fault, Err(Problem::Name(Fault::Invisible))), "{invisible:?}: {fault:?}");
        }
        assert_eq!(visible(" \t\u{3000}", 40).unwrap(), "", "nothing was said");
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        let names = [
            "Bot 2",
            "bot",
            "ВОТ 3",
            "B0t",
            "Bot (master)",
            "Master",
            "team-mate",
            "ボット１",
            "電腦玩家 4",
            "達人",
        ];
        for name in names {
            assert!(is_of_bots(name, i18n::languages()), "{name}");
        }
        for name in ["Botho", "Abbot", "Mastermind", "2", "Ada 2", "杏"] {
            assert!(!is_of_bots(name, i18n::languages()), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_are_one_name() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Ada", "Аdа"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("O’Neill", "ONeill"),
            ("Ａｄａ", "Ada"),
            ("Ada L.", "AdaL"),
        ] {
            assert!(looks_like(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Ada", "Ada 2"), ("杏", "李"), ("★", "☂"), ("Ada", "")] {
            assert!(!looks_like(one, other), "{one} {other}");
        }
        assert!(differs("", ["".to_owned()]).is_ok(), "any number may have no name");
    }
}
