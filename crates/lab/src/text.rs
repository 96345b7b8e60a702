//! Results as a page of text: aligned tables.

use crate::sweep_text::{sweep, tournament};
use crate::{Findings, Quantity, Report, Simulation};

/// The results for people, with a line break at the end.
pub fn text(report: &Report) -> String {
    match report {
        Report::Batch(cell) => batch(cell),
        Report::Sweep(cells) => sweep(cells),
        Report::Tournament { cells, tournament: of } => sweep(cells) + &tournament(of),
    }
}

fn batch(result: &Simulation) -> String {
    let mut parts = vec![head(result)];
    if result.won_by.len() > 2 {
        parts.extend(sides(result));
        parts.push(seats(result));
    }
    parts.push(counts("ended by", result.ended_by.iter().map(|(ending, games)| (&**ending, *games))));
    parts.extend(result.measures.iter().filter(|found| !found.estimates.is_empty()).map(measure));
    parts.push(format!(
        "{:.0} games a second, {:.4} ms a decision\n",
        result.games_per_second, result.mean_decision_ms
    ));
    parts.join("\n")
}

fn head(result: &Simulation) -> String {
    let Simulation { game, options, seed, wins, games, .. } = result;
    let bots = result.bots.join(",");
    let mut head = format!("{game} {options}, bots {bots}, seed {seed}\n");
    if result.everyone_for_themselves {
        head += &format!("{games} games, {} of them won by several seats together\n", result.shared_wins);
    } else {
        head += &format!(
            "{wins} of {games} games won: {} (95 %: {})\n",
            percent(result.win_rate),
            range(result.win_rate_low, result.win_rate_high)
        );
    }
    head
}

/// Nothing where the table of seats says it already.
fn sides(result: &Simulation) -> Option<String> {
    let sides = result.won_by.iter().map(|(side, games)| (&**side, *games));
    (!result.everyone_for_themselves).then(|| counts("won by side", sides))
}

fn seats(result: &Simulation) -> String {
    let mut rows = vec![["won by seat", "games", "win rate", "95 %"].map(str::to_owned).to_vec()];
    rows.extend(result.won_by_seat.iter().map(|of| {
        vec![
            format!("  {} {}", of.seat, of.bot),
            of.wins.to_string(),
            percent(of.win_rate),
            range(of.win_rate_low, of.win_rate_high),
        ]
    }));
    aligned(&rows)
}

fn counts<'a>(title: &str, counts: impl Iterator<Item = (&'a str, u64)>) -> String {
    let mut rows = vec![vec![title.to_owned(), "games".to_owned()]];
    rows.extend(counts.map(|(word, games)| vec![format!("  {word}"), games.to_string()]));
    aligned(&rows)
}

fn measure(found: &Findings) -> String {
    let quantities = found.quantities();
    let mut heading = vec![format!("{}, a {}", found.name, found.per), format!("{}s", found.per)];
    heading.extend(quantities.iter().flat_map(|quantity| [quantity.heading().to_owned(), "95 %".to_owned()]));
    let mut rows = vec![heading];
    for estimates in found.by_key() {
        let mut row = vec![format!("  {}", estimates[0].key), estimates[0].count.to_string()];
        for quantity in &quantities {
            let estimate = estimates.iter().find(|estimate| estimate.quantity == *quantity);
            row.extend(estimate.map_or_else(Default::default, |of| [of.show_mean(), of.show_interval()]));
        }
        rows.push(row);
    }
    aligned(&rows)
}

pub(crate) fn percent(rate: f64) -> String {
    Quantity::Share.show(rate)
}

pub(crate) fn range(low: f64, high: f64) -> String {
    Quantity::Share.show_range(low, high)
}

/// Columns two spaces apart: the first to the left, numbers to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cell = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<_> = (0..columns)
        .map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or_default())
        .collect();
    let line = |row: &Vec<String>| {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line += &format!("  {cell:>width$}");
        }
        line.trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}
