//! The features of a position at the end of the actions, as numbers of about 0 to 1: the input of the network.

mod chains;
mod order;
mod reach;

use super::known::{Known, steps};
use super::outlook::{Outlook, place};
use kernel::{Seat, Set};
use pandemic::{
    Card, Colour, Cure, EventCard, Payment, PurpleModule, RATES, Role, SKULL, StrainModule, View,
    cities_named, cities_of, events_in,
};

/// The number of features.
pub const FEATURES: usize = 424;

/// The cubes that break out when another comes.
const FULL: u8 = pandemic::CITY_CUBES;
/// The fraction of a danger that remains beside the Quarantine Specialist.
const GUARDED: f32 = 0.3;
/// The number of missing cards for a cure that are distinguished.
const MISSING: usize = 6;

/// The features of a position, as the seat sees it at the end of its actions.
pub fn features(view: &View, seat: Seat) -> Features {
    Outlook::new(&Known::new(view, seat)).features()
}

/// A sparse vector of features, of which most are 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Features {
    /// The features that are not 0, with their indices.
    others: Vec<(u16, f32)>,
    /// The number of features so far.
    count: u16,
}

/// The usual number of features that are not 0.
const ORDINARY: usize = 128;

impl Features {
    /// The features that are not 0, each with its index.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.others.iter().map(|&(place, number)| (usize::from(place), number))
    }

    fn push(&mut self, number: f32) {
        if number != 0.0 {
            self.others.push((self.count, number));
        }
        self.count += 1;
    }

    /// Adds `count` features that are 0.
    fn nothing(&mut self, count: usize) {
        self.count += count as u16;
    }

    /// Adds `many` features, of which the one at `place` is 1 (one-hot).
    fn one_of(&mut self, place: usize, many: usize) {
        self.others.push((self.count + place.min(many - 1) as u16, 1.0));
        self.nothing(many);
    }
}

impl Outlook<'_> {
    /// The features of the position.
    pub(super) fn features(&self) -> Features {
        let mut all = Features { others: Vec::with_capacity(ORDINARY), count: 0 };
        let features = &mut all;
        self.course(features);
        self.dangers(features);
        self.supplies(features);
        self.cures_in_sight(features);
        self.means(features);
        self.modules(features);
        let diseases = self.diseases_in_order();
        self.diseases(&diseases, features);
        self.seats_in_turn(features);
        self.chased(features);
        self.reached(&diseases, features);
        self.chains(features);
        debug_assert_eq!(usize::from(features.count), FEATURES);
        all
    }

    /// How far the game is.
    fn course(&self, features: &mut Features) {
        let view = self.known.view;
        features.one_of(self.known.team.len() as usize - 2, 4);
        let deck = f32::from(view.player_deck_left());
        features.push(deck / 50.0);
        features.push((1.0 - deck / 16.0).max(0.0));
        features.push((1.0 - deck / 8.0).max(0.0));
        let epidemics: u8 = view.stretches.iter().map(|stretch| stretch.epidemics).sum();
        features.push(f32::from(epidemics) / 6.0);
        features.push(self.epidemic_next(2));
        features.push(self.epidemic_next(6));
        features.one_of(usize::from(view.rate()).saturating_sub(2), 3);
        let next = RATES[usize::from(view.rate_index + 1).min(RATES.len() - 1)];
        features.push(f32::from(next - view.rate()));
        let outbreaks = f32::from(view.outbreaks);
        features.push(outbreaks / 8.0);
        features.push((outbreaks / 8.0).powi(2));
        features.push((outbreaks - 4.0).max(0.0) / 3.0);
        features.push(yes(view.outbreaks + 1 == SKULL));
        let cured = Colour::STANDARD.iter().filter(|&&colour| !self.is_active(colour)).count();
        features.one_of(cured, 5);
        let gone = Colour::STANDARD
            .iter()
            .filter(|&&colour| !self.is_active(colour) && self.on_board[colour as usize] == 0);
        features.push(gone.count() as f32 / 4.0);
    }

    /// The probability of an Epidemic among this many player cards.
    fn epidemic_next(&self, cards: u8) -> f32 {
        let (mut none, mut left) = (1.0, cards);
        for stretch in &self.known.view.stretches {
            let drawn = left.min(stretch.left);
            if drawn > 0 {
                none *= 1.0 - f32::from(stretch.epidemics) * f32::from(drawn) / f32::from(stretch.left);
            }
            left -= drawn;
        }
        1.0 - none
    }

    /// Cities that may break out.
    fn dangers(&self, features: &mut Features) {
        let view = self.known.view;
        let rate = f32::from(view.rate());
        let named = self.known.named();
        let soon = [&named[0], &named[1], &named[3]];
        let back = cities_named(view.infection_discard);
        let guarded = self.guarded();
        let epidemic = self.epidemic_next(2);
        let again = (rate / (back.len() as f32 + 1.0)).min(1.0);
        let mut full = [0.0; 3];
        let mut chains = 0.0;
        let mut tall = 0.0;
        let mut counts = [0.0; 3];
        let (mut full_back, mut tall_back) = (0.0, 0.0);
        let mut far = [0.0; 3];
        let mut foreign = 0.0;
        for city in self.infected {
            let own = city.colour();
            for &colour in self.known.colours() {
                let cubes = self.at(city, colour);
                if cubes == 0 {
                    continue;
                }
                counts[usize::from(cubes.min(FULL)) - 1] += 1.0;
                if colour != own {
                    foreign += yes(cubes == FULL);
                    continue;
                }
                let kept = if guarded.contains(city) { GUARDED } else { 1.0 };
                if cubes == FULL {
                    for (sum, named) in full.iter_mut().zip(soon) {
                        *sum += kept * named[city as usize];
                    }
                    let near = city.neighbours() & self.infected;
                    let chain = near.iter().filter(|&other| self.at(other, colour) == FULL).count();
                    chains += kept * chain as f32 * (soon[2][city as usize] + 0.1);
                    let nearest =
                        self.known.seats().map(|seat| steps(self.pawns[seat], city)).min().unwrap_or(0);
                    far[usize::from(nearest / 2).min(2)] += kept * (soon[2][city as usize] + 0.2);
                    if back.contains(city) {
                        full_back += kept;
                    }
                } else if cubes == FULL - 1 {
                    tall += kept * soon[2][city as usize];
                    if back.contains(city) {
                        tall_back += kept;
                    }
                }
            }
        }
        full.iter().for_each(|&sum| features.push(sum / 2.0));
        features.push(full[0].min(1.0) * f32::from(view.outbreaks) / 8.0);
        features.push(chains / 3.0);
        features.push(tall / 4.0);
        features.push(full_back / 3.0);
        features.push(full_back * epidemic * again);
        features.push(tall_back / 6.0);
        features.push(tall_back * epidemic * again / 2.0);
        features.push(counts[0] / 15.0);
        features.push(counts[1] / 10.0);
        features.push(counts[2] / 6.0);
        far.iter().for_each(|&sum| features.push(sum / 2.0));
        features.push(foreign / 3.0);
    }

    /// Cubes that may run out.
    fn supplies(&self, features: &mut Features) {
        let (mut least, mut short, mut low): (u8, f32, f32) = (24, 0.0, 0.0);
        for &colour in Colour::STANDARD {
            if self.cures[colour as usize] == Cure::Eradicated {
                continue;
            }
            let left = self.supply[colour as usize];
            least = least.min(left);
            short += f32::from(4_u8.saturating_sub(left));
            low += f32::from(9_u8.saturating_sub(left));
        }
        features.push(f32::from(least) / 24.0);
        features.push(f32::from(5_u8.saturating_sub(least)) / 5.0);
        features.push(short / 6.0);
        features.push(low / 12.0);
    }

    /// What is missing for the cures not yet found.
    fn cures_in_sight(&self, features: &mut Features) {
        let view = self.known.view;
        let deck = f32::from(view.player_deck_left()).max(1.0);
        let seats = self.known.team.len() as f32;
        let own_draws = deck / seats;
        let mut best_missing = [0.0; MISSING];
        let mut team_missing = [0.0; 4];
        let mut slack = [0.0; 4];
        let (mut way, mut turn) = (0.0, 0.0);
        let (mut hope_sum, mut hope_least): (f32, f32) = (0.0, 1.0);
        let (mut second, mut useless): (f32, u32) = (0.0, 0);
        let mut two_of: f32 = 0.0;
        let mut collectors = 0_u32;
        for &colour in Colour::STANDARD {
            if !self.is_active(colour) {
                useless += self.known.seats().map(|seat| self.held(seat, colour)).sum::<u32>();
                continue;
            }
            let to_come = self.to_come(colour);
            let mut team = 0;
            let mut best = (MISSING as u32, 0.0_f32, 0);
            let mut next_best = MISSING as u32;
            let mut hope: f32 = 0.0;
            let left = (to_come / deck).min(1.0);
            let mut least_needed = 9;
            for seat in self.known.seats() {
                let held = self.held(seat, colour);
                let needed = self.cards_needed(seat, colour, Payment::Cards);
                least_needed = least_needed.min(needed);
                team += held;
                let missing = needed.saturating_sub(held);
                let station = self.station_distance(self.pawns[seat]);
                if missing < best.0 || (missing == best.0 && station < best.1) {
                    next_best = best.0;
                    best = (missing, station, seat);
                } else {
                    next_best = next_best.min(missing);
                }
                let expected = left * own_draws;
                hope = hope.max(if missing == 0 { 1.0 } else { (expected / missing as f32).min(1.5) / 1.5 });
            }
            best_missing[(best.0 as usize).min(MISSING - 1)] += 1.0;
            team_missing[(least_needed.saturating_sub(team) as usize).min(3)] += 1.0;
            let spare = (to_come + team as f32) - least_needed as f32;
            slack[if spare < 0.0 {
                0
            } else if spare < 2.0 {
                1
            } else if spare < 4.0 {
                2
            } else {
                3
            }] += 1.0;
            if best.0 == 0 {
                way += best.1;
                turn += self.turns_until(best.2) / seats;
            }
            hope_sum += hope;
            hope_least = hope_least.min(hope);
            second += yes(next_best <= 2);
            if best.0 <= 2 {
                if collectors & 1 << best.2 != 0 {
                    two_of += 1.0;
                }
                collectors |= 1 << best.2;
            }
        }
        best_missing.iter().for_each(|&count| features.push(count / 2.0));
        team_missing.iter().for_each(|&count| features.push(count / 2.0));
        slack.iter().for_each(|&count| features.push(count / 2.0));
        features.push(way / 5.0);
        features.push(turn);
        features.push(hope_sum / 4.0);
        features.push(hope_least);
        features.push(second / 2.0);
        features.push(useless as f32 / 8.0);
        features.push(two_of / 2.0);
        features.push(self.meetings() / 100.0);
    }

    /// Roles, events, stations, hands.
    fn means(&self, features: &mut Features) {
        let mut roles: Set<Role> = Set::EMPTY;
        let (mut held, mut fullest) = (0, 0);
        for seat in self.known.seats() {
            if let Some(role) = self.roles[seat] {
                roles.insert(role);
            }
            let cards = self.hands[seat].len();
            held += cards;
            fullest = fullest.max(cards);
        }
        let events = self.events_held();
        Role::ALL.iter().for_each(|&role| features.push(yes(roles.contains(role))));
        EventCard::ALL.iter().for_each(|&event| features.push(yes(events.contains(event))));
        let seats = self.known.team.len() as f32;
        features.push(held as f32 / (7.0 * seats));
        features.push(fullest as f32 / 7.0);
        features.push(self.stations.len() as f32 / 6.0);
        features.push(self.remoteness() / 150.0);
        let samples: u8 = self.samples.iter().sum();
        features.push(f32::from(samples) / 6.0);
        let (threats, meetings) = (self.threats(), self.meetings());
        features.push(threats / 100.0);
        features.push(meetings / 50.0);
        let progress: f32 = Colour::STANDARD
            .iter()
            .filter(|&&colour| self.is_active(colour))
            .map(|&colour| self.progress_worth(colour))
            .sum();
        features.push(progress / 200.0);
        let near: f32 = self.known.seats().map(|seat| self.station_distance(self.pawns[seat])).sum();
        features.push(near / (4.0 * seats));
    }

    /// The events somebody could play.
    fn events_held(&self) -> Set<EventCard> {
        let in_hands = self.known.seats().map(|seat| events_in(self.hands[seat]));
        in_hands.chain(self.stored.map(Set::one)).fold(Set::EMPTY, |held, more| held | more)
    }

    /// P19 P20 P21 What the modules have brought.
    fn modules(&self, features: &mut Features) {
        let view = self.known.view;
        let purple = Colour::Purple as usize;
        features.push(yes(view.options.module_strain != StrainModule::Off));
        features.push(view.strain.in_force.len() as f32 / 4.0);
        for module in [PurpleModule::Mutation, PurpleModule::BioTerrorist] {
            features.push(yes(view.options.module_purple == module));
        }
        features.push(f32::from(self.on_board[purple]) / 12.0);
        features
            .push(yes(view.options.module_purple != PurpleModule::None && self.is_active(Colour::Purple)));
        features.push(f32::from(self.known.view.mutations_waiting.len() as u8) / 3.0);
    }

    /// P21.26 P21.30 Whether the Bio-Terrorist is caught, or else where it must be.
    fn chased(&self, features: &mut Features) {
        let terrorist = self.known.view.bio_terrorist.as_ref();
        let is_held = terrorist.is_some_and(|terrorist| terrorist.captor.is_some());
        features.push(yes(self.captured || is_held));
        features.push(self.quarry().map_or(0.0, |city| 1.0 / (1.0 + f32::from(steps(self.here(), city)))));
    }

    /// Cards of a colour that are still to come.
    fn to_come(&self, colour: Colour) -> f32 {
        let unseen = self.known.view.unseen;
        cities_of(colour).iter().filter(|&city| unseen.contains(Card::City(city))).count() as f32
    }

    /// Turns before the seat's own, the next seat's being 0.
    fn turns_until(&self, seat: usize) -> f32 {
        let team = self.known.team.len() as usize;
        ((seat + 2 * team - place(self.known.view.active) - 1) % team) as f32
    }
}

fn yes(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
