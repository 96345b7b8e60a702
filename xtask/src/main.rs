//! Chores of the house. `cargo xtask tidy` checks what the compiler cannot and prints the coverage of rules, `cargo xtask fuzz` lets the
//! fuzz targets search, `cargo xtask new` writes the skeleton of a role, a room, a card, an option or a scenario.

mod coverage;
mod dialect;
mod figures;
mod floors;
mod fuzz;
mod general;
mod house;
mod ids;
mod imports;
mod rows;
mod scaffold;
mod tree;

use std::path::Path;
use std::process::ExitCode;
use tree::Tree;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match std::env::args().nth(1).as_deref() {
        Some("tidy") if std::env::args().nth(2).as_deref() == Some("--figures") => {
            let tree = Tree::read(&root);
            let figures = [figures::all(&tree), ids::figures(&tree)].concat();
            figures.iter().for_each(|figures| println!("{figures}"));
            ExitCode::SUCCESS
        }
        Some("tidy") => {
            let tree = Tree::read(&root);
            let checks =
                [house::check, rows::check, floors::check, general::check, dialect::check, ids::check];
            let mut complaints: Vec<String> = checks.iter().flat_map(|check| check(&tree)).collect();
            for game in tree.games() {
                match coverage::check(&tree, game) {
                    Ok(summary) => println!("{summary}"),
                    Err(found) => complaints.extend(found),
                }
            }
            for complaint in &complaints {
                eprintln!("tidy: {complaint}");
            }
            if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Some("new") => {
            let words: Vec<String> = std::env::args().skip(2).collect();
            match scaffold::Order::parse(&words).and_then(|order| order.carry_out(&root)) {
                Ok(lines) => {
                    lines.iter().for_each(|line| println!("{line}"));
                    ExitCode::SUCCESS
                }
                Err(complaint) => {
                    eprintln!("new: {complaint}");
                    ExitCode::FAILURE
                }
            }
        }
        Some("fuzz") => {
            let words: Vec<String> = std::env::args().skip(2).collect();
            match fuzz::Search::parse(&words).and_then(|search| search.run(&root)) {
                Ok(()) => ExitCode::SUCCESS,
                Err(complaint) => {
                    eprintln!("fuzz: {complaint}");
                    ExitCode::FAILURE
                }
            }
        }
        other => {
            if let Some(word) = other {
                eprintln!("xtask: there is no chore `{word}`");
            }
            eprintln!(
                "cargo xtask tidy                              checks the house and prints the coverage of rules"
            );
            eprintln!(
                "cargo xtask tidy --figures                    prints the sizes of the house, and ids that lead to no item"
            );
            eprintln!(
                "cargo xtask fuzz [--seconds N] [--target T]   searches for inputs that fail, 10 seconds a target"
            );
            eprintln!("cargo xtask new KIND NAME                     writes a skeleton: {}", scaffold::USAGE);
            ExitCode::from(2)
        }
    }
}
