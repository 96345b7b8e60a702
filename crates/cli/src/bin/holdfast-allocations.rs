//! `holdfast-allocations GAME OPTIONS SEED` prints how many heap allocations a decision takes, on average over games by chance.
//! `holdfast bench` runs it; it is a program of its own because whoever counts allocations makes them slower.

use catalogue::{GameId, Playable, Visitor};
use std::env;
use std::process::ExitCode;

struct Count {
    options: String,
    seed: u64,
}

impl Visitor for Count {
    type Output = Result<f64, String>;
    fn visit<G: Playable>(self) -> Self::Output {
        let options: G::Options = self.options.parse().map_err(|error| format!("options: {error}"))?;
        let count = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
        lab::allocations_per_decision::<G>(&options, self.seed, count)
            .map_err(|refusal| format!("options: {refusal}"))
    }
}

fn counted() -> Result<f64, String> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, options, seed] = words.try_into().map_err(|_| "GAME OPTIONS SEED".to_owned())?;
    let game = GameId::from_id(&game).ok_or_else(|| format!("there is no game `{game}`"))?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is not a seed"))?;
    game.visit(Count { options, seed })
}

fn main() -> ExitCode {
    match counted() {
        Ok(allocations) => {
            println!("{allocations}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("holdfast-allocations: {why}");
            ExitCode::from(2)
        }
    }
}
