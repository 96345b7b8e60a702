//! Positions: anything one can write down in the words of the view, checked into a state one can play.
//!
//! What is unsaid is: every pawn and one station in Atlanta, no cubes, empty hands and discards, all
//! other cards in their decks, the first turn of seat 0 with four actions. Roles that are unsaid are
//! filled in as scientist, operations expert, dispatcher, researcher, medic, in this order.

use crate::map::{CITIES, City};
use crate::notation::Action;
use crate::options::{Options, Switch};
use crate::roles::medic;
use crate::rules::turn;
use crate::setup;
use crate::spelling;
use crate::state::{
    ACTIONS, CITY_CUBES, CUBES, DRAWN, Ending, Frame, HAND_LIMIT, Player, RATES, SKULL, STATIONS, State,
    Stretch, Window,
};
use crate::view::{DeckLayer, View};
use crate::words::{COLOURS, Card, Colour, Cure, EventCard, Role, words};
use kernel::{Game, Id, PerSeat, PositionError, Seat, SeatSet, Set, Viewer};
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
    pub infection_cards_drawn: u8,
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
                let number = key.trim_start_matches('s').parse().map_err(|_| {
                    serde::de::Error::custom(format!("`{key}` is no seat; seats are 0, 1, …"))
                })?;
                seats.insert(number, map.next_value()?);
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

/// Cards that lie in one place only.
struct Places<T> {
    free: Set<T>,
}

impl<T: Id + fmt::Display> Places<T> {
    fn take(&mut self, path: &str, cards: &[T]) -> Result<Set<T>, PositionError> {
        let mut taken = Set::EMPTY;
        for &card in cards {
            if !self.free.remove(card) {
                return wrong(path, format!("{card} lies in two places (P1.7: there is one of each card)"));
            }
            taken.insert(card);
        }
        Ok(taken)
    }
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
        view.active = active;
        place_cubes(position, &mut view)?;
        place_stations(position, &mut view)?;
        let mut cards = Places { free: Card::all() };
        let players = place_seats(options, position, active, &mut cards)?;
        view.seats[active.number() as usize].actions_left = actions_left(position, active)?;
        place_player_cards(options, position, &mut cards, &mut view)?;
        view.frames = frames(position)?;
        place_infection_cards(position, &mut view)?;
        view.quiet_nights = position.quiet_nights.clone();
        for (index, request) in position.refused.iter().enumerate() {
            match request.parse::<Action>() {
                Ok(action) => view.refused.push(action),
                Err(error) => return wrong(format!("refused.{index}"), error.to_string()),
            }
        }
        if let Some(&turns) = view.quiet_nights.iter().find(|turns| **turns > 7) {
            return wrong("quiet_nights", format!("{turns} turns ahead is too far; at most 7 (P11.13)"));
        }
        let mut state = crate::view::rebuild(&view, players, view.unseen);
        check_hands(&state)?;
        check_diseases(options, &state)?;
        turn::advance(&mut state, &mut ());
        agree(position, &state.view(Viewer::Omniscient))?;
        Ok(state)
    }
}

/// P1.3 P1.4 P1.6 Cubes, supplies, cures and tracks.
fn place_cubes(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let mut on_board = [0_u8; COLOURS];
    for (city, colours) in &position.cubes {
        for (colour, &cubes) in colours {
            if cubes > CITY_CUBES {
                return wrong(
                    format!("cubes.{city}.{colour}"),
                    format!("{cubes} cubes; a city holds at most {CITY_CUBES} of a colour (P1.4)"),
                );
            }
            view.cubes[*city as usize][*colour as usize] = cubes;
            on_board[*colour as usize] += cubes;
        }
    }
    for &colour in Colour::ALL {
        let on_board = on_board[colour as usize];
        let Some(supply) = CUBES.checked_sub(on_board) else {
            return wrong(
                "cubes",
                format!("{on_board} {colour} cubes on the board; there are {CUBES} (P1.3)"),
            );
        };
        view.supply[colour as usize] = supply;
        if let Some(&said) = position.supply.get(&colour)
            && said != supply
        {
            return wrong(
                format!("supply.{colour}"),
                format!("{said} in the supply and {on_board} on the board are not {CUBES} (P1.3)"),
            );
        }
        view.cures[colour as usize] = position.cures.get(&colour).copied().unwrap_or(Cure::Active);
    }
    view.rate_index = position.rate_index.unwrap_or(0);
    if view.rate_index as usize >= RATES.len() {
        return wrong("rate_index", format!("the track has the spaces 0 to {} (P1.5)", RATES.len() - 1));
    }
    view.outbreaks = position.outbreaks.unwrap_or(0);
    if view.outbreaks >= SKULL {
        return wrong("outbreaks", format!("at {SKULL} the game is over (P18.3)"));
    }
    Ok(())
}

/// P1.8 Stations.
fn place_stations(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let Some(stations) = &position.stations else { return Ok(()) };
    view.stations = stations.iter().copied().collect();
    if view.stations.len() as usize != stations.len() {
        return wrong("stations", "a city holds at most one station (P1.8)");
    }
    if view.stations.is_empty() || view.stations.len() > STATIONS {
        return wrong("stations", format!("there are 1 to {STATIONS} stations on the board (P1.8)"));
    }
    Ok(())
}

/// P1.9 P2.2 Roles, pawns and hands.
fn place_seats(
    options: &Options,
    position: &Position,
    active: Seat,
    cards: &mut Places<Card>,
) -> Result<PerSeat<Player>, PositionError> {
    let mut players = PerSeat::filled(options.players, Player::default());
    let mut free_roles =
        vec![Role::Scientist, Role::OperationsExpert, Role::Dispatcher, Role::Researcher, Role::Medic];
    for (&number, said) in &position.seats {
        let Some(seat) = Seat::new(number).filter(|_| number < options.players) else {
            return wrong(
                format!("seats.{number}"),
                format!("no such seat in a game with {} players (P2.1); seats count from 0", options.players),
            );
        };
        if let Some(role) = said.role {
            let Some(at) = free_roles.iter().position(|&free| free == role) else {
                return wrong(
                    format!("seats.{number}.role"),
                    "two seats have this role; roles differ (P2.2)",
                );
            };
            free_roles.remove(at);
            players[seat].role = Some(role);
        }
        players[seat].city = said.city.unwrap_or(City::Atlanta);
        let hand = said.hand.as_deref().unwrap_or_default();
        players[seat].hand = cards.take(&format!("seats.{number}.hand"), hand)?;
        players[seat].shown = match (&said.shown, options.open_hands) {
            (_, Switch::On) => players[seat].hand,
            (None, Switch::Off) => Set::EMPTY,
            (Some(shown), Switch::Off) => shown.iter().copied().collect(),
        };
        if !players[seat].shown.is_subset(players[seat].hand) {
            return wrong(format!("seats.{number}.shown"), "a shown card is not in the hand");
        }
        if seat != active && said.actions_left.unwrap_or(0) > 0 {
            return wrong(format!("seats.{number}.actions_left"), "only the active seat has actions (P3.2)");
        }
    }
    for seat in Seat::first(options.players) {
        if players[seat].role.is_none() {
            players[seat].role = Some(free_roles.remove(0));
        }
    }
    Ok(players)
}

/// P3.2
fn actions_left(position: &Position, active: Seat) -> Result<u8, PositionError> {
    let unsaid = match position.step {
        None | Some(Step::Actions) if position.frames.is_none() => ACTIONS,
        _ => 0,
    };
    let left = position.seats.get(&active.number()).and_then(|seat| seat.actions_left).unwrap_or(unsaid);
    if left > ACTIONS {
        let path = format!("seats.{}.actions_left", active.number());
        return wrong(path, format!("a turn has {ACTIONS} actions (P3.2)"));
    }
    Ok(left)
}

/// P2.7 P3.10 The player deck and its discard.
fn place_player_cards(
    options: &Options,
    position: &Position,
    cards: &mut Places<Card>,
    view: &mut View,
) -> Result<(), PositionError> {
    view.player_discard =
        cards.take("player_discard", position.player_discard.as_deref().unwrap_or_default())?;
    view.epidemics_waiting = position.epidemics_waiting;
    view.epidemics_drawn = position
        .epidemics_drawn
        .unwrap_or(view.rate_index.min(options.epidemics) + position.epidemics_waiting);
    let begun = view.epidemics_drawn.checked_sub(view.epidemics_waiting);
    if begun.map(|begun| begun.min(RATES.len() as u8 - 1)) != Some(view.rate_index)
        || view.epidemics_drawn > options.epidemics
    {
        return wrong(
            "epidemics_drawn",
            format!(
                "{} Epidemics drawn of {} and {} waiting do not bring the rate marker to index {} (P13.5)",
                view.epidemics_drawn, options.epidemics, view.epidemics_waiting, view.rate_index
            ),
        );
    }
    let epidemics = options.epidemics - view.epidemics_drawn;
    let in_deck = match (&position.unseen, position.player_deck.left) {
        (Some(unseen), _) => cards.take("unseen", unseen)?,
        (None, Some(left)) => {
            let Some(left) =
                u32::from(left).checked_sub(u32::from(epidemics)).filter(|left| *left <= cards.free.len())
            else {
                return wrong(
                    "player_deck.left",
                    format!("{left} cards cannot be left, with {epidemics} Epidemics among them (P2.7)"),
                );
            };
            let gone = cards.free.len() - left;
            cards.free.iter().skip(gone as usize).collect()
        }
        (None, None) => cards.free,
    };
    cards.free = cards.free - in_deck;
    if position.player_discard.is_some() && !cards.free.is_empty() && position.unseen.is_some() {
        return wrong("unseen", "some cards lie in no hand, not in the deck and not on the discard (P1.7)");
    }
    view.player_discard = view.player_discard | cards.free;
    view.unseen = in_deck;
    view.stretches = match &position.player_deck.stretches {
        Some(stretches) => {
            let left: u32 = stretches.iter().map(|stretch| u32::from(stretch.left)).sum();
            let marked: u8 = stretches.iter().map(|stretch| stretch.epidemics).sum();
            let sound = stretches.iter().all(|stretch| {
                stretch.epidemics <= 1 && stretch.epidemics <= stretch.left && stretch.left <= stretch.of
            });
            if left != in_deck.len() + u32::from(epidemics)
                || marked != epidemics
                || stretches.len() > 7
                || !sound
            {
                return wrong(
                    "player_deck.stretches",
                    format!(
                        "up to seven stretches must share the {} cards and {epidemics} Epidemics of the deck (P2.7)",
                        in_deck.len()
                    ),
                );
            }
            stretches.clone()
        }
        None if epidemics == 0 => {
            let size = in_deck.len() as u8;
            vec![Stretch { left: size, of: size, epidemics: 0 }]
        }
        None => setup::stretches(in_deck.len() as u8, epidemics)[..epidemics as usize].to_vec(),
    };
    view.stretches.retain(|stretch| stretch.of > 0);
    view.cards_drawn = position.cards_drawn.unwrap_or(match position.step {
        None | Some(Step::Actions | Step::BeforeDraw | Step::Draw) => 0,
        Some(_) => DRAWN,
    });
    if view.cards_drawn > DRAWN {
        return wrong("cards_drawn", format!("{DRAWN} cards are drawn a turn (P13.1)"));
    }
    Ok(())
}

/// What waits, from `step` or in full from `frames`.
fn frames(position: &Position) -> Result<Vec<Frame>, PositionError> {
    if let Some(frames) = &position.frames {
        if position.step.is_some() {
            return wrong("step", "say either `step` or `frames`");
        }
        if frames.is_empty() || frames.len() > 5 {
            return wrong("frames", "one to five frames wait while a game runs");
        }
        return Ok(frames.clone());
    }
    let step = position.step.unwrap_or(Step::Actions);
    let card = || match position.card {
        Some(city) => Ok(city),
        None => wrong("step", format!("with the step `{step}` say which `card` is turned up")),
    };
    let window = |window| Frame::Window { window, passed: SeatSet::EMPTY };
    Ok(match step {
        Step::Actions => vec![Frame::Actions { passed: SeatSet::EMPTY }],
        Step::BeforeDraw => vec![Frame::Draw, window(Window::BeforeDraw)],
        Step::Draw => vec![Frame::Draw],
        Step::CardsDrawn => vec![Frame::NextEpidemic, window(Window::CardsDrawn)],
        Step::Bottom => vec![Frame::Bottom],
        Step::BottomRevealed => vec![Frame::Infect { city: card()? }, window(Window::BottomRevealed)],
        Step::EpidemicInfected => vec![Frame::Intensify, window(Window::EpidemicInfected)],
        Step::SpecialResolved => vec![Frame::NextEpidemic, window(Window::SpecialResolved)],
        Step::HandLimit => vec![Frame::HandLimit],
        Step::BeforeInfection => vec![Frame::Infection, window(Window::BeforeInfection)],
        Step::Infection => vec![Frame::Infection],
        Step::InfectionRevealed => {
            vec![Frame::PlaceInfection { city: card()? }, window(Window::InfectionRevealed)]
        }
        Step::InfectionResolved => vec![Frame::Infection, window(Window::InfectionResolved)],
        Step::TurnEnd => vec![Frame::EndTurn, window(Window::TurnEnd)],
    })
}

/// P1.7 P13.8 The infection cards.
fn place_infection_cards(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let mut cards: Places<City> = Places { free: Set::from_bits((1 << CITIES) - 1) };
    for frame in &view.frames {
        if let Frame::Infect { city } | Frame::PlaceInfection { city } = frame {
            cards.take("card", &[*city])?;
        }
        if let Frame::Forecast { order, .. } = frame {
            cards.take("frames", &Vec::from(*order))?;
        }
    }
    view.infection_discard =
        cards.take("infection_discard", position.infection_discard.as_deref().unwrap_or_default())?;
    view.infection_removed = cards.take("infection_removed", &position.infection_removed)?;
    view.forecast = cards.take("forecast", &position.forecast)?;
    let resilient = Card::Event(EventCard::ResilientPopulation);
    if view.infection_removed.len() > 1 {
        return wrong(
            "infection_removed",
            "only Resilient Population removes a card, and there is one (P11.14)",
        );
    }
    if !view.infection_removed.is_empty() && !view.player_discard.contains(resilient) {
        return wrong(
            "infection_removed",
            "a card is removed by Resilient Population, which then lies on the player_discard (P11.14)",
        );
    }
    let deck = &position.infection_deck;
    let shuffled = deck.shuffled.unwrap_or(1);
    let mut layers: Vec<Set<City>> = Vec::new();
    match &deck.layers {
        Some(said) => {
            for layer in said {
                layers.push(cards.take("infection_deck.layers", layer)?);
            }
        }
        None => {
            for city in &deck.top {
                layers.push(cards.take("infection_deck.top", &[*city])?);
            }
            let mut bottom = Vec::new();
            for city in &deck.bottom {
                bottom.push(cards.take("infection_deck.bottom", &[*city])?);
            }
            let known = (layers.len() + bottom.len()) as u32;
            let rest = match deck.left {
                None => cards.free,
                Some(left) => {
                    let Some(unknown) =
                        left.checked_sub(known).filter(|unknown| *unknown <= cards.free.len())
                    else {
                        return wrong("infection_deck.left", format!("{left} cards cannot be left (P1.7)"));
                    };
                    let gone = cards.free.len() - unknown;
                    cards.free.iter().skip(gone as usize).collect()
                }
            };
            cards.free = cards.free - rest;
            if !rest.is_empty() {
                layers.push(rest);
            }
            layers.append(&mut bottom);
        }
    }
    if deck.layers.is_some() && position.infection_discard.is_some() && !cards.free.is_empty() {
        return wrong("infection_deck.layers", "some infection cards lie nowhere (P1.7)");
    }
    view.infection_discard = view.infection_discard | cards.free;
    layers.retain(|layer| !layer.is_empty());
    if layers.len() > 16 {
        return wrong("infection_deck", "at most 16 layers");
    }
    let shuffles = deck.shuffles.clone().unwrap_or_default();
    view.infection_deck = layers
        .into_iter()
        .enumerate()
        .map(|(index, cards)| DeckLayer { cards, shuffle: shuffles.get(index).copied().unwrap_or(0) })
        .collect();
    view.infection_shuffles = shuffled;
    view.infection_cards_drawn = position.infection_cards_drawn;
    Ok(())
}

/// P17.1 Hands above the limit exist only while cards are drawn or a seat brings its hand down.
fn check_hands(state: &State) -> Result<(), PositionError> {
    let acting = matches!(state.stack.top(), Some(Frame::Actions { .. }));
    for (seat, player) in state.players.iter() {
        let most = if acting { HAND_LIMIT } else { HAND_LIMIT + u32::from(DRAWN) };
        if player.hand.len() > most {
            return wrong(
                format!("seats.{}.hand", seat.number()),
                format!("{} cards; at most {most} at this moment (P17.1)", player.hand.len()),
            );
        }
    }
    Ok(())
}

/// P9.12 P16.2 P18.1 What diseases cannot look like at rest.
fn check_diseases(options: &Options, state: &State) -> Result<(), PositionError> {
    if state.board.cures.iter().all(|&cure| cure != Cure::Active) {
        return wrong("cures", "with all four diseases cured the game is won (P18.1)");
    }
    for &colour in Colour::ALL {
        let on_board = CUBES - state.board.supply[colour as usize];
        match state.cure(colour) {
            Cure::Eradicated if on_board > 0 => {
                return wrong(format!("cures.{colour}"), "eradicated, but cubes lie on the board (P16.2)");
            }
            Cure::Cured if on_board == 0 && options.eradicate_on_cure == Switch::On => {
                return wrong(
                    format!("cures.{colour}"),
                    "cured without a cube on the board is eradicated (P16.2, P16.3)",
                );
            }
            Cure::Active | Cure::Cured | Cure::Eradicated => {}
        }
        for &city in City::ALL {
            if state.cubes(city, colour) > 0 && medic::holds_off(state, city, colour) {
                return wrong(
                    format!("cubes.{city}.{colour}"),
                    "the Medic stands here and the disease is cured: its cubes have left (P9.12)",
                );
            }
        }
    }
    Ok(())
}

/// Words that follow from the others must agree with them if they are said.
fn agree(position: &Position, view: &View) -> Result<(), PositionError> {
    let same = |path: &str, said: Option<String>, is: String| match said {
        Some(said) if said != is => {
            wrong(path, format!("{said} is said, but from the other words it is {is}"))
        }
        Some(_) | None => Ok(()),
    };
    let word = |value: Option<&dyn fmt::Display>| value.map(ToString::to_string);
    let text = |value: &dyn fmt::Display| value.to_string();
    same("rate", word(position.rate.as_ref().map(|value| value as _)), text(&view.rate()))?;
    same("stations_left", position.stations_left.map(|left| left.to_string()), text(&view.stations_left()))?;
    same(
        "epidemics_discarded",
        position.epidemics_discarded.map(|count| count.to_string()),
        text(&view.epidemics_discarded),
    )?;
    same(
        "asked",
        position.asked.as_ref().map(|asked| format!("{asked:?}")),
        format!("{:?}", view.asked.iter().map(Seat::number).collect::<Vec<_>>()),
    )?;
    for (number, seat) in &position.seats {
        let is = view.seats[*number as usize].hand_count;
        same(
            &format!("seats.{number}.hand_count"),
            seat.hand_count.map(|count| count.to_string()),
            is.to_string(),
        )?;
    }
    if position.ended_by.is_some() || position.won == Some(true) {
        return wrong("ended_by", "a position is one that can be played on");
    }
    if position.private_question.is_some() {
        return wrong("private_question", "a position says who is asked what in `frames`");
    }
    Ok(())
}
