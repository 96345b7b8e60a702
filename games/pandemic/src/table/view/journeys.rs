//! P4.1 P4.4 P19.12 Journeys: where a pawn comes to along the lines and between stations, in as few actions as possible.

use super::View;
use crate::words::map::{CITIES, City};
use crate::words::notation::{Action, Movement, Pawn};
use crate::words::{Colour, StrainCard};
use kernel::{Seat, Set};

/// A way of a pawn to a city, each step of it an action that takes no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// The steps, never none.
    pub steps: Vec<(Movement, City)>,
}

impl Journey {
    /// Where it leads to.
    pub fn to(&self) -> City {
        self.steps[self.steps.len() - 1].1
    }

    /// What the seat does to make it with this pawn.
    pub fn actions(&self, pawn: Pawn) -> impl Iterator<Item = Action> + '_ {
        self.steps.iter().map(move |&(by, to)| Action::Move { by, pawn, to })
    }
}

impl View {
    /// P4.1 P4.4 The shortest journey of this seat's pawn to each city that the actions left to the seat whose turn it is
    /// suffice for, the shorter ones first. Whether the pawn may be moved at all is for the rules to say.
    pub fn journeys(&self, pawn: Seat) -> Vec<Journey> {
        let from = self.seat(pawn).city;
        let mut reached: Set<City> = [from].into_iter().collect();
        let mut found: Vec<Journey> = Vec::with_capacity(CITIES);
        let mut ends = vec![(from, Vec::new())];
        for _ in 0..self.seat(self.active).actions_left {
            let mut next = Vec::new();
            for by in [Movement::Drive, Movement::Shuttle] {
                for (city, steps) in ends.iter().filter(|(city, _)| !self.keeps_pawns(*city)) {
                    for to in self.next_to(*city, by).iter() {
                        if !reached.contains(to) {
                            reached.insert(to);
                            next.push((to, steps.iter().copied().chain([(by, to)]).collect()));
                        }
                    }
                }
            }
            found.extend(next.iter().map(|(_, steps): &(City, Vec<_>)| Journey { steps: steps.clone() }));
            ends = next;
        }
        found
    }

    fn next_to(&self, city: City, by: Movement) -> Set<City> {
        match by {
            Movement::Drive => city.neighbours(),
            Movement::Shuttle if self.stations.contains(city) => self.stations,
            Movement::Shuttle | Movement::Direct | Movement::Charter | Movement::Rendezvous => Set::EMPTY,
        }
    }

    /// P19.12 Whether Government Interference holds pawns in this city.
    fn keeps_pawns(&self, city: City) -> bool {
        let in_force = self.strain.in_force.contains(StrainCard::GovernmentInterference);
        let holds = |strain: Colour| self.cubes[city as usize][strain as usize] > 0;
        in_force && !self.strain_treated.contains(city) && self.strain.colour.is_some_and(holds)
    }
}
