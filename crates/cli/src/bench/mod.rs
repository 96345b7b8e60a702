//! `holdfast bench`: how fast the rules are, and how fast the server.

mod allocations;
mod browser;
mod clock;
mod figures;
mod framing;
mod ground;
mod load;
mod opening;
mod player;
mod process;
mod rules;
mod server;
mod siege;
mod store;
mod stream;

use crate::complaint::{Complaint, Done};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    rules: rules::Arguments,
}

#[derive(clap::Subcommand)]
enum What {
    /// Measure how fast the server is: people at many tables, each with a page of their own, play whole games at random.
    Server(server::Arguments),
    /// Measure how somebody fares who only wants to play, while many hostile connections are open and many tables of bots think.
    Siege(siege::Arguments),
    /// Measure what a server is like that has run for years: very many games are over, and at very many tables a bot waits.
    Store(store::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    match &arguments.what {
        Some(What::Server(server)) => server::run(server),
        Some(What::Siege(siege)) => siege::run(siege),
        Some(What::Store(store)) => store::run(store),
        None => rules::run(&arguments.rules),
    }
}
