//! What things are worth, in AP: cards in hand, in the market and in play, troubles on the mat.

use super::known::Known;
use tokyo::{
    Ability, After, Attack, Card, Category, CheckKind, Effect, HP, More, Odd, On, Passing, Rarity, Row,
    Skill, Slot, Solve, Trait, Trouble, When, Who,
};

/// What an AP of a starter card is on average: better cards are worth buying for what they have more.
const COMMON_AP: f32 = 1.9;
/// Rounds until a card of the deck comes round again.
const CYCLE: f32 = 3.0;
/// How much of what a card in play could do comes to pass.
const CERTAIN: f32 = 0.85;
/// The number of rounds for which the harm of a trouble counts: by then it is solved, or the game is lost.
const PATIENCE: f32 = 2.0;
/// How often in a later round a card works that needs nothing for it.
const EVERY_ROUND: f32 = 0.8;
/// How often a card is used that must be made ready again.
const NOW_AND_THEN: f32 = 0.45;
/// The most rounds for which the use of a card in play counts.
const FORESIGHT: f32 = 5.0;

/// T10.1 What carrying out a row once is worth.
fn row(row: &Row) -> f32 {
    let uses: f32 = row.does.iter().map(|does| effect(&does.what, does.who)).sum();
    let timing = match row.when {
        When::Play | When::Use | When::Start => 1.0,
        When::Interrupt(On::Check { whose, .. }) => {
            if whose == Who::Ally {
                0.6
            } else {
                1.0
            }
        }
        When::Interrupt(_) | When::Always => 1.0,
        When::End | When::Success | When::Failure | When::Pass(_) | When::Drawn | When::Story(_) => 0.0,
    };
    timing * uses - 1.5 * f32::from(row.fee)
}

/// T20.2 The damage of an attack, with what makes it better.
pub(super) fn power(attack: &Attack) -> f32 {
    let traits: f32 = attack
        .traits
        .iter()
        .map(|special| match special {
            Trait::IntoAdjacent | Trait::IgnoresReduction | Trait::NoCounter => 0.8,
        })
        .sum();
    let spread = if attack.spread > 1 { 1.5 } else { 0.0 };
    let choice = if attack.kinds.len() > 1 { 1.0 } else { 0.0 };
    let more = match attack.more {
        Some(More::AfterMove(more)) => 0.5 * f32::from(more),
        Some(More::InCompany(more)) => f32::from(more),
        Some(More::PerToken(most)) => 0.3 * f32::from(most),
        None => 0.0,
    };
    f32::from(attack.amount * attack.hits) + more + traits + spread + choice
}

fn effect(effect: &Effect, who: Who) -> f32 {
    let all = if matches!(who, Who::Each | Who::All) { 1.3 } else { 1.0 };
    match *effect {
        Effect::Attack(ref attack) => 0.9 * power(attack),
        Effect::Strike { .. } => 2.5,
        Effect::Boost { amount, .. } => 0.8 * f32::from(amount),
        Effect::Reduce { amount, .. } => 1.1 * f32::from(amount.min(HP)),
        Effect::Bonus { amount, kinds, of } => {
            let narrow = if of.is_some() {
                0.3
            } else if kinds.len() == 1 {
                0.6
            } else {
                0.9
            };
            narrow * f32::from(amount)
        }
        Effect::Vehicle { areas, bonus, .. } => 0.8 * f32::from(bonus) + 0.4 * f32::from(areas - 1),
        Effect::Heal(amount) => 1.4 * all * f32::from(amount),
        Effect::Refresh { amount, .. } => 0.9 * f32::from(amount),
        Effect::Draw(cards) => 1.7 * f32::from(cards),
        Effect::Token(tokens) => 1.1 * f32::from(tokens),
        Effect::Buy { most } => 0.5 * f32::from(most),
        Effect::Redraw => 2.0,
        Effect::Harm { amount, .. } => -1.3 * f32::from(amount),
        Effect::Story(_) => 0.0,
        Effect::Odd(odd) => self::odd(odd),
        Effect::Tax { .. }
        | Effect::RefreshThis(_)
        | Effect::Discard(_)
        | Effect::Toll(_)
        | Effect::Salvage(_)
        | Effect::Artifact
        | Effect::Strip(_)
        | Effect::Trouble(_)
        | Effect::Deeper(_) => 0.0,
    }
}

fn odd(odd: Odd) -> f32 {
    match odd {
        Odd::Sweep => 6.0,
        Odd::Doll => 5.0,
        Odd::Granted => 6.0,
        Odd::Overlook => 4.0,
        Odd::DoubleDamage | Odd::HandSize | Odd::Shadow | Odd::SecondDraw => 3.0,
        Odd::SharedHand | Odd::Foresee | Odd::Adapt => 2.0,
        Odd::DoorStep | Odd::CoverFee | Odd::Platform | Odd::Punch | Odd::Delay | Odd::Divert => 1.0,
        Odd::TokenIfUnhurt => 0.6,
        Odd::HandOver
        | Odd::ProxyPurchase
        | Odd::SpareScrap
        | Odd::Appraise
        | Odd::RideAlong
        | Odd::Sidestep
        | Odd::Combination
        | Odd::ScrapCard
        | Odd::TokenIfNone
        | Odd::Aggravate
        | Odd::NoPlacement
        | Odd::Scatter => 0.0,
    }
}

/// What a card does when it is used once.
pub(super) fn use_of(card: Card) -> f32 {
    let rows: f32 = card.row().rows.iter().map(row).fold(0.0, f32::max);
    let spent = card.row().rows.iter().any(|row| matches!(row.after, After::Scrap | After::Remove));
    if spent { 0.7 * rows } else { rows }
}

/// T20.2 The attack of a card in play.
fn attack(card: Card) -> Option<&'static Attack> {
    card.row()
        .rows
        .iter()
        .flat_map(|row| row.does)
        .find_map(|does| if let Effect::Attack(attack) = &does.what { Some(attack) } else { None })
}

/// What having a card in play is worth until the end: what it does better than what is there, as often as rounds are left.
pub(super) fn in_play(known: &Known<'_>, card: Card) -> f32 {
    let gear = || known.pc().equipment.iter().map(|it| it.card);
    let mut once = use_of(card);
    if let Some(own) = attack(card) {
        // A second weapon strikes as well, but most enemies fall to the first.
        let others =
            gear().filter_map(attack).filter(|other| own.kinds.iter().any(|kind| other.kinds.contains(kind)));
        let most = others.map(power).fold(0.0, f32::max);
        once -= 0.55 * most;
    }
    if card.vehicle().is_some() {
        let most = gear().filter(|other| other.vehicle().is_some()).map(use_of).fold(0.0, f32::max);
        once -= most;
    }
    if gear().any(|other| other == card) && attack(card).is_none() {
        once *= 0.5;
    }
    let again = if lasts(card) { EVERY_ROUND } else { NOW_AND_THEN };
    once * CERTAIN * (1.0 + known.rounds_left.min(FORESIGHT) * again)
}

/// T12.3 Whether it works in every round without being exhausted.
fn lasts(card: Card) -> bool {
    let standing = |row: &Row| matches!(row.when, When::Start | When::Always);
    card.row().rows.iter().any(|row| standing(row) && row.after == After::Nothing)
}

/// What this PC must still pay to equip a card.
pub(super) fn equip_price(known: &Known<'_>, card: Card) -> Option<f32> {
    let Category::Equip(ability, target) = card.row().category else { return None };
    let standing = known.standing(CheckKind::Equip, Some(card));
    let missing = |(ability, target): (Ability, u8)| {
        let own = known.pc().ability(ability) + standing;
        known.view.check_target(ability, target).saturating_sub(own)
    };
    let ways = [Some((ability, target)), card.row().or_equip];
    ways.into_iter().flatten().map(missing).min().map(f32::from)
}

/// The cost of spending a card of the hand: its AP, and a part of what else it could do.
pub(super) fn keep(known: &Known<'_>, card: Card) -> f32 {
    let row = card.row();
    let special = match row.category {
        Category::Consume => (use_of(card) - f32::from(row.ap)).max(0.0) * 0.3,
        Category::Equip(..) => {
            let net = in_play(known, card) - equip_price(known, card).unwrap_or(0.0);
            (net - f32::from(row.ap)).clamp(0.0, 4.0) * 0.25
        }
        Category::Artifact | Category::Lent(..) => 0.0,
    };
    0.2 + f32::from(row.ap) * 0.75 + special
}

/// What a card of the hand is good for: what it pays, or what it does once it is equipped.
pub(super) fn hold(known: &Known<'_>, card: Card) -> f32 {
    let net = equip_price(known, card).map_or(0.0, |price| in_play(known, card) - price);
    keep(known, card).max(net)
}

/// What a card on top of the deck is worth, before its price.
pub(super) fn own(known: &Known<'_>, card: Card) -> f32 {
    if known.rounds_left < 1.0 {
        return 0.0;
    }
    let draws = 1.0 + (known.rounds_left - 1.0) / CYCLE;
    let as_payment = (f32::from(card.row().ap) - COMMON_AP) * draws;
    let as_itself = match card.row().category {
        Category::Consume => {
            let spent = card.row().rows.iter().any(|row| matches!(row.after, After::Scrap | After::Remove));
            let uses = if spent { 1.0 } else { draws };
            ((use_of(card) - f32::from(card.row().ap)) * uses).max(0.0)
        }
        Category::Equip(..) => {
            (in_play(known, card) - equip_price(known, card).unwrap_or(0.0) - f32::from(card.row().ap))
                .max(0.0)
        }
        Category::Artifact | Category::Lent(..) => in_play(known, card),
    };
    as_payment.max(0.0) + 0.7 * as_itself
}

/// What it is worth to be rid of a trouble in a slot, before its price: the slot it takes, the harm it does, what it brings.
pub(super) fn trouble(known: &Known<'_>, slot: Slot, trouble: Trouble) -> f32 {
    let row = trouble.row();
    let rounds = (known.rounds_left + 1.0).min(PATIENCE);
    space(known, slot) + rounds * 0.6 * harm(known, slot, trouble) + rewards(known, trouble)
        - match row.solve {
            Solve::Never => 100.0,
            Solve::ByItself | Solve::Checks(_) | Solve::Defeat(..) => 0.0,
        }
}

/// T6.6 What a free slot is worth: more where few are left, most where the next troubles may find none.
fn space(known: &Known<'_>, slot: Slot) -> f32 {
    let area = slot.area();
    let crowded = 9.0 - f32::from(known.room(area));
    let full = if known.free(area) == 0 { 1.5 } else { 0.0 };
    let (needed, taken) = pressure(known);
    needed * (4.0 + full + 0.25 * taken + 0.1 * crowded * crowded)
}

/// T6.6 How much slots are needed, and how many are taken.
fn pressure(known: &Known<'_>) -> (f32, f32) {
    let taken = 12.0 - f32::from(tokyo::Area::NORMAL.into_iter().map(|area| known.free(area)).sum::<u8>());
    let to_come = known.rounds_left * f32::from(known.view.options.players);
    // Nothing can overflow any more if all that is to come finds room.
    (if taken + to_come < 8.0 { 0.4 } else { 1.0 }, taken)
}

/// T6.9 What a trouble that is not drawn spares the team.
pub(super) fn spared(known: &Known<'_>) -> f32 {
    let (needed, taken) = pressure(known);
    needed * (3.0 + 0.25 * taken)
}

/// What a trouble does in a round.
pub(super) fn harm(known: &Known<'_>, slot: Slot, trouble: Trouble) -> f32 {
    let mut harm = 0.0;
    for row in trouble.row().rows {
        let share = match row.when {
            When::End => 1.0,
            When::Always => 1.0,
            When::Pass(Passing::Both) => 0.8,
            When::Pass(Passing::Enter | Passing::Leave) => 0.4,
            When::Play
            | When::Use
            | When::Interrupt(_)
            | When::Start
            | When::Success
            | When::Failure
            | When::Drawn
            | When::Story(_) => 0.0,
        };
        for does in row.does {
            let hit = known.hit(does.who, slot.area());
            let each = if let Effect::Harm { amount, .. } = does.what {
                1.4 * hit * f32::from(amount)
            } else if let Effect::Trouble(troubles) = does.what {
                6.0 * f32::from(troubles)
            } else if let Effect::Toll(tokens) = does.what {
                0.6 * hit * f32::from(tokens)
            } else if let Effect::Tax { amount, .. } = does.what {
                0.35 * f32::from(amount)
            } else if does.what == Effect::Odd(Odd::Aggravate) {
                0.8
            } else {
                0.0
            };
            harm += share * each;
        }
    }
    harm
}

/// T18.6 What solving a trouble brings to the solver.
fn rewards(known: &Known<'_>, trouble: Trouble) -> f32 {
    let row = trouble.row();
    let artifact = row.rows.iter().flat_map(|row| row.does).any(|does| does.what == Effect::Artifact);
    f32::from(row.reward.min(known.view.supply)) + seals(known, row.rarity) + if artifact { 2.0 } else { 0.0 }
}

/// T18.9 What the seals are worth that a solved card of this rarity lifts.
pub(super) fn seals(known: &Known<'_>, rarity: Rarity) -> f32 {
    let seals = [
        (Rarity::Common, Skill::Support, 1.5),
        (Rarity::Rare, Skill::Enhanced, 1.5),
        (Rarity::Epic, Skill::Site, 0.7),
    ];
    let opened =
        seals.iter().filter(|(least, skill, _)| rarity >= *least && known.pc().seals.contains(*skill));
    opened.map(|(_, _, value)| value * known.rounds_left.min(2.0) / 2.0).sum()
}
