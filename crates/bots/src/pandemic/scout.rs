//! What the search is told of Pandemic: whole turns to choose among, what else may be decided otherwise, how the team plays on, and
//! what a game is worth.

use super::known::Known;
use super::outlook::Outlook;
use super::plan::{self, Plan};
use super::{events, teammate};
use crate::Xoshiro;
use crate::search::Scout;
use kernel::Seat;
use pandemic::{Action, Colour, Cure, Ending, Frame, Moment, State, View};

/// Plans gone on with after each step, when lines are looked for.
const WIDE: usize = 40;
/// Plans gone on with after each step, when a game is played on.
const NARROW: usize = 4;
/// Lines looked at for their worth alone.
const BEST: usize = 10;
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
        let usual = teammate::line(view, seat, legal, WIDE).unwrap_or_default();
        let mut lines = vec![usual];
        match view.top() {
            Some(Frame::Moment(Moment::Actions { .. })) if seat == view.active => {
                lines.extend(turns(&outlook, legal));
                lines.extend(events::tempting(&outlook, legal).map(|event| vec![event]));
            }
            Some(Frame::Moment(Moment::Window { .. } | Moment::OverLimit { .. })) => {
                lines.extend(events::tempting(&outlook, legal).map(|event| vec![event]));
                let plain = |action: &&Action| matches!(action, Action::Discard(_) | Action::Pass);
                lines.extend(legal.iter().filter(plain).map(|&action| vec![action]));
            }
            Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_) | Frame::Step(_)) | None => {}
        }
        lines.retain(|line| line.first().is_some_and(|first| legal.contains(first)));
        let mut distinct: Vec<Vec<Action>> = Vec::new();
        for line in lines {
            if !distinct.contains(&line) {
                distinct.push(line);
            }
        }
        distinct.truncate(MOST);
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

    fn situation(&self, _: &View, _: Seat) -> u64 {
        0
    }
}

/// What a plan is about: two plans of the same kind differ in details.
type Kind = (pandemic::City, [kernel::Set<pandemic::Card>; 6], kernel::Set<pandemic::City>, [Cure; 5]);

fn kind(plan: &Plan<'_>) -> Kind {
    (plan.outlook.here(), plan.outlook.hands, plan.outlook.stations, plan.outlook.cures)
}

/// Turns that are worth most, and the best of each kind after them.
fn turns(outlook: &Outlook<'_>, legal: &[Action]) -> impl Iterator<Item = Vec<Action>> {
    let mut plans: Vec<Plan<'_>> = Vec::new();
    plan::for_each(outlook, plan::sensible(outlook, legal), WIDE, |plan| plans.push(plan.clone()));
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut kinds: Vec<Kind> = Vec::new();
    let mut lines = Vec::new();
    for plan in plans {
        let kind = kind(&plan);
        let new = !kinds.contains(&kind);
        if new {
            kinds.push(kind);
        }
        if new || lines.len() < BEST / 2 {
            lines.push(plan.line());
        }
        if lines.len() >= MOST {
            break;
        }
    }
    lines.into_iter()
}
