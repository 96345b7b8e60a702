//! The `holdfast` program. Without a command it serves tables in the browser.

mod bench;
mod case;
mod complaint;
mod games;
mod outputs;
mod play;
mod progress;
mod record;
mod results;
mod rules;
mod serve;
mod shortcuts;
mod sim;

use clap::{Parser, Subcommand};
use complaint::Done;
use std::process::ExitCode;

/// Survival board games at a table in the browser, in the terminal and in the lab.
///
/// Exit codes: 0 all well; 1 something was checked and found wrong; 2 the command line is not understood;
/// 3 a file, folder or port cannot be used.
#[derive(Parser)]
#[command(version, about, long_about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables in the browser; also what happens without a command.
    Serve(serve::Arguments),
    /// Play a game in the terminal.
    Play(play::Arguments),
    /// Play many games between bots and print what came of them.
    Sim(sim::Arguments),
    /// Put the results of `sim --out` together, as if one run had played them all.
    Merge(results::Arguments),
    /// Measure how fast the rules are.
    Bench(bench::Arguments),
    /// Run case files.
    #[command(subcommand)]
    Case(case::Command),
    /// Check and show records.
    #[command(subcommand)]
    Record(record::Command),
    /// Print rules: what they say, where they are programmed, which cases try them.
    Rules(rules::Arguments),
    /// List the games.
    Games(games::Arguments),
}

fn main() -> ExitCode {
    let serve = || Command::Serve(serve::Arguments::parse_from(["holdfast serve"]));
    let command = Arguments::parse().command.unwrap_or_else(serve);
    let done = match command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Merge(arguments) => results::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Case(command) => case::run(&command),
        Command::Record(command) => record::run(&command),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
    };
    match done {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::FoundWrong) => ExitCode::from(1),
        Err(complaint) => {
            eprintln!("holdfast: {complaint}");
            complaint.exit_code()
        }
    }
}
