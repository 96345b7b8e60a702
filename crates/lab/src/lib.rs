//! Simulation: plans of games between bots, played on all threads and on several machines, figures with intervals,
//! and how fast the rules are.

mod bench;
mod chart;
mod csv;
mod curve;
mod findings;
mod ledger;
mod line_ups;
mod observations;
mod plan;
mod play;
mod rating;
mod report;
mod results_file;
mod run;
mod statistics;
mod sweep;
mod sweep_chart;
mod sweep_text;
mod tally;
mod text;
mod tournament;

pub use bench::{Bench, allocations_per_decision, bench};
pub use chart::chart;
pub use csv::csv;
pub use curve::curve;
pub use findings::{Estimate, Findings, Quantity};
pub use ledger::Ledger;
pub use line_ups::line_ups;
pub use plan::{Cell, Design, Plan, PlanError, Shard};
pub use report::{Report, Rounds, SeatWins, Simulation};
pub use results_file::{Header, ResultsFile, SCHEMA, block_line};
pub use run::{Batch, Block, Stretch, run, simulate};
pub use statistics::{Interval, wilson};
pub use sweep::{Axis, cells, split_levels};
pub use tally::Word;
pub use text::text;
pub use tournament::{Difference, Meeting, Rating, Tournament};
