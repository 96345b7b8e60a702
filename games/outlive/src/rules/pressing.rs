//! O7.1 O7.2 O7.3 O7.7 O7.10 Pressure on weaker active heroes: whom a hero can press, in which order, how much, and what can be taken.

use crate::table::state::{Player, State, Visit};
use crate::words::tokens::Tokens;
use crate::words::{FOOD, Hero, MATERIALS};
use kernel::{Seat, SeatSet};

/// O7.1 O7.2 The weaker active hero of a player in the area of the visit.
pub(crate) fn weaker_hero(state: &State, visit: &Visit, seat: Seat) -> Option<Hero> {
    let there = |hero: &&Hero| {
        let own = state.players[seat].hero(**hero);
        own.active && own.area == Some(visit.area) && hero.strength() < visit.hero.strength()
    };
    Hero::ALL.iter().find(there).copied()
}

/// Whether all of these can be pressed by the hero that acts.
pub(crate) fn are_targets(state: &State, seats: &[Seat]) -> bool {
    let can_be = |visit: &Visit, seat: Seat| seat != visit.seat && weaker_hero(state, visit, seat).is_some();
    state.visit.is_some_and(|visit| !seats.is_empty() && seats.iter().all(|&seat| can_be(&visit, seat)))
}

/// O7.10 The next target, clockwise from the attacker.
pub(crate) fn next_target(state: &State, targets: SeatSet) -> Option<Seat> {
    let attacker = state.visit?.seat;
    attacker.and_following(state.seats()).find(|&seat| targets.contains(seat))
}

/// O7.7 What can be taken from a player.
pub(crate) fn takeable(player: &Player) -> Tokens {
    player.tokens.only(FOOD | MATERIALS)
}

/// O7.3 The value before the target answers.
pub(crate) fn value(state: &State, target: Seat) -> Option<(Visit, Hero, u8)> {
    let visit = state.visit?;
    let hero = weaker_hero(state, &visit, target)?;
    Some((visit, hero, visit.hero.strength() - hero.strength()))
}
