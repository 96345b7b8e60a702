//! O3.2 O3.13 O3.14 O3.15 O3.18 O23 The question where heroes are placed; then every leader brings what is printed on its card.

use crate::rules::{dawn, mary};
use crate::table::event::Event;
use crate::table::frames::{Ask, SetupChoice, Todo};
use crate::table::state::{Player, State};
use crate::words::leaders::Leader;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Area, Hero};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

/// O3.13a Everyone at once, or one after the other.
pub(crate) fn asked(state: &State) -> SeatSet {
    if is_secret(state) { state.busy() } else { next(state) }
}

/// O3.13a Whether all place their heroes at once, unseen by the others.
pub(crate) fn is_secret(state: &State) -> bool {
    state.options.places_together()
}

/// O3.13a Who places the next hero if they do it one by one: whoever has placed the fewest, in turn order.
fn next(state: &State) -> SeatSet {
    let waiting = state
        .in_turn_order()
        .filter(|&seat| state.players[seat].todo == Todo::Setup(SetupChoice::PlaceHeroes));
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
pub(crate) fn check(state: &State, seat: Seat, hero: Hero, area: Area) -> Result<(), Refusal> {
    let Some(Ask::PlaceHeroes) = state.asking() else { return Err(refusals::NOT_NOW) };
    let player = &state.players[seat];
    if player.hero(hero).area.is_some() {
        return Err(refusals::HERO_PLACED);
    }
    if !starting_areas(player).contains(area) {
        return Err(refusals::NOT_A_STARTING_AREA);
    }
    if player.areas().contains(area) { Err(refusals::AREA_TAKEN_AT_START) } else { Ok(()) }
}

/// O3.13 A hero is placed; the last one has only one place left.
pub(crate) fn act(state: &mut State, seat: Seat, hero: Hero, area: Area, log: &mut impl Sink<Event>) {
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
    if !is_secret(state) {
        log.emit(Audience::All, Event::HeroPlaced { seat, hero, area });
    }
}

/// Once all heroes are placed, the first turn begins.
pub(crate) fn settle(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let over = state.busy().is_empty();
    if over {
        reveal(state, log);
    }
    over
}

/// O3.14 O3.15 O3.18 All heroes are placed: the leaders bring what they have, and nobody else has anything. O3.2: the equipment they bring
/// leaves the deck.
fn reveal(state: &mut State, log: &mut impl Sink<Event>) {
    let together = is_secret(state);
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
