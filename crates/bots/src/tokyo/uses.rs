//! T10 T12 T13 T28 What does not depend on the area: cards to equip, things to use, exhaustion to take off, exchanges.

use super::act::{Idea, better};
use super::known::{Known, Purse};
use super::{act, fight, market, quest, ways, worth};
use tokyo::{Action, Area, At, Bearer, Card, Effect, Means, Odd, Pc, Skill, Spot, When};

/// What an exchange must bring.
const HAGGLING: f32 = 0.3;

/// What does not depend on the area: cards to equip, things to use, exhaustion to take off.
pub(super) fn anywhere(known: &Known<'_>, purse: &Purse) -> Option<Idea> {
    let uses = known.legal.iter().filter_map(|&action| {
        let Action::Use { by, at, .. } = action else { return None };
        Some((used(known, purse, by, at)?, action))
    });
    let best = uses.max_by(|a, b| a.0.total_cmp(&b.0));
    let cards = better(market::equipment(known, purse), refreshed(known, purse));
    better(better(best, cards), exchanged(known))
}

/// T28.3 The best exchange to which the other will agree: no worse for it, and better for this PC.
fn exchanged(known: &Known<'_>) -> Option<Idea> {
    let offers = known.legal.iter().filter(|_| known.offers).filter_map(|&action| {
        let Action::Exchange { give, with, take } = action else { return None };
        let gain = worth::hold(known, take) - worth::hold(known, give);
        is_fair(&known.seen_by(with), give, take).then_some((gain - HAGGLING, action))
    });
    offers.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// T28.3 Whether a PC agrees to get one card for another.
pub(super) fn is_fair(known: &Known<'_>, get: Card, lose: Card) -> bool {
    worth::hold(known, get) >= worth::hold(known, lose)
}

/// What using something outside a battle is worth.
fn used(known: &Known<'_>, purse: &Purse, by: Means, at: At) -> Option<f32> {
    let row = known.rows(known.me, by).iter().find(|row| matches!(row.when, When::Play | When::Use))?;
    let mut value = 0.0;
    for does in row.does {
        value += match (&does.what, at) {
            (Effect::Attack(_), _) => return None,
            (Effect::Heal(amount), _) => heal(known, *amount, at),
            (Effect::Refresh { amount, of }, _) => {
                let own = Skill::ALL.iter().map(|&skill| known.exhaustion(Bearer::Skill(skill))).sum::<u8>();
                let gear =
                    known.pc().equipment.iter().filter(|it| of.is_none_or(|kind| it.card.row().kind == kind));
                let tokens = gear.map(|it| it.exhaustion).sum::<u8>() + if of.is_none() { own } else { 0 };
                let mine = matches!(at, At::Nothing) || at == At::Pc(known.me);
                if mine { 1.4 * f32::from(tokens.min(*amount)) } else { 0.0 }
            }
            (Effect::Draw(cards), _) => 1.6 * f32::from(*cards),
            (Effect::Token(tokens), _) => {
                let mine = !matches!(at, At::Pc(seat) if seat != known.me);
                if mine { 1.0 * f32::from((*tokens).min(known.view.supply)) } else { 0.0 }
            }
            (Effect::Buy { .. }, At::Spot(Spot::Slot(slot))) => {
                known.view.slot(slot).open_goods().map_or(0.0, |card| worth::own(known, card))
            }
            (Effect::Odd(tokyo::Odd::Sweep), At::Spot(Spot::Slot(slot))) => {
                known.view.slot(slot).open_trouble().map_or(0.0, |it| worth::trouble(known, slot, it) - 2.0)
            }
            (Effect::Odd(Odd::DoorStep | Odd::Platform | Odd::Punch), At::Area(to)) => {
                place(known, purse, to) - place(known, purse, known.area())
            }
            (Effect::Odd(Odd::Shadow), _) => shadow(known),
            (_, _) => 0.0,
        };
    }
    let price = match by {
        Means::Hand(card) => worth::keep(known, card),
        Means::Bot(_) => 1.6,
        Means::Gear(_) | Means::Skill(_) => 0.6,
    };
    (value > 0.0).then_some(value - price - 1.5 * f32::from(row.fee))
}

/// What being in an area is worth.
fn place(known: &Known<'_>, purse: &Purse, area: Area) -> f32 {
    let offer = act::outside(known, purse, area).filter(|_| area != Area::Site);
    ways::standing(known, area) + offer.map_or(0.0, |idea| idea.0.max(0.0))
}

/// What one more blow is worth: the best of those that could be struck now, but for exhaustion.
fn shadow(known: &Known<'_>) -> f32 {
    fight::heaviest(known).map_or(0.0, |(damage, _)| 0.9 * f32::from(damage))
}

/// What healing is worth to whom it is aimed at, or to all it reaches.
fn heal(known: &Known<'_>, amount: u8, at: At) -> f32 {
    let of = |pc: &Pc| {
        let (damage, most) = (pc.damage, pc.most_hp());
        let healed = amount.min(damage);
        let urgent = if damage >= most {
            3.0
        } else if damage + 2 >= most {
            0.8
        } else {
            0.0
        };
        if healed == 0 { 0.0 } else { 1.4 * f32::from(healed) + urgent }
    };
    let of_pcs = match at {
        At::Pc(seat) => of(known.view.pc(seat)),
        At::Nothing => known.view.in_area(known.area()).iter().map(|seat| of(known.view.pc(seat))).sum(),
        At::Spot(_) | At::Npc | At::Area(_) | At::Back => 0.0,
    };
    of_pcs + quest::heal(known, amount, at)
}

/// T13.1 A poor card that is left is discarded for an exhaustion token on something good.
fn refreshed(known: &Known<'_>, purse: &Purse) -> Option<Idea> {
    let card =
        *purse.cards.iter().min_by(|a, b| worth::keep(known, **a).total_cmp(&worth::keep(known, **b)))?;
    let price = worth::keep(known, card);
    let gear = known.pc().equipment.iter().filter(|it| it.exhaustion > 0);
    let best = gear.map(|it| (0.3 * worth::use_of(it.card).min(6.0) / f32::from(it.exhaustion), it.card));
    let (value, of) = best.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (known.rounds_left >= 1.0)
        .then_some((value - 0.6 * price, Action::Return { card, from: Bearer::Gear(of) }))
}
