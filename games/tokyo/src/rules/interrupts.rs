//! T9.5 T10.5 T12.5 T12.6 T14.3 T15.5 T19.13 T20.24d T20.24 T20.25 T20.26 Interrupts: the moments at which cards and
//! skills answer, and what the answers do.

use super::{ap_tokens, damage, fighting, joining, means};
use crate::rules::story::{lead, npc};
use crate::table::check::{Check, Drawn, Goal};
use crate::table::combat::Battle;
use crate::table::event::Event;
use crate::table::frames::{Ask, Do, Foe, Frame, Harm, Nature};
use crate::table::state::State;
use crate::words::cards::{Amount, Category, Cause, Does, Effect, Odd, On, Row, Who};
use crate::words::notation::{Action, At, Means};
use crate::words::{Area, refusals};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// T12.5 What is happening that can be answered.
#[derive(Clone, Copy)]
pub(crate) enum Moment {
    /// T19
    Check(Check),
    /// T20
    Battle(Battle),
    /// T21.6
    Damage(Seat, Harm, u8),
    /// T6.16
    Drawn(Option<Seat>),
    /// T32.18 That of the NPC.
    NpcDamage(Harm, u8),
    /// T14.8
    Scrap(Seat),
    /// T22
    Reward,
    /// T27.4
    Turned,
    /// T12.7
    Fee(Seat),
}

/// T9.5 Whether the event of this PC is one a PC can answer to whom `whose` applies.
#[inline]
fn concerns(state: &State, whose: Who, actor: Option<Seat>, seat: Seat) -> bool {
    let Some(actor) = actor else { return false };
    let together = || state.pcs[actor].area == state.pcs[seat].area;
    match whose {
        Who::You => actor == seat,
        Who::Ally => actor != seat && together(),
        Who::Near | Who::Each => together(),
        Who::Other => actor != seat,
        Who::Any | Who::Everybody | Who::MostHurt | Who::Crowded | Who::Holders | Who::BesidePages => true,
        Who::All => state.pcs[actor].area != Area::Site,
    }
}

/// T10.5 T12.5 T14.3 The row with which this answers the moment, and if none, why.
#[inline]
pub(crate) fn answer(state: &State, moment: Moment, seat: Seat, by: Means) -> Result<u8, Refusal> {
    let rows = means::rows(state, seat, by);
    let place = rows
        .iter()
        .position(|row| row.when.interrupt().is_some_and(|on| fits(state, moment, (seat, by), on, row)));
    let Some(place) = place else { return Err(refusals::NO_USE_NOW) };
    lead::allows(state, seat, Action::Use { by, at: At::Nothing, kind: None })?;
    means::ready(state, seat, by)?;
    let row = &rows[place];
    if row.fee > 0 && !can_pay(state, seat, by, row.fee) {
        return Err(refusals::CANNOT_PAY_FEE);
    }
    if acted(moment, by) {
        return Err(refusals::ACTED_ALREADY);
    }
    Ok(place as u8)
}

/// T12.6 Whether a card without exhaustion has already acted on this check.
fn acted(moment: Moment, by: Means) -> bool {
    matches!((moment, by), (Moment::Check(check), Means::Gear(card)) if check.acted.contains(&Some(card)))
}

/// Whether this PC can answer the moment, as far as everybody knows: a hidden hand may hold any starter not seen.
#[inline]
pub(crate) fn can_answer(state: &State, moment: Moment, seat: Seat) -> bool {
    let mut can = false;
    means::each_known(state, seat, &mut |by| can = can || answer(state, moment, seat, by).is_ok());
    can || can_join(state, moment, seat) || may_hold_answer(state, moment, seat)
}

/// T30.5 Whether a card of the hand that nobody else knows may answer the moment.
fn may_hold_answer(state: &State, moment: Moment, seat: Seat) -> bool {
    let stash = state.stash(seat);
    if stash.secret.is_empty() {
        return false;
    }
    stash.starters.iter().chain(stash.under.iter()).chain(stash.secret.iter()).any(|card| {
        card.row().category == Category::Consume
            && card.row().rows.iter().any(|row| {
                row.when.interrupt().is_some_and(|on| fits(state, moment, (seat, Means::Hand(card)), on, row))
            })
    })
}

/// T14.10 Whether this PC can join the attack.
fn can_join(state: &State, moment: Moment, seat: Seat) -> bool {
    match moment {
        Moment::Battle(battle) => joining::can_join(state, &battle, seat),
        Moment::Check(_)
        | Moment::Damage(..)
        | Moment::NpcDamage(..)
        | Moment::Drawn(_)
        | Moment::Scrap(_)
        | Moment::Reward
        | Moment::Turned
        | Moment::Fee(_) => false,
    }
}

fn fits(state: &State, moment: Moment, (seat, by): (Seat, Means), on: On, row: &Row) -> bool {
    match (on, moment) {
        (On::Check { whose, kinds, abilities }, Moment::Check(check)) => {
            let kind = check.goal.kind();
            concerns(state, whose, Some(check.seat), seat)
                && (kinds.is_empty() || kinds.contains(&kind))
                && (abilities.is_empty() || abilities.contains(&check.ability))
                && (!proxies(row) || can_take_over(&check, seat))
        }
        (On::Attack { whose, with }, Moment::Battle(battle)) => {
            concerns(state, whose, Some(battle.first.seat), seat)
                && with.is_none_or(|kind| battle.first.by.card().is_some_and(|card| card.row().kind == kind))
                && !row.does.iter().any(|does| does.what == Effect::Odd(Odd::Combination))
        }
        (On::Damage { whose, from }, Moment::Damage(hurt, harm, amount)) => {
            concerns(state, whose, Some(hurt), seat)
                && (from == Cause::Any || harm.from != Foe::None)
                && row.does.iter().any(|does| helps(state, (seat, by), does, harm, amount))
        }
        (On::Damage { whose, from }, Moment::NpcDamage(harm, amount)) => {
            npc::concerns(state, whose, seat)
                && (from == Cause::Any || harm.from != Foe::None)
                && row.does.iter().any(|does| helps(state, (seat, by), does, harm, amount))
        }
        (On::Draw { whose }, Moment::Drawn(by)) => {
            let spent = row.does.iter().any(|does| does.what == Effect::Odd(Odd::SecondDraw))
                && state.troubles.second.contains(seat);
            let needs_another = row.does.iter().any(|does| does.what != Effect::Odd(Odd::Overlook));
            concerns(state, whose, by, seat) && !spent && !(needs_another && super::troubles::is_out(state))
        }
        (On::Scrap { whose }, Moment::Scrap(owner)) => concerns(state, whose, Some(owner), seat),
        (On::Reward, Moment::Reward) => state.pcs[seat].area == Area::Site,
        (On::Reveal, Moment::Turned) => state.site.explorers.contains(seat) && super::site::has_more(state),
        (On::RevealCheck, Moment::Turned) => {
            state.pcs[seat].area == Area::Site && super::site::is_check_card(state)
        }
        (On::Fee { whose }, Moment::Fee(payer)) => concerns(state, whose, Some(payer), seat),
        (
            On::Check { .. }
            | On::Attack { .. }
            | On::Damage { .. }
            | On::Draw { .. }
            | On::Scrap { .. }
            | On::Reward
            | On::Reveal
            | On::RevealCheck
            | On::Fee { .. },
            _,
        ) => false,
    }
}

/// T20.10 T20.25 Whether one effect does something about this damage.
fn helps(state: &State, (seat, by): (Seat, Means), does: &Does, harm: Harm, amount: u8) -> bool {
    if let Effect::Reduce { kinds, .. } = does.what {
        amount > 0 && harm.kind.is_some_and(|kind| kinds.contains(&kind))
    } else if let Effect::Strike { .. } = does.what {
        harm.from.spot().is_some_and(|at| state.enemy(at).is_some())
    } else {
        let doll = does.what == Effect::Odd(Odd::Doll);
        doll && amount > 0 && by.card().is_some_and(|card| state.pcs[seat].equipped(card).is_some())
    }
}

fn proxies(row: &Row) -> bool {
    row.does.iter().any(|does| does.what == Effect::Odd(Odd::ProxyPurchase))
}

/// T14.7 The Fixer makes the purchase check of another PC, before anything is paid.
fn can_take_over(check: &Check, seat: Seat) -> bool {
    let untouched = check.cards == 0 && check.helped == 0 && check.drawn == Drawn::NotYet;
    check.seat != seat && check.proxy.is_none() && matches!(check.goal, Goal::Buy(_)) && untouched
}

/// T12.5 Every answer to the moment.
pub(crate) fn offer(state: &State, moment: Moment, seat: Seat, out: &mut Vec<Action>) {
    means::each(state, seat, &mut |by| {
        if answer(state, moment, seat, by).is_ok() {
            out.push(Action::Use { by, at: At::Nothing, kind: None });
            if may_reflect(state, moment, seat, by) {
                out.push(Action::Use { by, at: At::Back, kind: None });
            }
        }
    });
}

/// T12.5 Whether this answers the moment. `back` is said exactly where striking back is optional and wanted.
pub(crate) fn check(state: &State, moment: Moment, seat: Seat, (by, at): (Means, At)) -> Result<(), Refusal> {
    answer(state, moment, seat, by)?;
    match at {
        At::Nothing => Ok(()),
        At::Back if may_reflect(state, moment, seat, by) => Ok(()),
        At::Back | At::Spot(_) | At::Pc(_) | At::Npc | At::Area(_) => Err(refusals::NOT_A_TARGET),
    }
}

/// The PC answers: what it uses will take effect once its fee is paid.
pub(crate) fn begin(
    state: &mut State,
    moment: Moment,
    seat: Seat,
    (by, at): (Means, At),
    log: &mut impl Sink<Event>,
) {
    let Ok(row) = answer(state, moment, seat, by) else { return };
    state.stack.push(Do::Answer { seat, by, row, at });
    means::begin(state, seat, by, &means::rows(state, seat, by)[usize::from(row)], log);
}

/// T12.6 The answer takes effect on the moment, the frame that is now on top; after-use processing follows.
pub(crate) fn take_effect(
    state: &mut State,
    (seat, by): (Seat, Means),
    row: u8,
    at: At,
    log: &mut impl Sink<Event>,
) {
    let does = means::rows(state, seat, by)[usize::from(row)].does;
    let harms = does.iter().any(|does| matches!(does.what, Effect::Harm { .. }));
    let frame = state.stack.top();
    for does in does {
        modify(state, (seat, by), does.what, log);
    }
    means::push_after(state, seat, by, row);
    if harms {
        state.stack.push(Do::Consequences);
    }
    for does in does {
        follow(state, seat, does.what, (frame, at), log);
    }
}

/// T15.5 T20.26 What changes the frame on top.
fn modify(state: &mut State, (seat, by): (Seat, Means), what: Effect, log: &mut impl Sink<Event>) {
    match (what, state.stack.top()) {
        (Effect::Bonus { amount, .. }, _) => {
            let promise = means::promise(state, seat, by);
            if let Some(check) = state.check.as_mut() {
                check.strength = check.strength.saturating_add(amount);
                if let (Means::Gear(card), Some(free)) =
                    (by, check.acted.iter_mut().find(|acted| acted.is_none()))
                {
                    *free = Some(card);
                }
                check.promise = promise.or(check.promise);
                log.emit(Audience::All, Event::BonusAdds { amount });
            }
        }
        (Effect::Boost { amount, kind, traits }, _) => super::attack::boost(state, amount, kind, traits),
        (
            Effect::Reduce { kinds, amount, environment },
            Some(Frame::Ask(Ask::Damage { seat: hurt, harm, amount: left, passed })),
        ) if harm.kind.is_some_and(|kind| kinds.contains(&kind)) => {
            let more = if harm.nature == Nature::Environment { environment } else { 0 };
            let reduced = amount.saturating_add(more).min(left);
            state.stack.goto(Ask::Damage { seat: hurt, harm, amount: left - reduced, passed });
            log.emit(Audience::All, Event::Reduced { seat: hurt, amount: reduced });
        }
        (
            Effect::Reduce { kinds, amount, environment },
            Some(Frame::Ask(Ask::NpcDamage { npc, harm, amount: left, passed })),
        ) if harm.kind.is_some_and(|kind| kinds.contains(&kind)) => {
            let more = if harm.nature == Nature::Environment { environment } else { 0 };
            let reduced = (amount + more).min(left);
            state.stack.goto(Ask::NpcDamage { npc, harm, amount: left - reduced, passed });
            log.emit(Audience::All, Event::NpcReduced { npc, amount: reduced });
        }
        (Effect::Redraw, _) => super::troubles::redraw(state, log),
        (Effect::Odd(Odd::TokenIfUnhurt), Some(Frame::Ask(Ask::Damage { seat: hurt, amount: 0, .. }))) => {
            ap_tokens::gain(state, hurt, 1, log);
        }
        (Effect::Odd(Odd::SecondDraw), _) => {
            state.troubles.second.insert(seat);
            super::troubles::redraw(state, log);
        }
        (Effect::Odd(Odd::Overlook), _) => super::troubles::overlook(state, log),
        (Effect::Odd(Odd::Granted), _) => {
            if let Some(check) = state.check.as_mut() {
                check.strength = check.strength.max(check.target);
            }
        }
        (Effect::Odd(Odd::Delay), _) => super::site::delay(state, log),
        (Effect::Odd(Odd::DoubleDamage), _) => super::attack::double(state),
        (Effect::Odd(Odd::ProxyPurchase), _) => super::checks::take_over(state, seat, log),
        (Effect::Odd(Odd::SpareScrap), Some(Frame::Ask(Ask::Scrap { seat: owner, card, .. }))) => {
            state.stack.pop();
            state.stash_mut(owner).discard.push(card);
            log.emit(Audience::All, Event::Discarded { seat: owner, card });
        }
        (Effect::Odd(Odd::CoverFee), Some(Frame::Ask(Ask::Fee { seat: payer, left, passed }))) => {
            state.stack.goto(Ask::Fee { seat: payer, left: left.saturating_sub(1), passed });
        }
        (Effect::Odd(Odd::Sidestep), _) => super::site::avoid(state, log),
        (Effect::Odd(Odd::Appraise), _) => super::rewards::appraise(state),
        (Effect::Odd(Odd::Doll), _) => damage::onto_doll(state, (seat, by), log),
        (_, _) => {}
    }
}

/// What happens beside the frame that was answered.
fn follow(
    state: &mut State,
    seat: Seat,
    what: Effect,
    (frame, at): (Option<Frame>, At),
    log: &mut impl Sink<Event>,
) {
    match (what, frame) {
        (
            Effect::Strike { kind, amount },
            Some(Frame::Ask(Ask::Damage { harm, .. } | Ask::NpcDamage { harm, .. })),
        ) => {
            let amount = match amount {
                Amount::Fixed(amount) => amount,
                Amount::Unreduced if at == At::Back => harm.amount,
                Amount::Unreduced => 0,
            };
            if let Some(spot) = harm.from.spot().filter(|_| amount > 0) {
                fighting::strike_back(state, seat, spot, (kind, amount), log);
            }
        }
        (Effect::Harm { kind, amount }, _) => {
            let harm = Harm { kind: Some(kind), amount, from: Foe::None, nature: Nature::Ordinary };
            state.stack.push(Do::Hurt { left: SeatSet::one(seat), harm });
        }
        (_, _) => {}
    }
}

/// T20.24 Whether the answer strikes back only if its user wishes.
fn may_reflect(state: &State, moment: Moment, seat: Seat, by: Means) -> bool {
    let (Moment::Damage(_, harm, _) | Moment::NpcDamage(harm, _)) = moment else { return false };
    let has_enemy = harm.from.spot().is_some_and(|at| state.enemy(at).is_some());
    has_enemy
        && means::rows(state, seat, by)
            .iter()
            .flat_map(|row| row.does)
            .any(|does| matches!(does.what, Effect::Strike { amount: Amount::Unreduced, .. }))
}

/// T12.5 T19.13 Those that can answer the moment and have not let it pass.
#[inline]
pub(crate) fn askable(state: &State, moment: Moment, passed: SeatSet) -> SeatSet {
    state.seats().filter(|&seat| !passed.contains(seat) && can_answer(state, moment, seat)).collect()
}

/// T12.7 Whether a fee can be paid: by cards of the hand, the used one apart, or by whoever covers it.
pub(crate) fn can_pay(state: &State, seat: Seat, by: Means, fee: u8) -> bool {
    let own = u8::from(matches!(by, Means::Hand(_)));
    state.stash(seat).hand.len() as u8 >= fee + own || (fee == 1 && covers(state, seat))
}

/// T12.7 Whether somebody in the area can cover the fee.
fn covers(state: &State, seat: Seat) -> bool {
    state.seats().any(|other| can_answer(state, Moment::Fee(seat), other))
}
