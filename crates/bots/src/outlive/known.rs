//! What is known before planning: the view, its seat, and what follows from both for every plan.

use super::clan::Clan;
use super::worth::{self, UPKEEP};
use kernel::Seat;
use outlive::{
    EventCard, EventEffect, ImmunityScope, RADIATION, ROOM_PLACES, Resource, Room, SeatView, TURNS, View,
    airlock_seats,
};

/// What a survivor or half a room's materials that are missing count, when rooms are put in order.
const MISSING: f32 = 0.18;
/// How much later rooms count for each night that is left, and at least.
const LATER_LEAST: f32 = 0.1;
const LATER: f32 = 0.57;

/// What does not change while a decision is made.
pub(super) struct Known<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    /// Nights after this turn's.
    pub(super) nights_left: u8,
    /// O15.1 The level of this night and of the next one.
    pub(super) level: u8,
    pub(super) next_level: u8,
    /// Places of rooms in the order to build and fill them.
    pub(super) order: [u8; ROOM_PLACES],
    pub(super) airlock_seats: u8,
    /// O20.14 Whether events do not touch the clan.
    pub(super) immune: bool,
    pub(super) clan: Clan,
}

impl<'a> Known<'a> {
    pub(super) fn new(view: &'a View, me: Seat) -> Self {
        let turn = view.turn.clamp(1, TURNS);
        let own = view.seat(me);
        let clan = Clan::new(own);
        let mut known = Known {
            view,
            me,
            nights_left: TURNS - turn,
            level: RADIATION[usize::from(turn) - 1],
            next_level: RADIATION.get(usize::from(turn)).copied().unwrap_or(0),
            order: std::array::from_fn(|place| place as u8),
            airlock_seats: airlock_seats(view.options.airlock_rows),
            immune: own.rooms.full(Room::EventImmunity) > 0,
            clan,
        };
        known.sort_rooms();
        known
    }

    pub(super) fn own(&self) -> &'a SeatView {
        self.view.seat(self.me)
    }

    /// The rooms that bring most come first; in the last night those that cost least.
    fn sort_rooms(&mut self) {
        let keys: [f32; ROOM_PLACES] = std::array::from_fn(|place| {
            let Some(room) = self.clan.rooms().get(place) else { return f32::MIN };
            let record = room.kind.record();
            let missing = f32::from(record.seats.saturating_sub(room.survivors));
            let cost = missing + if room.built { 0.0 } else { 1.5 };
            if self.nights_left == 0 {
                return -cost;
            }
            let nights = f32::from(self.nights_left);
            let inhabited = if room.survivors > 0 { 3.0 } else { 0.0 };
            nights * (self.effect(room.kind) - UPKEEP * f32::from(record.food)) - MISSING * cost + inhabited
        });
        self.order.sort_by(|&a, &b| keys[usize::from(b)].total_cmp(&keys[usize::from(a)]));
    }

    /// What a full room does in a turn, as things stand.
    pub(super) fn effect(&self, room: Room) -> f32 {
        let useless = room == Room::BuildDiscount && self.clan.rooms().iter().all(|other| other.built)
            || room == Room::Decontamination && self.clan.gauge == 0;
        if !useless { worth::effect(room) } else { 0.0 }
    }

    /// How much of the points for rooms is still a promise.
    pub(super) fn share_of_later_rooms(&self) -> f32 {
        (LATER_LEAST + LATER * f32::from(self.nights_left)).min(1.0)
    }

    /// O22.6 The strength a hero acts with.
    pub(super) fn strength(&self, hero: outlive::Hero) -> u8 {
        let storm = self.in_force(|effect| {
            if let EventEffect::ActionStrength(strength) = effect { Some(strength) } else { None }
        });
        storm.unwrap_or(hero.strength())
    }

    /// An effect of the day that touches the clan.
    pub(super) fn in_force(&self, amount: impl Fn(EventEffect) -> Option<u8>) -> Option<u8> {
        if self.immune && self.view.options.immunity_scope == ImmunityScope::AllButShortage {
            return None;
        }
        self.view.open_events().find_map(|card: EventCard| amount(card.record().effect))
    }

    /// Tokens of others that a hero could take.
    pub(super) fn takeable(&self, seat: Seat) -> u8 {
        let tokens = self.view.seat(seat).tokens;
        tokens.len() - tokens.count(Resource::Ammo)
    }
}
