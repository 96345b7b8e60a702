//! T22.2 T22.3 T22.4 T22.5 T22.7 T22.8 T22.9 T22.10 T32.23 Rewards are gained: which of two kinds, who takes which card, what makes room.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_seat_exists, refusals};
use crate::rules::story::race;
use crate::rules::{damage, means, moving, rewards};
use crate::table::frames::{Do, Draw, Frame, Prize};
use crate::table::state::Equipped;
use crate::words::CardKind;
use crate::words::cards::Card;
use kernel::Audience;

/// T22.8 An artifact, or cards of the scrap pile.
impl Question for super::ArtifactOrScrap {
    type Answer = Prize;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.by)
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Artifact, Action::Salvage]);
    }

    read! { Action::Artifact => Prize::Artifact, Action::Salvage => Prize::Scrap }

    fn act(self, state: &mut State, _seat: Seat, kind: Prize, _log: &mut impl Sink<Event>) {
        let super::ArtifactOrScrap { by, choice, cards } = self;
        state.stack.pop();
        match kind {
            Prize::Artifact => {
                state.stack.push(super::Gain { by, kind, left: 1 });
                state.stack.push(Draw::Reveal { kind: CardKind::Artifact, left: choice });
            }
            Prize::Scrap | Prize::Revealed => state.stack.push(Do::GainScrap { by, left: cards, kind }),
        }
    }
}

/// T22.3 T22.5 T22.7 Who takes which card.
impl Question for super::Gain {
    type Answer = (Card, Seat);

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.by)
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        self.each(state, &mut |card, to| out.push(Action::Gain { card, to }));
    }

    read! { Action::Gain { card, to } => (card, to) }

    /// T22.3 T22.4 T22.7 A PC of the area, and a card that is there.
    fn check(self, state: &State, _seat: Seat, (card, to): (Card, Seat)) -> Result<(), Refusal> {
        check_seat_exists(state, to)?;
        if !state.in_area(state.pcs[self.by].area).contains(to) {
            return Err(refusals::NOT_OF_THE_AREA);
        }
        let there = match self.kind {
            Prize::Scrap => state.goods.scrap.contains(card),
            Prize::Revealed | Prize::Artifact => state.goods.revealed.iter().any(|shown| shown == card),
        };
        if there { Ok(()) } else { Err(refusals::NOT_IN_PILE) }
    }

    fn act(self, state: &mut State, _seat: Seat, (card, to): (Card, Seat), log: &mut impl Sink<Event>) {
        self.take(state, card, to, log);
    }

    /// T31.6a Where one card is left and one PC to take it, nothing is asked.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        if state.options.asks_for_forced_rewards() {
            return false;
        }
        let (mut only, mut others) = (None, false);
        self.each(state, &mut |card, to| {
            let first = *only.get_or_insert((card, to));
            others |= first != (card, to);
        });
        let Some((card, to)) = only.filter(|_| !others) else { return false };
        self.take(state, card, to, log);
        true
    }
}

impl super::Gain {
    /// T22.3 T22.7 Every card and taker there could be.
    fn each(self, state: &State, found: &mut impl FnMut(Card, Seat)) {
        let takers = state.in_area(state.pcs[self.by].area);
        let mut each = |card: Card| takers.iter().for_each(|to| found(card, to));
        match self.kind {
            Prize::Scrap => state.goods.scrap.kinds().for_each(|(card, _)| each(card)),
            Prize::Revealed | Prize::Artifact => state.goods.revealed.iter().for_each(each),
        }
    }

    /// T22.2 T22.9 A PC takes a card.
    fn take(self, state: &mut State, card: Card, to: Seat, log: &mut impl Sink<Event>) {
        state.stack.pop();
        match self.kind {
            Prize::Scrap => state.goods.scrap.take(card),
            Prize::Revealed | Prize::Artifact => {
                let place = state.goods.revealed.iter().position(|revealed| revealed == card);
                if let Some(place) = place {
                    state.goods.revealed.remove(place);
                }
            }
        }
        if self.kind == Prize::Artifact {
            while let Some(other) = state.goods.revealed.pop() {
                state.goods.under.push(other);
            }
            log.emit(Audience::All, Event::Gained { seat: to, card });
            replace(state, to, card, log);
            return;
        }
        state.stash_mut(to).deck.push(card);
        log.emit(Audience::All, Event::Gained { seat: to, card });
        if let Some(Frame::Do(Do::GainScrap { by, kind, .. })) = state.stack.top() {
            state.stack.goto(Do::GainScrap { by, left: self.left - 1, kind });
        }
    }
}

/// T22.10 T32.23 A former artifact gives way to the new one; if it has to stay, the new one goes.
fn replace(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    match state.pcs[seat].artifact() {
        Some(former) if race::all_fast(state, seat, former) => {
            means::remove(state, card, log);
            return;
        }
        Some(former) => {
            damage::take_off(state, seat, former);
            means::remove(state, former, log);
        }
        None => {}
    }
    rewards::make_room(state, seat, card, log);
}

/// T22.9 An equipped card gives way to an artifact.
impl Question for super::MakeRoom {
    type Answer = Card;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(damage::ordinary(state, seat).map(Action::Unequip));
    }

    read! { Action::Unequip(card) => card }

    fn check(self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        moving::check_unequip(state, seat, card)
    }

    fn act(self, state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        state.stack.pop();
        damage::discard_equipped(state, seat, card, log);
        state.pcs[seat].equipment.push(Equipped::new(self.card));
        log.emit(Audience::All, Event::Equipped { seat, card: self.card });
    }
}
