//! What Tokyo Siteseeing is measured by.

use crate::{Measure, Measured, Reading};
use tokyo::{Ending, State, View};

impl Measured for State {
    const MEASURES: &'static [Measure<View>] = &[
        // T26
        Measure {
            name: "ending",
            keys: &["cleared", "overflow", "defeat"],
            reading: Reading::GameHas(|view, key| {
                let endings = [Ending::Cleared, Ending::Overflow, Ending::Defeat];
                Some(view.ending == Some(endings[key]))
            }),
        },
        // T26.2
        Measure {
            name: "rounds",
            keys: &["played", "evaluated"],
            reading: Reading::GameAmount(|view, key| {
                Some(i32::from([view.round, view.evaluated_rounds][key]))
            }),
        },
    ];
}
