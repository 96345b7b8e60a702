//! T20.8 T20.10 T20.12 T20.20 T20.22 What an attack will do to an enemy, and what comes back.

use kernel::Seat;
use tokyo::{
    Area, Attack, Attacker, Battle, DamageType, EVERY_ENEMY, Effect, Enemy, Means, Odd, Range, Spot, Trait,
    View, When,
};

/// T20.8 Who strikes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Attacker,
    Together,
    Enemy,
}

impl Order {
    /// Ranges compared: the one that stands first in their order strikes first.
    pub(super) fn of(attacker: Range, enemy: Range) -> Order {
        match attacker.cmp(&enemy) {
            std::cmp::Ordering::Less => Order::Attacker,
            std::cmp::Ordering::Equal => Order::Together,
            std::cmp::Ordering::Greater => Order::Enemy,
        }
    }
}

/// What strikes, with everything that has been added to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Force {
    pub(super) attack: &'static Attack,
    /// T14.10 The range it strikes at.
    pub(super) range: Range,
    pub(super) kind: DamageType,
    pub(super) boost: u8,
    /// Damage of the other type, dealt on its own.
    pub(super) extra: u8,
    pub(super) times: u8,
    pub(super) ignores_reduction: bool,
    pub(super) no_counter: bool,
}

impl Force {
    /// An attack as it is printed; without a choice of types it has the first one.
    pub(super) fn printed(by: Means, kind: Option<DamageType>) -> Option<Force> {
        let attack = attack_of(by)?;
        let kind = kind.or_else(|| attack.kinds.first().copied())?;
        let has = |wanted| attack.traits.contains(&wanted);
        Some(Force {
            attack,
            range: attack.range,
            kind,
            boost: 0,
            extra: 0,
            times: 1,
            ignores_reduction: has(Trait::IgnoresReduction),
            no_counter: has(Trait::NoCounter),
        })
    }

    /// The attack being made.
    pub(super) fn of(battle: &Battle) -> Option<Force> {
        let printed = Force::printed(battle.first.by, Some(battle.first.kind))?;
        Some(Force {
            boost: battle.boost,
            extra: battle.extra,
            times: battle.times.max(1),
            ignores_reduction: printed.ignores_reduction || battle.traits.contains(Trait::IgnoresReduction),
            no_counter: printed.no_counter || battle.traits.contains(Trait::NoCounter),
            ..printed
        })
    }

    /// T14.10 An attack that joins another strikes at the range of that one.
    pub(super) fn joined(battle: &Battle, joined: Attacker) -> Option<Force> {
        let range = attack_of(battle.first.by)?.range;
        Some(Force { range, ..Force::printed(joined.by, Some(joined.kind))? })
    }

    /// What is left of so much damage of a type once the enemy has reduced it.
    fn against(&self, enemy: &Enemy, kind: DamageType, amount: u8) -> u8 {
        if enemy.immune.contains(&kind) {
            return 0;
        }
        let (kinds, less) = enemy.reduce;
        let less = if kinds.contains(&kind) && !self.ignores_reduction { less } else { 0 };
        amount.saturating_sub(less)
    }

    /// The first hit, then each further one.
    pub(super) fn hits(&self, enemy: &Enemy) -> (u8, u8) {
        let other = match self.kind {
            DamageType::Physical => DamageType::Cognitive,
            DamageType::Cognitive => DamageType::Physical,
        };
        let plain = self.attack.amount.saturating_mul(self.times);
        let boosted = (self.attack.amount + self.boost).saturating_mul(self.times);
        let beside = self.against(enemy, other, self.extra.saturating_mul(self.times));
        (self.against(enemy, self.kind, boosted) + beside, self.against(enemy, self.kind, plain))
    }
}

/// What an attack does to one enemy, and what comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blow {
    pub(super) order: Order,
    /// HP before it.
    pub(super) hp: u8,
    /// All damage after reduction, more than is left included.
    pub(super) damage: u8,
    /// HP after it.
    pub(super) left: u8,
    /// The counter, if one is made.
    pub(super) counter: Option<(DamageType, u8)>,
}

impl Blow {
    /// What this force does to the enemy at a spot, in this order of striking.
    pub(super) fn of(view: &View, force: &Force, by: Seat, at: Spot, order: Order) -> Option<Blow> {
        let (enemy, damage) = enemy_at(view, at)?;
        let hp = enemy.hp.saturating_sub(damage);
        let (first, further) = force.hits(enemy);
        let all = first.saturating_add(further.saturating_mul(force.attack.hits.saturating_sub(1)));
        let (kind, amount, _) = enemy.counter;
        let stopped = order == Order::Attacker && first >= hp;
        let counters = amount > 0 && !force.no_counter && !stopped;
        let counter = counters.then(|| (kind, amount + aggravation(view, view.pc(by).area)));
        Some(Blow { order, hp, damage: all, left: hp.saturating_sub(all), counter })
    }
}

/// The attack of what is played or used; a skill or BOT card only adds to one.
pub(super) fn attack_of(by: Means) -> Option<&'static Attack> {
    let (card, when) = match by {
        Means::Hand(card) => (card, When::Play),
        Means::Gear(card) => (card, When::Use),
        Means::Skill(_) | Means::Bot(_) => return None,
    };
    let rows = card.row().rows.iter().filter(|row| row.when == when);
    rows.flat_map(|row| row.does)
        .find_map(|does| if let Effect::Attack(attack) = &does.what { Some(attack) } else { None })
}

/// The enemy that lies open at a spot, and the damage it bears.
pub(super) fn enemy_at(view: &View, at: Spot) -> Option<(&'static Enemy, u8)> {
    match at {
        Spot::Slot(slot) => {
            let state = view.slot(slot);
            Some((state.open_trouble()?.row().enemy()?, state.damage))
        }
        Spot::Site => {
            let open = view.open?;
            Some((open.card.row().enemy()?, open.damage))
        }
    }
}

/// T20.22 What cards of an area add to the damage PCs take there.
fn aggravation(view: &View, area: Area) -> u8 {
    let troubles = area.slots().filter_map(|slot| view.slot(slot).open_trouble());
    let effects = troubles.flat_map(|trouble| trouble.row().rows).flat_map(|row| row.does);
    effects.filter(|does| does.what == Effect::Odd(Odd::Aggravate)).count() as u8
}

/// Whether an attack may strike more than one enemy.
pub(super) fn spreads(attack: &Attack) -> Option<u8> {
    (attack.spread > 1).then_some(if attack.spread == EVERY_ENEMY { 0 } else { attack.spread })
}
