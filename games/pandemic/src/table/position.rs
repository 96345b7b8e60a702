//! Positions: anything one can write down in the words of the view, every word optional.

use super::frames::Frame;
use super::state::{Ending, Stretch};
use crate::words::map::City;
use crate::words::{
    Card, Colour, Cure, EventCard, HiddenAction, InfectionCard, MutationEvent, Role, StrainCard,
};
use kernel::Seat;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use vocabulary::words;

/// A position in the words of the view. Every word may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words are those of `View`, and CASES.md lists them")]
pub struct Position {
    pub turn: Option<u16>,
    #[serde(deserialize_with = "one_seat")]
    pub active: Option<Seat>,
    pub step: Option<TurnStep>,
    pub card: Option<InfectionCard>,
    pub frames: Option<Vec<Frame>>,
    #[serde(deserialize_with = "vocabulary::spelling::by_seat")]
    pub seats: BTreeMap<u8, SeatPosition>,
    pub cubes: BTreeMap<City, BTreeMap<Colour, u8>>,
    pub supply: BTreeMap<Colour, u8>,
    pub removed_cubes: BTreeMap<Colour, u8>,
    pub purple_appeared: Option<bool>,
    pub cures: BTreeMap<Colour, Cure>,
    pub stations: Option<Vec<City>>,
    pub rate_index: Option<u8>,
    pub outbreaks: Option<u8>,
    pub unseen: Option<Vec<Card>>,
    pub player_deck: PlayerDeckPosition,
    pub player_discard: Option<Vec<Card>>,
    pub player_removed: Vec<Card>,
    pub epidemics_drawn: Option<u8>,
    pub infection_deck: InfectionDeckPosition,
    pub infection_discard: Option<Vec<InfectionCard>>,
    pub infection_removed: Vec<InfectionCard>,
    pub cards_drawn: Option<u8>,
    pub epidemics_waiting: u8,
    pub mutations_waiting: Vec<MutationEvent>,
    pub infection_cards_drawn: Option<u8>,
    pub additional_cards: u8,
    pub abilities_used: Vec<Role>,
    pub strain_treated: Vec<City>,
    pub just_cured: Option<Colour>,
    pub hospital: bool,
    pub special_orders: Vec<u8>,
    pub travel_ban: Option<u8>,
    pub strain: StrainPosition,
    pub bio_terrorist: Option<BioTerroristPosition>,
    pub quiet_nights: Vec<u8>,
    pub forecast: Vec<InfectionCard>,
    pub refused: Vec<String>,
    // Words that follow from the others; they may be said, and must then agree.
    pub rate: Option<u8>,
    pub stations_left: Option<u32>,
    pub epidemics_discarded: Option<u8>,
    pub asked: Option<Vec<u8>>,
    pub private_question: Option<u8>,
    pub ended_by: Option<Ending>,
    pub won: Option<bool>,
    pub bio_terrorist_won: Option<bool>,
    pub options: Option<BTreeMap<String, String>>,
}

/// A seat of a [`Position`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words are those of `SeatView`, and CASES.md lists them")]
pub struct SeatPosition {
    pub role: Option<Role>,
    pub city: Option<City>,
    pub hand: Option<Vec<Card>>,
    pub hand_count: Option<u8>,
    pub shown: Option<Vec<Card>>,
    pub actions_left: Option<u8>,
    pub samples: BTreeMap<Colour, u8>,
    pub stored: Option<EventCard>,
}

/// P19 Virulent Strain in a [`Position`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words are those of `StrainView`, and CASES.md lists them")]
pub struct StrainPosition {
    pub colour: Option<Colour>,
    pub drawn: Option<Vec<StrainCard>>,
    pub in_force: Vec<StrainCard>,
    pub waiting: Vec<StrainCard>,
    pub resolving: Option<StrainCard>,
}

/// P21 The Bio-Terrorist of a [`Position`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words are those of `BioTerroristView`, and CASES.md lists them")]
pub struct BioTerroristPosition {
    pub seat: Option<u8>,
    pub city: Option<City>,
    pub captor: Option<u8>,
    pub out: bool,
    pub hand: Option<Vec<City>>,
    pub hand_count: Option<u8>,
    pub known: Option<Vec<City>>,
    pub moves_left: Option<u8>,
    pub actions_left: Option<u8>,
    pub hidden_used: Vec<HiddenAction>,
    pub possible: Option<Vec<City>>,
    pub trail: Option<Vec<Combination>>,
}

/// What may be known of the Bio-Terrorist's turn: moves and actions left, and the cities.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "CASES.md lists the words")]
pub struct Combination {
    pub moves: u8,
    pub actions: u8,
    pub cities: Vec<City>,
}

/// The player deck of a [`Position`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "CASES.md lists the words")]
pub struct PlayerDeckPosition {
    pub left: Option<u8>,
    pub stretches: Option<Vec<Stretch>>,
}

/// The infection deck of a [`Position`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "CASES.md lists the words")]
pub struct InfectionDeckPosition {
    pub left: Option<u32>,
    pub top: Vec<InfectionCard>,
    pub bottom: Vec<InfectionCard>,
    pub layers: Option<Vec<Vec<InfectionCard>>>,
    pub shuffles: Option<Vec<u8>>,
    pub shuffled: Option<u8>,
    pub lefts: Option<Vec<u8>>,
    pub dealt: Option<Vec<Vec<InfectionCard>>>,
    pub parted_for: Option<Vec<u8>>,
}

words! {
    /// Where in a turn a position stands.
    pub enum TurnStep as "step" {
        /// The active seat acts.
        Actions = "actions",
        /// The action step is closed; windows open if somebody can respond.
        BeforeDraw = "before_draw",
        /// Two player cards are due.
        Draw = "draw",
        /// Two cards are drawn, and some of them wait: `epidemics_waiting`, `mutations_waiting`.
        CardsDrawn = "cards_drawn",
        /// Increase is done, the bottom infection card is due.
        Bottom = "bottom",
        /// The bottom infection card is `card`.
        BottomRevealed = "bottom_revealed",
        /// Infect is done.
        EpidemicInfected = "epidemic_infected",
        /// P19.6 The effect of the strain card that is being resolved is due.
        Effect = "effect",
        /// P19.6 That effect is done.
        BeforeIntensify = "before_intensify",
        /// An Epidemic is done and another one waits.
        SpecialResolved = "special_resolved",
        /// Hands are looked at.
        HandLimit = "hand_limit",
        /// The draw step is finished.
        BeforeInfection = "before_infection",
        /// An infection card is due.
        Infection = "infection",
        /// The infection card turned up is `card`.
        InfectionRevealed = "infection_revealed",
        /// An infection card has been carried out.
        InfectionResolved = "infection_resolved",
        /// The infection step is finished.
        TurnEnd = "turn_end",
        /// P21.46 Before the Bio-Terrorist's turn.
        BtTurnBefore = "bt_turn_before",
        /// P21.8 The Bio-Terrorist acts.
        BioTerrorist = "bio_terrorist",
        /// P21.46 After the Bio-Terrorist's turn.
        BtTurnAfter = "bt_turn_after",
    }
}

fn one_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    Seat::deserialize(deserializer).map(Some)
}
