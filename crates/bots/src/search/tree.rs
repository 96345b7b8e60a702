//! The tree below a line: the value of each information set, by the lines tried in it.

use super::Line;
use kernel::{Game, Seat};
use std::collections::HashMap;

/// The exploration constant of UCB1, for values from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// The index of a node in a [`Tree`].
pub(super) type NodeId = u32;

/// An information set.
struct Node<G: Game> {
    edges: Vec<Edge<G>>,
}

/// A line tried in an information set; its visits, and the sum of their values.
struct Edge<G: Game> {
    line: Line<G>,
    tried: u32,
    /// How often the line was available when the set was visited.
    offered: u32,
    sum: f64,
}

/// A line taken in a node, for backpropagation.
pub(super) struct Step {
    pub(super) node: NodeId,
    pub(super) edge: usize,
    pub(super) seat: Seat,
}

/// How the tree decides.
pub(super) enum Choice<G: Game> {
    /// A line that has been tried before.
    Known(Line<G>, Step),
    /// A line tried for the first time: from here on the rollout policy plays.
    New(Line<G>, Step),
}

/// A tree of information sets.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// The node to which a line leads from a node, by the seat that decides there and its situation.
    below: HashMap<(NodeId, usize, Seat, u64), NodeId>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node { edges: Vec::new() }], below: HashMap::new() }
    }

    /// The node in which this seat decides in this situation after these steps.
    pub(super) fn node(&mut self, path: &[Step], seat: Seat, situation: u64) -> NodeId {
        // Before the first step of the tree stands the line at the root.
        let (node, edge) = path.last().map_or((0, usize::MAX), |step| (step.node, step.edge));
        let next = self.nodes.len() as NodeId;
        let found = *self.below.entry((node, edge, seat, situation)).or_insert(next);
        if found == next {
            self.nodes.push(Node { edges: Vec::new() });
        }
        found
    }

    /// Selects one of these lines: an untried one first, else by UCB1, with the number of times each was available.
    pub(super) fn choose(&mut self, node: NodeId, seat: Seat, lines: Vec<Line<G>>) -> Option<Choice<G>> {
        let edges = &mut self.nodes[node as usize].edges;
        let mut best: Option<(f64, usize)> = None;
        let mut new = None;
        for line in lines {
            let Some(edge) = edges.iter().position(|edge| edge.line == line) else {
                new = new.or(Some(line));
                continue;
            };
            edges[edge].offered += 1;
            let Edge { tried, offered, sum, .. } = edges[edge];
            let bound =
                sum / f64::from(tried) + EXPLORATION * (f64::from(offered).ln() / f64::from(tried)).sqrt();
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, edge));
            }
        }
        if let Some(line) = new {
            let edge = edges.len();
            edges.push(Edge { line: line.clone(), tried: 0, offered: 1, sum: 0.0 });
            return Some(Choice::New(line, Step { node, edge, seat }));
        }
        best.map(|(_, edge)| Choice::Known(edges[edge].line.clone(), Step { node, edge, seat }))
    }

    /// Adds the value of a playout for the step's seat.
    pub(super) fn backpropagate(&mut self, step: &Step, value: f64) {
        let edge = &mut self.nodes[step.node as usize].edges[step.edge];
        edge.tried += 1;
        edge.sum += value;
    }
}
