//! Lessons for the network: the turns that a seat could play, with their values.

use super::features::Features;
use super::known::Known;
use super::network::Network;
use super::outlook::Outlook;
use super::scout::{Breadth, Horizon, Team};
use crate::Bot;
use crate::search::compare;
use kernel::Seat;
use pandemic::{Action, State, View};
use std::sync::Arc;

/// How thoroughly turns are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The number of turns that are compared: those with the highest win probability.
    pub turns: usize,
    /// The number of playouts of each.
    pub worlds: u32,
    /// The length of a playout, in turns.
    pub horizon: u16,
    /// The beam width when the turns are found: plans kept after each step.
    pub wide: usize,
    /// The beam width in playouts.
    pub narrow: usize,
}

impl Comparison {
    /// A bot that compares before it decides, on average this many turns in this many worlds.
    pub fn player(self, network: &Arc<Network>, seed: u64) -> Box<dyn Bot<State>> {
        super::searcher(self.team(network), self.turns as u32 * self.worlds, seed)
    }

    fn team(self, network: &Arc<Network>) -> Team {
        let breadth = Breadth { lines: self.turns, wide: self.wide, narrow: self.narrow };
        Team::with(network, breadth, Horizon::Turns(self.horizon))
    }

    /// The turns of different kinds that read best: the position at their end, and the win probability that was read from the
    /// positions they led to, 0 to 1. Nothing where there is no choice, or the game can be won in this turn.
    pub fn of(
        self,
        network: &Arc<Network>,
        (view, seat, legal): (&View, Seat, &[Action]),
        seed: u64,
    ) -> Vec<(Features, f32)> {
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let team = self.team(network);
        let turns = team.turns(&outlook, legal, 0, self.turns);
        if turns.len() < 2 || turns[0].1.outlook.is_won() {
            return Vec::new();
        }
        let lines: Vec<_> = turns.iter().map(|(_, turn)| turn.line()).collect();
        let came = compare(&team, (view, seat), &lines, self.worlds, seed);
        turns.iter().zip(came).map(|((_, turn), came)| (turn.outlook.features(), came as f32)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pandemic::network::NETWORK;
    use kernel::{Game, Viewer};
    use pandemic::{Position, State};
    use serde_json::json;

    #[test]
    fn turns_come_to_the_same_whenever_they_are_compared_and_a_rescue_to_more_than_none() {
        let position: Position = serde_json::from_value(json!({
            "seats": {
                "0": { "role": "medic", "city": "lagos", "actions_left": 1 },
                "1": { "role": "dispatcher", "city": "tokyo" },
            },
            "outbreaks": 7,
            "cubes": { "lagos": { "yellow": 3 } },
            "infection_deck": { "top": ["lagos"] },
        }))
        .unwrap();
        let state = State::from_position(&"players=2".parse().unwrap(), &position).unwrap();
        let (view, seat) = (state.view(Viewer::Seat(Seat::default())), Seat::default());
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let comparison = Comparison { turns: 8, worlds: 16, horizon: 1, wide: 16, narrow: 4 };
        let came = || comparison.of(&NETWORK, (&view, seat, &legal), 1);
        let values: Vec<f32> = came().iter().map(|(_, came)| *came).collect();
        assert!(values.iter().all(|chance| (0.0..=1.0).contains(chance)), "{values:?}");
        assert_eq!(came(), came());
        let most = values.iter().copied().fold(0.0, f32::max);
        let near = values.iter().filter(|&&chance| chance > most / 2.0).count();
        assert_eq!(near, 1, "who goes away mostly loses: {values:?}");
    }
}
