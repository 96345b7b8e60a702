use bots::{Roster, Xoshiro};
use kernel::{Dice, Game, Pending, Uniform, Viewer};
use tokyo::State;
#[test]
fn measure() {
    for scenario in ["s04", "s05"] {
        for players in 1..=4 {
            let mut ends = std::collections::BTreeMap::new();
            for seed in 0..25u64 {
                let mut game =
                    State::new(&format!("players={players} scenario={scenario}").parse().unwrap()).unwrap();
                let mut dice = Dice(Xoshiro::new(seed));
                let mut bots: Vec<_> =
                    (0..players).map(|s| State::bot("sensible", seed * 10 + s).unwrap()).collect();
                let mut n = 0;
                loop {
                    n += 1;
                    assert!(n < 20000);
                    match game.pending() {
                        Pending::Over => break,
                        Pending::Chance => {
                            if let Some(o) = game.sample(&mut dice) {
                                game.resolve(&o, &mut ()).unwrap();
                            }
                        }
                        Pending::Any(_) | Pending::Each(_) => {
                            let aw = game.awaited();
                            let seat = aw.iter().nth(dice.0.below(aw.len()) as usize).unwrap();
                            let mut legal = vec![];
                            game.legal_actions(seat, &mut legal);
                            let a = bots[usize::from(seat.number())].decide(
                                &game.view(Viewer::Seat(seat)),
                                seat,
                                &legal,
                            );
                            game.act(seat, &a, &mut ()).unwrap();
                        }
                    }
                }
                let v = game.view(Viewer::Omniscient);
                let open: Vec<_> = v.story.discard.iter().map(|s| s.row().number).collect();
                let stage = match scenario {
                    "s04" => v.story.tokens[2],
                    _ => v.story.tokens[2],
                };
                if seed < 6 {
                    println!(
                        "{scenario} {players} {seed}: {:?} round {} solved {open:?} stage {stage} rivals {}",
                        v.ending, v.round, v.story.tokens[3]
                    );
                }
                *ends.entry(format!("{}", v.ending.unwrap())).or_insert(0) += 1;
            }
            println!("== {scenario} {players}: {ends:?}");
        }
    }
}
