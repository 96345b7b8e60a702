//! T1.8 T1.9 A card on the page: its name with what counts most, and its whole text one tap away.

use crate::faces::tokyo::board::pictured::in_a_hand;
use crate::faces::tokyo::board::sprite::{ability, icon, icon_said, kind, rarity};
use crate::faces::tokyo::pictures;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::text::{self, CardText};
use crate::kit::picture::Picture;
use maud::{Markup, html};
use tokyo::{Card, Category, SiteCard, Trouble};

/// A player card; what `beside` says of it stands beside its name.
pub(crate) fn card(words: &Words<'_>, id: &str, card: Card, beside: &Markup) -> Markup {
    let row = card.row();
    let printed = text::card(words.texts, card);
    html! {
        details id=(id) .leaf .(rarity(row.rarity)) {
            summary { (face(words, card, beside)) }
            (lines(&printed))
        }
    }
}

/// What counts most of a player card, in a line.
pub(crate) fn face(words: &Words<'_>, card: Card, beside: &Markup) -> Markup {
    let row = card.row();
    html! {
        (icon_said(kind(row.kind), &words.kind(row.kind)))
        span .name { (words.card(card)) }
        (beside)
        @if let Category::Equip(with, target) = row.category { span .equip { (ability(&words.ability(with), with, target)) } }
        (ap(words, row.ap))
    }
}

/// The AP of a card.
pub(crate) fn ap(words: &Words<'_>, number: u8) -> Markup {
    let told = words.tell("tokyo-board-ap", &[("ap", number.into())]);
    html! {
        @if number > 0 {
            span .ap title=(told) { span .unseen { (told) } span aria-hidden="true" { (number) } }
        }
    }
}

/// A player card in full.
pub(crate) fn player_card(words: &Words<'_>, card: Card) -> Markup {
    full(
        kind(card.row().kind),
        rarity(card.row().rarity),
        &pictures::card(card),
        &text::card(words.texts, card),
    )
}

/// A trouble in full.
pub(crate) fn trouble(words: &Words<'_>, trouble: Trouble) -> Markup {
    full(
        "trouble",
        rarity(trouble.row().rarity),
        &pictures::trouble(trouble),
        &text::trouble(words.texts, trouble),
    )
}

/// A card below a heading that names it.
pub(crate) fn shown(picture: &Picture, printed: &CardText) -> Markup {
    html! { div .shown .(picture.ground) { div .face { (in_a_hand(picture)) } (lines(printed)) } }
}

fn full(sign: &str, class: &str, picture: &Picture, printed: &CardText) -> Markup {
    html! {
        div .full-card .(class) .(picture.ground) {
            div .face { (in_a_hand(picture)) }
            h3 { (icon(sign)) (printed.name) }
            (lines(printed))
        }
    }
}

/// What is printed below the name.
pub(crate) fn lines(printed: &CardText) -> Markup {
    html! {
        div .printed {
            p .kinds {
                span { (printed.kind) }
                @if let Some(worth) = &printed.worth { span { (worth) } }
                @for keyword in &printed.keywords { span .tag .plain { (keyword) } }
            }
            @for way in &printed.way { p .way-in { (way) } }
            @for row in &printed.rows { p { (row) } }
        }
    }
}

/// Cards of one kind with how many there are, as a list with their texts one tap away.
pub(crate) fn counted(words: &Words<'_>, prefix: &str, cards: impl Iterator<Item = (Card, u8)>) -> Markup {
    html! {
        ul .leaves { @for (of, count) in cards {
            li { (card(words, &format!("{prefix}-{}", of.word().replace('_', "-")), of, &times(count))) }
        } }
    }
}

/// How many there are, if more than one.
pub(crate) fn times(count: u8) -> Markup {
    html! { @if count > 1 { span .times { "×" (count) } } }
}

/// Troubles with how many of each.
pub(crate) fn counted_troubles(
    words: &Words<'_>,
    prefix: &str,
    cards: impl Iterator<Item = (Trouble, u8)>,
) -> Markup {
    html! {
        ul .leaves { @for (of, count) in cards {
            @let printed = text::trouble(words.texts, of);
            li { (threat(&format!("{prefix}-{}", of.word().replace('_', "-")), "trouble", rarity(of.row().rarity), &printed, &html! { (times(count)) (ap(words, of.row().ap)) })) }
        } }
    }
}

/// Site cards with how many of each.
pub(crate) fn counted_site_cards(
    words: &Words<'_>,
    prefix: &str,
    cards: impl Iterator<Item = (SiteCard, u8)>,
) -> Markup {
    html! {
        ul .leaves { @for (of, count) in cards {
            @let printed = text::site_card(words.texts, of);
            li { (threat(&format!("{prefix}-{}", of.word().replace('_', "-")), "site", rarity(of.row().rarity), &printed, &times(count))) }
        } }
    }
}

fn threat(id: &str, sign: &str, class: &str, printed: &CardText, beside: &Markup) -> Markup {
    html! {
        details id=(id) .leaf .(class) {
            summary { (icon(sign)) span .name { (printed.name) } (beside) }
            (lines(printed))
        }
    }
}
