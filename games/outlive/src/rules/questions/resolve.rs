//! O2.4 O13.1 O13.3 O13.4 O13.5 O13.6 O13.7 O13.8 O20.4 Night step 1: open events are resolved, in turn order.

use crate::rules::night;
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Player, State};
use crate::words::event_cards::EventCard;
use crate::words::notation::{Action, Discount};
use crate::words::refusals;
use crate::words::rooms::Effect;
use crate::words::tokens::Tokens;
use crate::words::{FOOD, MATERIALS, Resource};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// O2.4 O13.4 Every event this player can resolve, with every way to pay from what is theirs. Not in order.
fn each_payment(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let player = &state.players[seat];
    for event in state.open_events() {
        for discount in discounts(player) {
            let off = discount_on(player, event.record().cost, discount);
            for virtual_water in 0..=virtual_water(player, event) {
                let Some(due) = event.record().cost.len().checked_sub(off + virtual_water) else { continue };
                payable(player, event).each_choice(due, |pay| {
                    each(Action::Resolve { event, pay, discount, virtual_water });
                });
            }
        }
    }
}

fn discounts(player: &Player) -> impl Iterator<Item = Discount> {
    let room = player.rooms.ready_with(off(Tokens::NONE)).next();
    std::iter::once(Discount::None).chain(room.map(|_| Discount::Room))
}

/// O13.7 O20.4 A cost is of one kind only: a room takes off what it can of that kind.
fn off(cost: Tokens) -> impl Fn(Effect) -> Option<u8> {
    let off = move |most: u8, of: Set<Resource>| most.min(cost.total(of));
    move |effect| {
        let Effect::EventDiscount { materials, ammo, food } = effect else { return None };
        Some(off(materials, MATERIALS) + off(ammo, Set::one(Resource::Ammo)) + off(food, FOOD))
    }
}

/// O13.7 What is taken off the cost: of several rooms, the one that takes off most is used.
fn discount_on(player: &Player, cost: Tokens, discount: Discount) -> u8 {
    match discount {
        Discount::None => 0,
        Discount::Room => player.rooms.ready_with(off(cost)).map(|(_, off)| off).max().unwrap_or(0),
    }
}

/// O13.8 Virtual water that can help to pay.
fn virtual_water(player: &Player, event: EventCard) -> u8 {
    let of_food = event.record().cost.total(FOOD);
    if event.takes_any_food() || event.record().cost.count(Resource::Water) > 0 {
        player.virtual_water().min(of_food)
    } else {
        0
    }
}

/// O13.6a The player's tokens that may pay for the event.
fn payable(player: &Player, event: EventCard) -> Tokens {
    let cost = event.record().cost;
    if event.takes_any_food() {
        return player.tokens.only(FOOD);
    }
    let within = |tokens: Tokens, (resource, count): (Resource, u8)| {
        tokens.and(resource, count.min(player.tokens.count(resource)))
    };
    cost.iter().fold(Tokens::NONE, within)
}

/// O13.1 O13.3 What the player may do.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = out.len();
    each_payment(state, seat, &mut |action| out.push(action));
    out[first..].sort_unstable();
    out.push(Action::Pass);
}

/// O13.6 Whether the event can be resolved so.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    (event, pay, discount, water): (EventCard, Tokens, Discount, u8),
) -> Result<(), Refusal> {
    let Some(Ask::Resolve { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    let player = &state.players[seat];
    if !state.open_events().any(|open| open == event) {
        return Err(refusals::NO_OPEN_EVENT);
    }
    if !discounts(player).any(|possible| possible == discount) {
        return Err(refusals::ROOM_NOT_READY);
    }
    if water > virtual_water(player, event) || !pay.within(&player.tokens) {
        return Err(refusals::CANNOT_PAY);
    }
    let cost = event.record().cost;
    let due = cost.len().checked_sub(discount_on(player, cost, discount) + water);
    let right = due == Some(pay.len()) && pay.within(&payable(player, event));
    if right { Ok(()) } else { Err(refusals::WRONG_PAYMENT) }
}

/// O13.3 Whether the player may pass.
pub(crate) fn check_pass(state: &State) -> Result<(), Refusal> {
    let Some(Ask::Resolve { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    Ok(())
}

/// O13.6 The event is resolved: its card is kept.
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    (event, pay, discount, water): (EventCard, Tokens, Discount, u8),
    log: &mut impl Sink<Event>,
) {
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(pay);
    if discount == Discount::Room {
        player.rooms.use_with(off(event.record().cost));
    }
    night::use_virtual_water(player, water);
    player.events.insert(event);
    for open in state.events.open.iter_mut().filter(|open| **open == Some(event)) {
        *open = None;
    }
    let resolved = Event::EventResolved { seat, event, tokens: pay, discount, virtual_water: water };
    log.emit(Audience::All, resolved);
    state.stack.goto(Ask::Resolve { seat: seat.next(state.seats()), passes: 0 });
}

/// O13.3 A pass.
pub(crate) fn pass(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let Some(Ask::Resolve { passes, .. }) = state.asking() else { return };
    log.emit(Audience::All, Event::Passed { seat });
    state.stack.goto(Ask::Resolve { seat: seat.next(state.seats()), passes: passes + 1 });
}

/// O13.5 The next player who can pay for an open event is asked; everyone else passes. After a round of passes the step is over.
pub(crate) fn settle(state: &mut State, from: Seat, passes: u8) -> bool {
    let (mut seat, mut passes) = (from, passes);
    while passes < state.seats() && state.open_events().next().is_some() {
        let mut can_pay = false;
        each_payment(state, seat, &mut |_| can_pay = true);
        if can_pay {
            state.stack.goto(Ask::Resolve { seat, passes });
            return false;
        }
        passes += 1;
        seat = seat.next(state.seats());
    }
    night::begin(state);
    true
}
