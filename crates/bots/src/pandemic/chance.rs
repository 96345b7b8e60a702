//! The chance to win, read from the signs of a position by a small network of neurons.
//!
//! `chance.txt` holds the network. It was fitted to games of players that chose their turns by it, round after round:
//! `cargo run --release -p bots --example learn_pandemic` plays on and fits on.

use super::outlook::Outlook;
use super::signs::{SIGNS, Signs};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// How many neurons a network has.
pub const NEURONS: usize = 64;
/// The odds of a game that is as good as won, and for one as good as lost the same below 0.
const CERTAIN: f32 = 12.0;

/// The network all levels read with.
pub(super) static NETWORK: LazyLock<Arc<Network>> = LazyLock::new(|| {
    let network: Network = include_str!("chance.txt").parse().expect("chance.txt holds a network");
    network.into()
});

/// One hidden layer of rectifiers.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// How much each sign counts for each neuron.
    pub weights: Vec<[f32; NEURONS]>,
    /// What is added for each neuron.
    pub biases: [f32; NEURONS],
    /// How much each neuron counts.
    pub counts: [f32; NEURONS],
    /// What is added to what they say.
    pub bias: f32,
}

impl Network {
    /// How strongly each neuron answers, at least 0.
    #[inline]
    pub fn answers(&self, signs: &Signs) -> [f32; NEURONS] {
        let mut answers = self.biases;
        for (place, sign) in signs.iter() {
            let weights = &self.weights[place];
            answers.iter_mut().zip(weights).for_each(|(answer, weight)| *answer += weight * sign);
        }
        answers.map(|answer| answer.max(0.0))
    }

    /// The logarithm of the odds to win, told how strongly each neuron answers.
    #[inline]
    pub fn odds(&self, answers: &[f32; NEURONS]) -> f32 {
        self.bias + self.counts.iter().zip(answers).map(|(counts, answer)| counts * answer).sum::<f32>()
    }

    /// The chance to win, 0 to 1, of a position with these signs.
    pub fn chance(&self, signs: &Signs) -> f32 {
        let odds = self.odds(&self.answers(signs)).clamp(-CERTAIN, CERTAIN);
        1.0 / (1.0 + (-odds).exp())
    }

    /// The chance to win at the end of the actions, 0 to 1.
    pub(super) fn read(&self, outlook: &Outlook<'_>) -> f32 {
        if outlook.is_won() {
            return 1.0;
        }
        self.chance(&outlook.signs())
    }
}

impl FromStr for Network {
    type Err = String;

    /// A line of one number, the bias of all; then a line for each neuron: how much it counts, its bias, its weights.
    fn from_str(text: &str) -> Result<Network, String> {
        let mut network = Network {
            weights: vec![[0.0; NEURONS]; SIGNS],
            biases: [0.0; NEURONS],
            counts: [0.0; NEURONS],
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
                [counts, bias, weights @ ..] if weights.len() == SIGNS && neurons < NEURONS => {
                    (network.counts[neurons], network.biases[neurons]) = (*counts, *bias);
                    let column = network.weights.iter_mut().map(|of_sign| &mut of_sign[neurons]);
                    column.zip(weights).for_each(|(to, weight)| *to = *weight);
                    neurons += 1;
                }
                [_, _, weights @ ..] if neurons < NEURONS => {
                    return Err(format!(
                        "line {number}: {} weights where there are {SIGNS} signs",
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
        for (neuron, (counts, bias)) in self.counts.iter().zip(&self.biases).enumerate() {
            write!(f, "{counts:.4} {bias:.4}")?;
            self.weights.iter().try_for_each(|of_sign| write!(f, " {:.4}", of_sign[neuron]))?;
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
        let used = NETWORK.weights.iter().filter(|of_sign| **of_sign != [0.0; NEURONS]).count();
        assert!(used > SIGNS / 2, "only {used} of {SIGNS} signs count");
    }

    #[test]
    fn a_network_that_cannot_be_read_says_why() {
        let wrong = |text: &str| text.parse::<Network>().unwrap_err();
        assert_eq!(wrong("# weights\n1 2 3"), format!("line 2: 1 weights where there are {SIGNS} signs"));
        assert_eq!(wrong("0.5\nmany few"), "line 2: invalid float literal");
        assert_eq!(wrong("0.5"), format!("0 neurons where there should be {NEURONS}"));
    }
}
