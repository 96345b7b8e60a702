//! T6.3 T19.5 T32.4 The card that is asked about, at the head of the choices: what has been drawn, or what is to be placed.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card;
use crate::faces::tokyo::board::mat_menus::scene_card;
use crate::kit::part::Slot;
use maud::html;
use tokyo::{Ask, Frame, Scene, Trouble, View};

/// A card that has been drawn and does not lie anywhere yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawn {
    Trouble(Trouble),
    Scene(Scene),
}

impl Drawn {
    /// The one that this question is about, if it is about one.
    pub(crate) fn of(ask: Ask) -> Option<Drawn> {
        if let Ask::Drawn { trouble, .. } | Ask::Place { trouble, .. } = ask {
            Some(Drawn::Trouble(trouble))
        } else if let Ask::Stage { scene, .. } = ask {
            Some(Drawn::Scene(scene))
        } else {
            None
        }
    }

    fn asked(view: &View) -> Option<Drawn> {
        if let Some(Frame::Ask(ask)) = view.top() { Drawn::of(ask) } else { None }
    }
}

/// The card with its picture and its text. In a small window the text is cut to a few lines until it is touched.
pub(crate) fn drawn(board: &Board<'_>) -> Option<Slot> {
    let words = &board.words;
    let drawn = Drawn::asked(words.view)?;
    let story = matches!(drawn, Drawn::Scene(_)).then_some(words.view.story);
    Some(board.scene.part("drawn-card", (drawn, story), |&(drawn, _)| {
        html! {
            div #drawn-card .drawn-card tabindex="0" {
                @match drawn {
                    Drawn::Trouble(trouble) => (card::trouble(words, trouble)),
                    Drawn::Scene(scene) => (scene_card(words, scene, 0)),
                }
            }
        }
    }))
}
