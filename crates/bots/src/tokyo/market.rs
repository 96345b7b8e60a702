//! T11 T17 T25 Goods: what to buy and to equip, and what a card of the market is worth to this PC.

use super::checks;
use super::known::{Known, Purse};
use super::worth;
use tokyo::{Ability, Action, Area, Card, Category, CheckKind, EQUIPMENT};

/// What an AP spent in the market costs: it could have solved a trouble now, and most cards come back only in three rounds.
const DEAR: f32 = 2.6;

/// The best purchase in an area with what is in the purse.
pub(super) fn purchase(known: &Known<'_>, purse: &Purse, area: Area) -> Option<(f32, Action)> {
    let offers = area.slots().filter_map(|slot| {
        let card = known.view.slot(slot).open_goods()?;
        let value = worth::own(known, card);
        if value < 1.0 {
            return None;
        }
        let need = checks::missing(known, CheckKind::Buy, Ability::Economy, known.view.buy_target(slot)?);
        let bill = checks::price(known, (purse, area), (CheckKind::Buy, Ability::Economy), need)?;
        Some((value - DEAR * bill.price, Action::Buy(slot)))
    });
    offers.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// The best card of the hand to equip; where there is no place, the card that makes room for it.
pub(super) fn equipment(known: &Known<'_>, purse: &Purse) -> Option<(f32, Action)> {
    let full = known.pc().equipment.len() >= EQUIPMENT;
    let worst = known
        .pc()
        .equipment
        .iter()
        .filter(|it| known.may(Action::Unequip(it.card)))
        .map(|it| (it.card, worth::in_play(known, it.card)))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    let ways = purse.cards.iter().flat_map(|&card| {
        let usual = match card.row().category {
            Category::Equip(ability, target) => Some((card, (ability, target), Action::Equip(card))),
            Category::Consume | Category::Artifact => None,
        };
        let other = card.row().or_equip.map(|way| (card, way, Action::EquipWith { card, with: way.0 }));
        [usual, other].into_iter().flatten()
    });
    let offers = ways.filter_map(|(card, (ability, target), equip)| {
        let target = known.view.check_target(ability, target);
        let need =
            target.saturating_sub(known.pc().ability(ability) + known.standing(CheckKind::Equip, Some(card)));
        let bill =
            checks::price(known, (&purse.without(card), known.area()), (CheckKind::Equip, ability), need)?;
        let gain = worth::in_play(known, card) - bill.price - 0.8 * f32::from(card.row().ap);
        match (full, worst) {
            (false, _) => Some((gain, equip)),
            (true, Some((old, value))) if old != card => Some((gain - value - 1.0, Action::Unequip(old))),
            (true, _) => None,
        }
    });
    offers.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// What covering a card of the market loses.
pub(super) fn loss(known: &Known<'_>, card: Card) -> f32 {
    let best = known.seats().map(|seat| worth::own(&known.seen_by(seat), card)).fold(0.0, f32::max);
    best - 0.5 * f32::from(card.row().cost)
}
