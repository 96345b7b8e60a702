//! Outlive, measured.
use crate::{Measure, Measured};
use outlive::{State, View};
impl Measured for State {
    const MEASURES: &'static [Measure<View>] = &[];
}
