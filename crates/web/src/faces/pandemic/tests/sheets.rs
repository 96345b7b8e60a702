//! What a terminal tells: roles, cards and cities that are looked up.

use super::options;
use crate::tests::assert_all_are_found;
use kernel::Game;
use pandemic::{City, EventCard, MutationEvent, Role, State, StrainCard};

#[test]
fn everything_is_looked_up_by_its_word() {
    let state = State::new(&options("players=2")).unwrap();
    assert_all_are_found(&state, Role::ALL.iter().map(|role| role.word()));
    assert_all_are_found(&state, EventCard::ALL.iter().map(|card| card.word()));
    assert_all_are_found(&state, StrainCard::ALL.iter().map(|card| card.word()));
    assert_all_are_found(&state, MutationEvent::ALL.iter().map(|event| event.word()));
    assert_all_are_found(&state, City::ALL.iter().map(|city| city.word()));
}
