//! O3.9a O3.13a What is kept from a viewer: what others were dealt and chose in secret, and piles others looked through.

use crate::frames::{Ask, Draw, Frame, Todo};
use crate::leaders::Leader;
use crate::rooms::{ROOMS, Room};
use crate::state::{HeroState, Player, State, Unopened};
use crate::words::{HEROES, HuntingGround, PREY, Prey};
use kernel::{Counts, Seat, SeatSet, Set, Viewer};

/// Whether the viewer is one of those who have looked, or sees everything.
pub(super) fn knows(viewer: Viewer, seen_by: SeatSet) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(seat) => seen_by.contains(seat),
        Viewer::Spectator => false,
    }
}

/// Which part of set-up is secret now.
pub(crate) fn secret(state: &State) -> Option<Secret> {
    let top = state.stack.top()?;
    if matches!(top, Frame::Draw(Draw::DealLeaders | Draw::DealRooms) | Frame::Ask(Ask::Choose)) {
        return Some(Secret::Choices);
    }
    (top == Frame::Ask(Ask::PlaceHeroes) && state.options.places_together()).then_some(Secret::Heroes)
}

/// A part of set-up that everyone does in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secret {
    /// O3.9a Rooms, the free room, survivors, the leader.
    Choices,
    /// O3.13a Where the heroes go.
    Heroes,
}

/// A player as the viewer may see it.
pub(super) fn shown(state: &State, seat: Seat, player: &Player, viewer: Viewer) -> Player {
    let own = match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(own) => own == seat,
        Viewer::Spectator => false,
    };
    match secret(state).filter(|_| !own) {
        Some(Secret::Choices) => {
            let todo = if player.todo == Todo::Nothing { Todo::Nothing } else { BUSY };
            Player { todo, ..Player::default() }
        }
        Some(Secret::Heroes) => Player { heroes: [HeroState::default(); HEROES], ..*player },
        None => *player,
    }
}

/// O3.9a What others are told of a player who has not finished choosing: the first thing that is chosen.
pub(super) const BUSY: Todo = Todo::DiscardRooms { left: crate::setup::ROOMS_DISCARDED };

/// What may lie in the box or in front of others, during the secret part of set-up.
pub(super) fn undealt(
    state: &State,
    unopened: Unopened,
    viewer: Viewer,
) -> (Set<Leader>, Counts<Room, ROOMS>) {
    let Unopened { mut leaders, mut rooms } = unopened;
    for (seat, player) in state.players.iter() {
        if !knows(viewer, SeatSet::one(seat)) {
            leaders = leaders | player.dealt_leaders;
            rooms.add_all(&player.dealt_rooms);
        }
    }
    (leaders, rooms)
}

/// O3.4 How many tiles of a prey pile lie open: the top one, but not while it waits to be turned up.
pub(super) fn open_tiles(state: &State, ground: HuntingGround) -> usize {
    let waits = state.stack.iter().any(|frame| frame == Frame::Draw(Draw::TurnUpPrey { ground }));
    usize::from(!waits)
}

/// Prey tiles whose place the viewer does not know.
pub(super) fn prey_unseen(state: &State, viewer: Viewer) -> Counts<Prey, PREY> {
    let mut unseen = state.prey.unseen;
    for &ground in HuntingGround::ALL {
        let pile = state.prey_pile(ground);
        if !knows(viewer, pile.seen_by) {
            let closed = &pile.tiles[open_tiles(state, ground)..];
            closed.iter().flatten().for_each(|&prey| unseen.add(prey));
        }
    }
    unseen
}
