//! Positions: anything one can write down in the words of the view, checked into a state one can play.
//!
//! What is unsaid is: every pawn and one station in Atlanta, no cubes, empty hands and discards, all
//! other cards in their decks, the first turn of seat 0 with four actions. Roles that are unsaid are
//! filled in as scientist, operations expert, dispatcher, researcher, medic, in this order.

mod board;
mod checks;
mod decks;
mod moment;

use crate::frames::Frame;
use crate::map::City;
use crate::options::Options;
use crate::rules::turn;
use crate::spelling;
use crate::state::{Ending, State, Stretch};
use crate::words::{Card, Colour, Cure, Role, words};
use decks::Places;
use kernel::{Game, PositionError, Seat, Viewer};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;

/// A position in the words of the view. Every word may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the words are those of `View`, and CASES.md lists them")]
pub struct Position {
    pub turn: Option<u16>,
    #[serde(deserialize_with = "one_seat")]
    pub active: Option<Seat>,
    pub step: Option<Step>,
    pub card: Option<City>,
    pub frames: Option<Vec<Frame>>,
    #[serde(deserialize_with = "by_seat")]
    pub seats: BTreeMap<u8, SeatPosition>,
    pub cubes: BTreeMap<City, BTreeMap<Colour, u8>>,
    pub supply: BTreeMap<Colour, u8>,
    pub cures: BTreeMap<Colour, Cure>,
    pub stations: Option<Vec<City>>,
    pub rate_index: Option<u8>,
    pub outbreaks: Option<u8>,
    pub unseen: Option<Vec<Card>>,
    pub player_deck: PlayerDeckPosition,
    pub player_discard: Option<Vec<Card>>,
    pub epidemics_drawn: Option<u8>,
    pub infection_deck: InfectionDeckPosition,
    pub infection_discard: Option<Vec<City>>,
    pub infection_removed: Vec<City>,
    pub cards_drawn: Option<u8>,
    pub epidemics_waiting: u8,
    pub infection_cards_drawn: Option<u8>,
    pub quiet_nights: Vec<u8>,
    pub forecast: Vec<City>,
    pub refused: Vec<String>,
    // Words that follow from the others; they may be said, and must then agree.
    pub rate: Option<u8>,
    pub stations_left: Option<u32>,
    pub epidemics_discarded: Option<u8>,
    pub asked: Option<Vec<u8>>,
    pub private_question: Option<u8>,
    pub ended_by: Option<Ending>,
    pub won: Option<bool>,
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
    pub top: Vec<City>,
    pub bottom: Vec<City>,
    pub layers: Option<Vec<Vec<City>>>,
    pub shuffles: Option<Vec<u8>>,
    pub shuffled: Option<u8>,
}

words! {
    /// Where in a turn a position stands.
    pub enum Step as "step" {
        /// The active seat acts.
        Actions = "actions",
        /// The action step is closed; windows open if somebody can respond.
        BeforeDraw = "before_draw",
        /// Two player cards are due.
        Draw = "draw",
        /// Two cards are drawn, and `epidemics_waiting` of them are Epidemics.
        CardsDrawn = "cards_drawn",
        /// Increase is done, the bottom infection card is due.
        Bottom = "bottom",
        /// The bottom infection card is `card`.
        BottomRevealed = "bottom_revealed",
        /// Infect is done.
        EpidemicInfected = "epidemic_infected",
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
    }
}

/// P11.13 How far ahead a skip may lie, so that One Quiet Night can still add one behind it.
const MOST_TURNS_AHEAD: u8 = 6;

fn wrong<T>(path: impl Into<String>, reason: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError { path: path.into(), reason: reason.into() })
}

fn one_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    spelling::seat::deserialize(deserializer).map(Some)
}

/// Seats as a list, or as a table with the seats' numbers.
fn by_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<u8, SeatPosition>, D::Error> {
    struct Seats;
    impl<'de> Visitor<'de> for Seats {
        type Value = BTreeMap<u8, SeatPosition>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a table of seats with the keys 0, 1, …, or a list of seats")
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut seats = BTreeMap::new();
            while let Some(key) = map.next_key::<String>()? {
                let number = key.strip_prefix('s').unwrap_or(&key).parse().map_err(|_| {
                    serde::de::Error::custom(format!("`{key}` is no seat; seats are 0, 1, …"))
                })?;
                if seats.insert(number, map.next_value()?).is_some() {
                    return Err(serde::de::Error::custom(format!("seat {number} is said twice")));
                }
            }
            Ok(seats)
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut seats = BTreeMap::new();
            while let Some(seat) = list.next_element()? {
                seats.insert(seats.len() as u8, seat);
            }
            Ok(seats)
        }
    }
    deserializer.deserialize_any(Seats)
}

impl State {
    /// The state this position describes, or why there can be none.
    pub(crate) fn at(options: &Options, position: &Position) -> Result<State, PositionError> {
        let before = State::before_setup(options)
            .map_err(|refusal| PositionError { path: "options".into(), reason: refusal.to_string() })?;
        let active = position.active.unwrap_or_default();
        if active.number() >= options.players {
            return wrong(
                "active",
                format!("{active} is no seat of a game with {} players (P2.1)", options.players),
            );
        }
        let mut view = before.view(Viewer::Omniscient);
        view.turn = position.turn.unwrap_or(1);
        if view.turn == 0 {
            return wrong("turn", "turns count from 1 (P3.1)");
        }
        view.active = active;
        board::place_cubes(position, &mut view)?;
        board::place_stations(position, &mut view)?;
        let mut cards = Places { free: Card::all() };
        let players = board::place_seats(options, position, active, &mut cards)?;
        view.frames = board::frames(position)?;
        moment::check_frames(options.players, &view.frames)?;
        moment::count_the_turn(position, &mut view)?;
        decks::place_player_cards(options, position, &mut cards, &mut view)?;
        decks::place_infection_cards(position, &mut view)?;
        view.quiet_nights = position.quiet_nights.clone();
        view.refused = moment::refused(options, position)?;
        if let Some(&turns) = view.quiet_nights.iter().find(|turns| **turns > MOST_TURNS_AHEAD) {
            let reason = format!("{turns} turns ahead is too far; at most {MOST_TURNS_AHEAD} (P11.13)");
            return wrong("quiet_nights", reason);
        }
        let mut state = crate::view::rebuild(&view, players, view.unseen);
        moment::check_counts(&state)?;
        checks::check_diseases(options, &state)?;
        moment::check_half_resolved(&state)?;
        turn::advance(&mut state, &mut ());
        checks::agree(position, &state.view(Viewer::Omniscient))?;
        Ok(state)
    }
}
