//! Buttons that post a move. They belong to the form `act`, which the [desk](super::desk) holds.

use crate::face::{Choice, Scene};
use crate::kit::part::Slot;
use kernel::Game;
use maud::{Markup, PreEscaped, Render, html};

/// What every move is posted with, besides the move: the seat that makes it and the revision its maker has seen.
pub fn fields<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="seat" value=(scene.acting.unwrap_or_default().number());
        (Version)
    }
}

/// The field that says which revision the reader has seen. It is filled in when a page is sent, and kept up to date by the
/// script: what a part says does not depend on it.
pub(crate) struct Version;

const VERSION: &str = "<input type=\"hidden\" name=\"version\" value=\"\">";

impl Render for Version {
    fn render_to(&self, html: &mut String) {
        html.push_str(VERSION);
    }
}

impl Version {
    /// A page with these fields filled in.
    pub(crate) fn filled(html: &str, version: u64) -> String {
        html.replace(VERSION, &format!("<input type=\"hidden\" name=\"version\" value=\"{version}\">"))
    }
}

/// The class of a button.
pub const ORDINARY: &str = "choice";
/// The class of a button that is the thing to do.
pub const MAIN: &str = "choice main";
/// The class of a button with what it does below its name.
pub const TALL: &str = "choice tall";
/// The class of such a button that is the thing to do.
pub const TALL_MAIN: &str = "choice main tall";

/// A button of the form `act`. `full` describes the move where the button itself says less; the button is called by what it
/// shows.
pub fn button<A>(choice: &Choice<A>, class: &str, shown: &Markup, full: Option<&str>) -> Markup {
    button_at("do", choice, class, shown, full)
}

/// The same at a place of its own on the page: `place` begins the button's id.
pub fn button_at<A>(
    place: &str,
    choice: &Choice<A>,
    class: &str,
    shown: &Markup,
    full: Option<&str>,
) -> Markup {
    button_about(place, choice, class, shown, full, &Touches::default())
}

/// What a choice touches on the table, as ids of elements. It says where a button is found by hand: scripts know no rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touches {
    /// What the thing that the button's menu belongs to is dropped on to press it.
    pub onto: Vec<String>,
    /// What is marked while the button is pointed at: from where, over what, to where, and what it costs.
    pub marks: Vec<String>,
}

/// The same with what it touches.
pub fn button_about<A>(
    place: &str,
    choice: &Choice<A>,
    class: &str,
    shown: &Markup,
    full: Option<&str>,
    touches: &Touches,
) -> Markup {
    let ids = |ids: &[String]| (!ids.is_empty()).then(|| ids.join(" "));
    html! {
        button id=(id(place, &choice.notation)) class=(class) type="submit" form="act" name="action"
            value=(choice.notation) title=[full] data-onto=[ids(&touches.onto)] data-marks=[ids(&touches.marks)] { (shown) }
    }
}

/// Something that gives away what does not come back. It stands beside what is asked, and is unfolded before it can be pressed, anew
/// after each change. Where there are scripts, a first touch says what is `lost`, and a second one in the same place presses it.
pub fn early<G: Game>(scene: &Scene<'_, G>, lost: &str, button: Markup) -> Slot {
    early_shown(scene, lost, html! { (scene.texts.say("end-early")) }, button)
}

/// The same with what is shown while it is folded.
pub fn early_shown<G: Game>(scene: &Scene<'_, G>, lost: &str, shown: Markup, button: Markup) -> Slot {
    let lost = scene.texts.say_with("end-anyway", &[("lost", lost.into())]);
    scene.part("early", (lost, shown.into_string(), button.into_string()), |(lost, shown, button)| {
        html! {
            details #early .early data-arms=(lost) {
                summary .choice { (PreEscaped(shown)) }
                div .choices { (PreEscaped(button)) }
            }
        }
    })
}

/// The notation as part of an element id: `drive s1 san_francisco` is `drive-s1-san-francisco`.
pub(crate) fn id(prefix: &str, notation: &str) -> String {
    format!("{prefix}-{}", notation.replace("; ", "-").replace([' ', '_'], "-"))
}
