//! T1.15 Words that no text uses, plural forms that no language lacks, and how the parts of a card's text join.

use std::fs;
use std::path::{Path, PathBuf};
use web::Lang;

/// Words that are not used, and what is said instead.
const AVOIDED: &[(Lang, &str, &str)] = &[
    (Lang::En, "the own", "their own, your own"),
    (Lang::En, "is no ", "is not a"),
    (Lang::En, " of it fails", "on it fails"),
    (Lang::En, "'", "’"),
    (Lang::En, "\"", "“ ”"),
    (Lang::Ja, "サイト", "『サイト』"),
    (Lang::Ja, "デッキ", "山札"),
    (Lang::Ja, "スクラップ", "廃棄"),
    (Lang::Ja, "ビークル", "《乗り物》"),
    (Lang::Ja, "未公開間", "公開されていない間"),
    (Lang::Ja, "未公開とき", "公開されていないとき"),
    (Lang::ZhHant, "禁域", "『禁域』"),
    (Lang::ZhHant, "版圖", "圖板"),
    (Lang::ZhHant, "欄位", "格"),
    (Lang::ZhHant, "報廢", "廢棄"),
    (Lang::ZhHant, "敗北", "落敗"),
];

/// Where such a word is right.
const FINE: &[&str] =
    &["『サイト』", "『禁域』", "no longer", "There is no ", "there is no ", "{ \"", "\" }", "{\"", "\"}"];

#[test]
fn words_to_avoid_are_avoided() {
    for lang in Lang::ALL {
        let mut files = texts_of(lang);
        files.push(cards_of(lang));
        for path in files {
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let told = FINE.iter().fold(line.to_owned(), |line, fine| line.replace(fine, ""));
                for (_, avoided, instead) in AVOIDED.iter().filter(|(of, ..)| *of == lang) {
                    assert!(
                        !told.contains(avoided),
                        "{}: {instead} and not {avoided}: {line}",
                        path.display()
                    );
                }
            }
        }
    }
}

/// The tales of scenarios and cards stand in the rules crate, in all languages side by side.
#[test]
fn tales_name_the_site_as_the_book_does() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().parent().unwrap().join("games");
    let mut folders = vec![games.join("tokyo/src")];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            for line in fs::read_to_string(&path).unwrap().lines().filter(|line| line.contains('"')) {
                for (open, name, close) in [("『", "サイト", "』"), ("『", "禁域", "』")] {
                    seen += line.matches(name).count();
                    let told = line.replace(&format!("{open}{name}{close}"), "");
                    assert!(!told.contains(name), "{}: {line}", path.display());
                }
            }
        }
    }
    assert!(seen > 5, "only {seen} names found");
}

/// Japanese and Chinese have one plural form, `other`: a branch for `one` is never taken there.
#[test]
fn no_language_has_branches_that_it_never_takes() {
    for lang in [Lang::Ja, Lang::ZhHant] {
        for path in texts_of(lang) {
            let text = fs::read_to_string(&path).unwrap();
            assert!(!text.contains("[one]"), "{}", path.display());
        }
    }
}

/// T1.10 A timing is followed by its text, a part by a mark, and no mark by another.
#[test]
fn t1_10_the_parts_of_a_card_text_join() {
    let doubled: &[&str] = &[
        "、、", "。。", "：：", "，，", "；；", "、。", "。、", "，。", "；。", "。；", "：、", "：。",
        "：；", "：，", "、：", "。：", "；：", "，：", "】、", "】。", "，、", "、，", "【【", "】】", ",,",
        ";;", "..", ",;", ";,", ":;", ": ;", ":,", ",.", ";.", " ,", " ;", " .", " :", "→.", "  ",
    ];
    for lang in Lang::ALL {
        let path = cards_of(lang);
        let text = fs::read_to_string(&path).unwrap();
        let mut seen = 0;
        for line in text.lines().filter_map(|line| line.strip_prefix("    ")) {
            for mark in doubled {
                assert!(!line.contains(mark), "{} joins twice ({mark}): {line}", path.display());
            }
            for part in line.split(" | ") {
                seen += 1;
                assert!(!part.is_empty() && part.trim() == part, "{}: {line}", path.display());
                let end = part.chars().next_back();
                assert!(
                    !end.is_some_and(|end| "、，；：,;:".contains(end)),
                    "{} breaks off: {line}",
                    path.display()
                );
            }
            if lang == Lang::Ja {
                joined_in_japanese(line);
            }
        }
        assert!(seen > 500, "only {seen} parts in {}", path.display());
    }
}

/// After とき comes a mark, and what と joins is all of it, not any.
fn joined_in_japanese(line: &str) {
    for rest in line.split("とき").skip(1) {
        assert!(rest.starts_with(['、', '：', '】', 'に']), "とき runs on: {line}");
    }
    for any in line.split(" | ").filter_map(|part| part.split_once("のいずれか")) {
        let list = any.0.rsplit('：').next().unwrap();
        assert!(!list.contains('と'), "any of them reads like all of them: {line}");
    }
}

fn texts_of(lang: Lang) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(lang.tag());
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect()
}

fn cards_of(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/tokyo-cards.{}.txt", lang.tag()))
}
