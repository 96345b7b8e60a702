//! How cells compare, as a picture: a row for each, with its win rate and interval, how its games ended, and how long
//! they were. Rows are grouped by the first thing swept; the others give them their colour.

use crate::chart::{INK, at, rounded};
use crate::sweep::BOTS;
use crate::sweep_text::words;
use crate::{Simulation, Word};
use maud::{Markup, html};

const ROW: f64 = 15.0;
/// Between groups of rows.
const GAP: f64 = 8.0;
/// Where the columns begin, and how wide they are.
const RATES: (f64, f64) = (270.0, 240.0);
const ENDINGS: (f64, f64) = (650.0, 240.0);
const ROUNDS: (f64, f64) = (920.0, 100.0);
const WIDTH: f64 = 1070.0;
/// Of the rows below the top.
const TOP: f64 = 92.0;

/// Told apart by those who see few colours, too; readable on white and on black (after Okabe and Ito).
pub(crate) const SERIES: [&str; 6] = ["#4a86c8", "#d0782a", "#2f9e77", "#b565a7", "#8a8a8a", "#b8952a"];
/// For endings, in the order of their names.
const PARTS: [&str; 7] = ["#2f9e77", "#d0782a", "#4a86c8", "#b565a7", "#b8952a", "#8a8a8a", "#a0522d"];

/// The picture. It has no background and reads on light and on dark ones.
pub(crate) fn sweep_chart(cells: &[Simulation]) -> String {
    let endings = words(cells, |cell| &cell.ended_by);
    let series = series(cells);
    let most_rounds =
        cells.iter().map(|cell| cell.rounds.high.unwrap_or(cell.rounds.mean)).fold(0.0, f64::max);
    let mut rows = Vec::new();
    let mut y = TOP;
    for group in cells.chunk_by(|one, next| group(one) == group(next)) {
        for (number, cell) in group.iter().enumerate() {
            let place = series.iter().position(|of| *of == rest(cell)).unwrap_or_default();
            let colour = SERIES[place % SERIES.len()];
            let height = ROW * bars(cell).len() as f64;
            rows.push(at(0.0, y, row(cell, number == 0, colour, &endings, most_rounds)));
            y += height;
        }
        y += GAP;
    }
    let bottom = y - GAP;
    let height = y + 24.0;
    let title = title(cells);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {height}")) width=(WIDTH)
            height=(height) role="img" font-family="sans-serif" font-size="12" fill=(INK) {
            title { (title) }
            text x="12" y="22" font-size="15" font-weight="bold" { (title) }
            text x="12" y="40" font-size="10" { (subtitle(cells)) }
            (heading(RATES.0, if cells.iter().all(|cell| cell.everyone_for_themselves) {
                "won, each seat"
            } else {
                "won"
            }))
            (heading(ENDINGS.0, "ended by"))
            (heading(ROUNDS.0, "rounds"))
            @let starts = legend_starts(&endings);
            @for ((ending, x), number) in endings.iter().zip(starts).zip(0..) {
                g transform=(format!("translate({x} 74)")) {
                    rect width="9" height="9" fill=(PARTS[number % PARTS.len()]) fill-opacity="0.7" {}
                    text x="13" y="9" font-size="10" { (ending) }
                }
            }
            @for part in 0..=4_u8 {
                @let (x, share) = (RATES.0 + RATES.1 * f64::from(part) / 4.0, 25 * u32::from(part));
                line x1=(x) x2=(x) y1=(TOP - 4.0) y2=(bottom) stroke=(INK) stroke-opacity="0.35" {}
                text x=(x) y=(bottom + 14.0) font-size="10" text-anchor="middle" { (share) " %" }
            }
            @for row in rows { (row) }
        }
    };
    picture.into_string() + "\n"
}

fn title(cells: &[Simulation]) -> String {
    let first = cells.first();
    let names = first.map_or(Vec::new(), |cell| cell.swept.iter().map(|(name, _)| name.as_str()).collect());
    let (game, games) = first.map_or(("", 0), |cell| (cell.game, cell.games));
    format!("{game} by {}: {games} games each", names.join(" and "))
}

/// What all cells have alike.
pub(crate) fn subtitle(cells: &[Simulation]) -> String {
    let Some(first) = cells.first() else { return String::new() };
    let is_swept = |word: &str| {
        first.swept.iter().any(|(name, _)| word.split_once('=').is_some_and(|(said, _)| said == name))
    };
    let alike = |word: &&str| {
        !is_swept(word)
            && cells.iter().all(|cell| cell.options.split_whitespace().any(|other| other == *word))
    };
    let mut told: Vec<String> = first.options.split_whitespace().filter(alike).map(str::to_owned).collect();
    let level = &first.bots[..1];
    if cells.iter().all(|cell| cell.bots.iter().all(|bot| level.contains(bot))) {
        told.push(format!("bots {}", level.join("")));
    }
    told.push(format!("seed {}. Whiskers: 95 % intervals.", first.seed));
    told.join(", ")
}

fn heading(x: f64, words: &str) -> Markup {
    html! { text x=(x) y="66" font-size="13" font-weight="bold" { (words) } }
}

/// Where the names of endings stand, one after the other.
fn legend_starts(endings: &[Word]) -> Vec<f64> {
    let next = |x: &mut f64, ending: &Word| {
        let start = *x;
        *x += 26.0 + 5.6 * ending.chars().count() as f64;
        Some(rounded(start))
    };
    endings.iter().scan(ENDINGS.0, next).collect()
}

/// The value of the first thing swept.
fn group(cell: &Simulation) -> Option<&(String, String)> {
    cell.swept.first()
}

/// It in words; line-ups need no more than themselves.
fn group_name(cell: &Simulation) -> String {
    match group(cell) {
        Some((name, value)) if name != BOTS => format!("{name} {value}"),
        Some((_, value)) => value.clone(),
        None => String::new(),
    }
}

/// The other values in words.
fn rest(cell: &Simulation) -> String {
    listed(cell.swept.iter().skip(1))
}

/// Things swept, with their values, in words.
pub(crate) fn listed<'a>(swept: impl Iterator<Item = &'a (String, String)>) -> String {
    swept.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ")
}

/// What rows have besides their group, each once.
fn series(cells: &[Simulation]) -> Vec<String> {
    let mut series: Vec<String> = Vec::new();
    for rest in cells.iter().map(rest) {
        if !series.contains(&rest) {
            series.push(rest);
        }
    }
    series
}

/// Win rates with their intervals: of each seat where each is for itself, else of the first side.
fn bars(cell: &Simulation) -> Vec<(String, [f64; 3])> {
    let whole = (String::new(), [cell.win_rate, cell.win_rate_low, cell.win_rate_high]);
    match cell.everyone_for_themselves {
        false => vec![whole],
        true => cell
            .won_by_seat
            .iter()
            .map(|of| (format!("{} {}", of.seat, of.bot), [of.win_rate, of.win_rate_low, of.win_rate_high]))
            .collect(),
    }
}

fn row(cell: &Simulation, is_first: bool, colour: &str, endings: &[Word], most_rounds: f64) -> Markup {
    let bars = bars(cell);
    let games = cell.games.max(1) as f64;
    let share = |ending: &Word| cell.ended_by.get(ending).copied().unwrap_or_default() as f64 / games;
    let parts = endings.iter().scan(0.0, |before, ending| {
        let start = *before;
        *before += share(ending);
        Some((start, share(ending)))
    });
    let rounds = |value: f64| rounded(ROUNDS.1 * value / most_rounds.max(1e-9));
    html! {
        @if is_first { text x="12" y="11" font-weight="bold" { (group_name(cell)) } }
        @if bars.len() == 1 {
            text x=(RATES.0 - 10.0) y="11" font-size="11" text-anchor="end" { (rest(cell)) }
        }
        @for ((name, [rate, low, high]), number) in bars.iter().zip(0_u8..) {
            (at(0.0, ROW * f64::from(number), html! {
                text x=(RATES.0 - 10.0) y="11" font-size="11" text-anchor="end" { (name) }
                (bar(RATES, [*rate, *low, *high], colour))
                text x=(RATES.0 + RATES.1 + 14.0) y="11" font-size="11" {
                    (percent(*rate)) " % (" (percent(*low)) " to " (percent(*high)) ")"
                }
            }))
        }
        @for ((start, width), number) in parts.zip(0..) {
            @if width > 0.0 {
                rect x=(rounded(ENDINGS.0 + ENDINGS.1 * start)) y="2" width=(rounded(ENDINGS.1 * width))
                    height=(ROW - 4.0) fill=(PARTS[number % PARTS.len()]) fill-opacity="0.7" {}
            }
        }
        rect x=(ROUNDS.0) y="2" width=(rounds(cell.rounds.mean)) height=(ROW - 4.0) fill=(colour)
            fill-opacity="0.45" {}
        text x=(ROUNDS.0 + ROUNDS.1 + 8.0) y="11" font-size="11" { (format!("{:.1}", cell.rounds.mean)) }
    }
}

pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1}", 100.0 * rate)
}

/// A bar for a rate, and a whisker for its interval.
fn bar((left, length): (f64, f64), rates: [f64; 3], colour: &str) -> Markup {
    let [end, low, high] = rates.map(|rate| rounded(left + length * rate));
    let (middle, cap) = (ROW / 2.0, ROW / 4.0);
    html! {
        rect x=(left) y="2" width=(rounded(end - left)) height=(ROW - 4.0) fill=(colour) fill-opacity="0.45" {}
        path stroke=(colour) stroke-width="1.5" fill="none"
            d=(format!("M{low} {cap}v{middle}M{low} {middle}H{high}M{high} {cap}v{middle}")) {}
    }
}
