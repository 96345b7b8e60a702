//! The `holdfast` program. Without a command it serves tables in the browser.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod admin;
mod bench;
mod case;
mod complaint;
mod data;
mod games;
mod limits;
mod make;
mod manual;
mod outputs;
mod place;
mod play;
mod printing;
mod progress;
mod record;
mod results;
mod rules;
mod serve;
mod settings;
mod shortcuts;
mod sim;
mod transfer;

use clap::{Parser, Subcommand};
use complaint::{Complaint, Done};
use mimalloc::MiMalloc;
use printing::tell;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Survival board games at a table in the browser, in the terminal and in the lab.
///
/// Exit codes: 0 all well; 1 the contents of a file are wrong; 2 the command line is not understood, or asks for
/// something that does not exist; 3 a file, folder or port cannot be used.
#[derive(Parser)]
#[command(version, about, long_about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables in the browser; the default without a command.
    Serve(serve::Arguments),
    /// Print what `serve` with the same options goes by, and where each setting comes from.
    Config(serve::Arguments),
    /// Play a game in the terminal.
    Play(play::Arguments),
    /// Play many games between bots and print the results.
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
    /// Check what is stored.
    #[command(subcommand)]
    Data(data::Command),
    /// See and do what whoever runs a server has to, also while it runs.
    #[command(subcommand)]
    Admin(admin::Command),
    /// Print rules: what they say, where their code is, which cases test them.
    Rules(rules::Arguments),
    /// List the games.
    Games(games::Arguments),
    /// Print what makes a shell complete commands and options.
    Completions(manual::Completions),
    /// Write the manual pages.
    Man(manual::Pages),
}

fn main() -> ExitCode {
    let code = match Arguments::try_parse() {
        Ok(arguments) => exit_code(run(arguments.command)),
        Err(told) => {
            let printed = told.print();
            if !told.use_stderr() {
                printing::note(printed);
            }
            ExitCode::from(told.exit_code() as u8)
        }
    };
    match printing::all_written() {
        Ok(()) => code,
        Err(complaint) => exit_code(Err(complaint)),
    }
}

fn run(command: Option<Command>) -> Result<Done, Complaint> {
    let serve = || Command::Serve(serve::Arguments::parse_from(["holdfast serve"]));
    match command.unwrap_or_else(serve) {
        Command::Serve(arguments) => serve::run(&settings::settle(arguments)?),
        Command::Config(arguments) => settings::print(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Merge(arguments) => results::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Case(command) => case::run(&command),
        Command::Record(command) => record::run(&command),
        Command::Data(command) => data::run(&command),
        Command::Admin(command) => admin::run(&command),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Completions(arguments) => manual::complete(&arguments),
        Command::Man(arguments) => manual::write_pages(&arguments),
    }
}

/// Says what could not be done, and how the command ended.
fn exit_code(done: Result<Done, Complaint>) -> ExitCode {
    match done {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::FoundWrong) => ExitCode::from(1),
        Err(complaint) => {
            tell!("holdfast: {complaint}");
            complaint.exit_code()
        }
    }
}
