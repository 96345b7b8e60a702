//! The outlook: the parts of a position that matter for a turn, and that a plan can change.

use super::collecting::Collecting;
use super::known::{Known, steps};
use super::threats::Threats;
use kernel::{Id, Seat, SeatSet, Set};
use pandemic::{
    CITIES, COLOURS, Card, City, Colour, Cure, EventCard, Payment, Role, StrainCard, cities_in, cities_of,
};
use std::cell::OnceCell;
use std::rc::Rc;

/// The most seats.
pub(super) const SEATS: usize = 6;
/// P10.8 Samples that stand for cards, and the cards they stand for.
const SAMPLES: u8 = 3;
const CARDS_SAVED: u32 = 2;

/// A position as a plan has made it.
#[derive(Clone)]
pub(super) struct Outlook<'a> {
    pub(super) known: &'a Known<'a>,
    pub(super) actions_left: u8,
    pub(super) pawns: [City; SEATS],
    pub(super) roles: [Option<Role>; SEATS],
    pub(super) hands: [Set<Card>; SEATS],
    pub(super) cubes: [[u8; COLOURS]; CITIES],
    pub(super) on_board: [u8; COLOURS],
    pub(super) supply: [u8; COLOURS],
    pub(super) samples: [u8; COLOURS],
    pub(super) cures: [Cure; COLOURS],
    pub(super) stations: Set<City>,
    /// Steps from each city to the nearest station.
    to_station: [u8; CITIES],
    /// The sum of them.
    remoteness: u16,
    /// Cities with cubes.
    pub(super) infected: Set<City>,
    pub(super) discard: Set<City>,
    pub(super) stored: Option<EventCard>,
    pub(super) used: Set<Role>,
    pub(super) treated: Set<City>,
    pub(super) orders: SeatSet,
    pub(super) hospital: bool,
    pub(super) captured: bool,
    pub(super) threats: Threats,
    /// The value of the hands, once it has been computed.
    pub(super) collecting: OnceCell<Rc<Collecting>>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(known: &'a Known<'a>) -> Self {
        let view = known.view;
        let mut on_board = [0; COLOURS];
        for city in &view.cubes {
            on_board.iter_mut().zip(city).for_each(|(sum, cubes)| *sum += cubes);
        }
        let mut outlook = Outlook {
            known,
            actions_left: view.seat(view.active).actions_left,
            pawns: [City::Atlanta; SEATS],
            roles: [None; SEATS],
            hands: [Set::EMPTY; SEATS],
            cubes: view.cubes,
            on_board,
            supply: view.supply,
            samples: [0; COLOURS],
            cures: view.cures,
            stations: view.stations,
            to_station: [0; CITIES],
            remoteness: 0,
            infected: City::ALL
                .iter()
                .copied()
                .filter(|&city| view.cubes[city as usize] != [0; COLOURS])
                .collect(),
            discard: cities_in(view.player_discard),
            stored: None,
            used: view.abilities_used,
            treated: view.strain_treated,
            orders: view.special_orders,
            hospital: view.hospital,
            captured: false,
            threats: Threats::none(),
            collecting: OnceCell::new(),
        };
        outlook.set_stations(view.stations);
        for seat in known.team {
            let (number, seat) = (place(seat), view.seat(seat));
            outlook.pawns[number] = seat.city;
            outlook.roles[number] = seat.role;
            outlook.hands[number] = seat.hand.unwrap_or(seat.shown);
            match seat.role {
                Some(Role::FieldOperative) => outlook.samples = seat.samples,
                Some(Role::ContingencyPlanner) => outlook.stored = seat.stored,
                Some(_) | None => {}
            }
        }
        outlook.weigh_cities();
        outlook.weigh_helpers();
        outlook
    }

    pub(super) fn me(&self) -> usize {
        place(self.known.me)
    }

    pub(super) fn here(&self) -> City {
        self.pawns[self.me()]
    }

    pub(super) fn is(&self, role: Role) -> bool {
        self.roles[self.me()] == Some(role)
    }

    /// Whether the ability that can be used once a turn is unused.
    pub(super) fn can_use(&self, role: Role) -> bool {
        self.is(role) && !self.used.contains(role)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.known.team.without(self.known.me).iter()
    }

    pub(super) fn at(&self, city: City, colour: Colour) -> u8 {
        self.cubes[city as usize][colour as usize]
    }

    pub(super) fn is_active(&self, colour: Colour) -> bool {
        self.cures[colour as usize] == Cure::Active
    }

    /// P19.12 Whether no pawn may leave the city.
    pub(super) fn holds(&self, city: City) -> bool {
        let strain = self.known.view.strain.colour;
        strain.is_some_and(|strain| {
            self.known.strain(StrainCard::GovernmentInterference, strain)
                && self.at(city, strain) > 0
                && !self.treated.contains(city)
        })
    }

    /// P6.1 P19.11 City cards a cure takes.
    pub(super) fn cards_needed(&self, seat: usize, colour: Colour, with: Payment) -> u32 {
        let ordinary = if self.roles[seat] == Some(Role::Scientist) { 4 } else { 5 };
        let complex = self.known.strain(StrainCard::ComplexMolecularStructure, colour);
        let all = ordinary + u32::from(complex);
        match with {
            Payment::Cards => all,
            Payment::Samples => all - CARDS_SAVED,
        }
    }

    /// P6.4 P20.18 The cards of a hand that can pay for this cure.
    pub(super) fn paying(&self, seat: usize, colour: Colour) -> Set<City> {
        let cards = cities_in(self.hands[seat]);
        if colour == Colour::Purple { cards } else { cards & cities_of(colour) }
    }

    pub(super) fn held(&self, seat: usize, colour: Colour) -> u32 {
        self.paying(seat, colour).len()
    }

    /// Whether the cards of the seat suffice for this cure.
    pub(super) fn can_pay(&self, seat: usize, colour: Colour, with: Payment) -> bool {
        let cards = self.paying(seat, colour);
        let samples = match with {
            Payment::Cards => true,
            Payment::Samples => {
                self.roles[seat] == Some(Role::FieldOperative) && self.samples[colour as usize] >= SAMPLES
            }
        };
        samples
            && cards.len() >= self.cards_needed(seat, colour, with)
            && (colour != Colour::Purple || cards.iter().any(|city| self.at(city, colour) > 0))
    }

    /// How much of a cure the seat has together, 0 to 1.
    pub(super) fn progress(&self, seat: usize, colour: Colour) -> f32 {
        let held = self.held(seat, colour) as f32;
        let needed = self.cards_needed(seat, colour, Payment::Cards) as f32;
        let mut progress = (held / needed).min(1.0);
        if self.roles[seat] == Some(Role::FieldOperative) {
            let fewer = self.cards_needed(seat, colour, Payment::Samples) as f32;
            let samples = f32::from(self.samples[colour as usize].min(SAMPLES));
            progress = progress.max((held.min(fewer) + samples * 2.0 / 3.0) / needed);
        }
        progress
    }

    /// P8.1 P9.16 P9.17 The City cards that can pass from this hand in the city.
    pub(super) fn passable(&self, giver: usize, city: City) -> Set<City> {
        let cards = cities_in(self.hands[giver]);
        if self.roles[giver] == Some(Role::Researcher) { cards } else { cards & Set::one(city) }
    }

    /// Steps from the city to the nearest station.
    pub(super) fn to_station(&self, city: City) -> u8 {
        self.to_station[city as usize]
    }

    /// Steps from the city to the nearest station, as a float.
    pub(super) fn station_distance(&self, city: City) -> f32 {
        f32::from(self.to_station(city))
    }

    /// Steps to the nearest station, for all cities together.
    pub(super) fn remoteness(&self) -> f32 {
        f32::from(self.remoteness)
    }

    pub(super) fn set_stations(&mut self, stations: Set<City>) {
        self.stations = stations;
        self.to_station = to_nearest(stations);
        self.remoteness = self.to_station.iter().copied().map(u16::from).sum();
    }

    /// A card comes into a hand.
    pub(super) fn gain(&mut self, seat: usize, card: Card) {
        self.hands[seat].insert(card);
        self.collecting.take();
    }

    /// A card leaves a hand; whether it was there.
    pub(super) fn lose(&mut self, seat: usize, card: Card) -> bool {
        self.collecting.take();
        self.hands[seat].remove(card)
    }

    pub(super) fn spend(&mut self, city: City) {
        let me = self.me();
        if self.lose(me, Card::City(city)) {
            self.discard.insert(city);
        }
    }

    /// The cure is found.
    pub(super) fn set_cured(&mut self, colour: Colour) {
        self.cures[colour as usize] = Cure::Cured;
        self.collecting.take();
        self.weigh_cities();
    }

    /// The seat plays another role from now on.
    pub(super) fn set_role(&mut self, seat: usize, role: Role) {
        self.roles[seat] = Some(role);
        self.collecting.take();
        self.weigh_cities();
        self.arrive(seat, self.pawns[seat]);
    }

    pub(super) fn remove(&mut self, city: City, colour: Colour, most: u8) {
        let cubes = &mut self.cubes[city as usize][colour as usize];
        let before = *cubes;
        let gone = most.min(before);
        *cubes -= gone;
        self.on_board[colour as usize] -= gone;
        self.supply[colour as usize] += gone;
        if self.cubes[city as usize] == [0; COLOURS] {
            self.infected.remove(city);
        }
        if gone > 0 {
            self.weigh_city(city, before);
        }
    }

    /// The pawn comes to the city; what its role does there is done.
    pub(super) fn arrive(&mut self, seat: usize, city: City) {
        self.pawns[seat] = city;
        if seat != self.me() {
            self.weigh_helpers();
        }
        if self.roles[seat] == Some(Role::QuarantineSpecialist) {
            self.weigh_cities();
        }
        for &colour in self.known.colours() {
            match self.roles[seat] {
                Some(Role::Medic) if !self.is_active(colour) => self.remove(city, colour, 3),
                Some(Role::ContainmentSpecialist) if self.at(city, colour) >= 2 => {
                    self.remove(city, colour, 1);
                }
                Some(_) | None => {}
            }
        }
    }
}

/// The number of steps to a station where there is none.
pub(super) const NO_STATION: u8 = 9;

fn to_nearest(stations: Set<City>) -> [u8; CITIES] {
    let mut all = [NO_STATION; CITIES];
    for (&city, nearest) in City::ALL.iter().zip(&mut all) {
        *nearest = stations.iter().map(|station| steps(city, station)).fold(NO_STATION, u8::min);
    }
    all
}

/// The index of a seat in arrays.
pub(super) fn place(seat: Seat) -> usize {
    usize::from(seat.index())
}
