//! The scene: complete, in all languages, the same for all who know the same.

use super::{TABLES, assert_said, draw, later, legal, options, people, play, play_busily};
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::places::heroes_in;
use crate::faces::outlive::board::touch::{Thing, touches};
use crate::faces::outlive::board::{goods, hunts, ways};
use crate::faces::outlive::words::plain;
use crate::faces::outlive::words::{Words, slug};
use crate::tests::{assert_shows_the_view_alone, assert_whole_for_some, texts_in};
use kernel::{Game, Pending, Viewer};
use outlive::{Action, Area, Ask, Chore, Hero, HuntingTools, Resource, State, Todo};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn every_scene_is_drawn_for_all_eyes_in_all_languages() {
    let mut steps = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        play(&options(table), number as u64, |state, _| {
            steps += 1;
            if steps % 29 != 0 && !matches!(state.pending(), Pending::Over) {
                return;
            }
            assert_whole_for_some(state, steps);
        });
    }
}

#[test]
fn the_table_is_told_in_plain_text() {
    let people = people();
    let mut steps = 0usize;
    play(&options(TABLES[2]), 11, |state, _| {
        steps += 1;
        for texts in i18n::languages().iter().filter(|_| steps.is_multiple_of(67)) {
            let view = state.view(Viewer::Spectator);
            let words = Words { texts, view: &view, people: &people };
            let told = plain::table(&words);
            assert_said(&told, &steps);
            assert!(Area::ALL.iter().all(|&area| told.contains(&words.area(area))));
        }
    });
}

#[test]
fn prey_keeps_its_kind_while_mutant_animals_are_about() {
    let position = |events| {
        let said = json!({ "events": events, "prey": { "mine": { "left": 4, "top": "prey_5" } } });
        State::from_position(
            &options("players=2 edition=early component_set=full"),
            &serde_json::from_value(said).unwrap(),
        )
        .unwrap()
    };
    let people = people();
    let told = |state: &State, texts: &'static i18n::Texts| {
        let view = state.view(Viewer::Spectator);
        plain::table(&Words { texts, view: &view, people: &people })
    };
    let (calm, mutants) = (position(json!({})), position(json!({ "1": "mutant_animals" })));
    for (texts, usual, now) in [
        (i18n::english(), "endurance 5, 4 tiles", "endurance 5, now 6 (Mutant animals), 4 tiles"),
        (texts_in("ja"), "耐久レベル5の獲物、山に4枚", "耐久レベル5の獲物（「変異動物」により6）、山に4枚"),
        (
            texts_in("zh-Hant"),
            "耐受力 5 的獵物，共 4 個",
            "耐受力 5 的獵物（「變種動物」生效，目前為 6），共 4 個",
        ),
    ] {
        let (before, after) = (told(&calm, texts), told(&mutants, texts));
        assert!(before.contains(usual) && !before.contains(now), "{before}");
        assert!(after.contains(now) && !after.contains(usual), "{after}");
    }
    let html = draw(&mutants, Viewer::Spectator, i18n::english());
    assert!(html.contains("endurance 5, now 6 (Mutant animals)"));
    assert!(html.contains("5<span class=\"more\">+1</span>"));
}

#[test]
fn what_is_said_of_a_visit_agrees_with_the_prompt() {
    let people = people();
    let (mut acting, mut toughened) = (0, 0);
    for seed in 60..68 {
        play(&options("players=2 edition=early component_set=full"), seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            let words = Words { texts: i18n::english(), view: &view, people: &people };
            let Some(visit) = view.visit else { return };
            for (seat, hero, pose) in heroes_in(&view, visit.area) {
                let here = menus::hero_here(&words, seat, hero, pose);
                let acts = (seat, hero) == (visit.seat, visit.hero);
                assert_eq!(here.ends_with("acting now"), acts, "{here}");
                acting += usize::from(acts);
            }
            let pile = visit.area.hunting_ground().map(|ground| &view.prey(ground).tiles);
            let known = pile.is_some_and(|tiles| matches!(tiles.first(), Some(Some(_))));
            if known && !visit.immune && goods::toughened(&view).is_some() {
                let (line, facts) = (hunts::prey_line(&words, 0), menus::goods(&words, visit.area).join(" "));
                let told = line.rsplit_once(", ").map_or("", |(prey, _)| prey);
                assert!(told.contains(", now ") && facts.contains(told), "{line}: {facts}");
                toughened += 1;
            }
        });
    }
    assert!(acting > 100 && toughened > 10, "{acting} {toughened}");
}

#[test]
fn every_movement_can_be_made_on_the_ring() {
    let mut seen = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        play(&options(table), 40 + number as u64, |state, _| {
            for seat in state.pending().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                if !matches!(view.ask(), Some(Ask::Move { .. } | Ask::PlaceHeroes)) {
                    continue;
                }
                seen += 1;
                if seen % 17 != 0 {
                    continue;
                }
                let later = |id: &str| later(state, Viewer::Seat(seat), i18n::english(), id).unwrap();
                let ways = legal(state, seat)
                    .into_iter()
                    .filter_map(|action| Some((action, ways::Way::of(action)?)));
                for &area in Area::ALL {
                    let menu = later(&menu_id(&slug(area.word())));
                    for (action, _) in ways.clone().filter(|(_, way)| way.to == area) {
                        assert!(menu.contains(&format!("value=\"{action}\"")), "no way to {action}");
                    }
                }
                for &hero in Hero::ALL {
                    let ways: Vec<_> = ways.clone().filter(|(_, way)| way.hero == hero).collect();
                    if !ways.is_empty() {
                        let menu = later(&menu_id(&format!("{}-{hero}", seat.number())));
                        assert!(ways.iter().all(|(action, _)| menu.contains(&format!("value=\"{action}\""))));
                    }
                }
            }
        });
    }
    assert!(seen > 200);
}

#[test]
fn a_hunt_says_what_it_takes_and_whether_everyone_eats_after_it() {
    let (mut hunted_in, mut saved, mut wasted) = (0, 0, 0);
    for seed in 20..26 {
        play_busily(&options("players=2 component_set=full"), seed, |state, _| {
            for seat in state.pending().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                let Some(visit) = view.visit else { continue };
                let hunted: Vec<_> = legal(state, seat)
                    .into_iter()
                    .filter(|action| matches!(action, Action::Hunt { .. }))
                    .collect();
                if hunted.is_empty() {
                    continue;
                }
                hunted_in += 1;
                let id = menu_id(&slug(visit.area.word()));
                let menu = later(state, Viewer::Seat(seat), i18n::english(), &id).unwrap();
                assert!(menu.contains("After the hunt"), "{menu}");
                assert!(menu.contains("everyone eats") || menu.contains("would starve"), "{menu}");
                // What is offered is not dearer than something else; what is not, is.
                let offered = |action: &Action| menu.contains(&format!("value=\"{action}\""));
                let price = |action: Action| {
                    let Action::Hunt { tile, ammo, with } = action else { unreachable!() };
                    (tile, with, ammo, hunts::of(&view, action).map(|prospect| prospect.points))
                };
                let wastes = |action: &Action| {
                    let (tile, with, ammo, points) = price(*action);
                    hunted.iter().map(|&other| price(other)).any(|other| {
                        let is_less = (other.2, other.3) != (ammo, points) || other.1 != with;
                        let tools = other.1.is_none() || other.1 == with || with == Some(HuntingTools::Both);
                        other.0 == tile && is_less && tools && other.2 <= ammo && other.3 <= points
                    })
                };
                for action in &hunted {
                    assert_ne!(offered(action), wastes(action), "{action} of {hunted:?}");
                    wasted += usize::from(wastes(action));
                }
                // One way for each tile is picked to begin with, and says what it leaves.
                let tiles: BTreeSet<_> = hunted.iter().map(|&action| price(action).0).collect();
                assert_eq!(menu.matches(" checked").count(), tiles.len(), "{menu}");
                assert_eq!(menu.matches("class=\"settled\"").count(), menu.matches("type=\"radio\"").count());
                assert!(
                    menu.contains(&format!("aria-label=\"action points: {} now, then ", visit.points)),
                    "{menu}"
                );
                saved += usize::from(menu.contains("everyone eats"));
            }
        });
    }
    assert!(hunted_in > 10 && saved > 0 && wasted > 0, "{hunted_in} {saved} {wasted}");
}

#[test]
fn a_movement_says_whom_it_can_press() {
    let mut pressing = 0;
    for seed in 20..24 {
        play(&options("players=3 pressure=may"), seed, |state, _| {
            for seat in state.pending().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                let Some(Ask::Move { .. }) = view.ask() else { continue };
                for action in legal(state, seat) {
                    let Action::Move { hero, to, .. } = action else { continue };
                    let told = ways::presses(&view, seat, hero, to);
                    let mut after = state.clone();
                    after.act(seat, &action, &mut Vec::new()).unwrap();
                    let asked = after.view(Viewer::Seat(seat)).ask();
                    let Some(Ask::Pressure { targets }) = asked else {
                        continue;
                    };
                    assert!(
                        targets.iter().all(|target| told.iter().any(|it| it.0 == target)),
                        "{action}: {told:?}"
                    );
                    let menu = later(state, Viewer::Seat(seat), i18n::english(), &menu_id(&slug(to.word())));
                    assert!(menu.unwrap().contains(&format!("pressure {} on ", told[0].2)));
                    pressing += 1;
                }
            }
        });
    }
    assert!(pressing > 10, "{pressing}");
}

#[test]
fn the_night_tells_its_steps_and_which_one_it_is_at() {
    let mut seen = BTreeSet::new();
    for seed in 30..33 {
        play_busily(&options("players=2"), seed, |state, _| {
            for seat in state.pending().seats().iter() {
                let html = draw(state, Viewer::Seat(seat), i18n::english());
                let Some((_, steps)) = html.split_once("id=\"night-steps\"") else { continue };
                let steps = steps.split("</ol>").next().unwrap();
                assert_eq!((steps.matches("<li").count(), steps.matches("aria-current").count()), (7, 1));
                let now = steps.split("aria-current=\"step\"><b>").nth(1).and_then(|now| now.chars().next());
                let feeds = state.view(Viewer::Seat(seat)).seat(seat).todo == Todo::Chore(Chore::Feed);
                assert!(!feeds || now == Some('2'), "{steps}");
                seen.extend(now);
            }
        });
    }
    assert!(seen.len() > 3, "{seen:?}");
}

#[test]
fn what_pays_is_dragged_onto_what_it_pays_for() {
    let (mut decisions, mut seen) = (0usize, [0; 4]);
    for (seed, table) in (5..).zip(TABLES) {
        play_busily(&options(table), seed, |state, _| {
            decisions += 1;
            for seat in state.pending().seats().iter().filter(|_| decisions.is_multiple_of(3)) {
                let (view, eyes) = (state.view(Viewer::Seat(seat)), Viewer::Seat(seat));
                let mut drawn = String::new();
                for action in legal(state, seat) {
                    let (kind, resource) = if let Action::Recruit(food) = action {
                        (0, Some(food))
                    } else if let Action::Resolve { pay, .. } = action {
                        (1, pay.iter().next().map(|(resource, _)| resource))
                    } else if let Action::Build { pay, .. } = action {
                        (2, pay.iter().next().map(|(resource, _)| resource))
                    } else if let Action::Repair { pay, .. } = action {
                        (3, pay.iter().next().map(|(resource, _)| resource))
                    } else {
                        continue;
                    };
                    let Some(resource): Option<Resource> = resource else { continue };
                    let onto = touches(&view, seat, Thing::Good(resource), action).onto.pop().unwrap();
                    if drawn.is_empty() {
                        drawn = draw(state, eyes, i18n::english());
                    }
                    let token = format!("store-{}-{resource}", seat.number());
                    assert!(
                        drawn.contains(&format!("data-drag=\"{token}\"")),
                        "{token} is not dragged for {action}"
                    );
                    assert!(drawn.contains(&format!("id=\"{onto}\"")), "there is no {onto} for {action}");
                    let menu = later(state, eyes, i18n::english(), &menu_id(&token)).unwrap();
                    assert!(menu.contains(&format!("data-onto=\"{onto}\"")), "{action}: {menu}");
                    seen[kind] += 1;
                }
            }
        });
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn nobody_sees_more_than_the_view() {
    let mut steps = 0usize;
    for (seed, table) in TABLES.iter().enumerate() {
        play(&options(table), 70 + seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(41) {
                return;
            }
            assert_shows_the_view_alone(state, steps as u64);
        });
    }
}

#[test]
fn the_naming_changes_words() {
    for (naming, called, not_called) in
        [("revised", "Blackwood", "Western city"), ("early", "Western city", "Blackwood")]
    {
        let state = State::new(&options(&format!("players=2 naming={naming}"))).unwrap();
        let html = draw(&state, Viewer::Spectator, i18n::english());
        assert!(html.contains(called) && !html.contains(not_called));
    }
}

#[test]
fn pressure_is_played_out_on_the_ring() {
    let mut pressed = 0;
    for seed in 0..3 {
        play(&options("players=4 pressure=may"), seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            let Some(Ask::Pressure { targets } | Ask::Defend { targets, .. } | Ask::Loot { targets, .. }) =
                view.ask()
            else {
                return;
            };
            pressed += 1;
            let html = draw(state, Viewer::Spectator, texts_in("ja"));
            assert_eq!(html.matches("id=\"press-").count(), targets.len() as usize);
            assert_eq!(html.matches("id=\"pressed-").count(), targets.len() as usize);
        });
    }
    assert!(pressed > 10);
}

#[test]
fn the_end_tells_where_every_point_came_from() {
    for (seed, table) in TABLES.iter().enumerate() {
        play(&options(table), seed as u64, |state, _| {
            if matches!(state.pending(), Pending::Over) {
                let html = draw(state, Viewer::Spectator, i18n::english());
                assert_eq!(html.matches("class=\"account\"").count(), usize::from(state.seats()));
                assert!(html.contains("class=\"winners\"") && html.contains("best"));
            }
        });
    }
}
