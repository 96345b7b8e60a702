//! T27 The Site: this bot does not go there by itself, but gets out of it alive.

use super::known::Known;
use super::{act, checks, fight};
use tokyo::{Action, CheckKind, HP, Spot};

/// What to do in the Site: attempt the open card, else fail it, open the next one, or leave.
pub(super) fn choose(known: &Known<'_>) -> Option<Action> {
    if known.view.open.is_some() {
        return Some(attempt(known).unwrap_or_else(|| first(known, &[Action::Fail, Action::End])));
    }
    if let Some(action) = act::way_out(known, Action::Leave) {
        return Some(action);
    }
    let hurt = known.pc().damage + 2 * known.view.encounter;
    if known.may(Action::Retreat) && (hurt < HP || known.purse().cards.len() < 2) {
        return Some(Action::Retreat);
    }
    Some(first(known, &[Action::Explore, Action::Retreat, Action::End]))
}

/// The first of these that is legal.
fn first(known: &Known<'_>, wanted: &[Action]) -> Action {
    wanted.iter().copied().find(|action| known.may(*action)).unwrap_or(Action::End)
}

/// A check that can be paid, or a blow that tells.
fn attempt(known: &Known<'_>) -> Option<Action> {
    let open = known.view.open?;
    let purse = known.purse();
    let checks = open.card.row().checks().iter().filter_map(|&(with, target)| {
        let action = Action::Solve { at: Spot::Site, with };
        let need = checks::missing(known, CheckKind::Explore, with, target);
        let bill = checks::price(known, (&purse, known.area()), (CheckKind::Explore, with), need)?;
        known.may(action).then_some((bill.price, action))
    });
    let by_check = checks.min_by(|a, b| a.0.total_cmp(&b.0));
    let in_battle = open.card.row().enemy().and_then(|enemy| {
        let plan = fight::plan(known, &purse, Spot::Site, enemy, open.damage)?;
        (plan.price < 14.0 && plan.kills && known.may(plan.first)).then_some((plan.price, plan.first))
    });
    by_check.into_iter().chain(in_battle).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
}
