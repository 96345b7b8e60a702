//! O24.1 O24.2 O24.3 O24.4 O15.7 O18.3 The end of the game: survival points by source, and who wins.

use super::shelter::GAUGE;
use super::state::{Player, State};
use crate::words::FOOD;
use crate::words::equipment;
use crate::words::tokens::Tokens;
use kernel::{PerSeat, Standing};

/// O24.2 Points for full rooms, by how many there are.
const FULL_ROOMS: [u8; 8] = [0, 0, 1, 2, 4, 7, 11, 17];

/// O24.2 Survival points by source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Score {
    /// 1 for each survivor.
    pub survivors: u8,
    /// The points of the event cards resolved.
    pub events: u8,
    /// 0, 0, 1, 2, 4, 7, 11, 17 for 0 to 7 full rooms.
    pub rooms: u8,
    /// 1 for each repaired tile.
    pub equipment: u8,
    /// O18.3 1 for each pair of repaired tiles with the same symbol.
    pub pairs: u8,
    /// O15.7 The value of the marker's space, -11 to 3.
    pub radiation: i8,
    /// All together.
    pub total: i16,
}

/// O24.2 What the player's clan is worth now.
pub(crate) fn score(player: &Player) -> Score {
    let mut score = Score {
        survivors: player.survivors(),
        events: player.events.iter().map(|card| card.record().points).sum(),
        rooms: FULL_ROOMS[usize::from(player.rooms.full_count())],
        equipment: player.repaired.len() as u8,
        pairs: equipment::pairs(player.repaired),
        radiation: GAUGE[usize::from(player.gauge)],
        total: 0,
    };
    let gained = [score.survivors, score.events, score.rooms, score.equipment, score.pairs];
    score.total = gained.iter().map(|&points| i16::from(points)).sum::<i16>() + i16::from(score.radiation);
    score
}

/// O24.3 O24.4 Who is ahead of whom: points, then food, then all tokens.
pub(crate) fn rank(total: i16, tokens: &Tokens) -> (i16, u8, u8) {
    (total, tokens.total(FOOD), tokens.len())
}

/// O24.1 O24.3 O24.4b How the seats stand once the game is over. Those who are still tied share the victory.
pub(crate) fn standings(state: &State) -> PerSeat<Standing> {
    let mut standings = PerSeat::new(state.seats());
    if !state.over {
        return standings;
    }
    let of = |player: &Player| rank(score(player).total, &player.tokens);
    let best = state.players.iter().map(|(_, player)| of(player)).max();
    for (seat, player) in state.players.iter() {
        standings[seat] = if Some(of(player)) == best { Standing::Won } else { Standing::Lost };
    }
    standings
}
