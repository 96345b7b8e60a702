//! This seat's clan as the planner models it: what it has, and what it would have.

use kernel::Set;
use outlive::{
    AirlockRows, Equipment, GAUGE, GAUGE_WORST, Home, ROOM_PLACES, Resource, Room, RoomName, RoomState,
    SeatView, Tokens, occupied_rows,
};

/// What a clan has. Cheap to copy: plans make many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clan {
    pub(super) tokens: Tokens,
    pub(super) airlock: u8,
    rooms: [RoomState; ROOM_PLACES],
    count: u8,
    /// The marker's place, an index of [`GAUGE`].
    pub(super) gauge: u8,
    pub(super) broken: Set<Equipment>,
    pub(super) repaired: Set<Equipment>,
    /// Points of events resolved.
    pub(super) events: u8,
    /// O20.10 Water that only pays, this turn.
    pub(super) virtual_water: u8,
}

/// O21.21 Left halves of symbols among the kinds of equipment.
const LEFT_HALVES: u64 = 0x5_5555;

impl Clan {
    pub(super) fn new(own: &SeatView) -> Clan {
        let all = own.rooms.all();
        let nothing = RoomState { kind: Room::BuildDiscount, built: false, used: false, survivors: 0 };
        Clan {
            tokens: own.tokens,
            airlock: own.airlock,
            rooms: std::array::from_fn(|place| all.get(place).copied().unwrap_or(nothing)),
            count: all.len() as u8,
            gauge: own.gauge,
            broken: own.broken,
            repaired: own.repaired,
            events: own.score.events,
            virtual_water: own.virtual_water(),
        }
    }

    #[inline]
    pub(super) fn rooms(&self) -> &[RoomState] {
        &self.rooms[..usize::from(self.count)]
    }

    #[inline]
    pub(super) fn room_mut(&mut self, place: usize) -> &mut RoomState {
        &mut self.rooms[place]
    }

    /// The place of a room.
    pub(super) fn place(&self, name: RoomName) -> Option<usize> {
        let first = self.rooms().iter().position(|room| room.kind == name.kind)?;
        Some(match name.copy {
            outlive::Copy::First => first,
            outlive::Copy::Second => first + 1,
        })
    }

    #[inline]
    pub(super) fn has(&self, resource: Resource) -> u8 {
        self.tokens.count(resource)
    }

    pub(super) fn gain(&mut self, resource: Resource, count: u8) {
        self.tokens = self.tokens.and(resource, count);
    }

    pub(super) fn pay(&mut self, resource: Resource, count: u8) {
        self.tokens = self.tokens.minus(Tokens::of(resource, count));
    }

    /// O14.1 Food the rooms cost a night.
    #[inline]
    pub(super) fn food(&self) -> u8 {
        self.rooms().iter().filter(|room| room.survivors > 0).map(|room| room.kind.record().food).sum()
    }

    /// O14.2 Water the airlock costs a night.
    #[inline]
    pub(super) fn airlock_water(&self, rows: AirlockRows) -> u8 {
        occupied_rows(rows, self.airlock)
    }

    #[inline]
    pub(super) fn survivors(&self) -> u8 {
        self.airlock + self.rooms().iter().map(|room| room.survivors).sum::<u8>()
    }

    #[inline]
    pub(super) fn full_rooms(&self) -> usize {
        self.rooms().iter().filter(|room| room.is_full()).count()
    }

    /// Full rooms of a kind.
    #[inline]
    pub(super) fn full(&self, kind: Room) -> u8 {
        self.rooms().iter().filter(|room| room.kind == kind && room.is_full()).count() as u8
    }

    /// Full rooms of a kind that have not been used this turn.
    #[inline]
    pub(super) fn ready(&self, kind: Room) -> u8 {
        self.rooms().iter().filter(|room| room.kind == kind && room.is_ready()).count() as u8
    }

    /// One of these rooms is used.
    pub(super) fn use_room(&mut self, kind: Room) {
        if let Some(room) = self.rooms.iter_mut().find(|room| room.kind == kind && room.is_ready()) {
            room.used = true;
        }
    }

    /// The marker goes up; returns by how many spaces it could not.
    pub(super) fn radiate(&mut self, spaces: u8) -> u8 {
        let up = spaces.min(GAUGE_WORST - self.gauge);
        self.gauge += up;
        spaces - up
    }

    /// The marker goes down.
    pub(super) fn cure(&mut self, spaces: u8) {
        self.gauge = self.gauge.saturating_sub(spaces);
    }

    #[inline]
    pub(super) fn radiation(&self) -> f32 {
        f32::from(GAUGE[usize::from(self.gauge)])
    }

    /// O18.3 Points of repaired tiles and their pairs.
    #[inline]
    pub(super) fn equipment_points(&self) -> f32 {
        let bits = self.repaired.bits();
        (bits.count_ones() + (bits & bits >> 1 & LEFT_HALVES).count_ones()) as f32
    }

    /// Whether the other half of a tile's symbol is owned.
    pub(super) fn owns_twin(&self, kind: Equipment) -> bool {
        (self.broken | self.repaired).contains(kind.twin())
    }

    /// A survivor comes or goes.
    pub(super) fn house(&mut self, home: Home) {
        match home {
            Home::Airlock => self.airlock += 1,
            Home::Room(name) => {
                if let Some(place) = self.place(name) {
                    self.rooms[place].survivors += 1;
                }
            }
        }
    }

    pub(super) fn lose(&mut self, home: Home) {
        match home {
            Home::Airlock => self.airlock = self.airlock.saturating_sub(1),
            Home::Room(name) => {
                if let Some(place) = self.place(name) {
                    self.rooms[place].survivors = self.rooms[place].survivors.saturating_sub(1);
                }
            }
        }
    }

    /// Survivors move out of the airlock.
    pub(super) fn move_in(&mut self, place: usize, survivors: u8) {
        self.airlock = self.airlock.saturating_sub(survivors);
        self.rooms[place].survivors += survivors;
    }

    /// Pays any materials, those there are most of first. The last chip is kept as long as possible.
    pub(super) fn pay_materials(&mut self, count: u8) {
        for _ in 0..count {
            let left = |resource: Resource| {
                let kept = u8::from(resource == Resource::Chip && self.has(resource) == 1);
                (self.has(resource) - kept, self.has(resource))
            };
            let most =
                [Resource::Wood, Resource::Metal, Resource::Chip].into_iter().max_by_key(|&kind| left(kind));
            self.pay(most.unwrap_or(Resource::Wood), 1);
        }
    }
}
