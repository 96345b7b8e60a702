//! What a choice touches on the table: what it is aimed at, and what a card is dropped on for it.

use crate::faces::tokyo::board::reach::Reach;
use crate::faces::tokyo::words::about::{About, things};
use crate::kit::button::Touches;
use kernel::Seat;
use tokyo::{Action, At, Spot, View};

/// What an action of this seat touches.
pub(crate) fn touches(view: &View, seat: Seat, action: Action) -> Touches {
    let mut aims: Vec<String> = things(view, seat, action).flat_map(places).collect();
    let dock = || [format!("dock-{}", seat.number()), format!("board-{}", seat.number())];
    if let Action::Equip(_) | Action::EquipWith { .. } = action {
        aims.extend(dock());
    }
    if let Action::Pay(_) = action {
        aims.push("check".to_owned());
    }
    if let Action::Use { at: At::Nothing, .. } = action {
        aims.push("mat".to_owned());
    }
    Touches { onto: aims.clone(), marks: aims }
}

/// The ids of a thing that is aimed at; none for what is used.
fn places(thing: About) -> Vec<String> {
    match thing {
        About::Spot(Spot::Slot(slot)) => vec![format!("at-{}", Reach::Slot(slot).key())],
        About::Spot(Spot::Site) => vec!["at-site-card".to_owned()],
        About::Area(area) => vec![Reach::Area(area).key()],
        About::Pc(seat) => vec![format!("dock-{}", seat.number()), format!("board-{}", seat.number())],
        About::Held(..) | About::Gear(..) | About::Skill(..) | About::Bot(_) => Vec::new(),
    }
}
