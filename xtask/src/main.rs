//! Chores of the house. `cargo xtask tidy` checks what the compiler cannot and prints the coverage of rules.

mod coverage;
mod house;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match std::env::args().nth(1).as_deref() {
        Some("tidy") => {
            let mut complaints = house::check(&root);
            for game in house::games(&root) {
                match coverage::check(&root, &game) {
                    Ok(summary) => println!("{summary}"),
                    Err(found) => complaints.extend(found),
                }
            }
            for complaint in &complaints {
                eprintln!("tidy: {complaint}");
            }
            if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        other => {
            if let Some(word) = other {
                eprintln!("xtask: there is no chore `{word}`");
            }
            eprintln!("cargo xtask tidy    checks the house and prints the coverage of rules");
            ExitCode::from(2)
        }
    }
}
