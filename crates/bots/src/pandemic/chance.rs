//! The chance to win, read from the signs of a position by a small network of neurons.
//!
//! `chance.txt` holds the network. It was fitted to positions at the end of the actions of some 18,000 games between bots, each with how
//! its game ended: `cargo run --release -p bots --example learn_pandemic` plays such games and fits anew.

use super::outlook::Outlook;
use super::signs::SIGNS;
use std::str::FromStr;
use std::sync::LazyLock;

/// Signs weighed at once.
const LANES: usize = 8;
/// The odds of a game that is as good as won, and for one as good as lost the same below 0.
const CERTAIN: f32 = 12.0;

static NETWORK: LazyLock<Network> =
    LazyLock::new(|| include_str!("chance.txt").parse().expect("chance.txt holds a network"));

/// One hidden layer of rectifiers.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// The neurons.
    pub neurons: Vec<Neuron>,
    /// What is added to what they say.
    pub bias: f32,
}

/// A rectifier.
#[derive(Clone, PartialEq, Debug)]
pub struct Neuron {
    /// How much it counts.
    pub counts: f32,
    /// What is added to the signs it has weighed.
    pub bias: f32,
    /// How much each sign counts for it.
    pub weights: [f32; SIGNS],
}

impl Neuron {
    /// How strongly it answers, at least 0.
    #[inline]
    pub fn answer(&self, signs: &[f32; SIGNS]) -> f32 {
        let mut sums = [0.0; LANES];
        for (weights, signs) in self.weights.chunks_exact(LANES).zip(signs.chunks_exact(LANES)) {
            for ((sum, weight), sign) in sums.iter_mut().zip(weights).zip(signs) {
                *sum += weight * sign;
            }
        }
        (self.bias + sums.iter().sum::<f32>()).max(0.0)
    }
}

impl Network {
    /// The logarithm of the odds to win.
    pub fn odds(&self, signs: &[f32; SIGNS]) -> f32 {
        self.bias + self.neurons.iter().map(|neuron| neuron.counts * neuron.answer(signs)).sum::<f32>()
    }
}

impl FromStr for Network {
    type Err = String;

    /// A line for each neuron: how much it counts, its bias, its weights. A line of one number is the bias of all.
    fn from_str(text: &str) -> Result<Network, String> {
        let mut network = Network { neurons: Vec::new(), bias: 0.0 };
        let lines =
            text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#') && !line.trim().is_empty());
        for (line, number) in lines {
            let numbers = line.split_whitespace().map(str::parse).collect::<Result<Vec<f32>, _>>();
            let numbers = numbers.map_err(|error| format!("line {number}: {error}"))?;
            match numbers.as_slice() {
                [bias] => network.bias = *bias,
                [counts, bias, weights @ ..] => {
                    let weights = weights.try_into().map_err(|_| {
                        format!("line {number}: {} weights where there are {SIGNS} signs", weights.len())
                    })?;
                    network.neurons.push(Neuron { counts: *counts, bias: *bias, weights });
                }
                [] => {}
            }
        }
        Ok(network)
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{:.5}", self.bias)?;
        for neuron in &self.neurons {
            write!(f, "{:.5} {:.5}", neuron.counts, neuron.bias)?;
            neuron.weights.iter().try_for_each(|weight| write!(f, " {weight:.5}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Outlook<'_> {
    /// The chance to win at the end of the actions, 0 to 1.
    pub(super) fn chance(&self) -> f64 {
        let odds = if self.is_won() {
            CERTAIN
        } else {
            let mut signs = [0.0; SIGNS];
            self.signs(&mut signs);
            NETWORK.odds(&signs).clamp(-CERTAIN, CERTAIN)
        };
        1.0 / (1.0 + f64::from(-odds).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_reads_every_sign() {
        assert!(NETWORK.neurons.len() >= 16);
        assert_eq!(NETWORK.to_string().parse(), Ok(NETWORK.clone()));
    }

    #[test]
    fn a_network_that_cannot_be_read_says_which_line() {
        let wrong = |text: &str| text.parse::<Network>().unwrap_err();
        assert_eq!(wrong("# weights\n1 2 3"), format!("line 2: 1 weights where there are {SIGNS} signs"));
        assert_eq!(wrong("0.5\nmany few"), "line 2: invalid float literal");
    }
}
