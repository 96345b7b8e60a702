//! Cities in danger. A danger counts less the nearer a seat is that can help.
//!
//! A turn is planned over thousands of positions that differ in little: what a city adds is kept, and computed
//! again when cubes, cures or pawns change.

use super::known::steps_from;
use super::outlook::Outlook;
use super::weights::WEIGHTS;
use kernel::Set;
use pandemic::{CITIES, CITY_CUBES, City, Colour, Role};
use std::rc::Rc;
use std::sync::LazyLock;

/// The fraction to which the help of seats counts that are not the nearest.
const FURTHER_HELP: f32 = 0.1;
/// The relative probability that a cube of another colour is joined by more.
const FOREIGN: f32 = 0.5;
/// The relative danger of a disease whose cure is known.
const CURED: f32 = 0.7;

/// The nearness of each city to each other: 1 is here, 1/2 is one step.
static NEARNESS: LazyLock<[[f32; CITIES]; CITIES]> = LazyLock::new(|| {
    let mut all = [[0.0; CITIES]; CITIES];
    for (&from, near) in City::ALL.iter().zip(&mut all) {
        for (near, &steps) in near.iter_mut().zip(steps_from(from)) {
            *near = 1.0 / (1.0 + f32::from(steps));
        }
    }
    all
});

/// The danger, and the help of the other seats, by city.
#[derive(Clone)]
pub(super) struct Threats {
    danger: [f32; CITIES],
    help: Rc<Help>,
    /// Pairs of full neighbours.
    chained: f32,
}

/// How near the other seats are, by city. Few plans change it.
struct Help {
    /// The nearness of the nearest seat.
    nearest: [f32; CITIES],
    /// The sum of the nearness of all seats.
    all: [f32; CITIES],
}

impl Threats {
    pub(super) fn none() -> Threats {
        let help = Help { nearest: [0.0; CITIES], all: [0.0; CITIES] };
        Threats { danger: [0.0; CITIES], help: help.into(), chained: 0.0 }
    }
}

impl Outlook<'_> {
    /// The value of all dangers: at most 0.
    pub(super) fn threats(&self) -> f32 {
        let Threats { danger, help, chained } = &self.threats;
        let Help { nearest, all } = &**help;
        let own = &NEARNESS[self.here() as usize];
        let share = WEIGHTS.help_own;
        // Eight sums at a time: the order of additions is ours to choose, so that they can be made at once.
        const LANES: usize = 8;
        let mut sums = [0.0; LANES];
        for from in (0..CITIES).step_by(LANES) {
            for (lane, sum) in sums.iter_mut().enumerate() {
                let city = from + lane;
                let pull = share * own[city];
                let best = if pull > nearest[city] { pull } else { nearest[city] };
                *sum +=
                    danger[city] * (1.0 - (1.0 - FURTHER_HELP) * best - FURTHER_HELP * (all[city] + pull));
            }
        }
        -sums.iter().sum::<f32>() - WEIGHTS.chained * chained
    }

    /// Computes the danger of every city.
    pub(super) fn weigh_cities(&mut self) {
        let guarded = self.guarded();
        for &city in City::ALL {
            self.threats.danger[city as usize] = self.danger(city, guarded);
        }
        self.weigh_chains();
    }

    /// Computes the danger of a city again after its cubes have changed; `before` is how many cubes of the colour there were.
    pub(super) fn weigh_city(&mut self, city: City, before: u8) {
        self.threats.danger[city as usize] = self.danger(city, self.guarded());
        if before == CITY_CUBES {
            self.weigh_chains();
        }
    }

    /// Computes again how near the other seats are.
    pub(super) fn weigh_helpers(&mut self) {
        let (mut nearest, mut all) = ([0.0_f32; CITIES], [0.0; CITIES]);
        for seat in self.known.seats().filter(|&seat| seat != self.me()) {
            let near = &NEARNESS[self.pawns[seat] as usize];
            for ((nearest, all), near) in nearest.iter_mut().zip(&mut all).zip(near) {
                let pull = WEIGHTS.help_other * near;
                *nearest = nearest.max(pull);
                *all += pull;
            }
        }
        self.threats.help = Help { nearest, all }.into();
    }

    /// How dangerous the cubes in a city are.
    fn danger(&self, city: City, guarded: Set<City>) -> f32 {
        let w = &WEIGHTS;
        if !self.infected.contains(city) {
            return 0.0;
        }
        let mut danger = 0.0;
        for &colour in self.known.colours() {
            let cubes = self.at(city, colour);
            if cubes == 0 {
                continue;
            }
            let weight = [0.0, w.one, w.two, w.three][usize::from(cubes)];
            let own = city.colour() == colour || colour == Colour::Purple;
            let likely = if own { self.known.heat[city as usize] } else { FOREIGN };
            danger += weight * likely * if self.is_active(colour) { 1.0 } else { CURED };
        }
        let kept = if guarded.contains(city) { w.guarded } else { 1.0 };
        danger * kept * (1.0 + w.outbreaks * f32::from(self.known.view.outbreaks))
    }

    /// Counts the neighbours that would break out with a city.
    fn weigh_chains(&mut self) {
        let mut chained = 0;
        for &colour in self.known.colours() {
            let full: Set<City> =
                self.infected.iter().filter(|&city| self.at(city, colour) == CITY_CUBES).collect();
            chained += full.iter().map(|city| (city.neighbours() & full).len()).sum::<u32>();
        }
        self.threats.chained = chained as f32;
    }

    /// P10.16 The cities the Quarantine Specialist protects.
    pub(super) fn guarded(&self) -> Set<City> {
        let specialist =
            self.known.seats().find(|&seat| self.roles[seat] == Some(Role::QuarantineSpecialist));
        specialist.map_or(Set::EMPTY, |seat| self.pawns[seat].neighbours().with(self.pawns[seat]))
    }
}
