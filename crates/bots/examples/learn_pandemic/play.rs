//! Games to learn from.

use crate::fit::End;
use bots::pandemic::{Comparison, Curiosity, Network, learner, signs};
use bots::{Xoshiro, mix};
use kernel::{Dice, Game as _, Pending, Uniform, Viewer, Waiver};
use pandemic::{Action, Frame, Moment, State};
use std::sync::Arc;

/// Games told apart in what is printed: players/Epidemics.
pub(crate) const KINDS: [&str; 6] = ["2/4", "2/5", "3/5", "4/5", "4/6", "others"];
/// One turn in so many is an odd one.
const ODD: u32 = 40;
/// One game in so many has more roles, more events, a module.
const ONE_IN: u32 = 4;

/// How turns are compared that could have been played,
const COMPARISON: Comparison = Comparison { turns: 12, worlds: 8, horizon: 4, wide: 64, narrow: 8 };
/// and by who searches before each decision.
const SEARCH: Comparison = Comparison { turns: 8, worlds: 8, horizon: 2, wide: 64, narrow: 8 };

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Player {
    /// Who plays the turn that reads best, and now and then an odd one: a hundred games a second.
    Reads,
    /// Who plays on first what reads best: a game or two a second, and stronger.
    Searches,
}

/// How games are played.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Way {
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Reads)]
    player: Player,
    /// Plans the players go on with after each step of a turn
    #[arg(long, default_value_t = 64)]
    beam: usize,
    /// How much of what a position is taught comes from later ones, as against the next one: λ, 0 to 1
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// In one turn of so many the turns that could be played are compared by playing them on; in none if it is 0
    #[arg(long, default_value_t = 12)]
    compare: u32,
}

/// A game that was played to its end.
pub(crate) struct Game {
    pub(crate) kind: &'static str,
    /// The ends of the turns' actions.
    pub(crate) positions: Vec<End>,
    /// What was read from each of them.
    chances: Vec<f32>,
    /// Turns that could have been played instead of each other.
    pub(crate) choices: Vec<Vec<End>>,
    pub(crate) won: bool,
}

impl Game {
    /// A game of some kind, four players being the most frequent.
    pub(crate) fn play(network: &Arc<Network>, way: Way, seed: u64) -> Game {
        let seed = mix(seed);
        let mut lots = Xoshiro::new(seed);
        let (kind, options) = kind(&mut lots);
        let mut game = State::new(&options.parse().expect("these options go together"))
            .expect("these options go together");
        let mut dice = Dice(lots);
        let bot = |seat| match way.player {
            Player::Reads => learner(network.clone(), way.beam, Curiosity::OneIn(ODD), mix(seed ^ seat)),
            Player::Searches => SEARCH.player(network, mix(seed ^ seat)),
        };
        let mut bots: Vec<_> = (1..=u64::from(game.seats())).map(bot).collect();
        let (mut positions, mut chances, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        // What a search thought of the turn that goes on; what was thought of each turn.
        let (mut searched, mut thought) = (None, Vec::new());
        let (mut legal, mut turn, mut begun) = (Vec::new(), 0, 0);
        while game.pending() != Pending::Over {
            if let Some(outcome) = game.sample(&mut dice) {
                game.resolve(&outcome, &mut ()).expect("what is drawn can happen");
                continue;
            }
            let Some(seat) = game.awaited().iter().next() else { break };
            if let Some(Waiver::Consent { answer, .. }) = game.waiver(seat) {
                game.act(seat, &answer, &mut ()).expect("who is asked may agree");
                continue;
            }
            legal.clear();
            game.legal_actions(seat, &mut legal);
            if let [only] = legal[..] {
                game.act(seat, &only, &mut ()).expect("what is legal can be done");
                continue;
            }
            let view = game.view(Viewer::Seat(seat));
            let acts =
                seat == view.active && matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. })));
            if acts && view.turn != begun {
                begun = view.turn;
                searched = None;
                let is_compared = way.compare > 0 && dice.0.below(way.compare) == 0;
                if is_compared {
                    let choice =
                        COMPARISON.of(network, (&view, seat, &legal), mix(seed ^ u64::from(begun) << 8));
                    choices.extend((!choice.is_empty()).then_some(choice));
                }
            }
            let bot = &mut bots[usize::from(seat.number())];
            let action = bot.decide(&view, seat, &legal);
            if acts && searched.is_none() {
                searched = bot.thoughts().and_then(|advice| advice.chance).map(|chance| chance.won as f32);
            }
            game.act(seat, &action, &mut ()).expect("a bot decides for what is legal");
            let view = game.view(Viewer::Seat(seat));
            let ends = view.turn != turn && (action == Action::End || view.seat(seat).actions_left == 0);
            if acts && ends && view.active == seat && view.ended_by.is_none() {
                turn = view.turn;
                let signs = signs(&view, seat);
                let chance = network.chance(&signs);
                chances.push(chance);
                thought.push(searched.unwrap_or(chance));
                positions.push((signs, 0.0));
            }
        }
        let won = game.ended_by() == Some("cures");
        teach(&mut positions, &thought, won, way.lambda);
        Game { kind, positions, chances, choices, won }
    }

    /// For each position how surprised its reader is by how the game ended.
    pub(crate) fn surprises(&self) -> impl Iterator<Item = f64> {
        self.chances.iter().map(|chance| {
            let came = if self.won { *chance } else { 1.0 - chance };
            -f64::from(came.max(1e-6).ln())
        })
    }
}

/// The options of a game to learn from, and its kind.
fn kind(lots: &mut Xoshiro) -> (&'static str, String) {
    let mut one_of = |words: &[&'static str]| words[lots.below(words.len() as u32) as usize];
    let players = one_of(&["2", "2", "3", "4", "4", "4"]);
    let epidemics = one_of(&["4", "5", "5", "6"]);
    let few = [
        one_of(&["role_packs=brink", "role_packs=second_edition", "role_packs=both"]),
        "event_set=mix13",
        one_of(&["module_strain=on", "module_purple=mutation", "module_purple=bio_terrorist"]),
    ];
    let is_special = lots.below(ONE_IN) == 0;
    let few: Vec<_> = few.into_iter().filter(|_| is_special && lots.below(2) == 0).collect();
    let plain = KINDS.iter().find(|&&kind| few.is_empty() && kind == format!("{players}/{epidemics}"));
    (plain.unwrap_or(&"others"), format!("players={players} epidemics={epidemics} {}", few.join(" ")))
}

/// Teaches each position how the game went on: λ-returns, by what was thought of each turn and how it all ended.
fn teach(positions: &mut [End], thought: &[f32], won: bool, lambda: f32) {
    let mut taught = f32::from(u8::from(won));
    let mut next = taught;
    for ((_, right), thought) in positions.iter_mut().zip(thought).rev() {
        taught = lambda * taught + (1.0 - lambda) * next;
        *right = taught;
        next = *thought;
    }
}
