//! A hero on its visit, and pressure: each action is measured by the night, with what the other heroes will bring.

use super::clan::Clan;
use super::day::plan;
use super::errand::{Gains, gather, hunt_cost, meat, search_value, tile_value};
use super::known::Known;
use super::night::{Step, worth};
use outlive::{Action, Ask, HuntingTools, Prey, Resource, Room, Shield, Starter, Tokens};

/// Free of charge, so at once.
const AT_ONCE: f32 = 1000.0;
/// Settles what is equal: more at once, and fewer tools.
const TROUBLE: f32 = 0.001;
/// Keeping a shield for another attacker.
const SHIELD: f32 = 0.1;

/// The action to take.
pub(super) fn choose(known: &Known, legal: &[Action]) -> Option<Action> {
    let expected = plan(known, &known.clan).clan;
    let mut best = None;
    let mut most = f32::MIN;
    for &action in legal {
        let value = value(known, &expected, action);
        if value > most {
            (best, most) = (Some(action), value);
        }
    }
    best
}

fn value(known: &Known, expected: &Clan, action: Action) -> f32 {
    let mut clan = *expected;
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action is taken on a visit")]
    match action {
        Action::Press => 0.0,
        Action::PressWithBat => 1.0,
        Action::Spare => -1.0,
        Action::Defend { with, ammo } => defend(known, clan, with, ammo),
        Action::HandOver(tokens) => {
            clan.tokens = clan.tokens.minus(tokens);
            worth(known, &clan, Step::Feed)
        }
        Action::Demand(tokens) => {
            clan.tokens = clan.tokens.plus(tokens);
            worth(known, &clan, Step::Feed)
        }
        Action::House(home) => {
            clan.house(home);
            worth(known, &clan, Step::Feed)
        }
        Action::Use(_) | Action::UseRoom(_) => AT_ONCE,
        Action::Peek(city) => {
            let here = known.view.visit.and_then(|visit| visit.area.city());
            if here == Some(city) { AT_ONCE } else { f32::MIN }
        }
        Action::Leave | Action::End => worth(known, &clan, Step::Feed),
        Action::Gather(count) => {
            if let Some(resource) = known.view.visit.and_then(|visit| visit.area.resource()) {
                clan.gain(resource, count);
            }
            then_gather(known, clan, count) + TROUBLE * f32::from(count)
        }
        Action::Iodine => {
            clan.cure(1);
            then_gather(known, clan, 1)
        }
        Action::Hunt { tile, ammo, with } => {
            let Some(prey) = prey(known, tile) else { return f32::MIN };
            let bonus = with.map_or(0, HuntingTools::bonus);
            clan.gain(Resource::Meat, meat(known, prey));
            clan.pay(Resource::Ammo, ammo);
            then_gather(known, clan, hunt_cost(known, prey, ammo, bonus)) - TROUBLE * f32::from(bonus)
        }
        Action::Start(with) => {
            clan.pay(Resource::Chip, u8::from(with == Starter::Chip));
            then_gather(known, clan, 0)
        }
        Action::Take(kind) => tile_value(known, kind) + worth(known, &clan, Step::Feed),
        Action::Search(_) => {
            let city = known.view.visit.and_then(|visit| visit.area.city());
            city.map_or(0.0, |city| search_value(known, city)) + worth(known, &clan, Step::Feed)
        }
        _ => 0.0,
    }
}

/// The clan at nightfall if the points left after spending this many gather what lies there.
fn then_gather(known: &Known, mut clan: Clan, spent: u8) -> f32 {
    if let Some(visit) = known.view.visit {
        let left = visit.points.saturating_sub(spent);
        gather(known, visit.area, left, Gains::default()).add_to(known, &mut clan);
    }
    worth(known, &clan, Step::Feed)
}

fn prey(known: &Known, tile: u8) -> Option<Prey> {
    let pile = known.view.prey(known.view.visit?.area.hunting_ground()?);
    pile.tiles.get(usize::from(tile)).copied().flatten()
}

/// O7.5 Ammo spent against the tokens that would be lost: the cheapest ones, unless the attacker chooses.
fn defend(known: &Known, mut clan: Clan, with: Option<Shield>, ammo: u8) -> f32 {
    let Some(Ask::Defend { pressure, .. }) = known.view.ask() else { return 0.0 };
    let left = match with {
        None => pressure,
        Some(Shield::Room) => 0,
        Some(Shield::BattleGear) => pressure.saturating_sub(2),
    };
    clan.pay(Resource::Ammo, ammo);
    let chooses = known
        .view
        .visit
        .is_some_and(|visit| known.view.seat(visit.seat).rooms.full(Room::PressureChoice) > 0);
    for _ in ammo..left {
        lose_one(known, &mut clan, chooses);
    }
    worth(known, &clan, Step::Feed) - if with.is_some() { SHIELD } else { 0.0 }
}

/// The token that hurts least goes, or the one that hurts most.
fn lose_one(known: &Known, clan: &mut Clan, most: bool) {
    let own = known.clan.tokens;
    let mut chosen: Option<(f32, Clan)> = None;
    for (resource, _) in own.iter().filter(|(resource, _)| *resource != Resource::Ammo) {
        let mut without = *clan;
        without.tokens = clan.tokens.minus(Tokens::of(resource, 1));
        let value = worth(known, &without, Step::Feed);
        if chosen.is_none_or(|(best, _)| (value > best) != most) {
            chosen = Some((value, without));
        }
    }
    if let Some((_, without)) = chosen {
        *clan = without;
    }
}
