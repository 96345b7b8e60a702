//! T9 The action phase: everything the PC could do next, what it gains and what it costs, here and a way off.
//!
//! Every action spends something, or is a free move. What an area offers does not depend on where the PC is, and the best offer
//! less the way to it only rises with every step taken towards it: free moves never lead back.

use super::known::{Known, Purse};
use super::{checks, depths, fight, market, scenes, site, tales, uses, ways, worth};
use tokyo::{Action, Area, CheckKind, Scenario, Slot, Spot, Trouble};

/// What an AP is worth here, beside the price of what gives it.
pub(super) const AP: f32 = 0.9;
/// What must be gained for anything to be done.
pub(super) const LEAST: f32 = 0.25;
/// How much more a way must bring than what can be done at once.
const WANDER: f32 = 0.4;
/// What one more move on the way costs beside its price.
const STEP: f32 = 0.1;

/// What could be done, and what it would bring.
pub(super) type Idea = (f32, Action);

pub(super) fn better(one: Option<Idea>, other: Option<Idea>) -> Option<Idea> {
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
    let offer = offered(known, &purse, known.area());
    debug_assert!(
        known.view.options.scenario != Scenario::HoldOut || offer.is_none_or(|(_, action)| known.may(action)),
        "{offer:?} is offered to the wrong place"
    );
    let here = better(offer.filter(|idea| known.may(idea.1)), uses::anywhere(known, &purse));
    let here = here.filter(|idea| known.may(idea.1));
    let least = here.map_or(LEAST, |idea| idea.0.max(LEAST)) + WANDER;
    if let Some((value, trip)) = away(known, &purse, offered)
        && value > least
    {
        return Some(ways::set_out(known, &trip));
    }
    let at_once = here.filter(|idea| idea.0 > LEAST).map(|(_, action)| action);
    Some(at_once.or_else(|| dusk(known, &purse)).unwrap_or(Action::End))
}

/// Where a ride goes: to what is offered elsewhere, else to a place to enter the Site.
pub(super) fn destination(known: &Known<'_>, purse: &Purse) -> Option<(f32, ways::Trip)> {
    let best = away(known, purse, offered).filter(|(value, _)| *value > LEAST);
    best.or_else(|| away(known, purse, site::entrance))
}

/// When nothing is left to gain: into the Site, or to a better place to stand.
fn dusk(known: &Known<'_>, purse: &Purse) -> Option<Action> {
    let here = site::entrance(known, purse, known.area()).filter(|idea| known.may(idea.1));
    let there = away(known, purse, site::entrance)
        .filter(|(value, _)| *value > here.map_or(LEAST, |idea| idea.0.max(LEAST)) + WANDER);
    if let Some((_, trip)) = there {
        return Some(ways::set_out(known, &trip));
    }
    here.filter(|idea| idea.0 > LEAST).map(|(_, action)| action).or_else(|| ways::stand(known, purse))
}

/// The best of what an area offers, and the way into the Site where the story goes on there.
fn offered(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    let inside = if depths::leads_inside(known) { site::entrance(known, purse, area) } else { None };
    better(outside(known, purse, area), inside)
}

/// The best of what an area itself offers.
pub(super) fn outside(known: &Known<'_>, purse: &Purse, area: Area) -> Option<Idea> {
    let solved = known.troubles(area).filter_map(|(slot, trouble)| solve(known, purse, slot, trouble));
    let solved = solved.max_by(|a, b| a.0.total_cmp(&b.0));
    let told = if known.view.guide.is_none() { scenes::offer(known, purse, area) } else { None };
    better(better(solved, told), market::purchase(known, purse, area))
}

/// T32.24 In a race it matters where one ends, so a way is weighed by the same measure as the last move of a phase. By any
/// other the two could pull to and fro.
fn draw(known: &Known<'_>, area: Area) -> f32 {
    if tales::is_race(known) { ways::standing(known, area) } else { 0.0 }
}

/// The best of what the other areas offer, less the way there.
pub(super) fn away(
    known: &Known<'_>,
    purse: &Purse,
    offer: impl Fn(&Known<'_>, &Purse, Area) -> Option<Idea>,
) -> Option<(f32, ways::Trip)> {
    let mut best: Option<(f32, ways::Trip)> = None;
    ways::each(known, purse, &mut |trip, rest| {
        // What draws there makes nobody go for what he would not do: he would stand elsewhere at once, and be drawn again.
        let worthwhile = offer(known, rest, trip.to()).filter(|idea| idea.0 > LEAST);
        let Some((value, _)) = worthwhile else { return };
        let drawn = draw(known, trip.to()) - draw(known, known.area());
        let value = value + drawn - AP * trip.price - STEP * f32::from(trip.moves);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, trip));
        }
    });
    best
}

/// The best way to solve a trouble, by one of its checks or in battle.
fn solve(known: &Known<'_>, purse: &Purse, slot: Slot, trouble: Trouble) -> Option<Idea> {
    let value = worth::trouble(known, slot, trouble) + tales::pages_of(known, slot);
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
