//! T1.15 Plural forms that no language lacks, and how the parts of a card’s text join.

use crate::{cards_of, files_of, tags};
use std::fs;

/// Japanese and Chinese have one plural form, `other`: a branch for `one` is never taken there.
#[test]
fn no_language_has_branches_that_it_never_takes() {
    for tag in ["ja", "zh-Hant"] {
        for (file, text) in files_of(tag) {
            assert!(!text.contains("[one]"), "{tag}/{file}");
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
    for tag in tags() {
        let path = cards_of(tag);
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
            if tag == "ja" {
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
