//! What the search is told of Pandemic: whole turns to choose among, what else may be decided otherwise, how the team plays on, and
//! what a game is worth.

use super::events;
use super::known::Known;
use super::outlook::{Outlook, SEATS, place};
use super::plan::{self, Plan};
use super::reading::{Reading, next_turn};
use crate::Xoshiro;
use crate::search::Scout;
use kernel::{Seat, Set};
use pandemic::{Action, COLOURS, Card, City, Cure, Ending, Frame, Moment, State, View, Window};

/// Plans gone on with after each step by seats that are not of the team.
const NARROW: usize = 4;
/// Turns looked at because they read best, of whatever kind.
const ANY_KIND: usize = 5;
/// Lines at most.
const MOST: usize = 20;

/// Looks at Pandemic for a player seat.
pub(super) struct Team {
    /// How the lines are found.
    pub(super) wide: Reading,
    /// How games are played on.
    pub(super) narrow: Reading,
    pub(super) horizon: Horizon,
}

/// How far games are played on in which a line is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Horizon {
    /// So many turns on. What is planned then is looked at, and the chance to win after it read from the position.
    Turns(u16),
    /// To their end: slow, and as good as the players who play them on.
    End,
}

impl Scout<State> for Team {
    /// The rest of the turn, as it was planned.
    type Memory = Vec<Action>;

    fn lines(&self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Vec<Action>> {
        if !view.team().contains(seat) {
            return Vec::new();
        }
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let mut lines = Vec::from_iter(self.wide.line(view, seat, legal));
        let unread = || events::unread(&outlook, legal);
        match view.top() {
            Some(Frame::Moment(Moment::Actions { .. })) if seat == view.active => {
                let turns = self.turns(&outlook, legal);
                let turn = turns.first().cloned().unwrap_or_default();
                lines.extend(unread().map(|event| [vec![event], turn.clone()].concat()));
                lines.extend(self.wide.events(&outlook, place(seat), legal).into_iter().map(|event| {
                    let mut options = Vec::new();
                    event.with.options(&mut options);
                    let (_, turn) = self.wide.best(&event.with, options.into_iter());
                    [vec![event.action], turn.line()].concat()
                }));
                lines.extend(turns);
            }
            Some(Frame::Moment(Moment::Window { window, .. })) if events::is_time(window) => {
                lines.extend(unread().map(|event| vec![event]));
                if window == Window::TurnEnd {
                    let next = next_turn(view);
                    let known = Known::new(&next, next.active);
                    let uses = self.wide.events(&Outlook::new(&known), place(seat), legal);
                    lines.extend(uses.into_iter().map(|event| vec![event.action]));
                }
                lines.push(vec![Action::Pass]);
            }
            Some(Frame::Moment(Moment::OverLimit { .. })) => {
                lines.extend(unread().map(|event| vec![event]));
                lines.extend(
                    self.wide
                        .events(&outlook, place(seat), legal)
                        .into_iter()
                        .map(|event| vec![event.action]),
                );
                let plain = |action: &&Action| matches!(action, Action::Discard(_) | Action::Pass);
                lines.extend(legal.iter().filter(plain).map(|&action| vec![action]));
            }
            Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_)) | None => {}
        }
        lines.retain(|line| line.first().is_some_and(|first| legal.contains(first)));
        let mut distinct: Vec<Vec<Action>> = Vec::new();
        for line in lines {
            if !distinct.contains(&line) && distinct.len() < MOST {
                distinct.push(line);
            }
        }
        distinct
    }

    fn intended(&self, memory: &mut Vec<Action>) -> Option<Action> {
        memory.pop()
    }

    fn play(
        &self,
        memory: &mut Vec<Action>,
        view: &View,
        seat: Seat,
        legal: &[Action],
        lots: &mut Xoshiro,
    ) -> Action {
        let read = self.narrow.line(view, seat, legal);
        let mut line = read.unwrap_or_else(|| super::line(view, seat, legal, NARROW, lots));
        line.reverse();
        let first = line.pop();
        *memory = line;
        first.unwrap_or(legal[0])
    }

    fn worth(&self, view: &View, _: Seat) -> f64 {
        match view.ended_by {
            Some(Ending::Cures) => 1.0,
            Some(_) => 0.0,
            None => {
                let known = Known::new(view, view.active);
                let outlook = Outlook::new(&known);
                f64::from(if begins_turn(view) {
                    self.narrow.chance(&outlook)
                } else {
                    self.narrow.network.read(&outlook)
                })
            }
        }
    }

    fn is_far_enough(&self, start: &View, now: &View) -> bool {
        match self.horizon {
            Horizon::Turns(turns) => now.turn >= start.turn.saturating_add(turns) && begins_turn(now),
            Horizon::End => false,
        }
    }

    fn situation(&self, _: &View, _: Seat) -> u64 {
        0
    }
}

/// Whether a seat is to act.
fn begins_turn(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. })))
}

/// What a plan comes to: plans of the same kind differ in details.
#[derive(PartialEq, Eq)]
struct Kind {
    here: City,
    hands: [Set<Card>; SEATS],
    stations: Set<City>,
    cures: [Cure; COLOURS],
}

impl Kind {
    fn of(plan: &Plan<'_>) -> Kind {
        let Outlook { hands, stations, cures, .. } = plan.outlook;
        Kind { here: plan.outlook.here(), hands, stations, cures }
    }
}

impl Team {
    pub(super) fn new(wide: usize, narrow: usize, horizon: Horizon) -> Team {
        Team { wide: Reading::new(wide), narrow: Reading::new(narrow), horizon }
    }

    /// Turns worth a look, the best first: those that read best, and of every other kind the best.
    fn turns(&self, outlook: &Outlook<'_>, legal: &[Action]) -> Vec<Vec<Action>> {
        let mut kinds: Vec<Kind> = Vec::new();
        let mut lines = Vec::new();
        for (_, plan) in self.wide.turns(outlook, plan::sensible(outlook, legal)) {
            let kind = Kind::of(&plan);
            let is_new = !kinds.contains(&kind);
            if is_new || lines.len() < ANY_KIND {
                lines.push(plan.line());
            }
            if is_new {
                kinds.push(kind);
            }
            if lines.len() == MOST {
                break;
            }
        }
        lines
    }
}
