//! O1.6 O1.7 O1.8 O2.6 O2.7 O2.8 O2.9 A shelter: rooms, airlock and radiation gauge.

use crate::words::homes::{Copy, RoomName};
use crate::words::options::AirlockRows;
use crate::words::rooms::{Effect, ROOMS, Room};

/// O1.6 Places for rooms: three basic ones and four advanced ones.
pub const ROOM_PLACES: usize = 7;

/// O1.8 What the spaces of the radiation gauge are worth, from best to worst.
pub const GAUGE: [i8; 12] = [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11];
/// O3.7 The space 0.
pub const GAUGE_START: u8 = 3;
/// O15.5 The last space.
pub const GAUGE_WORST: u8 = GAUGE.len() as u8 - 1;

/// A room in its place.
#[derive(Clone, std::marker::Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoomState {
    /// Its kind.
    pub kind: Room,
    /// O17.2 Whether it is built.
    pub built: bool,
    /// O2.8 Whether it has been used this turn.
    pub used: bool,
    /// Who lives there.
    pub survivors: u8,
}

impl RoomState {
    /// A room that is not built.
    pub(crate) const fn unbuilt(kind: Room) -> Self {
        RoomState { kind, built: false, used: false, survivors: 0 }
    }
    /// O2.6 Built with every printed seat taken.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.built && self.survivors >= self.kind.record().seats
    }
    /// O2.7 O2.8 Full and not used this turn.
    #[inline]
    pub fn is_ready(&self) -> bool {
        self.is_full() && !self.used
    }
    /// O2.10 Printed seats that are free.
    #[inline]
    pub fn free_seats(&self) -> u8 {
        if self.built { self.kind.record().seats.saturating_sub(self.survivors) } else { 0 }
    }
}

/// The rooms of a shelter: the basic ones, then the advanced ones in the order of their kinds.
#[derive(Clone, std::marker::Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rooms {
    places: [RoomState; ROOM_PLACES],
    count: u8,
    /// A bit for each kind that is built: what most questions about rooms can be answered from.
    built: u32,
}

impl Rooms {
    /// O3.8 The basic rooms, unbuilt.
    pub(crate) const fn basic() -> Self {
        let free = RoomState::unbuilt(Room::BuildDiscount);
        let mut places = [free; ROOM_PLACES];
        places[1].kind = Room::DrawAndRepair;
        places[2].kind = Room::EventDiscount;
        Rooms { places, count: 3, built: 0 }
    }
    /// Adds a room behind those of lower kinds. More than seven are ignored.
    pub(crate) fn add(&mut self, room: RoomState) {
        let count = self.count as usize;
        if count < ROOM_PLACES {
            let place = self.all().iter().position(|other| other.kind > room.kind).unwrap_or(count);
            self.places.copy_within(place..count, place + 1);
            self.places[place] = room;
            self.count += 1;
        }
    }
    /// O17.2 The room is built.
    pub(crate) fn build(&mut self, name: RoomName) {
        if let Some(place) = self.place(name) {
            self.places[place].built = true;
            self.built |= 1 << name.kind as u8;
        }
    }
    /// Whether a room of this kind is built.
    #[inline]
    fn is_built(&self, kind: Room) -> bool {
        self.built >> kind as u8 & 1 == 1
    }
    /// All rooms.
    #[inline]
    pub fn all(&self) -> &[RoomState] {
        &self.places[..self.count as usize]
    }
    #[inline]
    pub(crate) fn all_mut(&mut self) -> &mut [RoomState] {
        &mut self.places[..self.count as usize]
    }
    /// The rooms with their names.
    #[inline]
    pub fn named(&self) -> impl Iterator<Item = (RoomName, &RoomState)> {
        self.all().iter().enumerate().map(|(place, room)| (self.name(place), room))
    }
    fn name(&self, place: usize) -> RoomName {
        let kind = self.places[place].kind;
        let second = place > 0 && self.places[place - 1].kind == kind;
        RoomName { kind, copy: if second { Copy::Second } else { Copy::First } }
    }
    /// The room with this name.
    #[inline]
    pub fn get(&self, name: RoomName) -> Option<&RoomState> {
        self.place(name).map(|place| &self.places[place])
    }
    pub(crate) fn get_mut(&mut self, name: RoomName) -> Option<&mut RoomState> {
        self.place(name).map(|place| &mut self.places[place])
    }
    fn place(&self, name: RoomName) -> Option<usize> {
        let first = self.all().iter().position(|room| room.kind == name.kind)?;
        match name.copy {
            Copy::First => Some(first),
            Copy::Second => {
                self.all().get(first + 1).filter(|room| room.kind == name.kind).map(|_| first + 1)
            }
        }
    }
    /// O2.8a Full rooms of this kind: 0 to 2.
    #[inline]
    pub fn full(&self, kind: Room) -> u8 {
        if !self.is_built(kind) {
            return 0;
        }
        self.all().iter().filter(|room| room.kind == kind && room.is_full()).count() as u8
    }
    /// O2.8 Full rooms of this kind that have not been used this turn: 0 to 2.
    #[inline]
    pub fn ready(&self, kind: Room) -> u8 {
        if !self.is_built(kind) {
            return 0;
        }
        self.all().iter().filter(|room| room.kind == kind && room.is_ready()).count() as u8
    }
    /// O2.7 O2.8a The full rooms whose effect is wanted, each with what is wanted of it.
    #[inline]
    pub fn full_with<T>(&self, wanted: impl Fn(Effect) -> Option<T>) -> impl Iterator<Item = (Room, T)> {
        self.with(RoomState::is_full, wanted)
    }
    /// O2.8 Those of them that have not been used this turn.
    #[inline]
    pub fn ready_with<T>(&self, wanted: impl Fn(Effect) -> Option<T>) -> impl Iterator<Item = (Room, T)> {
        self.with(RoomState::is_ready, wanted)
    }
    #[inline]
    fn with<T>(
        &self,
        counts: fn(&RoomState) -> bool,
        wanted: impl Fn(Effect) -> Option<T>,
    ) -> impl Iterator<Item = (Room, T)> {
        let rooms = self.all().iter().filter(move |room| counts(room));
        rooms.filter_map(move |room| Some((room.kind, wanted(room.kind.record().effect)?)))
    }
    /// Uses one of this kind that is ready.
    pub(crate) fn use_one(&mut self, kind: Room) {
        if let Some(room) = self.all_mut().iter_mut().find(|room| room.kind == kind && room.is_ready()) {
            room.used = true;
        }
    }
    /// Uses the ready room whose effect has most of what is wanted, the first of several. Says which kind it is.
    pub(crate) fn use_with<T: Ord>(&mut self, wanted: impl Fn(Effect) -> Option<T>) -> Option<Room> {
        let (kind, _) =
            self.ready_with(wanted).reduce(|best, next| if next.1 > best.1 { next } else { best })?;
        self.use_one(kind);
        Some(kind)
    }
    /// O24.2 How many are full.
    pub fn full_count(&self) -> u8 {
        self.all().iter().filter(|room| room.is_full()).count() as u8
    }
    /// Who lives in rooms.
    #[inline]
    pub fn survivors(&self) -> u8 {
        self.all().iter().map(|room| room.survivors).sum()
    }
    /// O14.1 The food the rooms cost a night.
    #[inline]
    pub fn food(&self) -> u8 {
        self.all().iter().filter(|room| room.survivors > 0).map(|room| room.kind.record().food).sum()
    }
    /// O2.10 Whether a printed seat is free.
    #[inline]
    pub fn have_free_seat(&self) -> bool {
        self.all().iter().any(|room| room.free_seats() > 0)
    }
}

/// O1.7 Seats of the airlock.
#[inline]
pub fn airlock_seats(rows: AirlockRows) -> u8 {
    let [first, second] = rows.sizes();
    first + second
}

/// O2.9 Rows with at least one survivor.
#[inline]
pub fn occupied_rows(rows: AirlockRows, survivors: u8) -> u8 {
    let [first, _] = rows.sizes();
    u8::from(survivors > 0) + u8::from(survivors > first)
}

const _: () = assert!(ROOMS <= u32::BITS as usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_rooms_alike_stand_side_by_side() {
        let mut rooms = Rooms::basic();
        for kind in [Room::Growth, Room::Ammo4, Room::Growth, Room::HuntMeat1] {
            rooms.add(RoomState::unbuilt(kind));
        }
        let names: Vec<String> = rooms.named().map(|(name, _)| name.to_string()).collect();
        assert_eq!(names[3..], ["hunt_meat_1", "ammo_4", "growth", "growth_2"]);
        let second = RoomName { kind: Room::Growth, copy: Copy::Second };
        rooms.get_mut(second).unwrap().survivors = 2;
        assert_eq!(rooms.get(Room::Growth.into()).unwrap().survivors, 0);
        assert_eq!((rooms.survivors(), rooms.food()), (2, 2));
    }

    #[test]
    fn x2_3_the_airlock_fills_row_by_row() {
        let rows = |survivors| occupied_rows(AirlockRows::TwoAndFive, survivors);
        assert_eq!([0, 1, 2, 3, 7].map(rows), [0, 1, 1, 2, 2]);
    }
}
