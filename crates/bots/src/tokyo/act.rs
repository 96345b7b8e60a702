//! T9 The action phase: everything the PC could do next, what it gains and what it costs, here and a move away.
//!
//! Every action taken spends something, or is a free move to where more can be gained. What an area offers does not depend on
//! where the PC is, so free moves never lead back.

use super::fight;
use super::known::{Known, Purse};
use super::{checks, market, site, worth};
use tokyo::{
    Ability, Action, Area, At, Bearer, CheckKind, Effect, HP, Means, Skill, Slot, Spot, Trouble, When,
};

/// What an AP is worth here, beside the price of what gives it.
const AP: f32 = 0.85;
/// What must be gained for anything to be done.
const LEAST: f32 = 0.25;
/// How much more a move must bring than what can be done at once.
const WANDER: f32 = 0.4;

/// What could be done, and what it would bring.
type Idea = (f32, Action);

fn better(one: Option<Idea>, other: Option<Idea>) -> Option<Idea> {
    match (one, other) {
        (Some(a), Some(b)) => Some(if b.0 > a.0 { b } else { a }),
        (one, other) => one.or(other),
    }
}

/// The next action.
pub(super) fn choose(known: &Known<'_>) -> Option<Action> {
    if let [Action::Resume] = known.legal {
        return None;
    }
    if known.area() == Area::Site {
        return site::choose(known);
    }
    let purse = known.purse();
    let here = better(in_area(known, &purse, known.area()), anywhere(known, &purse))
        .filter(|idea| known.may(idea.1));
    let there = away(known, &purse).filter(|idea| known.may(idea.1));
    let least = here.map_or(LEAST, |idea| idea.0.max(LEAST)) + WANDER;
    if let Some((_, action)) = there.filter(|idea| idea.0 > least) {
        return Some(action);
    }
    if let Some((_, action)) = here.filter(|idea| idea.0 > LEAST) {
        return Some(action);
    }
    Some(stand(known, &purse).unwrap_or(Action::End))
}

/// The best of what an area offers, if the PC were there with this purse.
fn in_area(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    let solved = known.troubles(area).filter_map(|(slot, trouble)| solve(known, purse, slot, trouble));
    let solved = solved.max_by(|a, b| a.0.total_cmp(&b.0));
    better(solved, market::purchase(known, purse, area))
}

/// The best way to solve a trouble, by one of its checks or in battle.
fn solve(known: &Known<'_>, purse: &Purse, slot: Slot, trouble: Trouble) -> Option<Idea> {
    let value = worth::trouble(known, slot, trouble);
    let there = known.view.slot(slot);
    let checks = trouble.row().checks().iter().enumerate().filter(|(place, _)| there.done >> place & 1 == 0);
    let by_check = checks.filter_map(|(_, &(ability, target))| {
        let need = checks::missing(known, CheckKind::Solve, ability, target);
        let bill = checks::price(known, (purse, slot.area()), (CheckKind::Solve, ability), need)?;
        Some((value - AP * bill.price, Action::Solve { at: Spot::Slot(slot), with: ability }))
    });
    let by_check = by_check.max_by(|a, b| a.0.total_cmp(&b.0));
    let in_battle = trouble.row().enemy().and_then(|enemy| {
        let plan = fight::plan(known, purse, Spot::Slot(slot), enemy, there.damage)?;
        let value = if plan.kills { value } else { 0.6 * value * plan.share };
        Some((value - AP * plan.price, plan.first))
    });
    better(by_check, in_battle)
}

/// What does not depend on the area: cards to equip, things to use, exhaustion to take off.
fn anywhere(known: &Known<'_>, purse: &Purse) -> Option<Idea> {
    let uses = known.legal.iter().filter_map(|&action| {
        let Action::Use { by, at, .. } = action else { return None };
        Some((used(known, by, at)?, action))
    });
    let best = uses.max_by(|a, b| a.0.total_cmp(&b.0));
    better(better(best, market::equipment(known, purse)), refreshed(known, purse))
}

/// What using something outside a battle is worth.
fn used(known: &Known<'_>, by: Means, at: At) -> Option<f32> {
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

/// What healing is worth to whom it is aimed at, or to all it reaches.
fn heal(known: &Known<'_>, amount: u8, at: At) -> f32 {
    let of = |damage: u8| {
        let healed = amount.min(damage);
        let urgent = if damage >= HP {
            3.0
        } else if damage >= HP - 2 {
            0.8
        } else {
            0.0
        };
        if healed == 0 { 0.0 } else { 1.2 * f32::from(healed) + urgent }
    };
    match at {
        At::Pc(seat) => of(known.view.pc(seat).damage),
        At::Nothing => {
            known.view.in_area(known.area()).iter().map(|seat| of(known.view.pc(seat).damage)).sum()
        }
        At::Spot(_) | At::Area(_) | At::Back => 0.0,
    }
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

/// What a move costs this PC, and what it has left.
fn moved(known: &Known<'_>, purse: &Purse, from: Area, to: Area) -> Option<(f32, Purse)> {
    let need = checks::missing(known, CheckKind::Move, Ability::Technique, known.view.move_target(from, to));
    let sources = checks::sources(known, purse, (CheckKind::Move, Ability::Technique));
    let bill = checks::cheapest(&sources, need)?;
    Some((bill.price + passing(known, from, to), bill.settle(purse)))
}

/// T16.17 What troubles do to a PC that goes this way.
fn passing(known: &Known<'_>, from: Area, to: Area) -> f32 {
    use tokyo::Passing::{Both, Enter, Leave};
    let hurts = |area: Area, way: tokyo::Passing| {
        let rows = known.troubles(area).flat_map(|(_, trouble)| trouble.row().rows);
        let hits = rows.filter(|row| row.when == When::Pass(way) || row.when == When::Pass(Both));
        hits.flat_map(|row| row.does).filter(|does| matches!(does.what, Effect::Harm { .. })).count() as f32
    };
    let points = hurts(from, Leave) + hurts(to, Enter);
    let fatal = f32::from(known.pc().damage) + points >= f32::from(HP);
    if points == 0.0 {
        0.0
    } else if fatal {
        15.0
    } else {
        1.5 * points
    }
}

/// The best of what the other areas offer, less the way there.
fn away(known: &Known<'_>, purse: &Purse) -> Option<Idea> {
    let mut best = None;
    let from = known.area();
    for next in from.neighbours().iter().filter(|&area| area != Area::Site) {
        let Some((price, rest)) = moved(known, purse, from, next) else { continue };
        let near = in_area(known, &rest, next).map(|idea| idea.0 - AP * price);
        let beyond =
            next.neighbours().iter().filter(|&area| area != Area::Site && area != from).filter_map(|last| {
                let (more, left) = moved(known, &rest, next, last)?;
                in_area(known, &left, last).map(|idea| idea.0 - AP * (price + more) - 0.1)
            });
        let most = beyond.chain(near).fold(f32::MIN, f32::max);
        best = better(best, Some((most, Action::Move(next))));
    }
    best
}

/// What it is worth to be in an area when the phase ends and the next round begins.
fn standing(known: &Known<'_>, area: Area) -> f32 {
    let pc = known.pc();
    let harm: f32 = known
        .troubles(area)
        .flat_map(|(_, trouble)| trouble.row().rows)
        .filter(|row| row.when == When::End)
        .flat_map(|row| row.does)
        .map(|does| if let Effect::Harm { amount, .. } = does.what { 1.2 * f32::from(amount) } else { 0.0 })
        .sum();
    let danger = if f32::from(pc.damage) + harm / 1.2 >= f32::from(HP) { 8.0 } else { 0.0 };
    let tired = pc.equipment.iter().map(|it| it.exhaustion).sum::<u8>() + pc.exhaustion.iter().sum::<u8>();
    let facility = match area {
        Area::Shinagawa => 0.3,
        Area::Shibuya => {
            if pc.ap == 0 {
                1.0
            } else {
                0.0
            }
        }
        Area::Shinjuku => {
            if pc.damage > 0 {
                1.0 + 0.4 * f32::from(pc.damage)
            } else {
                0.0
            }
        }
        Area::Akiba => {
            if tired > 0 {
                1.2
            } else {
                0.0
            }
        }
        Area::Site => -20.0,
    };
    let room = match known.free(area) {
        0 => -2.5,
        1 => -0.8,
        _ => 0.0,
    };
    let cramped = if known.room(area) < known.view.options.players + 1 { -4.0 } else { 0.0 };
    let home = if pc.board().start == area { 0.3 } else { 0.0 };
    facility + room + cramped + home - harm - danger
}

/// T9.8 A last move to a better place to stand, with what is left.
fn stand(known: &Known<'_>, purse: &Purse) -> Option<Action> {
    let from = known.area();
    let stay = standing(known, from);
    let places = from.neighbours().iter().filter(|&area| area != Area::Site).filter_map(|to| {
        let (price, _) = moved(known, purse, from, to)?;
        Some((standing(known, to) - stay - 0.7 * price, Action::Move(to)))
    });
    let best = places.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 > 0.5 && known.may(best.1)).then_some(best.1)
}

/// The area to leave the Site for.
pub(super) fn way_out(known: &Known<'_>, legal: impl Fn(Area) -> Action) -> Option<Action> {
    let places = Area::NORMAL.into_iter().filter(|&area| known.may(legal(area)));
    let best = places.max_by(|&a, &b| standing(known, a).total_cmp(&standing(known, b)))?;
    Some(legal(best))
}
