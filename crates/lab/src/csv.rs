//! Results as a file for other programs: comma-separated values, an estimate a line.

use crate::findings::{Estimate, Findings, Quantity};
use crate::{Report, Rounds, Simulation};

/// Every estimate of every cell, with a header line: `cell`, a column for each thing swept, then
/// `game,options,line_up,seed,measure,per,key,quantity,count,mean,sd,low,high`. What is unknown is empty.
/// `docs/lab.md` tells the columns.
pub fn csv(report: &Report) -> String {
    let mut file = csv::Writer::from_writer(Vec::new());
    let cells = report.cells();
    let swept = cells.first().into_iter().flat_map(|cell| &cell.swept).map(|(name, _)| name.as_str());
    let columns = [
        "game", "options", "line_up", "seed", "measure", "per", "key", "quantity", "count", "mean", "sd",
        "low", "high",
    ];
    let mut written = file.write_record(["cell"].into_iter().chain(swept).chain(columns));
    for (number, cell) in cells.iter().enumerate() {
        let about = about(number, cell);
        let mut write = |measure: &str, per: &str, key: &str, of: &Estimate| {
            let record = about.iter().cloned().chain(estimate([measure, per, key], of));
            if written.is_ok() {
                written = file.write_record(record);
            }
        };
        for (measure, key, of) in of_games(cell) {
            write(measure, "game", key, &of);
        }
        for Findings { name, per, estimates } in &cell.measures {
            for of in estimates {
                write(name, per, of.key, of);
            }
        }
    }
    debug_assert!(written.is_ok(), "every line has as many columns: {written:?}");
    String::from_utf8(file.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// The columns that are the same for all estimates of a cell.
fn about(number: usize, cell: &Simulation) -> Vec<String> {
    let swept = cell.swept.iter().map(|(_, value)| value.clone());
    let rest = [cell.game.to_owned(), cell.options.clone(), cell.bots.join("+"), cell.seed.to_string()];
    [number.to_string()].into_iter().chain(swept).chain(rest).collect()
}

fn estimate([measure, per, key]: [&str; 3], of: &Estimate) -> [String; 9] {
    let number = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
    [
        measure.to_owned(),
        per.to_owned(),
        key.to_owned(),
        of.quantity.word().to_owned(),
        of.count.to_string(),
        of.mean.to_string(),
        number(of.sd),
        number(of.low),
        number(of.high),
    ]
}

/// What is reported of every game, in the form of measures with their keys.
fn of_games(cell: &Simulation) -> Vec<(&'static str, &str, Estimate)> {
    let mut all = Vec::new();
    let mut counted = |measure, key, quantity, games| {
        all.extend(Estimate::rate("", quantity, games, cell.games).map(|of| (measure, key, of)));
    };
    for (side, games) in &cell.won_by {
        counted("won_by", &**side, Quantity::Share, *games);
    }
    for of in &cell.won_by_seat {
        counted("won_by_seat", of.seat.as_str(), Quantity::WinRate, of.wins);
    }
    for (ending, games) in &cell.ended_by {
        counted("ended_by", &**ending, Quantity::Share, *games);
    }
    let Rounds { mean, sd, low, high } = cell.rounds;
    if cell.games > 0 {
        let of = Estimate { key: "", quantity: Quantity::Amount, count: cell.games, mean, sd, low, high };
        all.push(("length", "rounds", of));
    }
    all
}
