//! T10 T12 T14 T15 T20 What is played or used, each with its targets.

use crate::face::Choice;
use crate::faces::tokyo::board::battle;
use crate::faces::tokyo::desk::Desk;
use crate::faces::tokyo::desk::groups::{Offers, is_used_freely};
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text;
use crate::kit::button::{ORDINARY, id};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Action, Ask, Frame, Means, On, Row, View, When, bot_card};

/// Each card, skill or BOT card: a button, or its name with a button for each target.
pub(crate) fn all(desk: &Desk<'_>, offers: &Offers<'_>) -> Markup {
    html! {
        @for (by, offers) in by_means(offers) {
            (used(desk, by, &offers))
            @for choice in &offers {
                @if let Some(preview) = battle::preview_part(desk.board, &id("preview", &choice.notation), desk.acting, choice.action) { (preview) }
            }
        }
    }
}

fn used(desk: &Desk<'_>, by: Option<Means>, offers: &Offers<'_>) -> Slot {
    let key = by.map(|by| id("with", &by.to_string())).unwrap_or_default();
    let actions: Vec<_> =
        offers.iter().map(|choice| (choice.action, desk.words.naming(choice.action))).collect();
    let input = (desk.acting, Box::<str>::from(desk.scene.post_to), desk.view().top(), actions);
    desk.scene.part(&key, input, |_| match offers.as_slice() {
        [only] => {
            html! { div id=(key) .choices { (desk.tall(only, &does_now(&desk.words, desk.acting, by))) } }
        }
        several => html! { div id=(key) .offer { (aimed(desk, by, several)) } },
    })
}

/// The choices of each means, in the order in which the means come first.
fn by_means<'a>(offers: &Offers<'a>) -> Vec<(Option<Means>, Offers<'a>)> {
    let mut parts: Vec<(Option<Means>, Offers<'a>)> = Vec::new();
    for &choice in offers {
        let by = means(choice.action);
        match parts.iter_mut().find(|(of, _)| *of == by) {
            Some((_, offers)) => offers.push(choice),
            None => parts.push((by, vec![choice])),
        }
    }
    parts
}

/// What an action uses.
pub(crate) fn means(action: Action) -> Option<Means> {
    if let Action::Use { by, .. } | Action::Join { by, .. } = action { Some(by) } else { None }
}

/// What it does at this moment, as its text says.
pub(crate) fn does_now(words: &Words<'_>, seat: Seat, by: Option<Means>) -> Vec<String> {
    let texts = words.texts;
    let Some(by) = by else { return Vec::new() };
    let (said, rows) = match by {
        Means::Hand(card) | Means::Gear(card) => (text::card(texts, card).rows, card.row().rows),
        Means::Skill(skill) => {
            let row = words.skill_row(seat, skill);
            (text::skill(texts, row), row.rows)
        }
        Means::Bot(role) => (text::bot(texts, role), bot_card(role).rows),
    };
    let free = is_used_freely(words.view);
    let now = |row: &Row| match row.when {
        When::Play | When::Use => free,
        When::Interrupt(on) => answers(words.view, on),
        When::Always
        | When::Start
        | When::End
        | When::Success
        | When::Failure
        | When::Pass(_)
        | When::Drawn
        | When::Story(_) => false,
    };
    said.into_iter().zip(rows).filter(|(_, row)| now(row)).map(|(said, _)| said).collect()
}

/// T12.5 Whether an interrupt is one for the moment that is asked about.
fn answers(view: &View, on: On) -> bool {
    let Some(Frame::Ask(ask)) = view.top() else { return false };
    match on {
        On::Check { .. } => ask == Ask::Check,
        On::Attack { .. } => matches!(ask, Ask::Battle { .. }),
        On::Damage { .. } => matches!(ask, Ask::Damage { .. }),
        On::Draw { .. } => matches!(ask, Ask::Drawn { .. }),
        On::Scrap { .. } => matches!(ask, Ask::Scrap { .. }),
        On::Fee { .. } => matches!(ask, Ask::Fee { .. }),
        On::Reward => matches!(ask, Ask::Reward { .. }),
        On::Reveal | On::RevealCheck => matches!(ask, Ask::Turned { .. }),
    }
}

fn aimed(desk: &Desk<'_>, by: Option<Means>, offers: &[&Choice<Action>]) -> Markup {
    let name = by.map(|by| desk.words.means(desk.acting, by)).unwrap_or_default();
    html! {
        span .name { (name) }
        @for line in does_now(&desk.words, desk.acting, by) { p .hint { (line) } }
        div .choices {
            @for choice in offers { (desk.short(choice, ORDINARY, &aim(desk, choice.action))) }
        }
    }
}

/// The target of an action and its type of damage.
fn aim(desk: &Desk<'_>, action: Action) -> String {
    let aim = if let Action::Use { at, kind, .. } = action {
        desk.words.aim(at, kind)
    } else if let Action::Join { kind, .. } = action {
        Some(desk.words.damage(kind))
    } else {
        None
    };
    aim.unwrap_or_else(|| desk.full(action))
}
