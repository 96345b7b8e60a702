//! The desk: what is asked, with the way back beside it, and everything there is to choose.

use super::asking;
use super::button::fields;
use crate::face::Scene;
use crate::kit::part::Slot;
use kernel::Game;
use maud::{Markup, html};

/// Who is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The reader.
    Reader,
    /// Others, or nobody.
    Others,
}

impl Awaited {
    const fn class(self) -> &'static str {
        match self {
            Awaited::Reader => "asked",
            Awaited::Others => "",
        }
    }
}

/// What is asked of whom, and what there is to choose.
pub struct Contents<'a> {
    /// Who is waited for.
    pub awaited: Awaited,
    /// The question, as a heading with the id `ask`.
    pub asked: &'a Markup,
    /// What leads on beside the question, if anything does: ending the phase [before its time](super::button::early), or
    /// [letting a window go by](super::asking::pass).
    pub early: Option<&'a Slot>,
    /// The frame with the id `choices`, for whoever decides.
    pub choices: Option<&'a Slot>,
}

/// What is asked, and everything there is to choose: on a narrow screen a sheet whose choices fold away below what is asked.
pub fn desk<G: Game>(scene: &Scene<'_, G>, contents: &Contents<'_>) -> Slot {
    let Contents { awaited, asked, early, choices } = contents;
    let prompt = scene.frame(
        "prompt",
        html! {
            header #prompt .prompt .(awaited.class()) tabindex="-1" {
                div .question { (asked) }
                @if let Some(undo) = scene.undo { (undo) }
                @if let Some(early) = early { (early) }
                @if let Some(button) = asking::button(scene) { (button) }
                button #fold-choices .chevron type="button" aria-controls="choices" aria-expanded="true"
                    aria-label=(scene.texts.say("group-actions")) {
                    svg viewBox="0 0 18 18" aria-hidden="true" { use href="#chevron" {} }
                }
            }
        },
    );
    let markup = html! {
        section #desk .desk .panel .(awaited.class()) aria-labelledby="ask" {
            (prompt)
            @if let Some(choices) = choices {
                form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
                (choices)
            }
        }
    };
    scene.frame("desk", markup)
}
