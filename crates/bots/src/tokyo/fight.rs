//! T20 Battles: what an enemy costs to defeat with what the PC has, blow by blow, and what is added to an attack.

use super::known::{Known, Purse, best};
use super::worth;
use kernel::Seat;
use tokyo::{
    Action, After, At, Attack, Battle, Bearer, Category, DamageType, Effect, Enemy, Means, Odd, On, Spot,
    Trait, When,
};

/// What a point of damage costs a PC.
const HURT: f32 = 1.3;
/// What going Down costs.
const DOWN: f32 = 16.0;
/// What a Down PC's next trouble costs.
const SHAKEN: f32 = 6.0;
/// Blows of one plan.
const BLOWS: usize = 6;

/// A way to fight an enemy.
pub(super) struct Plan {
    /// What to do first.
    pub(super) first: Action,
    /// What all of it costs.
    pub(super) price: f32,
    /// T20.15 How much of the enemy's HP it takes, from 0 to 1.
    pub(super) share: f32,
    /// Whether the enemy falls.
    pub(super) kills: bool,
}

/// A means to strike with, as the plan leaves it.
struct Weapon {
    by: Means,
    attack: &'static Attack,
    exhaustion: u8,
    after: u8,
    fee: u8,
    gone: bool,
}

/// T20.2 The attack of a means, with what its use costs.
fn attack_of(known: &Known<'_>, seat: Seat, by: Means) -> Option<(&'static Attack, u8, After)> {
    known.rows(seat, by).iter().filter(|row| matches!(row.when, When::Play | When::Use)).find_map(|row| {
        row.does.iter().find_map(|does| {
            if let Effect::Attack(attack) = &does.what { Some((attack, row.fee, row.after)) } else { None }
        })
    })
}

/// T20.10 What an attack with one type does to an enemy, its first hit and all of them.
fn damage(enemy: &Enemy, attack: &Attack, kind: DamageType) -> (u8, u8) {
    if enemy.immune.contains(&kind) {
        return (0, 0);
    }
    let reduces = enemy.reduce.0.contains(&kind) && !attack.traits.contains(&Trait::IgnoresReduction);
    let hit = attack.amount.saturating_sub(if reduces { enemy.reduce.1 } else { 0 });
    (hit, hit * attack.hits)
}

/// T20.9 The type that hurts it most.
fn best_kind(enemy: &Enemy, attack: &Attack) -> DamageType {
    let kinds = attack.kinds.iter().copied();
    kinds.max_by_key(|&kind| damage(enemy, attack, kind).1).unwrap_or(attack.kinds[0])
}

fn arms(known: &Known<'_>, purse: &Purse) -> Vec<Weapon> {
    let mut all = Vec::new();
    for gear in known.pc().equipment.iter() {
        let by = Means::Gear(gear.card);
        if let Some((attack, fee, after)) = attack_of(known, known.me, by) {
            let (after, gone) = match after {
                After::Exhaust(tokens) => (tokens, false),
                After::Nothing => (0, false),
                After::Discard | After::Scrap | After::Remove => (0, true),
            };
            all.push(Weapon { by, attack, exhaustion: gear.exhaustion, after, fee, gone });
        }
    }
    for &card in purse.cards.iter().filter(|card| card.row().category == Category::Consume) {
        let by = Means::Hand(card);
        if let Some((attack, fee, _)) = attack_of(known, known.me, by) {
            all.push(Weapon { by, attack, exhaustion: 0, after: 0, fee, gone: true });
        }
    }
    all
}

/// T20.22 What the PC can add to its attack once: how much, and at what price.
fn boosts(known: &Known<'_>, purse: &Purse) -> (u8, f32) {
    let of = |by: Means| {
        known.rows(known.me, by).iter().find_map(|row| {
            let When::Interrupt(On::Attack { .. }) = row.when else { return None };
            row.does.iter().find_map(|does| {
                if let Effect::Boost { amount, .. } = does.what { Some(amount) } else { None }
            })
        })
    };
    let cards =
        purse.cards.iter().filter_map(|&card| Some((of(Means::Hand(card))?, worth::keep(known, card))));
    let skills = known.in_play().filter_map(|by| Some((of(by)?, 1.4)));
    cards.chain(skills).fold((0, 0.0), |(sum, price), (amount, cost)| (sum + amount, price + cost))
}

/// T20.13 What one counter does to this PC, with what of its reductions is left.
fn counter(known: &Known<'_>, enemy: &Enemy, area: tokyo::Area, shield: &mut u8) -> u8 {
    let (kind, amount, _) = enemy.counter;
    if amount == 0 {
        return 0;
    }
    let angry = known
        .troubles(area)
        .flat_map(|(_, trouble)| trouble.row().rows)
        .filter(|row| row.when == When::Always);
    let more =
        angry.flat_map(|row| row.does).filter(|does| does.what == Effect::Odd(Odd::Aggravate)).count() as u8;
    let always =
        known.pc().equipment.iter().flat_map(|it| it.card.row().rows).filter(|row| row.when == When::Always);
    let standing: u8 = always
        .flat_map(|row| row.does)
        .map(|does| {
            if let Effect::Reduce { kinds, amount, .. } = does.what
                && kinds.contains(&kind)
            {
                amount
            } else {
                0
            }
        })
        .sum();
    let left = (amount + more).saturating_sub(standing);
    let stopped = left.min(*shield);
    *shield -= stopped;
    left - stopped
}

/// T20.11 What ready equipment can take off damage of a type in this phase.
fn shield(known: &Known<'_>, kind: DamageType) -> u8 {
    let rows =
        known.in_play().filter(|by| matches!(by, Means::Gear(_))).flat_map(|by| known.rows(known.me, by));
    rows.filter(|row| matches!(row.when, When::Interrupt(On::Damage { .. })))
        .flat_map(|row| row.does)
        .map(|does| {
            if let Effect::Reduce { kinds, amount, .. } = does.what
                && kinds.contains(&kind)
            {
                amount
            } else {
                0
            }
        })
        .fold(0, u8::saturating_add)
}

/// What damage costs this PC; nothing can pay for what it does not survive.
fn price_of_hurt(known: &Known<'_>, hurt: u8) -> f32 {
    let pc = known.pc();
    if hurt == 0 {
        0.0
    } else if pc.is_down() {
        SHAKEN
    } else if hurt >= pc.hp() {
        DOWN
    } else {
        HURT * f32::from(hurt) + if hurt + 1 == pc.hp() { 1.5 } else { 0.0 }
    }
}

/// The cheapest fight against an enemy this PC can reach, until it falls or nothing is left to strike with.
pub(super) fn plan(known: &Known<'_>, purse: &Purse, at: Spot, enemy: &Enemy, taken: u8) -> Option<Plan> {
    let hp = enemy.hp.saturating_sub(taken);
    let mut arms = arms(known, purse);
    let mut cards = purse.cards.clone();
    cards.sort_by(|a, b| worth::keep(known, *b).total_cmp(&worth::keep(known, *a)));
    let (boost, boost_price) = boosts(known, purse);
    let mut shield = shield(known, enemy.counter.0);
    let area = match at {
        Spot::Slot(slot) => slot.area(),
        Spot::Site => tokyo::Area::Site,
    };
    let (mut left, mut price, mut hurt, mut boosted, mut first) = (hp, 0.0, 0, false, None);
    for _ in 0..BLOWS {
        let cheap = cards.last().map_or(f32::INFINITY, |card| worth::keep(known, *card));
        let cost = |weapon: &Weapon| {
            let needed = usize::from(weapon.exhaustion + weapon.fee);
            let own = matches!(weapon.by, Means::Hand(_));
            if weapon.gone && weapon.exhaustion > 0 || cards.len() < needed + usize::from(own) {
                return f32::INFINITY;
            }
            let spent = match weapon.by {
                Means::Hand(card) => worth::keep(known, card),
                Means::Gear(card) if weapon.gone => worth::keep(known, card),
                Means::Gear(_) | Means::Skill(_) | Means::Bot(_) => 0.5 * f32::from(weapon.after),
            };
            spent + if needed == 0 { 0.0 } else { cheap * needed as f32 }
        };
        let worth_of = |weapon: &&mut Weapon| {
            let (_, all) = damage(enemy, weapon.attack, best_kind(enemy, weapon.attack));
            let useful = f32::from(all.min(left));
            let finishes = if all >= left { 1.0 } else { 0.0 };
            let cost = cost(weapon);
            if useful == 0.0 || cost.is_infinite() { f32::MIN } else { useful + finishes - cost }
        };
        let Some(weapon) = best(arms.iter_mut(), f32::MIN, worth_of) else { break };
        let kind = best_kind(enemy, weapon.attack);
        let (hit, all) = damage(enemy, weapon.attack, kind);
        let finishing = !boosted && all < left && all + boost >= left;
        let dealt = if finishing { left } else { all };
        price += cost(weapon) + if finishing { boost_price } else { 0.0 };
        boosted = boosted || finishing;
        if first.is_none() {
            first = Some(action(weapon, at, kind, &cards)?);
        }
        let before = weapon.attack.range < enemy.counter.2 && (hit >= left || finishing);
        if !before && !weapon.attack.traits.contains(&Trait::NoCounter) {
            hurt += counter(known, enemy, area, &mut shield);
        }
        let needed = usize::from(weapon.exhaustion + weapon.fee);
        cards.truncate(cards.len() - needed.min(cards.len()));
        match weapon.by {
            Means::Hand(card) => {
                if let Some(place) = cards.iter().position(|held| *held == card) {
                    cards.remove(place);
                }
                weapon.exhaustion = 1;
            }
            Means::Gear(_) | Means::Skill(_) | Means::Bot(_) if weapon.gone => weapon.exhaustion = 1,
            Means::Gear(_) | Means::Skill(_) | Means::Bot(_) => weapon.exhaustion = weapon.after,
        }
        left = left.saturating_sub(dealt);
        if left == 0 {
            break;
        }
    }
    let first = first?;
    let share = f32::from(hp - left) / f32::from(enemy.hp);
    Some(Plan { first, price: price + price_of_hurt(known, hurt), share, kills: left == 0 })
}

/// The best blows this PC can strike, for a rough estimate.
#[derive(Clone, Copy)]
pub(super) struct Blows {
    best: [Option<&'static Attack>; 2],
    own: u8,
}

impl Blows {
    /// Of what it has in play and in hand, the best of either type.
    pub(super) fn new(known: &Known<'_>, purse: &Purse) -> Self {
        let mut best: [Option<&'static Attack>; 2] = [None; 2];
        for weapon in arms(known, purse) {
            for &kind in weapon.attack.kinds {
                let held = &mut best[kind as usize];
                if held
                    .is_none_or(|other| other.amount * other.hits < weapon.attack.amount * weapon.attack.hits)
                {
                    *held = Some(weapon.attack);
                }
            }
        }
        Blows { best, own: known.pc().hp() }
    }

    /// Roughly what defeating an enemy costs, if this many cards are enough.
    pub(super) fn against(&self, enemy: &Enemy, cards: u8) -> Option<f32> {
        let attacks = self.best.iter().flatten().filter_map(|attack| {
            let (_, all) = damage(enemy, attack, best_kind(enemy, attack));
            let blows = if all == 0 { return None } else { enemy.hp.div_ceil(all) };
            let first = u8::from(attack.range < enemy.counter.2);
            let hurt = enemy.counter.1 * (blows - first.min(blows));
            let safe = hurt < self.own && blows <= cards + 1;
            safe.then(|| 0.5 + 2.0 * f32::from(blows - 1) + HURT * f32::from(hurt))
        });
        attacks.min_by(f32::total_cmp)
    }
}

/// T20.10 The use among the legal ones that strikes hardest, and how hard.
pub(super) fn heaviest(known: &Known<'_>) -> Option<(u8, Action)> {
    let blows = known.legal.iter().filter_map(|&action| {
        let Action::Use { by, at: At::Spot(at), kind } = action else { return None };
        let (attack, ..) = attack_of(known, known.me, by)?;
        let (enemy, taken) = enemy_at(known, at)?;
        let all = damage(enemy, attack, kind.unwrap_or(attack.kinds[0])).1;
        Some((all.min(enemy.hp.saturating_sub(taken)), action))
    });
    blows.max_by_key(|it| it.0)
}

/// What a blow begins with: a card for the exhaustion token, or the blow itself.
fn action(weapon: &Weapon, at: Spot, kind: DamageType, cards: &[tokyo::Card]) -> Option<Action> {
    match weapon.by {
        Means::Gear(card) if weapon.exhaustion > 0 => {
            Some(Action::Return { card: *cards.last()?, from: Bearer::Gear(card) })
        }
        by @ (Means::Hand(_) | Means::Gear(_) | Means::Skill(_) | Means::Bot(_)) => {
            let kind = (weapon.attack.kinds.len() > 1).then_some(kind);
            Some(Action::Use { by, at: At::Spot(at), kind })
        }
    }
}

/// T20.1 The enemy at a spot, and the damage on it.
pub(super) fn enemy_at(known: &Known<'_>, at: Spot) -> Option<(&'static Enemy, u8)> {
    match at {
        Spot::Slot(slot) => {
            let there = known.view.slot(slot);
            Some((there.open_trouble()?.row().enemy()?, there.damage))
        }
        Spot::Site => {
            let open = known.view.open?;
            Some((open.card.row().enemy()?, open.damage))
        }
    }
}

/// T12.5 T20.20 What this seat adds to the attack being made: another target, or what turns it into a defeat.
pub(super) fn add(known: &Known<'_>, battle: &Battle) -> Action {
    let also = known.legal.iter().copied().find(|action| {
        let Action::Also(at) = *action else { return false };
        let hits = enemy_at(known, at).zip(attack_of(known, battle.first.seat, battle.first.by));
        hits.is_some_and(|((enemy, taken), (attack, ..))| {
            let dealt = damage(enemy, attack, battle.first.kind).1;
            let safe = 2 * enemy.counter.1 < known.pc().hp() || dealt >= enemy.hp.saturating_sub(taken);
            dealt > 0 && safe && !known.pc().is_down()
        })
    });
    also.or_else(|| finish(known, battle)).unwrap_or(Action::Pass)
}

/// The smallest thing that brings the first target down with this attack, or the largest where several are needed.
fn finish(known: &Known<'_>, battle: &Battle) -> Option<Action> {
    let at = battle.spots().next()?;
    let (enemy, taken) = enemy_at(known, at)?;
    let (attack, ..) = attack_of(known, battle.first.seat, battle.first.by)?;
    let kind = battle.first.kind;
    let (_, all) = damage(enemy, attack, kind);
    let joined = battle
        .joined
        .and_then(|it| attack_of(known, it.seat, it.by))
        .map_or(0, |(attack, ..)| damage(enemy, attack, DamageType::Physical).1);
    let sure = all.saturating_add(battle.boost).saturating_mul(battle.times) + battle.extra + joined;
    let missing = enemy.hp.saturating_sub(taken).checked_sub(sure).filter(|missing| *missing > 0)?;
    let adds: Vec<(u8, Action)> = known
        .legal
        .iter()
        .filter_map(|&action| {
            if let Action::Use { by, at: At::Nothing, .. } = action {
                let effects =
                    || known.rows(known.me, by).iter().flat_map(|row| row.does).map(|does| &does.what);
                let boost = effects().find_map(|what| {
                    if let Effect::Boost { amount, .. } = what {
                        Some(*amount)
                    } else {
                        (*what == Effect::Odd(Odd::DoubleDamage)).then_some(all)
                    }
                });
                Some((boost?, action))
            } else if let Action::Join { by, .. } = action {
                let (attack, ..) = attack_of(known, known.me, by)?;
                let safe = enemy.counter.1 < known.pc().hp() && !known.pc().is_down();
                safe.then(|| (damage(enemy, attack, DamageType::Physical).1, action))
            } else {
                None
            }
        })
        .collect();
    let most: u8 = adds.iter().map(|(amount, _)| *amount).sum();
    if most < missing {
        return None;
    }
    let enough = adds.iter().filter(|(amount, _)| *amount >= missing).min_by_key(|(amount, _)| *amount);
    enough.or_else(|| adds.iter().max_by_key(|(amount, _)| *amount)).map(|(_, action)| *action)
}
