//! O2.12 O5.6 The question an event puts that strikes: everyone decides about their own losses.

use crate::rules::losses::{self, at_stake};
use crate::rules::{striking, survivors};
use crate::table::event::Event;
use crate::table::frames::{Loss, Todo};
use crate::table::state::{Player, State};
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::tokens::Tokens;
use kernel::{Refusal, Seat, Sink};

/// O2.12 O5.6 What the player may lose.
pub(crate) fn legal(player: &Player, out: &mut Vec<Action>) {
    match player.todo {
        Todo::Loss(Loss::Goods { left } | Loss::Food { left }) => {
            at_stake(player).each_choice(left, |tokens| out.push(Action::Lose(tokens)));
        }
        Todo::Loss(Loss::Survivors { .. }) => survivors::legal(player, out),
        Todo::Nothing | Todo::Setup(_) | Todo::Chore(_) => {}
    }
}

/// O5.6 Whether these tokens may be lost.
pub(crate) fn check(state: &State, seat: Seat, tokens: Tokens) -> Result<(), Refusal> {
    let player = &state.players[seat];
    let Todo::Loss(Loss::Goods { left } | Loss::Food { left }) = player.todo else {
        return Err(refusals::NOT_NOW);
    };
    if tokens.len() == left && tokens.within(&at_stake(player)) { Ok(()) } else { Err(refusals::WRONG_LOSS) }
}

/// O5.6 Tokens are lost.
pub(crate) fn act(state: &mut State, seat: Seat, tokens: Tokens, log: &mut impl Sink<Event>) {
    losses::lose_tokens(state, seat, tokens, log);
}

/// O5.6 Whoever has no choice loses at once; after the last loss the next event strikes.
pub(crate) fn settle(state: &mut State, turn: u8, log: &mut impl Sink<Event>) -> bool {
    for seat in state.busy() {
        losses::settle(state, seat, log);
    }
    let over = state.busy().is_empty();
    if over {
        striking::proceed(state, turn, log);
    }
    over
}
