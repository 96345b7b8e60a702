//! O2.5 O5.1 O5.2 O5.3 O5.4 O5.5 O5.7 O5.8 O15.5 O20.14 O22.4 O22.7 O22.9 O22.13 The open events strike at the start of the day.

use super::{dawn, gauge, losses};
use crate::table::event::Event;
use crate::table::frames::{Ask, Loss, Todo};
use crate::table::state::{Player, State};
use crate::words::FOOD;
use crate::words::event_cards::{Effect, EventCard};
use crate::words::options::ImmunityScope;
use crate::words::rooms::{Effect as RoomEffect, exactly};
use crate::words::tokens::Tokens;
use kernel::{Audience, Seat, Sink};

/// O5.1 O22.13 The event card of the turn is turned up and strikes first.
pub(crate) fn turn_up(state: &mut State, card: EventCard, log: &mut impl Sink<Event>) {
    let turn = state.turn.number;
    state.events.open[usize::from(turn) - 1] = Some(card);
    state.events.unseen.remove(card);
    log.emit(Audience::All, Event::EventTurnedUp { turn, event: card });
    state.stack.goto(Ask::Strike { turn });
    strike(state, card, log);
}

/// O5.2 O5.3 O5.4 The card of the current turn, then the older ones by turn, each by itself, then the day goes on. O5.7: a card that is resolved lies
/// here no more.
pub(crate) fn proceed(state: &mut State, struck: u8, log: &mut impl Sink<Event>) {
    let today = state.turn.number;
    let next = if struck == today { 1 } else { struck + 1 };
    if next >= today {
        return state.stack.goto(Ask::Move { seat: state.turn.first });
    }
    state.stack.goto(Ask::Strike { turn: next });
    if let Some(card) = state.events.open[usize::from(next) - 1] {
        strike(state, card, log);
    }
}

/// O2.5 O5.5 What a card does on the board; O22.4: a shortage of search tiles lays them open.
fn strike(state: &mut State, card: EventCard, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::EventStrikes { event: card });
    let column = state.column();
    match card.record().effect {
        Effect::Stock(areas, amounts) => {
            for &area in areas {
                let lost = amounts[column].min(state.stock(area));
                state.board.stock[area as usize] -= lost;
                if let Some(resource) = area.resource() {
                    let tokens = Tokens::of(resource, lost);
                    log.emit(Audience::All, Event::StockLost { area, tokens });
                }
            }
        }
        Effect::SearchTiles(amounts) => dawn::set_aside(state, amounts[column]),
        Effect::RadiationUp(_) | Effect::LoseGoods(_) | Effect::LoseSurvivor | Effect::LoseFood => {
            for seat in Seat::first(state.seats()) {
                strike_shelter(state, seat, card, log);
            }
        }
        Effect::ActionStrength(_) | Effect::MeatLess(_) | Effect::EnduranceMore(_) => {}
    }
}

/// O15.5 O22.7 O22.9 What a card does to a shelter.
fn strike_shelter(state: &mut State, seat: Seat, card: EventCard, log: &mut impl Sink<Event>) {
    let player = &state.players[seat];
    if is_immune(player) {
        return log.emit(Audience::All, Event::Immune { seat, event: card });
    }
    let goods = player.tokens.total(losses::goods());
    let food = player.tokens.total(FOOD);
    let todo = match card.record().effect {
        Effect::RadiationUp(spaces) => {
            Todo::Loss(Loss::Survivors { left: gauge::up(state, seat, spaces, log) })
        }
        Effect::LoseGoods(left) if goods >= left => Todo::Loss(Loss::Goods { left }),
        Effect::LoseFood if food > 0 => Todo::Loss(Loss::Food { left: 1 }),
        Effect::LoseSurvivor | Effect::LoseGoods(_) | Effect::LoseFood => {
            Todo::Loss(Loss::Survivors { left: 1 })
        }
        Effect::Stock(..)
        | Effect::SearchTiles(_)
        | Effect::ActionStrength(_)
        | Effect::MeatLess(_)
        | Effect::EnduranceMore(_) => Todo::Nothing,
    };
    state.players[seat].todo = todo;
    losses::settle(state, seat, log);
}

/// O5.8 O20.14 Whether a full room keeps events out.
#[inline]
fn is_immune(player: &Player) -> bool {
    player.rooms.full_with(exactly(RoomEffect::Immunity)).next().is_some()
}

/// O20.14 Whether an event of the day, such as a Sandstorm, does not touch this shelter.
#[inline]
pub(crate) fn immune_by_day(state: &State, seat: Seat) -> bool {
    state.options.immunity_scope == ImmunityScope::AllButShortage && is_immune(&state.players[seat])
}
