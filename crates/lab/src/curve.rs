//! Strength against thinking time, as a picture: a point for each level, a line for each combination of the other
//! things swept.

use crate::chart::{INK, at, rounded};
use crate::line_ups::Sides;
use crate::plan::{Plan, PlanError};
use crate::sweep::BOTS;
use crate::sweep_chart::{SERIES, listed, percent, subtitle};
use crate::{Report, Simulation};
use bots::Roster;
use maud::{Markup, html};
use measures::Measured;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 460.0;
/// Where the axes are.
const LEFT: f64 = 60.0;
const RIGHT: f64 = 700.0;
const TOP: f64 = 90.0;
const BOTTOM: f64 = 410.0;
/// Names stand to the right of their points and below, from here on to the left and above: a line that rises leaves both free.
const TO_THE_LEFT: f64 = 540.0;
/// Names of lines beside one another.
const IN_A_ROW: usize = 4;

impl<G: Roster + Measured> Plan<G> {
    /// Whether [`curve`] can draw what it comes to.
    ///
    /// # Errors
    /// If levels are not compared, or do not play all together on one side.
    pub fn check_curve(&self) -> Result<(), PlanError> {
        let is_of_levels = |swept: &[(String, String)]| swept.iter().any(|(name, _)| name == BOTS);
        let has_one_side = |options| matches!(Sides::of::<G>(options), Ok(Sides::One));
        match self.cells.iter().all(|cell| is_of_levels(&cell.swept) && has_one_side(&cell.options)) {
            true => Ok(()),
            false => Err(PlanError(format!(
                "a curve is of levels of which each plays a cooperative game alone; say --sweep {BOTS}=LEVEL,… \
                 and options without a traitor, or leave out --curve"
            ))),
        }
    }
}

/// The win rate of each level, with its 95 % interval, over the milliseconds it takes for a decision, these in powers
/// of ten. It has no background and reads on light and on dark ones. The plan must pass [`Plan::check_curve`].
pub fn curve(report: &Report) -> String {
    let mut lines: Vec<(String, Vec<&Simulation>)> = Vec::new();
    for cell in report.cells() {
        let name = besides_bots(cell);
        match lines.iter_mut().find(|(known, _)| *known == name) {
            Some((_, points)) => points.push(cell),
            None => lines.push((name, vec![cell])),
        }
    }
    for (_, points) in &mut lines {
        points.sort_by(|one, other| one.mean_decision_ms.total_cmp(&other.mean_decision_ms));
    }
    let times = Times::of(report.cells());
    let (game, games) = report.cells().first().map_or(("", 0), |cell| (cell.game, cell.games));
    let title = format!("{game}: win rate over thinking time, {games} games a point");
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) width=(WIDTH)
            height=(HEIGHT) role="img" font-family="sans-serif" font-size="12" fill=(INK) {
            title { (title) }
            text x="12" y="22" font-size="15" font-weight="bold" { (title) }
            text x="12" y="40" font-size="10" { (subtitle(report.cells())) }
            @for part in 0..=5_u8 {
                @let (y, share) = (height(f64::from(part) / 5.0), 20 * u32::from(part));
                line x1=(LEFT) x2=(RIGHT) y1=(y) y2=(y) stroke=(INK) stroke-opacity="0.35" {}
                text x=(LEFT - 8.0) y=(y + 4.0) font-size="10" text-anchor="end" { (share) " %" }
            }
            @for power in times.first..=times.last {
                @let x = times.place(10_f64.powi(power));
                line x1=(x) x2=(x) y1=(TOP) y2=(BOTTOM) stroke=(INK) stroke-opacity="0.35" {}
                text x=(x) y=(BOTTOM + 16.0) font-size="10" text-anchor="middle" { (10_f64.powi(power)) }
            }
            text x=((LEFT + RIGHT) / 2.0) y=(BOTTOM + 36.0) text-anchor="middle" { "milliseconds a decision" }
            @for (number, (name, points)) in lines.iter().enumerate() {
                @let colour = SERIES[number % SERIES.len()];
                @if !name.is_empty() {
                    @let (column, row) = (number % IN_A_ROW, number / IN_A_ROW);
                    (at(LEFT + 170.0 * column as f64, 50.0 + 13.0 * row as f64, html! {
                        rect width="10" height="10" fill=(colour) {}
                        text x="15" y="9" font-size="11" { (name) }
                    }))
                }
                (line(points, &times, colour))
            }
        }
    };
    picture.into_string() + "\n"
}

/// What was swept besides the levels.
fn besides_bots(cell: &Simulation) -> String {
    listed(cell.swept.iter().filter(|(name, _)| name != BOTS))
}

fn line(points: &[&Simulation], times: &Times, colour: &str) -> Markup {
    let places = points.iter().map(|of| (times.place(of.mean_decision_ms), height(of.win_rate)));
    let path: Vec<String> = places.map(|(x, y)| format!("{x} {y}")).collect();
    html! {
        path stroke=(colour) stroke-width="1.5" stroke-opacity="0.6" fill="none"
            d=(format!("M{}", path.join("L"))) {}
        @for of in points {
            @let (x, y) = (times.place(of.mean_decision_ms), height(of.win_rate));
            @let (low, high) = (height(of.win_rate_low), height(of.win_rate_high));
            g {
                title { (of.bots[0]) ": " (percent(of.win_rate)) " %, " (percent(of.win_rate_low)) " to "
                    (percent(of.win_rate_high)) }
                path stroke=(colour) stroke-width="1.5" fill="none"
                    d=(format!("M{0} {low}h6M{x} {low}V{high}M{0} {high}h6", x - 3.0)) {}
                circle cx=(x) cy=(y) r="3.5" fill=(colour) {}
                @let (x, y, anchor) = match x < TO_THE_LEFT {
                    true => (x + 7.0, y + 13.0, "start"),
                    false => (x - 7.0, y - 7.0, "end"),
                };
                text x=(x) y=(y) font-size="10" text-anchor=(anchor) { (of.bots[0]) }
            }
        }
    }
}

fn height(rate: f64) -> f64 {
    rounded(BOTTOM - (BOTTOM - TOP) * rate)
}

/// The powers of ten between which all times are, in milliseconds.
struct Times {
    first: i32,
    last: i32,
}

/// What is faster stands here: a microsecond.
const LEAST: f64 = 1e-3;

impl Times {
    fn of(cells: &[Simulation]) -> Times {
        let powers = || cells.iter().map(|of| of.mean_decision_ms.max(LEAST).log10());
        let first = powers().fold(f64::INFINITY, f64::min).floor() as i32;
        Times { first, last: (powers().fold(f64::NEG_INFINITY, f64::max).ceil() as i32).max(first + 1) }
    }

    fn place(&self, milliseconds: f64) -> f64 {
        let part =
            (milliseconds.max(LEAST).log10() - f64::from(self.first)) / f64::from(self.last - self.first);
        rounded(LEFT + (RIGHT - LEFT) * part)
    }
}
