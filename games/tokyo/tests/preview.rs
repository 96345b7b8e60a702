//! T20.7 T20.8 T20.10 T20.12 T20.20 T20.21 What is foreseen of an attack is what happens where nobody adds anything.

use kernel::{Dice, Game, Pending, Seat, Viewer};
use testkit::SplitMix;
use tokyo::{Action, Ask, Blow, Event, Frame, State};

/// Lets everybody pass until the attack is over, and keeps the blows of it.
fn happens(state: &mut State) -> Option<Vec<(bool, u8)>> {
    let mut log = Vec::new();
    loop {
        let view = state.view(Viewer::Omniscient);
        let (Some(Frame::Ask(Ask::Battle { .. } | Ask::Damage { .. })), Pending::Any(seats)) =
            (view.top(), state.pending())
        else {
            break;
        };
        state.act(seats.first()?, &Action::Pass, &mut log).unwrap();
    }
    let blow = |(_, event): &(_, Event)| {
        if let Event::EnemyHit { amount, .. } = event {
            Some((true, *amount))
        } else if let Event::Hurt { amount, .. } = event {
            Some((false, *amount))
        } else {
            None
        }
    };
    Some(log.iter().filter_map(blow).collect())
}

fn foreseen(blows: &[Blow]) -> Vec<(bool, u8)> {
    let plain = |blow: &Blow| match *blow {
        Blow::Struck { amount, .. } => (true, amount),
        Blow::Hurt { amount, .. } => (false, amount),
    };
    blows.iter().map(plain).collect()
}

#[test]
fn t20_7_a_preview_is_what_happens() {
    let mut seen = 0;
    for seed in 0..240 {
        let options = ["players=3", "players=4 counters=reference hands=open", "players=2 scenario=s00"];
        let options = options[seed as usize % options.len()].parse().unwrap();
        let (mut numbers, mut dice) = (SplitMix(seed), Dice(SplitMix(!seed)));
        let mut state = State::new(&options).unwrap();
        for _ in 0..400 {
            match state.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = state.sample(&mut dice).unwrap();
                    state.resolve(&outcome, &mut ()).unwrap();
                }
                Pending::Each(seats) | Pending::Any(seats) => {
                    let seat = seats.iter().nth(numbers.next_u64() as usize % seats.len() as usize).unwrap();
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    seen += legal.iter().filter(|&&action| compare(&state, seat, action)).count();
                    let action = legal[numbers.next_u64() as usize % legal.len()];
                    state.act(seat, &action, &mut ()).unwrap();
                }
            }
        }
    }
    assert!(seen > 200, "only {seen} attacks were compared");
}

/// Whether there was something to compare: an attack without a fee.
fn compare(state: &State, seat: Seat, action: Action) -> bool {
    let Some(preview) = state.view(Viewer::Seat(seat)).preview(seat, action) else { return false };
    for viewer in [Viewer::Spectator, Viewer::Omniscient] {
        assert_eq!(state.view(viewer).preview(seat, action).as_ref(), Some(&preview), "{action} {viewer:?}");
    }
    let mut state = state.clone();
    let mut log = Vec::new();
    state.act(seat, &action, &mut log).unwrap();
    if !matches!(state.view(Viewer::Omniscient).top(), Some(Frame::Ask(Ask::Battle { .. }))) {
        return false;
    }
    assert_eq!(state.view(Viewer::Spectator).battle_preview().as_ref(), Some(&preview), "{action}");
    assert_eq!(happens(&mut state).unwrap(), foreseen(&preview.blows), "{action}");
    true
}
