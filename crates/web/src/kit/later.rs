//! Parts that come when they are wanted: what a fold holds, and menus. The script fetches them when they are pointed at;
//! without it links lead to pages of their own.

use crate::face::Scene;
use kernel::Game;
use maud::{Markup, Render, html};

/// A fold that holds what comes when it is wanted, named in a frame; `draw` draws one element. `summary` is shown while it is
/// closed.
pub fn fold<G: Game>(
    scene: &Scene<'_, G>,
    id: &str,
    class: &str,
    summary: impl Render,
    draw: impl FnOnce() -> Markup,
) -> Markup {
    scene.parts.later(id, draw);
    closed(scene, id, class, summary)
}

/// The same among the choices, where what is unfolded lies over the table: one of them is open at a time.
pub fn choices<G: Game>(
    scene: &Scene<'_, G>,
    id: &str,
    class: &str,
    summary: impl Render,
    draw: impl FnOnce() -> Markup,
) -> Markup {
    scene.parts.later(id, draw);
    details(scene, id, class, Some("choices"), summary)
}

/// The same where a frame has named what it holds with [`Parts::later`](crate::Parts::later).
pub fn closed<G: Game>(scene: &Scene<'_, G>, id: &str, class: &str, summary: impl Render) -> Markup {
    details(scene, id, class, None, summary)
}

/// Of folds with one `name` one is open at a time.
fn details<G: Game>(
    scene: &Scene<'_, G>,
    id: &str,
    class: &str,
    name: Option<&str>,
    summary: impl Render,
) -> Markup {
    let address = scene.later.address(id);
    html! {
        details id=(id) class=(class) name=[name] data-later {
            summary { (summary) }
            p .hint { a href=(address) { (scene.texts.say("part-show")) } }
        }
    }
}

/// A thing that is dragged onto what its menu says, by [`Touches::onto`](super::button::Touches).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dragged<'a> {
    /// The id of the element that follows the pointer.
    pub shape: &'a str,
}

/// What a thing is touched on to open a menu beside it. `menu` is the id of the menu, which comes when it is wanted; `label` says
/// what is opened where `shown` does not. It may stand in a part.
pub fn menu_link<G: Game>(
    scene: &Scene<'_, G>,
    id: &str,
    class: &str,
    menu: &str,
    label: Option<&str>,
    shown: impl Render,
) -> Markup {
    dragged_link(scene, id, class, menu, label, None, shown)
}

/// The same for a thing that may be dragged too.
pub fn dragged_link<G: Game>(
    scene: &Scene<'_, G>,
    id: &str,
    class: &str,
    menu: &str,
    label: Option<&str>,
    dragged: Option<Dragged<'_>>,
    shown: impl Render,
) -> Markup {
    html! {
        a id=(id) class=(class) href=(scene.later.address(menu)) data-menu=(menu) role="button" aria-haspopup="dialog"
            title=[label] aria-label=[label] data-drag=[dragged.map(|dragged| dragged.shape)] { (shown) }
    }
}
