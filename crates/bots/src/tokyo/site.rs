//! T27 The Site: when to go in, which cards to face with what is in hand, and when to leave. A PC that is inside when a round
//! begins meets a Site card instead of a trouble.

use super::act::{self, AP, Idea, LEAST, better};
use super::known::{Known, Purse};
use super::{checks, depths, fight, uses, ways, worth};
use tokyo::{
    Ability, Action, Area, CheckKind, Effect, Enemy, Scenario, SiteCard, SiteDraw, Solve, Spot, When,
};

/// What a Site card must promise to be turned up without need.
const TEMPTING: f32 = 0.4;
/// What a round costs in which nothing keeps the PCs inside.
const ASTRAY: f32 = 4.0;
/// What a card must cost to be avoided with a skill.
const DREAD: f32 = -1.5;
/// T27.19 Damage of a retreat for each card left.
const RETREAT: f32 = 2.0;
/// AP of an ordinary hand.
const ORDINARY_HAND: u8 = 8;
/// What a card that is left brings where there is something to spend it on.
const IN_HAND: f32 = 0.8;
/// What a point of damage costs here, far from the facility that heals.
const HURT: f32 = 1.4;
/// What going Down costs.
const DOWN: f32 = 14.0;
/// What a Down PC's next trouble costs.
const SHAKEN: f32 = 6.0;

/// T16.6 What going into the Site from an area brings: a card to face at once, and a place for the night.
pub(super) fn entrance(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    if !is_wanted(known) || !known.view.explorers.is_empty() {
        return None;
    }
    let (price, rest) = ways::paid(known, purse, known.view.move_target(area, Area::Site))?;
    let outlook = Outlook::new(known, &rest);
    let outside = Area::NORMAL.map(|area| ways::standing(known, area)).into_iter().fold(f32::MIN, f32::max);
    let after = night(known, &outlook).max(outside);
    let value = depths::pull(known) + outlook.next() + after - ways::standing(known, area) - AP * price;
    Some((value, Action::Move(Area::Site)))
}

/// Whether there is something to go in for.
fn is_wanted(known: &Known<'_>) -> bool {
    known.view.options.scenario == Scenario::HoldOut || depths::leads_inside(known)
}

/// What a PC in the Site does next.
pub(super) fn choose(known: &Known<'_>) -> Option<Action> {
    let purse = known.purse();
    if let Some(action) = depths::challenge(known, &purse) {
        return Some(action);
    }
    let outlook = Outlook::new(known, &purse);
    let useful = || uses::anywhere(known, &purse).filter(|idea| idea.0 > LEAST && known.may(idea.1));
    if let Some(open) = known.view.open {
        let attempt = attempt(known, &purse, &outlook).filter(|idea| idea.0 > 0.0).or_else(useful);
        let others = known.view.explorers.without(known.me) - known.view.ended;
        let left = others.iter().any(|seat| known.view.stash(seat).hand_len() >= 2);
        let accept = if left || outlook.failure(open.card) == 0.0 { Action::End } else { Action::Fail };
        let action = attempt.map_or(accept, |idea| idea.1);
        return Some(if known.may(action) { action } else { Action::End });
    }
    if depths::flees(known) {
        return depths::flee(known);
    }
    if let Some((_, action)) = useful() {
        return Some(action);
    }
    if let Some(action) = depths::bypass(known) {
        return Some(action);
    }
    let tempts = depths::tempts(known, &purse);
    let at_gate = known.view.story.gate.is_some() && known.view.encounter == 0;
    if at_gate && tempts && known.may(Action::Explore) {
        return Some(Action::Explore);
    }
    let next = [Action::Explore, Action::Delve].into_iter().find(|action| known.may(*action));
    let next = next.filter(|_| !at_gate);
    let due = known.view.duty == tokyo::Duty::Due && known.view.encounter > 0;
    let wanted = is_wanted(known);
    let enough = if wanted || known.view.encounter == 0 { TEMPTING } else { -blow_of_a_retreat(known) };
    if let Some(action) = next.filter(|_| due || tempts || outlook.next() > enough) {
        return Some(action);
    }
    let stay = if wanted { night(known, &outlook) + depths::pull(known) } else { -ASTRAY };
    let out = Area::NORMAL.into_iter().filter(|&area| known.may(Action::Leave(area))).map(|area| {
        let there = act::outside(known, &purse, area).filter(|idea| idea.0 > LEAST);
        let there = there.map_or(0.0, |idea| idea.0 + IN_HAND * purse.cards.len() as f32);
        Some((there + ways::standing(known, area), Action::Leave(area)))
    });
    let out = better(out.fold(None, better), retreat(known));
    Some(out.filter(|idea| idea.0 > stay).map_or(Action::End, |idea| idea.1))
}

/// Whether the card just turned up had better be avoided.
pub(super) fn is_dreaded(known: &Known<'_>) -> bool {
    let purse = known.purse();
    known.view.open.is_some_and(|open| Outlook::new(known, &purse).card(open.card) < DREAD)
}

/// T27.19 What a card that is left costs each PC that runs from it.
fn blow_of_a_retreat(known: &Known<'_>) -> f32 {
    HURT * RETREAT / f32::from(known.view.explorers.len().max(1) as u8)
}

/// T27.19 What it is worth to run from the cards left.
fn retreat(known: &Known<'_>) -> Option<Idea> {
    let damage = RETREAT * f32::from(known.view.encounter);
    let own = damage / f32::from(known.view.explorers.len().max(1) as u8);
    let falls = own >= f32::from(known.pc().hp());
    let outside = Area::NORMAL.map(|area| ways::standing(known, area)).into_iter().fold(f32::MIN, f32::max);
    let price = HURT * damage + if falls { DOWN } else { 0.0 };
    known.may(Action::Retreat).then_some((outside - price, Action::Retreat))
}

/// T6.9 What it is worth to be inside when the next round begins: a trouble that does not come, and a card that does.
fn night(known: &Known<'_>, outlook: &Outlook<'_>) -> f32 {
    if !is_wanted(known) || known.rounds_left < 1.0 {
        return 0.0;
    }
    let spared = match known.view.options.site_draw {
        SiteDraw::SiteCard => worth::spared(known),
        SiteDraw::Both => 0.0,
    };
    spared + outlook.with(ORDINARY_HAND).next()
}

/// What can be spent on Site cards, and what they are worth to who spends it.
struct Outlook<'a> {
    known: &'a Known<'a>,
    /// AP of the hand, and tokens.
    budget: u8,
    /// What can be added to each ability in play.
    bonus: [u8; 4],
    blows: fight::Blows,
    salvage: f32,
    artifact: f32,
}

impl<'a> Outlook<'a> {
    fn new(known: &'a Known<'a>, purse: &Purse) -> Self {
        let budget = purse.cards.iter().map(|card| card.row().ap).sum::<u8>() + purse.tokens;
        let bonus = [Ability::Technique, Ability::Combat, Ability::Empathy, Ability::Economy]
            .map(|ability| checks::in_play(known, (CheckKind::Explore, ability)));
        let scrap = known.view.scrap.kinds().map(|(card, _)| worth::own(known, card));
        let spare = if known.pc().artifact().is_some() { 0.3 } else { 1.0 };
        Outlook {
            known,
            budget,
            bonus,
            blows: fight::Blows::new(known, purse),
            salvage: scrap.fold(1.0, f32::max).min(4.0),
            artifact: spare * (1.0 + known.rounds_left.min(6.0)),
        }
    }

    /// The same with another hand.
    fn with(&self, budget: u8) -> Outlook<'a> {
        Outlook { budget, ..*self }
    }

    /// The card to come, on average.
    fn next(&self) -> f32 {
        let unseen = &self.known.view.site_unseen;
        let all: u32 = unseen.len();
        let sum: f32 = unseen.kinds().map(|(card, n)| f32::from(n) * self.card(card)).sum();
        if all == 0 { 0.0 } else { sum / all as f32 }
    }

    /// What meeting a card comes to: solved if that can be paid and pays, else failed.
    fn card(&self, card: SiteCard) -> f32 {
        let failed = -self.failure(card);
        self.price(card).map_or(failed, |price| (self.prize(card) - AP * price).max(failed))
    }

    /// Roughly what solving it costs.
    fn price(&self, card: SiteCard) -> Option<f32> {
        let row = card.row();
        let checks = || {
            let missing = |&(ability, target): &(Ability, u8)| {
                let kind = CheckKind::Explore;
                let missing = checks::missing(self.known, kind, ability, target);
                missing.saturating_sub(self.bonus[ability as usize])
            };
            let missing: u8 = row.checks().iter().map(missing).sum();
            (missing <= self.budget).then(|| f32::from(missing) + 0.3)
        };
        match &row.solve {
            Solve::ByItself => Some(0.0),
            Solve::Checks(_) => checks(),
            Solve::Defeat(enemy, other) => {
                let fought = self.fight(enemy);
                let argued = other.and_then(|_| checks());
                fought.into_iter().chain(argued).min_by(f32::total_cmp)
            }
            Solve::Never => None,
        }
    }

    fn fight(&self, enemy: &Enemy) -> Option<f32> {
        self.blows.against(enemy, self.budget / 2)
    }

    /// T18.6 T27.11 What solving a card brings.
    fn prize(&self, card: SiteCard) -> f32 {
        let row = card.row();
        let does = row.rows.iter().filter(|row| row.when == When::Success).flat_map(|row| row.does);
        let more = does.map(|does| {
            if let Effect::Draw(cards) = does.what {
                1.6 * f32::from(cards)
            } else if let Effect::Salvage(cards) = does.what {
                self.salvage * f32::from(cards)
            } else if does.what == Effect::Artifact {
                self.artifact
            } else {
                0.0
            }
        });
        let tokens = f32::from(row.reward.min(self.known.view.supply));
        tokens + depths::step_down(self.known) + worth::seals(self.known, row.rarity) + more.sum::<f32>()
    }

    /// T27.14 What failing at a card costs.
    fn failure(&self, card: SiteCard) -> f32 {
        let does = card.row().rows.iter().filter(|row| row.when == When::Failure).flat_map(|row| row.does);
        does.map(|does| {
            let many = self.known.hit(does.who, Area::Site);
            many * self.blow(&does.what)
        })
        .sum()
    }

    /// What one effect of a failure costs a PC here.
    fn blow(&self, effect: &Effect) -> f32 {
        let pc = self.known.pc();
        if let Effect::Harm { amount, .. } = *effect {
            match pc.damage {
                _ if pc.is_down() => SHAKEN,
                _ if amount >= pc.hp() => DOWN,
                _ => HURT * f32::from(amount),
            }
        } else if let Effect::Discard(cards) = *effect {
            1.6 * f32::from(cards) * f32::from(self.budget.min(1))
        } else if let Effect::Strip(cards) = *effect {
            let gear = pc.equipment.iter().map(|it| worth::in_play(self.known, it.card).max(0.0));
            f32::from(cards) * gear.min_by(f32::total_cmp).unwrap_or(0.0)
        } else if let Effect::Toll(tokens) = *effect {
            0.8 * f32::from(tokens.min(pc.ap))
        } else if let Effect::Deeper(cards) = *effect {
            0.8 * f32::from(cards)
        } else if let Effect::Trouble(troubles) = *effect {
            6.0 * f32::from(troubles)
        } else {
            0.0
        }
    }
}

/// The best way to solve the open card, worth what it brings and what failing would cost.
fn attempt(known: &Known<'_>, purse: &Purse, outlook: &Outlook<'_>) -> Option<Idea> {
    let open = known.view.open?;
    let row = open.card.row();
    let value = outlook.prize(open.card) + outlook.failure(open.card);
    let checks = row.checks().iter().enumerate().filter(|(place, _)| open.done >> place & 1 == 0);
    let by_check = checks.filter_map(|(_, &(with, target))| {
        let need = checks::missing(known, CheckKind::Explore, with, target);
        let bill = checks::price(known, (purse, known.area()), (CheckKind::Explore, with), need)?;
        Some((value - AP * bill.price, Action::Solve { at: Spot::Site, with }))
    });
    let by_check =
        by_check.filter(|idea| known.may(idea.1)).fold(None, |best, idea| better(best, Some(idea)));
    let in_battle = row.enemy().and_then(|enemy| {
        let plan = fight::plan(known, purse, Spot::Site, enemy, open.damage)?;
        (plan.kills && known.may(plan.first)).then_some((value - AP * plan.price, plan.first))
    });
    better(by_check, in_battle)
}
