//! T6.8 T19.2 T19.3 T19.4 T19.5 T19.6 T19.8 T19.9 T19.10 T19.16 T29.8 T29.10 A check is being made: who pays what for
//! it.

use super::windows::Interrupt;
use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::checks::HELP;
use crate::rules::interrupts::{self, Moment};
use crate::rules::story::{lead, roaming};
use crate::rules::{hands, troubles};
use crate::table::check::{Drawn, Stand};
use crate::table::frames::{Draw, DrawnFor};
use crate::words::cards::{Card, Odd};
use kernel::Audience;

/// T19.16 T29.8 Hand cards of a merged deck in one check.
const MERGED_CARDS: u8 = 4;

/// What is done about the check.
#[derive(Clone, Copy)]
pub(super) enum Payment {
    /// T19.3 A hand card.
    Card(Card),
    /// T19.4 T19.6 An AP token.
    Token,
    /// T19.5 The one trouble.
    Trouble,
    /// T32.26 It succeeds on account.
    Owe,
    /// T19.10 It is given up.
    GiveUp,
    /// T12.5
    Interrupt(Interrupt),
    /// Nothing more.
    Pass,
}

/// T19.8 Payment goes on until the check succeeds or is given up.
impl Question for super::Check {
    type Answer = Payment;

    /// T19.6 Who may add something.
    fn asked(self, state: &State) -> SeatSet {
        let Some(check) = state.check else { return SeatSet::EMPTY };
        let interrupts = |seat: Seat| interrupts::can_answer(state, Moment::Check(check), seat);
        if let Some(payer) = lead::payer(state) {
            return state.seats().filter(|&seat| seat == payer || interrupts(seat)).collect();
        }
        let helps = |seat: Seat| {
            (state.pcs[seat].ap > 0 && check.helped < HELP)
                || (shares_hand(state, seat) && !state.stash(seat).hand.is_empty())
                || interrupts(seat)
        };
        let adds = |&seat: &Seat| seat == check.payer() || (!check.passed.contains(seat) && helps(seat));
        state.seats().filter(adds).collect()
    }

    /// T19.2 The one that makes it.
    fn awaited(self, state: &State) -> SeatSet {
        let payer = lead::payer(state).or(state.check.map(|check| check.payer()));
        payer.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let mut last = None;
        for card in state.stash(seat).hand.iter() {
            if last != Some(card) {
                out.push(Action::Pay(card));
                last = Some(card);
            }
        }
        out.extend([Action::Owe, Action::Token, Action::DrawTrouble, Action::GiveUp, Action::Pass]);
        if let Some(check) = state.check {
            interrupts::offer(state, Moment::Check(check), seat, out);
        }
    }

    read! {
        Action::Pay(card) => Payment::Card(card),
        Action::Token => Payment::Token,
        Action::DrawTrouble => Payment::Trouble,
        Action::Owe => Payment::Owe,
        Action::GiveUp => Payment::GiveUp,
        Action::Use { by, at, kind: None } => Payment::Interrupt((by, at)),
        Action::Pass => Payment::Pass,
    }

    fn check(self, state: &State, seat: Seat, answer: Payment) -> Result<(), Refusal> {
        let Some(check) = state.check else { return Err(refusals::NOT_NOW) };
        let own = seat == check.payer();
        match answer {
            Payment::Card(card) => {
                if !own && !shares_hand(state, seat) {
                    return Err(refusals::ONLY_TOKENS);
                }
                super::check_held(state, seat, card)?;
                let merged = state.options.sharers(state.options.stash_of(seat)).len() == 2;
                if merged && check.cards >= MERGED_CARDS { Err(refusals::TOO_MANY_CARDS) } else { Ok(()) }
            }
            Payment::Token if state.pcs[seat].ap == 0 => Err(refusals::NO_TOKEN),
            // T19.6 T29.10 Another of the pair is another PC.
            Payment::Token if !own && check.helped >= HELP => Err(refusals::TOO_MUCH_HELP),
            Payment::Trouble | Payment::GiveUp | Payment::Owe if !own => Err(refusals::ONLY_TOKENS),
            Payment::Owe => roaming::check_owe(state, seat, &check),
            Payment::Trouble if check.drawn != Drawn::NotYet => Err(refusals::TROUBLE_DRAWN),
            Payment::Trouble if troubles::is_out(state) => Err(refusals::NOTHING_TO_DRAW),
            Payment::Interrupt(interrupt) => interrupts::check(state, Moment::Check(check), seat, interrupt),
            Payment::Pass if own => Err(refusals::NOT_NOW),
            Payment::Token | Payment::Trouble | Payment::GiveUp | Payment::Pass => Ok(()),
        }
    }

    fn out_of_place(self, _state: &State) -> Refusal {
        refusals::NOT_NOW
    }

    /// T19.6 Whoever could only add a token is not asked any more when there are enough.
    fn not_asked(self, state: &State, action: Action) -> Refusal {
        let enough = state.check.is_some_and(|check| check.helped >= HELP);
        if enough && action == Action::Token { refusals::TOO_MUCH_HELP } else { refusals::NOT_ASKED }
    }

    fn act(self, state: &mut State, seat: Seat, answer: Payment, log: &mut impl Sink<Event>) {
        let Some(mut check) = state.check else { return };
        match answer {
            Payment::Card(card) => {
                hands::take_out(state, seat, card);
                state.stash_mut(seat).discard.push(card);
                check.cards += 1;
                check.strength = check.strength.saturating_add(card.row().ap);
                log.emit(Audience::All, Event::Paid { seat, card });
            }
            Payment::Token => {
                state.pcs[seat].ap -= 1;
                check.helped += u8::from(seat != check.payer());
                check.strength = check.strength.saturating_add(1);
                log.emit(Audience::All, Event::TokenPaid { seat });
            }
            Payment::Trouble => {
                let area = state.pcs[check.seat].area;
                // T6.8 It is placed by the rules of any other.
                check.drawn = Drawn::Spent;
                state.stack.push(Draw::Trouble { by: Some(check.payer()), area, why: DrawnFor::Check });
            }
            Payment::Owe => roaming::owe(state, seat, &mut check, log),
            Payment::GiveUp => check.stand = Stand::GivenUp,
            Payment::Interrupt(interrupt) => {
                return interrupts::begin(state, Moment::Check(check), seat, interrupt, log);
            }
            Payment::Pass => check.passed.insert(seat),
        }
        state.check = Some(check);
    }

    /// T19.1 T19.9 T19.10 Whether nothing more is asked.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let closed = state.check.is_none_or(|check| check.succeeds() || check.stand == Stand::GivenUp);
        super::close(state, closed)
    }
}

/// Whether a card lets this PC pay for others' checks from its hand.
fn shares_hand(state: &State, seat: Seat) -> bool {
    state.pcs[seat].equipment.iter().any(|equipped| equipped.card.has_odd(Odd::SharedHand))
}
