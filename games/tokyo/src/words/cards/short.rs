//! Short forms for the rows of the tables.

use super::effect::{After, Attack, Cause, CheckKind, Does, Effect, On, When, Who};
use crate::words::{Ability, DamageType};

/// An effect on these.
pub(crate) const fn does(who: Who, what: Effect) -> Does {
    Does { who, what }
}

/// An attack action.
pub(super) const fn attack(attack: Attack) -> Does {
    does(Who::You, Effect::Attack(attack))
}

/// So much more for the check being made.
pub(super) const fn bonus(amount: u8) -> Effect {
    Effect::Bonus { kinds: &[], of: None, amount }
}

/// So much more damage by the attack being made, of its own type.
pub(super) const fn boost(amount: u8) -> Effect {
    Effect::Boost { amount, kind: None, traits: &[] }
}

/// T20.10 So much less of the damage being taken, if it is of one of these types.
pub(super) const fn reduce(kinds: &'static [DamageType], amount: u8) -> Effect {
    Effect::Reduce { kinds, amount, environment: 0 }
}

/// So much damage.
pub(crate) const fn harm(kind: DamageType, amount: u8) -> Effect {
    Effect::Harm { kind, amount }
}

/// This many exhaustion tokens off anything.
pub(super) const fn refresh(amount: u8) -> Effect {
    Effect::Refresh { amount, of: None }
}

/// When one of these PCs makes a check of these kinds; any, if none is named.
pub(super) const fn on_check(whose: Who, kinds: &'static [CheckKind]) -> When {
    When::Interrupt(On::Check { whose, kinds, abilities: &[] })
}

/// When one of these PCs makes a check with one of these abilities.
pub(super) const fn on_ability(whose: Who, abilities: &'static [Ability]) -> When {
    When::Interrupt(On::Check { whose, kinds: &[], abilities })
}

/// When one of these PCs attacks.
pub(super) const fn on_attack(whose: Who) -> When {
    When::Interrupt(On::Attack { whose, with: None })
}

/// When one of these PCs takes damage.
pub(super) const fn on_damage(whose: Who) -> When {
    When::Interrupt(On::Damage { whose, from: Cause::Any })
}

/// Physical damage only.
pub(crate) const PHYSICAL: &[DamageType] = &[DamageType::Physical];
/// Cognitive damage only.
pub(crate) const COGNITIVE: &[DamageType] = &[DamageType::Cognitive];
/// Either type.
pub(super) const EITHER: &[DamageType] = &[DamageType::Physical, DamageType::Cognitive];

/// T23.2 One exhaustion token.
pub(super) const EXHAUST: After = After::Exhaust(1);
