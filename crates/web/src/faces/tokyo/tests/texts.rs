//! Every refusal, window, option and ending has its text in all languages.

use super::samples::trouble;
use super::{TABLES, assert_said, options, people, play};
use crate::faces::tokyo::desk::groups::Group;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::{Words, refusal_text, window_text};
use crate::pages::{option_key, value_key};
use crate::tests::assert_all_end_in_words;
use kernel::{Game, Viewer};
use tokyo::{Ending, Scene, State, Step, refusals};

#[test]
fn refusals_windows_groups_and_scenes_are_told_in_all_languages() {
    let view = State::new(&options("players=2")).unwrap().view(Viewer::Omniscient);
    for texts in i18n::languages() {
        let words = Words { texts, view: &view, people: &people() };
        for refusal in refusals::ALL {
            assert_said(&refusal_text(texts, refusal), refusal);
        }
        for window in State::WINDOWS {
            assert_said(&window_text(texts, window.name), &window.name);
        }
        for group in Group::ALL {
            assert_said(&texts.say(&format!("tokyo-group-{}", group.word())), &group);
        }
        Scene::all().for_each(|scene| assert_said(words.scene(scene), &scene));
        Step::ALL.iter().for_each(|&step| assert_said(&words.step(step), &step));
        for id in ["game-tokyo", "game-tokyo-about"] {
            assert!(texts.has(id), "{id}");
        }
    }
}

#[test]
fn every_ending_is_told_in_all_languages_with_its_sum() {
    for rank in ["printed", "drawn"] {
        for &ended in Ending::ALL {
            let mut view =
                State::new(&options(&format!("players=2 rank={rank}"))).unwrap().view(Viewer::Spectator);
            view.ending = Some(ended);
            view.round = 8;
            view.trouble_discard.add(trouble());
            view.evaluated_rounds = 6;
            for texts in i18n::languages() {
                let words = Words { texts, view: &view, people: &people() };
                let told = ending::text(&words);
                assert_said(&told, &ended);
                assert_eq!(told.contains('6') && told.contains('÷'), ended == Ending::Cleared, "{told}");
            }
        }
    }
}

/// T32.11
#[test]
fn t32_11_a_lost_scenario_says_by_which_card() {
    for scenario in ["s01", "s02", "s03", "s04", "s05", "s06", "s07"] {
        let options = options(&format!("players=2 scenario={scenario}"));
        let mut view = State::new(&options).unwrap().view(Viewer::Spectator);
        view.ending = Some(Ending::Defeat);
        for texts in i18n::languages() {
            let told = ending::text(&Words { texts, view: &view, people: &people() });
            assert_said(&told, &scenario);
            let alone = texts.say_with("tokyo-ending-defeat", &[("rounds", 0_u8.into())]);
            assert!(told.len() > alone.len() + 20, "{scenario}: {told}");
        }
    }
}

#[test]
fn options_are_told_in_all_languages() {
    for texts in i18n::languages() {
        for spec in State::OPTIONS {
            let key = option_key(State::ID, spec.name);
            let values = spec.values.iter().map(|value| value_key(State::ID, spec.name, value));
            for id in [key.clone(), format!("{key}-about")].into_iter().chain(values) {
                assert!(texts.has(&id), "{id}");
            }
        }
    }
}

#[test]
fn the_end_is_told_in_all_languages() {
    assert_all_end_in_words::<State>(&TABLES, |options, seed, look| play(options, seed, look));
}
