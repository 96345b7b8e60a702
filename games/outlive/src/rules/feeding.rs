//! O14.1 O14.2 O14.3 O14.4 Night step 2: survivors are fed with what there is.

use super::night;
use crate::table::event::Event;
use crate::table::frames::Chore;
use crate::table::shelter::occupied_rows;
use crate::table::state::{Player, State};
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::tokens::Tokens;
use crate::words::{FOOD, Resource};
use kernel::{Audience, Refusal, Seat, Sink};

/// O14.1 O14.2 O14.4 What must be paid: the smallest shortage that the tokens allow.
struct Bill {
    /// Units to pay in all.
    due: u8,
    /// Of these, water for the airlock.
    water: u8,
    /// What stays unpaid.
    shortage: u8,
}

fn bill(state: &State, player: &Player) -> Bill {
    let rooms = player.rooms.food();
    let airlock = occupied_rows(state.options.airlock_rows, player.airlock);
    let water_there = player.tokens.count(Resource::Water) + player.virtual_water();
    let water = airlock.min(water_there);
    let others = player.tokens.count(Resource::Meat).saturating_add(player.tokens.count(Resource::Can));
    let for_rooms = rooms.min(others.saturating_add(water_there - water));
    Bill { due: water + for_rooms, water, shortage: airlock - water + rooms - for_rooms }
}

/// O14.4b Every payment with the smallest shortage. Not in order.
fn each_payment(state: &State, player: &Player, each: &mut impl FnMut(Tokens, u8)) {
    let Bill { due, water, .. } = bill(state, player);
    for virtual_water in 0..=player.virtual_water().min(due) {
        player.tokens.only(FOOD).each_choice(due - virtual_water, |pay| {
            if pay.count(Resource::Water) + virtual_water >= water {
                each(pay, virtual_water);
            }
        });
    }
}

/// Pays where there is only one way to, and says what follows; nothing where there are several.
pub(crate) fn settle(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) -> Option<Chore> {
    let mut ways = 0;
    let mut only = (Tokens::NONE, 0);
    each_payment(state, &state.players[seat], &mut |pay, virtual_water| {
        ways += 1;
        only = (pay, virtual_water);
    });
    let (pay, virtual_water) = only;
    (ways <= 1).then(|| pay_for_food(state, seat, pay, virtual_water, log))
}

/// O14.3 Every way to pay.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = out.len();
    each_payment(state, &state.players[seat], &mut |pay, virtual_water| {
        out.push(Action::Feed { pay, virtual_water });
    });
    out[first..].sort_unstable();
}

/// O14.4b Whether the payment leaves the smallest shortage.
pub(crate) fn check(state: &State, seat: Seat, pay: Tokens, virtual_water: u8) -> Result<(), Refusal> {
    let Chore::Feed = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    let player = &state.players[seat];
    if !pay.within(&player.tokens) || virtual_water > player.virtual_water() {
        return Err(refusals::CANNOT_PAY);
    }
    let Bill { due, water, .. } = bill(state, player);
    let right = pay.len() + virtual_water == due
        && pay.only(FOOD) == pay
        && pay.count(Resource::Water) + virtual_water >= water;
    if right { Ok(()) } else { Err(refusals::MUST_FEED) }
}

/// O14.3 The payment.
pub(crate) fn feed(
    state: &mut State,
    seat: Seat,
    pay: Tokens,
    virtual_water: u8,
    log: &mut impl Sink<Event>,
) {
    state.players[seat].todo = pay_for_food(state, seat, pay, virtual_water, log).into();
}

/// O14.3 O14.4 Pays; what is short costs survivors.
fn pay_for_food(
    state: &mut State,
    seat: Seat,
    pay: Tokens,
    virtual_water: u8,
    log: &mut impl Sink<Event>,
) -> Chore {
    let Bill { shortage, .. } = bill(state, &state.players[seat]);
    let player = &mut state.players[seat];
    player.tokens = player.tokens.minus(pay);
    night::use_virtual_water(player, virtual_water);
    if !pay.is_empty() || virtual_water > 0 || shortage > 0 {
        log.emit(Audience::All, Event::Fed { seat, tokens: pay, virtual_water, shortage });
    }
    Chore::Starve { left: shortage }
}
