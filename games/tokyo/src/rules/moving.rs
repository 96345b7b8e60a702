//! T7.5 T11.6 T16.1 T16.8 T16.9 T16.10 T16.12 T16.13 T16.14 T16.15 T16.16 T16.17 T16.18 T16.19 T16.20 T27.16 T27.20
//! T27.21 Moves: single steps, rides, passengers, and what cards do to those that pass.

use super::{ap_tokens, checks, damage, means, rows, site, targets};
use crate::rules::story::race;
use crate::table::check::Goal;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Draw, Source, Turned};
use crate::table::state::{Duty, State};
use crate::table::travel::{LEGS, Manner, Riders, Travel};
use crate::words::cards::{Card, Effect, Odd, Passing, TokenIf, When};
use crate::words::notation::Means;
use crate::words::{Ability, Area, Slot, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// The Engineer's skill gives a seat more than the vehicle has, and two without one.
const RIDE_ALONG_SEATS: u8 = 2;

/// T16.12 T16.15
fn planned(driver: Seat, vehicle: Option<Card>) -> Travel {
    let (seats, areas, _) = vehicle.and_then(Card::vehicle).unwrap_or((1, 1, 0));
    Travel {
        driver,
        vehicle,
        seats,
        areas,
        manner: Manner::Ordinary,
        path: [None; LEGS],
        riders: [Riders::default(); LEGS],
        aboard: SeatSet::EMPTY,
        made: 0,
    }
}

/// T16.1 T16.9 T16.19 T27.20 Whether a step leads there.
pub(super) fn check_step(state: &State, from: Area, to: Area) -> Result<(), Refusal> {
    if from == Area::Site {
        return Err(refusals::NO_MOVE_FROM_SITE);
    }
    if !from.touches(to) {
        return Err(refusals::NOT_A_NEIGHBOUR);
    }
    if to == Area::Site && !state.site.explorers.is_empty() {
        return Err(refusals::EXPLORATION_UNDER_WAY);
    }
    Ok(())
}

/// T16.1 Whether the PC can try to move there.
pub(crate) fn check_move(state: &State, seat: Seat, to: Area) -> Result<(), Refusal> {
    check_step(state, state.pcs[seat].area, to)
}

/// T16.1 T16.10 A move to an adjacent area, with the vehicle that helps most.
pub(crate) fn go_alone(state: &mut State, seat: Seat, to: Area, log: &mut impl Sink<Event>) {
    let vehicles = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    let best =
        vehicles.filter(|card| card.vehicle().is_some()).max_by_key(|card| card.vehicle().map(|it| it.2));
    let mut travel = planned(seat, best);
    travel.path[0] = Some(to);
    state.travel = Some(travel);
    make_check(state, log);
}

/// T16.10 Whether a ride with this vehicle can be planned.
pub(crate) fn check_ride(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
    card.vehicle().ok_or(refusals::NOT_A_VEHICLE)?;
    if state.pcs[seat].area == Area::Site { Err(refusals::NO_MOVE_FROM_SITE) } else { Ok(()) }
}

/// T16.10 A ride is planned.
pub(crate) fn ride(state: &mut State, seat: Seat, card: Card) {
    state.travel = Some(planned(seat, Some(card)));
    state.stack.push(Ask::Ride);
}

/// Whether the Engineer can take somebody along.
pub(crate) fn check_ride_along(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.pcs[seat].area == Area::Site {
        return Err(refusals::NO_MOVE_FROM_SITE);
    }
    Ok(())
}

/// The Engineer's skill: a ride with a seat more.
pub(crate) fn ride_along(state: &mut State, seat: Seat) {
    let vehicles = state.pcs[seat].equipment.iter().map(|equipped| equipped.card);
    let best = vehicles.filter(|card| card.vehicle().is_some()).max_by_key(|card| card.vehicle());
    let mut travel = planned(seat, best);
    travel.manner = Manner::RideAlong;
    travel.seats = if best.is_some() { travel.seats + 1 } else { RIDE_ALONG_SEATS };
    state.travel = Some(travel);
    state.stack.push(Ask::Ride);
}

/// T16.13 T16.14 Whether a passenger can get on where the plan stands.
pub(crate) fn check_board(state: &State, seat: Seat) -> Result<(), Refusal> {
    let Some(travel) = state.travel else { return Err(refusals::NOT_NOW) };
    if travel.aboard.len() as u8 + 1 >= travel.seats {
        return Err(refusals::VEHICLE_FULL);
    }
    let end = travel.end(state.pcs[travel.driver].area);
    let ridden = travel.riders.iter().any(|riders| riders.0.contains(seat));
    let here =
        seat != travel.driver && !travel.aboard.contains(seat) && !ridden && state.pcs[seat].area == end;
    if here && end != Area::Site { Ok(()) } else { Err(refusals::NOT_HERE) }
}

/// T16.1 T16.16 The check of the move that is planned.
pub(super) fn make_check(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(travel) = state.travel else { return };
    let target = targets::travel(state, &travel);
    checks::open(state, travel.driver, Goal::Move, (Ability::Technique, target), log);
}

/// T16.14 T16.18 The next leg, or the end of the move.
pub(crate) fn leg(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(mut travel) = state.travel else {
        state.stack.pop();
        return;
    };
    let made = usize::from(travel.made);
    let lost = travel.vehicle.is_some_and(|card| state.pcs[travel.driver].equipped(card).is_none());
    let to = travel.path.get(made).copied().flatten();
    match to.filter(|_| made == 0 || !lost) {
        Some(to) => {
            let movers = travel.riders[made].0.with(travel.driver);
            travel.made += 1;
            state.travel = Some(travel);
            if travel.vehicle.is_some() {
                race::note_ride(state, movers);
            }
            depart(state, movers, to);
        }
        None => {
            state.stack.pop();
            state.travel = None;
            let token = means::support_gives_token(state, travel.driver, TokenIf::DroppedOff);
            if travel.manner == Manner::RideAlong && token && dropped_off_well(state, &travel) {
                ap_tokens::gain(state, travel.driver, 1, log);
            }
        }
    }
}

/// T14.4 Whether a passenger has got off in an area with a trouble, or in the Site.
fn dropped_off_well(state: &State, travel: &Travel) -> bool {
    let riders = travel.riders.iter().flat_map(|riders| riders.0.iter());
    riders.map(|seat| state.pcs[seat].area).any(|area| area == Area::Site || state.troubles_in(area) > 0)
}

/// T16.18 These PCs leave for an area together.
pub(crate) fn depart(state: &mut State, movers: SeatSet, to: Area) {
    state.stack.push(Do::Entering { left: movers, slots: 0 });
    state.stack.push(Do::Leaving { movers, left: movers, slots: 0, to });
}

/// T16.8 T16.17 T16.18 The next card that acts on a PC that leaves; then all leave.
pub(crate) fn leaving(
    state: &mut State,
    (movers, left, slots, to): (SeatSet, SeatSet, u8, Area),
    log: &mut impl Sink<Event>,
) {
    let Some(seat) = left.first() else {
        state.stack.pop();
        for seat in movers {
            arrive(state, seat, to, log);
        }
        if to == Area::Site {
            state.site.duty = Duty::Due;
            state.stack.push(Do::Lay { left: movers.len() as u8 });
        }
        return;
    };
    let from = state.pcs[seat].area;
    let next = match next_slot(from, slots) {
        Some(_) => Do::Leaving { movers, left, slots: slots + 1, to },
        None => Do::Leaving { movers, left: left.without(seat), slots: 0, to },
    };
    state.stack.goto(next);
    if let Some(slot) = next_slot(from, slots) {
        pass(state, seat, slot, Passing::Leave);
    }
}

/// T16.17 T16.18 The next card that acts on a PC that has entered.
pub(crate) fn entering(state: &mut State, left: SeatSet, slots: u8) {
    let Some(seat) = left.first() else {
        state.stack.pop();
        return;
    };
    let area = state.pcs[seat].area;
    let slot = next_slot(area, slots);
    let next = match slot {
        Some(_) => Do::Entering { left, slots: slots + 1 },
        None => Do::Entering { left: left.without(seat), slots: 0 },
    };
    state.stack.goto(next);
    if let Some(slot) = slot {
        pass(state, seat, slot, Passing::Enter);
    }
}

fn next_slot(area: Area, slots: u8) -> Option<Slot> {
    area.slots().nth(usize::from(slots))
}

/// T7.5 T16.17 What the trouble in a slot does to a PC that passes.
fn pass(state: &mut State, seat: Seat, slot: Slot, way: Passing) {
    let Some(trouble) = state.slot(slot).open_trouble() else { return };
    for row in trouble.row().rows.iter().rev() {
        let acts = matches!(row.when, When::Pass(dir) if dir == way || dir == Passing::Both);
        for does in row.does.iter().filter(|_| acts) {
            if let Effect::Harm { kind, amount } = does.what {
                rows::harm(state, Source::Trouble(trouble, slot), SeatSet::one(seat), (kind, amount));
            }
        }
    }
}

fn arrive(state: &mut State, seat: Seat, to: Area, log: &mut impl Sink<Event>) {
    state.pcs[seat].area = to;
    state.round.moved.insert(seat);
    log.emit(Audience::All, Event::Moved { seat, to });
    race::pass(state, log);
}

/// T27.16 A PC leaves the Site. What it enters acts on it.
pub(crate) fn leave_site(state: &mut State, seat: Seat, to: Area, log: &mut impl Sink<Event>) {
    arrive(state, seat, to, log);
    state.site.explorers.remove(seat);
    if state.in_area(Area::Site).is_empty() {
        state.site.duty = Duty::Met;
    }
    state.stack.push(Do::Entering { left: SeatSet::one(seat), slots: 0 });
}

/// T16.20 T27.21 Whether a card can take the PC there.
pub(crate) fn check_door(state: &State, seat: Seat, to: Area) -> Result<(), Refusal> {
    let from = state.pcs[seat].area;
    if to == from {
        return Err(refusals::NOT_A_NEIGHBOUR);
    }
    if to == Area::Site && !state.site.explorers.is_empty() {
        return Err(refusals::DOOR_SHUT);
    }
    if from == Area::Site {
        return site::check_leave(state, seat, to);
    }
    Ok(())
}

/// T16.20 Whether this brings other PCs, who must agree.
pub(crate) fn fetches(state: &State, seat: Seat, by: Means) -> bool {
    let does = means::rows(state, seat, by).iter().flat_map(|row| row.does);
    does.into_iter().any(|does| does.what == Effect::Odd(Odd::Punch))
}

/// T16.20 Whether a card can bring another PC here: from one normal area to another.
pub(crate) fn check_fetch(state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if other == seat || other.number() >= state.count() {
        return Err(refusals::NOT_A_TARGET);
    }
    between_normal(state.pcs[other].area, state.pcs[seat].area)
}

/// T16.20 Whether a card can take the PC to another one: from one normal area to another.
pub(crate) fn check_visit(state: &State, seat: Seat, to: Area) -> Result<(), Refusal> {
    if state.in_area(to).is_empty() {
        return Err(refusals::NOT_A_TARGET);
    }
    between_normal(state.pcs[seat].area, to)
}

fn between_normal(from: Area, to: Area) -> Result<(), Refusal> {
    match (from, to) {
        (Area::Site, _) | (_, Area::Site) => Err(refusals::NOT_OUTSIDE),
        (from, to) if from == to => Err(refusals::NOT_A_NEIGHBOUR),
        (_, _) => Ok(()),
    }
}

/// A PC is sent to an area by lot. The frame on top is the draw.
pub(crate) fn scatter(state: &mut State, left: SeatSet, to: Area, log: &mut impl Sink<Event>) {
    let Some(seat) = left.first() else { return };
    let left = left.without(seat);
    state.stack.goto(Draw::Scatter { left });
    let last_leaves = left.is_empty() && to != Area::Site && state.in_area(Area::Site) == SeatSet::one(seat);
    if last_leaves {
        state.stack.push(Draw::Encounter { why: Turned::Discarding, left: state.site.encounter() });
        state.site.explorers = SeatSet::EMPTY;
    }
    if to != Area::Site {
        leave_site(state, seat, to, log);
    }
}

/// T11.6 Whether an equipped card can be taken off.
pub(crate) fn check_unequip(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
    if damage::ordinary(state, seat).any(|equipped| equipped == card) {
        Ok(())
    } else if race::all_fast(state, seat, card) {
        Err(refusals::VEHICLE_STAYS)
    } else {
        Err(refusals::ARTIFACT_STAYS)
    }
}
