//! What a thing on the table is tapped for: the choices that are about it.

use super::Scene;
use super::groups::Offers;
use tokyo::{Action, Area, At, Slot, Spot};

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// A market slot, or the open Site card.
    Spot(Spot),
    Area(Area),
}

impl From<Slot> for About {
    fn from(slot: Slot) -> Self {
        About::Spot(Spot::Slot(slot))
    }
}

/// The choices that are about this.
pub(super) fn choices<'a>(scene: &Scene<'a>, about: About) -> Offers<'a> {
    scene.choices.iter().filter(|choice| concerns(choice.action, about)).collect()
}

fn concerns(action: Action, about: About) -> bool {
    match about {
        About::Spot(spot) => at_spot(action) == Some(spot),
        About::Area(area) => to_area(action) == Some(area),
    }
}

fn at_spot(action: Action) -> Option<Spot> {
    if let Action::Buy(slot) | Action::Slot(slot) = action {
        Some(Spot::Slot(slot))
    } else if let Action::Solve { at, .. } | Action::Also(at) | Action::Use { at: At::Spot(at), .. } = action
    {
        Some(at)
    } else {
        None
    }
}

fn to_area(action: Action) -> Option<Area> {
    if let Action::Move(area)
    | Action::Go(area)
    | Action::Leave(area)
    | Action::Use { at: At::Area(area), .. } = action
    {
        Some(area)
    } else {
        None
    }
}
