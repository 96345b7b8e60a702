//! Features of each disease and each seat, in a meaningful order.

use super::{FULL, Features, yes};
use crate::pandemic::known::{distance, steps};
use crate::pandemic::outlook::Outlook;
use kernel::Set;
use pandemic::{City, Colour, Cure, Payment, Role, events_in};

/// The number of seats with features of their own; with more seats the last ones have none.
pub(super) const TOLD: usize = 4;
/// Diseases of every game.
const DISEASES: usize = Colour::STANDARD.len();
/// The number of features of a disease that is not cured yet, before those of its cubes.
const OF_ACTIVE: usize = 11;
/// The number of features of a seat.
const OF_SEAT: usize = 9 + Role::ALL.len();
/// Steps a seat can take in a turn and still cure.
const IN_A_TURN: f32 = 3.0;
/// The number of steps that means never meeting.
const NEVER: f32 = 8.0;

/// How far a seat is with a disease.
pub(super) struct Collector {
    pub(super) seat: usize,
    pub(super) missing: u32,
    station: f32,
}

impl Outlook<'_> {
    /// The diseases, each with the seat nearest to its cure; those nearest to it first, those cured last.
    pub(super) fn diseases_in_order(&self) -> [(Colour, Collector); DISEASES] {
        let mut order = [0, 1, 2, 3].map(|place| {
            let colour = Colour::STANDARD[place];
            (colour, self.collector(colour))
        });
        order.sort_by_key(|(colour, collector)| (!self.is_active(*colour), collector.missing, *colour));
        order
    }

    pub(super) fn diseases(&self, order: &[(Colour, Collector)], features: &mut Features) {
        order.iter().for_each(|(colour, collector)| self.disease(*colour, collector, features));
    }

    /// The seat nearest to the cure.
    fn collector(&self, colour: Colour) -> Collector {
        let seats = self.known.seats().map(|seat| Collector {
            seat,
            missing: self.missing(seat, colour),
            station: self.station_distance(self.pawns[seat]),
        });
        let nearer = |a: &Collector, b: &Collector| {
            let turns = || self.turns_until(a.seat).total_cmp(&self.turns_until(b.seat));
            a.missing.cmp(&b.missing).then(a.station.total_cmp(&b.station)).then_with(turns)
        };
        seats.min_by(nearer).unwrap_or(Collector { seat: 0, missing: 0, station: NEVER })
    }

    /// Cards the seat lacks for the cure.
    fn missing(&self, seat: usize, colour: Colour) -> u32 {
        self.cards_needed(seat, colour, Payment::Cards).saturating_sub(self.held(seat, colour))
    }

    fn disease(&self, colour: Colour, collector: &Collector, features: &mut Features) {
        if self.is_active(colour) {
            self.cure_in_sight(colour, collector, features);
        } else {
            features.nothing(OF_ACTIVE);
        }
        features.push(f32::from(self.on_board[colour as usize]) / 24.0);
        let full = self.infected.iter().filter(|&city| self.at(city, colour) == FULL);
        features.push(full.count() as f32 / 4.0);
        features.push(yes(self.cures[colour as usize] == Cure::Eradicated));
    }

    fn cure_in_sight(&self, colour: Colour, collector: &Collector, features: &mut Features) {
        let Collector { seat: best, missing, station } = *collector;
        let seats = self.known.team.len() as f32;
        let to_come = self.to_come(colour);
        let needed = self.cards_needed(best, colour, Payment::Cards);
        let others = || self.known.seats().filter(move |&seat| seat != best);
        let second = others().map(|seat| self.missing(seat, colour)).min().unwrap_or(needed);
        let elsewhere: u32 = others().map(|seat| self.held(seat, colour)).sum();
        let team = elsewhere + self.held(best, colour);
        let apart = others().filter_map(|giver| self.apart(giver, best, self.paying(giver, colour)));
        features.push(1.0);
        features.push(missing as f32 / 5.0);
        features.push(yes(missing == 0));
        features.push(second as f32 / 5.0);
        features.push((needed as f32 - team as f32) / 5.0);
        features.push(to_come / 12.0);
        features.push(station / 5.0);
        features.push(self.turns_until(best) / seats);
        features.push((to_come / seats - missing as f32).clamp(-4.0, 4.0) / 4.0);
        features.push(elsewhere as f32 / 5.0);
        features.push(apart.fold(NEVER, f32::min) / NEVER);
    }

    /// Steps until one of these cards can pass; `None` without cards.
    fn apart(&self, giver: usize, receiver: usize, cards: Set<City>) -> Option<f32> {
        let (from, to) = (self.pawns[giver], self.pawns[receiver]);
        if cards.is_empty() {
            return None;
        }
        if self.roles[giver] == Some(Role::Researcher) || self.roles[receiver] == Some(Role::Epidemiologist) {
            return Some(distance(from, to));
        }
        cards.iter().map(|city| distance(from, city) + distance(to, city)).reduce(f32::min)
    }

    /// The seats in the order of their turns, the next one first.
    pub(super) fn seats_in_turn(&self, features: &mut Features) {
        for turns in 0..TOLD {
            match self.seat_after(turns) {
                Some(seat) => self.seat(seat, features),
                None => features.nothing(OF_SEAT),
            }
        }
    }

    /// The seat whose turn comes after this many others.
    pub(super) fn seat_after(&self, turns: usize) -> Option<usize> {
        let team = self.known.team.len() as usize;
        self.known.seats().find(|&seat| turns < team && self.turns_until(seat) == turns as f32)
    }

    fn seat(&self, seat: usize, features: &mut Features) {
        let cards = self.hands[seat].len();
        let station = self.station_distance(self.pawns[seat]);
        let (mut most, mut next, mut ready) = (0.0_f32, 0.0_f32, 0.0);
        for &colour in Colour::STANDARD.iter().filter(|&&colour| self.is_active(colour)) {
            let progress = self.progress(seat, colour);
            next = next.max(most.min(progress));
            most = most.max(progress);
            ready += yes(progress >= 1.0);
        }
        let here = self.pawns[seat];
        let full = self.infected.iter().filter(|&city| self.at(city, city.colour()) == FULL);
        let fire = full.map(|city| steps(here, city)).min().unwrap_or(NEVER as u8);
        features.push(1.0);
        features.push(cards as f32 / 7.0);
        features.push(cards.saturating_sub(5) as f32 / 2.0);
        features.push(station / 5.0);
        features.push(most);
        features.push(next);
        features.push(if station <= IN_A_TURN { ready } else { 0.0 });
        features.push(f32::from(fire) / NEVER);
        features.push(events_in(self.hands[seat]).len() as f32 / 3.0);
        Role::ALL.iter().for_each(|&role| features.push(yes(self.roles[seat] == Some(role))));
    }
}
