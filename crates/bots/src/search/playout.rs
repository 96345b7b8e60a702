//! One playout: a line played from a view in an imagined world.

use super::deal::Deal;
use super::tree::{Choice, Step, Tree};
use super::{Budget, Line, Scout};
use crate::{Xoshiro, mix};
use kernel::{Dice, Game, Pending, Seat, Viewer, Waiver};

/// What all playouts of a search have in common.
pub(super) struct Playout<'a, G: Game, S> {
    pub(super) scout: &'a S,
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    pub(super) budget: Budget,
    pub(super) seed: u64,
}

impl<G: Game, S: Scout<G>> Playout<'_, G, S> {
    /// The value of the line in this world for the seat that thinks.
    pub(super) fn play(&self, line: &Line<G>, tree: &mut Tree<G>, world: u32) -> f64 {
        let mut rng = Xoshiro::new(mix(self.seed ^ mix(u64::from(world))));
        let mut game = G::sample_world(self.view, &mut Dice(rng.clone()));
        let mut deal = Deal::new(self.seed, world);
        let mut memories: Vec<S::Memory> = (0..game.seats()).map(|_| S::Memory::default()).collect();
        let mut path: Vec<Step> = Vec::new();
        let mut grows = self.budget.depth > 0;
        let mut legal = Vec::new();
        let (mut sum, mut estimates) = (0.0, 0_u32);
        // The line that is being carried out, its seat, and how many of its steps are done.
        let mut course: Option<(Seat, Line<G>, usize)> = Some((self.seat, line.clone(), 0));
        for _ in 0..self.budget.horizon {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let Some(outcome) = game.sample(&mut deal) else { break };
                    if game.resolve(&outcome, &mut ()).is_err() {
                        break;
                    }
                    continue;
                }
                Pending::Each(_) | Pending::Any(_) => {}
            }
            let Some(seat) = game.awaited().iter().next() else { break };
            if let Some(Waiver::Consent { answer, .. }) = game.waiver(seat)
                && game.act(seat, &answer, &mut ()).is_ok()
            {
                continue;
            }
            if let Some((owner, line, done)) = &mut course
                && *owner == seat
            {
                if let Some(action) = line.get(*done)
                    && game.act(seat, action, &mut ()).is_ok()
                {
                    *done += 1;
                    continue;
                }
                course = None;
            }
            let memory = &mut memories[usize::from(seat.number())];
            if !grows
                && let Some(action) = self.scout.intended(memory)
                && game.act(seat, &action, &mut ()).is_ok()
            {
                continue;
            }
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let [first, others @ ..] = legal.as_slice() else { break };
            if others.is_empty() {
                if game.act(seat, first, &mut ()).is_err() {
                    break;
                }
                continue;
            }
            let view = game.view(Viewer::Seat(seat));
            if self.scout.is_far_enough(self.view, &view) {
                break;
            }
            if grows {
                let lines = self.scout.lines(&view, seat, &legal);
                if lines.len() > 1 {
                    let node = tree.node(&path, seat, self.scout.situation(&view, seat));
                    if let Some(choice) = tree.choose(node, seat, lines) {
                        let (line, step) = match choice {
                            Choice::Known(line, step) => (line, step),
                            Choice::New(line, step) => {
                                grows = false;
                                (line, step)
                            }
                        };
                        path.push(step);
                        grows &= path.len() < usize::from(self.budget.depth);
                        course = Some((seat, line, 0));
                        continue;
                    }
                }
            }
            let action = self.scout.play(memory, &view, seat, &legal, &mut rng);
            if let Some(value) = self.scout.value_estimate(memory) {
                sum += value;
                estimates += 1;
            }
            if game.act(seat, &action, &mut ()).is_err() {
                break;
            }
        }
        for step in &path {
            let value = self.scout.value(&game.view(Viewer::Seat(step.seat)), step.seat);
            tree.backpropagate(step, value);
        }
        let end = self.scout.value(&game.view(Viewer::Seat(self.seat)), self.seat);
        (sum + end) / f64::from(estimates + 1)
    }
}
