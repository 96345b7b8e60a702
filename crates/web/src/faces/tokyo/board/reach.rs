//! What areas, slots and the Site are tapped for, and the menus that open then.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::offers::menu_id;
use crate::faces::tokyo::desk::groups::Offers;
use crate::faces::tokyo::scene::Scene;
use crate::faces::tokyo::words::about::{self, About};
use maud::{Markup, Render, html};
use tokyo::{Action, Area, Slot, Spot};

/// Something on the mat that is tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    Area(Area),
    Slot(Slot),
    /// The open Site card and the encounter slot.
    Site,
}

impl Reach {
    /// Its part of an element id.
    pub(crate) fn key(self) -> String {
        match self {
            Reach::Area(area) => format!("area-{area}"),
            Reach::Slot(slot) => format!("slot-{}", slot.word().replace('_', "-")),
            Reach::Site => "site-card".to_owned(),
        }
    }

    /// The choices there.
    pub(crate) fn open<'a>(self, scene: &Scene<'a>) -> Offers<'a> {
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

    /// Whether something calls for attention there.
    pub(crate) fn is_lit(self, board: &Board<'_>) -> bool {
        match self {
            Reach::Area(area) => board.is_lit(About::Area(area)),
            Reach::Slot(slot) => board.is_lit(About::from(slot)),
            Reach::Site => {
                board.is_lit(About::Spot(Spot::Site))
                    || board.scene.choices.iter().any(|choice| explores(choice.action))
            }
        }
    }

    /// The id of its menu.
    pub(crate) fn menu_id(self) -> String {
        menu_id(&self.key())
    }
}

/// What is tapped to open this menu. It is called by what it shows; `title` says more.
pub(crate) fn link(
    scene: &Scene<'_>,
    id: &str,
    class: &str,
    menu: &str,
    title: &str,
    shown: impl Render,
) -> Markup {
    html! {
        a id=(id) .(class) href=(scene.later.address(menu)) data-menu=(menu) role="button" aria-haspopup="dialog"
            title=(title) { (shown) }
    }
}

fn explores(action: Action) -> bool {
    matches!(action, Action::Explore | Action::Delve | Action::Fail | Action::Retreat)
}
