//! Writes pages of Pandemic at the table, one a moment and a language, to look at in a browser:
//! `cargo run -p web --example pandemic_pages -- FOLDER [STYLESHEET]`.

use bots::{Bot, Roster, Xoshiro};
use kernel::{Audience, Dice, Game, Pending, Seat, SeatSet, Uniform, Viewer};
use maud::{DOCTYPE, html};
use pandemic::{Event, Frame, Moment, Question, Setup, State};
use std::path::PathBuf;
use web::{Choice, Face, Lang, Scene, Weight};

/// A moment to show: its name, and how it is recognised from the seat that is asked.
type Shot = (&'static str, fn(&State, Seat) -> bool);

const MOMENTS: [Shot; 7] = [
    ("turn", |state, seat| {
        top(state, seat, |frame| matches!(frame, Frame::Moment(Moment::Actions { .. }))) && turn(state) > 9
    }),
    ("charter", |state, seat| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let acts = top(state, seat, |frame| matches!(frame, Frame::Moment(Moment::Actions { .. })));
        acts && seat == state.view(Viewer::Seat(seat)).active && legal.len() > 60 && turn(state) > 4
    }),
    ("window", |state, seat| {
        top(state, seat, |frame| matches!(frame, Frame::Moment(Moment::Window { .. }))) && turn(state) > 5
    }),
    ("consent", |state, seat| {
        top(state, seat, |frame| matches!(frame, Frame::Question(Question::Consent { .. })))
    }),
    ("limit", |state, seat| {
        top(
            state,
            seat,
            |frame| matches!(frame, Frame::Moment(Moment::OverLimit { seat: owner, .. }) if owner == seat),
        )
    }),
    ("forecast", |state, seat| {
        top(state, seat, |frame| matches!(frame, Frame::Question(Question::Forecast { .. })))
    }),
    ("roles", |state, seat| top(state, seat, |frame| matches!(frame, Frame::Setup(Setup::Roles)))),
];

fn top(state: &State, seat: Seat, is: impl Fn(Frame) -> bool) -> bool {
    state.view(Viewer::Seat(seat)).top().is_some_and(is)
}

fn turn(state: &State) -> u16 {
    state.view(Viewer::Omniscient).turn
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/pages".to_owned()));
    let style = arguments.next().map_or_else(|| Ok(String::new()), std::fs::read_to_string)?;
    std::fs::create_dir_all(&folder)?;
    let mut wanted: Vec<Shot> = MOMENTS.to_vec();
    for seed in 0..200 {
        let options = if seed % 2 == 0 {
            "players=4 epidemics=5 role_assignment=chosen"
        } else {
            "players=3 open_hands=false epidemics=4"
        };
        let options = options.parse().map_err(|error| std::io::Error::other(format!("{error}")))?;
        let state = State::new(&options).map_err(std::io::Error::other)?;
        play(state, seed, |state, log| {
            for seat in state.pending().seats().iter() {
                if let Some(found) = wanted.iter().position(|(_, is)| is(state, seat)) {
                    let (name, _) = wanted.remove(found);
                    for lang in Lang::ALL {
                        let path = folder.join(format!("{name}-{}.html", lang.tag()));
                        std::fs::write(path, page(state, Viewer::Seat(seat), log, lang, &style))?;
                    }
                }
            }
            Ok(wanted.is_empty())
        })?;
        if wanted.is_empty() {
            break;
        }
    }
    for (name, _) in wanted {
        eprintln!("no game came to the moment `{name}`");
    }
    Ok(())
}

/// Plays with the first bots, now and then at random, and looks after every step until `look` has seen enough.
fn play(
    mut state: State,
    seed: u64,
    mut look: impl FnMut(&State, &[(Audience, Event)]) -> std::io::Result<bool>,
) -> std::io::Result<()> {
    let mut numbers = Xoshiro::new(seed);
    let mut dice = Dice(Xoshiro::new(!seed));
    let level = State::LEVELS.last().copied().unwrap_or_default();
    let mut bots: Vec<_> = (0..5)
        .map(|seat| State::bot(level, seed * 5 + seat).unwrap_or_else(|| Box::new(bots::Random::new(seat))))
        .collect();
    let mut log = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => return Ok(()),
            Pending::Chance => {
                if let Some(outcome) = state.sample(&mut dice) {
                    state.resolve(&outcome, &mut log).map_err(std::io::Error::other)?;
                }
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let seat = seats.iter().nth(numbers.below(seats.len()) as usize).unwrap_or_default();
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let action = if numbers.below(8) == 0 {
                    legal[numbers.below(legal.len() as u32) as usize]
                } else {
                    Bot::<State>::decide(
                        &mut *bots[usize::from(seat.number())],
                        &state.view(Viewer::Seat(seat)),
                        seat,
                        &legal,
                    )
                };
                state.act(seat, &action, &mut log).map_err(std::io::Error::other)?;
            }
        }
        if look(&state, &log)? {
            return Ok(());
        }
    }
}

fn page(state: &State, viewer: Viewer, log: &[(Audience, Event)], lang: Lang, style: &str) -> String {
    let texts = lang.texts();
    let people = ["Ada", "Kenji 健二", "林小美", "Beatriz", "Ed"].map(str::to_owned);
    let view = state.view(viewer);
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let mut legal = Vec::new();
    let mut blocked = Vec::new();
    if let Some(seat) = acting {
        state.legal_actions(seat, &mut legal);
        for action in State::expected(&view, seat) {
            if let Err(refusal) = state.check(seat, &action) {
                blocked.push((action, refusal));
            }
        }
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let scene = Scene {
        texts,
        view: &view,
        people: &people,
        mine: acting.map_or(SeatSet::EMPTY, SeatSet::one),
        acting,
        choices: &choices,
        blocked: &blocked,
        post_to: "/t/1/act",
        version: 1,
    };
    let heard: Vec<_> = log.iter().filter(|(audience, _)| audience.includes(viewer)).collect();
    let sentences = heard
        .iter()
        .skip(heard.len().saturating_sub(40))
        .filter_map(|(_, event)| State::sentence(texts, &view, &people, event))
        .rev();
    html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (State::question(&scene)) }
                style { (maud::PreEscaped(style)) }
            }
            body {
                main #main .table {
                    (State::scene(&scene))
                    div .rail {
                        section #log .log .panel {
                            ol .log-lines {
                                @for line in sentences {
                                    li .(weight(line.weight)) {
                                        span .sentence { (line.text) } " "
                                        a .rule href=(format!("/rules/pandemic#{}", line.rule)) { (line.rule) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Heading => "heading",
        Weight::Plain => "plain",
        Weight::Grave => "grave",
        Weight::Glad => "glad",
    }
}
