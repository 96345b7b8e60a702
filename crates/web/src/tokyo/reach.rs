//! What areas, slots and the Site are tapped for, and the menus that open then.

use super::Scene;
use super::about::{self, About};
use super::groups::Offers;
use super::offers::menu_id;
use tokyo::{Action, Area, Slot, Spot};

/// Something on the mat that is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    Area(Area),
    Slot(Slot),
    /// The open Site card and the encounter slot.
    Site,
}

impl Reach {
    /// Its part of an element id.
    pub(super) fn key(self) -> String {
        match self {
            Reach::Area(area) => format!("area-{area}"),
            Reach::Slot(slot) => format!("slot-{}", slot.word().replace('_', "-")),
            Reach::Site => "site-card".to_owned(),
        }
    }

    /// The choices there.
    pub(super) fn open<'a>(self, scene: &Scene<'a>) -> Offers<'a> {
        match self {
            Reach::Area(area) => about::choices(scene, About::Area(area)),
            Reach::Slot(slot) => about::choices(scene, About::from(slot)),
            Reach::Site => {
                let mut offers = about::choices(scene, About::Spot(Spot::Site));
                offers.extend(scene.choices.iter().filter(|choice| explores(choice.action)));
                offers
            }
        }
    }

    /// The id of its menu.
    pub(super) fn menu_id(self, scene: &Scene<'_>) -> String {
        menu_id(scene, &self.key(), &self.open(scene))
    }
}

fn explores(action: Action) -> bool {
    matches!(action, Action::Explore | Action::Delve | Action::Fail | Action::Retreat)
}
