//! O1.1 O1.14 O2.3a O2.9b O3.13a O7.4 O9.4 O10.6 O13.2a O17.5a O20.14a O23.11d The options of a game. All are public and
//! fixed before set-up. The value of an option follows the edition unless it is said.

use crate::words::event_cards::{self, EventCard};
use crate::words::leaders::{self, Leader};
use kernel::{OptionError, RulesVersion, Set};
use vocabulary::{OptionRows, OptionRules, options, words};

words! {
    /// Which rules are played: a preset for the options below.
    pub enum Edition as "edition" {
        /// The revised rules.
        Revised = "revised",
        /// The rules of an earlier version.
        Early = "early",
    }
}

words! {
    /// O1.13 O1.14 Which components are in the box.
    pub enum ComponentSet as "component set" {
        /// 40 equipment tiles, 38 advanced rooms, 12 events, 10 leaders.
        Full = "full",
        /// 28, 28, 8 and 8.
        EarlyCounts = "early_counts",
    }
}

words! {
    /// Whether something must be done or may be left.
    pub enum Duty as "duty" {
        /// It must be done.
        Must = "must",
        /// It may be left.
        May = "may",
    }
}

words! {
    /// O23.11 How Mary Koolpepper draws.
    pub enum MaryDraw as "draw of Mary Koolpepper" {
        /// Four tiles of any mix, one is discarded.
        FourDiscardOne = "four_discard_one",
        /// O23.11d Two of Blackwood and one of Silent Peak.
        Card = "card",
    }
}

words! {
    /// O3.13 How heroes are placed.
    pub enum HeroPlacement as "placement of heroes" {
        /// In secret, all at once.
        Simultaneous = "simultaneous",
        /// One hero each, clockwise from the oldest leader.
        OneByOne = "one_by_one",
    }
}

words! {
    /// O13.2 How the steps 2 to 7 of the night are done.
    pub enum NightFlow as "flow of the night" {
        /// Everyone at their own pace.
        Together = "together",
        /// One after the other.
        TurnOrder = "turn_order",
    }
}

words! {
    /// O2.3 Whether the bank can run out.
    pub enum Bank as "bank" {
        /// It never does.
        Unlimited = "unlimited",
        /// O2.3a 30 of each resource, 100 survivors.
        Counted = "counted",
    }
}

words! {
    /// O1.7 The sizes of the airlock's rows.
    pub enum AirlockRows as "rows of the airlock" {
        /// Seven seats.
        TwoAndFive = "2_5",
        /// Six seats.
        TwoAndFour = "2_4",
    }
}

impl AirlockRows {
    /// Seats of the first and the second row.
    #[inline]
    pub const fn sizes(self) -> [u8; 2] {
        match self {
            AirlockRows::TwoAndFive => [2, 5],
            AirlockRows::TwoAndFour => [2, 4],
        }
    }
}

words! {
    /// O20.14 What the immunity keeps out.
    pub enum ImmunityScope as "scope of the immunity" {
        /// All events that are not shortages.
        AllButShortage = "all_but_shortage",
        /// Only those that strike the shelter itself.
        LossesOnly = "losses_only",
    }
}

words! {
    /// O2.10 Where the survivor of the Flashlight may go.
    pub enum FlashlightSurvivor as "place of the survivor of the Flashlight" {
        /// Wherever a seat is free.
        AnySeat = "any_seat",
        /// Into the airlock.
        Airlock = "airlock",
    }
}

words! {
    /// O17.5 O17.5a When rooms for repairs may be used whose text names no situation.
    pub enum RepairRooms as "time of the rooms for repairs" {
        /// While building as well as while repairing.
        WhenBuilding = "when_building",
        /// While repairing.
        WhenRepairing = "when_repairing",
    }
}

/// O1.1 The most players.
pub(crate) const PLAYERS_MOST: u8 = 4;

options! {
    /// Options of a game. [`Options::default`] has two players; a table always says how many.
    pub struct Options {
        /// O1.1 Seats, 2 to 4.
        players: u8 = 2 in [2, 3, 4], Main, ["O1.1"];
        /// Which rules: a preset.
        edition: Edition = Revised, Main, ["O1.13", "O1.14"];
        /// O1.14
        component_set: ComponentSet = Full, Main, ["O1.13", "O1.14"];
        /// O7.4
        pressure: Duty = Must, Main, ["O7.4"];
        /// O10.6
        cargo_survivor: Duty = Must, Main, ["O10.6"];
        /// O23.11
        mary_draw: MaryDraw = FourDiscardOne, Fine, ["O23.11"];
        /// Words that differ between the editions; never a rule.
        naming: Edition = Revised, Fine, ["O8.4"];
        /// O9.4 The fewest action points of a hunt.
        hunt_min_points: u8 = 1 in [0, 1], Fine, ["O9.4"];
        /// O2.10
        flashlight_survivor: FlashlightSurvivor = AnySeat, Fine, ["O2.10"];
        /// O17.5
        repair_rooms: RepairRooms = WhenBuilding, Fine, ["O17.5"];
        /// O3.13
        hero_placement: HeroPlacement = Simultaneous, Fine, ["O3.13"];
        /// O13.2
        night_flow: NightFlow = Together, Fine, ["O13.2"];
        /// O2.3
        bank: Bank = Unlimited, Fine, ["O2.3"];
        /// O1.7 O2.9
        airlock_rows: AirlockRows = TwoAndFive, Fine, ["O1.7", "O2.9"];
        /// O20.14
        immunity_scope: ImmunityScope = AllButShortage, Fine, ["O20.14"];
    }
}

impl OptionRules for Options {
    const RULES: RulesVersion = RulesVersion(2);
    const ALWAYS_WRITTEN: usize = 1;

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    fn defaults(given: &Self) -> Self {
        let printed = Options::under(given.rules);
        let (revised, early) = if given.rules == RulesVersion::FIRST {
            let first = Options { repair_rooms: RepairRooms::WhenRepairing, ..printed };
            (first, first)
        } else {
            let early = Options {
                hunt_min_points: 0,
                flashlight_survivor: FlashlightSurvivor::Airlock,
                repair_rooms: RepairRooms::WhenRepairing,
                ..printed
            };
            (printed, early)
        };
        match given.edition {
            Edition::Revised => revised,
            Edition::Early => Options {
                component_set: ComponentSet::EarlyCounts,
                pressure: Duty::May,
                cargo_survivor: Duty::May,
                mary_draw: MaryDraw::Card,
                naming: Edition::Early,
                ..early
            },
        }
    }
}

impl Options {
    /// O3.13a Whether heroes are placed in secret.
    #[inline]
    pub(crate) fn places_together(&self) -> bool {
        self.hero_placement == HeroPlacement::Simultaneous
    }
    /// O1.13 O1.14 The event cards of the box.
    pub fn events(&self) -> Set<EventCard> {
        event_cards::cards(self.component_set)
    }
    /// O1.13 O1.14 The leaders of the box.
    pub fn leaders(&self) -> Set<Leader> {
        leaders::cards(self.component_set)
    }
    /// O13.2 Whether the night goes player by player: also with a bank that can run out, because gains can compete.
    #[inline]
    pub fn night_in_turn_order(&self) -> bool {
        self.night_flow == NightFlow::TurnOrder || self.bank == Bank::Counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_sets_what_is_not_said() {
        let early: Options = "players=3 edition=early".parse().unwrap();
        assert_eq!(
            (early.pressure, early.component_set, early.naming),
            (Duty::May, ComponentSet::EarlyCounts, Edition::Early)
        );
        let mixed: Options = "component_set=full players=3 edition=early".parse().unwrap();
        assert_eq!((mixed.pressure, mixed.component_set), (Duty::May, ComponentSet::Full));
        assert_eq!(mixed.to_string(), "players=3 edition=early component_set=full");
    }
}
