//! Beam search for the best plan for the rest of the turn.

use super::outlook::Outlook;
use kernel::Set;
use pandemic::{Action, Card, City};

/// The cost of each action, so that no action is taken without a gain.
const IMPATIENCE: f32 = 0.05;
/// The cost of leaving actions unused.
const LEFT_OVER: f32 = 0.01;

/// The actions of a plan: as many as a turn can have, with those of an event.
const LENGTH: usize = 8;

/// The beam width: how many plans are kept, those that seem best.
#[derive(Clone, Copy)]
pub(super) struct Beam {
    /// Plans kept after each step.
    pub(super) on: usize,
    /// Plans kept when no action is left.
    pub(super) end: usize,
}

/// A plan for a turn, and its value.
#[derive(Clone)]
pub(super) struct Plan<'a> {
    actions: [Action; LENGTH],
    count: usize,
    pub(super) outlook: Outlook<'a>,
    pub(super) worth: f32,
}

impl<'a> Plan<'a> {
    /// Ending the turn.
    pub(super) fn none(outlook: &Outlook<'a>) -> Self {
        let worth = outlook.worth() - LEFT_OVER;
        Plan { actions: [Action::End; LENGTH], count: 0, outlook: outlook.clone(), worth }
    }

    /// The plan with an action more.
    fn with(&self, action: Action) -> Option<Self> {
        let outlook = self.outlook.after(action)?;
        let mut actions = self.actions;
        *actions.get_mut(self.count)? = action;
        let worth = outlook.worth() - IMPATIENCE * self.count as f32;
        Some(Plan { actions, count: self.count + 1, outlook, worth })
    }

    /// Its actions, and the end of the turn where some are left.
    pub(super) fn line(&self) -> Vec<Action> {
        let end = (self.outlook.actions_left > 0).then_some(Action::End);
        self.actions[..self.count].iter().copied().chain(end).collect()
    }
}

/// The legal actions a turn may sensibly begin with.
pub(super) fn sensible<'a>(outlook: &Outlook, legal: &'a [Action]) -> impl Iterator<Item = Action> + use<'a> {
    let me = outlook.known.me;
    let paid_with = |action: Action| {
        if let Action::OperationsFlight { card, .. } = action { Some(card) } else { None }
    };
    let cards: Set<City> = legal.iter().filter_map(|&action| paid_with(action)).collect();
    let keep = |card: &City| outlook.keep(me, Card::City(*card));
    let spare = cards.iter().min_by(|a, b| keep(a).total_cmp(&keep(b)));
    legal.iter().copied().filter(move |&action| paid_with(action).is_none_or(|card| Some(card) == spare))
}

/// The best plan that begins with one of these actions, or with ending the turn; `beam` plans are kept
/// after each step.
pub(super) fn best<'a>(outlook: &Outlook<'a>, first: impl Iterator<Item = Action>, beam: usize) -> Plan<'a> {
    let mut best = Plan::none(outlook);
    for_each(outlook, first, Beam { on: beam, end: beam }, |plan| {
        if plan.worth > best.worth {
            best = plan.clone();
        }
    });
    best
}

/// Shows every plan the beam holds, step by step, the better ones first.
pub(super) fn for_each<'a>(
    outlook: &Outlook<'a>,
    first: impl Iterator<Item = Action>,
    beam: Beam,
    mut seen: impl FnMut(&Plan<'a>),
) {
    if outlook.actions_left == 0 {
        return;
    }
    let none = Plan::none(outlook);
    // Steps are weighed first and taken afterwards, for few are taken.
    let mut steps: Vec<Step> = first.filter_map(|action| Step::weigh(&none, 0, action)).collect();
    let mut plans = vec![none];
    let mut options = Vec::new();
    while !steps.is_empty() {
        steps.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        steps.dedup_by(|a, b| a.worth == b.worth && a.here == b.here);
        let is_last = plans.iter().all(|plan| plan.outlook.actions_left <= 1);
        let count = if is_last { beam.end } else { beam.on };
        let taken = steps.iter().take(count).filter_map(|step| plans[step.from].with(step.action));
        plans = taken.collect();
        plans.iter().for_each(&mut seen);
        steps.clear();
        for (from, plan) in plans.iter().enumerate().filter(|(_, plan)| plan.outlook.actions_left > 0) {
            options.clear();
            plan.outlook.options(&mut options);
            steps.extend(options.iter().filter_map(|&action| Step::weigh(plan, from, action)));
        }
    }
}

/// A further action of one of the plans.
struct Step {
    from: usize,
    action: Action,
    worth: f32,
    here: City,
}

impl Step {
    fn weigh(plan: &Plan<'_>, from: usize, action: Action) -> Option<Step> {
        let outlook = plan.outlook.after(action)?;
        Some(Step { from, action, worth: outlook.worth(), here: outlook.here() })
    }
}
