//! What the desks of all games are made of: the fields every move is posted with, lists to choose from, links to rules.

use crate::face::Scene;
use crate::lang::Texts;
use kernel::{Game, RuleId};
use maud::{Markup, html};

/// What every move is posted with, besides the move.
pub(crate) fn fields<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="seat" value=(scene.acting.unwrap_or_default().number());
        input type="hidden" name="version" value=(scene.version);
    }
}

/// A list to choose a move from, with a button that says what is done with it.
pub(crate) fn chooser<G: Game>(
    scene: &Scene<'_, G>,
    key: &str,
    label: &str,
    verb: &str,
    options: &Markup,
) -> Markup {
    html! {
        form id=(format!("pick-{key}")) .chooser data-live method="post" action=(scene.post_to) {
            (fields(scene))
            label .name for=(format!("pick-{key}-one")) { (label) }
            div .row {
                select id=(format!("pick-{key}-one")) name="action" required { (options) }
                button .choice type="submit" { (verb) }
            }
        }
    }
}

/// A rule's id as a link to its text.
pub(crate) fn rule_link<G: Game>(texts: &Texts, rule: RuleId) -> Markup {
    let label = texts.say_with("why-rule", &[("rule", rule.0.into())]);
    html! { a .rule href=(format!("/rules/{}#{rule}", G::ID)) aria-label=(label) { (rule) } }
}

/// The notation as part of an element id: `drive s1 san_francisco` is `drive-s1-san-francisco`.
pub(crate) fn id(prefix: &str, notation: &str) -> String {
    format!("{prefix}-{}", notation.replace([' ', '_'], "-"))
}
