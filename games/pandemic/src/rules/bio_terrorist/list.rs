//! P21.13 P21.14 P21.15 P21.17 P21.18 P21.22 P21.23 P21.24 P21.29 P21.34 The Bio-Terrorist's list of actions: nothing else is
//! open to that seat.

use crate::words::Card;
use crate::words::map::City;
use crate::words::notation::{Action, Movement, Pawn};

/// Something on the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Listed {
    /// P21.5
    Begin(City),
    /// P21.13 P21.14 P21.15
    Travel(Way, City),
    /// P21.22
    LocalInfection,
    /// P21.23
    RemoteInfection(City),
    /// P21.24
    Sabotage(City),
    /// P21.17
    Draw,
    /// P21.34
    Escape(City),
    /// P21.19
    Discard(Card),
    /// P21.18
    Pass,
    /// P21.18
    End,
}

/// A way to travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// P21.13
    Drive,
    /// P21.14
    Direct,
    /// P21.15
    Charter,
}

impl Way {
    fn of(by: Movement) -> Option<Way> {
        match by {
            Movement::Drive => Some(Way::Drive),
            Movement::Direct => Some(Way::Direct),
            Movement::Charter => Some(Way::Charter),
            Movement::Shuttle | Movement::Rendezvous => None,
        }
    }

    pub(super) fn movement(self) -> Movement {
        match self {
            Way::Drive => Movement::Drive,
            Way::Direct => Movement::Direct,
            Way::Charter => Movement::Charter,
        }
    }
}

impl Listed {
    /// P21.29 What the action is on the list, if it is there.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is open to the Bio-Terrorist")]
    pub(super) fn of(action: Action) -> Option<Listed> {
        match action {
            Action::Begin(city) => Some(Listed::Begin(city)),
            Action::Move { by, pawn: Pawn::Own, to } => Way::of(by).map(|way| Listed::Travel(way, to)),
            Action::LocalInfection => Some(Listed::LocalInfection),
            Action::RemoteInfection(city) => Some(Listed::RemoteInfection(city)),
            Action::Sabotage(card) => Some(Listed::Sabotage(card)),
            Action::Draw => Some(Listed::Draw),
            Action::Escape(city) => Some(Listed::Escape(city)),
            Action::Discard(card) => Some(Listed::Discard(card)),
            Action::Pass => Some(Listed::Pass),
            Action::End => Some(Listed::End),
            _ => None,
        }
    }
}
