//! Plays Pandemic between bots and fits the chance to win to how the games ended.
//!
//! `cargo run --release -p bots --example learn_pandemic -- --games 16000 --bots teammate --out chance.txt` makes a first network; with
//! `--from chance.txt --bots careful` it is fitted on to the games of better players.

use bots::pandemic::{Network, Neuron, SIGNS, signs};
use bots::{Roster, Xoshiro, mix};
use clap::Parser;
use kernel::{Dice, Game, Pending, Uniform, Viewer, Waiver};
use pandemic::{Action, Frame, Moment, State};
use rayon::prelude::*;
use std::path::PathBuf;

#[derive(Parser)]
struct Arguments {
    /// Games to play
    #[arg(long, default_value_t = 16_000)]
    games: u64,
    /// The level of all players
    #[arg(long, default_value = State::USUAL)]
    bots: String,
    /// The seed of the games and of the fit
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Neurons of a new network
    #[arg(long, default_value_t = 32)]
    neurons: usize,
    /// Times all positions are gone through
    #[arg(long, default_value_t = 6)]
    epochs: u32,
    /// A network to begin with
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the network goes
    #[arg(long)]
    out: PathBuf,
}

/// The end of a turn's actions, and how the game ended.
struct Position {
    signs: [f32; SIGNS],
    won: f32,
}

/// Positions that a network is fitted to at once.
const BATCH: usize = 128;
/// One game in so many is kept to see how good the fit is.
const KEPT: u64 = 10;
/// How far a step goes: of a new network, and of one that has been fitted before.
const STEP: (f32, f32) = (0.002, 0.0005);
/// One game in so many has more roles, more events, a module.
const ONE_IN: u32 = 4;
/// A sign that varies less says nothing.
const VARIES: f32 = 1e-4;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    State::bot(&arguments.bots, 0)
        .ok_or_else(|| format!("there are no bots of level \"{}\"", arguments.bots))?;
    let begun = arguments.from.as_ref().map(std::fs::read_to_string).transpose()?;
    let begun = begun.map(|text| text.parse::<Network>()).transpose()?;
    let games: Vec<_> = (0..arguments.games)
        .into_par_iter()
        .map(|number| play(&arguments.bots, mix(arguments.seed ^ mix(number))))
        .collect();
    let (mut kept, mut fitted) = (Vec::new(), Vec::new());
    for (game, number) in games.into_iter().zip(0..) {
        if number % KEPT == 0 { kept.extend(game) } else { fitted.extend(game) }
    }
    println!("{} positions to fit to, {} kept", fitted.len(), kept.len());
    let network =
        Fit::new(&fitted, arguments.neurons, begun.as_ref(), arguments.seed).run(&kept, arguments.epochs);
    let about = "# The chance to win a game of Pandemic (chance.rs): the bias of all, then a line for each neuron with how much it\n\
                 # counts, its bias, and its weights in the order of signs.rs. Written by the example learn_pandemic.\n";
    Ok(std::fs::write(&arguments.out, format!("{about}{network}"))?)
}

/// The ends of turns of a game of some kind, four players being the most frequent.
fn play(level: &str, seed: u64) -> Vec<Position> {
    let mut lots = Xoshiro::new(seed);
    let mut one_of = |words: &[&'static str]| words[lots.below(words.len() as u32) as usize];
    let most = [
        one_of(&["players=2", "players=3", "players=4", "players=4", "players=4"]),
        one_of(&["epidemics=4", "epidemics=5", "epidemics=5", "epidemics=6"]),
    ];
    let few = [
        one_of(&["role_packs=brink", "role_packs=second_edition", "role_packs=both"]),
        "event_set=mix13",
        one_of(&["module_strain=on", "module_purple=mutation", "module_purple=bio_terrorist"]),
    ];
    let few = few.into_iter().filter(|_| lots.below(ONE_IN) == 0);
    let options: Vec<_> = most.into_iter().chain(few).collect();
    let options = options.join(" ").parse().expect("these options go together");
    let mut game = State::new(&options).expect("these options go together");
    let mut dice = Dice(lots);
    let bot = |seat| State::bot(level, mix(seed ^ seat)).expect("there is such a level");
    let mut bots: Vec<_> = (1..=u64::from(game.seats())).map(bot).collect();
    let (mut positions, mut legal, mut turn) = (Vec::new(), Vec::new(), 0);
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
        let view = game.view(Viewer::Seat(seat));
        let acts =
            matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. }))) && view.team().contains(seat);
        let action = bots[usize::from(seat.number())].decide(&view, seat, &legal);
        game.act(seat, &action, &mut ()).expect("a bot decides for what is legal");
        let view = game.view(Viewer::Seat(seat));
        let ends = view.turn != turn && (action == Action::End || view.seat(seat).actions_left == 0);
        if acts && ends && view.active == seat && view.ended_by.is_none() {
            turn = view.turn;
            positions.push(Position { signs: signs(&view, seat), won: 0.0 });
        }
    }
    let won = if game.ended_by() == Some("cures") { 1.0 } else { 0.0 };
    positions.iter_mut().for_each(|position| position.won = won);
    positions
}

/// A network that is being fitted (Adam; Kingma, Ba 2015), to signs of mean 0 and deviation 1.
struct Fit<'a> {
    positions: &'a [Position],
    mean: [f32; SIGNS],
    scale: [f32; SIGNS],
    network: Network,
    step: f32,
    lots: Xoshiro,
}

impl<'a> Fit<'a> {
    fn new(positions: &'a [Position], neurons: usize, begun: Option<&Network>, seed: u64) -> Self {
        let count = positions.len() as f64;
        let of = |sum: &dyn Fn(f64) -> f64, sign: usize| -> f64 {
            positions.iter().map(|position| sum(f64::from(position.signs[sign]))).sum::<f64>() / count
        };
        let mean: [f32; SIGNS] = std::array::from_fn(|sign| of(&|x| x, sign) as f32);
        let scale: [f32; SIGNS] = std::array::from_fn(|sign| {
            let squares = of(&|x| (x - f64::from(mean[sign])).powi(2), sign);
            Some(squares.sqrt() as f32).filter(|&deviation| deviation > VARIES).unwrap_or(0.0)
        });
        let mut lots = Xoshiro::new(seed);
        let mut random = |around: f32| (lots.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * around;
        let (inner, outer) = ((1.0 / SIGNS as f32).sqrt(), (1.0 / neurons as f32).sqrt());
        let network = match begun {
            Some(begun) => seen_through(begun, &mean, &scale),
            None => Network {
                neurons: (0..neurons)
                    .map(|_| Neuron {
                        counts: random(outer),
                        bias: 0.0,
                        weights: std::array::from_fn(|_| random(inner)),
                    })
                    .collect(),
                bias: 0.0,
            },
        };
        let step = if begun.is_some() { STEP.1 } else { STEP.0 };
        Fit { positions, mean, scale, network, step, lots }
    }

    /// The network that did best on the positions kept.
    fn run(mut self, kept: &[Position], epochs: u32) -> Network {
        let mut best = (f64::INFINITY, self.network.clone());
        let mut order: Vec<u32> = (0..self.positions.len() as u32).collect();
        let steps = (epochs as usize * order.len() / BATCH).max(1) as f32;
        let count = self.network.neurons.len() * (SIGNS + 2) + 1;
        let (mut first, mut second, mut taken) = (vec![0.0; count], vec![0.0; count], 0);
        for epoch in 0..=epochs {
            let loss = self.loss(kept);
            println!("after {epoch} of {epochs} epochs: loss {loss:.4} on the positions kept");
            if loss < best.0 {
                best = (loss, self.network.clone());
            }
            if epoch == epochs {
                break;
            }
            for last in (1..order.len()).rev() {
                order.swap(last, self.lots.below(last as u32 + 1) as usize);
            }
            for batch in order.chunks_exact(BATCH) {
                taken += 1;
                let slope = self.slope(batch);
                let rate = self.step * 0.5 * (1.0 + (std::f32::consts::PI * taken as f32 / steps).cos());
                let (early, late) = (1.0 - 0.9_f32.powi(taken), 1.0 - 0.999_f32.powi(taken));
                for (((value, slope), first), second) in
                    parameters(&mut self.network).zip(slope).zip(&mut first).zip(&mut second)
                {
                    *first = 0.9 * *first + 0.1 * slope;
                    *second = 0.999 * *second + 0.001 * slope * slope;
                    *value -= rate * (*first / early) / ((*second / late).sqrt() + 1e-8);
                }
            }
        }
        let inverse = self.scale.map(|scale| if scale > 0.0 { 1.0 / scale } else { 0.0 });
        let back: [f32; SIGNS] = std::array::from_fn(|sign| -self.mean[sign] * inverse[sign]);
        seen_through(&best.1, &back, &inverse)
    }

    fn standard(&self, position: &Position) -> [f32; SIGNS] {
        std::array::from_fn(|sign| match self.scale[sign] {
            0.0 => 0.0,
            scale => (position.signs[sign] - self.mean[sign]) / scale,
        })
    }

    /// What the network says of the position: the chance to win.
    fn chance(&self, signs: &[f32; SIGNS]) -> f32 {
        1.0 / (1.0 + (-self.network.odds(signs)).exp())
    }

    /// How surprised the network is by how the games ended, on average.
    fn loss(&self, positions: &[Position]) -> f64 {
        let surprises = positions.iter().map(|position| {
            let chance = self.chance(&self.standard(position));
            let came = if position.won > 0.0 { chance } else { 1.0 - chance };
            -f64::from(came.max(1e-6).ln())
        });
        surprises.sum::<f64>() / positions.len().max(1) as f64
    }

    /// How the loss changes with each parameter, in the order of [`parameters`].
    fn slope(&self, batch: &[u32]) -> Vec<f32> {
        let width = SIGNS + 2;
        let mut slope = vec![0.0; self.network.neurons.len() * width + 1];
        for &position in batch {
            let position = &self.positions[position as usize];
            let signs = self.standard(position);
            let off = (self.chance(&signs) - position.won) / BATCH as f32;
            slope[0] += off;
            for (neuron, slope) in self.network.neurons.iter().zip(slope[1..].chunks_exact_mut(width)) {
                let answer = neuron.answer(&signs);
                if answer > 0.0 {
                    let inner = off * neuron.counts;
                    slope[0] += off * answer;
                    slope[1] += inner;
                    slope[2..].iter_mut().zip(&signs).for_each(|(slope, sign)| *slope += inner * sign);
                }
            }
        }
        slope
    }
}

/// Every number a network consists of.
fn parameters(network: &mut Network) -> impl Iterator<Item = &mut f32> {
    let neurons = network.neurons.iter_mut();
    std::iter::once(&mut network.bias).chain(neurons.flat_map(|neuron| {
        [&mut neuron.counts, &mut neuron.bias].into_iter().chain(neuron.weights.iter_mut())
    }))
}

/// The network that says of signs `x` what this one says of `mean + scale * x`.
fn seen_through(network: &Network, mean: &[f32; SIGNS], scale: &[f32; SIGNS]) -> Network {
    let neuron = |neuron: &Neuron| Neuron {
        counts: neuron.counts,
        bias: neuron.bias + neuron.weights.iter().zip(mean).map(|(weight, mean)| weight * mean).sum::<f32>(),
        weights: std::array::from_fn(|sign| neuron.weights[sign] * scale[sign]),
    };
    Network { neurons: network.neurons.iter().map(neuron).collect(), bias: network.bias }
}
