//! The starter cards, eight for each role.

use super::effect::{After, Attack, CheckKind, Effect, On, Row, Trait, When, Who};
use super::row::CardRow;
use super::short::{
    COGNITIVE, EXHAUST, PHYSICAL, attack, bonus, boost, does, on_ability, on_attack, on_check, on_damage,
    reduce, refresh,
};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::{CardKind, Keyword, Range, Rarity, Role};

const fn starter(role: Role, kind: CardKind, number: u8, word: &'static str) -> CardRow {
    CardRow { starter: Some(role), ..CardRow::new(kind, Rarity::Starter, number, word) }
}

pub(super) static ROWS: [CardRow; 23] = [
    starter(Role::Fixer, CardKind::Item, 1, "cash_roll").copies(2).worth(2, 0).rows(&[Row::new(
        on_check(Who::You, &[CheckKind::Buy]),
        &[does(Who::You, bonus(4))],
    )
    .then(After::Discard)]),
    starter(Role::Fixer, CardKind::Item, 3, "painkillers").worth(1, 0).rows(&[Row::new(
        When::Play,
        &[does(Who::Near, Effect::Heal(1))],
    )
    .then(After::Discard)]),
    starter(Role::Fixer, CardKind::Weapon, 4, "fireworks").worth(1, 0).rows(&[Row::new(
        When::Play,
        &[attack(Attack::new(PHYSICAL, 3, Range::Far).with(&[Trait::IntoAdjacent]))],
    )
    .then(After::Scrap)]),
    starter(Role::Fixer, CardKind::Follower, 5, "errand_runner")
        .worth(2, 0)
        .equip(Economy, 2)
        .keywords(&[Keyword::Hired])
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Near))]).paid(1)]),
    starter(Role::Fixer, CardKind::Item, 6, "forged_pass").worth(2, 0).rows(&[Row::new(
        on_check(Who::Near, &[CheckKind::Move]),
        &[does(Who::Near, bonus(4))],
    )
    .then(After::Discard)]),
    starter(Role::Fixer, CardKind::Item, 7, "favour_owed").copies(2).worth(3, 0).rows(&[Row::new(
        on_check(Who::Any, &[CheckKind::Buy]),
        &[does(Who::Any, bonus(3))],
    )
    .then(After::Discard)]),
    starter(Role::Engineer, CardKind::Item, 1, "patched_scooter")
        .worth(2, 0)
        .equip(Technique, 2)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 2, areas: 1, bonus: 1 })])]),
    starter(Role::Engineer, CardKind::Weapon, 2, "pipe_wrench")
        .copies(2)
        .worth(2, 0)
        .equip(Technique, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 2, Range::Near))]).then(EXHAUST)]),
    starter(Role::Engineer, CardKind::Item, 4, "spare_parts").copies(2).worth(1, 0).rows(&[Row::new(
        When::Play,
        &[does(Who::Near, refresh(2))],
    )
    .then(After::Discard)]),
    starter(Role::Engineer, CardKind::Item, 6, "work_gloves").worth(2, 0).equip(Technique, 2).rows(&[
        Row::new(
            on_damage(Who::You),
            &[does(Who::You, Effect::Reduce { kinds: PHYSICAL, amount: 1, environment: 1 })],
        )
        .then(EXHAUST),
    ]),
    starter(Role::Engineer, CardKind::Item, 7, "know_how").copies(2).worth(3, 0).rows(&[Row::new(
        on_ability(Who::Ally, &[Technique, Combat]),
        &[does(Who::Ally, bonus(3))],
    )
    .then(After::Discard)]),
    starter(Role::Negotiator, CardKind::Follower, 1, "tabby_spirit")
        .copies(2)
        .worth(2, 0)
        .equip(Empathy, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(COGNITIVE, 2, Range::Far))]).then(EXHAUST)]),
    starter(Role::Negotiator, CardKind::Item, 3, "kind_word").copies(2).worth(3, 0).rows(&[Row::new(
        on_check(Who::Ally, &[CheckKind::Solve, CheckKind::Explore]),
        &[does(Who::Ally, bonus(3))],
    )
    .then(After::Discard)]),
    starter(Role::Negotiator, CardKind::Item, 5, "paper_charm")
        .worth(1, 0)
        .equip(Empathy, 2)
        .rows(&[Row::new(on_damage(Who::You), &[does(Who::You, reduce(COGNITIVE, 1))]).then(EXHAUST)]),
    starter(Role::Negotiator, CardKind::Item, 6, "hunch").worth(1, 0).rows(&[Row::new(
        When::Interrupt(On::Draw { whose: Who::Any }),
        &[does(Who::Any, Effect::Redraw)],
    )
    .then(After::Scrap)]),
    starter(Role::Negotiator, CardKind::Follower, 7, "loyal_client").worth(2, 0).equip(Empathy, 3).rows(&[
        Row::new(on_ability(Who::Near, &[Empathy, Economy]), &[does(Who::Near, bonus(3))]).then(EXHAUST),
    ]),
    starter(Role::Negotiator, CardKind::Item, 8, "herbal_tea").worth(2, 0).rows(&[Row::new(
        When::Play,
        &[does(Who::Near, Effect::Heal(1))],
    )
    .then(After::Discard)]),
    starter(Role::Gangster, CardKind::Weapon, 1, "switchblade")
        .copies(2)
        .worth(2, 0)
        .equip(Combat, 2)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 2, Range::NearPlus))]).then(EXHAUST)]),
    starter(Role::Gangster, CardKind::Weapon, 3, "old_revolver")
        .worth(2, 0)
        .equip(Combat, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Far))]).then(EXHAUST)]),
    starter(Role::Gangster, CardKind::Item, 4, "padded_jacket")
        .worth(1, 0)
        .equip(Combat, 2)
        .rows(&[Row::new(on_damage(Who::You), &[does(Who::You, reduce(PHYSICAL, 1))]).then(EXHAUST)]),
    starter(Role::Gangster, CardKind::Item, 5, "guts").copies(2).worth(3, 0).rows(&[Row::new(
        on_attack(Who::Near),
        &[does(Who::Near, boost(2))],
    )
    .then(After::Discard)]),
    starter(Role::Gangster, CardKind::Item, 7, "protection_money").worth(2, 0).rows(&[Row::new(
        When::Play,
        &[does(Who::You, Effect::Token(2))],
    )
    .then(After::Discard)]),
    starter(Role::Gangster, CardKind::Item, 8, "hard_stare").worth(1, 0).rows(&[Row::new(
        When::Interrupt(On::Draw { whose: Who::You }),
        &[does(Who::You, Effect::Redraw)],
    )
    .then(After::Scrap)]),
];
