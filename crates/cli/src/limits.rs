//! The options of `holdfast serve` about limits: connections, and how often anybody may do something.

use clap::{Arg, ArgMatches, Command};
use server::{Limits, Network, RATES, Rate, Rates};
use std::time::Duration;

#[derive(clap::Args)]
#[command(next_help_heading = "Connections")]
pub(crate) struct Connections {
    /// Connections at once; fewer where the process may not have that many files open.
    #[arg(long, value_name = "N", env = "HOLDFAST_CONNECTIONS", value_parser = some, default_value_t = Limits::default().connections)]
    connections: usize,
    /// Connections from one address.
    #[arg(long, value_name = "N", env = "HOLDFAST_CONNECTIONS_PER_ADDRESS", value_parser = some, default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// Open pages that are kept up to date; at most three of four connections.
    #[arg(long, value_name = "N", env = "HOLDFAST_STREAMS", value_parser = some, default_value_t = Limits::default().streams)]
    streams: usize,
    /// The same, for one address.
    #[arg(long, value_name = "N", env = "HOLDFAST_STREAMS_PER_ADDRESS", value_parser = some, default_value_t = Limits::default().streams_per_address)]
    streams_per_address: usize,
    /// The same, for one person.
    #[arg(long, value_name = "N", env = "HOLDFAST_STREAMS_PER_PERSON", value_parser = some, default_value_t = Limits::default().streams_per_person)]
    streams_per_person: usize,
    /// The same, for one table.
    #[arg(long, value_name = "N", env = "HOLDFAST_STREAMS_PER_TABLE", value_parser = some, default_value_t = Limits::default().streams_per_table)]
    streams_per_table: usize,
    /// Seconds a new connection may take for the header of its first request.
    #[arg(long, value_name = "SECONDS", env = "HOLDFAST_HEADER_TIMEOUT", value_parser = some, default_value_t = seconds(Limits::default().header))]
    header_timeout: usize,
    /// Seconds a connection may be kept between requests, or leave unread what it is sent.
    #[arg(long, value_name = "SECONDS", env = "HOLDFAST_IDLE_TIMEOUT", value_parser = some, default_value_t = seconds(Limits::default().idle))]
    idle_timeout: usize,
    /// An address, or a range such as 10.0.0.0/8, whose X-Forwarded-For, X-Forwarded-Proto or Forwarded is believed;
    /// may be given more than once.
    #[arg(long, value_name = "ADDR|CIDR", env = "HOLDFAST_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
}

impl Connections {
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            streams: self.streams,
            streams_per_address: self.streams_per_address,
            streams_per_person: self.streams_per_person,
            streams_per_table: self.streams_per_table,
            header: Duration::from_secs(self.header_timeout as u64),
            idle: Duration::from_secs(self.idle_timeout as u64),
        }
    }

    pub(crate) fn trusted_proxies(&self) -> Vec<Network> {
        self.trusted_proxy.clone()
    }
}

/// How often anybody may do something: an option for each row of [`RATES`].
pub(crate) struct RateOptions(pub(crate) Rates);

impl clap::FromArgMatches for RateOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut options = RateOptions(Rates::default());
        options.update_from_arg_matches(matches)?;
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let said = RATES.iter().filter_map(|row| Some((row.name, *matches.get_one::<Rate>(row.name)?)));
        self.0 = said.fold(self.0.clone(), |rates, (name, rate)| rates.with(name, rate));
        Ok(())
    }
}

impl clap::Args for RateOptions {
    fn augment_args(command: Command) -> Command {
        let command = command.next_help_heading("How often anybody may do something");
        RATES.iter().fold(command, |command, row| {
            let help = format!("{} [default: {}]", row.about, row.usually);
            let option = Arg::new(row.name).long(row.name).value_name("N/PERIOD").env(row.environment);
            command.arg(option.value_parser(|text: &str| text.parse::<Rate>()).help(help))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn some(text: &str) -> Result<usize, &'static str> {
    text.parse().ok().filter(|number| *number > 0).ok_or("write a whole number from 1 up")
}

fn seconds(duration: Duration) -> usize {
    usize::try_from(duration.as_secs()).unwrap_or(usize::MAX)
}
