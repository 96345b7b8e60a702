//! The best of many plans for the rest of the turn.

use super::outlook::Outlook;
use kernel::Set;
use pandemic::{Action, Card, City};

/// Plans considered after each step of the turn.
const BEAM: usize = 16;

/// What each further action costs, so that nothing is done for nothing.
const IMPATIENCE: f32 = 0.05;

/// A plan's first step, and what it comes to.
pub(super) struct Plan {
    pub(super) first: Action,
    pub(super) worth: f32,
}

/// The best plan for the own turn that begins with one of the legal actions.
pub(super) fn first_step(outlook: &Outlook, legal: &[Action]) -> Action {
    let me = outlook.known.me;
    let paid_with = |action: Action| {
        if let Action::OperationsFlight { card, .. } = action { Some(card) } else { None }
    };
    let cards: Set<City> = legal.iter().filter_map(|&action| paid_with(action)).collect();
    let keep = |card: &City| outlook.keep(me, Card::City(*card));
    let spare = cards.iter().min_by(|a, b| keep(a).total_cmp(&keep(b)));
    let sensible =
        legal.iter().copied().filter(|&action| paid_with(action).is_none_or(|card| Some(card) == spare));
    best(outlook, sensible).first
}

/// The best plan that begins with one of these actions, or with ending the turn.
pub(super) fn best<'a>(outlook: &Outlook<'a>, first: impl Iterator<Item = Action>) -> Plan {
    let mut best = Plan { first: Action::End, worth: outlook.worth() - 0.01 };
    if outlook.actions_left == 0 {
        return best;
    }
    let mut plans: Vec<(Action, Outlook<'a>, f32)> = first
        .filter_map(|action| outlook.after(action).map(|next| (action, next)))
        .map(|(action, next)| {
            let worth = next.worth();
            (action, next, worth)
        })
        .collect();
    let mut impatience = 0.0;
    let mut options = Vec::new();
    loop {
        plans.sort_by(|a, b| b.2.total_cmp(&a.2));
        plans.dedup_by(|a, b| a.2 == b.2 && a.1.here() == b.1.here());
        plans.truncate(BEAM);
        for &(first, _, worth) in &plans {
            if worth - impatience > best.worth {
                best = Plan { first, worth: worth - impatience };
            }
        }
        plans.retain(|(_, next, _)| next.actions_left > 0);
        if plans.is_empty() {
            return best;
        }
        impatience += IMPATIENCE;
        let mut further = Vec::with_capacity(plans.len() * 24);
        for (first, next, _) in &plans {
            options.clear();
            next.options(&mut options);
            for &action in &options {
                if let Some(after) = next.after(action) {
                    let worth = after.worth();
                    further.push((*first, after, worth));
                }
            }
        }
        plans = further;
    }
}
