//! T1.10 What a card does: each verb of its rows has a mark, drawn as often as it counts.

use super::symbols::sky;
use crate::kit::picture::{Layer, Symbol, Tone};
use tokyo::{
    ALL_OF_IT, Amount, Attack, Cue, DamageType, Deed, Does, Effect, More, Odd, Range, Row, Trait, When,
};

/// Where marks stand beside the subject, and how large they are.
const SPOTS: [((i16, i16), u16); 12] = [
    ((16, 24), 25),
    ((104, 38), 23),
    ((15, 56), 21),
    ((105, 68), 19),
    ((33, 12), 18),
    ((90, 14), 18),
    ((12, 80), 16),
    ((110, 88), 15),
    ((46, 8), 13),
    ((76, 8), 13),
    ((28, 90), 13),
    ((94, 90), 13),
];

/// More marks of one kind than this tell nobody more.
const MOST: u8 = 5;

/// The marks of these rows, from the back to the front.
pub(super) fn marks(rows: &[Row]) -> Vec<Layer> {
    let mut marks = Marks::default();
    for row in rows {
        row.does.iter().for_each(|does| marks.does(row.when, does));
    }
    marks.layers
}

#[derive(Default)]
struct Marks {
    layers: Vec<Layer>,
    spots: usize,
}

impl Marks {
    /// A mark at the next free spot, this many times.
    fn at_spots(&mut self, name: &'static str, times: u8) {
        for _ in 0..times.min(MOST) {
            let Some(&(at, size)) = SPOTS.get(self.spots) else { return };
            self.layers.push(Layer::new(sky(name), at, size).tone(Tone::Middle));
            self.spots += 1;
        }
    }

    fn behind(&mut self, layer: Layer) {
        self.layers.push(layer.tone(Tone::Middle));
    }

    fn does(&mut self, when: When, does: &Does) {
        match does.what {
            Effect::Attack(attack) => self.attack(&attack),
            Effect::Strike { kind, amount } => {
                let amount = match amount {
                    Amount::Fixed(amount) => amount,
                    Amount::Unreduced => MOST,
                };
                self.blows(kind, amount, Range::Near, Side::Left);
            }
            Effect::Boost { amount, kind, traits } => {
                self.at_spots("mark-plus", amount);
                self.blows(kind.unwrap_or(DamageType::Physical), amount, Range::Near, Side::Left);
                self.traits(traits);
            }
            Effect::Reduce { amount, environment, .. } => {
                let shells = if amount == ALL_OF_IT { MOST } else { amount };
                self.nested(sky("mark-hexagon"), shells, 66, 14);
                if environment > 0 {
                    self.behind(Layer::wide(sky("place-ring")));
                }
            }
            Effect::Bonus { amount, .. } => self.at_spots("mark-up", amount),
            Effect::Tax { amount, .. } => self.at_spots("mark-bar", amount),
            Effect::Vehicle { seats, areas, bonus } => {
                self.streaks(areas * 2, Side::Left);
                self.at_spots("mark-seat", seats - 1);
                self.at_spots("mark-up", bonus);
            }
            Effect::Heal(amount) => self.at_spots("mark-cross", amount),
            Effect::Refresh { amount, .. } | Effect::RefreshThis(amount) => {
                self.at_spots("mark-turn", amount)
            }
            Effect::Draw(amount) => self.at_spots("mark-card", amount),
            Effect::Discard(amount) => self.at_spots("mark-card-lost", amount),
            Effect::Token(amount) => self.at_spots("mark-token", amount),
            Effect::Toll(amount) => self.at_spots("mark-token-lost", amount),
            Effect::Buy { most } => self.at_spots("mark-coin", most / 2),
            Effect::Salvage(amount) => self.at_spots("mark-salvage", amount),
            Effect::Artifact => self.at_spots("mark-gem", 1),
            Effect::Harm { kind, amount } => self.harm(when, kind, amount),
            Effect::Strip(amount) => self.at_spots("mark-strip", amount),
            Effect::Trouble(amount) => self.at_spots("mark-hazard", amount),
            Effect::Redraw => self.at_spots("mark-swap", 1),
            Effect::Deeper(amount) => self.at_spots("mark-deeper", amount),
            Effect::Story(deed) => self.deed(when, deed),
            Effect::Odd(Odd::Aggravate) => self.behind(Layer::new(sky("mark-burst"), (60, 54), 76)),
            Effect::Odd(odd) => self.at_spots(odd_mark(odd), 1),
        }
    }

    fn attack(&mut self, attack: &Attack) {
        if attack.spread > 1 {
            self.behind(Layer::wide(sky("mark-burst")));
        }
        for hit in 0..attack.hits {
            let side = if hit.is_multiple_of(2) { Side::Left } else { Side::Right };
            for &kind in attack.kinds {
                self.blows(kind, attack.amount, attack.range, side);
            }
        }
        self.traits(attack.traits);
        match attack.more {
            None => {}
            Some(More::AfterMove(amount)) => self.at_spots("mark-beyond", amount),
            Some(More::InCompany(amount)) => self.at_spots("mark-seat", amount),
            Some(More::PerToken(amount)) => self.at_spots("mark-token", amount),
        }
    }

    /// As many strokes, streaks or waves as the damage counts.
    fn blows(&mut self, kind: DamageType, amount: u8, range: Range, side: Side) {
        match (kind, range) {
            (DamageType::Cognitive, Range::Near | Range::NearPlus) => {
                self.nested(sky("mark-wave"), amount, 44, 16);
            }
            (DamageType::Cognitive, Range::Far | Range::FarPlus) => {
                self.nested(sky("mark-wave"), amount, 60, 26);
            }
            (DamageType::Physical, Range::Near | Range::NearPlus) => self.slashes(amount, side),
            (DamageType::Physical, Range::Far | Range::FarPlus) => self.streaks(amount, side),
        }
        match range {
            Range::FarPlus | Range::NearPlus => {
                self.behind(Layer::wide(sky("light-foil")).tone(Tone::Bright))
            }
            Range::Far | Range::Near => {}
        }
    }

    fn slashes(&mut self, amount: u8, side: Side) {
        for stroke in 0..i16::from(amount.min(8)) {
            let layer = Layer::new(sky("mark-slash"), (60, 18 + 10 * stroke), 118).turned(stroke * 7 - 18);
            self.behind(side.seen(layer));
        }
    }

    fn streaks(&mut self, amount: u8, side: Side) {
        for streak in 0..i16::from(amount.min(8)) {
            let layer = Layer::new(sky("mark-streak"), (60, 12 + 11 * streak), 124).turned(-6 + streak * 2);
            self.behind(side.seen(layer));
        }
    }

    fn nested(&mut self, symbol: Symbol, times: u8, first: u16, step: u16) {
        for number in 0..u16::from(times.min(8)) {
            self.behind(Layer::new(symbol, (60, 50), first + number * step).turned(number as i16 * 9));
        }
    }

    fn harm(&mut self, when: When, kind: DamageType, amount: u8) {
        self.at_spots(harm_mark(kind), amount);
        if when == When::End {
            self.behind(Layer::wide(sky("light-gloom")).tone(Tone::Far));
        }
    }

    fn traits(&mut self, traits: &[Trait]) {
        for special in traits {
            self.at_spots(
                match special {
                    Trait::IntoAdjacent => "mark-beyond",
                    Trait::IgnoresReduction => "mark-pierce",
                    Trait::NoCounter => "mark-hush",
                },
                1,
            );
        }
    }

    /// T32 What scenario and MOD cards do. What is only done to cards of the same scenario leaves no mark.
    fn deed(&mut self, when: When, deed: Deed) {
        if let When::Story(Cue::Missed) = when {
            self.at_spots("mark-fall", 1);
        }
        match deed {
            Deed::Open(_)
            | Deed::Out(_)
            | Deed::Discard(_)
            | Deed::PlaceOpposite(..)
            | Deed::LayBeside(_) => {}
            Deed::Place(..) | Deed::PlaceIn(..) | Deed::Fetch(..) | Deed::Embark(_) => {
                self.at_spots("mark-way", 1)
            }
            Deed::Move(_) | Deed::Towards(_) | Deed::Roll => self.streaks(3, Side::Right),
            Deed::Put(_, by_pcs) => self.at_spots("mark-token", by_pcs[0].min(2)),
            Deed::PutAsOn(..) => self.at_spots("mark-token", 1),
            Deed::Stamp(route) => self.at_spots("mark-flag", route.len() as u8),
            Deed::TakeOff(..) | Deed::Settle(_) | Deed::Credit => self.at_spots("mark-token-lost", 1),
            Deed::TroublesAt(_, by_pcs)
            | Deed::TroublesAtDriver(by_pcs)
            | Deed::TroublesIn(_, by_pcs)
            | Deed::Lull(by_pcs) => self.at_spots("mark-hazard", by_pcs[0]),
            Deed::Seep | Deed::Crowd => self.at_spots("mark-hazard", 1),
            Deed::Swell(..) | Deed::Worse(_) => self.at_spots("mark-plus", 1),
            Deed::Choose | Deed::Decide | Deed::DriverChooses => self.at_spots("mark-choice", 1),
            Deed::HarmNpc(kind, amount) => self.at_spots(harm_mark(kind), amount),
            Deed::WithVehicle(..) | Deed::Driver | Deed::NameVehicle | Deed::Lend(_) => {
                self.at_spots("mark-beyond", 1);
            }
            Deed::Mod(_) => self.at_spots("mark-card", 1),
            Deed::LiftSeal(_) => self.at_spots("mark-up", 1),
            Deed::Clear => self.behind(Layer::wide(sky("light-rays"))),
            Deed::Defeat => self.at_spots("mark-fall", 1),
            Deed::Targets(_, change, _) if change < 0 => self.at_spots("mark-up", change.unsigned_abs()),
            Deed::Targets(_, change, _) => self.at_spots("mark-bar", change.unsigned_abs()),
            Deed::Blackout | Deed::Shut | Deed::VehicleStays | Deed::ThisStays => {
                self.at_spots("mark-shut", 1)
            }
            Deed::Rest(amount) => self.at_spots("mark-turn", amount),
            Deed::PagesArrive
            | Deed::PagesRide
            | Deed::PagesTaken
            | Deed::PagesWeigh
            | Deed::PagesOnTrouble(_)
            | Deed::Trail(_)
            | Deed::TakePages(_)
            | Deed::VesselKeeps(_) => self.at_spots("mark-page", 1),
            Deed::PagesOn(_, by_pcs) | Deed::Copies(by_pcs) | Deed::Vessel(by_pcs) => {
                self.at_spots("mark-page", by_pcs[0]);
            }
            Deed::Seal | Deed::Unburden(_) => self.at_spots("mark-card-lost", 1),
            Deed::Treasure(_) => self.at_spots("mark-gem", 1),
            Deed::Shelter(_) => self.nested(sky("mark-hexagon"), 2, 66, 14),
            Deed::Bypass => self.at_spots("mark-deeper", 1),
        }
    }
}

/// From where strokes come.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

impl Side {
    fn seen(self, layer: Layer) -> Layer {
        match self {
            Side::Left => layer,
            Side::Right => layer.mirrored(),
        }
    }
}

fn harm_mark(kind: DamageType) -> &'static str {
    match kind {
        DamageType::Physical => "mark-drop",
        DamageType::Cognitive => "mark-mind",
    }
}

fn odd_mark(odd: Odd) -> &'static str {
    match odd {
        Odd::HandOver | Odd::SharedHand | Odd::ProxyPurchase => "mark-swap",
        Odd::SpareScrap | Odd::Appraise => "mark-salvage",
        Odd::RideAlong | Odd::Combination | Odd::Shadow => "mark-seat",
        Odd::Sidestep | Odd::Divert | Odd::DoorStep | Odd::Platform | Odd::Punch | Odd::Scatter => {
            "mark-beyond"
        }
        Odd::ScrapCard => "mark-card-lost",
        Odd::TokenIfNone | Odd::TokenIfUnhurt | Odd::CoverFee => "mark-token",
        Odd::DoubleDamage | Odd::Aggravate => "mark-plus",
        Odd::NoPlacement | Odd::Overlook | Odd::Sweep => "mark-hush",
        Odd::Adapt | Odd::Doll => "mark-hexagon",
        Odd::HandSize | Odd::Foresee => "mark-card",
        Odd::Delay | Odd::SecondDraw => "mark-turn",
        Odd::Granted => "mark-odd",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokyo::{Card, Who};

    fn does(what: Effect) -> Vec<Layer> {
        let does = Box::leak(Box::new([Does { who: Who::You, what }]));
        marks(&[Row::new(When::Play, does)])
    }

    #[test]
    fn another_effect_leaves_other_marks() {
        let effects = [
            Effect::Heal(1),
            Effect::Heal(2),
            Effect::Draw(1),
            Effect::Token(1),
            Effect::Toll(1),
            Effect::Redraw,
            Effect::Buy { most: 6 },
            Effect::Buy { most: 8 },
            Effect::Vehicle { seats: 2, areas: 1, bonus: 1 },
            Effect::Vehicle { seats: 2, areas: 2, bonus: 1 },
        ];
        for (number, &one) in effects.iter().enumerate() {
            for &other in &effects[..number] {
                assert_ne!(does(one), does(other), "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn everything_a_card_does_leaves_marks() {
        for card in Card::all() {
            assert!(!marks(card.row().rows).is_empty(), "{}", card.word());
        }
    }
}
