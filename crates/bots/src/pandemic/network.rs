//! The value network: the win probability of a position, from its features.
//!
//! `network.txt` holds the network. It was fitted to games of players that chose their turns by it, round after round:
//! `cargo run --release -p bots --example learn_pandemic` plays on and fits on.

use super::features::{FEATURES, Features};
use super::outlook::Outlook;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// The number of neurons in the hidden layer.
pub const NEURONS: usize = 64;
/// The largest absolute value of a logit.
const MOST_CERTAIN: f32 = 12.0;

/// The network that all levels use.
pub(super) static NETWORK: LazyLock<Arc<Network>> = LazyLock::new(|| {
    let network: Network = include_str!("network.txt").parse().expect("network.txt holds a network");
    network.into()
});

/// A network with one hidden layer of rectified linear units and one output, a logit.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// For each feature, its weight for each neuron.
    pub weights: Vec<[f32; NEURONS]>,
    /// The bias of each neuron.
    pub biases: [f32; NEURONS],
    /// The output weight of each neuron.
    pub output_weights: [f32; NEURONS],
    /// The bias of the output.
    pub bias: f32,
}

impl Network {
    /// The activation of each neuron, at least 0.
    #[inline]
    pub fn activations(&self, features: &Features) -> [f32; NEURONS] {
        let mut activations = self.biases;
        for (place, feature) in features.iter() {
            let weights = &self.weights[place];
            activations
                .iter_mut()
                .zip(weights)
                .for_each(|(activation, weight)| *activation += weight * feature);
        }
        activations.map(|activation| activation.max(0.0))
    }

    /// The logit of the win probability, from the activations.
    #[inline]
    pub fn logit(&self, activations: &[f32; NEURONS]) -> f32 {
        self.bias
            + self
                .output_weights
                .iter()
                .zip(activations)
                .map(|(weight, activation)| weight * activation)
                .sum::<f32>()
    }

    /// The win probability, from 0 to 1, of a position with these features.
    pub fn win_probability(&self, features: &Features) -> f32 {
        let logit = self.logit(&self.activations(features)).clamp(-MOST_CERTAIN, MOST_CERTAIN);
        1.0 / (1.0 + (-logit).exp())
    }

    /// The win probability, from 0 to 1, at the end of the actions.
    pub(super) fn read(&self, outlook: &Outlook<'_>) -> f32 {
        if outlook.is_won() {
            return 1.0;
        }
        self.win_probability(&outlook.features())
    }
}

impl FromStr for Network {
    type Err = String;

    /// Reads a line with one number, the output bias, then a line for each neuron: its output weight, its bias, its weights.
    fn from_str(text: &str) -> Result<Network, String> {
        let mut network = Network {
            weights: vec![[0.0; NEURONS]; FEATURES],
            biases: [0.0; NEURONS],
            output_weights: [0.0; NEURONS],
            bias: 0.0,
        };
        let mut neurons = 0;
        let lines =
            text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#') && !line.trim().is_empty());
        for (line, number) in lines {
            let numbers = line.split_whitespace().map(str::parse).collect::<Result<Vec<f32>, _>>();
            let numbers = numbers.map_err(|error| format!("line {number}: {error}"))?;
            match numbers.as_slice() {
                [bias] => network.bias = *bias,
                [output, bias, weights @ ..] if weights.len() == FEATURES && neurons < NEURONS => {
                    (network.output_weights[neurons], network.biases[neurons]) = (*output, *bias);
                    let column = network.weights.iter_mut().map(|of_feature| &mut of_feature[neurons]);
                    column.zip(weights).for_each(|(to, weight)| *to = *weight);
                    neurons += 1;
                }
                [_, _, weights @ ..] if neurons < NEURONS => {
                    return Err(format!(
                        "line {number}: {} weights where there are {FEATURES} features",
                        weights.len()
                    ));
                }
                _ => return Err(format!("line {number}: more than {NEURONS} neurons")),
            }
        }
        match neurons {
            NEURONS => Ok(network),
            fewer => Err(format!("{fewer} neurons where there should be {NEURONS}")),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:.4}", self.bias)?;
        for (neuron, (output, bias)) in self.output_weights.iter().zip(&self.biases).enumerate() {
            write!(f, "{output:.4} {bias:.4}")?;
            self.weights.iter().try_for_each(|of_feature| write!(f, " {:.4}", of_feature[neuron]))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_is_read_and_written() {
        assert_eq!(NETWORK.to_string().parse(), Ok((**NETWORK).clone()));
        let used = NETWORK.weights.iter().filter(|of_feature| **of_feature != [0.0; NEURONS]).count();
        assert!(used > FEATURES / 2, "only {used} of {FEATURES} features count");
    }

    #[test]
    fn a_network_that_cannot_be_read_says_why() {
        let wrong = |text: &str| text.parse::<Network>().unwrap_err();
        assert_eq!(
            wrong("# weights\n1 2 3"),
            format!("line 2: 1 weights where there are {FEATURES} features")
        );
        assert_eq!(wrong("0.5\nmany few"), "line 2: invalid float literal");
        assert_eq!(wrong("0.5"), format!("0 neurons where there should be {NEURONS}"));
    }
}
