//! P15.5 How far outbreaks would spread, how likely they are, and what the events in hand could do about it.

use super::{FULL, Features, yes};
use crate::pandemic::known::{AHEAD, OUTBREAK};
use crate::pandemic::outlook::Outlook;
use crate::pandemic::timing::threat;
use kernel::Set;
use pandemic::{City, Colour, EventCard, SKULL, cities_named};

/// What follows if a city breaks out.
struct Chain {
    /// The cities that break out with it, itself among them.
    outbreaks: u8,
    /// Cubes it takes.
    cubes: u8,
}

impl Outlook<'_> {
    /// The outbreaks that would follow from one of this colour.
    fn chain(&self, begun: City, colour: Colour, guarded: Set<City>) -> Chain {
        let mut cubes = self.cubes.map(|of_city| of_city[colour as usize]);
        let (mut broken, mut next) = (Set::one(begun), Set::one(begun));
        let mut taken = 0;
        while let Some(city) = next.iter().next() {
            next.remove(city);
            for near in (city.neighbours() - broken - guarded).iter() {
                let there = &mut cubes[near as usize];
                if *there < FULL {
                    *there += 1;
                    taken += 1;
                } else {
                    broken.insert(near);
                    next.insert(near);
                }
            }
        }
        Chain { outbreaks: broken.len() as u8, cubes: taken }
    }

    /// Whether the game would be lost with it.
    fn is_deadly(&self, chain: &Chain, colour: Colour) -> bool {
        self.known.view.outbreaks + chain.outbreaks >= SKULL || chain.cubes > self.supply[colour as usize]
    }

    pub(super) fn chains(&self, features: &mut Features) {
        let named = self.known.named();
        let view = self.known.view;
        let (back, guarded) = (cities_named(view.infection_discard), self.guarded());
        let (mut spread, mut deadly) = ([0.0; AHEAD], [0.0_f32; AHEAD]);
        let (mut back_spread, mut back_deadly, mut longest) = (0.0, 0.0, 0);
        for city in self.infected - guarded {
            let colour = city.colour();
            if self.at(city, colour) < FULL {
                continue;
            }
            let chain = self.chain(city, colour, guarded);
            let (outbreaks, ends) = (f32::from(chain.outbreaks), yes(self.is_deadly(&chain, colour)));
            for (steps, named) in named.iter().enumerate() {
                spread[steps] += named[city as usize] * outbreaks;
                deadly[steps] += named[city as usize] * ends;
            }
            if back.contains(city) {
                back_spread += outbreaks;
                back_deadly += ends;
            }
            longest = longest.max(chain.outbreaks);
        }
        spread.iter().for_each(|sum| features.push(sum / 4.0));
        deadly.iter().for_each(|sum| features.push(sum.min(1.0)));
        let again = self.epidemic_next(2) * (f32::from(view.rate()) / (back.len() as f32 + 1.0)).min(1.0);
        features.push(again * back_spread / 2.0);
        features.push((again * back_deadly).min(1.0));
        features.push(f32::from(longest) / f32::from(SKULL));
        let harm = threat(self) / OUTBREAK;
        features.push(harm);
        let held = self.events_held();
        let with = |event, worth: f32| if held.contains(event) { worth } else { 0.0 };
        features.push(with(EventCard::OneQuietNight, harm));
        features.push(with(EventCard::Forecast, spread[AHEAD - 1] / 4.0));
        features.push(with(EventCard::ResilientPopulation, back_spread / 4.0));
        features.push(held.len() as f32 * f32::from(view.player_deck_left()) / 100.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pandemic::known::Known;
    use kernel::{Game, Seat, Viewer};
    use pandemic::{Position, State};
    use serde_json::{Value, json};

    /// Outbreaks and cubes that follow from Lima, and whether they end the game.
    fn lima(position: Value) -> (u8, u8, bool) {
        let position: Position = serde_json::from_value(position).unwrap();
        let state = State::from_position(&"players=2".parse().unwrap(), &position).unwrap();
        let view = state.view(Viewer::Seat(Seat::default()));
        let known = Known::new(&view, Seat::default());
        let outlook = Outlook::new(&known);
        let chain = outlook.chain(City::Lima, Colour::Yellow, Set::EMPTY);
        (chain.outbreaks, chain.cubes, outlook.is_deadly(&chain, Colour::Yellow))
    }

    #[test]
    fn outbreaks_spread_through_full_cities() {
        let full = json!({ "yellow": 3 });
        // Lima has three neighbours, Bogota five.
        assert_eq!(lima(json!({ "cubes": { "lima": full } })), (1, 3, false));
        assert_eq!(lima(json!({ "cubes": { "lima": full, "bogota": full } })), (2, 6, false));
        assert_eq!(lima(json!({ "cubes": { "lima": full, "bogota": full }, "outbreaks": 6 })), (2, 6, true));
    }
}
