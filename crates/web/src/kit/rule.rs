//! Links to rules.

use i18n::Texts;
use kernel::{Game, RuleId};
use maud::{Markup, html};

/// A rule's id as a link to its text, beside the page.
pub fn rule_link<G: Game>(texts: &Texts, rule: RuleId) -> Markup {
    let label = texts.say_with("why-rule", &[("rule", rule.0.into())]);
    rule_link_to(G::ID, rule.0, Some(&label))
}

/// The same for a game by its id. `label` is what it is called for those who do not see it.
pub fn rule_link_to(game: &str, rule: &str, label: Option<&str>) -> Markup {
    html! {
        a .rule href=(format!("/rules/{game}#{rule}")) target="_blank" rel="noopener" aria-label=[label] { (rule) }
    }
}
