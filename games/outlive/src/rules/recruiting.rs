//! O16.1 O16.2 Night step 4: survivors are recruited into the airlock.

use super::{bank, night, survivors};
use crate::table::event::Event;
use crate::table::frames::Chore;
use crate::table::state::State;
use crate::words::homes::Home;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::tokens::Tokens;
use crate::words::{FOOD, Resource};
use kernel::{Audience, Refusal, Seat, Sink};

/// Whether anybody can be recruited.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    (player.tokens.total(FOOD) > 0 || player.virtual_water() > 0) && check_place(state, seat).is_ok()
}

fn check_place(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !survivors::airlock_has_seat(state, seat) {
        return Err(refusals::AIRLOCK_FULL);
    }
    if bank::has_survivor(state) { Ok(()) } else { Err(refusals::BANK_EMPTY) }
}

/// O16.2 What the player may do: any food will do.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for food in FOOD {
        if check(state, seat, food).is_ok() {
            out.push(Action::Recruit(food));
        }
    }
    if check_with_virtual_water(state, seat).is_ok() {
        out.push(Action::RecruitWithVirtualWater);
    }
    out.push(Action::Done);
}

/// O16.1 Whether this token brings a survivor.
pub(crate) fn check(state: &State, seat: Seat, food: Resource) -> Result<(), Refusal> {
    let Chore::Recruit = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    check_place(state, seat)?;
    let has = FOOD.contains(food) && state.players[seat].tokens.count(food) > 0;
    if has { Ok(()) } else { Err(refusals::NO_FOOD) }
}

/// O16.2a Whether virtual water brings a survivor.
pub(crate) fn check_with_virtual_water(state: &State, seat: Seat) -> Result<(), Refusal> {
    let Chore::Recruit = night::step(state, seat)? else { return Err(refusals::NOT_THIS_STEP) };
    check_place(state, seat)?;
    if state.players[seat].virtual_water() > 0 { Ok(()) } else { Err(refusals::NO_FOOD) }
}

/// O16.1 A survivor for a food token.
pub(crate) fn recruit(state: &mut State, seat: Seat, food: Resource, log: &mut impl Sink<Event>) {
    let tokens = Tokens::of(food, 1);
    state.players[seat].tokens = state.players[seat].tokens.minus(tokens);
    log.emit(Audience::All, Event::Recruited { seat, tokens });
    survivors::join(state, seat, Home::Airlock, log);
}

/// O16.2a A survivor for virtual water.
pub(crate) fn recruit_with_virtual_water(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    night::use_virtual_water(&mut state.players[seat], 1);
    log.emit(Audience::All, Event::Recruited { seat, tokens: Tokens::NONE });
    survivors::join(state, seat, Home::Airlock, log);
}
