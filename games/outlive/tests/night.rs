//! O13.2 At night everyone is at work in their own shelter.

use kernel::{Dice, Game, Pending, Uniform, Viewer};
use outlive::{Ask, State};
use testkit::SplitMix;

#[test]
fn o13_2_what_one_does_in_a_shelter_is_meant_whatever_another_does_in_theirs() {
    let mut dice = Dice(SplitMix(11));
    let (mut held, mut ended) = (0, 0);
    for _ in 0..4 {
        let mut game = State::new(&"players=3".parse().unwrap()).unwrap();
        loop {
            let seats = match game.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = game.sample(&mut dice).unwrap();
                    game.resolve(&outcome, &mut ()).unwrap();
                    continue;
                }
                Pending::Each(seats) | Pending::Any(seats) => seats,
            };
            let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = legal[dice.0.below(legal.len() as u32) as usize];
            let before = game.clone();
            game.act(seat, &action, &mut ()).unwrap();
            while game.pending() == Pending::Chance {
                let outcome = game.sample(&mut dice).unwrap();
                game.resolve(&outcome, &mut ()).unwrap();
            }
            for other in seats.without(seat) {
                let (then, now) = (before.view(Viewer::Seat(other)), game.view(Viewer::Seat(other)));
                legal.clear();
                before.legal_actions(other, &mut legal);
                let meant = legal.iter().all(|action| State::still_meant(&then, &now, other, action));
                let goes_on = then.ask() == Some(Ask::Shelters)
                    && now.ask() == Some(Ask::Shelters)
                    && game.pending().seats().contains(other);
                assert_eq!(meant, goes_on && then.seat(other) == now.seat(other));
                held += usize::from(meant);
                ended += usize::from(!meant);
            }
        }
    }
    assert!(held > 100 && ended > 10, "{held} {ended}");
}
