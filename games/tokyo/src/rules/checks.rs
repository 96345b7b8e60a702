//! T11.1 T11.2 T11.3 T11.5 T14.7 T16.4 T16.5 T17.1 T17.3 T17.4 T17.6 T17.7 T18.1 T18.2 T18.4 T18.5 T19.1 T19.5
//! T19.6 T19.7 T19.10 T19.11 T19.12 T19.17 T19.19 T27.10 T29.12 Checks: opening, paying, closing, and what follows.

use super::{ap_tokens, hands, means, site, targets, troubles};
use crate::rules::story::{race, solving};
use crate::table::check::{ACTED, Check, Drawn, Goal, Stand};
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Solving};
use crate::table::state::{EQUIPMENT, Equipped, OpenCard, State};
use crate::words::cards::{Card, Category, TokenIf};
use crate::words::notation::Spot;
use crate::words::{Ability, Slot, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// T19.6 AP tokens of other PCs in one check.
pub(crate) const HELP: u8 = 3;
/// T11.1 T11.5 Whether a card of the hand can be equipped.
pub(crate) fn check_equip(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !state.stash(seat).holds(card) {
        return Err(refusals::NOT_IN_HAND);
    }
    match card.row().category {
        Category::Consume | Category::Artifact | Category::Lent(..) => Err(refusals::NOT_EQUIPMENT),
        Category::Equip(..) if state.pcs[seat].equipment.len() >= EQUIPMENT => Err(refusals::NO_FREE_PLACE),
        Category::Equip(..) => Ok(()),
    }
}

/// T17.1 T17.4 T17.7 Whether what lies in a slot can be bought.
pub(crate) fn check_buy(state: &State, seat: Seat, slot: Slot) -> Result<(), Refusal> {
    if state.pcs[seat].area != slot.area() {
        return Err(refusals::NOT_SOLD_HERE);
    }
    state.slot(slot).open_goods().map(|_| ()).ok_or(refusals::NOTHING_TO_BUY)
}

/// T18.1 T18.2 T27.10 T27.11 Whether a card can be attempted by the check with this ability.
pub(crate) fn check_solve(state: &State, seat: Seat, at: Spot, with: Ability) -> Result<(), Refusal> {
    let (checks, done) = match at {
        Spot::Slot(slot) => {
            if state.pcs[seat].area != slot.area() {
                return Err(refusals::NOT_IN_AREA);
            }
            printed(state, at).ok_or(refusals::NOTHING_TO_SOLVE)?
        }
        Spot::Site if state.site.open.is_none() => {
            let gate = printed(state, at).ok_or(refusals::NO_CARD_OPEN)?;
            if !state.site.explorers.contains(seat) {
                return Err(refusals::NOT_EXPLORING);
            }
            gate
        }
        Spot::Site => {
            let open = state.site.open.ok_or(refusals::NO_CARD_OPEN)?;
            if !state.site.explorers.contains(seat) {
                return Err(refusals::NOT_EXPLORING);
            }
            if !site::may_attempt(state, &open, seat) {
                return Err(refusals::NO_ATTEMPT_LEFT);
            }
            (open.card.row().checks(), open.done)
        }
    };
    let place = checks.iter().position(|(ability, _)| *ability == with).ok_or(refusals::NO_SUCH_CHECK)?;
    if !solving::may_try(state, seat, at) {
        return Err(refusals::TRIED_THIS_ROUND);
    }
    race::check_solver(state, seat, at)?;
    if done >> place & 1 == 1 { Err(refusals::CHECK_DONE) } else { Ok(()) }
}

/// T18.1 T18.5 Whether the side task of a scenario card can be tried.
pub(crate) fn check_side(state: &State, seat: Seat, at: Spot, with: Ability) -> Result<(), Refusal> {
    if state.pcs[seat].area != at.area() {
        return Err(refusals::NOT_IN_AREA);
    }
    let side = solving::side(state, at).ok_or(refusals::NOTHING_TO_SOLVE)?;
    side.any_of.iter().find(|(ability, _)| *ability == with).map(|_| ()).ok_or(refusals::NO_SUCH_CHECK)
}

/// T18.5 It is tried.
pub(crate) fn side(state: &mut State, seat: Seat, at: Spot, with: Ability, log: &mut impl Sink<Event>) {
    let any_of = solving::side(state, at).map(|side| side.any_of);
    if let Some(&check) = any_of.into_iter().flatten().find(|(ability, _)| *ability == with) {
        open(state, seat, Goal::Side(at), check, log);
    }
}

/// T18.4 The checks of the card that lies open there, and which of them have been made; of a scenario card any one will do.
pub(crate) fn printed(state: &State, at: Spot) -> Option<(&'static [(Ability, u8)], u8)> {
    if let Some(checks) = solving::checks(state, at) {
        return Some((checks, 0));
    }
    match at {
        Spot::Slot(slot) => {
            let there = state.slot(slot);
            there.open_trouble().map(|trouble| (trouble.row().checks(), there.done))
        }
        Spot::Site => state.site.open.map(|open| (open.card.row().checks(), open.done)),
    }
}

/// T11.1 T11.3 The card is revealed and held apart while its check is made.
pub(crate) fn equip(
    state: &mut State,
    seat: Seat,
    card: Card,
    check: (Ability, u8),
    log: &mut impl Sink<Event>,
) {
    hands::take_out(state, seat, card);
    open(state, seat, Goal::Equip(card), check, log);
}

/// T17.1
pub(crate) fn buy(state: &mut State, seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
    let Some(target) = targets::purchase(&state.story, &state.slots, slot) else { return };
    open(state, seat, Goal::Buy(slot), (Ability::Economy, target), log);
}

/// T18.4
pub(crate) fn solve(state: &mut State, seat: Seat, at: Spot, with: Ability, log: &mut impl Sink<Event>) {
    let checks = printed(state, at).map(|(checks, _)| checks);
    let target = checks.into_iter().flatten().find(|(ability, _)| *ability == with);
    if let Some(&(ability, target)) = target {
        let of_scene = |scene| solving::target_for(scene, &state.pcs[seat], ability, target);
        let target = state.matter(at).map_or(target, |(scene, _)| of_scene(scene));
        if at == Spot::Site {
            site::attempt(state, seat);
        }
        solving::tried(state, seat, at);
        open(state, seat, Goal::Solve(at), (ability, target), log);
    }
}

/// T19.1 A check is opened. If the ability is enough, nothing is asked.
pub(crate) fn open(
    state: &mut State,
    seat: Seat,
    goal: Goal,
    (ability, target): (Ability, u8),
    log: &mut impl Sink<Event>,
) {
    let target = targets::with(&state.story, &state.slots, ability, target);
    let strength = state.pcs[seat].ability(ability) + targets::standing_bonus(state, seat, goal);
    state.check = Some(Check {
        seat,
        goal,
        ability,
        target,
        strength,
        helped: 0,
        cards: 0,
        drawn: Drawn::NotYet,
        stand: Stand::Open,
        proxy: None,
        promise: None,
        passed: SeatSet::EMPTY,
        acted: [None; ACTED],
    });
    state.stack.push(Do::CheckOver);
    state.stack.push(Ask::Check);
    log.emit(Audience::All, Event::CheckOpened { seat, goal, ability, target, strength });
}

/// T14.7 The Fixer makes it instead.
pub(crate) fn take_over(state: &mut State, fixer: Seat, log: &mut impl Sink<Event>) {
    let Some(check) = state.check else { return };
    let (own, instead) = (&state.pcs[check.seat], &state.pcs[fixer]);
    let strength = check.strength - own.ability(check.ability) + instead.ability(check.ability);
    let promise =
        means::promise(state, fixer, crate::words::notation::Means::Skill(crate::words::Skill::Support));
    state.check = Some(Check { strength, proxy: Some(fixer), promise, ..check });
    log.emit(Audience::All, Event::CheckTakenOver { by: fixer });
}

/// T19.5 T19.12 T19.19 The drawn trouble gives its AP.
pub(crate) fn add_trouble(
    state: &mut State,
    trouble: crate::words::cards::Trouble,
    log: &mut impl Sink<Event>,
) {
    let stays = !trouble.is_never_placed();
    if let Some(check) = state.check.as_mut() {
        check.strength = check.strength.saturating_add(trouble.row().ap);
        check.drawn = if stays { Drawn::Held(trouble) } else { Drawn::Spent };
    }
    log.emit(Audience::All, Event::TroubleAdds { trouble });
    if !stays {
        troubles::discard(state, trouble, log);
    }
}

/// T19.7 T19.10 The check is over; what it was for happens, then the drawn trouble is placed.
pub(crate) fn over(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(check) = state.check else { return };
    let seat = check.seat;
    state.stack.push(Do::Held);
    if check.succeeds() {
        log.emit(Audience::All, Event::CheckSucceeded { seat });
        succeed(state, &check, log);
    } else {
        log.emit(Audience::All, Event::CheckFailed { seat });
        fail(state, &check);
    }
}

/// T17.3 T19.17
fn succeed(state: &mut State, check: &Check, log: &mut impl Sink<Event>) {
    let seat = check.seat;
    match check.goal {
        Goal::Move => state.stack.push(Do::Leg),
        Goal::Equip(card) => {
            state.pcs[seat].equipment.push(Equipped::new(card));
            log.emit(Audience::All, Event::Equipped { seat, card });
        }
        Goal::Buy(slot) => {
            if let Some(card) = state.slot_mut(slot).goods.take() {
                // T29.12 Of a pair, onto the common deck.
                state.stash_mut(seat).deck.push(card);
                log.emit(Audience::All, Event::Bought { seat, card, slot });
                keep_promise(state, check, TokenIf::BoughtRare, card.row().rarity, log);
            }
        }
        Goal::Side(at) => solving::side_done(state, seat, at),
        Goal::Solve(at) if state.scene_at(at).is_some() => solving::succeed(state, seat, at, log),
        Goal::Solve(at) => {
            let (row, done) = match at {
                Spot::Slot(slot) => match state.slot(slot).open_trouble() {
                    Some(trouble) => (trouble.row(), &mut state.slot_mut(slot).done),
                    None => return,
                },
                Spot::Site => match state.site.open.as_mut() {
                    Some(OpenCard { card, done, .. }) => (card.row(), done),
                    None => return,
                },
            };
            let checks = row.checks();
            let place = checks.iter().position(|(ability, _)| *ability == check.ability).unwrap_or(0);
            *done |= 1 << place;
            if usize::from(done.count_ones() as u8) == checks.len() {
                keep_promise(state, check, TokenIf::SolvedRare, row.rarity, log);
                state.stack.push(Do::Solved { by: seat, at, stage: Solving::Effects });
            }
        }
    }
}

/// T14.4 The support skill that helped gives its token.
fn keep_promise(
    state: &mut State,
    check: &Check,
    when: TokenIf,
    rarity: crate::words::Rarity,
    log: &mut impl Sink<Event>,
) {
    let kept = check.promise.filter(|promise| promise.when == when && rarity >= crate::words::Rarity::Rare);
    if let Some(promise) = kept {
        ap_tokens::gain(state, promise.to, 1, log);
    }
}

/// T11.2 T16.4 T17.6 T18.5 What was paid is lost; the rest is as it was.
fn fail(state: &mut State, check: &Check) {
    match check.goal {
        Goal::Move => state.travel = None,
        Goal::Equip(card) => state.stash_mut(check.seat).take_in(card),
        Goal::Buy(_) | Goal::Side(_) => {}
        Goal::Solve(at) if state.scene_at(at).is_some() => solving::missed(state, check.seat, at),
        Goal::Solve(Spot::Slot(_)) => {}
        Goal::Solve(Spot::Site) => site::attempt_failed(state),
    }
}

/// T16.5 T19.11 The trouble held apart is placed where the PC now is.
pub(crate) fn place_held(state: &mut State) {
    let Some(check) = state.check.take() else { return };
    let area = state.pcs[check.seat].area;
    match check.drawn {
        Drawn::Held(trouble) => state.stack.push(Ask::Place { by: Some(check.payer()), trouble, area }),
        Drawn::HeldScene(scene) => state.stack.push(Ask::Stage { scene, area }),
        Drawn::NotYet | Drawn::Spent => {}
    }
}
