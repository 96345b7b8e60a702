use kernel::{Dice, Game, Pending, Uniform};
use outlive::State;
use std::time::Instant;
use testkit::SplitMix;
fn main() {
    let options = std::env::args().nth(1).unwrap_or("players=4".into()).parse().unwrap();
    let t = Instant::now();
    let (mut games, mut moves, mut chances, mut legal_n) = (0u32, 0u64, 0u64, 0u64);
    let mut out = Vec::with_capacity(1000);
    while t.elapsed().as_secs_f64() < 4.0 {
        let mut dice = Dice(SplitMix(u64::from(games)));
        let mut g = State::new(&options).unwrap();
        loop {
            match g.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let o = g.sample(&mut dice).unwrap();
                    g.resolve(&o, &mut ()).unwrap();
                    chances += 1;
                }
                Pending::Any(s) | Pending::Each(s) => {
                    let seat = s.iter().nth(dice.0.below(s.len()) as usize).unwrap();
                    out.clear();
                    g.legal_actions(seat, &mut out);
                    legal_n += out.len() as u64;
                    let a = out[dice.0.below(out.len() as u32) as usize];
                    g.act(seat, &a, &mut ()).unwrap();
                    moves += 1;
                }
            }
        }
        games += 1;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.0} decisions + {:.0} draws a game, {:.1} legal, {:.0} ns a decision, state {} bytes",
        f64::from(games) / s,
        moves as f64 / f64::from(games),
        chances as f64 / f64::from(games),
        legal_n as f64 / moves as f64,
        s * 1e9 / (moves + chances) as f64,
        std::mem::size_of::<State>()
    );
}
