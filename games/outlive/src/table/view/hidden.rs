//! O3.9a O3.13a What is kept from a viewer: what others were dealt and chose in secret, and piles others looked through.

use crate::table::frames::{Ask, Draw, Frame, SetupChoice, Todo};
use crate::table::state::{HeroState, Player, ROOMS_DISCARDED, State, Unopened};
use crate::words::leaders::Leader;
use crate::words::rooms::{ROOMS, Room};
use crate::words::{City, HEROES, HuntingGround, PREY, Prey};
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

/// O3.9a What others learn of a player who has not finished choosing: the first thing that is chosen.
pub(crate) const BUSY: Todo = Todo::Setup(SetupChoice::DiscardRooms { left: ROOMS_DISCARDED });

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

/// O3.4 O21.20 How many tiles of a prey pile, from the top, the viewer knows.
pub(super) fn known_prey(state: &State, ground: HuntingGround, viewer: Viewer) -> usize {
    let pile = state.prey_pile(ground);
    if knows(viewer, pile.seen_by) {
        return usize::from(pile.left);
    }
    match state.drawing() {
        // The open tile is taken, the next one not yet turned up.
        Some(Draw::TurnUpPrey { ground: at }) if at == ground => 0,
        Some(Draw::LookAtPrey { seat, ground: at, seen }) if at == ground && viewer == Viewer::Seat(seat) => {
            usize::from(seen) + 1
        }
        Some(_) | None => 1,
    }
}

/// O20.18 How many tiles of a search pile, from the top, the viewer knows.
pub(super) fn known_search_tiles(state: &State, city: City, viewer: Viewer) -> usize {
    let looks = |seat: Seat| viewer == Viewer::Seat(seat) || viewer == Viewer::Omniscient;
    if !state.city(city).seen_by.is_empty() && knows(viewer, state.city(city).seen_by) {
        return state.city(city).search_left() as usize;
    }
    match state.drawing() {
        Some(Draw::LookAtSearchPile { seat, city: at, seen }) if at == city && looks(seat) => {
            usize::from(seen)
        }
        Some(_) | None => 0,
    }
}

/// Prey tiles whose place the viewer does not know.
pub(super) fn prey_unseen(state: &State, viewer: Viewer) -> Counts<Prey, PREY> {
    let mut unseen = state.prey.unseen;
    for &ground in HuntingGround::ALL {
        let closed = &state.prey_pile(ground).tiles[known_prey(state, ground, viewer)..];
        closed.iter().flatten().for_each(|&prey| unseen.add(prey));
    }
    unseen
}
