//! T2.3 T6.15 T32.4 T32.12 T32.13 T32.18 T32.21 T32.24 What a scenario remembers.

mod gate;
mod lesson;
mod mods;
mod race;
mod task;

pub use gate::{Gate, GateStand};
pub use lesson::{Begun, Lesson, Stance, Told};
pub use mods::Mods;
pub use race::Race;

use crate::words::Area;
use crate::words::cards::Card;
use crate::words::options::{Options, Scenario};
use crate::words::story::{Letter, Route, SCENES_MOST, Scene, Scenes};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a scenario remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Story {
    /// T32.4 Cards that lie open off the mat, by rising number.
    pub table: Scenes,
    /// T32.4 The scenario discard, the last one on top.
    pub discard: Scenes,
    /// Cards out of the game for this scenario.
    pub out: Scenes,
    /// T32.30 Cards revealed or placed in the sweep under way: they do not act in it.
    pub fresh: Scenes,
    /// T32.14 Progress tokens on cards, by their place in the scenario.
    pub tokens: [u8; SCENES_MOST],
    /// T32.9 What has been chosen on cards, by their place in the scenario.
    pub letters: [Option<Letter>; SCENES_MOST],
    /// T18.5 Who has tried a card in this round, by its place in the scenario.
    #[serde(with = "seat_sets")]
    pub tried: [SeatSet; SCENES_MOST],
    /// T6.15 Among how many of the next cards of the trouble deck the roaming card lies; 0 if it is not there.
    pub hidden: u8,
    /// T32.12 The MOD cards.
    pub mods: Mods,
    /// The gate that lies on the table.
    pub gate: Option<Gate>,
    /// T32.15 Cards whose meeting has taken place in this end phase.
    pub met: Scenes,
    /// T32.4 The area from which a card was last taken off the mat.
    pub stop: Option<Area>,
    /// T27.21 The PCs in this area may go into the Site as soon as no exploration is under way.
    pub embark: Option<Area>,
    /// T32.28 Where the guide is.
    pub guide: Option<Lesson>,
    /// T33.2 What the group has taken for clearing the scenario.
    pub reward: Option<Card>,
    /// T32.21 The race.
    pub race: Race,
    /// T32.14 The PC that keeps the letter, until it has been Down.
    pub vessel: Option<Seat>,
}

impl Default for Story {
    fn default() -> Self {
        Story {
            table: Scenes::EMPTY,
            discard: Scenes::EMPTY,
            out: Scenes::EMPTY,
            fresh: Scenes::EMPTY,
            tokens: [0; SCENES_MOST],
            letters: [None; SCENES_MOST],
            tried: [SeatSet::EMPTY; SCENES_MOST],
            hidden: 0,
            mods: Mods::default(),
            gate: None,
            met: Scenes::EMPTY,
            stop: None,
            embark: None,
            guide: None,
            reward: None,
            race: Race::default(),
            vessel: None,
        }
    }
}

impl Story {
    /// T32.24 The stamp card of a scenario's race, with its route.
    fn route(scenario: Scenario) -> Option<(Scene, Route)> {
        let cards = Scene::all().filter(|card| card.row().scenario == scenario);
        cards.filter_map(|card| Some((card, card.route()?))).next()
    }

    /// T32.24 A position that has tokens for stamps and does not say of which checkpoints means the first of the route.
    pub(crate) fn with_stamps(mut self, scenario: Scenario) -> Story {
        if let Some((card, route)) = Story::route(scenario)
            && self.race.stamps.is_empty()
        {
            let stamps = usize::from(self.tokens[card.place()]);
            self.race.stamps = route.iter().take(stamps).map(|&(_, area)| area).collect();
        }
        self
    }

    /// T2.3 Whether its cards are those of the scenario, each in one place.
    pub(crate) fn check(&self, options: &Options) -> Result<(), &'static str> {
        let scenario = options.scenario;
        let named = || self.table.iter().chain(self.discard.iter()).chain(self.out.iter());
        let others =
            self.guide.map(|lesson| lesson.scene).into_iter().chain(self.gate.map(|gate| gate.scene));
        let marked = self.fresh.iter().chain(self.met.iter());
        if named().chain(others).chain(marked).any(|scene| scene.row().scenario != scenario) {
            return Err("a card of another scenario (T2.3)");
        }
        if named().enumerate().any(|(at, scene)| named().take(at).any(|other| other == scene)) {
            return Err("a card lies in two places (T2.3)");
        }
        if self.mods.open.iter().any(|card| self.mods.undrawn.contains(card)) {
            return Err("a MOD card lies open and in its deck (T32.12)");
        }
        if self.race.vehicle.is_some_and(|card| card.vehicle().is_none()) {
            return Err("the race vehicle is no vehicle (T32.21)");
        }
        if self.race.vehicle.is_some() && self.race.driver.is_none() {
            return Err("a race vehicle has a driver (T32.21)");
        }
        match Story::route(scenario) {
            Some((card, route)) => {
                self.race.check(route, self.tokens[card.place()], options.checkpoints)?;
            }
            None if !self.race.stamps.is_empty() => return Err("only a race gives stamps (T32.24)"),
            None => {}
        }
        let roams = |card: Scene| card.row().roams.is_some();
        if self.hidden > 0 && (scenario != Scenario::S07 || named().any(roams)) {
            return Err("the roaming card lies in the trouble deck of S07 or elsewhere, not both (T6.15)");
        }
        let of = |card: Scene| self.tokens[card.place()];
        if self.table.iter().any(|card| card.row().npc.is_some_and(|hp| of(card) > hp)) {
            return Err("an NPC bears no more damage tokens than it has HP (T32.18)");
        }
        if self.gate.is_some_and(|gate| !gate.scene.row().is_gate()) {
            return Err("this card is no gate (T32.13)");
        }
        if self.reward.is_some_and(|card| card.reward_of() != Some(scenario)) {
            return Err("this card is no reward of the scenario (T33.2)");
        }
        if [self.stop, self.embark].contains(&Some(Area::Site)) {
            return Err("scenario cards stand in the normal areas (T32.5)");
        }
        Ok(())
    }
}

/// A set of seats for each card, as a list of lists.
mod seat_sets {
    use crate::words::story::SCENES_MOST;
    use kernel::{Seat, SeatSet};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    type Sets = [SeatSet; SCENES_MOST];
    pub(super) fn serialize<S: Serializer>(sets: &Sets, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(sets.iter().map(|set| set.iter().map(Seat::number).collect::<Vec<_>>()))
    }
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sets, D::Error> {
        let lists = Vec::<Vec<u8>>::deserialize(deserializer)?;
        let mut sets = [SeatSet::EMPTY; SCENES_MOST];
        for (place, list) in lists.into_iter().enumerate() {
            let set = sets.get_mut(place).ok_or_else(|| D::Error::custom("more lists than cards"))?;
            for number in list {
                set.insert(Seat::new(number).ok_or_else(|| D::Error::custom("no such seat"))?);
            }
        }
        Ok(sets)
    }
}
