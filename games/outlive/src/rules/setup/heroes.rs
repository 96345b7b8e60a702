//! O3.2 O3.13 O3.14 O3.15 O3.16 O3.18 O23 Heroes are placed; then every leader brings what is printed on its card, and the oldest begins.

use super::mary;
use crate::rules::dawn;
use crate::table::event::Event;
use crate::table::frames::{Ask, Todo};
use crate::table::state::{Player, State};
use crate::words::leaders::Leader;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Area, Hero};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

/// O3.13 The heroes of everyone are to be placed.
pub(super) fn begin(state: &mut State) {
    state.turn.first = oldest(state);
    state.stack.goto(Ask::PlaceHeroes);
    for seat in Seat::first(state.seats()) {
        // Only a written position can leave somebody without a leader.
        if state.players[seat].leader.is_some() {
            state.players[seat].todo = Todo::PlaceHeroes;
        }
    }
}

/// O3.16 The owner of the oldest leader.
fn oldest(state: &State) -> Seat {
    let age = |player: &Player| player.leader.map_or(0, |leader| leader.record().age);
    state.players.iter().max_by_key(|(_, player)| age(player)).map(|(seat, _)| seat).unwrap_or_default()
}

/// O3.13a Who places the next hero if they do it one by one: whoever has placed the fewest, in turn order.
pub(crate) fn next(state: &State) -> SeatSet {
    let waiting = state.in_turn_order().filter(|&seat| state.players[seat].todo == Todo::PlaceHeroes);
    waiting.min_by_key(|&seat| state.players[seat].areas().len()).into_iter().collect()
}

fn starting_areas(player: &Player) -> Set<Area> {
    player.leader.map_or(Set::EMPTY, |leader| leader.record().areas.iter().copied().collect())
}

/// Every way to place a hero.
pub(crate) fn legal(player: &Player, out: &mut Vec<Action>) {
    for &hero in Hero::ALL {
        for area in starting_areas(player) - player.areas() {
            if player.hero(hero).area.is_none() {
                out.push(Action::Place { hero, area });
            }
        }
    }
}

/// O3.13 Whether the hero can be placed there.
pub(crate) fn check(player: &Player, hero: Hero, area: Area) -> Result<(), Refusal> {
    if player.hero(hero).area.is_some() {
        return Err(refusals::HERO_PLACED);
    }
    if !starting_areas(player).contains(area) {
        return Err(refusals::NOT_A_STARTING_AREA);
    }
    if player.areas().contains(area) { Err(refusals::AREA_TAKEN_AT_START) } else { Ok(()) }
}

/// O3.13 A hero is placed; the last one has only one place left.
pub(crate) fn place(state: &mut State, seat: Seat, hero: Hero, area: Area, log: &mut impl Sink<Event>) {
    put(state, seat, hero, area, log);
    let player = &state.players[seat];
    let areas = starting_areas(player) - player.areas();
    let last = Hero::ALL.iter().copied().find(|&hero| player.hero(hero).area.is_none());
    if let (Some(hero), Some(area), 1) = (last, areas.first(), areas.len()) {
        put(state, seat, hero, area, log);
        state.players[seat].todo = Todo::Nothing;
    }
}

fn put(state: &mut State, seat: Seat, hero: Hero, area: Area, log: &mut impl Sink<Event>) {
    state.players[seat].heroes[hero as usize].area = Some(area);
    if !state.options.places_together() {
        log.emit(Audience::All, Event::HeroPlaced { seat, hero, area });
    }
}

/// O3.14 O3.15 O3.16 All heroes are placed: the leaders bring what they have.
pub(crate) fn reveal(state: &mut State, log: &mut impl Sink<Event>) {
    let together = state.options.places_together();
    let mut for_mary = None;
    for seat in Seat::first(state.seats()) {
        let player = &mut state.players[seat];
        for &hero in Hero::ALL {
            if let Some(area) = player.hero(hero).area.filter(|_| together) {
                log.emit(Audience::All, Event::HeroPlaced { seat, hero, area });
            }
        }
        let Some(leader) = player.leader else { continue };
        let record = leader.record();
        player.tokens = player.tokens.plus(record.resources);
        player.broken.insert(record.equipment);
        state.deck.tiles.take(record.equipment);
        let (tokens, equipment) = (record.resources, record.equipment);
        log.emit(Audience::All, Event::LeaderBrings { seat, leader, tokens, equipment });
        if leader == Leader::MaryKoolpepper {
            for_mary = Some(seat);
        }
    }
    log.emit(Audience::All, Event::FirstPlayer { seat: state.turn.first });
    match for_mary {
        Some(seat) => mary::begin(state, seat),
        None => dawn::begin(state, log),
    }
}
