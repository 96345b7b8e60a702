//! What stands beside the game: one pane at a time where the window is wide, one below the other where it is not.

use crate::kit::part::Slot;
use i18n::Texts;
use maud::{Markup, html};

/// What stands beside the game.
pub(super) struct Panes {
    pub(super) log: Slot,
    pub(super) advice: Slot,
    pub(super) seats: Slot,
    pub(super) tools: Slot,
}

/// The panes with their tabs: buttons of a group, of which the log's is chosen at first, so that they need no script.
pub(super) fn rail(texts: &Texts, panes: &Panes) -> Markup {
    let tab = |pane: &str, label: &str| {
        html! {
            label .tab {
                input .unseen type="radio" name="pane" value=(pane) checked[pane == "log"];
                span { (texts.say(label)) }
            }
        }
    };
    html! {
        div #rail .rail {
            fieldset .tabs {
                legend .unseen { (texts.say("tabs-beside")) }
                (tab("log", "log-tab")) (tab("advice", "advice-tab")) (tab("seats", "seats-tab")) (tab("tools", "tools-tab"))
            }
            (panes.advice) (panes.seats) (panes.log) (panes.tools)
        }
    }
}
