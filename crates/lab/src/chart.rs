//! Measures as a picture: bars with 95 % intervals, a panel a measure.

use crate::sweep_chart::sweep_chart;
use crate::{Estimate, Findings, Quantity, Report, Simulation};
use maud::{Markup, html};

/// Where bars begin, and words end.
const LEFT: f64 = 200.0;
/// How long the longest bar is, its interval included.
const LENGTH: f64 = 320.0;
const WIDTH: f64 = 760.0;
const BAR: f64 = 14.0;
/// Between keys.
const GAP: f64 = 6.0;
const HEADING: f64 = 30.0;
/// Between panels.
const SPACE: f64 = 22.0;
/// Readable on white and on black alike.
pub(crate) const INK: &str = "#777";

/// An SVG picture of the measures of a batch, or of how the cells of a sweep or a tournament compare; the same
/// results give the same text. It has no background and reads on light and on dark ones.
pub fn chart(report: &Report) -> String {
    match report {
        Report::Batch(cell) => batch(cell),
        Report::Sweep(cells) | Report::Tournament { cells, .. } => sweep_chart(cells),
    }
}

fn batch(result: &Simulation) -> String {
    let Simulation { game, options, seed, games, bots, .. } = result;
    let title = format!("{game}: {games} games of {}", bots.join(","));
    let mut y = 60.0;
    let mut panels = Vec::new();
    for found in result.measures.iter().filter(|found| !found.estimates.is_empty()) {
        panels.push(at(0.0, y, panel(found)));
        y += height(found);
    }
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {y}")) width=(WIDTH) height=(y)
            role="img" font-family="sans-serif" font-size="12" fill=(INK) {
            title { (title) }
            text x="12" y="22" font-size="15" font-weight="bold" { (title) }
            text x="12" y="40" font-size="10" { (options) ", seed " (seed) ". Whiskers: 95 % intervals." }
            @for panel in panels { (panel) }
        }
    };
    picture.into_string() + "\n"
}

pub(crate) fn at(x: f64, y: f64, what: Markup) -> Markup {
    html! { g transform=(format!("translate({x} {y})")) { (what) } }
}

fn height(found: &Findings) -> f64 {
    HEADING + found.by_key().map(key_height).sum::<f64>() + SPACE
}

fn key_height(estimates: &[Estimate]) -> f64 {
    BAR * estimates.len() as f64 + GAP
}

fn panel(found: &Findings) -> Markup {
    let scale = Scale::of(found);
    let mut y = HEADING;
    let mut keys = Vec::new();
    for estimates in found.by_key() {
        keys.push(at(0.0, y, bars(estimates, &scale)));
        y += key_height(estimates);
    }
    let zero = scale.place(0.0);
    html! {
        text x="12" y="16" font-size="13" font-weight="bold" { (found.name) ", a " (found.per) }
        @for (number, quantity) in (0_u8..).zip(found.quantities()) {
            (at(LEFT + 90.0 * f64::from(number), 6.0, legend(quantity)))
        }
        @for key in keys { (key) }
        line x1=(zero) x2=(zero) y1=(HEADING - GAP) y2=(y) stroke=(INK) {}
    }
}

fn legend(quantity: Quantity) -> Markup {
    html! {
        rect width="10" height="10" fill=(colour(quantity)) {}
        text x="15" y="10" { (quantity.heading()) }
    }
}

/// A bar for each estimate of a key.
fn bars(estimates: &[Estimate], scale: &Scale) -> Markup {
    let middle = BAR * estimates.len() as f64 / 2.0 + 4.0;
    html! {
        text x=(LEFT - 8.0) y=(middle) text-anchor="end" { (estimates[0].key) }
        @for (number, estimate) in (0_u8..).zip(estimates) {
            (at(0.0, BAR * f64::from(number), bar(estimate, scale)))
        }
    }
}

fn bar(estimate: &Estimate, scale: &Scale) -> Markup {
    let (zero, end) = (scale.place(0.0), scale.place(estimate.mean));
    let colour = colour(estimate.quantity);
    let (middle, cap) = (BAR / 2.0, BAR / 4.0);
    html! {
        rect x=(rounded(zero.min(end))) y="1" width=(rounded((end - zero).abs())) height=(BAR - 2.0)
            fill=(colour) fill-opacity="0.45" {}
        @if let (Some(low), Some(high)) = (estimate.low, estimate.high) {
            @let (low, high) = (rounded(scale.place(low)), rounded(scale.place(high)));
            path stroke=(colour) stroke-width="1.5" fill="none"
                d=(format!("M{low} {cap}v{middle}M{low} {middle}H{high}M{high} {cap}v{middle}")) {}
        }
        text x=(LEFT + LENGTH + 12.0) y=(BAR - 3.0) font-size="11" {
            (estimate.show_mean())
            @if estimate.low.is_some() { " (" (estimate.show_interval()) ")" }
        }
    }
}

/// Told apart by those who see few colours, too; readable on white and on black.
const fn colour(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Amount | Quantity::Share => "#4a86c8",
        Quantity::WinnersAmount | Quantity::WinRate => "#d0782a",
        Quantity::OthersAmount => "#8a8a8a",
    }
}

pub(crate) fn rounded(length: f64) -> f64 {
    (10.0 * length).round() / 10.0
}

/// What a panel's bars are long by: 0 and the ends of all its intervals fit in.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    fn of(found: &Findings) -> Scale {
        let ends = |of: &Estimate| [of.mean, of.low.unwrap_or(of.mean), of.high.unwrap_or(of.mean)];
        let ends = || found.estimates.iter().flat_map(ends);
        Scale { least: ends().fold(0.0, f64::min), most: ends().fold(0.0, f64::max) }
    }

    /// How far right a value is.
    fn place(&self, value: f64) -> f64 {
        let range = self.most - self.least;
        let part = if range > 0.0 { (value - self.least) / range } else { 0.0 };
        rounded(LEFT + LENGTH * part)
    }
}
