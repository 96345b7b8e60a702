//! O9.1 O9.2 O9.3 O9.4 O9.5 O9.6 O9.7 O9.8 O21.15 O21.16 O21.20 O22.11 O22.12 Hunting.

use super::{bank, movement};
use crate::table::event::{Event, Source};
use crate::table::frames::Draw;
use crate::table::state::{PreyPile, State, Visit};
use crate::words::event_cards::Effect;
use crate::words::notation::{Action, HuntingTools};
use crate::words::refusals;
use crate::words::tokens::Tokens;
use crate::words::tuning::MEAT;
use crate::words::{HuntingGround, Prey, Resource};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// O22.11 O22.12 By how much open events change endurance and meat for this visit.
fn changes(state: &State, visit: &Visit) -> (u8, u8) {
    if visit.immune {
        return (0, 0);
    }
    let mut changes = (0, 0);
    for card in state.open_events() {
        match card.record().effect {
            Effect::EnduranceMore(more) => changes.0 += more,
            Effect::MeatLess(less) => changes.1 += less,
            Effect::Stock(..)
            | Effect::SearchTiles(_)
            | Effect::ActionStrength(_)
            | Effect::RadiationUp(_)
            | Effect::LoseGoods(_)
            | Effect::LoseSurvivor
            | Effect::LoseFood => {}
        }
    }
    changes
}

/// O9.3 O9.4 O21.15 O21.16 What a hunt costs in action points.
#[inline]
fn cost(least: u8, endurance: u8, ammo: u8, with: Option<HuntingTools>) -> u8 {
    let bonus = with.map_or(0, HuntingTools::bonus);
    endurance.saturating_sub(ammo + bonus).max(least)
}

/// O9.1 O9.2 O9.7 The pile of the area, if the hero may hunt.
fn pile<'a>(state: &'a State, visit: &Visit) -> Result<(HuntingGround, &'a PreyPile), Refusal> {
    let ground = visit.area.hunting_ground().ok_or(refusals::NO_PREY_HERE)?;
    let pile = state.prey_pile(ground);
    if visit.hunted {
        return Err(refusals::HUNTED_BEFORE);
    }
    if pile.left == 0 { Err(refusals::NO_PREY_HERE) } else { Ok((ground, pile)) }
}

/// The tools a player may combine.
fn tools(state: &State, seat: Seat) -> impl Iterator<Item = Option<HuntingTools>> {
    let ready = state.players[seat].usable();
    let tools = [HuntingTools::Shotgun, HuntingTools::BearTrap, HuntingTools::Both];
    let usable = tools.into_iter().filter(move |tools| tools.tiles().is_subset(ready)).map(Some);
    std::iter::once(None).chain(usable)
}

/// O9.1 O9.8 Every hunt, in rising order.
pub(crate) fn each_hunt(state: &State, visit: &Visit, each: &mut impl FnMut(Action)) {
    let Ok((_, pile)) = pile(state, visit) else { return };
    let (more, _) = changes(state, visit);
    let reachable = if visit.any_prey { pile.left } else { 1 };
    let ammo_there = state.players[visit.seat].tokens.count(Resource::Ammo);
    for tile in 0..reachable {
        let Some(prey) = pile.tiles[usize::from(tile)] else { continue };
        let endurance = prey.endurance() + more;
        for ammo in 0..=ammo_there.min(endurance) {
            for with in tools(state, visit.seat) {
                if cost(state.options.hunt_min_points, endurance, ammo, with) <= visit.points {
                    each(Action::Hunt { tile, ammo, with });
                }
            }
        }
    }
}

/// O9.4 Whether the hero may hunt so.
pub(crate) fn check(
    state: &State,
    visit: &Visit,
    tile: u8,
    ammo: u8,
    with: Option<HuntingTools>,
) -> Result<(), Refusal> {
    let (_, pile) = pile(state, visit)?;
    if tile > 0 && (!visit.any_prey || tile >= pile.left) {
        return Err(refusals::ONLY_THE_TOP_TILE);
    }
    let prey = pile.tiles[usize::from(tile)].ok_or(refusals::NO_PREY_HERE)?;
    let endurance = prey.endurance() + changes(state, visit).0;
    let player = &state.players[visit.seat];
    if with.is_some_and(|with| !with.tiles().is_subset(player.usable())) {
        return Err(refusals::EQUIPMENT_NOT_READY);
    }
    if ammo > player.tokens.count(Resource::Ammo) {
        return Err(refusals::CANNOT_PAY);
    }
    let possible =
        ammo <= endurance && cost(state.options.hunt_min_points, endurance, ammo, with) <= visit.points;
    if possible { Ok(()) } else { Err(refusals::HUNT_TOO_HARD) }
}

/// O9.5 O9.6 The tile is taken and brings its meat.
pub(crate) fn hunt(
    state: &mut State,
    (tile, ammo, with): (u8, u8, Option<HuntingTools>),
    log: &mut impl Sink<Event>,
) {
    let Some(visit) = state.visit else { return };
    let Visit { seat, hero, .. } = visit;
    let Some(ground) = visit.area.hunting_ground() else { return };
    let Some(prey) = take(state, ground, tile) else { return };
    let (more, less) = changes(state, &visit);
    let points = cost(state.options.hunt_min_points, prey.endurance() + more, ammo, with);
    for kind in with.map(HuntingTools::tiles).unwrap_or_default() {
        movement::use_equipment(state, seat, kind, log);
    }
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(Tokens::of(Resource::Ammo, ammo));
    let taken = &mut player.prey[prey as usize];
    let number = MEAT[prey as usize][usize::from(*taken).min(MEAT[0].len() - 1)];
    *taken += 1;
    let meat = number.saturating_sub(less);
    log.emit(Audience::All, Event::Hunted { seat, hero, ground, prey, points, ammo, meat });
    bank::gain(state, seat, Tokens::of(Resource::Meat, meat), Source::Prey(prey), log);
    state.visit = Some(Visit { points: visit.points - points, hunted: true, prey_taken: true, ..visit });
}

/// Takes a tile off the pile. A new one comes to the top if the top one went.
fn take(state: &mut State, ground: HuntingGround, tile: u8) -> Option<Prey> {
    let pile = state.prey_pile_mut(ground);
    let place = usize::from(tile);
    let prey = pile.tiles[place].take()?;
    pile.tiles.copy_within(place + 1.., place);
    pile.tiles[pile.tiles.len() - 1] = None;
    pile.left -= 1;
    let to_turn_up = tile == 0 && pile.left > 0;
    if pile.left == 0 {
        pile.seen_by = SeatSet::EMPTY;
    }
    if to_turn_up {
        state.stack.push(Draw::TurnUpPrey { ground });
    }
    Some(prey)
}

/// O21.20 Whether looking through the pile can help.
pub(crate) fn check_sensor(state: &State, visit: &Visit) -> Result<(), Refusal> {
    if visit.any_prey {
        return Err(refusals::NOT_USED_HERE);
    }
    pile(state, visit).map(|_| ())
}

/// O21.20 The owner looks through the pile.
pub(crate) fn look(state: &mut State, visit: Visit, log: &mut impl Sink<Event>) {
    let Some(ground) = visit.area.hunting_ground() else { return };
    let seat = visit.seat;
    state.visit = Some(Visit { any_prey: true, ..visit });
    log.emit(Audience::All, Event::PreyLookedAt { seat, ground });
    if state.prey_pile(ground).left > 1 {
        state.stack.push(Draw::LookAtPrey { seat, ground, seen: 0 });
    }
}

/// O21.20 The next tile below the top is seen. It is an outcome also where another player has seen it before: the looker
/// could not know.
pub(crate) fn see(
    state: &mut State,
    (seat, ground, seen): (Seat, HuntingGround, u8),
    prey: Prey,
    log: &mut impl Sink<Event>,
) {
    let place = usize::from(seen) + 1;
    if state.prey_pile(ground).tiles[place].is_none() {
        state.prey.unseen.take(prey);
    }
    let pile = state.prey_pile_mut(ground);
    pile.tiles[place] = Some(prey);
    log.emit(Audience::Only(SeatSet::one(seat)), Event::PreySeen { ground, prey });
    if place + 1 < usize::from(pile.left) {
        return state.stack.goto(Draw::LookAtPrey { seat, ground, seen: seen + 1 });
    }
    pile.seen_by.insert(seat);
    state.stack.pop();
}
