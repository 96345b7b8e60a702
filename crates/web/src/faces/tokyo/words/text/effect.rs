//! T20 T21 T22 An effect in words.

use super::row::{Voice, concerning, whom};
use super::{damage_of, list, named, word};
use i18n::{Texts, Value};
use tokyo::{
    ALL_OF_IT, Amount, Attack, CardKind, CheckKind, DamageType, Does, EVERY_ENEMY, Effect, Keyword, More,
    Trait, When, Who,
};

/// An effect of a row that works at this moment.
pub(crate) fn effect(texts: &Texts, voice: Voice, when: When, does: Does) -> String {
    let say = |id: &str| texts.say(id);
    let count = |id: &str, count: u8| texts.say_with(id, &[("count", count.into())]);
    let whom = || whom(texts, voice, when, does.who);
    let by = |id: &str, count: u8| concerning(texts, id, whom(), [("count", count.into())]);
    match does.what {
        Effect::Attack(means) => attack(texts, &means),
        Effect::Strike { kind, amount } => strike(texts, kind, amount),
        Effect::Boost { amount, kind, traits } => boost(texts, amount, kind, traits),
        Effect::Reduce { kinds, amount, environment } => reduce(texts, when, kinds, amount, environment),
        Effect::Bonus { kinds, of, amount } => match when {
            When::Interrupt(_) => texts.say_with("tokyo-does-bonus", &[("amount", amount.into())]),
            When::Play
            | When::Use
            | When::Always
            | When::Start
            | When::End
            | When::Success
            | When::Failure
            | When::Pass(_)
            | When::Drawn
            | When::Story(_) => {
                let checks = checks(texts, kinds, of);
                let values = [("checks", (&checks).into()), ("amount", amount.into())];
                concerning(texts, "tokyo-does-aid", whom(), values)
            }
        },
        Effect::Tax { kind: CheckKind::Move, amount } => {
            texts.say_with("tokyo-does-tax-move", &[("amount", amount.into())])
        }
        Effect::Tax { kind, amount } => {
            let checks = checks(texts, &[kind], None);
            texts.say_with("tokyo-does-tax", &[("checks", (&checks).into()), ("amount", amount.into())])
        }
        Effect::Vehicle { seats, areas, bonus } => texts.say_with(
            "tokyo-does-vehicle",
            &[("seats", seats.into()), ("areas", areas.into()), ("bonus", bonus.into())],
        ),
        Effect::Heal(amount) => by("tokyo-does-heal", amount),
        Effect::Refresh { amount, of: None } => by("tokyo-does-refresh", amount),
        Effect::Refresh { amount, of: Some(kind) } => refresh(texts, whom(), amount, kind),
        Effect::RefreshThis(amount) => count("tokyo-does-refresh-this", amount),
        Effect::Draw(amount) => by("tokyo-does-draw", amount),
        Effect::Discard(amount) => by("tokyo-does-discard", amount),
        Effect::Token(amount) => by("tokyo-does-token", amount),
        Effect::Toll(amount) => by("tokyo-does-toll", amount),
        Effect::Buy { most } => {
            let id = if does.who == Who::Any { "tokyo-does-buy-any" } else { "tokyo-does-buy" };
            texts.say_with(id, &[("most", most.into())])
        }
        Effect::Salvage(amount) => count("tokyo-does-salvage", amount),
        Effect::Artifact => say("tokyo-does-artifact"),
        Effect::Harm { kind, amount } => {
            let kind = word(texts, "damage", kind.word());
            let values = [("kind", (&kind).into()), ("amount", amount.into())];
            concerning(texts, "tokyo-does-harm", whom(), values)
        }
        Effect::Strip(amount) => by("tokyo-does-strip", amount),
        Effect::Trouble(amount) => count("tokyo-does-trouble", amount),
        Effect::Redraw => say("tokyo-does-redraw"),
        Effect::Deeper(amount) if does.who == Who::Each => count("tokyo-does-deeper-each", amount),
        Effect::Deeper(amount) => count("tokyo-does-deeper", amount),
        Effect::Story(deed) => super::scene::deed(texts, voice, deed),
        Effect::Odd(odd) => named::odd(texts, odd),
    }
}

/// T20.2 An attack action: range, damage, and what is special about it.
fn attack(texts: &Texts, means: &Attack) -> String {
    let range = word(texts, "range", means.range.word());
    let kinds = list(texts, "damage", means.kinds, "tokyo-or");
    let mut parts = vec![
        texts.say_with("tokyo-does-attack", &[("range", (&range).into())]),
        texts.say_with("tokyo-does-damage", &[("amount", means.amount.into()), ("kind", (&kinds).into())]),
    ];
    if means.hits > 1 {
        parts.push(texts.say_with("tokyo-does-hits", &[("count", means.hits.into())]));
    }
    match means.spread {
        1 => {}
        EVERY_ENEMY => parts.push(texts.say("tokyo-does-spread-all")),
        count => parts.push(texts.say_with("tokyo-does-spread", &[("count", count.into())])),
    }
    parts.extend(means.more.map(|more| self::more(texts, more)));
    with_traits(texts, parts, means.traits)
}

/// T20.22 What it deals beyond that, and when.
fn more(texts: &Texts, more: More) -> String {
    let (id, amount) = match more {
        More::AfterMove(amount) => ("tokyo-does-more-after-move", amount),
        More::InCompany(amount) => ("tokyo-does-more-in-company", amount),
        More::PerToken(amount) => ("tokyo-does-more-per-token", amount),
    };
    texts.say_with(id, &[("amount", amount.into())])
}

fn strike(texts: &Texts, kind: DamageType, amount: Amount) -> String {
    let kind = word(texts, "damage", kind.word());
    match amount {
        Amount::Fixed(amount) => {
            texts.say_with("tokyo-does-strike", &[("kind", (&kind).into()), ("amount", amount.into())])
        }
        Amount::Unreduced => texts.say_with("tokyo-does-strike-unreduced", &[("kind", (&kind).into())]),
    }
}

fn boost(texts: &Texts, amount: u8, kind: Option<DamageType>, traits: &[Trait]) -> String {
    let damage = match kind {
        None => texts.say_with("tokyo-does-boost", &[("amount", amount.into())]),
        Some(kind) => {
            let kind = word(texts, "damage", kind.word());
            texts.say_with("tokyo-does-boost-kind", &[("kind", (&kind).into()), ("amount", amount.into())])
        }
    };
    with_traits(texts, vec![damage], traits)
}

fn with_traits(texts: &Texts, mut parts: Vec<String>, traits: &[Trait]) -> String {
    parts.extend(traits.iter().map(|special| word(texts, "trait", special.word())));
    parts.join(&texts.say("tokyo-comma"))
}

/// T20.10 T20.26 A reduction: of the damage being taken, or of all the damage one takes.
fn reduce(texts: &Texts, when: When, kinds: &[DamageType], amount: u8, environment: u8) -> String {
    let kind = damage_of(texts, kinds);
    let of_any_type = kinds.len() == DamageType::ALL.len();
    let amounts = [("amount", amount.into()), ("kind", Value::from(&kind))];
    let [amount_value, kind_value] = amounts;
    match (when, of_any_type, environment) {
        (_, _, _) if amount == ALL_OF_IT => texts.say("tokyo-does-prevent"),
        (When::Always, _, _) => texts.say_with("tokyo-does-shield", &amounts),
        (_, true, 0) => texts.say_with("tokyo-does-reduce", &[amount_value]),
        (_, false, 0) => texts.say_with("tokyo-does-reduce-kind", &amounts),
        (_, _, more) => texts.say_with(
            "tokyo-does-reduce-environment",
            &[amount_value, kind_value, ("more", (amount + more).into())],
        ),
    }
}

fn refresh(texts: &Texts, whom: Option<String>, amount: u8, kind: CardKind) -> String {
    let kind = word(texts, "cards", kind.word());
    concerning(texts, "tokyo-does-refresh-kind", whom, [("count", amount.into()), ("kind", (&kind).into())])
}

/// Checks of these kinds, on cards with this keyword.
fn checks(texts: &Texts, kinds: &[CheckKind], of: Option<Keyword>) -> String {
    let checks = match kinds {
        [] => texts.say("tokyo-checks-any"),
        [CheckKind::Solve, CheckKind::Explore] => texts.say("tokyo-checks-solve"),
        _ => list(texts, "checks", kinds, "tokyo-or"),
    };
    match of {
        None => checks,
        Some(keyword) => {
            texts.say_with(&format!("tokyo-checks-{}", keyword.word()), &[("checks", (&checks).into())])
        }
    }
}
