//! T19 The check being made: what counts so far, what is missing, what each card would make of it, and the odds of the
//! trouble that can be drawn for it.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::sprite::{ability, icon};
use crate::faces::tokyo::words::{Thing, Words};
use crate::kit::rule::rule_link;
use kernel::RuleId;
use maud::{Markup, html};
use tokyo::{Action, Card, Check, Drawn, State, Trouble, View};

/// T19.6 The most tokens others may add.
const HELP_MOST: u8 = 3;
/// The most steps that are drawn one by one.
const STEPS_MOST: u8 = 20;

/// The check, if one is being made.
pub(crate) fn check(words: &Words<'_>, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(check) = &words.view.check {
            section #check .check-box aria-labelledby="check-title" {
                h3 #check-title { (icon("dice")) span { (words.goal(check)) } (rule_link::<State>(words.texts, RuleId("T19.7"))) }
                (meter(words, check))
                (sources(words, scene, check))
                (odds(words, check))
            }
        }
    }
}

/// The ability, what has been added, and what is missing, in steps up to the target.
fn meter(words: &Words<'_>, check: &Check) -> Markup {
    let base = words.view.pc(check.payer()).ability(check.ability).min(check.strength);
    let told = words.tell(
        "tokyo-check-stands",
        &[
            ("strength", check.strength.into()),
            ("target", check.target.into()),
            ("missing", check.missing().into()),
        ],
    );
    html! {
        div .meter role="img" aria-label=(told) {
            (ability(&words.ability(check.ability), check.ability, base))
            ol aria-hidden="true" {
                @for step in 0..check.target.max(check.strength).min(STEPS_MOST) {
                    li .(if step < base { "base" } else if step < check.strength { "added" } else { "open" })
                        .goal[step + 1 == check.target] {}
                }
            }
            b .sum aria-hidden="true" { (check.strength) "/" (check.target) }
        }
        p .told .reached[check.succeeds()] { (told) }
    }
}

/// What may still be added: hand cards with what they would make of it, tokens. What the reader can pay has its own button.
fn sources(words: &Words<'_>, scene: &Scene<'_>, check: &Check) -> Markup {
    let view = words.view;
    let payer = check.payer();
    let missing = check.missing();
    let offered = |action| scene.choices.iter().any(|choice| choice.action == action);
    let worth = |card: &Card| card.row().ap > 0 && !offered(Action::Pay(*card));
    let mut cards: Vec<Card> = view.stash(payer).hand.iter().copied().filter(worth).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.row().ap));
    let own = view.pc(payer).ap;
    let others: u8 = crate::faces::tokyo::board::mat::seats(words)
        .filter(|&seat| seat != payer)
        .map(|seat| view.pc(seat).ap)
        .sum();
    let help = others.min(HELP_MOST.saturating_sub(check.helped));
    html! {
        @if !check.succeeds() && (!cards.is_empty() || own > 0 || help > 0) {
            ul .sources {
                @for card in cards {
                    @let ap = card.row().ap;
                    li .reaches[ap >= missing] { span .ap { (ap) } (words.card(card)) span .to { "→ " (check.strength + ap) } }
                }
                @if own > 0 { li .reaches[own >= missing] { (icon("ap")) (words.tell("tokyo-check-tokens", &[("count", own.into())])) } }
                @if help > 0 { li .reaches[help >= missing] { (icon("ap")) (words.tell("tokyo-check-help", &[("count", help.into())])) } }
            }
        }
    }
}

/// What the next trouble will be drawn from.
enum Next {
    Known(Trouble),
    Among(Vec<(Trouble, u8)>),
    Nothing,
}

fn next(view: &View) -> Next {
    if let Some(&top) = view.troubles_over.last() {
        return Next::Known(top);
    }
    if !view.troubles.is_empty() {
        return Next::Among(view.troubles.kinds().collect());
    }
    match view.troubles_under.last() {
        Some(&lowest) => Next::Known(lowest),
        None if view.trouble_discard.is_empty() => Next::Nothing,
        None => Next::Among(view.trouble_discard.kinds().collect()),
    }
}

/// How many of the cards that may come reach what is missing, and how many there are.
pub(crate) fn chance(cards: &[(Trouble, u8)], missing: u8) -> (u32, u32) {
    let count =
        |cards: &mut dyn Iterator<Item = &(Trouble, u8)>| cards.map(|(_, count)| u32::from(*count)).sum();
    (count(&mut cards.iter().filter(|(card, _)| card.row().ap >= missing)), count(&mut cards.iter()))
}

/// T6.15 The same where the next card may be one that roams.
pub(crate) fn beside_the_roamer(view: &View, (reach, all): (u32, u32), missing: u8) -> (u32, u32) {
    let hidden = u32::from(view.story.hidden);
    match view.roamer() {
        Some((card, None)) if hidden > 0 => {
            let own = if card.row().roams.unwrap_or(0) >= missing { all } else { 0 };
            (reach * (hidden - 1) + own, all * hidden)
        }
        Some(_) | None => (reach, all),
    }
}

/// T19.5 The odds of the one trouble.
fn odds(words: &Words<'_>, check: &Check) -> Markup {
    let Some(told) = drawing(words, check) else { return html! {} };
    let line = html! { (icon("trouble")) (told) };
    match (check.drawn, next(words.view)) {
        (Drawn::NotYet, Next::Among(cards)) => html! {
            div .odds {
                p { (line) }
                (spread(&cards, check.missing()))
            }
        },
        (Drawn::NotYet, Next::Known(_) | Next::Nothing)
        | (Drawn::Held(_) | Drawn::HeldScene(_) | Drawn::Spent, _) => html! { p .drawn { (line) } },
    }
}

/// T19.5 The one trouble of the check: which it was, or how likely it is enough. Nothing where none is needed.
pub(crate) fn drawing(words: &Words<'_>, check: &Check) -> Option<String> {
    let missing = check.missing();
    let drawn = |trouble: Thing<'_>, ap: u8| {
        words.tell("tokyo-check-drawn", &[("trouble", trouble), ("ap", ap.into())])
    };
    match check.drawn {
        Drawn::Held(trouble) => return Some(drawn(trouble.into(), trouble.row().ap)),
        Drawn::HeldScene(scene) => return Some(drawn(scene.into(), scene.row().roams.unwrap_or(0))),
        Drawn::Spent => return Some(words.say("tokyo-check-spent")),
        Drawn::NotYet if check.succeeds() => return None,
        Drawn::NotYet => {}
    }
    Some(match next(words.view) {
        Next::Known(trouble) => {
            let enough = trouble.row().ap >= missing;
            let id = if enough { "tokyo-check-known-reaches" } else { "tokyo-check-known-fails" };
            words.tell(id, &[("trouble", trouble.into()), ("ap", trouble.row().ap.into())])
        }
        Next::Nothing => words.say("tokyo-check-no-trouble"),
        Next::Among(cards) => {
            let (reach, all) = beside_the_roamer(words.view, chance(&cards, missing), missing);
            let percent = (reach * 100 + all / 2) / all.max(1);
            words.tell(
                "tokyo-check-odds",
                &[("percent", percent.into()), ("reach", reach.into()), ("all", all.into())],
            )
        }
    })
}

/// How many cards bring how much AP.
fn spread(cards: &[(Trouble, u8)], missing: u8) -> Markup {
    let most = cards.iter().map(|(card, _)| card.row().ap).max().unwrap_or_default();
    let counts: Vec<(u8, u8)> = (0..=most)
        .map(|ap| (ap, cards.iter().filter(|(card, _)| card.row().ap == ap).map(|(_, count)| count).sum()))
        .filter(|&(_, count)| count > 0)
        .collect();
    html! {
        ol .spread aria-hidden="true" {
            @for (ap, count) in counts {
                li .reaches[ap >= missing] {
                    svg viewBox="0 0 10 40" preserveAspectRatio="none" { rect y=(40 - 3 * i16::from(count.min(13))) width="10" height=(3 * i16::from(count.min(13))) {} }
                    span .ap { (ap) } span .times { "×" (count) }
                }
            }
        }
    }
}
