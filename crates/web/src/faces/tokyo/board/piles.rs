//! T1.3 T2.7 T30.1 T30.7 The common decks with what is known of them, the discard piles, the supply of AP tokens.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card::{counted, counted_site_cards, counted_troubles};
use crate::faces::tokyo::board::sprite::{icon, kind};
use crate::faces::tokyo::words::Words;
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{AP_TOKENS, CardKind, Trouble};

/// Everything that belongs to nobody.
pub(crate) fn piles(board: &Board<'_>) -> Slot {
    let decks =
        [supply(board), trouble_deck(board), trouble_discard(board), site_deck(board), site_discard(board)];
    let goods: Vec<Slot> = CardKind::ALL.iter().map(|&of| goods(board, of)).collect();
    let gone = gone(board);
    board.scene.part("piles", gone.is_some(), |_| {
        html! {
            section #piles .common-piles .panel aria-labelledby="piles-title" {
                h2 #piles-title { (board.words.say("tokyo-board-piles")) }
                @for pile in decks.iter().chain(&goods).chain(&gone) { (pile) }
            }
        }
    })
}

/// T1.3 AP tokens left.
fn supply(board: &Board<'_>) -> Slot {
    let words = &board.words;
    board.scene.part("supply", words.view.supply, |&left| {
        let told = words.tell("tokyo-board-supply-left", &[("count", left.into())]);
        html! {
            p #supply .supply title=(told) {
                (icon("ap")) span .called { (words.say("tokyo-board-supply")) } span .count { (left) "/" (AP_TOKENS) } span .unseen { (told) }
            }
        }
    })
}

fn trouble_deck(board: &Board<'_>) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let total = view.troubles.len() as usize + view.troubles_over.len() + view.troubles_under.len();
    board.pile("trouble-deck", ("trouble", "tokyo-board-trouble-deck"), total, || {
        html! {
            (in_order(words, "tokyo-board-known-top", view.troubles_over.iter().rev()))
            p .hint { (words.say("tokyo-board-unknown")) }
            (counted_troubles(words, "trouble-in", view.troubles.kinds()))
            (in_order(words, "tokyo-board-known-bottom", view.troubles_under.iter().rev()))
        }
    })
}

fn trouble_discard(board: &Board<'_>) -> Slot {
    let (words, gone) = (&board.words, &board.words.view.trouble_discard);
    board.pile("trouble-discard", ("discard", "tokyo-board-trouble-discard"), gone.len() as usize, || {
        html! {
            @if gone.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
            (counted_troubles(words, "trouble-gone", gone.kinds()))
        }
    })
}

/// Troubles whose order is known, from above.
fn in_order<'a>(words: &Words<'_>, id: &str, troubles: impl Iterator<Item = &'a Trouble>) -> Markup {
    let names: Vec<String> = troubles.map(|&trouble| words.trouble(trouble).to_owned()).collect();
    html! {
        @if !names.is_empty() { p .known-order { (words.tell(id, &[("cards", (&words.list(names)).into())])) } }
    }
}

fn site_deck(board: &Board<'_>) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let count = view.site_unseen.len().saturating_sub(view.encounter.into());
    board.pile("site-deck", ("site", "tokyo-board-site-deck"), count as usize, || {
        html! {
            @if view.encounter > 0 { p .hint { (words.tell("tokyo-board-encounter-among", &[("count", view.encounter.into())])) } }
            (counted_site_cards(words, "site-in", view.site_unseen.kinds()))
        }
    })
}

fn site_discard(board: &Board<'_>) -> Slot {
    let (words, gone) = (&board.words, &board.words.view.site_discard);
    board.pile("site-discard", ("discard", "tokyo-board-site-discard"), gone.len() as usize, || {
        html! {
            @if gone.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
            (counted_site_cards(words, "site-gone", gone.kinds()))
        }
    })
}

/// A goods deck: its order is unknown, its contents are what has not been seen.
fn goods(board: &Board<'_>, of: CardKind) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    let own = || view.undrawn.kinds().filter(|(card, _)| card.row().kind == of);
    let under = view.under.iter().filter(|card| card.row().kind == of).count();
    let count = own().map(|(_, count)| usize::from(count)).sum::<usize>() + under;
    let name = format!("tokyo-kind-{of}");
    board.pile(&format!("deck-of-{of}"), (kind(of), &name), count, || {
        counted(words, &format!("goods-{of}"), own())
    })
}

/// T23.7 T23.8 What has left the game.
fn gone(board: &Board<'_>) -> Option<Slot> {
    let (words, view) = (&board.words, board.words.view);
    let count = (view.goods_discard.len() + view.removed.len()) as usize;
    let pile = || {
        board.pile("out-of-play", ("discard", "tokyo-board-gone"), count, || {
            html! {
                (counted(words, "market-gone", view.goods_discard.kinds()))
                @if !view.removed.is_empty() {
                    p .hint { (words.say("tokyo-board-removed")) }
                    (counted(words, "removed", view.removed.kinds()))
                }
            }
        })
    };
    (count > 0).then(pile)
}
