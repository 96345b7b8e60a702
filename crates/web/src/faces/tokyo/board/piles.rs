//! T1.3 T2.7 T30.1 T30.7 The common decks with what is known of them, the discard piles, the supply of AP tokens.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card::{counted, counted_site_cards, counted_troubles};
use crate::faces::tokyo::board::reach::link;
use crate::faces::tokyo::board::sprite::{icon, kind};
use crate::faces::tokyo::words::Words;
use crate::kit::menu::{Kind, menu};
use crate::kit::part::Slot;
use maud::{Markup, html};
use tokyo::{AP_TOKENS, CardKind, Trouble, View};

/// Everything that belongs to nobody.
pub(crate) fn piles(board: &Board<'_>) -> Slot {
    let decks =
        [supply(board), trouble_deck(board), trouble_discard(board), site_deck(board), site_discard(board)];
    let goods: Vec<Slot> = CardKind::ALL.iter().map(|&of| goods(board, of)).collect();
    let gone = gone(board);
    board.scene.part("piles", gone.is_some(), |_| {
        html! {
            details #piles .common-piles .fold .panel {
                summary #piles-title { (board.words.say("tokyo-board-piles")) }
                div .every-pile { @for pile in decks.iter().chain(&goods).chain(&gone) { (pile) } }
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

/// How many cards the trouble deck holds.
fn troubles(view: &View) -> usize {
    view.troubles.len() as usize + view.troubles_over.len() + view.troubles_under.len()
}

fn trouble_deck(board: &Board<'_>) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    board.pile("trouble-deck", ("trouble", "tokyo-board-trouble-deck"), troubles(view), || {
        troubles_left(words, "trouble-in")
    })
}

fn troubles_left(words: &Words<'_>, key: &str) -> Markup {
    let view = words.view;
    html! {
        (in_order(words, "tokyo-board-known-top", view.troubles_over.iter().rev()))
        p .hint { (words.say("tokyo-board-unknown")) }
        (counted_troubles(words, key, view.troubles.kinds()))
        (in_order(words, "tokyo-board-known-bottom", view.troubles_under.iter().rev()))
    }
}

fn trouble_discard(board: &Board<'_>) -> Slot {
    let (words, count) = (&board.words, board.words.view.trouble_discard.len());
    board.pile("trouble-discard", ("discard", "tokyo-board-trouble-discard"), count as usize, || {
        troubles_gone(words, "trouble-gone")
    })
}

fn troubles_gone(words: &Words<'_>, key: &str) -> Markup {
    let gone = &words.view.trouble_discard;
    html! {
        @if gone.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
        (counted_troubles(words, key, gone.kinds()))
    }
}

/// Troubles whose order is known, from above.
fn in_order<'a>(words: &Words<'_>, id: &str, troubles: impl Iterator<Item = &'a Trouble>) -> Markup {
    let names: Vec<String> = troubles.map(|&trouble| words.trouble(trouble).to_owned()).collect();
    html! {
        @if !names.is_empty() { p .known-order { (words.tell(id, &[("cards", (&words.list(names)).into())])) } }
    }
}

/// How many cards the Site deck holds.
fn site_cards(view: &View) -> usize {
    view.site_unseen.len().saturating_sub(view.encounter.into()) as usize
}

fn site_deck(board: &Board<'_>) -> Slot {
    let (words, view) = (&board.words, board.words.view);
    board.pile("site-deck", ("site", "tokyo-board-site-deck"), site_cards(view), || {
        site_cards_left(words, "site-in")
    })
}

fn site_cards_left(words: &Words<'_>, key: &str) -> Markup {
    let view = words.view;
    html! {
        @if view.encounter > 0 { p .hint { (words.tell("tokyo-board-encounter-among", &[("count", view.encounter.into())])) } }
        (counted_site_cards(words, key, view.site_unseen.kinds()))
    }
}

fn site_discard(board: &Board<'_>) -> Slot {
    let (words, count) = (&board.words, board.words.view.site_discard.len());
    board.pile("site-discard", ("discard", "tokyo-board-site-discard"), count as usize, || {
        site_cards_gone(words, "site-gone")
    })
}

fn site_cards_gone(words: &Words<'_>, key: &str) -> Markup {
    let gone = &words.view.site_discard;
    html! {
        @if gone.is_empty() { p .hint { (words.say("tokyo-board-none")) } }
        (counted_site_cards(words, key, gone.kinds()))
    }
}

/// The decks that are drawn from by the rules, as backs beside the Site. Touched they tell what they hold.
pub(crate) fn on_the_mat(board: &Board<'_>) -> Slot {
    let (words, scene, view) = (&board.words, board.scene, board.words.view);
    scene.parts.later("menu-trouble-deck", || {
        let content = html! {
            (troubles_left(words, "trouble-left"))
            h4 { (words.say("tokyo-board-trouble-discard")) }
            (troubles_gone(words, "trouble-past"))
        };
        menu("menu-trouble-deck", Kind::Mat, &html! { (words.say("tokyo-board-trouble-deck")) }, &content)
    });
    scene.parts.later("menu-site-deck", || {
        let content = html! {
            (site_cards_left(words, "site-left"))
            h4 { (words.say("tokyo-board-site-discard")) }
            (site_cards_gone(words, "site-past"))
        };
        menu("menu-site-deck", Kind::Mat, &html! { (words.say("tokyo-board-site-deck")) }, &content)
    });
    let deck =
        |id: &'static str, menu: &'static str, sign: &'static str, name: &'static str, count: usize| {
            scene.part(id, count, |&count| {
                let name = words.say(name);
                let shown = html! {
                    span .backs aria-hidden="true" { i { (icon(sign)) } }
                    span .caption { (name) } " " span .heap-count { (count) }
                };
                link(scene, id, if count == 0 { "heap none" } else { "heap" }, menu, &name, shown)
            })
        };
    let troubles =
        deck("troubles-left", "menu-trouble-deck", "trouble", "tokyo-board-trouble-deck", troubles(view));
    let site = deck("site-cards-left", "menu-site-deck", "site", "tokyo-board-site-deck", site_cards(view));
    scene.frame("decks", html! { div #decks .decks { (troubles) (site) } })
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
