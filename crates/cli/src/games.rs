//! `holdfast games`

use crate::complaint::{Complaint, Done, print_json};
use crate::printing::say;
use catalogue::{GameId, Playable, Visitor};
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print JSON: a list of `id, rules, options[] (name, values, default, rules), bots`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct GameInfo {
    id: &'static str,
    rules: u32,
    options: Vec<OptionInfo>,
    bots: Vec<&'static str>,
}

#[derive(Serialize)]
struct OptionInfo {
    name: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    rules: &'static [&'static str],
}

struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;
    fn visit<G: Playable>(self) -> GameInfo {
        let options = G::OPTIONS
            .iter()
            .map(|spec| OptionInfo {
                name: spec.name,
                values: spec.values,
                default: spec.default,
                rules: spec.rules,
            })
            .collect();
        GameInfo { id: G::ID, rules: G::RULES.0, options, bots: G::level_names() }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let games: Vec<GameInfo> = GameId::ALL.into_iter().map(|game| game.visit(Describe)).collect();
    if arguments.json {
        print_json(&games)?;
        return Ok(Done::Well);
    }
    for game in games {
        say!("{} (rules version {}), bots: {}", game.id, game.rules, game.bots.join(", "));
        for option in game.options {
            say!("  {}={}", option.name, mark_default(option.values, option.default));
        }
    }
    Ok(Done::Well)
}

/// `4|[5]|6`
fn mark_default(values: &[&str], default: &str) -> String {
    let marked =
        values.iter().map(|value| if *value == default { format!("[{value}]") } else { (*value).to_owned() });
    marked.collect::<Vec<_>>().join("|")
}
