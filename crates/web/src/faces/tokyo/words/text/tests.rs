//! T1.15 Every card says what it does, in every language, and no two that differ say the same.

use super::effect::effect;
use super::row::{Voice, row, timing};
use super::{
    CardText, area, bot, card, facility_text, keywords, mod_rows, name, scene_rows, scene_ways, site_card,
    skill, trouble,
};
use crate::tests::texts_in;
use i18n::Texts;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tokyo::{
    Ability, Area, Card, CardKind, Cause, CheckKind, DamageType, Does, Effect, Keyword, ModCard, On, Passing,
    Role, Row, Scene, SiteCard, Skill, Trouble, When, Who, board, bot_card, facility,
};

/// Something with a text: its title, its lines, and the rows they were made from.
struct Entry {
    title: String,
    above: Vec<String>,
    lines: Vec<String>,
    rows: &'static [Row],
}

impl Entry {
    fn of(id: &str, text: CardText, rows: &'static [Row]) -> Entry {
        let CardText { name, kind, worth, keywords, way, rows: lines } = text;
        let mut above = vec![kind];
        above.extend(worth);
        above.extend(keywords);
        above.extend(way);
        Entry { title: format!("{id} {name}"), above, lines, rows }
    }
}

/// T32.7 This many PCs read the cards.
const PCS: u8 = 2;

fn everything(texts: &Texts) -> Vec<Entry> {
    let mut entries: Vec<Entry> =
        Card::all().map(|it| Entry::of(&it.id(), card(texts, it), it.row().rows)).collect();
    entries.extend(Trouble::all().map(|it| Entry::of(&it.id(), trouble(texts, it), it.row().rows)));
    entries.extend(SiteCard::all().map(|it| Entry::of(&it.id(), site_card(texts, it), it.row().rows)));
    for &role in Role::ALL {
        let sheet = board(role);
        let named = |slot: &str, row: &'static tokyo::SkillRow| Entry {
            title: format!("{} {}", name(texts, role.word()), name(texts, row.word)),
            above: vec![super::word(texts, "skill", slot)],
            lines: skill(texts, row),
            rows: row.rows,
        };
        entries.extend(Skill::ALL.iter().map(|&slot| named(slot.word(), &sheet.skills[slot as usize])));
        entries.extend(sheet.solo.as_ref().map(|row| named(Skill::Support.word(), row)));
        entries.push(Entry {
            title: format!("BOT {}", name(texts, role.word())),
            above: Vec::new(),
            lines: bot(texts, role),
            rows: bot_card(role).rows,
        });
    }
    entries.extend(Area::NORMAL.iter().map(|&it| Entry {
        title: area(texts, it).to_owned(),
        above: Vec::new(),
        lines: facility_text(texts, it).into_iter().collect(),
        rows: facility(it).map_or(&[], std::slice::from_ref),
    }));
    // T32.28 What the guide does by itself has no text.
    let told = |scene: Scene| if scene.row().steps.is_empty() { scene.row().rows } else { &[] };
    entries.extend(Scene::all().map(|it| Entry {
        title: format!("{} {}", it.id(), name(texts, it.word())),
        above: keywords(texts, it.row().keywords).into_iter().chain(scene_ways(texts, it, PCS)).collect(),
        lines: scene_rows(texts, it, PCS),
        rows: told(it),
    }));
    entries.extend(ModCard::all().map(|it| Entry {
        title: format!("{} {}", it.id(), name(texts, it.word())),
        above: keywords(texts, it.row().keywords),
        lines: mod_rows(texts, it, PCS),
        rows: it.row().rows,
    }));
    entries
}

/// T1.15
#[test]
fn t1_15_every_text_is_whole_in_every_language() {
    for texts in i18n::languages() {
        for Entry { title, above, lines, rows } in everything(texts) {
            assert!(lines.len() >= rows.len(), "{title}");
            for line in above.iter().chain(&lines) {
                assert!(
                    !line.is_empty() && !line.contains(['[', ']', '{', '}', '$', '_']),
                    "{title}: {line}"
                );
                assert!(!line.contains("tokyo") && !line.contains("  "), "{title}: {line}");
                let english_words = line.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| {
                    !word.is_empty()
                        && !["A", "B", "C", "AP", "PC", "HP", "BOT", "SC", "RT", "MOD"].contains(word)
                });
                let latin = !["ja", "zh-Hant"].contains(&texts.tag());
                assert!(latin || english_words.count() == 0, "{title}: {line}");
            }
        }
    }
}

/// T1.15
#[test]
fn t1_15_different_effects_have_different_texts() {
    for texts in i18n::languages() {
        let mut seen: BTreeMap<Vec<String>, (String, &'static [Row])> = BTreeMap::new();
        for Entry { title, lines, rows, .. } in everything(texts) {
            if let Some((other, same)) = seen.get(&lines) {
                assert_eq!(rows, *same, "{title} and {other}");
            }
            seen.insert(lines, (title, rows));
        }
    }
}

/// T12.5 Every moment of an interrupt.
fn moments(whose: Who) -> Vec<On> {
    let mut all = vec![
        On::Check { whose, kinds: &[], abilities: Ability::ALL },
        On::Attack { whose, with: None },
        On::Damage { whose, from: Cause::Any },
        On::Damage { whose, from: Cause::Enemy },
        On::Draw { whose },
        On::Scrap { whose },
        On::Fee { whose },
    ];
    let kinds = CheckKind::ALL.chunks(1);
    all.extend(kinds.map(|kinds| On::Check { whose, kinds, abilities: &[] }));
    all.extend(CardKind::ALL.iter().map(|&kind| On::Attack { whose, with: Some(kind) }));
    all
}

/// T1.10 Words that no card combines yet are said as well: a scenario card may.
#[test]
fn t1_10_every_word_of_a_card_text_is_said() {
    let voices = [Voice::Hand, Voice::Place, Voice::Trouble, Voice::Site];
    for (texts, voice, &whose) in i18n::languages().iter().flat_map(|texts| {
        voices.into_iter().flat_map(move |voice| Who::ALL.iter().map(move |who| (texts, voice, who)))
    }) {
        let whens = match whose {
            // Nothing is done by these in answer to anything.
            Who::Everybody | Who::MostHurt | Who::Crowded | Who::Holders | Who::BesidePages => Vec::new(),
            Who::You | Who::Ally | Who::Near | Who::Any | Who::Other | Who::Each | Who::All => moments(whose),
        };
        let mut whens: Vec<When> = whens.into_iter().map(When::Interrupt).collect();
        whens.extend(Passing::ALL.iter().map(|&way| When::Pass(way)));

        let mut effects = vec![
            Effect::Heal(2),
            Effect::Refresh { amount: 2, of: None },
            Effect::Draw(2),
            Effect::Discard(2),
            Effect::Token(2),
            Effect::Toll(2),
            Effect::Buy { most: 2 },
            Effect::Harm { kind: DamageType::Physical, amount: 2 },
            Effect::Strip(2),
        ];
        effects.extend(CardKind::ALL.iter().map(|&kind| Effect::Refresh { amount: 2, of: Some(kind) }));
        effects.extend(CheckKind::ALL.iter().map(|&kind| Effect::Tax { kind, amount: 2 }));
        effects.extend(Keyword::ALL.iter().map(|&keyword| Effect::Bonus {
            kinds: &[],
            of: Some(keyword),
            amount: 2,
        }));
        let said = whens.into_iter().map(|when| row(texts, voice, &Row::new(when, &[]))).chain(
            effects.into_iter().map(|what| effect(texts, voice, When::Use, Does { who: whose, what })),
        );
        for line in said {
            assert!(!line.contains(['[', '{', '$']), "{line}");
        }
    }
}

/// T1.10 In a line that has no spaces a timing ends in a mark; what follows would run on.
#[test]
fn t1_10_every_timing_is_set_off_from_its_text() {
    let cards =
        Card::all().flat_map(|it| it.row().rows).flat_map(|row| [(Voice::Hand, row), (Voice::Place, row)]);
    let troubles = Trouble::all().flat_map(|it| it.row().rows).map(|row| (Voice::Trouble, row));
    let site = SiteCard::all().flat_map(|it| it.row().rows).map(|row| (Voice::Site, row));
    let scenes =
        Scene::all().flat_map(|it| it.row().rows.iter().map(move |row| (Voice::Scene(it, PCS), row)));
    let mods = ModCard::all().flat_map(|it| it.row().rows).map(|row| (Voice::Mod(PCS), row));
    let rows: Vec<(Voice, &Row)> = cards.chain(troubles).chain(site).chain(scenes).chain(mods).collect();
    for texts in [texts_in("ja"), texts_in("zh-Hant")] {
        for (voice, row) in &rows {
            let timing = timing(texts, *voice, row);
            assert!(timing.ends_with(['】', '：', '、', '，']), "{timing}");
        }
    }
}

/// T1.15 All texts to read. `UPDATE=1 cargo test -p web` writes them anew and prints what has changed.
#[test]
fn t1_15_the_texts_are_those_that_were_read() {
    for texts in i18n::languages() {
        let mut said = String::new();
        for Entry { title, above, lines, .. } in everything(texts) {
            writeln!(said, "{title}").unwrap();
            if !above.is_empty() {
                writeln!(said, "    {}", above.join(" | ")).unwrap();
            }
            for line in lines {
                writeln!(said, "    {line}").unwrap();
            }
        }
        let path = format!("{}/tests/tokyo-cards.{}.txt", env!("CARGO_MANIFEST_DIR"), texts.tag());
        let read = std::fs::read_to_string(&path).unwrap_or_default();
        if std::env::var_os("UPDATE").is_some() && read != said {
            let before: BTreeSet<&str> = read.lines().collect();
            let after: BTreeSet<&str> = said.lines().collect();
            before.difference(&after).for_each(|line| println!("{path}: - {line}"));
            after.difference(&before).for_each(|line| println!("{path}: + {line}"));
            std::fs::write(&path, &said).unwrap();
            continue;
        }
        for (said, read) in said.lines().zip(read.lines()) {
            assert_eq!(said, read, "{path}");
        }
        assert_eq!(said.lines().count(), read.lines().count(), "{path}");
    }
}
