//! T16 Ways: what it costs to get somewhere on foot or in a vehicle, who comes along, and where it is good to be.

use super::act::{Idea, better};
use super::checks;
use super::known::{Known, Purse, best};
use super::tales;
use kernel::Seat;
use tokyo::{Ability, Action, Area, Card, CheckKind, Effect, Passing, Travel, When};

/// What is spent on a last move, of what it is worth elsewhere.
const LAST_MOVE: f32 = 0.7;
/// How much better an area must be for a last move there.
const BETTER: f32 = 0.5;

/// A way of one or two areas, and what it costs.
#[derive(Clone, Copy)]
pub(super) struct Trip {
    /// The areas, the first one first.
    path: [Area; 2],
    /// How many of them count.
    areas: usize,
    /// T16.10 The vehicle it is made with in one move.
    vehicle: Option<Card>,
    /// Moves it takes.
    pub(super) moves: u8,
    /// What the checks cost, and what troubles do on the way.
    pub(super) price: f32,
}

impl Trip {
    /// Where it leads.
    pub(super) fn to(&self) -> Area {
        self.path[self.areas - 1]
    }
}

/// What a move costs this PC, and what it has left.
fn moved(known: &Known<'_>, purse: &Purse, from: Area, to: Area) -> Option<(f32, Purse)> {
    let target = known.view.move_target_for(known.me, known.view.move_target(from, to));
    let (price, rest) = paid(known, purse, target)?;
    Some((price + passing(known, from, to), rest))
}

/// What a move check costs, and what is left.
pub(super) fn paid(known: &Known<'_>, purse: &Purse, target: u8) -> Option<(f32, Purse)> {
    let need = checks::missing(known, CheckKind::Move, Ability::Technique, target);
    if need == 0 {
        return Some((0.0, purse.clone()));
    }
    let sources = checks::sources(known, purse, (CheckKind::Move, Ability::Technique));
    let bill = checks::cheapest(&sources, need)?;
    Some((bill.price, bill.settle(purse)))
}

/// T16.17 What troubles do to a PC that goes this way.
fn passing(known: &Known<'_>, from: Area, to: Area) -> f32 {
    let hurts = |area: Area, way: Passing| {
        let rows = known.troubles(area).flat_map(|(_, trouble)| trouble.row().rows);
        let hits = rows.filter(|row| row.when == When::Pass(way) || row.when == When::Pass(Passing::Both));
        hits.flat_map(|row| row.does).filter(|does| matches!(does.what, Effect::Harm { .. })).count() as f32
    };
    let points = hurts(from, Passing::Leave) + hurts(to, Passing::Enter);
    let fatal = points >= f32::from(known.pc().hp());
    if points == 0.0 {
        0.0
    } else if fatal {
        15.0
    } else {
        1.5 * points
    }
}

/// Every way to the other areas, with what is left on arrival.
pub(super) fn each(known: &Known<'_>, purse: &Purse, see: &mut dyn FnMut(Trip, &Purse)) {
    let from = known.area();
    let ring = |area: Area| area.neighbours().iter().filter(|&next| next != Area::Site);
    for next in ring(from) {
        let first = moved(known, purse, from, next);
        if let Some((price, rest)) = &first {
            see(Trip { path: [next, next], areas: 1, vehicle: None, moves: 1, price: *price }, rest);
        }
        for last in ring(next).filter(|&area| area != from) {
            let path = [next, last];
            if let Some((price, rest)) = &first
                && let Some((more, left)) = moved(known, rest, next, last)
            {
                see(Trip { path, areas: 2, vehicle: None, moves: 2, price: price + more }, &left);
            }
            if let Some(card) = vehicle(known).filter(|card| card.vehicle().is_some_and(|it| it.1 >= 2))
                && let Some((price, left)) = paid(known, purse, target(known, [from, next, last]))
            {
                let price = price + passing(known, from, next) + passing(known, next, last);
                see(Trip { path, areas: 2, vehicle: Some(card), moves: 1, price }, &left);
            }
        }
    }
}

/// T16.10 The vehicle that helps most, and of those the one that goes farthest.
fn vehicle(known: &Known<'_>) -> Option<Card> {
    let all = known.pc().equipment.iter().map(|it| it.card).filter(|card| card.vehicle().is_some());
    all.max_by_key(|card| card.vehicle().map(|(seats, areas, bonus)| (bonus, areas, seats)))
}

/// T16.11 The target of a way over two areas.
fn target(known: &Known<'_>, [from, next, last]: [Area; 3]) -> u8 {
    known.view.move_target_for(known.me, known.view.way_target(from, [next, last]))
}

/// The first step of a trip; in a vehicle where it takes several areas at once or somebody wants to come along.
pub(super) fn set_out(known: &Known<'_>, trip: &Trip) -> Action {
    let coach = trip.vehicle.or_else(|| vehicle(known).filter(|_| companion(known, trip.path[0]).is_some()));
    let ride = coach.map(Action::Ride).filter(|ride| known.may(*ride));
    ride.unwrap_or(Action::Move(trip.path[0]))
}

/// T16.13 Another here that is done with its phase, or nearly, and would stand better there.
fn companion(known: &Known<'_>, to: Area) -> Option<Seat> {
    let here = known.area();
    let waiting = known.view.in_area(here).without(known.me).iter();
    waiting.filter(|&seat| known.offers && comes_along(known, seat)).find(|&seat| {
        let with = known.seen_by(seat);
        standing(&with, to) > standing(&with, here) + BETTER
    })
}

/// Whether a PC has nothing of its own left to go for.
pub(super) fn comes_along(known: &Known<'_>, seat: Seat) -> bool {
    known.view.ended.contains(seat) || known.view.stash(seat).hand_len() == 0
}

/// T16.11 T16.13 The next word of a ride's plan.
pub(super) fn ride(known: &Known<'_>, travel: &Travel) -> Action {
    let purse = known.purse();
    let trip = super::act::destination(known, &purse).map(|(_, trip)| trip);
    let legs = travel.legs();
    let planned = trip.map_or(0, |trip| if trip.vehicle.is_some() { trip.areas } else { 1 });
    if let Some(trip) = trip.filter(|_| legs < planned) {
        let end = trip.path[planned - 1];
        let guest = companion(known, end).map(Action::Board).filter(|board| legs == 0 && known.may(*board));
        let go = Action::Go(trip.path[legs]);
        if let Some(next) = guest.or(Some(go).filter(|go| known.may(*go))) {
            return next;
        }
    }
    if known.may(Action::Drive) { Action::Drive } else { anywhere(known) }
}

/// A ride somebody else wanted goes where it is best to stand.
fn anywhere(known: &Known<'_>) -> Action {
    let places = Area::NORMAL.into_iter().map(Action::Go).filter(|go| known.may(*go));
    let worth = |go: &Action| if let Action::Go(to) = *go { standing(known, to) } else { f32::MIN };
    best(places, f32::MIN, worth).unwrap_or(Action::Cancel)
}

/// What it is worth to be in an area when the phase ends and the next round begins.
pub(super) fn standing(known: &Known<'_>, area: Area) -> f32 {
    let pc = known.pc();
    let harm: f32 = known
        .troubles(area)
        .flat_map(|(_, trouble)| trouble.row().rows)
        .filter(|row| row.when == When::End)
        .flat_map(|row| row.does)
        .map(|does| if let Effect::Harm { amount, .. } = does.what { 1.2 * f32::from(amount) } else { 0.0 })
        .sum();
    let danger = if harm / 1.2 >= f32::from(pc.hp()) { 8.0 } else { 0.0 };
    let tired = pc.equipment.iter().map(|it| it.exhaustion).sum::<u8>() + pc.exhaustion.iter().sum::<u8>();
    let facility = match area {
        Area::Shinagawa => 0.3,
        Area::Shibuya if pc.ap == 0 => 1.0,
        Area::Shinjuku if pc.damage > 0 => 1.0 + 0.4 * f32::from(pc.damage),
        Area::Akiba if tired > 0 => 1.2,
        Area::Shibuya | Area::Shinjuku | Area::Akiba | Area::Site => 0.0,
    };
    let room = match known.free(area) {
        0 => -2.5,
        1 => -0.8,
        _ => 0.0,
    };
    let cramped = if known.room(area) < known.view.options.players + 1 { -4.0 } else { 0.0 };
    let home = if pc.board().start == area { 0.3 } else { 0.0 };
    facility + room + cramped + home - harm - danger + tales::pull(known, area) - tales::threat(known, area)
}

/// T9.8 A last move to a better place to stand, with what is left.
pub(super) fn stand(known: &Known<'_>, purse: &Purse) -> Option<Action> {
    let from = known.area();
    let stay = standing(known, from);
    let places = from.neighbours().iter().filter(|&area| area != Area::Site).filter_map(|to| {
        let (price, _) = moved(known, purse, from, to)?;
        Some((standing(known, to) - stay - LAST_MOVE * price, Action::Move(to)))
    });
    let best = places.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 > BETTER && known.may(best.1)).then_some(best.1)
}

/// The area to leave the Site for, and what it is worth to stand there.
pub(super) fn way_out(known: &Known<'_>) -> Option<Idea> {
    let places = Area::NORMAL.into_iter().filter(|&area| known.may(Action::Leave(area)));
    places.map(|area| Some((standing(known, area), Action::Leave(area)))).fold(None, better)
}
