//! What the desks of all games are made of: the fields every move is posted with, lists to choose from, links to rules.

use crate::face::{Choice, Scene};
use i18n::Texts;
use kernel::{Game, RuleId};
use maud::{Markup, html};

/// What every move is posted with, besides the move.
pub(crate) fn fields<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="seat" value=(scene.acting.unwrap_or_default().number());
        input type="hidden" name="version" value=(scene.version);
    }
}

/// The class of a button, and of one that is the thing to do.
pub(crate) const ORDINARY: &str = "choice";
pub(crate) const MAIN: &str = "choice main";
/// The class of a button with what it does below its name.
pub(crate) const TALL: &str = "choice tall";

/// A button of the form `act`. `full` describes the move where the button itself says less; the button is called by what it
/// shows.
pub(crate) fn button<A>(choice: &Choice<A>, class: &str, shown: &Markup, full: Option<&str>) -> Markup {
    button_at("do", choice, class, shown, full)
}

/// The same at a place of its own on the page: `place` begins the button's id.
pub(crate) fn button_at<A>(
    place: &str,
    choice: &Choice<A>,
    class: &str,
    shown: &Markup,
    full: Option<&str>,
) -> Markup {
    html! {
        button id=(id(place, &choice.notation)) class=(class) type="submit" form="act" name="action"
            value=(choice.notation) title=[full] { (shown) }
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

/// Something that gives away what does not come back: it is unfolded before it can be pressed, anew at each look.
pub(crate) fn early<G: Game>(scene: &Scene<'_, G>, button: &Markup) -> Markup {
    html! {
        details id=(format!("early-{}", scene.version)) .early {
            summary .choice { (scene.texts.say("end-early")) }
            div .choices { (button) }
        }
    }
}

/// A rule's id as a link to its text, beside the page.
pub(crate) fn rule_link<G: Game>(texts: &Texts, rule: RuleId) -> Markup {
    let label = texts.say_with("why-rule", &[("rule", rule.0.into())]);
    rule_link_to(G::ID, rule.0, Some(&label))
}

/// The same for a game by its id.
pub(crate) fn rule_link_to(game: &str, rule: &str, label: Option<&str>) -> Markup {
    html! {
        a .rule href=(format!("/rules/{game}#{rule}")) target="_blank" rel="noopener" aria-label=[label] { (rule) }
    }
}

/// The notation as part of an element id: `drive s1 san_francisco` is `drive-s1-san-francisco`.
pub(crate) fn id(prefix: &str, notation: &str) -> String {
    format!("{prefix}-{}", notation.replace([' ', '_'], "-"))
}
