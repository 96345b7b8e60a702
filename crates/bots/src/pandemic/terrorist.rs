//! P21 The Bio-Terrorist's seat: spreads purple where nobody is, shows itself little, flees, takes stations away.

use super::known::{Known, distance, steps};
use super::scheme::{Scheme, Sighting};
use crate::Xoshiro;
use kernel::{Seat, Uniform};
use pandemic::{Action, CITIES, Card, City, Colour, Cure, Frame, Moment, Role, View, cities_in, cities_of};

/// The beam width: plans kept after each step of the turn.
const BEAM: usize = 24;
/// Cities considered for the beginning.
const PLACES: u32 = 5;

/// The decision of the Bio-Terrorist's seat.
pub(super) fn decide(view: &View, seat: Seat, legal: &[Action], rng: &mut Xoshiro) -> Option<Action> {
    let Some(Frame::Moment(Moment::BioTerrorist)) = view.top() else { return None };
    let known = Known::new(view, seat);
    let scheme = Scheme::new(&known)?;
    let first = legal.first()?;
    if let Action::Begin(_) = first {
        begin(&scheme, legal, rng)
    } else if let Action::Discard(_) = first {
        spare(&scheme, legal)
    } else {
        Some(plan(&scheme, legal))
    }
}

/// The first step of the best plan.
fn plan(scheme: &Scheme, legal: &[Action]) -> Action {
    let mut best = (Action::End, scheme.worth());
    let mut plans: Vec<(Action, f32, Scheme)> = legal
        .iter()
        .filter_map(|&action| scheme.after(action).map(|next| (action, next.worth(), next)))
        .collect();
    let mut options = Vec::new();
    while !plans.is_empty() {
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        plans.truncate(BEAM);
        if plans[0].1 > best.1 {
            best = (plans[0].0, plans[0].1);
        }
        let mut further = Vec::new();
        for (first, _, from) in &plans {
            options.clear();
            from.options(&mut options);
            further.extend(
                options
                    .iter()
                    .filter_map(|&action| from.after(action).map(|next| (*first, next.worth(), next))),
            );
        }
        plans = further;
    }
    best.0
}

/// P21.5 One of the better cities to begin in: far from the others, at a crossroads, near its own cards.
fn begin(scheme: &Scheme, legal: &[Action], rng: &mut Xoshiro) -> Option<Action> {
    let mut places: Vec<(Action, f32)> = legal
        .iter()
        .filter_map(|&action| {
            let Action::Begin(city) = action else { return None };
            let cards: f32 = scheme.hand.iter().map(|card| 1.0 / (1.0 + distance(city, card))).sum();
            let far = scheme.nearest_pawn(city).min(4.0);
            let roads = city.neighbours().len() as f32;
            Some((action, 3.0 * far + roads + 2.0 * cards + scheme.known.heat[city as usize]))
        })
        .collect();
    places.sort_by(|a, b| b.1.total_cmp(&a.1));
    let choice = rng.below(PLACES.min(places.len() as u32)) as usize;
    places.get(choice).map(|&(action, _)| action)
}

/// P21.19 The card that is worth least.
fn spare(scheme: &Scheme, legal: &[Action]) -> Option<Action> {
    let kept = legal.iter().filter_map(|&action| {
        let Action::Discard(Card::City(city)) = action else { return None };
        Some((action, scheme.card_worth(city)))
    });
    kept.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

impl Scheme<'_> {
    /// The value of the position for the Bio-Terrorist: the higher the better.
    fn worth(&self) -> f32 {
        if self.won {
            return 10_000.0;
        }
        self.spread() + self.cards() + self.pressure() - self.risk() - self.cures_at_hand()
    }

    fn nearest_pawn(&self, city: City) -> f32 {
        self.pawns().iter().map(|pawn| distance(pawn, city)).fold(9.0, f32::min)
    }

    /// Purple on the board: most where it is about to break out and nobody is near.
    fn spread(&self) -> f32 {
        let mut worth = 0.0;
        for &city in City::ALL {
            let cubes = self.purple[city as usize];
            if cubes == 0 {
                continue;
            }
            let reach = 0.6 + 0.1 * self.nearest_pawn(city).min(4.0);
            let likely = 0.7 + 0.3 * self.known.heat[city as usize];
            worth += [0.0, 4.0, 8.0, 14.0][usize::from(cubes)] * reach * likely;
            let chain = |other: City| cubes == 3 && self.purple[other as usize] == 3;
            worth += 4.0 * city.neighbours().iter().filter(|&other| chain(other)).count() as f32;
        }
        worth
    }

    /// Outbreaks, and a supply that runs out.
    fn pressure(&self) -> f32 {
        let outbreaks: f32 = (0..self.outbreaks).map(|marker| 20.0 + 4.0 * f32::from(marker)).sum();
        let supply = 1.5 * f32::from(12_u8.saturating_sub(self.supply));
        outbreaks + supply + if self.supply <= 2 { 8.0 } else { 0.0 }
    }

    /// The value of the hand.
    fn cards(&self) -> f32 {
        let held: f32 = self.hand.iter().map(|city| self.card_worth(city)).sum();
        let all = self.hand.len() as f32 + f32::from(self.drawn);
        held + 3.5 * f32::from(self.drawn) + if all > 0.0 { 4.0 } else { 0.0 } - 2.0 * (all - 7.0).max(0.0)
    }

    /// The value of a card: for an outbreak, against a station, for an escape.
    fn card_worth(&self, city: City) -> f32 {
        let outbreak = [0.0, 0.5, 1.5, 3.0][usize::from(self.purple[city as usize])];
        let station = if self.stations.contains(city) { 2.5 } else { 0.0 };
        2.5 + outbreak + station + 0.2 * self.nearest_pawn(city).min(4.0)
    }

    /// The cost of a capture, times its probability.
    fn risk(&self) -> f32 {
        let cost = 22.0 + 4.0 * (self.hand.len() as f32 + f32::from(self.drawn));
        let Some(city) = self.city else { return 0.6 * cost };
        let suspected = match self.sighting {
            Some(Sighting { city, steps: may_have_gone }) => {
                let free = |other: City| !self.pawns().contains(other);
                City::ALL.iter().filter(|&&other| steps(city, other) <= may_have_gone && free(other)).count()
            }
            None => self.known.view.bio_terrorist.map_or(CITIES, |me| me.possible.len() as usize),
        };
        let seekers: f32 = self
            .known
            .team
            .iter()
            .map(|seat| 1.0 / (0.5 + distance(self.known.view.seat(seat).city, city)))
            .sum();
        cost * (seekers / (suspected.max(1) as f32).sqrt()).min(1.0)
    }

    /// How near the team is to its next cures: cards together, and a station not far away.
    fn cures_at_hand(&self) -> f32 {
        let view = self.known.view;
        let mut worth = 2.0 * self.stations.len() as f32;
        for seat in self.known.team.iter().map(|seat| view.seat(seat)) {
            let cards = cities_in(seat.hand.unwrap_or(seat.shown));
            let needed = if seat.role == Some(Role::Scientist) { 4 } else { 5 };
            let away = self.stations.iter().map(|station| distance(seat.city, station)).fold(9.0, f32::min);
            for &colour in Colour::STANDARD {
                if view.cures[colour as usize] != Cure::Active {
                    continue;
                }
                let missing = needed - (cards & cities_of(colour)).len().min(needed);
                let near = [1.0, 0.3][usize::from(missing > 0)] * (9.0 - away);
                worth += if missing <= 1 { 4.0 * near } else { 0.0 };
            }
        }
        worth
    }
}
