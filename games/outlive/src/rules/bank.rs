//! O1.9 O2.2 O2.3 The bank: tokens and survivors come from it and go back to it.

use crate::table::event::{Event, Source};
use crate::table::state::State;
use crate::words::options::Bank;
use crate::words::tokens::Tokens;
use crate::words::{Area, Resource};
use kernel::{Audience, Seat, Sink};

/// O1.9 Tokens of each resource.
pub const TOKENS: u8 = 30;
/// O1.9 Survivors.
pub const SURVIVORS: u8 = 100;

/// O2.3a Tokens of a resource that are owned or lie on the board.
pub(crate) fn in_play(state: &State, resource: Resource) -> u32 {
    let owned: u32 = state.players.iter().map(|(_, player)| u32::from(player.tokens.count(resource))).sum();
    let lying = Area::ALL.iter().filter(|area| area.resource() == Some(resource));
    owned + lying.map(|&area| u32::from(state.stock(area))).sum::<u32>()
}

/// O2.3a What is left of a resource in a counted bank.
fn left(state: &State, resource: Resource) -> u8 {
    u32::from(TOKENS).saturating_sub(in_play(state, resource)) as u8
}

/// O2.3 How many of a resource the bank gives when this many are due.
#[inline]
pub(crate) fn gives(state: &State, resource: Resource, due: u8) -> u8 {
    match state.options.bank {
        Bank::Unlimited => due,
        Bank::Counted => due.min(left(state, resource)),
    }
}

/// O2.3a Survivors in shelters and on the Cargo Ship.
pub(crate) fn survivors_in_play(state: &State) -> u8 {
    let sheltered: u8 = state.players.iter().map(|(_, player)| player.survivors()).sum();
    sheltered + state.board.cargo.iter().filter(|survivor| **survivor).count() as u8
}

/// O2.3 Whether the bank has a survivor.
#[inline]
pub(crate) fn has_survivor(state: &State) -> bool {
    match state.options.bank {
        Bank::Unlimited => true,
        Bank::Counted => survivors_in_play(state) < SURVIVORS,
    }
}

/// O2.2 Tokens from the bank, as far as it has them.
pub(crate) fn gain(state: &mut State, seat: Seat, due: Tokens, source: Source, log: &mut impl Sink<Event>) {
    let tokens = match state.options.bank {
        Bank::Unlimited => due,
        Bank::Counted => due.iter().fold(Tokens::NONE, |tokens, (resource, count)| {
            tokens.and(resource, gives(state, resource, count))
        }),
    };
    state.players[seat].tokens = state.players[seat].tokens.plus(tokens);
    if !tokens.is_empty() {
        log.emit(Audience::All, Event::Gained { seat, tokens, source });
    }
}

/// O8.2 O8.6 Tokens from the stock of an area, as far as there are any; says how many.
pub(crate) fn take_stock(
    state: &mut State,
    seat: Seat,
    area: Area,
    up_to: u8,
    source: Source,
    log: &mut impl Sink<Event>,
) -> u8 {
    let Some(resource) = area.resource() else { return 0 };
    let count = up_to.min(state.stock(area));
    state.board.stock[area as usize] -= count;
    let tokens = Tokens::of(resource, count);
    state.players[seat].tokens = state.players[seat].tokens.plus(tokens);
    if count > 0 {
        log.emit(Audience::All, Event::Gained { seat, tokens, source });
    }
    count
}
