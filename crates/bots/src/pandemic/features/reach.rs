//! Features of what the seats can reach in their next turns: cities in danger, stations, each other, cures.

use super::order::{Collector, TOLD};
use super::{FULL, Features, GUARDED};
use crate::pandemic::known::{AHEAD, Named, steps_from};
use crate::pandemic::outlook::{NO_STATION, Outlook};
use kernel::Set;
use pandemic::{ACTIONS, CITIES, City, Colour, Cure, Payment, Role, cities_in, cities_named};

/// The number of turns that are distinguished, with one for all later ones.
const WHEN: usize = TOLD + 1;
/// The number of features of the cities with this many cubes that are reached in the same turn.
const OF_DANGER: usize = 4;
/// The number of features of full cities beside each other, and of cities that are not full yet.
const CHAINS: usize = 4;
const LESSER: usize = 5;
/// The number of features of a seat.
const OF_SEAT: usize = 3;
/// Cubes of a city that is looked after before it is full.
const TALL: u8 = FULL - 1;

/// Actions to each city.
type Steps = [u8; CITIES];

/// What the seats can reach, in the order of their turns.
struct Reach {
    seats: [usize; TOLD],
    steps: [Steps; TOLD],
    team: usize,
}

/// A turn to come.
struct Turn<'a> {
    seat: usize,
    /// Actions from where the seat is now to each city.
    steps: &'a Steps,
    /// Actions the seat has by then, its earlier turns counted, to get there and still act once.
    actions: u8,
}

impl Turn<'_> {
    fn reaches(&self, city: City) -> bool {
        self.steps[city as usize] <= self.actions
    }
}

impl Reach {
    fn of(outlook: &Outlook<'_>) -> Reach {
        let team = (outlook.known.team.len() as usize).min(TOLD);
        let mut reach = Reach { seats: [0; TOLD], steps: [[0; CITIES]; TOLD], team };
        for turns in 0..team {
            let seat = outlook.seat_after(turns).unwrap_or_default();
            reach.seats[turns] = seat;
            reach.steps[turns] = outlook.reach(seat);
        }
        reach
    }

    /// The turn after this many others.
    fn turn(&self, turns: usize) -> Turn<'_> {
        let place = turns % self.team;
        let actions = ACTIONS - 1 + ACTIONS * (turns / self.team) as u8;
        Turn { seat: self.seats[place], steps: &self.steps[place], actions }
    }

    /// Turns until somebody can get there and act.
    fn when(&self, city: City) -> usize {
        (0..TOLD).find(|&turns| self.turn(turns).reaches(city)).unwrap_or(TOLD)
    }
}

impl Outlook<'_> {
    /// Actions the seat needs to each city: driving, by stations, with cards that are of no other use.
    fn reach(&self, seat: usize) -> Steps {
        let from = self.pawns[seat];
        let mut reach = *steps_from(from);
        let to_station = self.to_station(from);
        for (steps, &city) in reach.iter_mut().zip(City::ALL) {
            *steps = (*steps).min(to_station + 1 + self.to_station(city));
        }
        for card in cities_in(self.hands[seat]).iter().filter(|card| !self.is_active(card.colour())) {
            for (steps, &further) in reach.iter_mut().zip(steps_from(card)) {
                *steps = (*steps).min(1 + further);
            }
        }
        reach
    }

    /// What the seats can reach, and what comes before them.
    pub(super) fn reached(&self, diseases: &[(Colour, Collector)], features: &mut Features) {
        let reach = Reach::of(self);
        self.dangers_reached(&reach, features);
        for (colour, collector) in diseases {
            self.disease_reached(*colour, collector, &reach, features);
        }
    }

    fn dangers_reached(&self, reach: &Reach, features: &mut Features) {
        let soon = self.known.named();
        let back = cities_named(self.known.view.infection_discard);
        let guarded = self.guarded();
        let cubes_of = |city: City| self.at(city, city.colour());
        let mut dangers = [[[0.0; OF_DANGER]; WHEN]; FULL as usize];
        let mut chains = [0.0; CHAINS];
        let mut lesser = [0.0; LESSER];
        let mut near = [[0.0; 2]; TOLD];
        for city in self.infected {
            let cubes = cubes_of(city);
            if cubes == 0 {
                continue;
            }
            let kept = if guarded.contains(city) { GUARDED } else { 1.0 };
            let named = |steps: usize| kept * soon[steps][city as usize];
            let last = named(AHEAD - 1);
            let when = reach.when(city);
            let danger = &mut dangers[usize::from(cubes.min(FULL)) - 1][when];
            danger[0] += kept;
            danger[1] += named(when.min(AHEAD - 1));
            danger[2] += last;
            danger[3] += if back.contains(city) { kept } else { 0.0 };
            match cubes {
                FULL.. => {
                    let near = || city.neighbours().iter().filter(|&other| other.colour() == city.colour());
                    let threes = near().filter(|&other| cubes_of(other) >= FULL).count() as f32;
                    let twos = near().filter(|&other| cubes_of(other) == TALL).count() as f32;
                    for (sum, new) in chains.iter_mut().zip([
                        named(0) * threes,
                        named(0) * twos,
                        last * threes,
                        last * twos,
                    ]) {
                        *sum += new;
                    }
                }
                TALL => {
                    lesser[0] += named(0);
                    lesser[1] += named(1);
                }
                _ => {
                    lesser[2] += named(0);
                    lesser[3] += named(1);
                    lesser[4] += last;
                }
            }
            for (turns, near) in near.iter_mut().enumerate().take(reach.team) {
                if cubes >= TALL && reach.steps[turns][city as usize] < ACTIONS {
                    near[usize::from(cubes == FULL)] += last;
                }
            }
        }
        for (count, scale) in dangers.iter().zip([8.0, 6.0, 3.0]) {
            count.iter().flatten().for_each(|sum| features.push(sum / scale));
        }
        chains.iter().for_each(|sum| features.push(sum / 2.0));
        lesser.iter().for_each(|sum| features.push(sum / 3.0));
        for (turns, near) in near.iter().enumerate() {
            if turns < reach.team {
                near.iter().for_each(|sum| features.push(sum / 3.0));
                features.push(f32::from(self.nearest_station(&reach.steps[turns])) / 5.0);
            } else {
                features.nothing(OF_SEAT);
            }
        }
    }

    fn nearest_station(&self, steps: &Steps) -> u8 {
        self.stations.iter().map(|station| steps[station as usize]).min().unwrap_or(NO_STATION)
    }

    fn disease_reached(&self, colour: Colour, collector: &Collector, reach: &Reach, features: &mut Features) {
        if self.is_active(colour) {
            features.one_of(self.cured_when(colour, reach, 0), WHEN);
            features.one_of(self.cured_when(colour, reach, 1), WHEN);
            let Collector { seat: best, missing, .. } = *collector;
            let mut handed = 0;
            let is_handed = |turns: &usize| {
                handed = self.handed(colour, best, &reach.turn(*turns));
                handed > 0
            };
            if missing > 0 {
                features.one_of((0..TOLD).find(is_handed).unwrap_or(TOLD), WHEN);
                features.push(handed as f32 / missing as f32);
            } else {
                features.one_of(TOLD, WHEN);
                features.nothing(1);
            }
        } else {
            features.nothing(3 * WHEN + 1);
        }
        if self.cures[colour as usize] == Cure::Eradicated {
            features.nothing(2);
        } else {
            let soon: &Named = &self.known.named()[AHEAD - 1];
            let of_colour = City::ALL.iter().zip(soon).filter(|(city, _)| city.colour() == colour);
            let left =
                f32::from(self.supply[colour as usize]) - of_colour.map(|(_, named)| named).sum::<f32>();
            features.push((left / 8.0).clamp(-1.0, 1.0));
            features.push((4.0 - left).max(0.0) / 4.0);
        }
    }

    /// Turns until the disease can be cured, if the seat that collects its cards draws this many more before.
    fn cured_when(&self, colour: Colour, reach: &Reach, drawn: u32) -> usize {
        let cures = |turns: &usize| self.cures_in_turn(colour, reach, *turns, drawn);
        (0..TOLD).find(cures).unwrap_or(TOLD)
    }

    /// Whether the disease can be cured in the turn after this many others, with what is in hand, with cards taken in that turn,
    /// or with cards that are brought before.
    fn cures_in_turn(&self, colour: Colour, reach: &Reach, turns: usize, drawn: u32) -> bool {
        let turn = reach.turn(turns);
        let here = self.pawns[turn.seat];
        let needed = self.cards_needed(turn.seat, colour, Payment::Cards);
        let missing = needed.saturating_sub(self.held(turn.seat, colour) + drawn);
        let is_near = self.nearest_station(turn.steps).min(self.to_cure(turn.seat, here)) <= turn.actions;
        if missing == 0 {
            return is_near;
        }
        self.known.seats().filter(|&giver| giver != turn.seat).any(|giver| {
            let there = self.pawns[giver];
            let takes = self.handed_in(colour, giver, there).len() >= missing;
            let way = turn.steps[there as usize] + missing as u8 + self.to_cure(turn.seat, there);
            let is_brought = || {
                let brings = |earlier: Turn<'_>| {
                    earlier.seat == giver
                        && earlier.steps[here as usize] + missing as u8 <= earlier.actions + 1
                };
                self.handed_in(colour, giver, here).len() >= missing
                    && (0..turns).any(|earlier| brings(reach.turn(earlier)))
            };
            (takes && way <= turn.actions) || (is_near && is_brought())
        })
    }

    /// Cards of the colour that the seat could hand over in the city.
    fn handed_in(&self, colour: Colour, giver: usize, city: City) -> Set<City> {
        self.paying(giver, colour) & self.passable(giver, city)
    }

    /// Actions from a city to where the seat can cure, the building of a station among them.
    fn to_cure(&self, seat: usize, city: City) -> u8 {
        let way = self.to_station(city);
        if self.roles[seat] == Some(Role::OperationsExpert) { way.min(1) } else { way }
    }

    /// Cards of the colour that can come to the seat in that turn.
    fn handed(&self, colour: Colour, best: usize, turn: &Turn<'_>) -> u32 {
        let fetches = turn.seat == best;
        let givers = self.known.seats().filter(|&giver| giver != best && (fetches || turn.seat == giver));
        givers
            .map(|giver| {
                let place = self.pawns[if fetches { giver } else { best }];
                let obtains = fetches && self.roles[best] == Some(Role::Epidemiologist);
                let cards =
                    if obtains { self.paying(giver, colour) } else { self.handed_in(colour, giver, place) };
                if turn.reaches(place) { cards.len() } else { 0 }
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pandemic::known::Known;
    use kernel::{Game, Seat, Viewer};
    use pandemic::{Position, State, View};
    use serde_json::{Value, json};

    fn view(position: Value) -> View {
        let position: Position = serde_json::from_value(position).unwrap();
        let state = State::from_position(&"players=2".parse().unwrap(), &position).unwrap();
        state.view(Viewer::Seat(Seat::default()))
    }

    /// What the second seat, which is next, makes of the red disease with this many cards drawn before.
    fn red_when(first: Value, second: Value, drawn: u32) -> usize {
        let view = view(json!({ "seats": { "0": first, "1": second } }));
        let known = Known::new(&view, Seat::default());
        let outlook = Outlook::new(&known);
        outlook.cured_when(Colour::Red, &Reach::of(&outlook), drawn)
    }

    #[test]
    fn who_has_the_cards_cures_when_a_station_is_in_reach() {
        let medic = json!({ "role": "medic", "city": "lima" });
        let reds = json!(["tokyo", "seoul", "beijing", "osaka"]);
        let scientist = |city: &str| json!({ "role": "scientist", "city": city, "hand": reds });
        assert_eq!(red_when(medic.clone(), scientist("chicago"), 0), 0);
        assert_eq!(red_when(medic.clone(), scientist("paris"), 0), 2, "the turn after that");
        assert_eq!(red_when(medic.clone(), scientist("karachi"), 0), 2);
        let operator = json!({ "role": "operations_expert", "city": "karachi", "hand": reds });
        assert_eq!(red_when(medic.clone(), operator.clone(), 0), TOLD, "a card is missing");
        assert_eq!(red_when(medic, operator, 1), 0, "who builds where it stands");
    }

    #[test]
    fn a_card_that_can_be_fetched_or_brought_counts() {
        let reds = json!(["tokyo", "seoul", "beijing"]);
        let scientist = json!({ "role": "scientist", "city": "chicago", "hand": reds });
        let with = |role: &str, city: &str| json!({ "role": role, "city": city, "hand": ["osaka"] });
        assert_eq!(red_when(with("medic", "atlanta"), scientist.clone(), 0), TOLD, "Osaka is elsewhere");
        assert_eq!(red_when(with("researcher", "atlanta"), scientist.clone(), 0), 0, "fetched");
        assert_eq!(red_when(with("researcher", "miami"), scientist.clone(), 0), 2, "brought");
        assert_eq!(red_when(with("researcher", "karachi"), scientist, 0), TOLD, "too far");
    }

    #[test]
    fn dangers_are_told_by_who_comes_first() {
        let view = view(json!({
            "seats": {
                "0": { "role": "medic", "city": "lima" },
                "1": { "role": "dispatcher", "city": "paris" },
            },
        }));
        let known = Known::new(&view, Seat::default());
        let outlook = Outlook::new(&known);
        let reach = Reach::of(&outlook);
        assert_eq!(reach.when(City::Essen), 0, "from Paris");
        assert_eq!(reach.when(City::Santiago), 1, "from Lima");
        assert_eq!(reach.when(City::Tokyo), 2, "from Paris over the station, in two turns");
    }
}
