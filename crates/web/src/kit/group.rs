//! Groups of choices under their headings.

use i18n::Texts;
use maud::{Markup, html};

/// A group of choices under a heading, with what is refused of its kind folded away behind them. Where there is nothing to
/// choose, all of it is folded away. Without either there is no group.
pub(crate) fn group(
    texts: &Texts,
    key: &str,
    heading: &str,
    content: Option<&Markup>,
    refused: Option<&Markup>,
) -> Markup {
    let fold = |summary: Markup, refused: &Markup| {
        html! { details id=(format!("refused-{key}")) .fold .refused { summary { (summary) } (refused) } }
    };
    let not_now = texts.say("refused-title");
    html! {
        @if content.is_some() || refused.is_some() {
            section id=(format!("group-{key}")) .group {
                @match (content, refused) {
                    (Some(content), refused) => {
                        h3 { (heading) }
                        (content)
                        @if let Some(refused) = refused { (fold(html! { (not_now) }, refused)) }
                    }
                    (None, Some(refused)) => (fold(html! { h3 { (heading) } span .count { (not_now) } }, refused)),
                    (None, None) => "",
                }
            }
        }
    }
}
