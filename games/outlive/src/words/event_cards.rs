//! O5.5 O13.6 O22.1 O22.2 O22.3 O22.4 O22.5 O22.6 O22.7 O22.8 O22.9 O22.10 O22.11 O22.12 Event cards: one row a card.

use crate::words::options::ComponentSet;
use crate::words::tokens::Tokens;
use crate::words::tuning;
use crate::words::{Area, Provenance, Resource};
use kernel::Set;
use vocabulary::words;

words! {
    /// An event card.
    pub enum EventCard as "event" {
        /// O22.1
        ForestFire = "forest_fire",
        /// O22.2
        CaveIn = "cave_in",
        /// O22.3
        Looters = "looters",
        /// O22.4
        Wanderers = "wanderers",
        /// O22.5
        Shortage = "shortage",
        /// O22.6
        Sandstorm = "sandstorm",
        /// O22.7
        RadioactiveCloud = "radioactive_cloud",
        /// O22.8
        HostileClan = "hostile_clan",
        /// O22.9
        NuclearWinter = "nuclear_winter",
        /// O22.10
        Rats = "rats",
        /// O22.11
        Zoonosis = "zoonosis",
        /// O22.12
        MutantAnimals = "mutant_animals",
    }
}

/// How many event cards there are.
pub const EVENT_CARDS: usize = 12;

/// O5.5 What a card does while it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Tokens leave these areas: this many with 2, 3 and 4 players. A shortage.
    Stock(&'static [Area], [u8; 3]),
    /// Search tiles leave both cities. A shortage.
    SearchTiles([u8; 3]),
    /// O22.6 Every hero acts with this strength.
    ActionStrength(u8),
    /// O22.7 Every marker goes this many spaces up.
    RadiationUp(u8),
    /// O22.8 This many materials and ammo are lost, or else a survivor.
    LoseGoods(u8),
    /// O22.9 A survivor is lost.
    LoseSurvivor,
    /// O22.10 A food token is lost, or else a survivor.
    LoseFood,
    /// O22.11 A prey tile gives so much less meat.
    MeatLess(u8),
    /// O22.12 Prey endures so much more.
    EnduranceMore(u8),
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    kind: EventCard,
    /// What it does.
    pub effect: Effect,
    /// O13.6 What resolving it costs. The Wanderers take any food instead of cans.
    pub cost: Tokens,
    /// O24.2 Survival points for whoever resolves it.
    pub points: u8,
    /// O1.14a Whether it is in the set of the edition early.
    set: ComponentSet,
    /// Where its amount, cost and points come from.
    pub provenance: [Provenance; 3],
}

const FULL: ComponentSet = ComponentSet::Full;
const EARLY: ComponentSet = ComponentSet::EarlyCounts;
const PRINTED: Provenance = Provenance::Printed;
const INFERRED: Provenance = Provenance::Inferred;
const OURS: Provenance = Provenance::Ours;

const fn record(
    kind: EventCard,
    effect: Effect,
    (cost, points): (Tokens, u8),
    set: ComponentSet,
    provenance: [Provenance; 3],
) -> Record {
    Record { kind, effect, cost, points, set, provenance }
}

/// O22.1 The one printed cost.
const FOREST_FIRE: (Tokens, u8) = (Tokens::of(Resource::Water, 3), 3);
const ALL_MATERIALS: &[Area] = &[Area::Forest, Area::Mine, Area::Fairground];

#[rustfmt::skip]
const RECORDS: [Record; EVENT_CARDS] = [
    record(EventCard::ForestFire, Effect::Stock(&[Area::Forest], tuning::SHORTAGE_OF_ONE), FOREST_FIRE, EARLY, [OURS, PRINTED, PRINTED]),
    record(EventCard::CaveIn, Effect::Stock(&[Area::Mine], tuning::SHORTAGE_OF_ONE), (tuning::CAVE_IN_COST, 3), EARLY, [OURS, OURS, INFERRED]),
    record(EventCard::Looters, Effect::Stock(&[Area::Fairground], tuning::SHORTAGE_OF_ONE), (tuning::LOOTERS_COST, 3), EARLY, [OURS, OURS, INFERRED]),
    record(EventCard::Wanderers, Effect::SearchTiles(tuning::WANDERERS), (tuning::WANDERERS_COST, 3), FULL, [OURS, OURS, INFERRED]),
    record(EventCard::Shortage, Effect::Stock(ALL_MATERIALS, tuning::SHORTAGE_OF_ALL), (tuning::SHORTAGE_COST, 3), FULL, [OURS, OURS, INFERRED]),
    record(EventCard::Sandstorm, Effect::ActionStrength(3), (tuning::SANDSTORM_COST, 5), EARLY, [PRINTED, OURS, PRINTED]),
    record(EventCard::RadioactiveCloud, Effect::RadiationUp(2), tuning::RADIOACTIVE_CLOUD, EARLY, [PRINTED, OURS, OURS]),
    record(EventCard::HostileClan, Effect::LoseGoods(2), tuning::HOSTILE_CLAN, EARLY, [PRINTED, OURS, OURS]),
    record(EventCard::NuclearWinter, Effect::LoseSurvivor, tuning::NUCLEAR_WINTER, EARLY, [PRINTED, OURS, OURS]),
    record(EventCard::Rats, Effect::LoseFood, tuning::RATS, EARLY, [PRINTED, OURS, OURS]),
    record(EventCard::Zoonosis, Effect::MeatLess(1), tuning::ZOONOSIS, FULL, [PRINTED, OURS, OURS]),
    record(EventCard::MutantAnimals, Effect::EnduranceMore(1), tuning::MUTANT_ANIMALS, FULL, [PRINTED, OURS, OURS]),
];

impl EventCard {
    /// What is printed on it.
    #[inline]
    pub const fn record(self) -> &'static Record {
        &RECORDS[self as usize]
    }

    /// O20.14 Whether it is a shortage event, which no room keeps out.
    pub const fn is_shortage(self) -> bool {
        matches!(self.record().effect, Effect::Stock(..) | Effect::SearchTiles(_))
    }

    /// O13.6a Whether any food pays for it.
    pub const fn takes_any_food(self) -> bool {
        matches!(self, EventCard::Wanderers)
    }
}

/// O1.13 O1.14a The cards of the box.
pub(crate) fn cards(set: ComponentSet) -> Set<EventCard> {
    EventCard::ALL
        .iter()
        .copied()
        .filter(|card| set == ComponentSet::Full || card.record().set == set)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x1_2_the_sets_have_the_printed_numbers_of_events() {
        assert_eq!((cards(ComponentSet::Full).len(), cards(ComponentSet::EarlyCounts).len()), (12, 8));
        assert!(EventCard::ALL.iter().all(|&card| card.record().kind == card));
        assert_eq!(EventCard::ALL.iter().filter(|card| card.is_shortage()).count(), 5);
    }
}
