//! What the team-mate thinks things are worth, in one measure: a cube alone in a city is about 1.

/// See [`WEIGHTS`].
pub(super) struct Weights {
    /// A cure found.
    pub(super) cured: f32,
    /// A cured disease without cubes.
    pub(super) eradicated: f32,
    /// All the cards of a cure in one hand; a part of them counts by its square.
    pub(super) cards: f32,
    /// That a cure can be found with the cards in hand,
    pub(super) ready: f32,
    /// less each step to a station.
    pub(super) ready_way: f32,
    /// The same step while cards are missing.
    pub(super) nearly_way: f32,
    /// Cards in hands that do not hold the most of their colour.
    pub(super) second_hand: f32,
    /// Each cube that the supply is short of
    pub(super) scarce: f32,
    /// so many.
    pub(super) scarce_from: f32,
    /// One cube in a city,
    pub(super) one: f32,
    /// two
    pub(super) two: f32,
    /// and three.
    pub(super) three: f32,
    /// How much worse each outbreak makes that.
    pub(super) outbreaks: f32,
    /// The part of a danger that is gone where the own pawn stands,
    pub(super) help_own: f32,
    /// and where another does.
    pub(super) help_other: f32,
    /// What is left of a danger beside the Quarantine Specialist.
    pub(super) guarded: f32,
    /// An outbreak that would bring on another.
    pub(super) chained: f32,
    /// A station,
    pub(super) station: f32,
    /// less each step from a city to the nearest one.
    pub(super) remote: f32,
    /// The card that completes a cure, in the hand of another.
    pub(super) last_card: f32,
    /// How much less a step in between makes that.
    pub(super) apart: f32,
    /// What handing on a card is worth as against having it.
    pub(super) meeting: f32,
    /// How likely a city of a known layer is to come up, at least:
    pub(super) heat_base: f32,
    /// and more, by the chance that it does
    pub(super) heat: f32,
    /// within so many infection steps.
    pub(super) heat_cards: f32,
    /// A city whose card lies in the discard.
    pub(super) heat_discard: f32,
}

/// The weights in use.
pub(super) static WEIGHTS: Weights = Weights {
    cured: 400.0,
    eradicated: 25.0,
    cards: 70.0,
    ready: 140.0,
    ready_way: 7.0,
    nearly_way: 1.0,
    second_hand: 0.15,
    scarce: 4.0,
    scarce_from: 10.0,
    one: 1.0,
    two: 5.0,
    three: 16.0,
    outbreaks: 0.15,
    help_own: 0.6,
    help_other: 0.3,
    guarded: 0.6,
    chained: 3.0,
    station: 5.0,
    remote: 0.12,
    last_card: 80.0,
    apart: 0.4,
    meeting: 0.5,
    heat_base: 0.5,
    heat: 2.5,
    heat_cards: 2.0,
    heat_discard: 0.9,
};
