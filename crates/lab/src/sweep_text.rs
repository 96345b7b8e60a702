//! How cells compare, as tables of text.

use crate::text::{aligned, percent, range};
use crate::{Simulation, Tournament, Word};
use std::collections::BTreeMap;

/// A line for each cell.
pub(crate) fn sweep(cells: &[Simulation]) -> String {
    let Some(first) = cells.first() else { return String::new() };
    let totals: u64 = cells.iter().map(|cell| cell.games).sum();
    let head = format!("{}, seed {}, {} cells, {totals} games\n\n", first.game, first.seed, cells.len());
    let endings = words(cells, |cell| &cell.ended_by);
    let for_themselves = cells.iter().all(|cell| cell.everyone_for_themselves);
    let seats = cells.iter().map(|cell| cell.won_by_seat.len()).max().unwrap_or_default();
    let mut heading: Vec<String> = first.swept.iter().map(|(name, _)| name.clone()).collect();
    heading.push("games".to_owned());
    match for_themselves {
        true => heading.extend((0..seats).map(|seat| format!("s{seat} won"))),
        false => heading.extend(["won", "95 %"].map(str::to_owned)),
    }
    heading.push("rounds".to_owned());
    heading.extend(endings.iter().map(ToString::to_string));
    let row = |cell: &Simulation| {
        let mut row: Vec<String> = cell.swept.iter().map(|(_, value)| value.clone()).collect();
        row.push(cell.games.to_string());
        if for_themselves {
            let rate =
                |seat: usize| cell.won_by_seat.get(seat).map_or(String::new(), |of| percent(of.win_rate));
            row.extend((0..seats).map(rate));
        } else {
            row.extend([percent(cell.win_rate), range(cell.win_rate_low, cell.win_rate_high)]);
        }
        row.push(format!("{:.2}", cell.rounds.mean));
        let share =
            |ending| cell.ended_by.get(ending).copied().unwrap_or_default() as f64 / cell.games.max(1) as f64;
        row.extend(endings.iter().map(|ending| percent(share(ending))));
        row
    };
    let rows: Vec<Vec<String>> = [heading].into_iter().chain(cells.iter().map(row)).collect();
    head + &aligned(&rows)
}

/// The words that any of the cells counts, in one order.
pub(crate) fn words(cells: &[Simulation], counts: fn(&Simulation) -> &BTreeMap<Word, u64>) -> Vec<Word> {
    let mut words: Vec<Word> = cells.iter().flat_map(|cell| counts(cell).keys().cloned()).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// What is said about levels; each table after an empty line.
pub(crate) fn tournament(of: &Tournament) -> String {
    let mut text = String::new();
    if !of.ratings.is_empty() {
        let mut rows = vec![["rating", "Elo", "95 %"].map(str::to_owned).to_vec()];
        rows.extend(of.ratings.iter().map(|of| {
            let interval = format!("{:.0} to {:.0}", of.low, of.high);
            vec![format!("  {}", of.contestant), format!("{:.0}", of.rating), interval]
        }));
        text += &format!("\n{}", aligned(&rows));
    }
    if !of.meetings.is_empty() {
        let mut rows = vec![["share of wins against", "games", "share", "95 %"].map(str::to_owned).to_vec()];
        rows.extend(of.meetings.iter().map(|of| {
            let who = format!("  {} against {}", of.contestant, of.against);
            vec![who, of.games.to_string(), percent(of.win_share), interval(of.low, of.high, range)]
        }));
        text += &format!("\n{}", aligned(&rows));
    }
    if !of.differences.is_empty() {
        let mut rows =
            vec![["wins more often, in points", "games", "difference", "95 %"].map(str::to_owned).to_vec()];
        rows.extend(of.differences.iter().map(|of| {
            let points = |rate: f64| format!("{:+.1}", 100.0 * rate);
            let between = |low, high| format!("{} to {}", points(low), points(high));
            let who = format!("  {} than {}", of.level, of.than);
            vec![who, of.games.to_string(), points(of.difference), interval(of.low, of.high, between)]
        }));
        text += &format!("\n{}", aligned(&rows));
    }
    text
}

fn interval(low: Option<f64>, high: Option<f64>, show: impl Fn(f64, f64) -> String) -> String {
    low.zip(high).map(|(low, high)| show(low, high)).unwrap_or_default()
}
