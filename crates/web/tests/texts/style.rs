//! What a script can see of docs/style/LANGUAGE.md: marks, widths, spaces, full stops, and how people are addressed.

use crate::{Message, messages};
use i18n::SOURCE;

/// Ids of the texts that make up the cards and tales of Tokyo Siteseeing, by their beginnings: set without spaces.
const CARDS: &[&str] = &[
    "tokyo-a-check-",
    "tokyo-after-",
    "tokyo-aim-",
    "tokyo-any-",
    "tokyo-cards-",
    "tokyo-checks-",
    "tokyo-choice-",
    "tokyo-cue-",
    "tokyo-deed-",
    "tokyo-does-",
    "tokyo-enemy-",
    "tokyo-event-",
    "tokyo-fee",
    "tokyo-fit-",
    "tokyo-floor-",
    "tokyo-given-",
    "tokyo-guide-sc",
    "tokyo-name-",
    "tokyo-odd-",
    "tokyo-on-",
    "tokyo-reward",
    "tokyo-row",
    "tokyo-solve-",
    "tokyo-tale-",
    "tokyo-token-if-",
    "tokyo-trait-",
    "tokyo-when-",
    "tokyo-whom-",
];

/// Signs of Tokyo Siteseeing that are set like a character of the sentence.
const SIGNS: &[&str] = &["PC", "AP", "BOT", "MOD"];

/// Variables that stand for a number.
const NUMBERS: &[&str] = &[
    "amount",
    "ap",
    "at",
    "count",
    "damage",
    "done",
    "drawn",
    "endurance",
    "found",
    "held",
    "help",
    "hp",
    "left",
    "limit",
    "meat",
    "missing",
    "moves",
    "most",
    "n",
    "need",
    "needed",
    "number",
    "of",
    "percent",
    "points",
    "pressure",
    "rate",
    "rounds",
    "seats",
    "shortage",
    "spaces",
    "strength",
    "survivors",
    "target",
    "turn",
    "turns",
    "value",
];

/// Variables that stand for the name of a player of Pandemic or Outlive.
const PEOPLE: &[&str] = &[
    "active", "asker", "attacker", "captor", "giver", "owner", "pawn", "receiver", "seat", "taker", "target",
    "who",
];

/// Kana and ideographs, but not the dot between them.
fn is_cjk(c: char) -> bool {
    ('\u{3005}'..='\u{3007}').contains(&c) || ('\u{3040}'..='\u{9fff}').contains(&c) && c != '・'
}

fn is_card(message: &Message) -> bool {
    CARDS.iter().any(|card| message.id.starts_with(card))
        || message.id.ends_with("-tale")
        || ["tokyo-npc", "tokyo-roams"].contains(&message.id.as_str())
}

/// Whether the id is of this kind, in any game: `do` is the kind of `do-pass` and of `tokyo-do-pass`.
fn is_of_kind(message: &Message, kinds: &[&str]) -> bool {
    let id = ["pandemic-", "outlive-", "tokyo-"]
        .iter()
        .find_map(|game| message.id.strip_prefix(game))
        .unwrap_or(&message.id);
    kinds.iter().any(|kind| id.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-')))
}

/// The text without what is typed into a terminal, which stands in backticks.
fn prose(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// Each character of the text with the one before it and the one after it.
fn neighbours(text: &str) -> impl Iterator<Item = (char, char, char)> {
    let padded: Vec<char> = ['\n'].into_iter().chain(text.chars()).chain(['\n']).collect();
    (1..padded.len() - 1)
        .map(move |at| (padded[at - 1], padded[at], padded[at + 1]))
        .collect::<Vec<_>>()
        .into_iter()
}

#[test]
fn english_is_written_in_letters_and_marks_of_english() {
    for Message { id, says, .. } in messages(SOURCE) {
        for text in says {
            let foreign = text.chars().find(|&c| {
                !c.is_ascii() && !c.is_alphabetic() && !"“”’…–—×÷→±·−\u{a0}".contains(c) || is_cjk(c)
            });
            assert_eq!(foreign, None, "{id}: {text}");
        }
    }
}

#[test]
fn japanese_and_chinese_have_marks_of_full_width_and_letters_of_half_width() {
    for tag in ["ja", "zh-Hant"] {
        for Message { id, says, .. } in messages(tag) {
            for text in says.iter().map(|text| prose(text)) {
                let joins = |c: char| is_cjk(c) || "{}「」『』（）".contains(c);
                for (before, c, after) in neighbours(&text) {
                    let half = ",.;:!?()".contains(c) && (joins(before) || joins(after));
                    assert!(!half, "{id} in {tag} has {c} of half width: {text}");
                    let full = ('\u{ff10}'..='\u{ff19}').contains(&c)
                        || ('\u{ff21}'..='\u{ff3a}').contains(&c)
                        || ('\u{ff41}'..='\u{ff5a}').contains(&c);
                    assert!(!full && !"％／＃＠".contains(c), "{id} in {tag} has {c} of full width: {text}");
                    assert!(!"“”‘’".contains(c), "{id} in {tag} has {c}, not 「」 or 『』: {text}");
                }
                assert!(!text.replace("……", "").contains('…'), "{id} in {tag} has … alone: {text}");
            }
        }
    }
}

/// A value may stand apart from its name, as on the cards: 購入コスト 4. Where a sentence goes on after ？ or ！, a space
/// of full width follows.
#[test]
fn japanese_has_no_spaces() {
    for Message { id, says, .. } in messages("ja") {
        for text in says.iter().map(|text| prose(text)) {
            let text = text.trim();
            if ["tokyo-option-scenario-s", "tokyo-story-s"].iter().any(|title| id.starts_with(title)) {
                continue;
            }
            for (before, _, after) in neighbours(text).filter(|(_, c, _)| *c == ' ') {
                let value = is_cjk(before) && after == '{';
                let typed = before == '`' || after == '`';
                assert!(value || typed || !is_cjk(before) && !is_cjk(after), "{id}: {text}");
            }
            for (_, _, after) in neighbours(text).filter(|(_, c, _)| "？！".contains(*c)) {
                assert!("　」』）（\n".contains(after), "{id}: {text}");
            }
        }
    }
}

/// A card prints a value apart from its name (購買費用 4), but not from what is counted (4張卡).
#[test]
fn chinese_has_spaces_around_numbers_and_latin_words_but_not_on_cards() {
    let mut seen = 0;
    for message in messages("zh-Hant") {
        for text in message.says.iter().map(|text| prose(text)) {
            let mut text = text.trim().to_owned();
            for number in NUMBERS {
                text = text.replace(&format!("{{{number}}}"), "0");
            }
            for sign in SIGNS {
                text = text.replace(sign, "甲");
            }
            for (before, c, after) in neighbours(&text) {
                let latin = |c: char| c.is_ascii_alphanumeric();
                if is_card(&message) {
                    let apart = c == ' ' && before == '0' && is_cjk(after);
                    assert!(!apart, "{}: a space on a card: {text}", message.id);
                } else {
                    let touches = is_cjk(before) && latin(c) || latin(c) && is_cjk(after);
                    assert!(!touches, "{}: no space at {c}: {text}", message.id);
                    seen += usize::from(latin(c));
                }
            }
        }
    }
    assert!(seen > 500, "only {seen} numbers and letters found");
}

#[test]
fn sentences_end_with_a_full_stop_and_buttons_do_not() {
    const SENTENCES: &[&str] = &["refusal", "declined", "ending"];
    const BUTTONS: &[&str] = &["do", "verb", "fold", "group", "window", "blocked"];
    // Texts about a table of a group, not headings of a group of choices.
    const GROUPS: &[&str] = &["group-game", "group-unchanged", "group-entered"];
    let mut seen = (0, 0);
    for (tag, stops) in [("en", ['.', '!', '?']), ("ja", ['。', '！', '？']), ("zh-Hant", ['。', '！', '？'])]
    {
        for message in messages(tag) {
            let id = message.id.as_str();
            let about = id.ends_with("-about") && id != "nav-about" || id.ends_with("-advice");
            let sentence = is_of_kind(&message, SENTENCES) || about && id.contains('-');
            let button = is_of_kind(&message, BUTTONS) && !GROUPS.contains(&id) && !about;
            for text in message.says.iter().map(|text| text.trim_end()) {
                let stopped = text.ends_with(stops) || text.ends_with('}');
                if sentence && id != "new-advice" {
                    assert!(stopped, "{id} in {} is a sentence: {text}", tag);
                    seen.0 += 1;
                } else if button {
                    assert!(!text.ends_with(stops), "{id} in {} is no sentence: {text}", tag);
                    seen.1 += 1;
                }
            }
        }
    }
    assert!(seen.0 > 1000 && seen.1 > 500, "only {seen:?} found");
}

/// 您 on the pages of the site and of groups, 你 at the table.
#[test]
fn chinese_addresses_people_as_the_page_does() {
    for Message { file, id, says, .. } in messages("zh-Hant") {
        let avoided = if ["site", "tokyo/campaign"].contains(&file.as_str()) { '你' } else { '您' };
        for text in says {
            assert!(!text.contains(avoided), "{id} of {file} says {avoided}: {text}");
        }
    }
}

/// A player of Pandemic or Outlive is called { $who }さん; in Chinese the name stands between spaces.
#[test]
fn names_of_players_are_set_apart() {
    let mut seen = 0;
    for tag in ["ja", "zh-Hant"] {
        for Message { file, id, says, .. } in messages(tag) {
            let seat_by_number = id.contains("plain-") || id == "parts-bio-terrorist";
            if !file.starts_with("pandemic") && !file.starts_with("outlive") || seat_by_number {
                continue;
            }
            for text in says {
                for name in PEOPLE.iter().map(|name| format!("{{{name}}}")) {
                    for (at, _) in text.match_indices(&name) {
                        let after = &text[at + name.len()..];
                        let well = if tag == "ja" {
                            after.starts_with("さん")
                        } else {
                            !text[..at].ends_with(is_cjk) && !after.starts_with(is_cjk)
                        };
                        assert!(well, "{id} in {}: {text}", tag);
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 500, "only {seen} names found");
}
