//! The team-mate's weights, in one unit: a cube alone in a city is about 1.

/// The weights by which the team-mate values a position; [`WEIGHTS`] has those in use.
pub(super) struct Weights {
    /// A cure found.
    pub(super) cured: f32,
    /// A cured disease without cubes.
    pub(super) eradicated: f32,
    /// All the cards of a cure in one hand; a part of them counts by its square.
    pub(super) cards: f32,
    /// A cure that can be found with the cards in hand.
    pub(super) ready: f32,
    /// Deducted for each step to a station while a cure is ready.
    pub(super) ready_way: f32,
    /// Deducted for each step to a station while cards for the cure are missing.
    pub(super) nearly_way: f32,
    /// Each card in hands that do not hold the most of their colour.
    pub(super) second_hand: f32,
    /// Deducted for each cube by which the supply is below [`Weights::scarce_from`].
    pub(super) scarce: f32,
    /// The number of cubes below which a supply is scarce.
    pub(super) scarce_from: f32,
    /// Deducted for one cube in a city, alone.
    pub(super) one: f32,
    /// Deducted for two cubes of a colour in a city.
    pub(super) two: f32,
    /// Deducted for three cubes of a colour in a city.
    pub(super) three: f32,
    /// By how much each outbreak so far increases these deductions, as a fraction.
    pub(super) outbreaks: f32,
    /// The fraction of a danger that is removed where this seat's pawn is.
    pub(super) help_own: f32,
    /// The fraction of a danger that is removed where another pawn is.
    pub(super) help_other: f32,
    /// The fraction of a danger that remains beside the Quarantine Specialist.
    pub(super) guarded: f32,
    /// Deducted for each pair of neighbours with three cubes of a colour, one of which would break out with the other.
    pub(super) chained: f32,
    /// A research station.
    pub(super) station: f32,
    /// Deducted for each step from each city to its nearest station.
    pub(super) remote: f32,
    /// The card that completes a cure, in the hand of another seat.
    pub(super) last_card: f32,
    /// How much each step between giver and taker reduces the value of a card to be handed over: it is divided by 1 + this × steps.
    pub(super) apart: f32,
    /// The value of a card that can be handed over, as a fraction of its value in the right hand.
    pub(super) meeting: f32,
    /// The least relative probability that a city of a known layer comes up.
    pub(super) heat_base: f32,
    /// Added to it for the probability that the city comes up soon.
    pub(super) heat: f32,
    /// The number of infection steps that count as soon.
    pub(super) heat_cards: f32,
    /// The relative probability of a city whose card is in the discard pile.
    pub(super) heat_discard: f32,
}

/// The weights in use, found by an evolution strategy: nine generations of 14 team-mates, each measured in 780 games of 2 to 4
/// players with 4 or 5 Epidemics. Four players with 5 Epidemics win 21 % of 800 games with them, and won 16 % with the first guess.
pub(super) static WEIGHTS: Weights = Weights {
    cured: 390.0,
    eradicated: 55.0,
    cards: 56.0,
    ready: 110.0,
    ready_way: 7.0,
    nearly_way: 0.81,
    second_hand: 0.17,
    scarce: 4.2,
    scarce_from: 6.6,
    one: 1.1,
    two: 6.8,
    three: 24.0,
    outbreaks: 0.11,
    help_own: 0.38,
    help_other: 0.48,
    guarded: 0.52,
    chained: 2.0,
    station: 3.7,
    remote: 0.088,
    last_card: 74.0,
    apart: 0.47,
    meeting: 0.6,
    heat_base: 0.62,
    heat: 1.6,
    heat_cards: 2.2,
    heat_discard: 0.88,
};
