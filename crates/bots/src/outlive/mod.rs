//! Bots for Outlive.

mod clan;
mod day;
mod errand;
mod known;
mod night;
mod setup;
mod shelter;
mod visit;
mod worth;

use crate::{Advice, Bot, Level, Random, Roster, Stop, Strength, Xoshiro};
use kernel::{Dice, Game, Seat, Viewer};
use known::Known;
use outlive::{Action, Ask, State, View};

impl Roster for State {
    const LEVELS: &'static [Level] = &[
        Level::quick("random").measured(Strength::AgainstUsual(0)),
        Level::quick("greedy").measured(Strength::AgainstUsual(50)),
    ];
    const USUAL: &'static str = "greedy";

    const SIDES: &'static [&'static str] = &["s0", "s1", "s2", "s3"];

    fn side(&self, seat: Seat) -> &'static str {
        Self::SIDES[usize::from(seat.number())]
    }

    fn advise((view, seat, legal): (&View, Seat, &[Action]), _: u64, _: &Stop) -> Advice<Action> {
        Advice::plain(line(view, seat, legal))
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}

/// A greedy bot: it takes the action with the highest value after the night. It remembers nothing and uses no random numbers. Its
/// numbers were guessed, then improved one by one in games against itself.
#[derive(Clone, Copy, Debug)]
struct Greedy;

impl Bot<State> for Greedy {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let known = Known::new(view, seat);
        let chosen = match view.ask() {
            Some(Ask::Move { .. }) => day::choose(&known, legal),
            Some(
                Ask::Pressure { .. } | Ask::Defend { .. } | Ask::Loot { .. } | Ask::Visit | Ask::House { .. },
            ) => visit::choose(&known, legal),
            Some(Ask::Strike { .. } | Ask::Resolve { .. } | Ask::Shelters) => {
                best(legal, |action| shelter::value(&known, action))
            }
            Some(Ask::Choose | Ask::PlaceHeroes | Ask::SplitForMary { .. } | Ask::DiscardForMary { .. })
            | None => best(legal, |action| setup::value(view.seat(seat), action)),
        };
        chosen.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

/// What a greedy bot does now, and after it what it is asked together with that: the rest of its set-up.
fn line(view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
    let mut line = vec![Greedy.decide(view, seat, legal)];
    let mut world = State::sample_world(view, &mut Dice(Xoshiro::new(0)));
    let (mut then, mut legal) = (view.clone(), Vec::new());
    while let Some(action) = line.last()
        && world.act(seat, action, &mut ()).is_ok()
    {
        let now = world.view(Viewer::Seat(seat));
        if !world.pending().seats().contains(seat) || !State::asks_again(&then, &now, seat) {
            break;
        }
        legal.clear();
        world.legal_actions(seat, &mut legal);
        line.push(Greedy.decide(&now, seat, &legal));
        then = now;
    }
    line
}

/// The first of the actions with the highest value.
fn best(legal: &[Action], value: impl Fn(Action) -> Option<f32>) -> Option<Action> {
    let mut best = None;
    let mut most = f32::MIN;
    for &action in legal {
        if let Some(value) = value(action).filter(|&value| value > most) {
            (best, most) = (Some(action), value);
        }
    }
    best
}
