use bots::{Roster, Xoshiro};
use kernel::{Dice, Game, Pending, Uniform, Viewer};
use outlive::State;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[1].parse().unwrap();
    let options = "players=3".parse().unwrap();
    let mut game = State::new(&options).unwrap();
    let mut dice = Dice(Xoshiro::new(seed));
    let mut bots: Vec<_> = (0..3).map(|s| State::bot("greedy", s).unwrap()).collect();
    let mut legal = Vec::new();
    let mut turn = 0;
    loop {
        let seats = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                if let Some(o) = game.sample(&mut dice) {
                    game.resolve(&o, &mut ()).unwrap();
                }
                continue;
            }
            Pending::Any(s) | Pending::Each(s) => s,
        };
        let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let own = view.seat(seat);
        if view.turn != turn {
            turn = view.turn;
            println!("=== turn {turn} events {:?}", view.events.iter().flatten().collect::<Vec<_>>());
        }
        let action = bots[usize::from(seat.number())].decide(&view, seat, &legal);
        if seat.number() == 0 {
            let rooms: Vec<String> = own
                .rooms
                .all()
                .iter()
                .map(|r| format!("{}{}{}", r.kind, if r.built { "+" } else { "" }, r.survivors))
                .collect();
            println!(
                "{:40} | {} | air {} rad {} | {}",
                action.to_string(),
                own.tokens,
                own.airlock,
                own.radiation(),
                rooms.join(" ")
            );
        }
        game.act(seat, &action, &mut ()).unwrap();
    }
    let v = game.view(Viewer::Omniscient);
    for s in &v.seats {
        println!("{:?}", s.score);
    }
}
