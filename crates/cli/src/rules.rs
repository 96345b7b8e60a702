//! `holdfast rules`

use crate::complaint::{Complaint, Done, game, print_json};
use crate::printing::say;
use catalogue::{Playable, Visitor};
use rulebook::Rule;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    /// A rule such as P3.2, or a chapter such as P3.
    id: Option<String>,
    /// Print JSON: a list of `id, chapter, text, origin, code, cases[]`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct RuleInfo {
    id: String,
    chapter: String,
    text: String,
    origin: String,
    code: String,
    cases: Vec<String>,
}

struct Read;

impl Visitor for Read {
    type Output = Result<Vec<RuleInfo>, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let rules = rulebook::parse(G::RULEBOOK).map_err(|error| Complaint::Machine(error.to_string()))?;
        let place = |path: &str| format!("games/{}/{path}", G::ID);
        let info = |rule: Rule| RuleInfo {
            id: rule.id,
            chapter: rule.chapter,
            text: rule.text,
            origin: rule.origin,
            code: place(&rule.code),
            cases: rule.cases.iter().map(|case| place(case)).collect(),
        };
        Ok(rules.into_iter().map(info).collect())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let mut rules = game(&arguments.game)?.visit(Read)?;
    if let Some(id) = &arguments.id {
        let chapter = format!("{id}.");
        rules.retain(|rule| rule.id == *id || rule.id.starts_with(&chapter));
        if rules.is_empty() {
            return Err(Complaint::Usage(format!(
                "{} has no rule `{id}`; `holdfast rules {}` lists all",
                arguments.game, arguments.game
            )));
        }
    }
    if arguments.json {
        print_json(&rules)?;
        return Ok(Done::Well);
    }
    let mut chapter = String::new();
    for rule in rules {
        if rule.chapter != chapter {
            say!("\n{}\n", rule.chapter);
            chapter.clone_from(&rule.chapter);
        }
        say!("{}  {} ({})", rule.id, rule.text, rule.origin);
        say!("      code: {}", rule.code);
        if !rule.cases.is_empty() {
            say!("      cases: {}", rule.cases.join(" "));
        }
    }
    Ok(Done::Well)
}
