//! P1.3 P1.4 P1.6 P1.8 P1.9 P2.2 The board, the seats and the moment of a position.

use super::decks::Places;
use super::{Position, Step, wrong};
use crate::frames::{Frame, Window};
use crate::map::City;
use crate::options::{Options, Switch};
use crate::state::{CITY_CUBES, CUBES, Player, RATES, SKULL, STATIONS};
use crate::view::View;
use crate::words::{COLOURS, Card, Colour, Cure, Role};
use kernel::{PerSeat, PositionError, Seat, SeatSet, Set};

/// P1.3 P1.4 P1.6 Cubes, supplies, cures and tracks.
pub(super) fn place_cubes(position: &Position, view: &mut View) -> Result<(), PositionError> {
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
pub(super) fn place_stations(position: &Position, view: &mut View) -> Result<(), PositionError> {
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
pub(super) fn place_seats(
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

/// What waits, from `step` or in full from `frames`.
pub(super) fn frames(position: &Position) -> Result<Vec<Frame>, PositionError> {
    if let Some(frames) = &position.frames {
        if position.step.is_some() {
            return wrong("step", "say either `step` or `frames`");
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
