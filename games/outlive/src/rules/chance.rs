//! O4.6 O22.4 What nature may decide, with its weights: draws from piles whose order does not exist until somebody looks.

use super::{city, dawn, drawing, hunting, mary, setup, striking};
use crate::table::event::Event;
use crate::table::frames::Draw;
use crate::table::state::{CityState, State, piles};
use crate::words::equipment::Equipment;
use crate::words::event_cards::EventCard;
use crate::words::leaders::Leader;
use crate::words::notation::Outcome;
use crate::words::refusals;
use crate::words::{City, HuntingGround, PREY, Prey, SEARCH_TILES, SearchTile};
use kernel::{Audience, Counts, End, Entropy, Id, Refusal, Set, Shuffle, Sink};

/// Whether there is something to draw.
pub(crate) fn is_due(state: &State) -> bool {
    match source(state) {
        Source::Leaders(cards) => !cards.is_empty(),
        Source::Events(cards) => !cards.is_empty(),
        Source::Rooms(tiles) => !tiles.is_empty(),
        Source::Equipment(tiles, _) => !tiles.is_empty(),
        Source::SearchTiles(tiles, ..) => !tiles.is_empty(),
        Source::Prey(tiles, ..) => !tiles.is_empty(),
        Source::Nothing => false,
    }
}

/// What is drawn from now: kinds with how many of each there are, and which shuffle decides.
enum Source {
    Leaders(Set<Leader>),
    Events(Set<EventCard>),
    Rooms(Counts<crate::words::rooms::Room, { crate::words::rooms::ROOMS }>),
    Equipment(Counts<Equipment, { crate::words::equipment::EQUIPMENT }>, fn(Equipment) -> Outcome),
    SearchTiles(Counts<SearchTile, SEARCH_TILES>, City, fn(SearchTile) -> Outcome),
    /// With the depth of the tile in its pile: 0 for the top one.
    Prey(Counts<Prey, PREY>, HuntingGround, u8, fn(Prey) -> Outcome),
    Nothing,
}

#[inline]
fn source(state: &State) -> Source {
    let Some(draw) = state.drawing() else { return Source::Nothing };
    match draw {
        Draw::DealLeaders => Source::Leaders(state.unopened.leaders),
        Draw::DealRooms => Source::Rooms(state.unopened.rooms),
        Draw::TurnUpEvent => Source::Events(state.events.unseen),
        Draw::ShowEquipment => Source::Equipment(state.deck.tiles, Outcome::Show),
        Draw::DrawEquipment { .. } => Source::Equipment(state.deck.tiles, Outcome::Draw),
        Draw::DrawForMary { blackwood, .. } => top_of(state, mary::next_city(blackwood), Outcome::Find),
        Draw::SetAside { city, .. } => top_of(state, city, Outcome::SetAside),
        Draw::Search { city } => top_of(state, city, Outcome::Find),
        Draw::LookAtSearchPile { city, seen, .. } => {
            let CityState { order, .. } = state.city(city);
            let known = order.get(usize::from(seen)).copied().flatten();
            let tiles =
                known.map_or_else(|| state.city(city).unordered(), |tile| [tile].into_iter().collect());
            Source::SearchTiles(tiles, city, Outcome::LookAtSearchTile)
        }
        Draw::TurnUpPrey { ground } => match state.prey_pile(ground).top() {
            Some(known) => Source::Prey([known].into_iter().collect(), ground, 0, Outcome::Prey),
            None => Source::Prey(state.prey.unseen, ground, 0, Outcome::Prey),
        },
        Draw::LookAtPrey { ground, seen, .. } => {
            let known = state.prey_pile(ground).tiles.get(usize::from(seen) + 1).copied().flatten();
            let tiles = known.map_or(state.prey.unseen, |prey| [prey].into_iter().collect());
            Source::Prey(tiles, ground, seen + 1, Outcome::LookAtPrey)
        }
    }
}

/// The tiles that can be on top of a search pile: one, if somebody has looked.
fn top_of(state: &State, city: City, outcome: fn(SearchTile) -> Outcome) -> Source {
    let CityState { face_down, order, .. } = state.city(city);
    let tiles = order[0].map_or(*face_down, |known| [known].into_iter().collect());
    Source::SearchTiles(tiles, city, outcome)
}

/// Everything nature may decide now, in rising order.
pub(crate) fn outcomes(state: &State, out: &mut Vec<(Outcome, u32)>) {
    match source(state) {
        Source::Leaders(cards) => out.extend(cards.iter().map(|card| (Outcome::DealLeader(card), 1))),
        Source::Events(cards) => out.extend(cards.iter().map(|card| (Outcome::Event(card), 1))),
        Source::Rooms(tiles) => weigh(&tiles, Outcome::DealRoom, out),
        Source::Equipment(tiles, outcome) => weigh(&tiles, outcome, out),
        Source::SearchTiles(tiles, _, outcome) => weigh(&tiles, outcome, out),
        Source::Prey(tiles, _, _, outcome) => weigh(&tiles, outcome, out),
        Source::Nothing => {}
    }
}

fn weigh<T: Id, const KINDS: usize>(
    tiles: &Counts<T, KINDS>,
    outcome: fn(T) -> Outcome,
    out: &mut Vec<(Outcome, u32)>,
) {
    out.extend(tiles.kinds().map(|(kind, count)| (outcome(kind), u32::from(count))));
}

/// One outcome by its weight.
#[inline]
pub(crate) fn sample(state: &State, entropy: &mut impl Entropy) -> Option<Outcome> {
    let shuffle = |pile, number| Shuffle { pile, number };
    match source(state) {
        Source::Leaders(cards) => {
            let card = entropy.draw(shuffle(piles::LEADERS, 0), End::Top, cards.bits());
            Some(Outcome::DealLeader(Leader::from_index(card)))
        }
        Source::Events(cards) => {
            let card = entropy.draw(shuffle(piles::EVENTS, 0), End::Top, cards.bits());
            Some(Outcome::Event(EventCard::from_index(card)))
        }
        Source::Rooms(tiles) => {
            pick(&tiles, shuffle(piles::ROOMS, 0), tiles.len(), Outcome::DealRoom, entropy)
        }
        Source::Equipment(tiles, outcome) => {
            let shuffle = shuffle(piles::EQUIPMENT, state.deck.shuffles);
            pick(&tiles, shuffle, tiles.len(), outcome, entropy)
        }
        Source::SearchTiles(tiles, city, outcome) => {
            let shuffle = shuffle(piles::SEARCH[city as usize], state.turn.number);
            pick(&tiles, shuffle, state.city(city).unordered().len(), outcome, entropy)
        }
        Source::Prey(tiles, ground, depth, outcome) => {
            let shuffle = shuffle(piles::PREY, ground as u8);
            pick(&tiles, shuffle, u32::from(state.prey_pile(ground).left - depth), outcome, entropy)
        }
        Source::Nothing => None,
    }
}

/// The tile at a place of a shuffle. Places count down as tiles are drawn.
#[inline]
fn pick<T: Id, const KINDS: usize>(
    tiles: &Counts<T, KINDS>,
    shuffle: Shuffle,
    place: u32,
    outcome: fn(T) -> Outcome,
    entropy: &mut impl Entropy,
) -> Option<Outcome> {
    let all = tiles.len();
    if all == 0 {
        return None;
    }
    tiles.nth(entropy.pick(shuffle, place, all)).map(outcome)
}

/// Whether nature may decide so now, and if not, why.
pub(crate) fn check(state: &State, outcome: Outcome) -> Result<(), Refusal> {
    if state.over {
        return Err(refusals::GAME_OVER);
    }
    let there = match (source(state), outcome) {
        (Source::Leaders(cards), Outcome::DealLeader(card)) => cards.contains(card),
        (Source::Events(cards), Outcome::Event(card)) => cards.contains(card),
        (Source::Rooms(tiles), Outcome::DealRoom(room)) => tiles.contains(room),
        (Source::Equipment(tiles, due), Outcome::Show(kind) | Outcome::Draw(kind))
            if due(kind) == outcome =>
        {
            tiles.contains(kind)
        }
        (
            Source::SearchTiles(tiles, _, due),
            Outcome::SetAside(tile) | Outcome::Find(tile) | Outcome::LookAtSearchTile(tile),
        ) if due(tile) == outcome => tiles.contains(tile),
        (Source::Prey(tiles, _, _, due), Outcome::Prey(prey) | Outcome::LookAtPrey(prey))
            if due(prey) == outcome =>
        {
            tiles.contains(prey)
        }
        (
            Source::Leaders(_)
            | Source::Events(_)
            | Source::Rooms(_)
            | Source::Equipment(..)
            | Source::SearchTiles(..)
            | Source::Prey(..)
            | Source::Nothing,
            _,
        ) => return Err(refusals::WRONG_OUTCOME),
    };
    if there { Ok(()) } else { Err(refusals::NOT_IN_PILE) }
}

/// Carries out an outcome that [`check`] allows.
pub(crate) fn resolve(state: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    let Some(draw) = state.drawing() else { return };
    match (outcome, draw) {
        (Outcome::DealLeader(leader), _) => setup::deal_leader(state, leader, log),
        (Outcome::DealRoom(room), _) => setup::deal_room(state, room, log),
        (Outcome::Event(card), _) => striking::turn_up(state, card, log),
        (Outcome::Show(kind), _) => drawing::show(state, kind, log),
        (Outcome::Draw(kind), Draw::DrawEquipment { seat, left }) => {
            drawing::draw(state, (seat, left), kind, log);
        }
        (Outcome::Find(tile), Draw::DrawForMary { seat, blackwood, silent_peak }) => {
            mary::draw(state, (seat, blackwood, silent_peak), tile, log);
        }
        (Outcome::Find(tile), Draw::Search { city }) => city::find(state, city, tile, log),
        (Outcome::SetAside(tile), Draw::SetAside { city, left }) => set_aside(state, city, left, tile, log),
        (Outcome::LookAtSearchTile(tile), Draw::LookAtSearchPile { seat, city, seen }) => {
            city::see(state, (seat, city, seen), tile, log);
        }
        (Outcome::Prey(prey), Draw::TurnUpPrey { ground }) => setup::turn_up_prey(state, ground, prey, log),
        (Outcome::LookAtPrey(prey), Draw::LookAtPrey { seat, ground, seen }) => {
            hunting::see(state, (seat, ground, seen), prey, log);
        }
        (
            Outcome::Draw(_)
            | Outcome::Find(_)
            | Outcome::SetAside(_)
            | Outcome::LookAtSearchTile(_)
            | Outcome::Prey(_)
            | Outcome::LookAtPrey(_),
            _,
        ) => debug_assert!(false, "`{outcome}` is not due"),
    }
}

/// O4.6 O22.4 A tile is laid open and is out of play.
fn set_aside(state: &mut State, city: City, left: u8, tile: SearchTile, log: &mut impl Sink<Event>) {
    state.city_mut(city).lay_open(tile);
    log.emit(Audience::All, Event::SetAside { city, tile });
    if left > 1 {
        state.stack.goto(Draw::SetAside { city, left: left - 1 });
    } else {
        state.stack.pop();
    }
}

/// O4.8 Ends draws that have nothing to draw. Says whether one was ended.
pub(crate) fn settle(state: &mut State, draw: Draw, log: &mut impl Sink<Event>) -> bool {
    match draw {
        Draw::ShowEquipment => {
            let over = dawn::next_shown(state).is_none() || !dawn::deck_has_tiles(state, log);
            if over {
                state.stack.pop();
            }
            over
        }
        Draw::DrawEquipment { left, .. } => drawing::settle(state, left, log),
        Draw::DealLeaders
        | Draw::DealRooms
        | Draw::TurnUpPrey { .. }
        | Draw::DrawForMary { .. }
        | Draw::SetAside { .. }
        | Draw::TurnUpEvent
        | Draw::Search { .. }
        | Draw::LookAtSearchPile { .. }
        | Draw::LookAtPrey { .. } => false,
    }
}
