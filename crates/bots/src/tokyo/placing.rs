//! T6.4 T6.16 T24.5 T25.4 Troubles drawn: whether to have another, and where they go.

use super::known::{Known, best};
use super::{market, worth};
use tokyo::{Action, Area, At, DrawnFor, Means, Rarity, Slot, Solve, Trouble};

/// The slot whose loss hurts least: with the cheapest goods, in the area with most room.
pub(super) fn slot(known: &Known<'_>, trouble: Option<Trouble>) -> Option<Action> {
    let value = |action: &Action| {
        let Action::Slot(slot) = *action else { return f32::MIN };
        let area = slot.area();
        let goods = known.view.slot(slot).goods.map_or(0.6, |card| market::loss(known, card).max(0.0));
        let hurt = trouble.map_or(0.0, |trouble| worth::harm(known, slot, trouble));
        let filled = if known.free(area) == 1 { 2.0 } else { 0.0 };
        1.5 * f32::from(known.free(area)) - filled - 0.5 * goods - 0.5 * hurt
    };
    best(known.legal.iter().copied(), f32::MIN, value)
}

/// How bad a trouble is to draw: what it does, and how hard it is to be rid of.
fn badness(known: &Known<'_>, area: Area, trouble: Trouble) -> f32 {
    let row = trouble.row();
    let slot = area.slots().next().unwrap_or(Slot::Shinagawa1);
    let hardness = match row.solve {
        Solve::Never | Solve::ByItself => -3.0,
        Solve::Checks(checks) => checks.iter().map(|(_, target)| 0.5 * f32::from(*target)).sum(),
        Solve::Defeat(enemy, _) => 0.55 * f32::from(enemy.hp + enemy.reduce.1 + enemy.counter.1),
    };
    hardness + 1.5 * worth::harm(known, slot, trouble)
}

/// T6.16 T19.13 Whether to have the trouble redrawn: if it is much worse than the rest, or for a check too weak.
pub(super) fn redraw(known: &Known<'_>, trouble: Trouble, area: Area, why: DrawnFor) -> Action {
    let pool =
        if known.view.troubles.is_empty() { &known.view.trouble_discard } else { &known.view.troubles };
    let count = pool.len().max(1) as f32;
    let mean = |value: &dyn Fn(Trouble) -> f32| {
        pool.kinds().map(|(other, n)| f32::from(n) * value(other)).sum::<f32>() / count
    };
    let worse = match why {
        DrawnFor::Placing => badness(known, area, trouble) - mean(&|other| badness(known, area, other)),
        DrawnFor::Check => {
            let missing = known.view.check.map_or(0, |check| check.missing());
            let ap = |it: Trouble| if it.row().ap >= missing { 3.0 } else { 0.0 };
            mean(&ap) - ap(trouble)
        }
    };
    let least = if trouble.row().rarity >= Rarity::Epic { 2.5 } else { 3.0 };
    let means = known.legal.iter().copied().find(|action| {
        matches!(
            action,
            Action::Use {
                by: Means::Hand(_) | Means::Gear(_) | Means::Skill(_) | Means::Bot(_),
                at: At::Nothing,
                ..
            }
        )
    });
    means.filter(|_| worse > least).unwrap_or(Action::Pass)
}
