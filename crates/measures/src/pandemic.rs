//! What Pandemic is measured by.

use crate::{Measure, Measured, Reading};
use pandemic::{Colour, Cure, Role, State, View};

impl Measured for State {
    type Notes = ();

    const MEASURES: &'static [Measure<View>] = &[
        Measure {
            name: "course",
            keys: &["turns", "outbreaks"],
            reading: Reading::GameAmount(|view, key| {
                Some([i32::from(view.turn), i32::from(view.outbreaks)][key])
            }),
        },
        Measure {
            name: "cures",
            keys: Colour::WORDS,
            reading: Reading::GameHas(|view, key| {
                let colour = Colour::ALL[key];
                view.colours().contains(&colour).then(|| view.cures[colour as usize] != Cure::Active)
            }),
        },
        // The roles at the end: a New Assignment counts, what it replaced does not.
        Measure {
            name: "roles",
            keys: Role::WORDS,
            reading: Reading::SeatHas(|view, seat, key| {
                let role = Role::ALL[key];
                let could = view.team().contains(seat) && view.options.roles().contains(role);
                could.then(|| view.seat(seat).role == Some(role))
            }),
        },
    ];

    fn rounds(view: &View) -> u16 {
        view.turn
    }
}
