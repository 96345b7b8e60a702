//! T32.9 The group, or one PC, chooses what a scenario card lets it choose.

use super::super::{Action, Choice, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::story::zones;
use crate::words::cards::When;
use crate::words::story::{Cue, Letter};
use kernel::Audience;

impl Question for Choice {
    type Answer = Letter;

    fn asked(self, state: &State) -> SeatSet {
        super::super::one_or_all(state, self.by)
    }

    fn needs_agreement(self) -> bool {
        self.by.is_none()
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.letters().map(Action::Choose));
    }

    read! { Action::Choose(letter) => letter }

    fn check(self, _state: &State, _seat: Seat, letter: Letter) -> Result<(), Refusal> {
        if self.letters().any(|it| it == letter) { Ok(()) } else { Err(refusals::NO_SUCH_LETTER) }
    }

    /// T32.9 The letter is remembered, and what waits for it happens.
    fn act(self, state: &mut State, _seat: Seat, letter: Letter, log: &mut impl Sink<Event>) {
        let Choice { scene, by } = self;
        state.stack.pop();
        state.story.letters[scene.place()] = Some(letter);
        log.emit(Audience::All, Event::Chosen { by, scene, letter });
        zones::happens(state, scene, When::Story(Cue::Chosen(letter)), by);
    }
}

impl Choice {
    /// T32.9 The letters there are to choose from on the card.
    fn letters(self) -> impl Iterator<Item = Letter> {
        let rows = self.scene.row().rows;
        let is_offered =
            move |letter: &Letter| rows.iter().any(|row| row.when == When::Story(Cue::Chosen(*letter)));
        Letter::ALL.iter().copied().filter(is_offered)
    }
}
