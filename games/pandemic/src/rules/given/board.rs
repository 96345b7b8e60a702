//! P1.3 P1.4 P1.6 P1.8 P1.9 P2.2 P10.7 P10.14 The board and the seats of a position.

use super::decks::Places;
use super::wrong;
use crate::table::position::Position;
use crate::table::sight;
use crate::table::state::{CITY_CUBES, CUBES, Player, RATES, SKULL, STATIONS};
use crate::table::view::View;
use crate::words::map::City;
use crate::words::options::{Options, Switch};
use crate::words::{COLOURS, Card, Colour, Cure, Role};
use kernel::{PerSeat, PositionError, Seat, Set};

/// P1.3 P1.4 P1.6 Cubes, samples, supplies, cures and tracks.
pub(super) fn place_cubes(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let colours = view.colours();
    let mut away = [0_u8; COLOURS];
    for (city, of_city) in &position.cubes {
        for (colour, &cubes) in of_city {
            let path = format!("cubes.{city}.{colour}");
            if cubes > CITY_CUBES {
                return wrong(
                    path,
                    format!("{cubes} cubes; a city holds at most {CITY_CUBES} of a colour (P1.4)"),
                );
            }
            if cubes > 0 && !colours.contains(colour) {
                return wrong(path, "purple cubes need `module_purple` in the options (P1.3)");
            }
            view.cubes[*city as usize][*colour as usize] = cubes;
            away[*colour as usize] += cubes;
        }
    }
    let samples = position.seats.values().flat_map(|seat| &seat.samples);
    for (colour, &cubes) in position.removed_cubes.iter().chain(samples) {
        away[*colour as usize] = away[*colour as usize].saturating_add(cubes);
    }
    for &colour in colours {
        let all = CUBES[colour as usize];
        let away = away[colour as usize];
        let Some(supply) = all.checked_sub(away) else {
            return wrong(
                "cubes",
                format!("{away} {colour} cubes on the board and elsewhere; there are {all} (P1.3)"),
            );
        };
        view.supply[colour as usize] = supply;
        view.removed_cubes[colour as usize] = position.removed_cubes.get(&colour).copied().unwrap_or(0);
        if let Some(&said) = position.supply.get(&colour)
            && said != supply
        {
            return wrong(
                format!("supply.{colour}"),
                format!("{said} in the supply and {away} on the board and elsewhere are not {all} (P1.3)"),
            );
        }
        view.cures[colour as usize] = position.cures.get(&colour).copied().unwrap_or(Cure::Active);
    }
    let purple = view.cubes.iter().any(|cubes| cubes[Colour::Purple as usize] > 0);
    view.purple_appeared = position.purple_appeared.unwrap_or(purple);
    if purple && !view.purple_appeared {
        return wrong("purple_appeared", "purple cubes lie on the board (P20.20)");
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

/// P1.8 Stations. P21.24: sabotage can leave none.
pub(super) fn place_stations(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let Some(stations) = &position.stations else { return Ok(()) };
    view.stations = stations.iter().copied().collect();
    if view.stations.len() as usize != stations.len() {
        return wrong("stations", "a city holds at most one station (P1.8)");
    }
    let least = u32::from(view.bio_terrorist.is_none());
    if !(least..=STATIONS).contains(&view.stations.len()) {
        return wrong("stations", format!("there are {least} to {STATIONS} stations on the board (P1.8)"));
    }
    Ok(())
}

/// P2.2 The roles of the game in the order in which seats without one get them.
fn roles_in_order(options: &Options) -> Vec<Role> {
    let mut roles =
        vec![Role::Scientist, Role::OperationsExpert, Role::Dispatcher, Role::Researcher, Role::Medic];
    roles.extend(options.roles().iter().filter(|role| !roles.contains(role)).collect::<Vec<_>>());
    roles
}

/// P1.9 P2.2 Roles, pawns, hands and role cards.
pub(super) fn place_seats(
    options: &Options,
    position: &Position,
    active: Seat,
    cards: &mut Places<Card>,
    view: &mut View,
) -> Result<PerSeat<Player>, PositionError> {
    let mut players = PerSeat::filled(options.seats(), Player::default());
    let mut free_roles = roles_in_order(options);
    for (&number, said) in &position.seats {
        let path = |word: &str| format!("seats.{number}.{word}");
        let Some(seat) = Seat::new(number).filter(|&seat| view.team().contains(seat)) else {
            if Some(number) == view.bio_terrorist.map(|terrorist| terrorist.seat.number()) {
                check_bio_terrorists_seat(number, said)?;
                continue;
            }
            return wrong(
                format!("seats.{number}"),
                format!(
                    "no player seat of a game with {} players (P2.1); seats count from 0",
                    options.players
                ),
            );
        };
        if let Some(role) = said.role {
            let Some(at) = free_roles.iter().position(|&free| free == role) else {
                return wrong(
                    path("role"),
                    format!(
                        "another seat has this role, or it is not dealt with role_packs={} (P2.2, P10.19)",
                        options.role_packs
                    ),
                );
            };
            free_roles.remove(at);
            players[seat].role = Some(role);
        }
        players[seat].city = said.city.unwrap_or(City::Atlanta);
        let hand = said.hand.as_deref().unwrap_or_default();
        players[seat].hand = cards.take(&path("hand"), hand)?;
        if hand.iter().any(|card| matches!(card, Card::Mutation(_))) {
            return wrong(path("hand"), "a mutation event is never held (P20.4)");
        }
        players[seat].shown = match (&said.shown, sight::hands_are_open(options)) {
            (_, Switch::On) => players[seat].hand,
            (None, Switch::Off) => Set::EMPTY,
            (Some(shown), Switch::Off) => shown.iter().copied().collect(),
        };
        if !players[seat].shown.is_subset(players[seat].hand) {
            return wrong(path("shown"), "a shown card is not in the hand");
        }
        if seat != active && said.actions_left.unwrap_or(0) > 0 {
            return wrong(path("actions_left"), "only the active seat has actions (P3.2)");
        }
    }
    for seat in view.team() {
        if players[seat].role.is_none() {
            players[seat].role = Some(free_roles.remove(0));
        }
    }
    for (&number, said) in &position.seats {
        let Some(seat) = Seat::new(number).filter(|&seat| view.team().contains(seat)) else { continue };
        let of_view = &mut view.seats[number as usize];
        of_view.role = players[seat].role;
        for (&colour, &cubes) in &said.samples {
            if cubes > 0 && of_view.role != Some(Role::FieldOperative) {
                return wrong(
                    format!("seats.{number}.samples"),
                    "only the Field Operative has samples (P10.7)",
                );
            }
            of_view.samples[colour as usize] = cubes;
        }
        if let Some(event) = said.stored {
            if of_view.role != Some(Role::ContingencyPlanner) {
                return wrong(
                    format!("seats.{number}.stored"),
                    "only the Contingency Planner stores events (P10.14)",
                );
            }
            cards.take(&format!("seats.{number}.stored"), &[Card::Event(event)])?;
            of_view.stored = Some(event);
        }
    }
    for seat in view.team() {
        let of_view = &mut view.seats[seat.number() as usize];
        (of_view.role, of_view.city) = (players[seat].role, players[seat].city);
    }
    Ok(players)
}

/// P21.1 The Bio-Terrorist's seat has nothing of a player's.
fn check_bio_terrorists_seat(
    number: u8,
    said: &crate::table::position::SeatPosition,
) -> Result<(), PositionError> {
    let hand = said.hand.as_deref().unwrap_or_default();
    if said.role.is_some() || !hand.is_empty() || said.actions_left.unwrap_or(0) > 0 {
        return wrong(
            format!("seats.{number}"),
            "the Bio-Terrorist has no role, cards or actions here (P21.1); say them in `bio_terrorist`",
        );
    }
    Ok(())
}
