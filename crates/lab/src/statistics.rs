//! Figures with what they are worth.

use serde::Serialize;

/// Where a true rate lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end, 0 to 1.
    pub low: f64,
    /// The upper end, 0 to 1.
    pub high: f64,
}

/// The Wilson score interval of `hits` among `trials` at 95 %. Without trials anything is possible.
pub fn wilson(hits: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.959_963_984_540_054;
    let n = trials as f64;
    let rate = hits as f64 / n;
    let centre = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let spread = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::{Interval, wilson};

    #[test]
    fn the_interval_is_wilsons() {
        let Interval { low, high } = wilson(8, 10);
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
        assert_eq!((wilson(0, 0).low, wilson(0, 0).high), (0.0, 1.0));
        assert_eq!(wilson(0, 5).low, 0.0);
    }
}
