//! Games for training.

use crate::fit::End;
use bots::pandemic::{Comparison, Exploration, Network, features, learner};
use bots::{Xoshiro, mix};
use kernel::{Dice, Game as _, Pending, Uniform, Viewer, Waiver};
use pandemic::{Action, Frame, Moment, State};
use std::sync::Arc;

/// The kinds of games that are printed separately: players/Epidemics.
pub(crate) const KINDS: [&str; 6] = ["2/4", "2/5", "3/5", "4/5", "4/6", "others"];
/// One turn in this many explores.
const ODD: u32 = 40;
/// One game in this many has more roles, more events, a module.
const ONE_IN: u32 = 4;

/// How the turns that could have been played are compared.
const COMPARISON: Comparison = Comparison { turns: 12, worlds: 8, horizon: 4, wide: 64, narrow: 8 };
/// How turns are compared by a bot that searches before each decision.
const SEARCH: Comparison = Comparison { turns: 8, worlds: 8, horizon: 2, wide: 64, narrow: 8 };

/// The bot that plays.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Player {
    /// Plays the turn with the highest win probability, and explores now and then: a hundred games a second.
    Reads,
    /// Searches first: a game or two a second, and stronger.
    Searches,
}

/// How games are played.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Way {
    /// The bot that plays
    #[arg(long, value_enum, default_value_t = Player::Reads)]
    player: Player,
    /// The beam width: plans kept after each step of a turn
    #[arg(long, default_value_t = 64)]
    beam: usize,
    /// How much of what a position is taught comes from later ones, as against the next one: λ, 0 to 1
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// In one turn of this many the turns that could be played are compared by playing them on; in none if it is 0
    #[arg(long, default_value_t = 12)]
    compare: u32,
}

/// A game that was played to its end.
pub(crate) struct Game {
    pub(crate) kind: &'static str,
    /// The ends of the turns' actions.
    pub(crate) positions: Vec<End>,
    /// The win probability that was read from each of them.
    chances: Vec<f32>,
    /// Turns that could have been played instead of each other.
    pub(crate) choices: Vec<Vec<End>>,
    pub(crate) won: bool,
}

impl Game {
    /// A game of some kind, four players being the most frequent.
    pub(crate) fn play(network: &Arc<Network>, way: Way, seed: u64) -> Game {
        let seed = mix(seed);
        let mut rng = Xoshiro::new(seed);
        let (kind, options) = kind(&mut rng);
        let mut game = State::new(&options.parse().expect("these options go together"))
            .expect("these options go together");
        let mut dice = Dice(rng);
        let bot = |seat| match way.player {
            Player::Reads => learner(network.clone(), way.beam, Exploration::OneIn(ODD), mix(seed ^ seat)),
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
                searched = bot
                    .thoughts()
                    .and_then(|advice| advice.win_probability)
                    .map(|win_probability| win_probability.mean as f32);
            }
            game.act(seat, &action, &mut ()).expect("a bot decides for what is legal");
            let view = game.view(Viewer::Seat(seat));
            let ends = view.turn != turn && (action == Action::End || view.seat(seat).actions_left == 0);
            if acts && ends && view.active == seat && view.ended_by.is_none() {
                turn = view.turn;
                let features = features(&view, seat);
                let win_probability = network.win_probability(&features);
                chances.push(win_probability);
                thought.push(searched.unwrap_or(win_probability));
                positions.push((features, 0.0));
            }
        }
        let won = game.ended_by() == Some("cures");
        teach(&mut positions, &thought, won, way.lambda);
        Game { kind, positions, chances, choices, won }
    }

    /// The loss of each position, given how the game ended.
    pub(crate) fn surprises(&self) -> impl Iterator<Item = f64> {
        self.chances.iter().map(|win_probability| {
            let came = if self.won { *win_probability } else { 1.0 - win_probability };
            -f64::from(came.max(1e-6).ln())
        })
    }
}

/// The options of a game for training, and its kind.
fn kind(rng: &mut Xoshiro) -> (&'static str, String) {
    let mut one_of = |words: &[&'static str]| words[rng.below(words.len() as u32) as usize];
    let players = one_of(&["2", "2", "3", "4", "4", "4"]);
    let epidemics = one_of(&["4", "5", "5", "6"]);
    let few = [
        one_of(&["role_packs=brink", "role_packs=second_edition", "role_packs=both"]),
        "event_set=mix13",
        one_of(&["module_strain=on", "module_purple=mutation", "module_purple=bio_terrorist"]),
    ];
    let is_special = rng.below(ONE_IN) == 0;
    let few: Vec<_> = few.into_iter().filter(|_| is_special && rng.below(2) == 0).collect();
    let plain = KINDS.iter().find(|&&kind| few.is_empty() && kind == format!("{players}/{epidemics}"));
    (plain.unwrap_or(&"others"), format!("players={players} epidemics={epidemics} {}", few.join(" ")))
}

/// Sets the targets of the positions: λ-returns, from the value estimate of each turn and the end of the game.
fn teach(positions: &mut [End], thought: &[f32], won: bool, lambda: f32) {
    let mut taught = f32::from(u8::from(won));
    let mut next = taught;
    for ((_, right), thought) in positions.iter_mut().zip(thought).rev() {
        taught = lambda * taught + (1.0 - lambda) * next;
        *right = taught;
        next = *thought;
    }
}
