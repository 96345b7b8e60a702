//! T12.5 T14.10 T20.7 T20.20 T20.22 An attack is being made: what its attacker and others add to it.

use super::windows::Interrupt;
use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, close, refusals};
use crate::rules::interrupts::{self, Moment};
use crate::rules::story::race;
use crate::rules::{ap_tokens, attack, joining, means};
use crate::table::combat::Target;
use crate::words::cards::More;
use crate::words::notation::{Means, Spot};
use crate::words::{Area, DamageType, Slot};

/// What is added.
#[derive(Clone, Copy)]
pub(super) enum Addition {
    /// T20.22 An AP token.
    Token,
    /// T20.20 Another target.
    Also(Spot),
    /// T14.10 The Gangster's attack.
    Join(Means, DamageType),
    /// T12.5
    Interrupt(Interrupt),
    /// Nothing more.
    Pass,
}

/// T20.7 What is added before anybody strikes.
impl Question for super::Battle {
    type Answer = Addition;

    /// T20.20 Those that can interrupt, and the attacker as long as it can add something.
    fn asked(self, state: &State) -> SeatSet {
        let Some(battle) = state.battle else { return SeatSet::EMPTY };
        let mut asked = interrupts::askable(state, Moment::Battle(battle), self.passed);
        let attacker = battle.first.seat;
        let adds = || has_more_targets(state) || check_token(state, attacker).is_ok();
        if !self.passed.contains(attacker) && adds() {
            asked.insert(attacker);
        }
        asked
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Token]);
        out.extend(Slot::ALL.iter().map(|&slot| Action::Also(Spot::Slot(slot))));
        means::each(state, seat, &mut |by| out.push(Action::Join { by, kind: DamageType::Physical }));
        if let Some(battle) = state.battle {
            interrupts::offer(state, Moment::Battle(battle), seat, out);
        }
    }

    read! {
        Action::Token => Addition::Token,
        Action::Also(at) => Addition::Also(at),
        Action::Join { by, kind } => Addition::Join(by, kind),
        Action::Use { by, at, kind: None } => Addition::Interrupt((by, at)),
        Action::Pass => Addition::Pass,
    }

    fn check(self, state: &State, seat: Seat, answer: Addition) -> Result<(), Refusal> {
        match answer {
            Addition::Token => check_token(state, seat),
            Addition::Also(at) => check_also(state, seat, at),
            Addition::Join(by, kind) => {
                joining::check_join(state, seat, by)?;
                if kind == DamageType::Physical { Ok(()) } else { Err(refusals::WRONG_TYPE) }
            }
            Addition::Interrupt(interrupt) => {
                let battle = state.battle.ok_or(refusals::NOT_NOW)?;
                interrupts::check(state, Moment::Battle(battle), seat, interrupt)
            }
            Addition::Pass => Ok(()),
        }
    }

    fn act(self, state: &mut State, seat: Seat, answer: Addition, log: &mut impl Sink<Event>) {
        match answer {
            Addition::Token => {
                ap_tokens::lose(state, seat, 1, log);
                if let Some(battle) = state.battle.as_mut() {
                    battle.tokens += 1;
                }
            }
            Addition::Also(at) => also(state, at),
            Addition::Join(by, kind) => joining::join(state, seat, by, kind, log),
            Addition::Interrupt(interrupt) => {
                if let Some(battle) = state.battle {
                    interrupts::begin(state, Moment::Battle(battle), seat, interrupt, log);
                }
            }
            Addition::Pass => state.stack.goto(super::Battle { passed: self.passed.with(seat) }),
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let over = self.asked(state).is_empty();
        close(state, over)
    }

    fn afresh(self) -> Self {
        super::Battle { passed: SeatSet::EMPTY }
    }
}

/// T20.22 Whether the attacker can return another AP token for more damage.
fn check_token(state: &State, seat: Seat) -> Result<(), Refusal> {
    let battle = state.battle.filter(|battle| battle.first.seat == seat).ok_or(refusals::NOT_NOW)?;
    let more = attack::attack_of(state, seat, battle.first.by).and_then(|(_, attack)| attack.more);
    match more {
        Some(More::PerToken(most)) if battle.tokens >= most => Err(refusals::NOT_NOW),
        Some(More::PerToken(_)) if state.pcs[seat].ap == 0 => Err(refusals::NO_TOKEN),
        Some(More::PerToken(_)) => Ok(()),
        Some(More::AfterMove(_) | More::InCompany(_)) | None => Err(refusals::NOT_NOW),
    }
}

/// T20.20 Whether another enemy can be struck as well.
fn check_also(state: &State, seat: Seat, at: Spot) -> Result<(), Refusal> {
    let Some(battle) = state.battle.filter(|battle| battle.first.seat == seat) else {
        return Err(refusals::NOT_NOW);
    };
    let Some((_, attack)) = attack::attack_of(state, seat, battle.first.by) else {
        return Err(refusals::NOT_NOW);
    };
    let room =
        battle.spots().count() < usize::from(attack.spread) && battle.targets.iter().any(Option::is_none);
    if !room || battle.spots().any(|target| target == at) {
        return Err(refusals::NO_MORE_TARGETS);
    }
    let first = battle.spots().next().map(Spot::area);
    if first != Some(at.area()) {
        return Err(refusals::OUT_OF_REACH);
    }
    state.enemy(at).ok_or(refusals::NO_ENEMY_THERE)?;
    race::check_attacker(state, seat, at)
}

/// T20.20 Another target.
fn also(state: &mut State, at: Spot) {
    if let Some(free) =
        state.battle.as_mut().and_then(|battle| battle.targets.iter_mut().find(|it| it.is_none()))
    {
        *free = Some(Target { at, defeated_by: None });
    }
}

/// T20.20 Whether the attacker can still name targets.
fn has_more_targets(state: &State) -> bool {
    let Some(battle) = state.battle else { return false };
    let spots = battle.spots().next().map(Spot::area).into_iter().flat_map(Area::slots).map(Spot::Slot);
    spots.into_iter().any(|at| check_also(state, battle.first.seat, at).is_ok())
}
