//! The scene: complete, in all languages, the same for all who know the same.

use super::super::blow::{Force, Order, attack_of};
use super::super::check::chance;
use super::{TABLES, options, play};
use crate::lang::Lang;
use crate::tests::{assert_shows_the_view_alone, assert_whole_for_some, draw};
use kernel::{Game, Pending, Viewer};
use tokyo::{Area, Card, DamageType, Enemy, Means, Range, Solve, Trouble};

#[test]
fn every_scene_is_drawn_for_all_eyes_in_all_languages() {
    let mut steps = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        play(&options(table), number as u64, |state, _| {
            steps += 1;
            if steps % 61 != 0 && !matches!(state.pending(), Pending::Over) {
                return;
            }
            assert_whole_for_some(state, steps);
        });
    }
}

#[test]
fn every_part_of_the_mat_is_there_all_the_time() {
    let mut steps = 0usize;
    play(&options(TABLES[0]), 3, |state, _| {
        steps += 1;
        if !steps.is_multiple_of(19) {
            return;
        }
        let html = draw(state, Viewer::Spectator, Lang::En.texts());
        for &area in &Area::NORMAL {
            assert!(html.contains(&format!("id=\"area-{area}\"")));
            for slot in area.slots() {
                assert!(html.contains(&format!("id=\"slot-{}\"", slot.word().replace('_', "-"))));
            }
        }
        assert_eq!(html.matches("class=\"chip\"").count(), 8);
        assert_eq!(html.matches(" id=\"pc-").count(), usize::from(state.seats()));
    });
}

#[test]
fn nobody_sees_more_than_the_view() {
    let mut steps = 0usize;
    for (seed, table) in TABLES.iter().enumerate() {
        play(&options(table), 70 + seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(149) || matches!(state.pending(), Pending::Chance) {
                return;
            }
            assert_shows_the_view_alone(state, steps as u64);
        });
    }
}

/// T19.7 T19.14 The drawings add up what the rules add up.
#[test]
fn the_odds_of_a_draw_are_those_of_the_cards() {
    let all: Vec<(Trouble, u8)> = Trouble::all().map(|trouble| (trouble, trouble.row().copies)).collect();
    assert_eq!(chance(&all, 0), (40, 40));
    let (reach, of) = chance(&all, 7);
    let sevens: u32 =
        all.iter().filter(|(trouble, _)| trouble.row().ap >= 7).map(|(_, count)| u32::from(*count)).sum();
    assert_eq!((reach, of), (sevens, 40));
    assert_eq!(chance(&all, 9).0, 0);
}

fn card(word: &str) -> Card {
    Card::all().find(|card| card.word() == word).unwrap()
}

fn foe(word: &str) -> &'static Enemy {
    let found = Trouble::all().find(|trouble| trouble.word() == word).unwrap();
    match &found.row().solve {
        Solve::Defeat(enemy, _) => enemy,
        Solve::Never | Solve::ByItself | Solve::Checks(_) => panic!("{word} is no enemy"),
    }
}

/// T20.8 Ranges act in the order far+, far, near+, near.
#[test]
fn ranges_decide_who_strikes_first() {
    assert_eq!(Order::of(Range::Far, Range::NearPlus), Order::Attacker);
    assert_eq!(Order::of(Range::NearPlus, Range::Far), Order::Enemy);
    assert_eq!(Order::of(Range::FarPlus, Range::FarPlus), Order::Together);
    assert_eq!(Order::of(Range::Near, Range::NearPlus), Order::Enemy);
}

/// T20.10 T20.21 T20.22 Additions first, then doubling, then reduction, hit by hit.
#[test]
fn damage_is_added_up_as_the_rules_do() {
    let biker = foe("biker");
    let (_, reduction) = biker.reduce;
    let saw = Means::Gear(card("granny_chainsaw"));
    let Some(attack) = attack_of(saw) else { panic!("it attacks") };
    let mut force = Force::printed(saw, Some(DamageType::Physical)).unwrap();
    assert_eq!(force.hits(biker), (attack.amount - reduction, attack.amount - reduction));
    force.boost = 2;
    force.times = 2;
    assert_eq!(force.hits(biker), ((attack.amount + 2) * 2 - reduction, attack.amount * 2 - reduction));
    force.extra = 1;
    assert_eq!(force.hits(biker).0, (attack.amount + 2) * 2 - reduction + 2);
    force.ignores_reduction = true;
    assert_eq!(force.hits(biker).1, attack.amount * 2);
}
