//! How results of the lab are given: as text or JSON on standard output, as a picture, as a table for other programs.

use crate::complaint::{Complaint, print_json};
use crate::printing::put;
use catalogue::Playable;
use lab::{Plan, Report};
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Outputs {
    /// Print JSON: `games, wins, win_rate, win_rate_low, win_rate_high, games_per_second,
    /// mean_decision_ms, won_by{}, shared_wins, won_by_seat[], ended_by{}, rounds{}, measures[]` and what was
    /// played; of a sweep a list of these with `swept{}`, of a tournament an object with `cells` and
    /// `meetings[], ratings[], differences[]`.
    #[arg(long)]
    json: bool,
    /// Draw an SVG picture. Of one cell: the measures, bars with 95 % intervals, a panel a measure. Of a sweep
    /// or a tournament: a row for each cell with win rate, endings and rounds.
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<PathBuf>,
    /// Draw an SVG picture of strength against thinking time, of a sweep of `bots` or a tournament of a cooperative
    /// game: the win rate of each level over its milliseconds a decision, a line for each combination of the rest.
    #[arg(long, value_name = "FILE.svg")]
    curve: Option<PathBuf>,
    /// Write comma-separated values, an estimate a line: `cell`, a column for each thing swept, then
    /// `game,options,line_up,seed,measure,per,key,quantity,count,mean,sd,low,high`.
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
}

impl Outputs {
    /// Before the games, which may take hours. What the files hold stays until they are over.
    pub(crate) fn check<G: Playable>(&self, plan: &Plan<G>) -> Result<(), Complaint> {
        if self.curve.is_some() {
            plan.check_curve()?;
        }
        for path in self.chart.iter().chain(&self.curve).chain(&self.csv) {
            let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
            file.map_err(|error| cannot_be_written(path, &error))?;
        }
        Ok(())
    }

    pub(crate) fn give(&self, report: &Report) -> Result<(), Complaint> {
        if let Some(path) = &self.chart {
            write(path, &lab::chart(report))?;
        }
        if let Some(path) = &self.curve {
            write(path, &lab::curve(report))?;
        }
        if let Some(path) = &self.csv {
            write(path, &lab::csv(report))?;
        }
        if self.json {
            return print_json(report);
        }
        put!("{}", lab::text(report));
        Ok(())
    }
}

fn write(path: &Path, text: &str) -> Result<(), Complaint> {
    std::fs::write(path, text).map_err(|error| cannot_be_written(path, &error))
}

pub(crate) fn cannot_be_written(path: &Path, error: &io::Error) -> Complaint {
    Complaint::Machine(format!("{} cannot be written: {error}", path.display()))
}
