//! The face of Wreck is opened: whole games are seen through every pair of eyes.

use super::{Look, later_ids, look, people, play, viewers};
use crate::game::{Action, State};
use kernel::{Dice, Game, Seat, Viewer};
use std::collections::HashSet;
use std::sync::Arc;
use testkit::SplitMix;
use web::{Drawings, Face, Later};

const OPTIONS: [&str; 4] = ["players=2", "players=3", "players=4", "players=3 sharks=1"];
const LATER: Later<'static> = Later { path: "/t/1/part/", query: "" };

/// Calls `see` at every step of some games. What has been drawn in one is kept for the others with the same options, so that a
/// part whose drawing says more than its input is found out.
fn see_games(mut see: impl FnMut(&State, &Arc<Drawings>)) {
    for options in OPTIONS {
        let drawings = Arc::new(Drawings::checking());
        (0..8).for_each(|seed| play(options, seed, |game, _| see(game, &drawings)));
    }
}

fn scene(game: &State, viewer: Viewer, drawings: &Arc<Drawings>) -> Look {
    look(game, viewer, drawings, LATER, "")
}

/// No text is missing, and no variable of one.
fn assert_said(text: &str) {
    assert!(!text.is_empty() && !text.contains("{$"), "{text}");
    let ids = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    ids.for_each(|id| assert!(!id.contains('-'), "no text [{id}]"));
}

fn assert_ids_are_unique(html: &str) {
    let mut seen = HashSet::new();
    for id in html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(seen.insert(id), "the id {id} stands twice");
    }
}

#[test]
fn the_face_is_written_in_under_600_lines() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/wreck/face");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let lines: usize = files.map(|file| std::fs::read_to_string(file).unwrap().lines().count()).sum();
    assert!(lines < 600, "{lines} lines");
}

#[test]
fn whole_games_are_seen_through_every_pair_of_eyes() {
    see_games(|game, drawings| {
        for viewer in viewers(game) {
            let look = scene(game, viewer, drawings);
            assert_said(&look.scene);
            assert_ids_are_unique(&look.scene);
            assert!(!look.scene.contains(" style=") && !look.scene.contains("<template"), "{}", look.scene);
        }
    });
}

#[test]
fn every_choice_can_be_made_on_the_page_and_in_the_menu() {
    see_games(|game, drawings| {
        for seat in game.pending().seats() {
            let look = look(game, Viewer::Seat(seat), drawings, LATER, "search");
            assert!(look.scene.contains("<form id=\"act\""), "{}", look.scene);
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in legal {
                let button = format!("type=\"submit\" form=\"act\" name=\"action\" value=\"{action}\"");
                let menu = look.later.as_ref().expect("the menu comes");
                assert!(look.scene.contains(&button) && menu.contains(&button), "{action}: {}", look.scene);
            }
        }
    });
}

#[test]
fn what_comes_later_comes() {
    see_games(|game, drawings| {
        for viewer in viewers(game) {
            let ids = later_ids(&scene(game, viewer, drawings).scene, LATER);
            assert!(ids.iter().any(|id| id == "search"), "{ids:?}");
            for id in ids {
                let part = look(game, viewer, drawings, LATER, &id).later;
                let part = part.unwrap_or_else(|| panic!("{viewer:?}: nothing comes for {id}"));
                assert_said(&part);
                assert_ids_are_unique(&part);
            }
        }
    });
}

/// A world in which all that is hidden may differ is drawn the same, to the last byte.
#[test]
fn nobody_is_shown_more_than_the_view_says() {
    see_games(|game, drawings| {
        for viewer in viewers(game) {
            let twin = State::sample_world(&game.view(viewer), &mut Dice(SplitMix(5)));
            for id in ["search", "refused"] {
                let [one, other] = [game, &twin].map(|game| look(game, viewer, drawings, LATER, id));
                assert_eq!((one.scene, one.later), (other.scene, other.later), "{viewer:?}");
            }
            let [one, other] =
                [game, &twin].map(|game| State::plain(i18n::english(), &game.view(viewer), &people()));
            assert_eq!(one, other, "{viewer:?}");
        }
    });
}

#[test]
fn whoever_has_decided_sees_it_and_reads_why_it_stands() {
    let mut sealed = 0;
    see_games(|game, drawings| {
        for seat in Seat::first(game.seats()) {
            let view = game.view(Viewer::Seat(seat));
            let decided = view.seats[&seat.number()].decision.is_some();
            let look = look(game, Viewer::Seat(seat), drawings, LATER, "refused");
            assert_eq!(look.scene.contains("Sealed: "), decided, "{}", look.scene);
            if decided {
                let refused = look.later.expect("the fold comes");
                assert!(
                    refused.contains("You have decided already") && refused.contains("#W3.2"),
                    "{refused}"
                );
                sealed += 1;
            }
        }
    });
    assert!(sealed > 0);
}

#[test]
fn words_are_there_for_logs_endings_and_terminals() {
    let (texts, people) = (i18n::english(), people());
    for options in OPTIONS {
        play(options, 3, |game, log| {
            for viewer in viewers(game) {
                let view = game.view(viewer);
                assert_said(&State::plain(texts, &view, &people));
                for (_, event) in log.iter().filter(|(audience, _)| audience.includes(viewer)) {
                    assert_said(&State::sentence(texts, &view, &people, event).unwrap().text);
                }
                for action in Action::ALL {
                    assert_said(&State::action(texts, &view, &people, action));
                    assert_said(&State::heading(texts, &view, action).text);
                    assert_said(&State::about(texts, &view, &people, Seat::default(), action).own[0]);
                }
                let ended_by = game.ended_by().into_iter();
                ended_by.for_each(|by| assert_said(&State::ending(texts, &view, &people, by)));
            }
        });
    }
    for ended_by in ["sharks", "surfaced"] {
        play("players=2", 1, |game, _| {
            assert_said(&State::ending(texts, &game.view(Viewer::Spectator), &people, ended_by));
        });
    }
}

/// What the walk-through quotes stands in the face, line by line.
#[test]
fn the_walk_through_quotes_the_face() {
    let guide = include_str!("../../../../docs/write-a-game.md");
    let section = guide.split("\n## ").find(|section| section.contains("Give it a face\n")).unwrap();
    let files = [
        include_str!("face/board.rs"),
        include_str!("face/charts.rs"),
        include_str!("face/desk.rs"),
        include_str!("face/mod.rs"),
        include_str!("face/words.rs"),
    ];
    let written: HashSet<&str> = files.iter().flat_map(|file| file.lines().map(str::trim)).collect();
    let blocks: Vec<&str> =
        section.split("```rust\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() > 4);
    for line in blocks.iter().flat_map(|block| block.lines()).map(str::trim).filter(|line| *line != "…") {
        assert!(written.contains(line), "the face has no line `{line}`");
    }
}
