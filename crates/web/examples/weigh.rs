//! Weighs what a reader is sent of a game: the parts of the table that are different after each change, before compression.
//!
//! `cargo run --release -p web --example weigh -- GAME "OPTIONS" GAMES`

use catalogue::{GameId, Playable};
use kernel::{Dice, Pending, Seat, SeatSet, Viewer};
use maud::html;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use testkit::SplitMix;
use web::{Blocked, Choice, Counsel, Drawings, Face, FaceVisitor, Later, PageParts, Parts, Scene, with_face};

struct Weigh {
    options: String,
    games: u64,
}

/// What has been weighed, in bytes.
#[derive(Default)]
struct Weights {
    actors: Vec<usize>,
    waiting: Vec<usize>,
    onlookers: Vec<usize>,
    by_part: HashMap<String, usize>,
    by_acting_part: HashMap<String, usize>,
    first: usize,
    time: Duration,
}

impl FaceVisitor for Weigh {
    type Output = ();

    fn visit<G: Playable + Face>(self) {
        let options = self.options.parse::<G::Options>().unwrap_or_else(|_| panic!("unknown options"));
        let mut weights = Weights::default();
        for seed in 0..self.games {
            play::<G>(&options, seed, &mut weights);
        }
        let Weights { mut actors, mut waiting, mut onlookers, by_part, by_acting_part, first, time } =
            weights;
        let looks = actors.len() + waiting.len() + onlookers.len();
        println!("whole page {first}; {looks} looks, {:.1} µs each", time.as_secs_f64() * 1e6 / looks as f64);
        line("onlooker", &mut onlookers);
        line("who waits", &mut waiting);
        heaviest(by_part, onlookers.len() + waiting.len());
        line("who decides", &mut actors);
        heaviest(by_acting_part, actors.len());
    }
}

fn heaviest(by_part: HashMap<String, usize>, looks: usize) {
    let mut by_part: Vec<_> = by_part.into_iter().collect();
    by_part.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    for (part, bytes) in by_part.iter().take(20) {
        println!("{:>9.1} a look  {part}", *bytes as f64 / looks as f64);
    }
}

fn line(who: &str, weights: &mut [usize]) {
    weights.sort_unstable();
    let at = |share: usize| weights.get(weights.len() * share / 100).copied().unwrap_or_default();
    let mean = weights.iter().sum::<usize>() / weights.len().max(1);
    println!("{who:>12}: {} changes, median {}, mean {mean}, 90 % below {}", weights.len(), at(50), at(90));
}

fn play<G: Playable + Face>(options: &G::Options, seed: u64, weights: &mut Weights) {
    let drawings = Arc::<Drawings>::default();
    let people: Vec<String> = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"].map(str::to_owned).to_vec();
    let (mut numbers, mut dice) = (SplitMix(seed), Dice(SplitMix(!seed)));
    let mut game = G::new(options).expect("options that go together");
    let mut pages: HashMap<Viewer, PageParts> = HashMap::new();
    let mut log = Vec::new();
    while game.pending() != Pending::Over {
        while game.pending() == Pending::Chance {
            let outcome = game.sample(&mut dice).expect("there is something to draw");
            game.resolve(&outcome, &mut log).expect("what is drawn is legal");
        }
        drawings.change();
        let seats = Seat::first(game.seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let begun = Instant::now();
            let page = look(&game, viewer, &people, &drawings);
            let before = pages.remove(&viewer);
            let nothing = PageParts::default();
            let news = page.since(before.as_ref().unwrap_or(&nothing));
            weights.time += begun.elapsed();
            if before.is_none() {
                weights.first = news.len();
            } else {
                match viewer {
                    Viewer::Seat(seat) if game.pending().seats().contains(seat) => &mut weights.actors,
                    Viewer::Seat(_) => &mut weights.waiting,
                    Viewer::Spectator | Viewer::Omniscient => &mut weights.onlookers,
                }
                .push(news.len());
                let acts = matches!(viewer, Viewer::Seat(seat) if game.pending().seats().contains(seat));
                let by_part = if acts { &mut weights.by_acting_part } else { &mut weights.by_part };
                for (id, bytes) in page.weights_since(before.as_ref().unwrap_or(&nothing)) {
                    *by_part.entry(id.to_owned()).or_default() += bytes;
                }
            }
            pages.insert(viewer, page);
        }
        let seats: Vec<Seat> = game.pending().seats().iter().collect();
        if seats.is_empty() {
            break;
        }
        let seat = seats[numbers.next_u64() as usize % seats.len()];
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let action = legal[numbers.next_u64() as usize % legal.len()];
        game.act(seat, &action, &mut log).expect("what is legal can be done");
        log.clear();
    }
}

fn look<G: Face>(game: &G, viewer: Viewer, people: &[String], drawings: &Arc<Drawings>) -> PageParts {
    let view = game.view(viewer);
    let (mine, acting) = match viewer {
        Viewer::Seat(seat) => {
            (SeatSet::one(seat), Some(seat).filter(|&seat| game.pending().seats().contains(seat)))
        }
        Viewer::Spectator | Viewer::Omniscient => (SeatSet::EMPTY, None),
    };
    let mut legal = Vec::new();
    if let Some(seat) = acting {
        game.legal_actions(seat, &mut legal);
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let blocked = || {
        let Some(seat) = acting else { return Vec::new() };
        let refused = |action| game.check(seat, &action).err().map(|why| (action, why));
        G::expected(&view, seat).into_iter().filter_map(refused).collect()
    };
    let parts = Parts::new(drawings.clone());
    let scene = Scene {
        texts: i18n::english(),
        view: &view,
        people,
        mine,
        acting,
        choices: &choices,
        blocked: Blocked::new(&blocked),
        asking: None,
        counsel: Counsel::Given,
        undo: None,
        post_to: "/t/abcdefghijkl/act",
        later: Later { path: "/t/abcdefghijkl/part/", query: "" },
        parts: &parts,
    };
    let _ = html! { (G::scene(&scene)) };
    drop(scene);
    parts.into_page()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().expect("the name of a game");
    let game = GameId::from_id(&game).expect("a game of the catalogue");
    let options = words.next().unwrap_or_default();
    let games = words.next().map_or(3, |games| games.parse().expect("a number of games"));
    with_face(game, Weigh { options, games });
}
