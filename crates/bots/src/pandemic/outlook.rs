//! What the team-mate thinks of a position: a few pieces of the view, and a sum of what is good and bad.

use kernel::{Seat, SeatSet, Set};
use pandemic::{
    Action, CITIES, COLOURS, Card, City, Colour, Cure, Movement, Pawn, Payment, Role, STATIONS, View,
    cities_in, cities_named, cities_of,
};
use std::sync::LazyLock;

/// Steps between cities by Drive/Ferry.
static DISTANCES: LazyLock<[[u8; CITIES]; CITIES]> = LazyLock::new(|| {
    let mut all = [[u8::MAX; CITIES]; CITIES];
    for &from in City::ALL {
        let mut ring = Set::one(from);
        let mut seen = ring;
        let mut distance = 0;
        while !ring.is_empty() {
            ring.iter().for_each(|city| all[from as usize][city as usize] = distance);
            ring = ring.iter().fold(Set::EMPTY, |next, city| next | city.neighbours()) - seen;
            seen = seen | ring;
            distance += 1;
        }
    }
    all
});

/// Steps from one city to another.
pub(super) fn distance(from: City, to: City) -> f32 {
    f32::from(DISTANCES[from as usize][to as usize])
}

/// What of a position matters for a turn.
#[derive(Clone)]
pub(super) struct Outlook {
    pub(super) me: Seat,
    pub(super) actions_left: u8,
    colours: &'static [Colour],
    team: SeatSet,
    pawns: [City; 6],
    roles: [Option<Role>; 6],
    hands: [Set<Card>; 6],
    cubes: [[u8; COLOURS]; CITIES],
    on_board: [u8; COLOURS],
    cures: [Cure; COLOURS],
    stations: Set<City>,
    /// How likely each city is to be infected soon, 1 being ordinary.
    heat: [f32; CITIES],
}

impl Outlook {
    pub(super) fn new(view: &View, me: Seat) -> Self {
        let mut heat = [1.0; CITIES];
        let rate = f32::from(view.rate());
        let mut depth = 0.0;
        for layer in &view.infection_deck {
            let size = f32::from(layer.left);
            let chance = ((2.0 * rate - depth) / size).clamp(0.0, 1.0);
            cities_named(layer.cards).iter().for_each(|city| heat[city as usize] = 0.5 + 2.5 * chance);
            depth += size;
        }
        cities_named(view.infection_discard).iter().for_each(|city| heat[city as usize] = 0.6);
        cities_named(view.infection_removed).iter().for_each(|city| heat[city as usize] = 0.3);
        let mut on_board = [0; COLOURS];
        view.cubes
            .iter()
            .for_each(|city| on_board.iter_mut().zip(city).for_each(|(sum, cubes)| *sum += cubes));
        let mut outlook = Outlook {
            me,
            actions_left: view.seat(view.active).actions_left,
            colours: view.colours(),
            team: view.team(),
            pawns: [City::Atlanta; 6],
            roles: [None; 6],
            hands: [Set::EMPTY; 6],
            cubes: view.cubes,
            on_board,
            cures: view.cures,
            stations: view.stations,
            heat,
        };
        for (number, seat) in view.seats.iter().enumerate() {
            outlook.pawns[number] = seat.city;
            outlook.roles[number] = seat.role;
            outlook.hands[number] = seat.hand.unwrap_or(seat.shown);
        }
        outlook
    }

    fn index(&self) -> usize {
        self.me.number() as usize
    }

    fn here(&self) -> City {
        self.pawns[self.index()]
    }

    fn cards_needed(&self, seat: usize) -> u32 {
        if self.roles[seat] == Some(Role::Scientist) { 4 } else { 5 }
    }

    fn held(&self, seat: usize, colour: Colour) -> u32 {
        (cities_in(self.hands[seat]) & cities_of(colour)).len()
    }

    fn station_distance(&self, city: City) -> f32 {
        self.stations.iter().map(|station| distance(city, station)).fold(9.0, f32::min)
    }

    /// Carries out an action of the own turn, as far as it matters here. `None` for what is not weighed.
    pub(super) fn after(&self, action: Action) -> Option<Outlook> {
        let me = self.index();
        let mut next = self.clone();
        next.actions_left = next.actions_left.saturating_sub(1);
        match action {
            Action::Move { by, pawn, to } => {
                let moved = match pawn {
                    Pawn::Own => me,
                    Pawn::Of(seat) => seat.number() as usize,
                };
                match by {
                    Movement::Direct => next.spend(to),
                    Movement::Charter => next.spend(self.pawns[moved]),
                    Movement::Drive | Movement::Shuttle | Movement::Rendezvous => {}
                }
                next.pawns[moved] = to;
                if next.roles[moved] == Some(Role::Medic) {
                    for &colour in self.colours {
                        if next.cures[colour as usize] != Cure::Active {
                            next.remove(to, colour, 3);
                        }
                    }
                }
            }
            Action::Treat(colour) => {
                let all = self.roles[me] == Some(Role::Medic) || self.cures[colour as usize] != Cure::Active;
                next.remove(self.here(), colour, if all { 3 } else { 1 });
            }
            Action::Build { from } => {
                if self.roles[me] != Some(Role::OperationsExpert) {
                    next.spend(self.here());
                }
                if let Some(from) = from {
                    next.stations.remove(from);
                }
                next.stations.insert(self.here());
            }
            Action::Cure { colour, with: Payment::Cards } => {
                let paid = cities_in(self.hands[me]) & cities_of(colour);
                paid.iter().take(self.cards_needed(me) as usize).for_each(|city| next.spend(city));
                next.cures[colour as usize] = Cure::Cured;
            }
            Action::Give { to, card } => {
                next.hands[me].remove(Card::City(card));
                next.hands[to.number() as usize].insert(Card::City(card));
            }
            Action::Take { from, card } => {
                next.hands[from.number() as usize].remove(Card::City(card));
                next.hands[me].insert(Card::City(card));
            }
            Action::Role(_)
            | Action::Cure { with: Payment::Samples, .. }
            | Action::Begin(_)
            | Action::OperationsFlight { .. }
            | Action::Retrieve
            | Action::Obtain { .. }
            | Action::Collect(_)
            | Action::Store(_)
            | Action::Capture
            | Action::LocalInfection
            | Action::RemoteInfection(_)
            | Action::Sabotage(_)
            | Action::Draw
            | Action::Escape(_)
            | Action::BorrowedTime
            | Action::CommercialTravelBan
            | Action::MobileHospital
            | Action::NewAssignment { .. }
            | Action::RapidVaccineDeployment
            | Action::ReexaminedResearch { .. }
            | Action::RemoteTreatment
            | Action::SpecialOrders(_)
            | Action::Return(_)
            | Action::Remove { .. }
            | Action::First(_)
            | Action::Done
            | Action::Airlift { .. }
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_)
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Pass
            | Action::End => return None,
        }
        Some(next)
    }

    fn spend(&mut self, city: City) {
        let me = self.index();
        self.hands[me].remove(Card::City(city));
    }

    fn remove(&mut self, city: City, colour: Colour, most: u8) {
        let cubes = &mut self.cubes[city as usize][colour as usize];
        let gone = most.min(*cubes);
        *cubes -= gone;
        self.on_board[colour as usize] -= gone;
    }

    /// The actions worth thinking of: everything but Charter Flights and moving stations.
    pub(super) fn options(&self) -> Vec<Action> {
        let me = self.index();
        let here = self.here();
        let cards = cities_in(self.hands[me]);
        let own = |by, to| Action::Move { by, pawn: Pawn::Own, to };
        let mut options: Vec<Action> = here.neighbours().iter().map(|to| own(Movement::Drive, to)).collect();
        options.extend(cards.without(here).iter().map(|to| own(Movement::Direct, to)));
        if self.stations.contains(here) {
            options.extend(self.stations.without(here).iter().map(|to| own(Movement::Shuttle, to)));
            for &colour in self.colours {
                if self.cures[colour as usize] == Cure::Active
                    && self.held(me, colour) >= self.cards_needed(me)
                {
                    options.push(Action::Cure { colour, with: Payment::Cards });
                }
            }
        } else if self.stations.len() < STATIONS
            && (cards.contains(here) || self.roles[me] == Some(Role::OperationsExpert))
        {
            options.push(Action::Build { from: None });
        }
        for &colour in self.colours {
            if self.cubes[here as usize][colour as usize] > 0 {
                options.push(Action::Treat(colour));
            }
        }
        for other in self.team.without(self.me).iter() {
            let number = other.number() as usize;
            if self.roles[me] == Some(Role::Dispatcher) {
                let from = self.pawns[number];
                options.extend(from.neighbours().iter().map(|to| Action::Move {
                    by: Movement::Drive,
                    pawn: Pawn::Of(other),
                    to,
                }));
            }
            if self.pawns[number] != here {
                continue;
            }
            let passable = |giver: usize| match self.roles[giver] {
                Some(Role::Researcher) => cities_in(self.hands[giver]),
                _ => cities_in(self.hands[giver]) & Set::one(here),
            };
            options.extend(passable(me).iter().map(|card| Action::Give { to: other, card }));
            options.extend(passable(number).iter().map(|card| Action::Take { from: other, card }));
        }
        options
    }

    /// How dangerous the cubes in a city are.
    fn danger(&self, city: City) -> f32 {
        let mut danger = 0.0;
        for &colour in self.colours {
            let cubes = self.cubes[city as usize][colour as usize];
            let weight = [0.0, 1.0, 3.5, 11.0][cubes as usize];
            let likely = if city.colour() == colour { self.heat[city as usize] } else { 0.5 };
            let cured = if self.cures[colour as usize] == Cure::Active { 1.0 } else { 0.7 };
            danger += weight * likely * cured;
        }
        danger
    }

    /// The higher the better.
    pub(super) fn worth(&self) -> f32 {
        let mut worth = 0.0;
        for &colour in self.colours {
            let number = colour as usize;
            worth -= 4.0 * f32::from(self.on_board[number].saturating_sub(14));
            if self.cures[number] != Cure::Active {
                worth += 400.0;
                if self.on_board[number] == 0 {
                    worth += 25.0;
                }
                continue;
            }
            let mut best: f32 = 0.0;
            for seat in self.team.iter().map(|seat| seat.number() as usize) {
                let held = self.held(seat, colour) as f32 / self.cards_needed(seat) as f32;
                let held = held.min(1.0);
                let mut value = 70.0 * held * held;
                if held >= 1.0 {
                    value += 90.0 - 9.0 * self.station_distance(self.pawns[seat]);
                } else if held >= 0.6 {
                    value -= 1.0 * self.station_distance(self.pawns[seat]);
                }
                worth += 0.15 * value;
                best = best.max(value);
            }
            worth += best;
        }
        let mut pull = [0.0_f32; 6];
        for &city in City::ALL {
            let danger = self.danger(city);
            if danger == 0.0 {
                continue;
            }
            worth -= danger;
            let chain = city.neighbours().iter().filter(|other| {
                self.colours.iter().any(|&colour| {
                    self.cubes[city as usize][colour as usize] == 3
                        && self.cubes[*other as usize][colour as usize] == 3
                })
            });
            worth -= 3.0 * chain.count() as f32;
            for seat in self.team.iter().map(|seat| seat.number() as usize) {
                pull[seat] += danger / (1.0 + distance(self.pawns[seat], city));
            }
        }
        for (seat, pull) in pull.iter().enumerate() {
            worth += pull * if seat == self.index() { 0.6 } else { 0.3 };
        }
        worth += 5.0 * self.stations.len().min(4) as f32;
        let spread: f32 = City::ALL.iter().map(|&city| self.station_distance(city)).sum();
        worth - 0.12 * spread + self.closeness()
    }

    /// Being near those one could pass a card to or from.
    fn closeness(&self) -> f32 {
        let me = self.index();
        let mut worth = 0.0;
        for other in self.team.without(self.me).iter().map(|other| other.number() as usize) {
            for &colour in self.colours {
                if self.cures[colour as usize] != Cure::Active {
                    continue;
                }
                let (mine, theirs) = (self.held(me, colour), self.held(other, colour));
                if mine > 0 && theirs > 0 && mine + theirs >= 4 {
                    worth += 2.0 / (1.0 + distance(self.pawns[me], self.pawns[other]));
                }
            }
        }
        worth
    }

    /// How much a card in the hand of a seat is worth keeping.
    pub(super) fn keep(&self, seat: Seat, card: Card) -> f32 {
        let mut without = self.clone();
        without.hands[seat.number() as usize].remove(card);
        self.worth() - without.worth()
    }

    /// How bad it would be if this city were infected next.
    pub(super) fn infected(&self, city: City) -> f32 {
        if self.cures[city.colour() as usize] == Cure::Eradicated {
            return 0.0;
        }
        match self.cubes[city as usize][city.colour() as usize] {
            3 => 30.0 + city.neighbours().iter().map(|other| self.danger(other)).sum::<f32>(),
            2 => 8.0,
            1 => 3.0,
            _ => 1.0,
        }
    }

    /// How far the city is from every station.
    pub(super) fn remote(&self, city: City) -> f32 {
        self.station_distance(city)
    }
}
