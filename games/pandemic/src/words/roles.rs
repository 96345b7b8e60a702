//! P9.8 P9.10 P9.16 P9.17 P9.18 P10.1 P10.11 Roles: what each changes in the ordinary actions, one row a role. A role's odd step is in
//! `rules/roles`.

use kernel::Set;
use vocabulary::words;

words! {
    /// P9 P10 A role. Its odd step lies in its own file below `rules/roles`.
    pub enum Role as "role" {
        /// Moves other pawns.
        Dispatcher = "dispatcher",
        /// Builds without a card.
        OperationsExpert = "operations_expert",
        /// Cures with four cards.
        Scientist = "scientist",
        /// Clears a colour at once.
        Medic = "medic",
        /// Gives any City card.
        Researcher = "researcher",
        /// Holds eight cards and takes the city's card back from the discard.
        Archivist = "archivist",
        /// Removes cubes on arrival.
        ContainmentSpecialist = "containment_specialist",
        /// Takes any City card once a turn.
        Epidemiologist = "epidemiologist",
        /// Collects samples for cures.
        FieldOperative = "field_operative",
        /// Has five actions.
        Generalist = "generalist",
        /// Looks at coming infection cards.
        Troubleshooter = "troubleshooter",
        /// Plays an event a second time.
        ContingencyPlanner = "contingency_planner",
        /// Keeps cubes out of the cities around.
        QuarantineSpecialist = "quarantine_specialist",
    }
}

/// P10.19 A pack of roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pack {
    /// P9 The roles of the first edition.
    First,
    /// The roles of the first expansion.
    Brink,
    /// The roles that the second edition adds.
    Second,
}

impl Pack {
    /// Its roles.
    pub(crate) const fn roles(self) -> Set<Role> {
        let (mut bits, mut role) = (0, 0);
        while role < Role::ALL.len() {
            if Role::ALL[role].pack() as u8 == self as u8 {
                bits |= 1 << role;
            }
            role += 1;
        }
        Set::from_bits(bits)
    }
}

impl Role {
    const fn pack(self) -> Pack {
        match self {
            Role::Dispatcher | Role::OperationsExpert | Role::Scientist | Role::Medic | Role::Researcher => {
                Pack::First
            }
            Role::Archivist
            | Role::ContainmentSpecialist
            | Role::Epidemiologist
            | Role::FieldOperative
            | Role::Generalist
            | Role::Troubleshooter => Pack::Brink,
            Role::ContingencyPlanner | Role::QuarantineSpecialist => Pack::Second,
        }
    }
}

/// P3.2 Actions a turn.
pub const ACTIONS: u8 = 4;
/// P17.1 Cards a hand may hold.
pub const HAND_LIMIT: u32 = 7;

/// What a role changes in the ordinary actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Abilities {
    /// P3.2 Actions a turn.
    pub(crate) actions: u8,
    /// P17.1 Cards the hand may hold.
    pub(crate) hand_limit: u32,
    /// P6.1 City cards for a cure.
    pub(crate) cure_cards: u8,
    /// P5.1 Whether a station costs no card.
    pub(crate) builds_without_card: bool,
    /// P7.1 Whether Treat Disease takes every cube of the colour.
    pub(crate) treats_all: bool,
    /// P8.1 Whether Share Knowledge may give any City card.
    pub(crate) gives_any_city_card: bool,
}

/// A seat as the ordinary rules have it, and roles whose abilities are all of another kind.
const ORDINARY: Abilities = Abilities {
    actions: ACTIONS,
    hand_limit: HAND_LIMIT,
    cure_cards: 5,
    builds_without_card: false,
    treats_all: false,
    gives_any_city_card: false,
};

/// P9.10 Cures with four cards.
const SCIENTIST: Abilities = Abilities { cure_cards: 4, ..ORDINARY };
/// P10.11 Five actions.
const GENERALIST: Abilities = Abilities { actions: 5, ..ORDINARY };
/// P9.16 P9.17 P9.18 Gives any City card, on anyone's turn, and receives like everybody.
const RESEARCHER: Abilities = Abilities { gives_any_city_card: true, ..ORDINARY };
/// P10.1 The hand holds eight.
const ARCHIVIST: Abilities = Abilities { hand_limit: 8, ..ORDINARY };
/// P9.11 Treats all cubes of a colour.
const MEDIC: Abilities = Abilities { treats_all: true, ..ORDINARY };
/// P9.8 Builds without the card.
const OPERATIONS_EXPERT: Abilities = Abilities { builds_without_card: true, ..ORDINARY };

impl Abilities {
    /// The abilities of a seat with this role.
    #[inline]
    pub(crate) const fn of(role: Option<Role>) -> &'static Abilities {
        match role {
            Some(Role::Scientist) => &SCIENTIST,
            Some(Role::Medic) => &MEDIC,
            Some(Role::Researcher) => &RESEARCHER,
            Some(Role::OperationsExpert) => &OPERATIONS_EXPERT,
            Some(Role::Archivist) => &ARCHIVIST,
            Some(Role::Generalist) => &GENERALIST,
            Some(
                Role::Dispatcher
                | Role::ContainmentSpecialist
                | Role::Epidemiologist
                | Role::FieldOperative
                | Role::Troubleshooter
                | Role::ContingencyPlanner
                | Role::QuarantineSpecialist,
            )
            | None => &ORDINARY,
        }
    }
}
