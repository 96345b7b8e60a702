//! T20.28 T32.13 T32.21 T32.22 T32.23 T32.24 The race: its driver, its vehicle, which nothing takes away, and the
//! card that is lent.

use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::State;
use crate::table::view::View;
use crate::words::cards::{Card, capacity};
use crate::words::notation::Spot;
use crate::words::options::Checkpoints;
use crate::words::story::{Deed, Fit, Route, Scene, standing};
use crate::words::{Area, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// T32.21 T32.22 The equipped vehicles of a PC that have room for all.
pub(crate) fn fitting(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let cards = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    cards.filter(|&card| capacity(card) >= state.count())
}

/// T20.28 T32.13 Whether a PC is what a card in this area asks for.
fn check_fit(state: &State, seat: Seat, fit: Option<Fit>, here: Area) -> Result<(), Refusal> {
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

/// T20.28 Whether this PC is one that may attack it, by an interrupt as well.
pub(crate) fn check_attacker(state: &State, seat: Seat, spot: Spot) -> Result<(), Refusal> {
    let fit = state.scene_at(spot).and_then(|scene| scene.row().attacker);
    check_fit(state, seat, fit, spot.area())
}

/// T32.13 Whether this PC is one that may solve it.
pub(crate) fn check_solver(state: &State, seat: Seat, spot: Spot) -> Result<(), Refusal> {
    let fit = state.scene_at(spot).and_then(|scene| scene.row().solver);
    check_fit(state, seat, fit, spot.area())
}

/// T32.24 Whether the driver is in this area.
pub(crate) fn is_here(state: &State, here: Area) -> bool {
    state.driver_area() == Some(here)
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

/// T32.23 The place of the race vehicle among the equipment of a PC.
fn race_place(state: &State, seat: Seat) -> Option<usize> {
    let race = state.story.race;
    let card = race.vehicle.filter(|_| race.driver == Some(seat) && state.says(Deed::VehicleStays))?;
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
    let route = state.open_scenes().find_map(Scene::route);
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

impl View {
    /// T20.28 T32.13 Whether a PC would be what a card in this area asks for if it were there.
    pub fn meets(&self, seat: Seat, fit: Fit, here: Area) -> bool {
        let mut gear = self.pc(seat).equipment.iter().map(|equipped| equipped.card);
        let race = self.story.race;
        match fit {
            Fit::Seats => gear.any(|card| capacity(card) >= self.options.players),
            Fit::Wheels => race.ridden.contains(seat) || gear.any(|card| card.vehicle().is_some()),
            Fit::DriverHere => {
                race.driver.is_some_and(|driver| driver == seat || self.pc(driver).area == here)
            }
            Fit::Page => self.pc(seat).pages > 0,
        }
    }
}
