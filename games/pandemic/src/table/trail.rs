//! The trail: the cities where the Bio-Terrorist may be, for all that the others have seen.
//!
//! During a turn the others do not know how many moves and actions are left, so each combination has its own cities.

use super::bio_terrorist::{ACTIONS, MOVES};
use crate::words::map::{CITIES, City};
use crate::words::options::{BtAfterEscape, BtMove, BtSabotage, Options};
use kernel::Set;

/// What the others see of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seen {
    /// A movement: the card discarded for it, the city it was seen to leave, the city where it was seen to come.
    Step { card: Option<City>, from: Option<City>, to: Option<City> },
    /// A card is discarded and nothing comes of it, where a Remote infection would not show either.
    CardInVain { card: City },
    /// The hand grows by a card.
    Draw,
    /// A card is discarded and purple appears in its city.
    RemoteInfection,
    /// Purple appears in a city without a card.
    LocalInfection { city: City },
    /// A card is discarded and a station goes.
    Sabotage { city: City },
}

const MOVE_COUNTS: usize = MOVES as usize + 1;
const ACTION_COUNTS: usize = ACTIONS as usize + 1;

/// Where the Bio-Terrorist may be with this many moves and actions left: at least as many as there are, since passing
/// does not show. Empty before the first turn and while captured; in a captive's own turn, the captor's city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Trail {
    at: [[Set<City>; ACTION_COUNTS]; MOVE_COUNTS],
}

/// The map.
const ALL: Set<City> = Set::from_bits((1 << CITIES) - 1);

fn around(cities: Set<City>) -> Set<City> {
    cities.iter().fold(Set::EMPTY, |all, city| all | city.neighbours())
}

impl Trail {
    /// P21.5 The first turn begins in a city nobody else knows.
    pub(crate) fn anywhere(pawns: Set<City>) -> Self {
        let mut trail = Trail::default();
        trail.at[MOVES as usize][ACTIONS as usize] = ALL - pawns;
        trail
    }

    /// P21.33 A captive's turn begins, with no move.
    pub(crate) fn captive(city: City) -> Self {
        let mut trail = Trail::default();
        trail.at[0][ACTIONS as usize] = Set::one(city);
        trail
    }

    /// P21.34 The captive has escaped to this city, by one of the actions the others think are left.
    pub(crate) fn escaped(&mut self, city: City, after: BtAfterEscape) {
        let actions = self.at[0].iter().rposition(|cities| !cities.is_empty()).unwrap_or_default() as u8;
        match after {
            BtAfterEscape::Continue => self.known(city, MOVES, actions.saturating_sub(1)),
            BtAfterEscape::TurnEnds => self.known(city, 0, 0),
        }
    }

    /// One city, known to all.
    pub(crate) fn known(&mut self, city: City, moves: u8, actions: u8) {
        *self = Trail::default();
        self.at[moves as usize][actions as usize] = Set::one(city);
    }

    /// All cities it may be, for what was seen so far.
    pub(crate) fn cities(&self) -> Set<City> {
        self.at.iter().flatten().fold(Set::EMPTY, |all, &cities| all | cities)
    }

    /// Every combination that may be: moves and actions left, with the cities.
    pub(crate) fn combinations(&self) -> impl Iterator<Item = (u8, u8, Set<City>)> + '_ {
        self.at.iter().enumerate().flat_map(|(moves, row)| {
            row.iter().enumerate().map(move |(actions, &cities)| (moves as u8, actions as u8, cities))
        })
    }

    /// A trail with these cities for a turn that is not running.
    pub(crate) fn at_rest(cities: Set<City>) -> Self {
        let mut trail = Trail::default();
        trail.at[0][0] = cities;
        trail
    }

    /// Sets one combination; for positions that say what is known.
    pub(crate) fn set(&mut self, moves: u8, actions: u8, cities: Set<City>) {
        self.at[moves as usize][actions as usize] = cities;
    }

    pub(crate) fn begin_turn(&mut self) {
        let cities = self.cities();
        *self = Trail::default();
        self.at[MOVES as usize][ACTIONS as usize] = cities;
    }

    pub(crate) fn end_turn(&mut self, pawns: Set<City>) {
        *self = Trail::at_rest(self.after_silence(pawns).cities());
    }

    /// A player pawn is in these cities, and the black pawn is not there.
    pub(crate) fn not_in(&mut self, pawns: Set<City>) {
        self.at.iter_mut().flatten().for_each(|cities| *cities = *cities - pawns);
    }

    /// Where it may be by now: with the steps on the road that may have been taken since, past no player pawn.
    pub(crate) fn after_silence(&self, pawns: Set<City>) -> Self {
        let mut trail = *self;
        for moves in (0..MOVE_COUNTS).rev() {
            for actions in (0..ACTION_COUNTS).rev() {
                let next = around(trail.at[moves][actions] - pawns) - pawns;
                if moves > 0 {
                    trail.at[moves - 1][actions] = trail.at[moves - 1][actions] | next;
                }
                if actions > 0 {
                    trail.at[moves][actions - 1] = trail.at[moves][actions - 1] | next;
                }
            }
        }
        trail
    }

    /// Each combination that can pay for something, as it is afterwards, with the cities this leaves.
    fn pay(&self, with: Paid, cities: impl Fn(Set<City>) -> Set<City>) -> Self {
        let mut trail = Trail::default();
        for moves in 0..MOVE_COUNTS {
            for actions in 0..ACTION_COUNTS {
                let left = cities(self.at[moves][actions]);
                if actions > 0 {
                    trail.at[moves][actions - 1] = trail.at[moves][actions - 1] | left;
                }
                if moves > 0 && with == Paid::MoveOrAction {
                    trail.at[moves - 1][actions] = trail.at[moves - 1][actions] | left;
                }
            }
        }
        trail
    }

    /// An action of which this much was seen, with player pawns in these cities.
    pub(crate) fn saw(&mut self, seen: Seen, pawns: Set<City>, options: &Options) {
        let before = self.after_silence(pawns);
        *self = match seen {
            Seen::Step { card, from, to } => {
                let start = if from.is_some() { *self } else { before };
                start.step(card, to, pawns, options)
            }
            Seen::CardInVain { card } => {
                let infected = before.pay(Paid::Action, |cities| cities - pawns);
                infected.or(&before.step(Some(card), None, pawns, options))
            }
            Seen::Draw => before.pay(Paid::Action, |cities| cities),
            Seen::LocalInfection { city } => before.pay(Paid::Action, |cities| cities & Set::one(city)),
            Seen::RemoteInfection => before.pay(Paid::Action, |cities| cities - pawns),
            Seen::Sabotage { city } => before.pay(Paid::Action, |cities| match options.bt_sabotage {
                BtSabotage::AnywhereStationCard => cities - pawns,
                BtSabotage::InCitySameColour => cities & Set::one(city),
            }),
        };
    }

    /// A movement: with a card a flight to its city or from it, else by road; to a city where it was seen, or past all
    /// player pawns.
    fn step(&self, card: Option<City>, to: Option<City>, pawns: Set<City>, options: &Options) -> Self {
        let paid = match (card, options.bt_move) {
            (None, _) | (Some(_), BtMove::AnyMove) => Paid::MoveOrAction,
            (Some(_), BtMove::DriveFerry) => Paid::Action,
        };
        self.pay(paid, |cities| {
            let reached = match card {
                None => around(cities),
                Some(_) if cities.is_empty() => Set::EMPTY,
                Some(card) if cities == Set::one(card) => ALL - cities,
                Some(card) if cities.contains(card) => ALL,
                Some(card) => Set::one(card),
            };
            match to {
                Some(city) => reached & Set::one(city),
                None => reached - pawns,
            }
        })
    }

    fn or(mut self, other: &Self) -> Self {
        for (row, others) in self.at.iter_mut().zip(&other.at) {
            for (cities, more) in row.iter_mut().zip(others) {
                *cities = *cities | *more;
            }
        }
        self
    }
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Paid {
    Action,
    MoveOrAction,
}
