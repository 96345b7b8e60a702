//! What cannot be done, and why not.

use super::later;
use super::rule::rule_link;
use crate::face::{Face, Scene};
use i18n::Texts;
use kernel::Refusal;
use maud::{Markup, html};

/// Refused actions of one kind that are refused for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alike<A, K> {
    /// Their kind.
    pub kind: K,
    /// The reason.
    pub why: Refusal,
    /// The actions, at least one.
    pub actions: Vec<A>,
}

/// Refused actions by kind and reason, in the order in which each first occurs.
pub fn by_reason<A: Copy, K: Copy + PartialEq>(
    refused: impl IntoIterator<Item = (A, Refusal)>,
    kind: impl Fn(A) -> K,
) -> Vec<Alike<A, K>> {
    let mut all: Vec<Alike<A, K>> = Vec::new();
    for (action, why) in refused {
        let kind = kind(action);
        match all.iter_mut().find(|alike| alike.kind == kind && alike.why == why) {
            Some(alike) => alike.actions.push(action),
            None => all.push(Alike { kind, why, actions: vec![action] }),
        }
    }
    all
}

/// What the acting seat might expect to be able to do and cannot, under the headings it would stand under: a fold that comes
/// when it is wanted. `groups` gives each heading with its [`line()`]s; the rules are asked only when it is called.
pub fn fold<'g, G: Face>(
    scene: &Scene<'_, G>,
    groups: impl FnOnce() -> Vec<(String, Markup)> + 'g,
) -> Markup {
    later::choices(scene, "refused", "fold refused", scene.texts.say("refused-title"), || {
        let groups = groups();
        html! {
            div {
                @for (heading, lines) in &groups { section .group { h3 { (heading) } (lines) } }
                @if groups.is_empty() { p .hint { (scene.texts.say("refused-nothing")) } }
            }
        }
    })
}

/// A line that says what cannot be done, why not, and by which rule.
pub fn line<G: Face>(texts: &Texts, what: &Markup, why: Refusal) -> Markup {
    html! {
        p .blocked {
            span .what { (what) }
            span .why { (G::refusal(texts, &why)) }
            (rule_link::<G>(texts, why.rule))
        }
    }
}
