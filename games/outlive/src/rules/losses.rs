//! O2.12 O5.6 O22.8 O22.10 What events take from a shelter: tokens, or survivors.

use super::survivors;
use crate::table::event::Event;
use crate::table::frames::{Loss, Todo};
use crate::table::state::{Player, State};
use crate::words::tokens::Tokens;
use crate::words::{FOOD, MATERIALS, Resource};
use kernel::{Audience, Seat, Set, Sink};

/// O22.8 Materials and ammo.
pub(crate) fn goods() -> Set<Resource> {
    MATERIALS.with(Resource::Ammo)
}

/// O2.12 O5.6 Does what leaves no choice.
pub(crate) fn settle(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let player = &state.players[seat];
    match player.todo {
        Todo::Loss(Loss::Goods { left } | Loss::Food { left }) => {
            let tokens = at_stake(player);
            if tokens.kinds().len() == 1 || tokens.len() == left {
                let mut lost = Tokens::NONE;
                tokens.each_choice(left, |choice| lost = choice);
                lose_tokens(state, seat, lost, log);
            }
        }
        Todo::Loss(Loss::Survivors { left }) => {
            let left = survivors::lose_where_there_is_no_choice(state, seat, left, log);
            state.players[seat].todo =
                if left > 0 { Todo::Loss(Loss::Survivors { left }) } else { Todo::Nothing };
        }
        Todo::Nothing | Todo::Setup(_) | Todo::Chore(_) => {}
    }
}

/// O22.8 O22.10 The tokens a loss is chosen from.
pub(crate) fn at_stake(player: &Player) -> Tokens {
    let of = if matches!(player.todo, Todo::Loss(Loss::Food { .. })) { FOOD } else { goods() };
    player.tokens.only(of)
}

/// O5.6 Tokens are lost.
pub(crate) fn lose_tokens(state: &mut State, seat: Seat, tokens: Tokens, log: &mut impl Sink<Event>) {
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(tokens);
    player.todo = Todo::Nothing;
    log.emit(Audience::All, Event::TokensLost { seat, tokens });
}
