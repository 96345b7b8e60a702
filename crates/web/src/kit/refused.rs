//! What cannot be done, and why not.

use super::rule::rule_link;
use crate::face::Face;
use i18n::Texts;
use kernel::Refusal;
use maud::{Markup, html};

/// Refused actions of one kind that are refused for one reason.
pub(crate) struct Alike<A, K> {
    pub(crate) kind: K,
    pub(crate) why: Refusal,
    pub(crate) actions: Vec<A>,
}

/// Refused actions by kind and reason, in the order in which each first occurs.
pub(crate) fn by_reason<A: Copy, K: Copy + PartialEq>(
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

/// A line that says what cannot be done, why not, and by which rule.
pub(crate) fn line<G: Face>(texts: &Texts, what: &Markup, why: Refusal) -> Markup {
    html! {
        p .blocked {
            span .what { (what) }
            span .why { (G::refusal(texts, &why)) }
            (rule_link::<G>(texts, why.rule))
        }
    }
}
