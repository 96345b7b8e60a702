//! What the search is told of Pandemic: whole turns to choose among, what else may be decided otherwise, how the team plays on, and
//! what a game is worth.

use super::known::Known;
use super::outlook::{Outlook, SEATS};
use super::plan::{self, Plan};
use super::{events, teammate};
use crate::Xoshiro;
use crate::search::Scout;
use kernel::{Seat, Set};
use pandemic::{Action, COLOURS, Card, City, Cure, Ending, Frame, Moment, State, View};

/// Plans gone on with after each step, when lines are looked for.
const WIDE: usize = 40;
/// Plans gone on with after each step, when a game is played on.
const NARROW: usize = 4;
/// Turns looked at for their worth alone, of whatever kind.
const ANY_KIND: usize = 5;
/// Lines at most.
const MOST: usize = 20;
/// Looks at Pandemic for a player seat.
pub(super) struct Team {
    pub(super) horizon: Horizon,
}

/// How far games are played on in which a line is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Horizon {
    /// To the next seat's turn. What it plans is looked at, and the chance to win after it read from the position: quick, but no better
    /// than that reading.
    NextTurn,
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
        let mut lines = Vec::new();
        match view.top() {
            Some(Frame::Moment(Moment::Actions { .. })) if seat == view.active => {
                lines.extend(teammate::event_first(&outlook, legal).map(|event| vec![event]));
                lines.extend(turns(&outlook, legal));
                lines.extend(events::tempting(&outlook, legal).map(|event| vec![event]));
            }
            Some(Frame::Moment(Moment::Window { window, .. })) => {
                lines.extend(teammate::line(view, seat, legal, WIDE));
                if events::is_time(window) {
                    lines.extend(events::tempting(&outlook, legal).map(|event| vec![event]));
                    lines.push(vec![Action::Pass]);
                }
            }
            Some(Frame::Moment(Moment::OverLimit { .. })) => {
                lines.extend(teammate::line(view, seat, legal, WIDE));
                lines.extend(events::tempting(&outlook, legal).map(|event| vec![event]));
                let plain = |action: &&Action| matches!(action, Action::Discard(_) | Action::Pass);
                lines.extend(legal.iter().filter(plain).map(|&action| vec![action]));
            }
            Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_)) | None => {
                lines.extend(teammate::line(view, seat, legal, WIDE));
            }
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
        let mut line = super::line(view, seat, legal, NARROW, lots);
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
                if !begins_turn(view) {
                    return outlook.chance();
                }
                let mut options = Vec::new();
                outlook.options(&mut options);
                plan::best(&outlook, options.iter().copied(), NARROW).outlook.chance()
            }
        }
    }

    fn is_far_enough(&self, start: &View, now: &View) -> bool {
        match self.horizon {
            Horizon::NextTurn => now.turn > start.turn && begins_turn(now),
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

/// Turns worth a look, the best first: those worth most, and of every other kind the best.
fn turns(outlook: &Outlook<'_>, legal: &[Action]) -> Vec<Vec<Action>> {
    let mut plans = vec![Plan::none(outlook)];
    plan::for_each(outlook, plan::sensible(outlook, legal), WIDE, |plan| plans.push(plan.clone()));
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut kinds: Vec<Kind> = Vec::new();
    let mut lines = Vec::new();
    for plan in plans {
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
