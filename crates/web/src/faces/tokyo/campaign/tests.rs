//! Pages of groups in all languages.

use super::*;
use crate::pages::{GroupPage, GroupRow, GroupsPage, JoinPage, List, group, groups, join};
use crate::tests::{assert_said, assert_whole};
use tokyo::campaign::Flaw;

const FILE: &str = "holdfast campaign 1
game tokyo
name The Night Shift
games 4
off s04

s00 pcs=2 rank=c rounds=17
s01 pcs=1 rank=s rounds=8 reward=rokuro_off_duty table=a
s04 pcs=4 rank=b rounds=8 reward=doom_zero table=b
s07 pcs=4 rank=b rounds=8 reward=collectors_hand
";

fn reader(texts: &'static Texts) -> Reader<'static> {
    Reader {
        languages: i18n::languages(),
        texts,
        name: None,
        settings: crate::settings::Settings::default(),
        here: "/groups",
        answers: None,
        styles: &[],
        moments: None,
    }
}

fn page_of(texts: &'static Texts, log: &Log) -> String {
    let page = GroupPage {
        game: "tokyo",
        id: "g",
        log,
        here: &["b".to_owned()],
        members: &["Ada".to_owned()],
        link: "http://x/groups/join/t",
        tables: &List::default(),
    };
    group(&reader(texts), &page).into_string()
}

#[test]
fn the_pages_are_whole_in_all_languages() {
    let log: Log = FILE.parse().unwrap();
    for texts in i18n::languages() {
        for log in [&log, &Log::new("<b>fresh</b>")] {
            let html = page_of(texts, log);
            assert_whole(&html, &texts);
            assert!(!html.contains("<b>"), "names are texts");
            for scenario in SCENARIOS {
                assert!(html.contains(&format!("?campaign=g&amp;scenario={scenario}")), "{scenario}");
            }
        }
        let rows = [GroupRow { id: "g".into(), name: "Ours".into(), progress: log.progress(texts) }];
        let shown = GroupsPage { groups: &rows, wrong: Some("no"), text: "</textarea><b>" };
        let html = groups(&reader(texts), &shown).into_string();
        assert_whole(&html, &texts);
        assert!(!html.contains("<b>"), "what was sent is a text");
        let shown = JoinPage { post_to: "/groups/join/t", name: "Ours", members: &["Ada".to_owned()] };
        assert_whole(&join(&reader(texts), &shown).into_string(), &texts);
    }
}

#[test]
fn the_log_says_what_is_cleared_and_links_what_is_here() {
    let html = page_of(i18n::english(), &FILE.parse().unwrap());
    assert!(html.contains("/t/b/replay") && !html.contains("/t/a/replay"));
    for told in ["Doom Zero", "4 PCs: <strong>B</strong>", "1 PC: <strong>S</strong>", "Difficulty 5"] {
        assert!(html.contains(told), "{told}");
    }
    let checked = |word: &str| html.contains(&format!("name=\"on\" value=\"{word}\" checked"));
    assert_eq!(["s01", "s04", "s07"].map(checked), [true, false, true]);
}

#[test]
fn every_flaw_of_a_file_is_told_with_what_to_do() {
    let word = || "x".to_owned();
    let flaws = [
        Flaw::NoCampaign,
        Flaw::Newer(word()),
        Flaw::OtherGame(word()),
        Flaw::UnknownHeader(word()),
        Flaw::NoHeader("game"),
        Flaw::Count { said: 2, found: 1 },
        Flaw::Scenario(word()),
        Flaw::Word(word()),
        Flaw::Unsaid("pcs"),
        Flaw::Twice("pcs"),
        Flaw::Value { of: "rank", value: word() },
        Flaw::Value { of: "games", value: word() },
        Flaw::Reward { scenario: Scenario::S00, value: word() },
        Flaw::Reward { scenario: Scenario::S03, value: word() },
        Flaw::SameTable(word()),
    ];
    for texts in i18n::languages() {
        for flaw in &flaws {
            let told = State::unreadable(texts, &Unreadable { line: 7, flaw: flaw.clone() });
            assert_said(&told, flaw);
            assert!(!told.contains('$'), "{told}");
        }
    }
    let told = State::unreadable(i18n::english(), &Unreadable { line: 7, flaw: flaws[13].clone() });
    assert_eq!(told, "Line 7: s03 has no reward “x”. Write one of heister_mask, kei_stunt_double.");
}

#[test]
fn a_warning_names_what_is_skipped_and_what_stays_sealed() {
    let warning_of =
        |texts: &'static Texts, scenario| warning(texts, &Log::new("").warning(scenario).unwrap());
    let told = warning_of(i18n::english(), Scenario::S03);
    assert!(told.contains("S01 Manhunt, S02 Tokyo Dungeon") && told.contains("Support skill"), "{told}");
    for texts in i18n::languages() {
        assert_said(&warning_of(texts, Scenario::S07), &texts);
    }
    let late: Log = FILE.parse().unwrap();
    let told = warning(i18n::english(), &late.warning(Scenario::S06).unwrap());
    assert!(!told.contains("harder"), "no seal is on that would be off: {told}");
}
