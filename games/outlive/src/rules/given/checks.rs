//! O5.1 O13.6 O19.1 O19.2 O19.3 What no moment of a game can look like.

use super::wrong;
use crate::rules::{losses, night};
use crate::table::frames::{Ask, Chore, Frame, Loss, SetupChoice, Todo};
use crate::table::position::Position;
use crate::table::state::{ROOMS_DEALT, ROOMS_DISCARDED, State, TURNS};
use kernel::PositionError;

/// What players owe fits to what waits.
pub(super) fn todo(state: &State) -> Result<(), PositionError> {
    let base = state.stack.iter().next();
    for (seat, player) in state.players.iter() {
        let path = format!("seats.{}.todo", seat.number());
        let fits = match player.todo {
            Todo::Nothing => true,
            Todo::Setup(SetupChoice::DiscardRooms { left }) => {
                base == Some(Frame::Ask(Ask::Choose))
                    && left > 0
                    && player.discarded_rooms.len() + u32::from(left) == u32::from(ROOMS_DISCARDED)
                    && player.dealt_rooms.len() == ROOMS_DEALT
            }
            Todo::Setup(SetupChoice::BuildFree | SetupChoice::Settle) => {
                base == Some(Frame::Ask(Ask::Choose))
            }
            Todo::Setup(SetupChoice::ChooseLeader) => {
                base == Some(Frame::Ask(Ask::Choose)) && !player.dealt_leaders.is_empty()
            }
            Todo::Setup(SetupChoice::PlaceHeroes) => {
                base == Some(Frame::Ask(Ask::PlaceHeroes))
                    && player.leader.is_some()
                    && player.heroes.iter().any(|hero| hero.area.is_none())
            }
            Todo::Loss(Loss::Goods { left } | Loss::Food { left }) => {
                let there = losses::at_stake(player).len();
                matches!(base, Some(Frame::Ask(Ask::Strike { .. }))) && (1..=there).contains(&left)
            }
            Todo::Loss(Loss::Survivors { left }) => {
                matches!(base, Some(Frame::Ask(Ask::Strike { .. })))
                    && (1..=player.survivors()).contains(&left)
            }
            Todo::Chore(Chore::Starve { left } | Chore::Irradiated { left }) => {
                base == Some(Frame::Ask(Ask::Shelters)) && (1..=player.survivors()).contains(&left)
            }
            Todo::Chore(Chore::Feed | Chore::Recruit | Chore::Build) => {
                base == Some(Frame::Ask(Ask::Shelters))
            }
            Todo::Chore(Chore::Repair { cheaper }) => base == Some(Frame::Ask(Ask::Shelters)) && cheaper <= 1,
        };
        if !fits {
            return Err(wrong(path, "this is not owed at this moment"));
        }
    }
    Ok(())
}

/// O5.1 O13.6 Each turn has turned up one card; it is resolved at night at the earliest. If no turn is said, it may be any.
pub(super) fn events(state: &State, position: &Position) -> Result<(), PositionError> {
    let night = match state.stack.iter().next() {
        Some(Frame::Ask(Ask::Resolve { .. } | Ask::Shelters)) => true,
        Some(Frame::Ask(_) | Frame::Draw(_)) | None => false,
    };
    let turns = usize::from(position.turn.unwrap_or(TURNS));
    let nights = if night || position.turn.is_none() { turns } else { turns.saturating_sub(1) };
    let (mut resolved, open) = (0, state.open_events().count());
    for (seat, player) in state.players.iter() {
        resolved += player.events.len() as usize;
        if resolved > nights || resolved + open > turns {
            let reason = format!(
                "{resolved} events resolved and {open} open up to turn {turns}; each turn has one, which is resolved at \
                 night (O5.1, O13.6)"
            );
            return Err(wrong(format!("seats.{}.events", seat.number()), reason));
        }
    }
    Ok(())
}

/// O19.1 O19.2 O19.3 What the last night has left.
pub(super) fn end(state: &State) -> Result<(), PositionError> {
    for (seat, player) in state.players.iter() {
        let path = |word: &str| format!("seats.{}.{word}", seat.number());
        if !night::spoils(player.tokens).is_empty() {
            return Err(wrong(
                path("tokens"),
                "meat spoils and two water keep in the last night too (O19.1, O19.2)",
            ));
        }
        if !player.used.is_empty() || player.rooms.all().iter().any(|room| room.used) {
            return Err(wrong(path("used"), "after the night all is ready again (O19.3)"));
        }
        if player.todo != Todo::Nothing {
            return Err(wrong(path("todo"), "nothing is owed when the game is over (O19.4)"));
        }
    }
    Ok(())
}
