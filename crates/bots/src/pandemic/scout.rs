//! What the search is told of Pandemic: whole turns to choose among, what else may be decided otherwise, how the team plays on, and
//! what a game is worth.

use super::known::Known;
use super::outlook::{Outlook, SEATS};
use super::plan::{self, Plan};
use super::{events, teammate};
use crate::Xoshiro;
use crate::search::Scout;
use kernel::{Seat, Set};
use pandemic::{Action, COLOURS, Card, City, Colour, Cure, Ending, Frame, Moment, State, View};

/// Plans gone on with after each step, when lines are looked for.
const WIDE: usize = 40;
/// Plans gone on with after each step, when a game is played on.
const NARROW: usize = 4;
/// Turns looked at for their worth alone, of whatever kind.
const ANY_KIND: usize = 5;
/// Lines at most.
const MOST: usize = 20;
/// What the cures found are worth in a lost game.
const CONSOLATION: f64 = 0.1;

/// Looks at Pandemic for a player seat.
pub(super) struct Team;

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
            Some(Frame::Moment(Moment::Window { .. } | Moment::OverLimit { .. })) => {
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
            Some(_) | None => {
                let cured = Colour::STANDARD.iter().filter(|&&c| view.cures[c as usize] != Cure::Active);
                CONSOLATION * cured.count() as f64 / 4.0
            }
        }
    }

    fn chance(&self, worth: f64) -> f64 {
        if worth > CONSOLATION { worth } else { 0.0 }
    }

    fn situation(&self, _: &View, _: Seat) -> u64 {
        0
    }
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
