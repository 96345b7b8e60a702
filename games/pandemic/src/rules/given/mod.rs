//! Positions that are written down, checked into a state one can play.
//!
//! What is unsaid is: every pawn and one station in Atlanta, no cubes, empty hands and discards, all
//! other cards in their decks, the first turn of seat 0 with four actions. Roles that are unsaid are
//! filled in as scientist, operations expert, dispatcher, researcher, medic, and then the roles of the packs.
//! The Bio-Terrorist has not begun and holds nothing.

mod board;
mod checks;
mod decks;
mod half_resolved;
mod modules;
mod moment;

use super::{decisions, setup, steps, world};
use crate::table::position::Position;
use crate::table::state::State;
use crate::table::view;
use crate::words::options::Options;
use decks::Places;
use kernel::{PositionError, Viewer};

/// P11.13 How far ahead a skip may lie, so that One Quiet Night can still add one behind it.
const MOST_TURNS_AHEAD: u8 = 6;

fn wrong<T>(path: impl Into<String>, reason: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError { path: path.into(), reason: reason.into() })
}

/// The state this position describes, or why there can be none.
pub(crate) fn state_at(options: &Options, position: &Position) -> Result<State, PositionError> {
    let before = setup::before(options)
        .map_err(|refusal| PositionError { path: "options".into(), reason: refusal.to_string() })?;
    let active = position.active.unwrap_or_default();
    let mut view = view::of(&before, decisions::pending(&before).seats(), Viewer::Omniscient);
    modules::seat_bio_terrorist(options, position, &mut view)?;
    if !view.team().contains(active) {
        return wrong(
            "active",
            format!("{active} is no player seat of a game with {} players (P2.1)", options.players),
        );
    }
    view.turn = position.turn.unwrap_or(1);
    if view.turn == 0 {
        return wrong("turn", "turns count from 1 (P3.1)");
    }
    view.active = active;
    board::place_cubes(position, &mut view)?;
    board::place_stations(position, &mut view)?;
    let mut cards = Places { free: options.cards() };
    let players = board::place_seats(options, position, active, &mut cards, &mut view)?;
    view.frames = moment::frames(position)?;
    moment::check_frames(view.team(), &view.frames)?;
    checks::check_turn(position, &view)?;
    checks::check_things(options, position)?;
    moment::count_the_turn(position, &mut view)?;
    modules::place_strain(position, &mut view)?;
    decks::place_player_cards(options, position, &mut cards, &mut view)?;
    decks::place_infection_cards(position, &mut view)?;
    modules::place_bio_terrorist(position, &mut view)?;
    modules::place_rest(position, &mut view)?;
    view.quiet_nights = position.quiet_nights.clone();
    view.refused = moment::refused(options, position)?;
    if let Some(&turns) = view.quiet_nights.iter().find(|turns| **turns > MOST_TURNS_AHEAD) {
        let reason = format!("{turns} turns ahead is too far; at most {MOST_TURNS_AHEAD} (P11.13)");
        return wrong("quiet_nights", reason);
    }
    let mut state = world::rebuild(&view, players, view.unseen);
    moment::check_counts(&state)?;
    checks::check_diseases(options, &state)?;
    half_resolved::check(&state)?;
    modules::check(&state)?;
    steps::advance(&mut state, &mut ());
    checks::agree(position, &view::of(&state, decisions::pending(&state).seats(), Viewer::Omniscient))?;
    Ok(state)
}
