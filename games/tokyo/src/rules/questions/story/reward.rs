//! T26.1 T33.2 The scenario is cleared: the group takes one of its rewards, and the game is over.

use super::super::{Action, ClearReward, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::ending;
use crate::table::state::Ending;
use crate::words::cards::Card;
use kernel::Audience;

/// T26.1 Cleared, whatever is taken.
impl Question for ClearReward {
    type Answer = Card;

    fn asked(self, state: &State) -> SeatSet {
        state.seats().collect()
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Card::rewards_of(state.options.scenario).map(Action::Reward));
    }

    read! { Action::Reward(card) => card }

    fn check(self, state: &State, _seat: Seat, card: Card) -> Result<(), Refusal> {
        let offered = card.reward_of() == Some(state.options.scenario);
        if offered { Ok(()) } else { Err(refusals::NOT_THAT_REWARD) }
    }

    /// T33.2 The reward is taken.
    fn act(self, state: &mut State, _seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        state.story.reward = Some(card);
        log.emit(Audience::All, Event::RewardChosen { card });
        ending::finish(state, Ending::Cleared, log);
    }
}
