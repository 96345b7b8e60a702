//! T4.11 T5.4 T9.2 T9.3 T9.12 T12.5 T31.6 What players are asked: a room for each question. This file only leads there.
//!
//! A question is a frame ([`Ask`]); its room says who is asked, what is offered, what is refused and why, what follows from an
//! answer, and when it need not be asked. A room may push frames; it calls no other room.

/// [`Question::read`] of a room: which action is which answer. No other action is one.
macro_rules! read {
    ($($action:pat => $answer:expr),+ $(,)?) => {
        fn read(self, action: Action) -> Option<Self::Answer> {
            $(if let $action = action {
                return Some($answer);
            })+
            None
        }
    };
}

mod act;
mod adjust;
mod battle;
mod check;
mod consent;
mod depart;
mod discard;
mod facility;
mod falls;
mod fee;
mod foresee;
mod gain;
mod hand_over;
mod last_goods;
pub(crate) mod meant;
mod next_to_draw;
mod place;
mod refresh;
mod ride;
mod role;
mod shadow;
mod story;
pub(crate) mod waiver;
mod whom;
mod windows;

use super::exchange;
use super::story::lead;
use crate::table::event::Event;
use crate::table::frames::{Ask, DrawnFor, Foreseen, Frame, Harm, Prize};
use crate::table::state::{State, Step};
use crate::table::view::View;
use crate::words::cards::{Card, ModCard, Trouble};
use crate::words::notation::Action;
use crate::words::story::Scene;
use crate::words::{Area, CardKind, Slot, refusals};
use kernel::{Pending, Refusal, Seat, SeatSet, Set, Sink};

/// A question, and everything the rules say about it.
trait Question: Copy {
    /// What answers it.
    type Answer: Copy;

    /// The seats that may answer.
    fn asked(self, state: &State) -> SeatSet;

    /// The seats the game waits for.
    fn awaited(self, state: &State) -> SeatSet {
        self.asked(state)
    }

    /// T9.12 Whether several PCs have to agree on the answer, whoever gives it.
    fn needs_agreement(self) -> bool {
        false
    }

    /// Everything this seat may be able to answer; `check` decides.
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>);

    /// The answer that an action is, if it is one to this question.
    fn read(self, action: Action) -> Option<Self::Answer>;

    /// Why not?
    fn check(self, _state: &State, _seat: Seat, _answer: Self::Answer) -> Result<(), Refusal> {
        Ok(())
    }

    /// Why an action is refused that is not an answer.
    fn out_of_place(self, state: &State) -> Refusal {
        if state.round.step == Step::Actions { refusals::NOT_NOW } else { refusals::NO_ACTIONS }
    }

    /// Why an action of a seat is refused that is not asked.
    fn not_asked(self, _state: &State, _action: Action) -> Refusal {
        refusals::NOT_ASKED
    }

    /// What follows. The frame on top is the question.
    fn act(self, state: &mut State, seat: Seat, answer: Self::Answer, log: &mut impl Sink<Event>);

    /// T31.6 What need not be asked. Says whether anything has happened.
    fn settle(self, _state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        false
    }

    /// The same question, as if nobody had answered.
    fn afresh(self) -> Self {
        self
    }
}

/// Makes of each row, the fields of an [`Ask`], a type that its room gives the rules of, and the functions that lead to the rooms.
macro_rules! rooms {
    ($($name:ident { $($field:ident: $type:ty),* })*) => {
        $(
            #[derive(Clone, Copy)]
            struct $name { $($field: $type),* }

            impl From<$name> for Frame {
                #[inline]
                fn from($name { $($field),* }: $name) -> Frame {
                    Frame::Ask(Ask::$name { $($field),* })
                }
            }
        )*

        /// The seats that may answer.
        fn asked_by(state: &State, ask: Ask) -> SeatSet {
            match ask {
                $(Ask::$name { $($field),* } => $name { $($field),* }.asked(state),)*
            }
        }

        /// T9.8 T19.2 The seats the game waits for.
        fn awaited_by(state: &State, ask: Ask) -> SeatSet {
            match ask {
                $(Ask::$name { $($field),* } => $name { $($field),* }.awaited(state),)*
            }
        }

        /// T9.12 Whether several PCs have to agree on the answer, whoever gives it.
        fn needs_agreement(ask: Ask) -> bool {
            match ask {
                $(Ask::$name { $($field),* } => $name { $($field),* }.needs_agreement(),)*
            }
        }

        /// Appends every answer this seat may give, in rising order.
        fn offer(state: &State, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
            match ask {
                $(Ask::$name { $($field),* } => answers($name { $($field),* }, state, seat, out),)*
            }
        }

        /// Why not?
        fn check_by(state: &State, ask: Ask, seat: Seat, action: Action) -> Result<(), Refusal> {
            match ask {
                $(Ask::$name { $($field),* } => check_seat($name { $($field),* }, state, seat, action),)*
            }
        }

        /// Carries out an answer everybody concerned agrees to.
        fn perform(state: &mut State, ask: Ask, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
            match ask {
                $(Ask::$name { $($field),* } => follow($name { $($field),* }, state, seat, action, log),)*
            }
        }

        /// T31.6 What need not be asked. Says whether anything has happened.
        fn settle_by(state: &mut State, ask: Ask, log: &mut impl Sink<Event>) -> bool {
            match ask {
                $(Ask::$name { $($field),* } => $name { $($field),* }.settle(state, log),)*
            }
        }

        /// The same question, as if nobody had answered.
        fn afresh(ask: Ask) -> Frame {
            match ask {
                $(Ask::$name { $($field),* } => $name { $($field),* }.afresh().into(),)*
            }
        }
    };
}

rooms! {
    Role { seat: Seat }
    NextToDraw { left: SeatSet }
    Adjust {}
    Redraw {}
    Act {}
    Check {}
    Ride {}
    Consent { asker: Seat, left: SeatSet, action: Action }
    Drawn { by: Option<Seat>, trouble: Trouble, area: Area, why: DrawnFor, passed: SeatSet }
    Place { by: Option<Seat>, trouble: Trouble, area: Area }
    Battle { passed: SeatSet }
    Damage { seat: Seat, harm: Harm, amount: u8, passed: SeatSet }
    NpcDamage { npc: Scene, harm: Harm, amount: u8, passed: SeatSet }
    Scrap { seat: Seat, card: Card, passed: SeatSet }
    Turned { passed: SeatSet }
    Reward { by: Seat, left: u8, kind: Prize, passed: SeatSet }
    Fee { seat: Seat, left: u8, passed: SeatSet }
    Falls {}
    LayDown { seat: Seat, left: u8 }
    Discard { seat: Seat, left: u8 }
    Strip { seat: Seat, left: u8 }
    Refresh { by: Seat, of: Seat, kind: Option<CardKind>, left: u8 }
    Whom { by: Option<Seat>, among: SeatSet }
    HandOver { seat: Seat, to: Seat }
    Shadow { seat: Seat }
    ArtifactOrScrap { by: Seat, choice: u8, cards: u8 }
    Gain { by: Seat, kind: Prize, left: u8 }
    MakeRoom { seat: Seat, card: Card }
    Divide { by: Seat, left: u8 }
    Depart { left: SeatSet }
    Companions { seat: Seat, to: Area, with: SeatSet }
    Facility { seat: Seat }
    LastGoods { kind: CardKind }
    Foresee { seat: Seat, seen: [Option<Trouble>; 3], stage: Foreseen }
    Stage { scene: Scene, area: Area }
    Choice { scene: Scene, by: Option<Seat> }
    Vehicle { seat: Seat }
    Seal { seat: Seat, scene: Scene }
    Copies { left: u8, on: Set<Slot> }
    ClearReward {}
    Along { scene: Option<Scene>, to: Area, left: SeatSet, with: SeatSet }
    Shelter { scene: Scene, amount: u8 }
    Atone { seat: Seat, scene: Scene }
    Where {}
    Lull { card: ModCard, left: u8 }
}

/// Who must move next.
pub(crate) fn pending(state: &State) -> Pending {
    if state.ending.is_some() {
        return Pending::Over;
    }
    match state.stack.top() {
        Some(Frame::Ask(Ask::Adjust | Ask::Redraw)) => Pending::Each(asked(state)),
        Some(Frame::Ask(_)) => Pending::Any(asked(state)),
        Some(Frame::Draw(_) | Frame::Do(_)) | None => Pending::Chance,
    }
}

/// What players are asked, if they are.
fn ask(state: &State) -> Option<Ask> {
    match state.stack.top() {
        Some(Frame::Ask(ask)) if state.ending.is_none() => Some(ask),
        Some(Frame::Ask(_) | Frame::Draw(_) | Frame::Do(_)) | None => None,
    }
}

/// The seats that may act.
pub(crate) fn asked(state: &State) -> SeatSet {
    ask(state).map_or(SeatSet::EMPTY, |ask| asked_by(state, ask))
}

/// The seats the game waits for.
pub(crate) fn awaited(state: &State) -> SeatSet {
    ask(state).map_or(SeatSet::EMPTY, |ask| awaited_by(state, ask))
}

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(ask) = ask(state) {
        offer(state, ask, seat, out);
    }
}

/// T31.6 Of what is offered, what is allowed, each once and in rising order.
fn answers(question: impl Question, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !question.asked(state).contains(seat) {
        return;
    }
    let start = out.len();
    question.offer(state, seat, out);
    let mut kept = start;
    for place in start..out.len() {
        let action = out[place];
        if check_answer(question, state, seat, action).is_ok() && !out[start..kept].contains(&action) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
    out[start..].sort_unstable();
}

/// T4.11 Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    if seat.number() >= state.count() {
        return Err(refusals::NO_SUCH_SEAT);
    }
    let Some(ask) = ask(state) else { return Err(refusals::NOT_NOW) };
    check_by(state, ask, seat, action)
}

/// T9.2 Only seats that are asked answer.
fn check_seat(question: impl Question, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if question.asked(state).contains(seat) {
        check_answer(question, state, seat, action)
    } else {
        Err(question.not_asked(state, action))
    }
}

/// T5.4 Why not, for a seat that is asked.
fn check_answer(question: impl Question, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    lead::allows(state, seat, action)?;
    let Some(answer) = question.read(action) else { return Err(question.out_of_place(state)) };
    question.check(state, seat, answer)
}

/// T9.3 Carries out an action that [`check`] allows, or asks those who must agree to it.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let Some(Frame::Ask(ask)) = state.stack.top() else { return };
    let left = if needs_agreement(ask) {
        exchange::group(state, seat)
    } else {
        exchange::consent(state, seat, action)
    };
    if left.is_empty() {
        perform(state, ask, seat, action, log);
    } else {
        state.stack.push(Ask::Consent { asker: seat, left, action });
    }
}

fn follow(
    question: impl Question,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Sink<Event>,
) {
    let answer = question.read(action);
    debug_assert!(answer.is_some(), "`{action}` is not due");
    if let Some(answer) = answer {
        question.act(state, seat, answer, log);
    }
}

/// T31.6 What need not be asked, and what all have agreed to. Says whether anything has happened.
pub(crate) fn settle(state: &mut State, ask: Ask, log: &mut impl Sink<Event>) -> bool {
    if let Ask::Consent { asker, left, action } = ask
        && left.is_empty()
    {
        state.stack.pop();
        if let Some(Frame::Ask(ask)) = state.stack.top() {
            perform(state, ask, asker, action, log);
        }
        return true;
    }
    settle_by(state, ask, log)
}

/// The round and what is asked in it, whoever has answered already.
pub(crate) fn moment(view: &View) -> Option<(u8, Frame)> {
    let Some(Frame::Ask(ask)) = view.top() else { return None };
    Some((view.round, afresh(ask)))
}

/// An answer, or nothing is done.
#[derive(Clone, Copy)]
enum OrPass<T> {
    /// The answer.
    Do(T),
    /// T12.5 Nothing is done.
    Pass,
}

/// T9.12 An answer to what somebody else wants.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    /// It is agreed to.
    Agree,
    /// It is not.
    Refuse,
}

/// Whether the PC holds a card.
fn check_held(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.stash(seat).holds(card) { Ok(()) } else { Err(refusals::NOT_IN_HAND) }
}

/// Whether a PC is one of those that can be named.
fn check_among(seats: SeatSet, seat: Seat) -> Result<(), Refusal> {
    if seats.contains(seat) { Ok(()) } else { Err(refusals::NOT_A_TARGET) }
}

/// The seat that decides, or all where it is nobody's in particular.
fn one_or_all(state: &State, by: Option<Seat>) -> SeatSet {
    by.map_or_else(|| state.seats().collect(), SeatSet::one)
}

/// Whether a seat that somebody names is one of the game.
fn check_seat_exists(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat.number() < state.count() { Ok(()) } else { Err(refusals::NO_SUCH_SEAT) }
}

/// Takes the question away where it is over. Says whether it was.
fn close(state: &mut State, over: bool) -> bool {
    if over {
        state.stack.pop();
    }
    over
}
