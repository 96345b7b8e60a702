//! T20.11 T20.24 T21.3 T21.6 Damage about to be taken: what is done about it.

use super::known::{Known, best};
use kernel::Seat;
use tokyo::{Action, At, Effect, Harm, Means, Odd};

/// What to answer to damage: what takes off most of it, if that is worth its exhaustion.
pub(super) fn answer(known: &Known<'_>, hurt: Seat, harm: Harm, amount: u8) -> Action {
    let pc = known.view.pc(hurt);
    let falls = !pc.is_down() && amount >= pc.hp();
    let value = |action: &Action| {
        let Action::Use { by, at, .. } = *action else { return 0.0 };
        let mut value = 0.0;
        for does in known.rows(known.me, by).iter().flat_map(|row| row.does) {
            value += if let Effect::Reduce { kinds, amount: less, .. } = does.what
                && harm.kind.is_some_and(|kind| kinds.contains(&kind))
            {
                let stopped = f32::from(less.min(amount));
                let saves = if falls && amount.saturating_sub(less) < pc.hp() { 8.0 } else { 0.0 };
                let whole = if pc.is_down() && less >= amount && amount > 0 { 4.0 } else { 0.0 };
                1.3 * stopped + saves + whole
            } else if matches!(does.what, Effect::Strike { .. })
                && (at == At::Back || harm.from.spot().is_some())
            {
                1.2
            } else if does.what == Effect::Odd(Odd::Doll) {
                if falls { 12.0 } else { 0.9 * f32::from(amount) }
            } else {
                0.0
            };
        }
        let price = match by {
            Means::Bot(_) => 1.4,
            Means::Hand(_) => 1.5,
            Means::Gear(_) | Means::Skill(_) => 0.8,
        };
        value - price
    };
    best(known.legal.iter().copied(), 0.0, value).unwrap_or(Action::Pass)
}
