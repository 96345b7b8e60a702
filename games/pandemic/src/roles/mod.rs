//! P9 P10 Roles, one file each: what is different in data, the odd step beside it.

pub(crate) mod archivist;
pub(crate) mod containment_specialist;
pub(crate) mod contingency_planner;
pub(crate) mod dispatcher;
pub(crate) mod epidemiologist;
pub(crate) mod field_operative;
pub(crate) mod generalist;
pub(crate) mod medic;
pub(crate) mod operations_expert;
pub(crate) mod quarantine_specialist;
pub(crate) mod researcher;
pub(crate) mod scientist;
pub(crate) mod troubleshooter;

use crate::event::Event;
use crate::notation::Action;
use crate::state::{ACTIONS, HAND_LIMIT, State};
use crate::words::Role;
use kernel::{Refusal, Seat, Sink};

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

/// A seat as the ordinary rules have it.
const ORDINARY: Abilities = Abilities {
    actions: ACTIONS,
    hand_limit: HAND_LIMIT,
    cure_cards: 5,
    builds_without_card: false,
    treats_all: false,
    gives_any_city_card: false,
};

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
            Some(Role::Archivist) => &archivist::ABILITIES,
            Some(Role::ContainmentSpecialist) => &containment_specialist::ABILITIES,
            Some(Role::Epidemiologist) => &epidemiologist::ABILITIES,
            Some(Role::FieldOperative) => &field_operative::ABILITIES,
            Some(Role::Generalist) => &generalist::ABILITIES,
            Some(Role::Troubleshooter) => &troubleshooter::ABILITIES,
            Some(Role::ContingencyPlanner) => &contingency_planner::ABILITIES,
            Some(Role::QuarantineSpecialist) => &quarantine_specialist::ABILITIES,
        }
    }
}

/// The actions only one role has, in the order of the notation.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.players[seat].role {
        Some(Role::OperationsExpert) => operations_expert::legal(state, seat, out),
        Some(Role::Archivist) => archivist::legal(state, seat, out),
        Some(Role::Epidemiologist) => epidemiologist::legal(state, seat, out),
        Some(Role::FieldOperative) => field_operative::legal(state, seat, out),
        Some(Role::ContingencyPlanner) => contingency_planner::legal(state, seat, out),
        Some(
            Role::Dispatcher
            | Role::Scientist
            | Role::Medic
            | Role::Researcher
            | Role::ContainmentSpecialist
            | Role::Generalist
            | Role::Troubleshooter
            | Role::QuarantineSpecialist,
        )
        | None => {}
    }
}

/// Whether an action only one role has is allowed, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if let Action::OperationsFlight { to, card } = action {
        operations_expert::check(state, seat, to, card)
    } else if let Action::Obtain { from, card } = action {
        epidemiologist::check(state, seat, from, card)
    } else if let Action::Collect(colour) = action {
        field_operative::check(state, seat, colour)
    } else if let Action::Store(event) = action {
        contingency_planner::check(state, seat, event)
    } else {
        archivist::check(state, seat)
    }
}

/// Carries it out.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    if let Action::OperationsFlight { to, card } = action {
        operations_expert::act(state, seat, to, card, log);
    } else if let Action::Obtain { from, card } = action {
        epidemiologist::act(state, seat, from, card, log);
    } else if let Action::Collect(colour) = action {
        field_operative::act(state, seat, colour, log);
    } else if let Action::Store(event) = action {
        contingency_planner::act(state, seat, event, log);
    } else {
        archivist::act(state, seat, log);
    }
}

/// Whether the seat has this role and has not used its ability of once a turn; otherwise one of these refusals.
fn once_a_turn(
    state: &State,
    seat: Seat,
    role: Role,
    another_role: Refusal,
    used: Refusal,
) -> Result<(), Refusal> {
    if !state.is(seat, role) {
        return Err(another_role);
    }
    if state.turn.abilities_used.contains(role) { Err(used) } else { Ok(()) }
}
