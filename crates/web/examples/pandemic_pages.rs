//! Writes pages of Pandemic at the table, one a moment and a language, to look at in a browser:
//! `cargo run -p web --example pandemic_pages -- FOLDER [STYLESHEET]`.

use bots::{Bot, Roster, Xoshiro};
use kernel::{Audience, Dice, Game, Pending, Seat, SeatSet, Uniform, Viewer};
use maud::{DOCTYPE, PreEscaped, html};
use pandemic::{Colour, Event, Frame, Moment, Question, Setup, State, View};
use std::path::PathBuf;
use std::sync::Arc;
use web::{Blocked, Choice, Counsel, Face, Later, Parts, Scene, Weight};

/// A moment to show: its name, and how it is recognised from what the seat that is asked sees.
type Wanted = (&'static str, fn(&View, Seat, usize) -> bool);

const MOMENTS: [Wanted; 13] = [
    ("turn", |view, _, _| acts(view) && view.turn > 9),
    ("charter", |view, seat, choices| acts(view) && seat == view.active && choices > 60 && view.turn > 4),
    ("window", |view, _, _| {
        matches!(view.top(), Some(Frame::Moment(Moment::Window { .. }))) && view.turn > 5
    }),
    ("consent", |view, _, _| matches!(question(view), Some(Question::Consent { .. }))),
    (
        "limit",
        |view, seat, _| matches!(view.top(), Some(Frame::Moment(Moment::OverLimit { seat: owner, .. })) if owner == seat),
    ),
    ("forecast", |view, _, _| matches!(question(view), Some(Question::Forecast { .. }))),
    ("remove", |view, _, _| {
        matches!(question(view), Some(Question::RemoteTreatment { .. } | Question::Vaccine { .. }))
    }),
    ("roles", |view, _, _| matches!(view.top(), Some(Frame::Setup(Setup::Roles)))),
    ("mutation", |view, seat, _| {
        acts(view) && seat == view.active && purple(view) > 5 && !view.strain.in_force.is_empty()
    }),
    ("begin", |view, _, choices| secret(view) && choices == 48),
    ("secret", |view, _, choices| secret(view) && view.turn > 6 && choices > 8 && choices < 40),
    ("hunt", |view, seat, _| acts(view) && seat == view.active && suspects(view) > 6),
    ("seen", |view, seat, _| {
        acts(view)
            && seat == view.active
            && view.bio_terrorist.is_some_and(|terrorist| terrorist.city == Some(view.seat(seat).city))
    }),
];

fn acts(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. })))
}

fn secret(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Moment(Moment::BioTerrorist)))
}

fn question(view: &View) -> Option<Question> {
    if let Some(Frame::Question(question)) = view.top() { Some(question) } else { None }
}

fn purple(view: &View) -> u8 {
    view.cubes.iter().map(|cubes| cubes[Colour::Purple as usize]).sum()
}

fn suspects(view: &View) -> u32 {
    view.bio_terrorist.map_or(0, |terrorist| terrorist.possible.len())
}

/// The tables the moments are looked for at.
const TABLES: [&str; 4] = [
    "players=4 epidemics=5 role_assignment=chosen",
    "players=3 open_hands=false epidemics=4",
    "players=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13 ops_expert=revised",
    "players=3 module_purple=bio_terrorist role_packs=both epidemics=4",
];

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "target/pages".to_owned()));
    let style = arguments.next().map_or_else(|| Ok(String::new()), std::fs::read_to_string)?;
    std::fs::create_dir_all(&folder)?;
    let mut wanted: Vec<Wanted> = MOMENTS.to_vec();
    for seed in 0..200 {
        let options = TABLES[seed as usize % TABLES.len()];
        let options = options.parse().map_err(|error| std::io::Error::other(format!("{error}")))?;
        let state = State::new(&options).map_err(std::io::Error::other)?;
        play(state, seed, |state, log| {
            for seat in state.pending().seats().iter() {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                if let Some(found) = wanted.iter().position(|(_, is)| is(&view, seat, legal.len())) {
                    let (name, _) = wanted.remove(found);
                    for texts in i18n::languages() {
                        let path = folder.join(format!("{name}-{}.html", texts.tag()));
                        std::fs::write(path, page(state, Viewer::Seat(seat), log, texts, &style))?;
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
    let level = State::USUAL;
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

fn page(
    state: &State,
    viewer: Viewer,
    log: &[(Audience, Event)],
    texts: &'static i18n::Texts,
    style: &str,
) -> String {
    let people = ["Ada", "Kenji 健二", "林小美", "Beatriz", "Ed"].map(str::to_owned);
    let view = state.view(viewer);
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let mut legal = Vec::new();
    if let Some(seat) = acting {
        state.legal_actions(seat, &mut legal);
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let blocked = || {
        let Some(seat) = acting else { return Vec::new() };
        let refused = |action| state.check(seat, &action).err().map(|why| (action, why));
        State::expected(&view, seat).into_iter().filter_map(refused).collect()
    };
    let parts = Parts::new(Arc::default());
    let scene = Scene {
        texts,
        view: &view,
        people: &people,
        mine: acting.map_or(SeatSet::EMPTY, SeatSet::one),
        acting,
        choices: &choices,
        blocked: Blocked::new(&blocked),
        asking: None,
        counsel: Counsel::Given,
        undo: None,
        post_to: "/t/1/act",
        later: Later { path: "/t/1/part/", query: "" },
        parts: &parts,
    };
    let html = html! { (State::scene(&scene)) }.into_string();
    drop(scene);
    let scene = PreEscaped(parts.into_page().filled(&html));
    let heard: Vec<_> = log.iter().filter(|(audience, _)| audience.includes(viewer)).collect();
    let sentences = heard
        .iter()
        .skip(heard.len().saturating_sub(40))
        .filter_map(|(_, event)| State::sentence(texts, &view, &people, event))
        .rev();
    html! {
        (DOCTYPE)
        html lang=(texts.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (State::question(texts, &view, &people, acting)) }
                style { (maud::PreEscaped(style)) }
            }
            body {
                main #main .table {
                    (scene)
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
