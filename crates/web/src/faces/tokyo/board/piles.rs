//! T1.3 T2.7 T30.1 T30.7 The common decks with what is known of them, the discard piles, the supply of AP tokens.

use crate::faces::tokyo::board::card::{counted, counted_site_cards, counted_troubles};
use crate::faces::tokyo::board::sprite::{icon, kind};
use crate::faces::tokyo::words::Words;
use maud::{Markup, html};
use tokyo::{AP_TOKENS, Card, CardKind, Trouble};

/// Everything that belongs to nobody.
pub(crate) fn piles(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        section #piles .common-piles .panel aria-labelledby="piles-title" {
            h2 #piles-title { (words.say("tokyo-board-piles")) }
            (supply(words))
            (troubles(words))
            (site(words))
            (goods(words))
            @if !view.goods_discard.is_empty() || !view.removed.is_empty() {
                details #out-of-play .fold {
                    summary { (icon("discard")) (words.say("tokyo-board-gone")) span .count { (view.goods_discard.len() + view.removed.len()) } }
                    (counted(words, "market-gone", view.goods_discard.kinds()))
                    @if !view.removed.is_empty() {
                        p .hint { (words.say("tokyo-board-removed")) }
                        (counted(words, "removed", view.removed.kinds()))
                    }
                }
            }
        }
    }
}

/// T1.3 AP tokens left.
fn supply(words: &Words<'_>) -> Markup {
    let left = words.view.supply;
    let told = words.tell("tokyo-board-supply-left", &[("count", left.into())]);
    html! {
        p .supply title=(told) {
            (icon("ap")) span { (words.say("tokyo-board-supply")) } span .count { (left) "/" (AP_TOKENS) } span .unseen { (told) }
        }
    }
}

fn troubles(words: &Words<'_>) -> Markup {
    let view = words.view;
    let unknown = view.troubles;
    let total = unknown.len() as usize + view.troubles_over.len() + view.troubles_under.len();
    html! {
        details #trouble-deck .fold {
            summary { (icon("trouble")) (words.say("tokyo-board-trouble-deck")) span .count { (total) } }
            (in_order(words, "tokyo-board-known-top", view.troubles_over.iter().rev()))
            p .hint { (words.say("tokyo-board-unknown")) }
            (counted_troubles(words, "trouble-in", unknown.kinds()))
            (in_order(words, "tokyo-board-known-bottom", view.troubles_under.iter().rev()))
        }
        details #trouble-discard .fold {
            summary { (icon("discard")) (words.say("tokyo-board-trouble-discard")) span .count { (view.trouble_discard.len()) } }
            @if view.trouble_discard.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
            (counted_troubles(words, "trouble-gone", view.trouble_discard.kinds()))
        }
    }
}

/// Troubles whose order is known, from above.
fn in_order<'a>(words: &Words<'_>, id: &str, troubles: impl Iterator<Item = &'a Trouble>) -> Markup {
    let names: Vec<String> = troubles.map(|&trouble| words.trouble(trouble).to_owned()).collect();
    html! {
        @if !names.is_empty() { p .known-order { (words.tell(id, &[("cards", (&words.list(names)).into())])) } }
    }
}

fn site(words: &Words<'_>) -> Markup {
    let view = words.view;
    let deck = view.site_unseen.len().saturating_sub(view.encounter.into());
    html! {
        details #site-deck .fold {
            summary { (icon("site")) (words.say("tokyo-board-site-deck")) span .count { (deck) } }
            @if view.encounter > 0 { p .hint { (words.tell("tokyo-board-encounter-among", &[("count", view.encounter.into())])) } }
            (counted_site_cards(words, "site-in", view.site_unseen.kinds()))
        }
        details #site-discard .fold {
            summary { (icon("discard")) (words.say("tokyo-board-site-discard")) span .count { (view.site_discard.len()) } }
            @if view.site_discard.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
            (counted_site_cards(words, "site-gone", view.site_discard.kinds()))
        }
    }
}

/// The goods decks: their order is unknown, their contents are what has not been seen.
fn goods(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        @for &of in CardKind::ALL {
            @let own: Vec<(Card, u8)> = view.undrawn.kinds().filter(|(card, _)| card.row().kind == of).collect();
            @let under = view.under.iter().filter(|card| card.row().kind == of).count();
            @let count = own.iter().map(|(_, count)| usize::from(*count)).sum::<usize>() + under;
            details id=(format!("deck-of-{of}")) .fold {
                summary { (icon(kind(of))) (words.kind(of)) span .count { (count) } }
                (counted(words, &format!("goods-{of}"), own.into_iter()))
            }
        }
    }
}
