//! What people see of Pandemic, in all languages, for random games and every pair of eyes.

mod modules;
mod texts;

use super::words::slug;
use crate::face::{Choice, Face, Scene};
use crate::lang::{Lang, Texts};
use kernel::{Dice, Game, Pending, Refusal, Seat, SeatSet, Viewer};
use pandemic::{Action, Card, Event, Options, State, View};
use std::collections::BTreeSet;
use testkit::SplitMix;

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec()
}

fn viewers(state: &State) -> Vec<Viewer> {
    Seat::first(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]).collect()
}

/// A look at a table through these eyes.
fn draw(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    let view = state.view(viewer);
    let acting = match viewer {
        Viewer::Seat(seat) if state.pending().seats().contains(seat) => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => None,
    };
    draw_view(state, &view, acting, texts)
}

fn draw_view(state: &State, view: &View, acting: Option<Seat>, texts: &'static Texts) -> String {
    let mut legal = Vec::new();
    let mut blocked: Vec<(Action, Refusal)> = Vec::new();
    if let Some(seat) = acting {
        state.legal_actions(seat, &mut legal);
        for action in State::expected(view, seat) {
            if let Err(refusal) = state.check(seat, &action) {
                blocked.push((action, refusal));
            }
        }
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let people = people();
    let mine = match view.viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        Viewer::Spectator | Viewer::Omniscient => SeatSet::EMPTY,
    };
    let scene = Scene {
        texts,
        view,
        people: &people,
        mine,
        acting,
        choices: &choices,
        blocked: &blocked,
        post_to: "/t/1/act",
        version: 7,
    };
    assert!(!State::question(&scene).is_empty());
    State::scene(&scene).into_string()
}

/// Plays at random and calls `look` after every step, with what has happened.
fn play(options: &Options, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut numbers = SplitMix(seed);
    let mut dice = Dice(SplitMix(!seed));
    let mut state = State::new(options).unwrap();
    let mut log = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = state.sample(&mut dice).unwrap();
                state.resolve(&outcome, &mut log).unwrap();
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
        let events: Vec<_> = log.drain(..).map(|(_, event)| event).collect();
        look(&state, &events);
    }
}

const TABLES: [&str; 8] = [
    "players=2",
    "players=3 role_assignment=chosen",
    "players=4 open_hands=false",
    "players=5 open_hands=false consent=auto city_06_name=toronto",
    "players=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13 ops_expert=revised consent=auto",
    "players=3 module_purple=mutation role_packs=brink epidemiologist_cost=free open_hands=false",
    "players=3 module_purple=bio_terrorist event_set=mix13 role_packs=second_edition bt_turns=after_each_player",
    "players=2 module_purple=bio_terrorist module_strain=on bt_seat=random bt_move=any_move open_hands=false",
];

fn assert_said(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    for part in text.split('[').skip(1) {
        let id = part.split(']').next().unwrap_or_default();
        assert!(!id.contains('-'), "{what:?}: no text [{id}]");
    }
    assert!(!text.contains("{$"), "{what:?}: {text}");
}

#[test]
fn every_scene_is_drawn_for_all_eyes_in_all_languages() {
    let mut steps = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        for seed in 0..2 {
            play(&options(table), seed * 10 + number as u64, |state, _| {
                steps += 1;
                if steps % 23 != 0 && !matches!(state.pending(), Pending::Over) {
                    return;
                }
                let viewers = viewers(state);
                let viewer = viewers[steps % viewers.len()];
                for lang in Lang::ALL {
                    let html = draw(state, viewer, lang.texts());
                    assert_said(&html, &viewer);
                    assert_ids_are_unique(&html);
                }
            });
        }
    }
}

fn assert_ids_are_unique(html: &str) {
    let mut seen = BTreeSet::new();
    for part in html.split(" id=\"").skip(1) {
        let id = part.split('"').next().unwrap_or_default();
        assert!(seen.insert(id), "the id {id} stands twice");
    }
    for attribute in ["popovertarget=\"", "aria-labelledby=\"", " for=\"", " form=\""] {
        for part in html.split(attribute).skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            assert!(seen.contains(id), "{attribute}{id} points nowhere");
        }
    }
}

#[test]
fn every_choice_can_be_made_on_the_page() {
    let mut steps = 0usize;
    for table in TABLES {
        play(&options(table), 5, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps.is_multiple_of(19)) {
                let html = draw(state, Viewer::Seat(seat), Lang::En.texts());
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                for action in legal {
                    assert!(html.contains(&format!("value=\"{action}\"")), "no way to {action}");
                }
            }
        });
    }
}

#[test]
fn closed_hands_stay_closed() {
    let mut steps = 0usize;
    for (seed, table) in TABLES[2..].iter().enumerate() {
        play(&options(table), seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(31) {
                return;
            }
            for viewer in viewers(state) {
                let view = state.view(viewer);
                let html = draw(state, viewer, Lang::En.texts());
                let twin = State::sample_world(&view, &mut Dice(SplitMix(steps as u64)));
                assert_eq!(html, draw(&twin, viewer, Lang::En.texts()), "{viewer:?} sees more than its view");
                if viewer == Viewer::Omniscient {
                    continue;
                }
                for card in view.unseen.iter() {
                    let id = format!("id=\"card-{}\"", slug(card.word()));
                    assert!(!html.contains(&id), "{viewer:?} sees {card}");
                }
            }
        });
    }
}

#[test]
fn p2_13_the_seventh_city_is_called_as_the_table_likes() {
    for (name, called, not_called) in
        [("montreal", "Montreal", "Toronto"), ("toronto", "Toronto", "Montreal")]
    {
        let state = State::new(&options(&format!("players=2 city_06_name={name}"))).unwrap();
        let html = draw(&state, Viewer::Spectator, Lang::En.texts());
        assert!(html.contains(called) && !html.contains(not_called));
    }
}

#[test]
fn what_is_asked_names_whom_and_what() {
    let mut asked = BTreeSet::new();
    for seed in 0..6 {
        play(&options("players=3"), seed, |state, _| {
            if !matches!(state.pending(), Pending::Any(_) | Pending::Over) {
                return;
            }
            for viewer in viewers(state) {
                let html = draw(state, viewer, Lang::En.texts());
                let prompt = html
                    .split("<summary class=\"prompt\"")
                    .nth(1)
                    .and_then(|rest| rest.split("</summary>").next());
                asked.insert(prompt.unwrap_or_default().to_owned());
            }
        });
    }
    let some = |part: &str| assert!(asked.iter().any(|text| text.contains(part)), "{part}: {asked:#?}");
    some(", you have 4 actions left");
    some("in Atlanta.");
    some("will you play an event?");
    some("do you agree?");
    some("wants to take the card");
    some("choose the card that will be turned up first.");
    some("is answering a question");
    some("The game is lost.");
}

#[test]
fn a_card_lies_in_one_place() {
    let mut steps = 0usize;
    play(&options("players=4"), 3, |state, _| {
        steps += 1;
        if !steps.is_multiple_of(11) {
            return;
        }
        let html = draw(state, Viewer::Seat(Seat::default()), Lang::En.texts());
        for card in Card::all().iter() {
            let id = format!("id=\"card-{}\"", slug(card.word()));
            assert!(html.matches(&id).count() <= 1, "{card} lies in two places");
        }
    });
}
