//! T16.10 T17.1 T19.1 T19.15 What is foreseen of a check is how it begins.

use kernel::{Dice, Game, Pending, Seat, Viewer};
use testkit::SplitMix;
use tokyo::{Action, Event, Opening, State};

/// The check an action begins.
fn opened(state: &State, seat: Seat, action: Action) -> Option<Opening> {
    let mut log = Vec::new();
    state.clone().act(seat, &action, &mut log).unwrap();
    log.iter().find_map(|(_, event)| {
        if let Event::CheckOpened { ability, target, strength, .. } = *event {
            Some(Opening { ability, target, strength })
        } else {
            None
        }
    })
}

fn begins_a_check(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Buy(_) | Action::Equip(_) | Action::Solve { .. })
}

#[test]
fn t19_1_an_opening_is_how_the_check_begins() {
    let (mut seen, mut helped) = (0, 0);
    for seed in 0..60 {
        let options = ["players=3", "players=4 hands=open merged=both", "players=2 scenario=s00"];
        let options = options[seed as usize % options.len()].parse().unwrap();
        let (mut numbers, mut dice) = (SplitMix(seed), Dice(SplitMix(!seed)));
        let mut state = State::new(&options).unwrap();
        for _ in 0..300 {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = state.sample(&mut dice).unwrap();
                    state.resolve(&outcome, &mut ()).unwrap();
                }
                Pending::Each(seats) | Pending::Any(seats) => {
                    let seat = seats.iter().nth(numbers.next_u64() as usize % seats.len() as usize).unwrap();
                    let view = state.view(Viewer::Seat(seat));
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    for &action in legal.iter().filter(|&&action| begins_a_check(action)) {
                        let opening = opened(&state, seat, action);
                        assert_eq!(view.opening(seat, action), opening, "{action}");
                        let own = opening.map(|opening| view.pc(seat).ability(opening.ability));
                        seen += usize::from(opening.is_some());
                        helped += usize::from(opening.map(|opening| opening.strength) > own);
                    }
                    let action = legal[numbers.next_u64() as usize % legal.len()];
                    state.act(seat, &action, &mut ()).unwrap();
                }
            }
        }
    }
    assert!(seen > 200 && helped > 5, "only {seen} openings, {helped} with a bonus");
}
