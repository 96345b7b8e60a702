//! A network that is being fitted (Adam; Kingma, Ba 2015); what is played with is the average of its last steps.

use crate::play::Game;
use bots::Xoshiro;
use bots::pandemic::{NEURONS, Network, SIGNS, Signs};
use kernel::Uniform;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// Positions that a network is fitted to at once, and choices; and in how many parts they are shared out.
const POSITIONS: usize = 128;
const CHOICES: usize = 16;
const PARTS: usize = 2;
/// How much more than what a choice comes to matters which turn of it is the better one.
const FOCUS: f32 = 4.0;
/// How much of the average, of the slope and of its square a step leaves as it was.
const AVERAGE: f32 = 0.9995;
const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// The end of a turn, and the chance to win that should be read from it.
pub(crate) type End = (Signs, f32);

pub(crate) struct Fit {
    network: Network,
    average: Network,
    slope: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    lots: Xoshiro,
}

impl Fit {
    pub(crate) fn new(begun: Option<Network>, mut lots: Xoshiro) -> Fit {
        let network = begun.unwrap_or_else(|| {
            let mut random = |around: f32| (lots.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * around;
            Network {
                weights: (0..SIGNS).map(|_| std::array::from_fn(|_| random(0.15))).collect(),
                biases: [0.0; NEURONS],
                counts: std::array::from_fn(|_| random(0.15)),
                bias: 0.0,
            }
        });
        let count = parameters(&mut network.clone()).count();
        let (slope, square) = (vec![0.0; count], vec![0.0; count]);
        Fit { average: network.clone(), network, slope, square, steps: 0, lots }
    }

    pub(crate) fn network(&self) -> Arc<Network> {
        self.average.clone().into()
    }

    /// Goes through so many positions, taken at random, and choices beside them.
    pub(crate) fn run(&mut self, games: &VecDeque<Game>, positions: usize, step: f32) {
        let single: Vec<&[End]> = games.iter().flat_map(|game| game.positions.chunks(1)).collect();
        let choices: Vec<&[End]> =
            games.iter().flat_map(|game| game.choices.iter().map(Vec::as_slice)).collect();
        for _ in 0..positions / POSITIONS {
            let mut some = |all: &[_], count| {
                (0..count).map(|_| all[self.lots.below(all.len() as u32) as usize]).collect::<Vec<_>>()
            };
            let mut batch = some(&single, POSITIONS);
            if !choices.is_empty() {
                batch.extend(some(&choices, CHOICES));
            }
            let parts: Vec<Vec<&[End]>> =
                (0..PARTS).map(|part| batch.iter().skip(part).step_by(PARTS).copied().collect()).collect();
            let slopes: Vec<Vec<f32>> = parts.par_iter().map(|part| slope(&self.network, part)).collect();
            self.steps += 1;
            let settled = |kept: f32| 1.0 - kept.powi(self.steps);
            let (early, late, recent) = (settled(SLOPE), settled(SQUARE), settled(AVERAGE));
            let all = parameters(&mut self.network).zip(parameters(&mut self.average));
            let memory = self.slope.iter_mut().zip(&mut self.square);
            for (number, ((value, average), (mean, square))) in all.zip(memory).enumerate() {
                let slope: f32 = slopes.iter().map(|part| part[number]).sum();
                *mean = SLOPE * *mean + (1.0 - SLOPE) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                *value -= step * (*mean / early) / ((*square / late).sqrt() + 1e-8);
                *average += (*value - *average) * (1.0 - AVERAGE) / recent;
            }
        }
    }
}

/// How the loss changes with each parameter, in the order of [`parameters`].
fn slope(network: &Network, choices: &[&[End]]) -> Vec<f32> {
    let mut slope = vec![0.0; SIGNS * NEURONS + 2 * NEURONS + 1];
    for ends in choices {
        let answers: Vec<_> = ends.iter().map(|(signs, _)| network.answers(signs)).collect();
        let chance = |answers| 1.0 / (1.0 + (-network.odds(answers)).exp());
        let off: Vec<f32> =
            answers.iter().zip(*ends).map(|(answers, (_, taught))| chance(answers) - taught).collect();
        let mean = off.iter().sum::<f32>() / off.len() as f32;
        for (((signs, _), answers), off) in ends.iter().zip(&answers).zip(&off) {
            let off = (mean + FOCUS * (off - mean)) / POSITIONS as f32;
            follow(network, signs, answers, off, &mut slope);
        }
    }
    slope
}

/// Adds what one position has to do with each parameter.
fn follow(network: &Network, signs: &Signs, answers: &[f32; NEURONS], off: f32, slope: &mut [f32]) {
    let (weights, rest) = slope.split_at_mut(SIGNS * NEURONS);
    let (biases, rest) = rest.split_at_mut(NEURONS);
    let (counts, bias) = rest.split_at_mut(NEURONS);
    bias[0] += off;
    let mut inner = [0.0; NEURONS];
    for neuron in 0..NEURONS {
        counts[neuron] += off * answers[neuron];
        inner[neuron] = if answers[neuron] > 0.0 { off * network.counts[neuron] } else { 0.0 };
        biases[neuron] += inner[neuron];
    }
    for (place, sign) in signs.iter() {
        let weights = &mut weights[place * NEURONS..][..NEURONS];
        weights.iter_mut().zip(&inner).for_each(|(weight, inner)| *weight += inner * sign);
    }
}

/// Every number a network consists of.
fn parameters(network: &mut Network) -> impl Iterator<Item = &mut f32> {
    let weights = network.weights.iter_mut().flatten();
    weights.chain(&mut network.biases).chain(&mut network.counts).chain(std::iter::once(&mut network.bias))
}
