//! T16.10 T17.1 T19.1 T19.15 What a check will begin with: the rules themselves open it, in a world that the viewer cannot tell
//! from the real one.

use crate::rules::preview::Any;
use crate::table::event::Event;
use crate::table::view::{View, sample_world};
use crate::words::Ability;
use crate::words::notation::Action;
use kernel::{Audience, Dice, Game, Seat, Sink};

/// How a check begins, before anybody pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// With which ability.
    pub ability: Ability,
    /// T19.15 The target number.
    pub target: u8,
    /// T19.1 The ability with what equipped cards and the vehicle add.
    pub strength: u8,
}

impl View {
    /// T16.10 T17.1 The check that this action will begin; nothing where it begins none, or asks somebody first.
    pub fn opening(&self, seat: Seat, action: Action) -> Option<Opening> {
        let mut world = sample_world(self, &mut Dice(Any));
        let mut notes = Notes(None);
        world.act(seat, &action, &mut notes).ok()?;
        notes.0
    }
}

/// Keeps the first check that is opened.
struct Notes(Option<Opening>);

impl Sink<Event> for Notes {
    fn emit(&mut self, _audience: Audience, event: Event) {
        if let Event::CheckOpened { ability, target, strength, .. } = event {
            self.0 = self.0.or(Some(Opening { ability, target, strength }));
        }
    }
}
