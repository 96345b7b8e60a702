//! A plain face until Pandemic has its own.

use crate::face::{Face, Scene, Sentence, Weight};
use crate::lang::Texts;
use kernel::{Refusal, RuleId};
use maud::{Markup, html};

impl Face for pandemic::State {
    fn scene(scene: &Scene<'_, Self>) -> Markup {
        html! {
            section #ask {
                h2 { (Self::question(scene)) }
                form data-live method="post" action=(scene.post_to) {
                    input type="hidden" name="version" value=(scene.version);
                    @for choice in scene.choices {
                        button name="action" value=(choice.notation) { (choice.notation) }
                    }
                }
            }
        }
    }
    fn question(scene: &Scene<'_, Self>) -> String {
        format!("Turn {}", scene.view.turn)
    }
    fn foremost(view: &Self::View) -> Option<kernel::Seat> {
        Some(view.active)
    }
    fn sentence(_: &Texts, _: &Self::View, _: &[String], event: &Self::Event) -> Option<Sentence> {
        Some(Sentence { rule: RuleId("P3.1"), text: format!("{event:?}"), weight: Weight::Plain })
    }
    fn action(_: &Texts, _: &Self::View, _: &[String], action: &Self::Action) -> String {
        action.to_string()
    }
    fn refusal(_: &Texts, refusal: &Refusal) -> String {
        refusal.to_string()
    }
    fn window(_: &Texts, window: &str) -> String {
        window.to_owned()
    }
    fn ending(_: &Texts, ended_by: &str) -> String {
        ended_by.to_owned()
    }
}
