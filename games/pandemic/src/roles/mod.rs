//! P9 Roles, one file each: what is different in data, the odd step beside it.

pub(crate) mod dispatcher;
pub(crate) mod medic;
pub(crate) mod operations_expert;
pub(crate) mod researcher;
pub(crate) mod scientist;

use crate::words::Role;

/// What a role changes in the ordinary actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Abilities {
    /// P6.1 City cards of one colour for a cure.
    pub(crate) cure_cards: u8,
    /// P5.1 Whether a station costs no card.
    pub(crate) builds_without_card: bool,
    /// P7.1 Whether Treat Disease takes every cube of the colour.
    pub(crate) treats_all: bool,
    /// P8.1 Whether Share Knowledge may give any City card.
    pub(crate) gives_any_city_card: bool,
}

/// A seat as the ordinary rules have it.
const ORDINARY: Abilities =
    Abilities { cure_cards: 5, builds_without_card: false, treats_all: false, gives_any_city_card: false };

impl Abilities {
    /// The abilities of a seat with this role.
    #[inline]
    pub(crate) const fn of(role: Option<Role>) -> &'static Abilities {
        match role {
            None => &ORDINARY,
            Some(Role::Dispatcher) => &dispatcher::ABILITIES,
            Some(Role::OperationsExpert) => &operations_expert::ABILITIES,
            Some(Role::Scientist) => &scientist::ABILITIES,
            Some(Role::Medic) => &medic::ABILITIES,
            Some(Role::Researcher) => &researcher::ABILITIES,
        }
    }
}
