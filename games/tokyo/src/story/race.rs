//! T11.6 T16.10 T20.28 T21.3 T32.13 T32.21 T32.22 T32.23 T32.24 The race: its driver, its vehicle, which nothing takes
//! away, and the card that is lent.

use super::scene::standing;
use super::{Deed, Fit, Scene, zones};
use crate::cards::{Card, Category, Effect};
use crate::event::Event;
use crate::frames::Ask;
use crate::options::Checkpoints;
use crate::refusals;
use crate::rules::rewards;
use crate::state::State;
use crate::words::Area;
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};
use serde::{Deserialize, Serialize};

/// T32.24 The checkpoints of a race, the finish last: the number of the card that has to be solved, and its area.
pub type Route = &'static [(u8, Area)];

/// Where the race stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Race {
    /// T32.21 Who drives.
    pub driver: Option<Seat>,
    /// T32.21 In what.
    pub vehicle: Option<Card>,
    /// T20.28 Who has ridden in a vehicle in this phase.
    pub ridden: SeatSet,
    /// T32.24 The areas whose checkpoints have been reached.
    pub stamps: Set<Area>,
}

impl Race {
    /// T32.24 The checkpoints that count next.
    pub fn due(&self, route: Route, reading: Checkpoints) -> impl Iterator<Item = (u8, Area)> + use<> {
        let stamps = self.stamps;
        let left = route.iter().copied().filter(move |&(_, area)| !stamps.contains(area));
        let next = match reading {
            Checkpoints::Passing => route.len().saturating_sub(stamps.len() as usize + 1).max(1),
            Checkpoints::Stopping => 1,
        };
        left.take(next)
    }

    /// T32.24 Whether these stamps can have been given on this route, with so many tokens for them.
    pub(super) fn check(&self, route: Route, tokens: u8, reading: Checkpoints) -> Result<(), &'static str> {
        let stamped = |&(_, area): &(u8, Area)| self.stamps.contains(area);
        let given = route.iter().filter(|checkpoint| stamped(checkpoint)).count();
        if given < self.stamps.len() as usize {
            return Err("a stamp of an area without a checkpoint (T32.24)");
        }
        if given < usize::from(tokens) {
            return Err("the card has more tokens than checkpoints have been reached (T32.24)");
        }
        match reading {
            Checkpoints::Passing if route.last().is_some_and(stamped) && given < route.len() => {
                Err("the finish is reached last (T32.24)")
            }
            Checkpoints::Stopping
                if given > usize::from(tokens) || !route.iter().take(given).all(stamped) =>
            {
                Err("checkpoints are reached in their order, each for a token on the card (T32.24)")
            }
            Checkpoints::Passing | Checkpoints::Stopping => Ok(()),
        }
    }
}

impl Scene {
    /// T32.24 The route of the race this card is the stamp card of.
    pub fn route(self) -> Option<Route> {
        let does = self.row().rows.iter().flat_map(|row| row.does);
        let stamp =
            |what: Effect| if let Effect::Story(Deed::Stamp(route)) = what { Some(route) } else { None };
        does.map(|does| does.what).find_map(stamp)
    }
}

/// T16.10 PCs a card carries, if it is a vehicle.
pub fn capacity(card: Card) -> u8 {
    card.vehicle().map_or(0, |(seats, _, _)| seats)
}

/// T32.21 The equipped vehicles of a PC that have room for all.
pub(crate) fn fitting(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let cards = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    cards.filter(|&card| capacity(card) >= state.count())
}

/// T20.28 T32.13 Whether a PC is what a card in this area asks for.
pub(crate) fn check_fit(state: &State, seat: Seat, fit: Option<Fit>, here: Area) -> Result<(), Refusal> {
    let (holds, refusal) = match fit {
        None => return Ok(()),
        Some(Fit::Seats) => (fitting(state, seat).next().is_some(), refusals::NO_ROOM_FOR_ALL),
        Some(Fit::Wheels) => {
            let equipped = state.pcs[seat].equipment.iter().any(|it| it.card.vehicle().is_some());
            (equipped || state.story.race.ridden.contains(seat), refusals::NO_WHEELS)
        }
        Some(Fit::DriverHere) => (is_here(state, here), refusals::DRIVER_ELSEWHERE),
        Some(Fit::Page) => (state.pcs[seat].pages > 0, refusals::NO_PAGE),
    };
    if holds { Ok(()) } else { Err(refusal) }
}

/// T32.24 Where the driver is.
pub(crate) fn driver_area(state: &State) -> Option<Area> {
    state.story.race.driver.map(|seat| state.pcs[seat].area)
}

/// T32.24 Whether the driver is in this area.
pub(crate) fn is_here(state: &State, here: Area) -> bool {
    driver_area(state) == Some(here)
}

/// T32.21 The race has its driver.
pub(super) fn enter(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.story.race.driver = Some(seat);
    log.emit(Audience::All, Event::Driver { seat });
}

/// T32.21 The driver is asked for the race vehicle.
pub(super) fn ask_vehicle(state: &mut State) {
    if let Some(seat) = state.story.race.driver {
        state.stack.push(Ask::Vehicle { seat });
    }
}

/// T32.21 Whether this can be the race vehicle.
pub(crate) fn check_vehicle(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
    card.vehicle().ok_or(refusals::NOT_A_VEHICLE)?;
    if capacity(card) >= state.count() { Ok(()) } else { Err(refusals::NO_ROOM_FOR_ALL) }
}

/// T32.21 T31.6 Where one vehicle fits, nothing is asked. Says whether that was so. The frame on top is the question.
pub(crate) fn settle_vehicle(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) -> bool {
    let first = fitting(state, seat).next();
    if fitting(state, seat).any(|card| Some(card) != first) {
        return false;
    }
    match first {
        Some(card) => name_vehicle(state, seat, card, log),
        None => {
            state.stack.pop();
        }
    }
    true
}

/// T32.21 It is named. The frame on top is the question.
pub(crate) fn name_vehicle(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    state.stack.pop();
    state.story.race.vehicle = Some(card);
    log.emit(Audience::All, Event::RaceVehicle { seat, card });
}

/// T32.3 Whether a card that lies open says this.
pub(super) fn is_said(state: &State, deed: Deed) -> bool {
    zones::each_open(state).any(|scene| scene.row().standing().any(|it| it == deed))
}

/// T32.23 The place of the race vehicle among the equipment of a PC.
fn race_place(state: &State, seat: Seat) -> Option<usize> {
    let race = state.story.race;
    let card = race.vehicle.filter(|_| race.driver == Some(seat) && is_said(state, Deed::VehicleStays))?;
    state.pcs[seat].place_of(card)
}

/// T32.23 Whether what is equipped in this place cannot be taken from it.
pub(crate) fn is_fast(state: &State, seat: Seat, place: usize) -> bool {
    let lent = |card: Card| standing(card.row().rows).any(|deed| deed == Deed::ThisStays);
    race_place(state, seat) == Some(place)
        || state.pcs[seat].equipment.get(place).is_some_and(|equipped| lent(equipped.card))
}

/// T32.23 Whether every card of this kind that the PC has equipped stays where it is.
pub(crate) fn all_fast(state: &State, seat: Seat, card: Card) -> bool {
    let gear = state.pcs[seat].equipment;
    let mut places = gear.iter().enumerate().filter(|(_, equipped)| equipped.card == card);
    places.all(|(place, _)| is_fast(state, seat, place))
}

/// The player card that stands for a scenario card that is lent.
fn lent(scene: Scene) -> Option<Card> {
    Card::all().find(|card| card.row().category == Category::Lent(scene.row().scenario, scene.row().number))
}

/// The card is equipped at once; where there is no place, another one is discarded first.
pub(super) fn lend(state: &mut State, seat: Seat, scene: Scene, log: &mut impl Sink<Event>) {
    zones::open(state, scene, log);
    if let Some(card) = lent(scene) {
        rewards::make_room(state, seat, card, log);
    }
}

/// T20.28 These PCs ride in a vehicle.
pub(crate) fn note_ride(state: &mut State, riders: SeatSet) {
    state.story.race.ridden = state.story.race.ridden | riders;
}

/// T32.24 Where checkpoints count in passing, the one where the driver is counts now, if it is due and solved.
pub(crate) fn pass(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(seat) = state.story.race.driver else { return };
    if state.options.checkpoints != Checkpoints::Passing {
        return;
    }
    let route = zones::each_open(state).find_map(Scene::route);
    if let Some(area) = route.and_then(|route| reached(state, route)) {
        state.story.race.stamps.insert(area);
        log.emit(Audience::All, Event::Checkpoint { seat, area });
    }
}

/// T32.24 The checkpoint where the driver is, if it is due and solved.
fn reached(state: &State, route: Route) -> Option<Area> {
    let solved = |number| state.story.discard.iter().any(|card| card.row().number == number);
    let mut due = state.story.race.due(route, state.options.checkpoints);
    due.find(|&(number, area)| is_here(state, area) && solved(number)).map(|(_, area)| area)
}

/// T32.24 The phase ends: whether the card gets a token, one for each checkpoint that has been reached.
pub(super) fn earns_token(state: &mut State, scene: Scene, route: Route, log: &mut impl Sink<Event>) -> bool {
    match state.options.checkpoints {
        Checkpoints::Passing => pass(state, log),
        Checkpoints::Stopping => {
            if let Some(area) = reached(state, route) {
                state.story.race.stamps.insert(area);
            }
        }
    }
    u32::from(state.story.tokens[scene.place()]) < state.story.race.stamps.len()
}
