//! T1.2 T1.7 T1.11 T1.12 T1.13 T1.14 T1.15 T1.16 T1.17 T10.2 T11.8 T11.9 T12.7 T15.2 What is in the box, counted.

use std::collections::BTreeSet;
use tokyo::{
    Ability, After, Area, Board, Card, CardKind, CardRow, Category, Keyword, Options, Rarity, Role, Row,
    Scenario, SiteCard, Skill, Slot, ThreatRow, Trouble, When, board, bot_card, facility,
};

fn cards(wanted: impl Fn(&CardRow) -> bool) -> Vec<&'static CardRow> {
    Card::all().map(Card::row).filter(|row| wanted(row)).collect()
}

fn goods(kind: CardKind) -> Vec<&'static CardRow> {
    cards(|row| row.kind == kind && row.starter.is_none() && row.reward.is_none() && row.copies > 0)
}

fn troubles() -> Vec<&'static ThreatRow> {
    Trouble::all().map(Trouble::row).collect()
}

fn site_cards() -> Vec<&'static ThreatRow> {
    SiteCard::all().map(SiteCard::row).collect()
}

/// The rarity and the copies of every card of a deck.
fn decks() -> Vec<Vec<(Rarity, u8)>> {
    let mut decks: Vec<Vec<_>> = CardKind::GOODS
        .iter()
        .map(|&kind| goods(kind).iter().map(|row| (row.rarity, row.copies)).collect())
        .collect();
    for threats in [troubles(), site_cards()] {
        decks.push(threats.iter().map(|row| (row.rarity, row.copies)).collect());
    }
    decks
}

/// T1.2
#[test]
fn t1_2_forty_cards_a_deck_eighteen_artifacts_and_eight_starters_a_role() {
    for deck in decks() {
        assert_eq!(deck.iter().map(|(_, copies)| copies).sum::<u8>(), 40);
    }
    assert_eq!(goods(CardKind::Artifact).iter().map(|row| row.copies).sum::<u8>(), 18);
    for &role in Role::ALL {
        let starters = cards(|row| row.starter == Some(role));
        assert_eq!(starters.iter().map(|row| row.copies).sum::<u8>(), 8, "{role}");
        assert!(starters.iter().all(|row| row.rarity == Rarity::Starter && row.cost == 0), "{role}");
    }
}

/// T1.7
#[test]
fn t1_7_four_slots_for_each_kind_of_goods() {
    for &kind in &CardKind::GOODS {
        assert_eq!(Slot::ALL.iter().filter(|slot| slot.goods() == kind).count(), 4, "{kind}");
    }
    let with_facility = |area: &Area| facility(*area).is_some_and(|row| row.when == When::End);
    assert_eq!(Area::ALL.iter().copied().filter(with_facility).collect::<Vec<_>>(), Area::NORMAL);
}

/// T1.11 T1.12
#[test]
fn t1_12_four_cards_of_each_rarity() {
    for deck in decks() {
        for (rarity, copies) in
            [(Rarity::Common, 4), (Rarity::Rare, 3), (Rarity::Epic, 2), (Rarity::Unique, 1)]
        {
            assert_eq!(deck.iter().filter(|card| **card == (rarity, copies)).count(), 4);
        }
    }
}

/// T1.13
#[test]
fn t1_13_numbers_run_on() {
    let mut series: Vec<Vec<(u8, u8)>> =
        [CardKind::Weapon, CardKind::Item, CardKind::Follower, CardKind::Artifact]
            .map(|kind| goods(kind).iter().map(|row| (row.number, row.copies)).collect())
            .to_vec();
    series.extend(
        Role::ALL
            .iter()
            .map(|&role| cards(|row| row.starter == Some(role)))
            .map(|rows| rows.iter().map(|row| (row.number, row.copies)).collect()),
    );
    for threats in [troubles(), site_cards()] {
        series.push(threats.iter().map(|row| (row.number, row.copies)).collect());
    }
    for numbers in series {
        let mut next = 1;
        for (number, copies) in numbers {
            assert_eq!(number, next);
            next += copies;
        }
    }
    let ids: BTreeSet<String> = Card::all().map(Card::id).collect();
    assert_eq!(ids.len(), Card::all().len());
}

/// T1.14
#[test]
fn t1_14_troubles_are_worth_what_their_rarity_says() {
    for trouble in Trouble::all() {
        let row = trouble.row();
        let printed = match row.rarity {
            Rarity::Common if trouble.word() == "uneventful_day" => 0..=0,
            Rarity::Common => 3..=5,
            Rarity::Rare => 5..=7,
            Rarity::Epic => 7..=7,
            Rarity::Unique => 8..=8,
            Rarity::Starter => unreachable!("{trouble}"),
        };
        assert!(printed.contains(&row.ap), "{trouble}");
    }
    assert!(site_cards().iter().all(|row| row.ap == 0));
}

/// T1.16 What is documented of the boards, and three skills each.
#[test]
fn t1_16_boards() {
    let ability = |role, ability: Ability| board(role).abilities[ability as usize];
    assert_eq!(ability(Role::Fixer, Ability::Combat), 0);
    assert_eq!(ability(Role::Fixer, Ability::Economy), 3);
    assert_eq!(ability(Role::Engineer, Ability::Technique), 3);
    assert_eq!(ability(Role::Negotiator, Ability::Empathy), 3);
    assert_eq!(ability(Role::Gangster, Ability::Empathy), 0);
    let starts: BTreeSet<Area> = Role::ALL.iter().map(|&role| board(role).start).collect();
    assert_eq!(starts.into_iter().collect::<Vec<_>>(), Area::NORMAL);
    for &role in Role::ALL {
        let Board { abilities, skills, solo, .. } = board(role);
        assert_eq!(abilities.iter().sum::<u8>(), 6, "{role}");
        assert_eq!(solo.is_some(), role == Role::Fixer, "{role}");
        for &skill in Skill::ALL {
            assert_eq!(skills[skill as usize].token_if.is_some(), skill == Skill::Support, "{role} {skill}");
        }
    }
}

/// T1.17 T15.2
#[test]
fn t1_17_bot_cards_are_exhausted_twice() {
    for &role in Role::ALL {
        for row in bot_card(role).rows {
            let expected = if matches!(row.when, When::Start) { After::Nothing } else { After::Exhaust(2) };
            assert_eq!(row.after, expected, "{role}");
        }
    }
}

/// T10.2 T11.8 A consume card works from the hand and leaves it; an equipped one is used.
#[test]
fn t10_2_consume_cards_are_played_and_the_others_used() {
    for card in Card::all() {
        let row = card.row();
        for effect in row.rows {
            match row.category {
                Category::Consume => {
                    assert!(matches!(effect.when, When::Play | When::Interrupt(_)), "{card}");
                    assert!(matches!(effect.after, After::Discard | After::Scrap), "{card}");
                }
                Category::Equip(..) | Category::Artifact | Category::Lent(..) => {
                    assert!(effect.when != When::Play, "{card}");
                }
            }
        }
        assert_eq!(row.category == Category::Artifact, row.kind == CardKind::Artifact, "{card}");
        let pays = matches!(row.category, Category::Consume | Category::Equip(..));
        assert_eq!(pays, row.ap > 0, "{card}");
        assert_eq!(card.vehicle().is_some(), card.has(Keyword::Vehicle), "{card}");
    }
}

/// T11.9 T12.7
#[test]
fn t12_7_hired_followers_are_paid_by_the_hand() {
    let hired: Vec<Card> = Card::all().filter(|card| card.has(Keyword::Hired)).collect();
    assert_eq!(hired.len(), 5);
    for card in hired {
        assert!(matches!(card.row().category, Category::Equip(Ability::Economy, _)), "{card}");
        assert!(card.row().rows.iter().all(|row| row.fee == 1), "{card}");
        let reward = card.reward_of().is_some();
        assert!(reward || card.row().rows.iter().all(|row| row.after == After::Nothing), "{card}");
    }
    let paid = |row: &Row| row.fee > 0;
    assert!(Card::all().all(|card| card.has(Keyword::Hired) || !card.row().rows.iter().any(paid)));
}

/// T1.13 T1.15 Every word is there once: it is what a card is called by in notation, and in the files of each language.
#[test]
fn every_card_has_a_word_of_its_own() {
    let words: Vec<&str> = [Card::WORDS, Trouble::WORDS, SiteCard::WORDS].concat();
    assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len());
    assert!(words.iter().all(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '_')));
}

/// T1.18 Rewards belong to the four kinds there are.
#[test]
fn t1_18_a_reward_is_goods_or_an_artifact() {
    let kinds: Vec<CardKind> = CardKind::GOODS.into_iter().chain([CardKind::Artifact]).collect();
    for card in Card::all().filter(|card| card.reward_of().is_some()) {
        assert!(kinds.contains(&card.row().kind), "{card}");
    }
}

/// T33.2 T33.8 Fifteen rewards: two of each scenario and three of the last; an option names each of them.
#[test]
fn t33_8_fifteen_rewards() {
    let stories = Scenario::ALL.iter().filter(|scenario| scenario.word().starts_with('s'));
    let each: Vec<usize> = stories.map(|&scenario| Card::rewards_of(scenario).count()).collect();
    assert_eq!(each, [0, 2, 2, 2, 2, 2, 2, 3]);
    for card in Card::all().filter(|card| card.reward_of().is_some()) {
        let of = card.reward_of().unwrap();
        let options: Options = format!("reward_{of}={card}").parse().unwrap();
        assert_eq!(options.rewards().collect::<Vec<_>>(), [card]);
        assert_eq!(card.row().copies, 1, "{card}");
        assert!(card.id().starts_with(&format!("SC{}-", &of.word()[1..])), "{card}");
    }
}
