//! A network that is being fitted (Adam; Kingma, Ba 2015); what is played with is the average of its last steps.

use crate::play::Game;
use bots::Xoshiro;
use bots::pandemic::{FEATURES, Features, NEURONS, Network};
use kernel::Uniform;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// Positions that a network is fitted to at once, and choices; and in how many parts they are shared out.
const POSITIONS: usize = 128;
const CHOICES: usize = 16;
const PARTS: usize = 2;
/// The weight of the differences between the turns of a choice, against that of their values.
const FOCUS: f32 = 4.0;
/// The decay rates of the average of the parameters, of the gradient and of its square.
const AVERAGE: f32 = 0.9995;
const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// The end of a turn, and its target win probability.
pub(crate) type End = (Features, f32);

pub(crate) struct Fit {
    network: Network,
    average: Network,
    slope: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    rng: Xoshiro,
}

impl Fit {
    pub(crate) fn new(begun: Option<Network>, mut rng: Xoshiro) -> Fit {
        let network = begun.unwrap_or_else(|| {
            let mut random = |around: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * around;
            Network {
                weights: (0..FEATURES).map(|_| std::array::from_fn(|_| random(0.15))).collect(),
                biases: [0.0; NEURONS],
                output_weights: std::array::from_fn(|_| random(0.15)),
                bias: 0.0,
            }
        });
        let count = parameters(&mut network.clone()).count();
        let (slope, square) = (vec![0.0; count], vec![0.0; count]);
        Fit { average: network.clone(), network, slope, square, steps: 0, rng }
    }

    pub(crate) fn network(&self) -> Arc<Network> {
        self.average.clone().into()
    }

    /// Goes through this many positions, taken at random, and choices beside them.
    pub(crate) fn run(&mut self, games: &VecDeque<Game>, positions: usize, step: f32) {
        let single: Vec<&[End]> = games.iter().flat_map(|game| game.positions.chunks(1)).collect();
        let choices: Vec<&[End]> =
            games.iter().flat_map(|game| game.choices.iter().map(Vec::as_slice)).collect();
        for _ in 0..positions / POSITIONS {
            let mut some = |all: &[_], count| {
                (0..count).map(|_| all[self.rng.below(all.len() as u32) as usize]).collect::<Vec<_>>()
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
    let mut slope = vec![0.0; FEATURES * NEURONS + 2 * NEURONS + 1];
    for ends in choices {
        let activations: Vec<_> = ends.iter().map(|(features, _)| network.activations(features)).collect();
        let win_probability = |activations| 1.0 / (1.0 + (-network.logit(activations)).exp());
        let off: Vec<f32> = activations
            .iter()
            .zip(*ends)
            .map(|(activations, (_, taught))| win_probability(activations) - taught)
            .collect();
        let mean = off.iter().sum::<f32>() / off.len() as f32;
        for (((features, _), activations), off) in ends.iter().zip(&activations).zip(&off) {
            let off = (mean + FOCUS * (off - mean)) / POSITIONS as f32;
            follow(network, features, activations, off, &mut slope);
        }
    }
    slope
}

/// Adds the gradient of one position.
fn follow(network: &Network, features: &Features, activations: &[f32; NEURONS], off: f32, slope: &mut [f32]) {
    let (weights, rest) = slope.split_at_mut(FEATURES * NEURONS);
    let (biases, rest) = rest.split_at_mut(NEURONS);
    let (output_weights, bias) = rest.split_at_mut(NEURONS);
    bias[0] += off;
    let mut inner = [0.0; NEURONS];
    for neuron in 0..NEURONS {
        output_weights[neuron] += off * activations[neuron];
        inner[neuron] = if activations[neuron] > 0.0 { off * network.output_weights[neuron] } else { 0.0 };
        biases[neuron] += inner[neuron];
    }
    for (place, feature) in features.iter() {
        let weights = &mut weights[place * NEURONS..][..NEURONS];
        weights.iter_mut().zip(&inner).for_each(|(weight, inner)| *weight += inner * feature);
    }
}

/// All parameters of a network.
fn parameters(network: &mut Network) -> impl Iterator<Item = &mut f32> {
    let weights = network.weights.iter_mut().flatten();
    weights
        .chain(&mut network.biases)
        .chain(&mut network.output_weights)
        .chain(std::iter::once(&mut network.bias))
}
