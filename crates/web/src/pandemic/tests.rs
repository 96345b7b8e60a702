//! What people see of Pandemic, in all languages, for random games and every pair of eyes.

use super::words::{Words, slug};
use crate::face::{Choice, Face, Scene};
use crate::lang::{Lang, Texts};
use kernel::{Dice, Game, Pending, Refusal, Seat, SeatSet, Viewer};
use pandemic::{
    Action, Card, City, Colour, Ending, Event, EventCard, Frame, Movement, Options, Order, Pawn, Role, State,
    View, Window, refusals,
};
use std::collections::{BTreeMap, BTreeSet};
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

const TABLES: [&str; 4] = [
    "players=2",
    "players=3 role_assignment=chosen",
    "players=4 open_hands=false",
    "players=5 open_hands=false consent=auto city_06_name=toronto",
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

/// Every event, with and without its optional parts.
fn every_event() -> Vec<Event> {
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let [city, from, to] = [City::Lima, City::Cairo, City::Osaka];
    let (colour, card) = (Colour::Red, Card::City(city));
    let mut all = vec![
        Event::RoleTaken { seat, role: Role::Medic },
        Event::Dealt { seat, card },
        Event::DealtHidden { seat },
        Event::Begins { seat, card: None },
        Event::Begins { seat, card: Some(city) },
        Event::TurnBegan { seat, number: 12 },
        Event::Cured { seat, colour },
        Event::Eradicated { colour },
        Event::Shared { giver: seat, receiver: other, card: city },
        Event::Discarded { seat, card: Card::Event(EventCard::Airlift) },
        Event::Airlifted { pawn: other, from, to },
        Event::Revealed { city },
        Event::Forecast { order: Order::default() },
        Event::Granted { city, from: None },
        Event::Granted { city, from: Some(from) },
        Event::Removed { city },
        Event::Asked { asker: seat, owner: other },
        Event::Agreed { owner: other },
        Event::Declined { owner: other },
        Event::Drew { seat, card },
        Event::DrewHidden { seat },
        Event::EpidemicDrawn { seat },
        Event::Increased { rate: 3 },
        Event::BottomRevealed { city },
        Event::InfectionRevealed { city },
        Event::HeldOffEradicated { city, colour },
        Event::HeldOffMedic { city, colour },
        Event::Outbreak { city, colour, marker: 5 },
        Event::InfectionSkipped,
        Event::InfectionReshuffled,
    ];
    for count in 0..4 {
        all.extend([
            Event::SetupInfected { city, cubes: count },
            Event::Treated { seat, city, colour, cubes: count },
            Event::MedicCleared { city, colour, cubes: count },
            Event::ActionsEnded { seat, unused: count },
            Event::QuietNight { turns: count },
            Event::Intensified { cards: count },
            Event::CubesPlaced { city, colour, cubes: count },
        ]);
    }
    for by in Movement::ALL {
        all.push(Event::Moved { seat, pawn: seat, by, from, to, card: None });
        all.push(Event::Moved { seat, pawn: other, by, from, to, card: Some(to) });
    }
    for card in [None, Some(city)] {
        all.extend([None, Some(from)].map(|from| Event::Built { seat, city, from, card }));
    }
    all.extend(EventCard::ALL.iter().map(|&event| Event::Played { seat, event }));
    all.extend(Ending::ALL.iter().map(|&by| Event::Ended { by }));
    all
}

/// Every action, with and without its optional parts.
fn every_action() -> Vec<Action> {
    let other = Seat::new(1).unwrap();
    let [city, from] = [City::Lima, City::Cairo];
    let mut all = vec![
        Action::Build { from: None },
        Action::Build { from: Some(from) },
        Action::Give { to: other, card: city },
        Action::Take { from: other, card: city },
        Action::Forecast,
        Action::GovernmentGrant { city, from: None },
        Action::GovernmentGrant { city, from: Some(from) },
        Action::OneQuietNight,
        Action::ResilientPopulation(city),
        Action::Place(city),
        Action::Agree,
        Action::Refuse,
        Action::Pass,
        Action::End,
    ];
    for pawn in [Pawn::Own, Pawn::Of(other)] {
        all.extend(Movement::ALL.map(|by| Action::Move { by, pawn, to: city }));
        all.push(Action::Airlift { pawn, to: city });
    }
    all.extend(Role::ALL.iter().copied().map(Action::Role));
    all.extend(Colour::ALL.iter().flat_map(|&colour| [Action::Cure(colour), Action::Treat(colour)]));
    all.extend(Card::all().iter().map(Action::Discard));
    all
}

#[test]
fn every_event_and_action_is_told_in_all_languages() {
    let state = State::new(&options("players=3")).unwrap();
    let view = state.view(Viewer::Omniscient);
    for texts in Lang::ALL.map(Lang::texts) {
        let mut told = BTreeSet::new();
        for event in every_event() {
            match State::sentence(texts, &view, &people(), &event) {
                Some(sentence) => assert_said(&sentence.text, &event),
                None => assert!(matches!(event, Event::InfectionRevealed { .. }), "{event:?} is left out"),
            }
        }
        for action in every_action() {
            let label = State::action(texts, &view, &people(), &action);
            assert_said(&label, &action);
            if action.event().is_none() {
                assert!(told.insert(label), "{action} is called like another action");
            }
        }
    }
}

/// Every frame; requests of all kinds.
fn every_frame() -> Vec<Frame> {
    let [asker, owner] = [0, 1].map(|number| Seat::new(number).unwrap());
    let city = City::Lima;
    let mut all = vec![
        Frame::Roles,
        Frame::SetupInfection { done: 1 },
        Frame::Deal,
        Frame::Start,
        Frame::Actions { passed: SeatSet::EMPTY },
        Frame::Draw,
        Frame::Increase,
        Frame::Bottom,
        Frame::Infect { city },
        Frame::Intensify,
        Frame::NextEpidemic,
        Frame::HandLimit,
        Frame::OverLimit { seat: asker, passed: SeatSet::EMPTY },
        Frame::Infection,
        Frame::PlaceInfection { city },
        Frame::EndTurn,
        Frame::Forecast { seat: asker, to_reveal: 0, order: Order::default() },
        Frame::CureCards { colour: Colour::Black, left: 1 },
        Frame::CureCards { colour: Colour::Black, left: 4 },
    ];
    all.extend(Window::ALL.iter().map(|&window| Frame::Window { window, passed: SeatSet::EMPTY }));
    let moves = Movement::ALL.map(|by| Action::Move { by, pawn: Pawn::Of(owner), to: city });
    let others = [
        Action::Airlift { pawn: Pawn::Of(owner), to: city },
        Action::Give { to: owner, card: city },
        Action::Take { from: owner, card: city },
    ];
    let requests = moves.into_iter().chain(others);
    all.extend(requests.map(|request| Frame::Consent { asker, owner, request }));
    all
}

#[test]
fn every_frame_asks_in_all_languages() {
    let state = State::new(&options("players=3")).unwrap();
    for frame in every_frame() {
        let mut view = state.view(Viewer::Omniscient);
        view.frames.push(frame);
        for texts in Lang::ALL.map(Lang::texts) {
            for acting in [None, Seat::new(0), Seat::new(1)] {
                let words = Words { texts, view: &view, people: &people() };
                let question = words.question(acting);
                assert_said(&question.headline, &frame);
                if let Some(more) = question.more {
                    assert_said(&more, &frame);
                }
            }
        }
    }
}

#[test]
fn refusals_windows_and_endings_are_told_in_all_languages() {
    for texts in Lang::ALL.map(Lang::texts) {
        for refusal in refusals::ALL {
            assert_said(&State::refusal(texts, refusal), refusal);
        }
        for window in State::WINDOWS {
            assert_said(&State::window(texts, window.name), &window.name);
        }
        for window in Window::ALL {
            assert_said(&State::window(texts, window.word()), window);
            assert!(texts.has(&format!("moment-{}", slug(window.word()))), "{window:?}");
        }
        for ending in Ending::ALL {
            assert_said(&State::ending(texts, ending.word()), ending);
        }
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

/// The ids of a language's files with the variables each text uses.
fn ids(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(lang.tag());
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut all = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once('=')
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                id = name.trim().to_owned();
                let twice = all.insert(id.clone(), BTreeSet::new());
                assert!(twice.is_none(), "{}: {id} stands twice", file.display());
            }
            for part in line.split('$').skip(1) {
                let name = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
                all.entry(id.clone()).or_default().insert(name.unwrap_or_default().to_owned());
            }
        }
    }
    all
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_variables() {
    let english = ids(Lang::En);
    for lang in [Lang::Ja, Lang::ZhHant] {
        let other = ids(lang);
        for (id, variables) in &english {
            let Some(found) = other.get(id) else { panic!("{}: {id} is missing", lang.tag()) };
            assert_eq!(found, variables, "{}: the variables of {id}", lang.tag());
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{}: {id} is not in English", lang.tag());
        }
    }
}
