//! What a position is worth: a sum of what is good and bad in it.

use super::events::event_worth;
use super::known::{distance, steps_from};
use super::outlook::{Outlook, SEATS};
use super::weights::WEIGHTS;
use kernel::{Seat, Set};
use pandemic::{CITIES, Card, City, Colour, Payment, Role};

/// How near so many steps are: 1 is here.
static NEARNESS: [f32; CITIES] = {
    let mut all = [0.0; CITIES];
    let mut steps = 0;
    while steps < CITIES {
        all[steps] = 1.0 / (1.0 + steps as f32);
        steps += 1;
    }
    all
};

impl Outlook<'_> {
    /// The higher the better.
    pub(super) fn worth(&self) -> f32 {
        let standard: f32 = Colour::STANDARD.iter().map(|&colour| self.progress_worth(colour)).sum();
        standard
            + self.purple()
            + self.threats()
            + self.network()
            + self.meetings()
            + self.chase()
            + self.kept()
            - self.scarcity()
    }

    /// What is known against a disease, or in hands.
    fn progress_worth(&self, colour: Colour) -> f32 {
        let w = &WEIGHTS;
        if !self.is_active(colour) {
            return w.cured + if self.on_board[colour as usize] == 0 { w.eradicated } else { 0.0 };
        }
        let (mut best, mut all): (f32, f32) = (0.0, 0.0);
        for seat in self.known.seats() {
            let held = self.progress(seat, colour);
            let mut value = w.cards * held * held;
            if held >= 1.0 {
                value += w.ready - w.ready_way * self.station_distance(self.pawns[seat]);
            } else if held >= 0.6 {
                value -= w.nearly_way * self.station_distance(self.pawns[seat]);
            }
            all += value;
            best = best.max(value);
        }
        best + w.second_hand * all
    }

    /// P20.20 P21.41 Purple: its cure, or its absence once the other four are cured.
    fn purple(&self) -> f32 {
        if !self.known.colours().contains(&Colour::Purple) {
            return 0.0;
        }
        let cubes = self.on_board[Colour::Purple as usize];
        let cured = Colour::STANDARD.iter().filter(|&&colour| !self.is_active(colour)).count();
        let won = cured == 4 && (cubes == 0 || !self.is_active(Colour::Purple));
        let mut worth = if won { 2000.0 } else { 0.0 };
        if self.is_active(Colour::Purple) {
            worth -= f32::from(cubes) * if cured == 4 { 20.0 } else { 1.0 };
            let ready = self.known.seats().filter(|&seat| self.can_pay(seat, Colour::Purple, Payment::Cards));
            let near = ready.map(|seat| self.station_distance(self.pawns[seat])).fold(9.0, f32::min);
            if cured == 4 && near < 9.0 {
                worth += 150.0 - 9.0 * near;
            }
        } else {
            worth += [120.0, 120.0, 200.0, 250.0, 400.0][cured];
            worth += if cubes == 0 { 40.0 } else { 0.0 };
        }
        worth
    }

    /// Cubes that run out.
    fn scarcity(&self) -> f32 {
        let w = &WEIGHTS;
        let mut worth = 0.0;
        for &colour in self.known.colours() {
            let left = self.supply[colour as usize];
            worth += match colour {
                Colour::Purple => 4.0 * f32::from(7_u8.saturating_sub(left)),
                Colour::Blue | Colour::Yellow | Colour::Black | Colour::Red => {
                    w.scarce * (w.scarce_from - f32::from(left)).max(0.0)
                }
            };
        }
        worth
    }

    /// How dangerous the cubes in a city are.
    fn danger(&self, city: City) -> f32 {
        let w = &WEIGHTS;
        let mut danger = 0.0;
        for &colour in self.known.colours() {
            let cubes = self.at(city, colour);
            if cubes == 0 {
                continue;
            }
            let weight = [0.0, w.one, w.two, w.three][usize::from(cubes)];
            let own = city.colour() == colour || colour == Colour::Purple;
            let likely = if own { self.known.heat[city as usize] } else { 0.5 };
            let cured = if self.is_active(colour) { 1.0 } else { 0.7 };
            danger += weight * likely * cured;
        }
        danger * (1.0 + w.outbreaks * f32::from(self.known.view.outbreaks))
    }

    /// The cities in danger, the less the nearer somebody is who can help.
    fn threats(&self) -> f32 {
        let w = &WEIGHTS;
        let mut worth = 0.0;
        let guarded = self.guarded();
        let share = |seat: usize| if seat == self.me() { w.help_own } else { w.help_other };
        let mut helpers = [(steps_from(City::Atlanta), 0.0); SEATS];
        let mut count = 0;
        for (helper, seat) in helpers.iter_mut().zip(self.known.seats()) {
            *helper = (steps_from(self.pawns[seat]), share(seat));
            count += 1;
        }
        for city in self.infected {
            let mut danger = self.danger(city);
            if guarded.contains(city) {
                danger *= w.guarded;
            }
            let (mut best, mut sum): (f32, f32) = (0.0, 0.0);
            for (steps, share) in &helpers[..count] {
                let pull = share * NEARNESS[usize::from(steps[city as usize])];
                best = best.max(pull);
                sum += pull;
            }
            worth -= danger * (1.0 - best - 0.1 * (sum - best)) + w.chained * self.chained(city);
        }
        worth
    }

    /// Neighbours that would break out with the city.
    fn chained(&self, city: City) -> f32 {
        let mut chained = 0;
        for &colour in self.known.colours() {
            if self.at(city, colour) == 3 {
                let around = city.neighbours() & self.infected;
                chained += around.iter().filter(|&other| self.at(other, colour) == 3).count();
            }
        }
        chained as f32
    }

    /// P10.16 The cities the Quarantine Specialist protects.
    fn guarded(&self) -> Set<City> {
        let specialist =
            self.known.seats().find(|&seat| self.roles[seat] == Some(Role::QuarantineSpecialist));
        specialist.map_or(Set::EMPTY, |seat| self.pawns[seat].neighbours().with(self.pawns[seat]))
    }

    /// Stations, and how far the cities are from them.
    fn network(&self) -> f32 {
        WEIGHTS.station * self.stations.len().min(4) as f32 - WEIGHTS.remote * self.remoteness()
    }

    /// What cards are worth that could soon pass to somebody who collects their colour.
    fn meetings(&self) -> f32 {
        let w = &WEIGHTS;
        let mut worth = 0.0;
        for &colour in Colour::STANDARD {
            if !self.is_active(colour) {
                continue;
            }
            let mut best: f32 = 0.0;
            for receiver in self.known.seats() {
                let held = self.held(receiver, colour);
                let needed = self.cards_needed(receiver, colour, Payment::Cards);
                if held == 0 || held >= needed {
                    continue;
                }
                let mut gain = w.cards * (2 * held + 1) as f32 / (needed * needed) as f32;
                if held + 1 == needed {
                    gain += w.last_card;
                }
                for giver in self.known.seats().filter(|&giver| giver != receiver) {
                    let cards = self.paying(giver, colour);
                    if cards.is_empty() || cards.len() > held {
                        continue;
                    }
                    let (from, to) = (self.pawns[giver], self.pawns[receiver]);
                    let apart = if self.roles[giver] == Some(Role::Researcher)
                        || self.roles[receiver] == Some(Role::Epidemiologist)
                    {
                        distance(from, to)
                    } else {
                        let way = |card: City| distance(from, card) + distance(to, card);
                        cards.iter().map(way).fold(f32::MAX, f32::min)
                    };
                    best = best.max(gain / (1.0 + w.apart * apart));
                }
            }
            worth += best;
        }
        w.meeting * worth
    }

    /// An event on the Contingency Planner's card, and abilities kept for later.
    fn kept(&self) -> f32 {
        let stored = self.stored.map_or(0.0, |event| 0.8 * event_worth(event));
        let samples: u8 = self.samples.iter().sum();
        stored - 0.2 * f32::from(samples)
    }

    /// How much a card in the hand of a seat is worth keeping.
    pub(super) fn keep(&self, seat: Seat, card: Card) -> f32 {
        let mut without = self.clone();
        without.hands[usize::from(seat.number())].remove(card);
        self.worth() - without.worth()
    }

    /// How far the city is from every station.
    pub(super) fn remote(&self, city: City) -> f32 {
        self.station_distance(city)
    }
}
