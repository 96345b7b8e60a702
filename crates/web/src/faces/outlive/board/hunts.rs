//! O9.3 O9.4 O9.5 What a hunt costs and brings, worked out from the view for those who choose.

use crate::faces::outlive::board::goods::toughened;
use crate::faces::outlive::words::Words;
use outlive::{
    Action, EventCard, EventEffect, HuntingTools, ImmunityScope, MEAT, Prey, Resource, Tokens, View, Visit,
};

/// A hunt as it would be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Prospect {
    pub(crate) prey: Prey,
    /// O9.4a Action points.
    pub(crate) points: u8,
    /// O9.5 Meat of the tile, without that of rooms.
    pub(crate) meat: u8,
}

/// The hunt of the visiting hero for this tile of the pile, if the viewer knows the tile.
pub(crate) fn prospect(view: &View, tile: u8, ammo: u8, with: Option<HuntingTools>) -> Option<Prospect> {
    let visit = view.visit?;
    let prey = (*view.prey(visit.area.hunting_ground()?).tiles.get(usize::from(tile))?)?;
    let help = ammo + with.map_or(0, HuntingTools::bonus);
    let points = endurance(view, &visit, prey).saturating_sub(help).max(view.options.hunt_min_points);
    Some(Prospect { prey, points, meat: meat(view, &visit, prey) })
}

/// A tile of the pile with what it endures now, and the meat it brings.
pub(crate) fn prey_line(words: &Words<'_>, tile: u8) -> String {
    let Some(prospect) = prospect(words.view, tile, 0, None) else { return String::new() };
    let meat = words.tokens(Tokens::of(Resource::Meat, prospect.meat));
    let prey = prey_now(words, prospect.prey);
    words.tell(
        "outlive-prey-in-pile",
        &[("number", (tile + 1).into()), ("prey", (&prey).into()), ("meat", (&meat).into())],
    )
}

fn prey_now(words: &Words<'_>, prey: Prey) -> String {
    let now = words.view.visit.map_or(0, |visit| endurance(words.view, &visit, prey));
    match toughened(words.view).filter(|_| now > prey.endurance()) {
        None => words.prey(prey),
        Some((event, _)) => words.tell(
            "outlive-prey-toughened",
            &[("prey", prey.into()), ("now", now.into()), ("event", event.into())],
        ),
    }
}

/// The hunt that an action is.
pub(crate) fn of(view: &View, action: Action) -> Option<Prospect> {
    let Action::Hunt { tile, ammo, with } = action else { return None };
    prospect(view, tile, ammo, with)
}

/// The place in the pile of the tile that an action hunts.
pub(crate) const fn tile(action: Action) -> Option<u8> {
    if let Action::Hunt { tile, .. } = action { Some(tile) } else { None }
}

/// What a hunt costs.
pub(crate) fn cost(words: &Words<'_>, action: Action) -> String {
    let Action::Hunt { tile, ammo, with } = action else { return String::new() };
    let points = prospect(words.view, tile, ammo, with).map_or(0, |prospect| prospect.points);
    let points = words.tell("outlive-action-points", &[("count", points.into())]);
    let means = words.hunting_means(ammo, with);
    words.list([points, means].into_iter().filter(|part| !part.is_empty()))
}

/// O9.4a The endurance, with Mutant animals if they count.
fn endurance(view: &View, visit: &Visit, prey: Prey) -> u8 {
    let more = |effect| if let EventEffect::EnduranceMore(more) = effect { Some(more) } else { None };
    prey.endurance() + in_force(view, visit, more)
}

/// O9.5 The number on the tile that counts, less one for a Zoonosis if it counts.
fn meat(view: &View, visit: &Visit, prey: Prey) -> u8 {
    let less = |effect| if let EventEffect::MeatLess(less) = effect { Some(less) } else { None };
    let numbers = MEAT[prey as usize];
    let taken = usize::from(view.seat(visit.seat).prey[prey as usize]).min(numbers.len() - 1);
    numbers[taken].saturating_sub(in_force(view, visit, less))
}

/// The amount of an effect that lasts all day, as far as the visit is not immune to it.
fn in_force(view: &View, visit: &Visit, amount: impl Fn(EventEffect) -> Option<u8>) -> u8 {
    if visit.immune && view.options.immunity_scope == ImmunityScope::AllButShortage {
        return 0;
    }
    view.open_events().find_map(|card| amount(card.record().effect)).unwrap_or_default()
}

/// O5.5 Whether the effect of a card holds all day.
pub(crate) fn lasts_all_day(card: EventCard) -> bool {
    matches!(
        card.record().effect,
        EventEffect::ActionStrength(_) | EventEffect::MeatLess(_) | EventEffect::EnduranceMore(_)
    )
}

/// O8.1 O22.6 Action points the visit began with.
pub(crate) fn points_of(view: &View, visit: &Visit) -> u8 {
    let strength =
        |effect| if let EventEffect::ActionStrength(strength) = effect { Some(strength) } else { None };
    match in_force(view, visit, strength) {
        0 => visit.hero.strength(),
        points => points,
    }
}
